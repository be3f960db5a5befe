"""The command line as a whole."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import __version__
from igroteka.cli import main
from igroteka.games import REGISTRY
from igroteka.kernel.game import SetupError


def igroteka(*arguments: str) -> int:
    """Run a command; returns its exit code."""
    with pytest.raises(SystemExit) as stopped:
        main.run(arguments)
    code = stopped.value.code
    return code if isinstance(code, int) else 0


def failing_with(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(main, "app", fail)


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("--version")

    assert capsys.readouterr().out.strip() == __version__


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("--help")

    shown = capsys.readouterr().out
    assert [name for name in main.COMMANDS if name not in shown] == []


@pytest.mark.parametrize("asked", [["--help"], ["-h"], []], ids=["--help", "-h", "nothing"])
def test_help_says_what_each_command_does(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*asked)

    shown = capsys.readouterr().out.splitlines()
    named = {words[1]: len(words) for line in shown if len(words := line.split()) > 1 and words[0] == "│"}
    assert [name for name in main.COMMANDS if named[name] < 5] == []


@pytest.mark.parametrize("name", main.COMMANDS)
def test_every_command_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(name, "--help")

    assert f"igroteka {name} " in capsys.readouterr().out.split("Usage:")[1].split("\n", 1)[1]


def test_an_unknown_command_is_bad_input_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code = igroteka("shuffle")

    said = capsys.readouterr().err
    assert (code, said.count("\n"), "shuffle" in said) == (2, 1, True)


def test_an_error_of_the_user_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing_with(SetupError("this game is for\n2 seats"), monkeypatch)

    assert (igroteka("list"), capsys.readouterr().err) == (2, "igroteka: this game is for 2 seats\n")


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    failing_with(FileNotFoundError(2, "No such file", "match.jsonl"), monkeypatch)

    assert (igroteka("list"), capsys.readouterr().err) == (2, "igroteka: No such file: match.jsonl\n")


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    failing_with(KeyError("seat"), monkeypatch)

    with pytest.raises(KeyError, match="seat"):
        main.run(["list"])


def test_an_interrupt_ends_with_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "app", interrupt)

    assert igroteka("list") == 130


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "igroteka", "list", "--json"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)

    assert (done.returncode, done.stderr) == (0, "")


def test_commands_are_imported_only_when_used() -> None:
    script = "import sys, igroteka.cli.main; print([name for name in sys.modules if name.startswith('igroteka.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "['igroteka.cli', 'igroteka.cli.main']"


def test_list_knows_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("list", "--json")

    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == list(REGISTRY)


def test_list_gives_ids_for_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("list", "--ids")

    assert capsys.readouterr().out.split() == list(REGISTRY)


def test_list_shows_titles_in_the_asked_language(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("list", "--json")
    titles = [row["ru"].split()[0] for row in json.loads(capsys.readouterr().out)]
    igroteka("list", "--lang", "ru")

    shown = capsys.readouterr().out
    assert [title for title in titles if title not in shown] == []


def test_python_runs_the_package_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "igroteka", "--version"],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
    )

    assert done.stdout.strip() == __version__
