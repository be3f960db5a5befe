"""What every game must do, on a few random matches of every mode and number of seats; and that matches end."""

from random import Random

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.query import great_cost
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import ALL_SEATS, BONFIRE, WILD, GreatCell
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from igroteka.testing import rule
from igroteka.testing.conformance import check_match, check_vocabulary
from igroteka.testing.setups import any_options, setups
from tests.games.bonfire.build import city, table

SETUPS = list(setups(GAME))
NAMES = [f"{setup.mode}-{setup.seats}" for setup in SETUPS]


def test_the_vocabulary_cites_the_ledger() -> None:
    check_vocabulary(GAME)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_conform(setup: Setup, seed: int) -> None:
    tally = check_match(GAME, any_options(GAME, setup, seed), seed, leak_every=12)
    assert tally.decisions > 20


@rule("bonfire.turn.finite")
@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_random_matches_end(setup: Setup) -> None:
    for seed in range(10):
        random, decisions = Random(seed), 0
        run = Run(GAME, GAME.start(setup, BOX), Luck(seed))
        run.start()
        while run.ask:
            run.step(random.randrange(len(run.ask.options)))
            decisions += 1
            assert decisions < 3_000, f"seed {seed}"
        assert run.result
        assert run.result.reason in ("countdown", "all_passed", "all_out", "fourth_pass")


@rule("bonfire.turn.finite")
@pytest.mark.parametrize("gnomes", ["", "5", "22", "5 22"])
def test_the_great_bonfire_feeds_no_endless_round(gnomes: str) -> None:
    """Uses that lead back to the same cell with the same tokens do not exist, from up to four tokens of any kinds."""
    s = city(table(), gnomes=gnomes)
    seen: dict[tuple[int, int, int, int], bool] = {}  # cell, bonfire tokens, yellow ones, others: whether on the way

    def visit(spot: tuple[int, int, int, int]) -> None:
        seen[spot] = True
        for after in uses(s, spot):
            assert not seen.get(after, False), f"round through {after}"
            if after not in seen:
                visit(after)
        seen[spot] = False

    for cell in range(7):
        for own in range(5):
            for wild in range(5 - own):
                spot = (cell, own, wild, 4 - own - wild)
                if spot not in seen:
                    visit(spot)


def uses(s: State, spot: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
    """What one use of the Great Bonfire can lead to, by the cheapest ways to pay."""
    cell, own, wild, others = spot
    s.pointer = GreatCell(cell)
    worth = 2 if s.gnomes[0] & 1 << 4 else 1
    found = []
    for to in range(7):
        cost = great_cost(s, ALL_SEATS[0], GreatCell(to))
        for yellow in range(min(wild, cost) + 1):
            for fitting in range(min(own, cost) + 1):
                pairs = max(cost - fitting - yellow * worth, 0)
                if 2 * pairs <= others:
                    token = BOX.great_token[to]
                    gain = (int(token == BONFIRE), int(token == WILD), int(token not in (BONFIRE, WILD)))
                    left = (own - fitting + gain[0], wild - yellow + gain[1], others - 2 * pairs + gain[2])
                    found.append((to, *left))
    return [after for after in found if sum(after[1:]) <= 4]
