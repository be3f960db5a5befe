"""The end: upgrades and House abilities score, the most points win."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.score import end_points, score_lines
from igroteka.games.candelabria.state import AT_END, T
from igroteka.games.candelabria.words import EFFECTS
from igroteka.kernel.flow import end_match
from igroteka.kernel.result import Result


def finish(t: T) -> None:
    """Score end-of-game effects, then name the winner; ties go by the turn track (candelabria.end.*)."""
    state = t.state
    for seat in range(state.seats):
        for effect, vp in end_points(state, t.box, seat):
            t.tell(events.FINAL_SCORED, seat, EFFECTS[effect], vp)
            book(t, seat, vp, AT_END)
    best = max(state.order, key=lambda seat: state.vp[seat])  # the first of equals is the earlier one
    end_match(Result((best,), score_lines(state, t.box), "years"))
