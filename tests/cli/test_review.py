"""`igroteka review`, with the reference game."""

import json
from pathlib import Path

import pytest

from igroteka.cli.main import BAD_INPUT
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.testing.golden import recorded
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

BUDGET = ("--budget", "8")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    path.write_bytes(record.write(record.record(recorded(GAME, GAME.setup(seats=2), 3))))
    return str(path)


def test_a_review_is_printed_in_both_languages(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("review", file, *BUDGET)
    assert "The moments that mattered most:" in capsys.readouterr().out

    igroteka("review", file, *BUDGET, "--lang", "ru")
    assert "Что решило партию:" in capsys.readouterr().out


def test_a_review_as_json_has_all_parts(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("review", file, *BUDGET, "--json")
    found = json.loads(capsys.readouterr().out)

    assert found["game"] == "reference" and found["unit"] == "points"
    assert len(found["start"]) == len(found["result"]) == 2


def test_a_stopped_review_goes_on(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("review", file, *BUDGET, "--out", str(tmp_path))
    whole, steps = capsys.readouterr().out, tmp_path / "steps.jsonl"
    lines = steps.read_text().splitlines(keepends=True)
    steps.write_text("".join(lines[:3]) + lines[3][:20])
    igroteka("review", file, *BUDGET, "--out", str(tmp_path))

    assert capsys.readouterr().out == whole
    assert {"review.html", "review.svg", "whole.json"} <= {each.name for each in tmp_path.iterdir()}


def test_a_folder_of_another_review_is_refused(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    igroteka("review", file, *BUDGET, "--out", str(tmp_path))

    assert igroteka("review", file, "--budget", "9", "--out", str(tmp_path)) == BAD_INPUT
    assert "was begun with other budget" in capsys.readouterr().err


@pytest.mark.parametrize("budget", ["fast", "0", "-3", "90000000ms"])
def test_a_wrong_budget_is_explained(file: str, budget: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("review", file, f"--budget={budget}") == BAD_INPUT
    assert "a budget is" in capsys.readouterr().err


def test_an_unfinished_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(record.write(record.record(Match(GAME, GAME.setup(seats=2), Luck(1)))))

    assert igroteka("review", str(path)) == BAD_INPUT
    assert "not over" in capsys.readouterr().err
