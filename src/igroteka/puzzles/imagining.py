"""Puts a position into a world that a seat can imagine, so that a puzzle holds nothing the seat does not know."""

from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.encoding import encode
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import WORLDS, Match, Unimaginable
from igroteka.kernel.view import determinise, view
from igroteka.records.snapshot import dump


def imagined(match: Match[S, B], seat: Seat, seed: int) -> tuple[Match[S, B], bytes]:
    """A match that the seat can't tell from its own, from the start of the running segment; and its first state."""
    start, since, drawn = match.segment()
    if not all(sees(done.seen, seat) for done in since):
        raise Unimaginable(f"seat {seat} has not seen all answers of this segment")
    known, wanted = view(match.game, start, seat), encode(match.view(seat).known)
    luck = Luck(seed)
    for _ in range(WORLDS):
        luck.replay(())
        world = determinise(match.game, known, luck)
        first = dump(match.game, world)
        luck.replay([each.value if sees(each.seen, seat) else None for each in drawn])
        try:
            other = Match(match.game, match.setup, luck, world)
            for done in since:
                other.answer(done.key, done.seat)
        except (Refused, LuckError):
            continue
        if not luck.script and encode(other.view(seat).known) == wanted and _asked(other, seat) == _asked(match, seat):
            return other, first
    raise Unimaginable(f"seat {seat} knows something that no imagined world shows")


def _asked(match: Match[S, B], seat: Seat) -> tuple[str, tuple[str, ...]] | None:
    """What the seat is asked."""
    return next(((ask.topic.name, ask.keys) for ask in match.asks if ask.seat == seat), None)
