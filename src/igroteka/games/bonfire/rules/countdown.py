"""Whose turn is next, the countdown and the end of the game (bonfire.countdown.*, bonfire.turn.stuck)."""

from igroteka.games.bonfire.events import BOXED, HANDED, OUT, PASSED_OUT, TOTAL, TURN
from igroteka.games.bonfire.query import pass_value
from igroteka.games.bonfire.rules.gain import gain_points
from igroteka.games.bonfire.score import table_lines, winners
from igroteka.games.bonfire.state import PASSED, PASSING, PLAYING, STUCK, T, put
from igroteka.kernel.flow import Line, Result, end_match


def next_turn(t: T) -> None:
    """Step: play comes to the next seat clockwise; seats that are out are passed by (bonfire.flow.clockwise)."""
    s = t.state
    if s.turns:
        s.seat = (s.seat + 1) % s.cities
    s.turns += 1
    s.put_back = 0
    seat = s.seat
    if s.token and seat == s.first:
        _token_returns(t)
    if seat >= s.seats:
        s.later("end")
        s.later("tom")
    elif s.out[seat] == PLAYING:
        t.tell(TURN, seat)
        s.later("end")
        s.later("after")
        s.later("option")
        if not s.laid[seat]:
            s.later("first")
    else:
        _pass_by(t, seat)


def _token_returns(t: T) -> None:
    """A token back at the first player goes to the box; with the 1 the game ends (bonfire.countdown.end)."""
    s = t.state
    t.tell(BOXED, s.token)
    last = s.token == 1
    s.token = 0
    if last:
        lines = table_lines(s, t.box)
        finish(t, lines, Result(winners(s, lines), lines[: s.seats], "countdown"))


def _pass_by(t: T, seat: int) -> None:
    """A seat that is out: a stuck one gets the points of a pass as soon as a token stands for it."""
    s = t.state
    value = pass_value(s, seat)
    if s.out[seat] == STUCK and value:
        _pass(t, seat, value)
    s.later("end")


def end(t: T) -> None:
    """Step: the turn ends; in the countdown the first player hands a token on (bonfire.countdown.hand_over)."""
    s = t.state
    if s.counting and s.seat == s.first:
        s.token = s.stack
        s.stack -= 1
        t.tell(HANDED, s.token)
    if s.solo:
        return
    if s.counting and s.out.count(PASSED) == s.seats:
        lines = table_lines(s, t.box)
        finish(t, lines, Result(winners(s, lines), lines[: s.seats], "all_passed"))
    if not s.counting and PLAYING not in s.out:
        lines = table_lines(s, t.box)
        finish(t, lines, Result(winners(s, lines), lines[: s.seats], "all_out"))


def pass_turn(t: T, seat: int) -> None:
    """Pass instead of a turn for the current token's points, and take no further part (bonfire.countdown.pass_out)."""
    s = t.state
    _pass(t, seat, pass_value(s, seat))
    s.agenda.clear()
    s.later("end")


def _pass(t: T, seat: int, value: int) -> None:
    t.state.out = put(t.state.out, seat, PASSED)
    gain_points(t, seat, value, PASSING)
    t.tell(PASSED_OUT, seat, value)


def drop_out(t: T, seat: int) -> None:
    """Be out for good, keeping everything; no more bonus actions (bonfire.turn.stuck)."""
    s = t.state
    s.out = put(s.out, seat, STUCK)
    t.tell(OUT, seat)
    s.agenda.clear()
    s.later("end")


def finish(t: T, lines: tuple[tuple[Line, ...], ...], result: Result) -> None:
    """Final scoring: tell every line, Tom's too, and end the match."""
    for city, each in enumerate(lines):
        for line in each:
            t.tell(TOTAL, city, line.source, line.points)
    end_match(result)
