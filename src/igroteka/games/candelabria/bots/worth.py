"""An evaluation of a position for a seat. It reads only open things and the seat's own cards, so it works on views."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.query import board_of, curse_sites, strength, top_temple
from igroteka.games.candelabria.rules import curses, due, effects, ignition, maneuver, movement, territories
from igroteka.games.candelabria.rules.effects import times_of
from igroteka.games.candelabria.score import end_points
from igroteka.games.candelabria.state import BATTLES, FINAL, PREPARATION, State, at_curse
from igroteka.games.candelabria.words import CURSE_PLACES, GREY, OWN_CANDLES, OWN_CELLS, Region, region_of
from igroteka.kernel.ask import Flow, Seat
from igroteka.kernel.bits import has

Rule: TypeAlias = Callable[..., Flow[None] | None]

POINT: Final = 100  # a victory point
CUBES: Final = (6, 20, 28, 32)  # a cube, by the years left to use it
FLAMES: Final = (8, 30, 40, 45)
TACTIC, LAST_TACTIC, LAID = 45, 8, 60  # a tactic card: for coming years, in the last battles, on the war board
HELD, PILE = 60, 25  # a candle card in the hand, one that comes back
FIRE, POWER, AT_CURSE = 25, 60, 55
SYMBOL: Final = 55  # of a card
EACH: Final[Mapping[Rule, tuple[int, int]]] = {  # what a step brings each time, and which argument says how often
    effects.light: (60, 2),
    effects.extinguish: (50, 2),
    effects.take_tactic: (45, 1),
    effects.steal: (40, 2),
    due.destroy_temple: (50, 2),
    territories.influence: (55, 1),
    territories.step_curse: (30, 1),
    territories.forge: (60, 1),
    territories.mine: (28, 1),
    territories.portal: (50, 1),
    territories.tavern: (30, 1),
    maneuver.move: (60, 1),
}
ONCE: Final[Mapping[Rule, int]] = {
    ignition.deploy_anywhere: 260,
    ignition.draw_candle: HELD,
    maneuver.strike: 40,
    movement.push: 20,
    maneuver.settle: 110,
    curses.place_curse: 150,
    curses.use_property: 60,
}
EACH_STEP: Final = {AGENDA.ids[step]: worth for step, worth in EACH.items()}
ONCE_STEP: Final = {AGENDA.ids[step]: worth for step, worth in ONCE.items()}
EFFECTS_STEP: Final = AGENDA.ids[effects.resolve_effects]


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The lead over the best other seat, and a little of that over all: points, points to come, and means."""
    if not state.order:
        return 0
    worth = [standing(state, box, each) for each in range(state.seats)]
    for region in fought_over(state, box):
        add_region(state, box, region, worth)
    add_due(state, worth)
    rivals = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - (3 * max(rivals) + sum(rivals) // len(rivals)) // 4


def standing(state: State, box: Box, seat: Seat) -> int:
    """Points, end-of-game points, and what cards, cubes, flames and powers may bring in the years left."""
    late = state.stage >= BATTLES
    years = 3 - state.year if late else 4 - state.year  # with something left to do in them
    value = POINT * state.vp[seat]
    value += sum(POINT * vp for _, vp in end_points(state, box, seat)) * (3 if state.stage == FINAL else 2) // 3
    value += CUBES[years] * (state.wax[seat] + state.gold[seat])
    value += (TACTIC if years else LAST_TACTIC) * len(state.tactics[seat])
    value += (HELD if not late else 0) * state.held[seat] + PILE * len(state.piles[seat]) * max(years - 1, 0)
    value += FLAMES[years] * state.flames[seat].bit_count()
    value += FIRE * sum(state.fires[OWN_CANDLES[seat]])
    value += POWER * (state.powers[seat] & box.tables.tokens).bit_count() * years
    value += LAID * sum(card >= 0 for card in state.cells[OWN_CELLS[seat]])
    for place in CURSE_PLACES:
        value += AT_CURSE * state.curse_flames[at_curse(state, place, seat)]
    return value


def add_due(state: State, worth: list[int]) -> None:
    """What the steps still due will bring to the seat that each names first."""
    for step, args in state.agenda:
        if step in EACH_STEP:
            each, times = EACH_STEP[step]
            worth[args[0]] += each * args[times]
        elif step == EFFECTS_STEP:
            worth[args[0]] += SYMBOL * sum(times_of(args))
        elif step in ONCE_STEP:
            worth[args[0]] += ONCE_STEP[step]


def fought_over(state: State, box: Box) -> Sequence[Region]:
    """Regions that will be fought over this year, as things stand."""
    if state.stage in (PREPARATION, BATTLES) and state.battles:
        return state.battles
    if state.stage == BATTLES:
        return []
    if state.two:
        return sorted({region_of(at) for _, at in curse_sites(state)})
    return [region for region in board_of(state, box).regions if not has(state.afflicted, region)]


def add_region(state: State, box: Box, region: Region, worth: list[int]) -> None:
    """Share the points of a coming battle among the seats present, by strength (or weakness under a grey temple)."""
    area = board_of(state, box).region[region]
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
