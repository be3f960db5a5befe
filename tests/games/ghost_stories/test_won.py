"""Matches that the players won, from the first card to the last incarnation, saved as records and played again."""

from pathlib import Path

import pytest
from msgspec import structs

from igroteka.games.ghost_stories import GAME
from igroteka.records import record
from tests.games.ghost_stories.invariants import check

WON = sorted((Path(__file__).parent / "won").glob("*.jsonl"))


@pytest.mark.parametrize("path", WON, ids=lambda path: path.stem)
def test_a_won_match_is_won_again_and_nothing_gets_lost_on_the_way(path: Path) -> None:
    # the answers, the luck and the result must hold; how a state is laid out may change
    saved = structs.replace(record.read(GAME, path.read_bytes()), migrated=True)
    start = None
    for match, _ in record.steps(GAME, saved):
        if match.state.turns == 0:
            continue
        start = start or match.state.copy()
        if match.ask and match.ask.topic.name != "death.heir":
            check(match.state, start)
    assert saved.closing.result
    assert saved.closing.result.winners == tuple(range(saved.header.seats))


def test_wins_of_both_modes_are_kept() -> None:
    modes = {path.stem.rpartition("-")[0].rsplit("-", 2)[0] for path in WON}

    assert modes == {"base", "white-moon"}
    assert len(WON) >= 6
