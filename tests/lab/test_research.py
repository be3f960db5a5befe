"""The guide for a first experiment runs: its snippets as they stand, its commands with smaller numbers."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGE = PROJECT / "docs" / "research.md"
SMALLER = {"--lessons": "1", "--rounds": "1", "--matches": "2"}


def test_the_snippets_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)

    assert (failed, tried > 20) == (0, True)


def commands() -> list[list[str]]:
    """The commands of the page that train and measure, made smaller; the leaderboard's opponents think too long."""
    lines = re.findall(r"^(?:python|igroteka arena) .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [made_smaller(shlex.split(line)) for line in lines]


def made_smaller(words: list[str]) -> list[str]:
    given = [SMALLER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [*given, "--matches", "1", "--evaluation", "2", "--units", "8"] if "python" in words else given


def test_the_commands_run(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(PROJECT / "examples")
    for name, *words in commands():
        program = [sys.executable] if name == "python" else [sys.executable, "-m", name]
        done = subprocess.run([*program, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]

    assert (tmp_path / "build" / "ryozen" / "policy.npz").exists()
