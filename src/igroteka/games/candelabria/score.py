"""Each seat's points by source and year."""

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.state import POINTS, PointSource, State, points_at
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Line

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
