"""The end of a turn, the countdown and the end of the game (bonfire.countdown.*, bonfire.turn.stuck)."""

from igroteka.games.bonfire.events import BOXED, HANDED, OUT, PASSED_OUT, TOTAL
from igroteka.games.bonfire.query import pass_value
from igroteka.games.bonfire.rules.gain import gain_points
from igroteka.games.bonfire.score import table_lines, winners
from igroteka.games.bonfire.state import PASSED, PLAYING, STUCK, T
from igroteka.games.bonfire.words import PASSING
from igroteka.kernel.flow import end_match
from igroteka.kernel.pile import changed
from igroteka.kernel.result import Result


def token_returns(t: T) -> None:
    """A token back at the first player goes to the box; after the 1 the game ends (bonfire.countdown.end)."""
    s = t.state
    t.tell(BOXED, s.token)
    last = s.token == 1
    s.token = 0
    if last:
        finish(t, "countdown")


def end_turn(t: T) -> None:
    """Step: the turn ends; in the countdown the first player hands a token on (bonfire.countdown.hand_over)."""
    s = t.state
    if s.tom_stops and s.out[0] == PASSED:
        finish(t, "passed")
    if s.counting and s.seat == s.first:
        s.token = s.stack
        s.stack -= 1
        t.tell(HANDED, s.token)
    if s.solo:
        return
    if s.counting and s.out.count(PASSED) == s.seats:
        finish(t, "all_passed")
    if not s.counting and PLAYING not in s.out:
        finish(t, "all_out")


def pass_turn(t: T) -> None:
    """Pass instead of a turn for the current token's points, and take no further part (bonfire.countdown.pass_out)."""
    take_pass(t, pass_value(t.state, t.state.seat))
    _end_at_once(t)


def take_pass(t: T, value: int) -> None:
    """The seat on turn passes for these points."""
    s = t.state
    s.out = changed(s.out, s.seat, PASSED)
    gain_points(t, s.seat, value, PASSING)
    t.tell(PASSED_OUT, s.seat, value)


def drop_out(t: T) -> None:
    """Be out for good, keeping everything; no more bonus actions (bonfire.turn.stuck)."""
    s = t.state
    s.out = changed(s.out, s.seat, STUCK)
    t.tell(OUT, s.seat)
    _end_at_once(t)


def _end_at_once(t: T) -> None:
    """Nothing but the end of the turn is left to do."""
    t.state.agenda.clear()
    t.then(end_turn)


def finish(t: T, reason: str) -> None:
    """Final scoring: tell every line, Tom's too, and end the match."""
    s = t.state
    lines = table_lines(s, t.box)
    for city, each in enumerate(lines):
        for line in each:
            t.tell(TOTAL, city, line.source, line.points)
    end_match(Result(winners(s, lines), lines[: s.seats], reason))
