"""Positions against Tom for tests: Tom is about to reveal a card."""

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.rules.countdown import end_turn
from igroteka.games.bonfire.rules.tom import reveal_card
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import ALL_SEATS, TOM
from tests.games.bonfire.build import (
    BonfireScenario,
    at,
    city,
    due,
    island,
    masters,
    open_paths,
    table,
)

CARDS = {card.id: at for at, card in enumerate(BOX.tom_card)}
OPEN = "1 2 3 4 6 7"  # flower fruit herb shell root flower
FLOWER = 15  # master 16, as an id


def toms_turn(card: str, *luck: int, s: State | None = None, seed: int | None = None) -> BonfireScenario:
    """Tom is about to reveal this card, and what luck gives after it."""
    state = s or solo()
    state.seat = ALL_SEATS[1]
    state.agenda = [due(end_turn), due(reveal_card)]
    return at(state, CARDS[card], *luck, seed=seed)


def solo() -> State:
    s = table(mode="solo")
    masters(s, OPEN)
    open_paths(s, "P01 P03 P11 P05")
    city(s, tokens="ship:9", ship="A1")
    for isle in BOX.island:
        island(s, isle.id)
    return s


def tom_points(t: BonfireScenario) -> int:
    return t.state.points[7 + TOM]
