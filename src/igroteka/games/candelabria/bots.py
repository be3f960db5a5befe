"""How good a position looks for a seat. Works on views: it reads open things and the seat's own cards only."""

from collections.abc import Sequence

from igroteka.games.candelabria.components import Box
from igroteka.games.candelabria.query import end_points, strength, top_temple
from igroteka.games.candelabria.state import BATTLES, FINAL, NOWHERE, WAR, State
from igroteka.games.candelabria.words import GREY, region_of
from igroteka.kernel.ask import Seat

POINT = 100  # a victory point


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The lead over the best other seat: points, points to come, and means."""
    if not state.order:
        return 0
    worth = [standing(state, box, each) for each in range(state.seats)]
    for region in fought_over(state, box):
        add_region(state, box, region, worth)
    return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)


def standing(state: State, box: Box, seat: Seat) -> int:
    """Points, those of the end, and what cards, cubes, flames and powers may bring."""
    left = 4 - state.year
    value = POINT * state.vp[seat]
    value += sum(POINT * vp for _, vp in end_points(state, box, seat)) * (3 if state.phase == FINAL else 2) // 3
    value += 30 * (state.wax[seat] + state.gold[seat])
    value += 45 * len(state.tactics[seat])
    value += 60 * state.held[seat] + 25 * len(state.piles[seat]) * (left - 1)
    value += 40 * state.flames[seat].bit_count()
    value += 25 * sum(state.fires[seat * 3 : seat * 3 + 3])
    value += 90 * (state.powers[seat] & box.tables.tokens).bit_count() * left
    for place in range(len(state.curses)):
        value += 55 * state.curse_flames[place * state.seats + seat]
    return value


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
