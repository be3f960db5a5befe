"""What every game must do, on a few random matches of every mode, number of seats and expansion."""

from itertools import product

import pytest

from igroteka.games.candelabria import GAME
from igroteka.kernel.game import Setup
from igroteka.testing.conformance import check_match, check_vocabulary

ON_OFF = ("off", "on")
SETUPS = [
    *(
        GAME.setup("base", seats, quests=quests, withering=withering, houses=houses)
        for (seats, quests, withering), houses in zip(
            product((3, 4, 5), ON_OFF, ON_OFF), ("random", "choose") * 6, strict=True
        )
    ),
    *(GAME.setup("two", 2, quests=quests) for quests in ON_OFF),
]


def name(setup: Setup) -> str:
    return "-".join([setup.mode, str(setup.seats), *(f"{word}_{value}" for word, value in setup.options.items())])


def test_the_vocabulary_cites_the_ledger() -> None:
    check_vocabulary(GAME)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_conform(setup: Setup, seed: int) -> None:
    tally = check_match(GAME, setup, seed, leak_every=25)
    assert tally.decisions > 100
