"""Golden playthroughs and recorded matches: a changed line is either what was meant or a mistake."""

from pathlib import Path

import pytest

from igroteka.cli.golden import differences
from igroteka.games.bonfire import GAME
from igroteka.kernel.log import Answer
from igroteka.records import record
from tests.games.bonfire.plan import MATCHES, WANTED

HERE = Path(__file__).parent
KEPT = sorted(MATCHES.glob("*.jsonl"))
OLDER = sorted((HERE / "older").glob("*.jsonl"))


def test_playthroughs_and_random_matches_are_as_they_were() -> None:
    assert list(differences(GAME, HERE)) == []
    assert len(list((HERE / "records").glob("*.jsonl"))) == 20


def test_there_are_matches_of_players_with_a_plan() -> None:
    assert sorted(path.stem for path in KEPT) == sorted(f"{mode}-{seats}-{reason}" for mode, seats, reason in WANTED)


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_match_with_a_plan_plays_again(path: Path) -> None:
    match = record.replay(GAME, record.read(GAME, path.read_bytes()))
    assert match.result
    assert path.stem.endswith(match.result.reason)


@pytest.mark.parametrize("path", OLDER, ids=[path.stem for path in OLDER])
def test_a_record_that_does_not_choose_a_price_of_a_procession_plays_again(path: Path) -> None:
    """Rules version 1 hid the second price, so it did not ask; the match goes on as it did, undo included."""
    stored = record.read(GAME, path.read_bytes())
    match = record.replay(GAME, stored)
    assert [done.key for done in match.done[:3]] == ["procession", "1", "two"]
    entries = [entry for entry in stored.entries if isinstance(entry, Answer)]
    assert [done.key for done in match.done[3:]] == [entry.key for entry in entries[3 + 2 :]]
