"""`igroteka leaderboard`: fixed matches, one row per opponent."""

import json
from pathlib import Path

import pytest

from igroteka.cli.leaderboard import COLUMNS, the_setup
from igroteka.games import REGISTRY, find_game
from tests.cli.running import igroteka

FEW = ("leaderboard", "reference", "random", "--matches", "2")


def rows(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, object]]:
    igroteka(*FEW, "--json", *more)
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def test_each_opponent_gives_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    found, game = rows(capsys), find_game("reference")

    assert [(each["against"], each["matches"]) for each in found] == [("normal", 2), ("hard", 2)]
    assert {(each["rules"], each["box"]) for each in found} == {(game.version, game.box.digest)}


def test_one_opponent_may_be_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert [each["against"] for each in rows(capsys, "--against", "normal")] == ["normal"]


def test_a_row_is_a_line_of_the_table_in_the_document(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    igroteka(*FEW, "--out", str(tmp_path))
    head, _, *lines = capsys.readouterr().out.splitlines()
    igroteka(*FEW, "--out", str(tmp_path))

    assert head == "| " + " | ".join(COLUMNS) + " |"
    assert [line.count(" | ") for line in lines] == [head.count(" | ")] * 2
    assert capsys.readouterr().out.splitlines()[2:] == lines


def test_a_game_that_all_play_together_has_no_opponent() -> None:
    assert {game: the_setup(find_game(game)).seats for game in REGISTRY} == {
        "bonfire": 2,
        "ryozen": 2,
        "candelabria": 3,
        "ghost_stories": 4,
    }


def test_too_few_matches_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("leaderboard", "reference", "random", "--matches", "0") == 2
    assert "--matches must be 1 or more" in capsys.readouterr().err
