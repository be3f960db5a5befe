"""How good a position looks for a seat. Works on views: it reads open things and the seat's own cards only."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import end_points, strength, top_temple
from igroteka.games.candelabria.rules.due import (
    CURSE_STEPS,
    DEPLOY_AT,
    DRAW_CANDLE,
    EXTINGUISH_DUE,
    FORGE_DUE,
    INFLUENCE,
    LIGHT_DUE,
    MANEUVER,
    MINE_DUE,
    ORDER,
    PLACE_CURSE,
    PORTAL_DUE,
    PROPERTY,
    PUSH,
    SETTLE,
    STEAL_DUE,
    STRIKE,
    TACTIC_DUE,
    TAVERN_DUE,
    TEMPLE_DUE,
)
from igroteka.games.candelabria.state import BATTLES, FINAL, NOWHERE, WAR, State
from igroteka.games.candelabria.words import GREY, region_of
from igroteka.kernel.ask import Seat

POINT: Final = 100  # a victory point
CUBES: Final = (6, 20, 28, 32)  # a cube, by the years left to use it in
FLAMES: Final = (8, 30, 40, 45)
TACTIC, LAST_TACTIC, LAID = 45, 8, 60  # a tactic card: for coming years, in the last battles, on the war board
HELD, PILE = 60, 25  # a candle card in the hand, one that comes back
FIRE, POWER, AT_CURSE = 25, 60, 55
MOVE, SYMBOL = 60, 55  # of a maneuver, of a card
EACH: Final = {
    LIGHT_DUE: 60,
    EXTINGUISH_DUE: 50,
    TACTIC_DUE: 45,
    TEMPLE_DUE: 50,
    STEAL_DUE: 40,
    INFLUENCE: 55,
    CURSE_STEPS: 30,
    FORGE_DUE: 60,
    MINE_DUE: 28,
    PORTAL_DUE: 50,
    TAVERN_DUE: 30,
}
"""What an effect brings each time."""
COUNT: Final = {code: 1 if code in (LIGHT_DUE, EXTINGUISH_DUE, TEMPLE_DUE, STEAL_DUE) else 0 for code in EACH}
"""Where its entry says how often."""
ONCE: Final = {DEPLOY_AT: 260, DRAW_CANDLE: HELD, STRIKE: 40, PUSH: 20, SETTLE: 110, PLACE_CURSE: 150, PROPERTY: 60}


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The lead over the best other seat: points, points to come, and means."""
    if not state.order:
        return 0
    worth = [standing(state, box, each) for each in range(state.seats)]
    for region in fought_over(state, box):
        add_region(state, box, region, worth)
    add_due(state, worth)
    return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)


def standing(state: State, box: Box, seat: Seat) -> int:
    """Points, those of the end, and what cards, cubes, flames and powers may bring in the years that are left."""
    late = state.phase >= BATTLES
    years = 3 - state.year if late else 4 - state.year  # in which there is still something to do
    value = POINT * state.vp[seat]
    value += sum(POINT * vp for _, vp in end_points(state, box, seat)) * (3 if state.phase == FINAL else 2) // 3
    value += CUBES[years] * (state.wax[seat] + state.gold[seat])
    value += (TACTIC if years else LAST_TACTIC) * len(state.tactics[seat])
    value += (HELD if not late else 0) * state.held[seat] + PILE * len(state.piles[seat]) * max(years - 1, 0)
    value += FLAMES[years] * state.flames[seat].bit_count()
    value += FIRE * sum(state.fires[seat * 3 : seat * 3 + 3])
    value += POWER * (state.powers[seat] & box.tables.tokens).bit_count() * years
    value += LAID * sum(card >= 0 for card in state.cells[seat * 2 : seat * 2 + 2])
    for place in range(len(state.curses)):
        value += AT_CURSE * state.curse_flames[place * state.seats + seat]
    return value


def add_due(state: State, worth: list[int]) -> None:
    """What effects that are still due will bring to those they are due to."""
    for code, seat, *about in state.due:
        if code == ORDER:
            worth[seat] += SYMBOL * sum(about[2::2])
        elif code == MANEUVER:
            worth[seat] += MOVE * state.moves
        elif code in EACH:
            worth[seat] += EACH[code] * about[COUNT[code]]
        elif code in ONCE:
            worth[seat] += ONCE[code]


def fought_over(state: State, box: Box) -> Sequence[int]:
    """Regions that will be fought over this year, as things stand."""
    if state.phase in (WAR, BATTLES) and state.battles:
        return state.battles
    if state.phase == BATTLES:
        return []
    if state.two:
        return sorted({region_of(at) for at in state.curse_at if at != NOWHERE})
    highest = box.tables.boards[state.side].highest
    return [region for region in range(1, highest + 1) if not state.afflicted >> region & 1]


def add_region(state: State, box: Box, region: int, worth: list[int]) -> None:
    """Share the points of a coming battle among those present, by strength (or weakness under a grey temple)."""
    area = box.tables.boards[state.side].region[region]
    present = [seat for seat in state.order if state.flames[seat] & area or strength(state, box, seat, region)]
    if not present:
        return
    forces = [strength(state, box, seat, region) for seat in present]
    if top_temple(state, region) == GREY and len(present) > 1:
        most = max(forces)
        forces = [most - force for force in forces]
    total = sum(force * force for force in forces) or 1
    vp = POINT * box.tables.battle_vp[state.year]
    for seat, force in zip(present, forces, strict=True):
        worth[seat] += vp * force * force // total
