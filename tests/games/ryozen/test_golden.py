"""Golden playthroughs and recorded matches: a changed line is either what was meant or a mistake."""

from pathlib import Path

import pytest

from igroteka.cli.golden import differences
from igroteka.games.ryozen import GAME
from igroteka.records import record

HERE = Path(__file__).parent


def test_playthroughs_and_recorded_matches_are_as_they_were() -> None:
    assert list(differences(GAME, HERE)) == []
    assert len(list((HERE / "golden").glob("*.txt"))) == len(GAME.modes)
    assert len(list((HERE / "records").glob("*.jsonl"))) == 20


@pytest.mark.parametrize("path", sorted((HERE / "matches").glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_match_of_greedy_seats_plays_again(path: Path) -> None:
    assert record.replay(GAME, record.read(GAME, path.read_bytes())).result
