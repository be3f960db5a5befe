"""Golden playthroughs and recorded matches: a changed line is either what was meant or a mistake."""

from pathlib import Path

from igroteka.cli.golden import differences
from igroteka.games.ryozen import GAME

HERE = Path(__file__).parent


def test_playthroughs_and_recorded_matches_are_as_they_were() -> None:
    assert list(differences(GAME, HERE)) == []
    assert len(list((HERE / "golden").glob("*.txt"))) == len(GAME.modes)
    assert len(list((HERE / "records").glob("*.jsonl"))) == 20
