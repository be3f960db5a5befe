"""What every game must do, on a few random matches of every mode, number of seats and expansion."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.kernel.game import Setup
from igroteka.testing.conformance import check_match, check_vocabulary
from tests.games.candelabria.setups import SETUPS, name


def test_the_vocabulary_cites_the_ledger() -> None:
    check_vocabulary(GAME)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_conform(setup: Setup, seed: int) -> None:
    tally = check_match(GAME, setup, seed, leak_every=25)
    assert tally.decisions > 100
