"""Each seat's points by source and year, and what would be scored at the end."""

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import board_of, controlled, stored
from igroteka.games.candelabria.state import LAST_YEAR, POINTS, PointSource, State, points_at
from igroteka.games.candelabria.words import ALL_LANDS, END_FLAMES, END_LAND, END_RESOURCES, END_TACTICS, Bonus
from igroteka.kernel.ask import Seat
from igroteka.kernel.result import Line

RULES = (
    "candelabria.battle.vp",
    "candelabria.temple.white",
    "candelabria.icon.vp",
    "candelabria.upgrade.stacking",
    "candelabria.comp.tactics_card.symbols",
    "candelabria.battle.minor",
    "candelabria.wither.card.vp_or_light",
    "candelabria.quest.reward_idea",
    "candelabria.wither.card.steal_vp",
    "candelabria.end.scoring",
)


def score_lines(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Each seat's points by source and year, as "battle-2"; sources without points are left out."""
    return tuple(tuple(lines_of(state, seat)) for seat in range(state.seats))


def lines_of(state: State, seat: Seat) -> list[Line]:
    """One line for each source and year in which the seat scored."""
    return [
        Line(f"{POINTS[source]}-{year}", state.points[points_at(seat, year, source)], RULES[source])
        for source in map(PointSource, range(len(POINTS)))
        for year in (1, 2, 3)
        if state.points[points_at(seat, year, source)]
    ]


# Points at the end


def end_points(state: State, box: Box, seat: Seat) -> list[tuple[Bonus, int]]:
    """Effects that score at the end, and what each would score now (candelabria.end.scoring)."""
    found, powers = [], state.powers[seat]
    for effect, counted in end_counts(state, box, seat):
        if powers & box.tables.active[LAST_YEAR][effect]:
            each = sum(amount * (powers & own).bit_count() for amount, own in box.tables.amounts[LAST_YEAR][effect])
            found.append((effect, each * counted))
    return found


def end_counts(state: State, box: Box, seat: Seat) -> list[tuple[Bonus, int]]:
    """What each end-of-game effect counts: controlled territories by symbol, cubes, tactic cards, flames."""
    own, lands = controlled(state, seat), board_of(state, box).lands
    return [
        *((END_LAND[land], (own & lands[land]).bit_count()) for land in ALL_LANDS),
        (END_RESOURCES, stored(state, seat)),
        (END_TACTICS, len(state.tactics[seat])),
        (END_FLAMES, state.flames[seat].bit_count()),
    ]
