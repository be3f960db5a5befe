"""Random matches of every mode keep the kernel's promises (a few here; many by `igroteka conformance ryozen`)."""

from collections.abc import Iterator

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.words import CLANS, DIFFICULTIES
from igroteka.kernel.game import Setup
from igroteka.testing import rule
from igroteka.testing.conformance import check_match, check_vocabulary


def tables() -> Iterator[Setup]:
    for palace in ("off", "on"):
        for seats in (2, 3, 4):
            yield GAME.setup("base", seats, palace=palace)
        for level in DIFFICULTIES:
            yield GAME.setup("solo", 1, difficulty=level, palace=palace)
        for story in CLANS:
            yield GAME.setup("narrative", 1, story=story, palace=palace)
    yield GAME.setup("base", 3, clans="choose", first="choose")
    yield GAME.setup("narrative", 1, clans="choose", story="any")


def name(setup: Setup) -> str:
    return "-".join([setup.mode, str(setup.seats), *setup.options.values()])


def test_vocabulary() -> None:
    check_vocabulary(GAME)


@rule("ryozen.palace_mode.combine", "ryozen.overview.rounds")
@pytest.mark.parametrize("setup", list(tables()), ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches(setup: Setup, seed: int) -> None:
    tally = check_match(GAME, setup, seed, leak_every=25)

    assert tally.choices > 40
