"""Looks ahead: tries answers in a world that fits what the seat knows, so that nothing leaks."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from igroteka.kernel.ask import Ask, Refused, Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.run import Run
from igroteka.kernel.view import horizon
from igroteka.table.catalogue.games import AnyMatch

if TYPE_CHECKING:
    from igroteka.table.core.play import Play

OTHER_WORLDS: Final = range(2)  # in which luck may end a turn differently


class Outlook(NamedTuple):
    """Where some answers lead."""

    run: Run[Any, Any]
    unforeseen: bool  # luck was used or something hidden was shown, so the result holds in this world only
    over: bool  # the turn, or the match
    ask: Ask | None  # the seat's own next question, if nothing else comes before it
    luck: Luck
    watch: "TurnWatch"

    @property
    def irrevocable(self) -> bool:
        """Whether the turn goes on, and the answers could not be taken back."""
        return self.ask is None and not self.over


class TurnWatch:
    """Notices that a turn ends: the frame of a turn is due again, and for one seat alone nothing else is."""

    def __init__(self, run: Run[Any, Any]) -> None:
        self.framed = self.alone = False
        self._frame = run.game.agenda.frame
        run.brake.until = self.look

    def look(self, state: Any) -> bool:
        """Called before each step; never stops the run."""
        due = state.agenda
        if not due or due[-1][0] in self._frame:
            self.framed = True
            self.alone = self.alone or len(due) <= 1
        return False


class Lookahead:
    """Tries answers of one seat, again and again in the same imagined world."""

    def __init__(self, match: AnyMatch, seat: Seat, seed: str) -> None:
        self.tried = 0
        self._match, self._seat, self._seed = match, seat, seed
        self._known: list[list[int]] | None = None

    def after(self, keys: tuple[str, ...]) -> Outlook:
        """Where these answers lead. Raises ``Refused`` if one is illegal, ``Unimaginable`` if there is no such world.

        If luck decides whether the turn is over, it counts as not over.
        """
        return self._sure(keys, self._after(keys, self._seed))

    def onward(self, from_here: Outlook, keys: tuple[str, ...]) -> Outlook:
        """Give the last of these answers in the world of the others' outlook, which is used up."""
        run = from_here.run
        run.step(run.asked(self._seat).index(keys[-1]), self._seat)
        return self._sure(keys, self._outlook(run, from_here.watch, from_here.luck))

    def _sure(self, keys: tuple[str, ...], found: Outlook) -> Outlook:
        if found.unforeseen and found.over:
            over = all(self._after(keys, f"{self._seed} {other}").over for other in OTHER_WORLDS)
            return found._replace(over=over)
        return found

    def _after(self, keys: tuple[str, ...], seed: str) -> Outlook:
        self.tried += 1
        match, seat = self._match, self._seat
        luck = Luck(seed)
        run = match.imagine(seat, luck)
        if self._known is None:
            self._known = horizon(match.game, run.state, match.setup.seats)
        luck.log = []
        watch = TurnWatch(run)
        for key in keys:
            run.step(run.asked(seat).index(key), seat)
        return self._outlook(run, watch, luck)

    def _outlook(self, run: Run[Any, Any], watch: TurnWatch, luck: Luck) -> Outlook:
        match = self._match
        unforeseen = bool(luck.log) or horizon(match.game, run.state, match.setup.seats) != self._known
        others = run.deciding() != [self._seat]
        over = run.result is not None or (watch.framed if others else watch.alone)
        free = not (unforeseen or others or over or run.gathering)
        return Outlook(run, unforeseen, over, run.ask if free else None, luck, watch)


def ends_turn(play: "Play", seat: Seat, keys: tuple[str, ...]) -> bool:
    """Whether these answers end the seat's turn: the table pauses before them, so that they can still be taken back."""
    match = play.live()
    if match.gathering:
        return False
    try:
        return Lookahead(match, seat, f"{play.id} {play.revision}").after(keys).over
    except Unimaginable:
        return False
    except Refused as refused:
        raise play.refusal(seat, refused) from None
