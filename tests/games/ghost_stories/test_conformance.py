"""What every game must do, on random matches of every mode, number of seats and level; and that matches end."""

from random import Random

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.words import LEVELS
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from igroteka.testing.conformance import check_match, check_vocabulary
from igroteka.testing.setups import any_options, setups

SETUPS = list(setups(GAME))
NAMES = [f"{setup.mode}-{setup.seats}" for setup in SETUPS]
REASONS = {"incarnations_beaten", "haunted", "line_haunted", "all_dead", "deck", "villagers"}


def test_the_vocabulary_cites_the_ledger() -> None:
    check_vocabulary(GAME)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_random_matches_conform(setup: Setup, level: str) -> None:
    seed = 10 * LEVELS.index(level)
    tally = check_match(GAME, any_options(GAME, setup, seed, level=level), seed, leak_every=12)

    assert tally.decisions > 5


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_matches_conform_while_the_table_is_being_set_up(setup: Setup) -> None:
    setup_by_choice = any_options(GAME, setup, 4, colours="choose", powers="choose", first="choose")
    tally = check_match(GAME, setup_by_choice, 4, leak_every=2)

    assert tally.worlds > 10


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_random_matches_end(setup: Setup) -> None:
    for seed in range(10):
        random = Random(seed)
        run = Run(GAME, GAME.start(any_options(GAME, setup, seed), BOX), Luck(seed))
        run.start()
        while run.ask:
            run.step(random.randrange(len(run.ask.options)))
        assert run.result, f"seed {seed}"
        assert run.result.reason in REASONS
        assert run.state.outcome == ("won" if run.result.winners else "lost")
