"""`igroteka arena`, with the reference game."""

import json
import sys
from pathlib import Path

import pytest

from igroteka.arena.runs import PLAYED, line_up
from igroteka.cli import arena
from igroteka.content.components import export
from igroteka.records import record
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

BASE = ("arena", "reference", "--players", "2", "--bots", "greedy,random")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> arena.Summary:
    assert igroteka(*BASE, *arguments, "--json") == 0
    found: arena.Summary = json.loads(capsys.readouterr().out)
    for each in found["standings"]:
        del each["milliseconds"]
    return found


def test_a_table_of_results_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka(*BASE, "--matches", "6") == 0

    printed = capsys.readouterr().out
    assert "6 matches from seed 1" in printed
    assert {line.split()[0] for line in printed.splitlines()[2:4]} == {"greedy", "random"}


def test_a_stopped_run_goes_on_and_comes_out_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_once = said(capsys, "--matches", "6")
    said(capsys, "--matches", "2", "--out", str(tmp_path))
    before = (tmp_path / PLAYED).read_bytes()
    with (tmp_path / PLAYED).open("ab") as file:
        file.write(b'{"number": 2, "se')  # cut off

    assert said(capsys, "--matches", "6", "--out", str(tmp_path)) == at_once
    assert (tmp_path / PLAYED).read_bytes().startswith(before)


def test_fewer_matches_than_were_played_are_the_first_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--matches", "4", "--out", str(tmp_path))
    file = tmp_path / PLAYED
    file.write_bytes(b"".join(reversed(file.read_bytes().splitlines(keepends=True))))

    assert said(capsys, "--matches", "2", "--out", str(tmp_path)) == said(capsys, "--matches", "2")


def test_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--matches", "4", "--jobs", "2") == said(capsys, "--matches", "4")


def test_records_are_kept_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--matches", "2", "--out", str(tmp_path), "--records")

    saved = record.read(GAME, (tmp_path / "000001.jsonl").read_bytes())
    assert record.replay(GAME, saved).result


def test_matches_without_records_are_not_taken_for_recorded_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "--matches", "1", "--out", str(tmp_path))

    assert igroteka(*BASE, "--matches", "2", "--out", str(tmp_path), "--records") == 2
    assert "holds matches without records" in capsys.readouterr().err


def test_spaces_between_bots_are_allowed() -> None:
    assert line_up("greedy, random") == ("greedy", "random")


def test_each_seat_may_have_its_bot(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "reference", "--players", "3", "--bots", "greedy,random,random", "--matches", "3", "--json")
    assert igroteka(*arguments) == 0
    found = json.loads(capsys.readouterr().out)

    assert {each["bot"]: each["seats"] for each in found["standings"]} == {"greedy": 3, "random": 6}


def test_the_number_of_players_finds_the_mode(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("arena", "ryozen", "--matches", "1"), ("simulate", "ryozen", "--games", "1")):
        assert igroteka(*command, "--players", "1", "--bots", "random", "--json") == 0
        assert json.loads(capsys.readouterr().out)["mode"] == "solo"


def test_the_number_of_named_bots_finds_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random,random,greedy"
    for command in (("arena", "reference", "--matches", "1"), ("simulate", "reference", "--games", "1")):
        assert igroteka(*command, "--bots", bots, "--json") == 0
        assert json.loads(capsys.readouterr().out)["seats"] == 3


def test_a_folder_of_another_arena_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--matches", "1", "--out", str(tmp_path))

    assert igroteka(*BASE, "--matches", "1", "--seed", "9", "--out", str(tmp_path)) == 2
    assert "was begun with other seed" in capsys.readouterr().err


def test_a_damaged_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--matches", "1", "--out", str(tmp_path))
    (tmp_path / PLAYED).write_text("nonsense\n")

    assert igroteka(*BASE, "--matches", "1", "--out", str(tmp_path)) == 2
    assert "line 1 is damaged or of another command" in capsys.readouterr().err


def test_plots_are_drawn_beside_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--matches", "2", "--out", str(tmp_path))

    for name in ("wins", "scores", "times"):
        drawn = (tmp_path / f"{name}.svg").read_text("utf-8")
        assert drawn.rstrip().endswith("</svg>")
        assert "reference, base, 2 seats" in drawn
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_results_are_written_and_a_line_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "igroteka.arena.plots", raising=False)
    monkeypatch.delattr("igroteka.arena.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    assert igroteka(*BASE, "--matches", "1", "--out", str(tmp_path)) == 0
    assert capsys.readouterr().err == (
        "no plots: matplotlib is not installed; `pip install igroteka[plots]` brings it\n"
    )
    assert (tmp_path / PLAYED).exists()


def test_own_components_are_played_with_in_other_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text(export(GAME.box), "utf-8")

    with_own = said(capsys, "--matches", "3", "--jobs", "2", "--components", str(own))
    assert with_own == said(capsys, "--matches", "3")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("--bots", "oracle"), "a bot is random, greedy"),
        (("--players", "3", "--bots", "greedy,greedy"), "name each bot once, or one for each of the 3 seats"),
        (("--matches", "0"), "--matches must be 1 or more"),
        (("--records",), "give --out DIR"),
        (("--jobs", "0"), "--jobs must be 1 or more"),
        (("--yardstick",), "reference has no opponent of its own"),
        (("--option", "mode=base"), "has no option 'mode'"),
        (("--out", __file__), "give a folder"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    arguments: tuple[str, ...], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert igroteka("arena", "reference", *arguments) == 2
    said = capsys.readouterr().err
    assert hint in said and said.count("\n") == 1
