"""Looks ahead: tries answers in a world that fits what the seat knows, so that nothing leaks."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from igroteka.kernel.ask import Ask, Refused, Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.run import ForkableRun
from igroteka.kernel.view import horizon
from igroteka.table.catalogue.games import AnyMatch

if TYPE_CHECKING:
    from igroteka.table.core.play import Play

OTHER_WORLDS: Final = range(2)  # in which luck may end a turn differently


class Outlook(NamedTuple):
    """Where some answers lead."""

    run: ForkableRun[Any, Any]
    unforeseen: bool  # luck was used or something hidden was shown, so the result holds in this world only
    over: bool  # the turn, or the match
    ask: Ask | None  # the seat's own next question, if nothing else comes before it
    watch: "TurnWatch"

    @property
    def settled(self) -> Any:
        """The state that the answers lead to; after a turn's end, what others or the night do next is not in it."""
        return self.watch.settled if self.over and self.watch.settled is not None else self.run.state

    @property
    def irrevocable(self) -> bool:
        """Whether the turn goes on, and the answers could not be taken back."""
        return self.ask is None and not self.over


class TurnWatch:
    """Notices that a turn ends: the frame of a turn is due again, and for one seat alone nothing else is.

    After the last answer it stops the run when no more can be learned: the turn is over, and luck has been used.
    """

    def __init__(self, run: ForkableRun[Any, Any], framed: bool = False, alone: bool = False) -> None:
        self.framed, self.alone = framed, alone
        self.settled: Any = None  # the state when the frame was first due after the last answer
        self._frame = run.game.agenda.frame
        self._luck = run.table.luck
        self._drawn = 0
        self._last = False
        run.brake.until = self.look

    def expect(self, last: bool) -> None:
        """Called before each answer."""
        self.settled = None
        self._drawn, self._last = drawn(self._luck), last

    def look(self, state: Any) -> bool:
        """Called before each step; returns whether to stop before it."""
        due = state.agenda
        if not due or due[-1][0] in self._frame:
            self.framed = True
            if self.settled is None:
                self.settled = state.copy()
            self.alone = self.alone or len(due) <= 1
            return self._last and self.alone and drawn(self._luck) > self._drawn
        return False


class Lookahead:
    """Tries answers of one seat, again and again in the same imagined world."""

    def __init__(self, match: AnyMatch, seat: Seat, seed: str) -> None:
        self.tried = 0
        self._match, self._seat, self._seed = match, seat, seed
        self._known: list[list[int]] | None = None
        self._worlds: dict[str, World] = {}
        self._found: dict[tuple[str, ...], Outlook] = {}  # of the first world, by the answers that lead there

    def after(self, keys: tuple[str, ...]) -> Outlook:
        """Where these answers lead. Raises ``Refused`` if one is illegal, ``Unimaginable`` if there is no such world.

        If luck decides whether the turn is over, it counts as not over.
        """
        found = self._found[keys] = self._sure(keys, self._after(keys))
        return found

    def onward(self, from_here: Outlook, keys: tuple[str, ...]) -> Outlook:
        """Give the last of these answers in the world of the others' outlook, which is used up."""
        self._found.pop(keys[:-1], None)
        found = self._found[keys] = self._sure(keys, self._give(from_here.run, from_here.watch, keys[-1:]))
        return found

    def _sure(self, keys: tuple[str, ...], found: Outlook) -> Outlook:
        if found.unforeseen and found.over:
            over = all(self._from_start(keys, f"{self._seed} {other}").over for other in OTHER_WORLDS)
            return found._replace(over=over)
        return found

    def _after(self, keys: tuple[str, ...]) -> Outlook:
        """One answer after an outlook that is known, or all of them from the start."""
        before = self._found.get(keys[:-1])
        if before is None or before.ask is None:
            return self._from_start(keys, self._seed)
        self.tried += 1
        run = before.run.fork(self._world(self._seed).luck())
        return self._give(run, TurnWatch(run, before.watch.framed, before.watch.alone), keys[-1:])

    def _from_start(self, keys: tuple[str, ...], seed: str) -> Outlook:
        self.tried += 1
        world = self._world(seed)
        run = world.run.fork(world.luck())
        return self._give(run, TurnWatch(run), keys)

    def _give(self, run: ForkableRun[Any, Any], watch: TurnWatch, keys: tuple[str, ...]) -> Outlook:
        since = drawn(run.table.luck)
        for number, key in enumerate(keys, 1):
            watch.expect(last=number == len(keys))
            run.step(run.asked(self._seat).index(key), self._seat)
        return self._outlook(run, watch, since)

    def _world(self, seed: str) -> "World":
        if seed not in self._worlds:
            self._worlds[seed] = World(self._match, self._seat, seed)
        return self._worlds[seed]

    def _outlook(self, run: ForkableRun[Any, Any], watch: TurnWatch, since: int) -> Outlook:
        match = self._match
        if self._known is None:
            start = self._world(self._seed).run
            self._known = horizon(match.game, start.state, match.setup.seats)
        unforeseen = drawn(run.table.luck) > since or horizon(match.game, run.state, match.setup.seats) != self._known
        others = run.deciding() != [self._seat]
        over = run.result is not None or (watch.framed if others else watch.alone)
        free = not (unforeseen or others or over or run.gathering)
        return Outlook(run, unforeseen, over, run.ask if free else None, watch)


class World:
    """An imagined world, before the seat answers; it is forked, never played on."""

    def __init__(self, match: AnyMatch, seat: Seat, seed: str) -> None:
        luck = Luck(seed)
        self.run = match.imagine_forkable(seat, luck)
        self._seed = luck.fresh(1 << 30)

    def luck(self) -> Luck:
        """The luck to come, which is the same in all its forks."""
        return Luck(self._seed)


def drawn(luck: Luck) -> int:
    """How often it has decided."""
    return len(luck.log or ())


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
