"""Whole matches in other worlds that a seat cannot tell apart from the real one."""

from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.encoding import encode
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import WORLDS, Match, Unimaginable
from igroteka.kernel.view import determinise, view


def another(match: Match[S, B], seat: Seat, luck: Luck) -> Match[S, B]:
    """A match that fits everything the seat knows, with its own luck from here on. It begins at the running segment.

    Seats that have chosen in an open ask_all may have chosen differently there.
    """
    for _ in range(WORLDS):
        try:
            other = _relived(match, seat, luck)
        except (Refused, LuckError):
            continue
        if not luck.script and _seen(other, seat) == _seen(match, seat):
            return other
    raise Unimaginable(f"seat {seat} knows something that no imagined world shows")


def _relived(match: Match[S, B], seat: Seat, luck: Luck) -> Match[S, B]:
    """The segment again in a world drawn by luck: what the seat saw is replayed, the rest is drawn anew."""
    start, answers, drawn = match.segment()
    luck.log = None
    luck.replay(())
    state = determinise(match.game, view(match.game, start, seat), luck)
    luck.replay([each.value if sees(each.seen, seat) else None for each in drawn])
    other = Match(match.game, match.setup, luck, state)
    for each in answers[: len(answers) - len(match.open)]:
        free = not sees(each.seen, seat)
        options = len(other.asked(each.seat).options)
        other.answer(luck.fresh(options) if free else each.key, each.seat)
    _gather(match, other, seat, luck)
    return other


def _gather(match: Match[S, B], other: Match[S, B], seat: Seat, luck: Luck) -> None:
    for each in match.open:
        if each.seat == seat:
            other.answer(each.key, seat)
    waiting = {ask.seat for ask in match.asks} | {seat}
    for ready in sorted({each.seat for each in match.open} - waiting):
        while any(ask.seat == ready for ask in other.asks):
            other.answer(luck.fresh(len(other.asked(ready).options)), ready)


def _seen(match: Match[S, B], seat: Seat) -> tuple[object, ...]:
    """The seat's view and what it knows about the pending questions."""
    topic = match.ask.topic.name if match.ask and not match.gathering else ""
    own = [(ask.topic.name, ask.keys) for ask in match.asks if ask.seat == seat]
    return match.deciding(), topic, own, match.result, encode(match.view(seat).known)
