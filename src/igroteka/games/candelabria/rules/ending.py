"""The end: upgrades and House abilities score, the most points win."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.components import Box
from igroteka.games.candelabria.query import end_points
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.state import AT_END, POINTS, State, T
from igroteka.games.candelabria.words import EFFECTS
from igroteka.kernel.flow import Line, Result, end_match

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


def finish(t: T) -> None:
    """Score end-of-game effects, then name the winner; ties go by the turn track (candelabria.end.*)."""
    state = t.state
    for seat in range(state.seats):
        for effect, vp in end_points(state, t.box, seat):
            t.tell(events.FINAL_SCORED, seat, EFFECTS[effect], vp)
            book(t, seat, vp, AT_END)
    best = max(state.order, key=lambda seat: state.vp[seat])  # the first of equals is the earlier one
    end_match(Result((best,), score_lines(state, t.box), "years"))


def score_lines(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Each seat's points by source and year, as "battle-2"; sources without points are left out."""
    return tuple(tuple(lines_of(state, seat)) for seat in range(state.seats))


def lines_of(state: State, seat: int) -> list[Line]:
    """One line for each source and year in which the seat scored."""
    base, number = seat * 3 * len(POINTS), len(POINTS)
    return [
        Line(f"{POINTS[source]}-{year}", state.points[base + (year - 1) * number + source], RULES[source])
        for source in range(number)
        for year in (1, 2, 3)
        if state.points[base + (year - 1) * number + source]
    ]
