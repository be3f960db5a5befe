"""A run: a state and the rules in motion, without memory. Rollouts are runs; a ``Match`` is a run that remembers."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from igroteka.kernel.agenda import Agenda, Due
from igroteka.kernel.ask import Ask, Flow, Refused, Seat, Together
from igroteka.kernel.flow import B, Ending, Event, S, Table
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck, values_of
from igroteka.kernel.result import Result

MANY_STEPS = 100_000  # more than any match takes
R = TypeVar("R", bound="Run[Any, Any]")


class Brake(Generic[S]):
    """Where a rollout stops: before the first step for which ``until`` holds."""

    until: Callable[[S], bool] | None = None


class Run(Generic[S, B]):
    """Drives the steps that are due. ``ask`` is the (first) pending question, ``None`` at the end."""

    __slots__ = ("_flow", "_private", "_together", "_waiting", "ask", "brake", "game", "result", "table")

    def __init__(self, game: Game[S, B], state: S, luck: Luck, events: list[Event] | None = None) -> None:
        self.game = game
        self.table = Table(state, game.box, luck, events, game.agenda.ids)
        self.brake: Brake[S] = Brake()
        self.result: Result | None = None
        self.ask: Ask | None = None
        self._flow: Flow[None] | None = None
        self._together: Together | None = None
        self._private: dict[Seat, Flow[object]] = {}  # flows of an open ask_all that have not returned
        self._waiting: dict[Seat, Ask] = {}  # their questions, in seat order

    @property
    def state(self) -> S:
        """The full state."""
        return self.table.state

    @property
    def asks(self) -> Sequence[Ask]:
        """All pending questions, in seat order: one, or several in an open ask_all."""
        if self._waiting:
            return list(self._waiting.values())
        return [self.ask] if self.ask else []

    @property
    def gathering(self) -> bool:
        """Whether an ask_all is open."""
        return self._together is not None

    def asked(self, seat: Seat) -> Ask:
        """The question this seat has to answer, or a refusal."""
        if self.ask is not None and self.ask.seat == seat:
            return self.ask
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        if self.result:
            raise Refused("the match is over")
        raise Refused(f"seat {seat} is not asked now")

    def deciding(self) -> list[Seat]:
        """The seats that must decide, as everybody sees it: in an ask_all all its seats, even if they have chosen."""
        if self._together:
            return sorted(self._together.flows)
        return [self.ask.seat] if self.ask else []

    def start(self) -> None:
        """Run to the first question."""
        self._flow = _steps(self.table, self.game.agenda, self._before_asking(), self.brake)
        self._advance(None)

    def _reset(self) -> None:
        """Drop the running flows; only the state stays."""
        self.ask = self.result = self._flow = self._together = None
        self._private, self._waiting = {}, {}

    def step(self, index: int, seat: Seat | None = None) -> None:
        """Answer with an option's index; the seat matters only in an open ask_all."""
        if not self._waiting:
            self._advance(index)
            return
        assert self.ask
        self._listen(self.ask.seat if seat is None else seat, index)
        if not self._still_open():
            self._advance(0)

    def _advance(self, index: int | None) -> None:
        """Run the rules to the next question or the end; without an index nothing was asked yet."""
        flow = self._flow
        assert flow
        try:
            question = flow.send(index)  # type: ignore[arg-type]  # a flow begins with None
            while type(question) is not Ask:
                assert isinstance(question, Together)
                if self._gather(question):
                    return
                question = flow.send(0)  # nobody had anything to choose
            self.ask = question
        except Ending as ending:
            self.result = ending.result
            self.ask = self._flow = None
        except StopIteration:  # stopped before a step
            self.ask = self._flow = None

    def _before_asking(self) -> Callable[[Due | None], None] | None:
        """The hook to call before each step that asks; ``None`` as its argument stands for the idle rule."""
        return None

    def _gather(self, together: Together) -> bool:
        """Start the private flows; returns whether any of them asks."""
        self._together = together
        seats = sorted(together.flows)
        together.results = dict.fromkeys(seats)  # so the results are in seat order, whoever answers first
        for seat in seats:
            self._private[seat] = together.flows[seat]
            self._listen(seat, None)
        return self._still_open()

    def _listen(self, seat: Seat, index: int | None) -> None:
        """Run one private flow to its next question, or keep what it returned."""
        flow = self._private[seat]
        try:
            question = flow.send(index)  # type: ignore[arg-type]  # a flow begins with None
        except Ending:
            raise AssertionError("a private flow may not end the match: the other seats have not chosen") from None
        except StopIteration as stop:
            assert self._together
            self._together.results[seat] = stop.value
            del self._private[seat]
            self._waiting.pop(seat, None)
        else:
            assert type(question) is Ask and question.seat == seat, "a private flow asks its own seat only"
            self._waiting[seat] = question

    def _still_open(self) -> bool:
        """Whether an ask_all still waits."""
        if self._waiting:
            self.ask = next(iter(self._waiting.values()))
            return True
        self._together = None
        return False


class _Start(Generic[S, B]):
    """Where the running step began: a copy of the state, and how much luck had been drawn. It knows no run, so that a
    dropped run is freed at once."""

    __slots__ = ("_table", "drawn", "since", "state")

    def __init__(self, table: Table[S, B]) -> None:
        self._table = table
        self.state = table.state  # until the first step that asks
        self.drawn = 0
        self.since: list[tuple[int, Seat | None]] = []  # answers

    def mark(self, due: Due | None) -> None:
        """Called before a step that asks; its rule has been called but has not begun to run."""
        self.state = self._table.state.copy()
        if due is not None:
            self.state.agenda.append(due)
        self.drawn = len(self._table.luck.log or ())
        self.since = []


class ForkableRun(Run[S, B]):
    """A run that can be forked at its question, without going back further than the step that asks."""

    __slots__ = ("began",)

    def __init__(self, game: Game[S, B], state: S, luck: Luck) -> None:
        super().__init__(game, state, luck)
        luck.log = []
        self.began = _Start(self.table)

    def _before_asking(self) -> Callable[[Due | None], None]:
        return self.began.mark

    def step(self, index: int, seat: Seat | None = None) -> None:
        self.began.since.append((index, seat))
        super().step(index, seat)

    def fork(self, luck: Luck) -> "ForkableRun[S, B]":
        """The same run at the same question, with its own luck from here on."""
        return self._copied(luck, ForkableRun)

    def rollout(self, luck: Luck) -> Run[S, B]:
        """The same as a run that cannot be forked, which is faster."""
        return self._copied(luck, Run)

    def _copied(self, luck: Luck, kind: Callable[[Game[S, B], S, Luck], R]) -> R:
        start = self.began
        luck.replay(values_of((self.table.luck.log or [])[start.drawn :]))
        other = kind(self.game, start.state.copy(), luck)
        other.start()
        for index, seat in list(start.since):
            other.step(index, seat)
        return other


def _steps(
    table: Table[S, B], agenda: Agenda[Table[S, B]], before: Callable[[Due | None], None] | None, brake: Brake[S]
) -> Flow[None]:
    """The rest of the match as one flow. It holds no reference to the run, so that a dropped run is freed at once."""
    state, rules, idle = table.state, agenda.rules, agenda.idle
    due: Due | None
    for _ in range(MANY_STEPS):
        if brake.until is not None and brake.until(state):
            return
        steps = state.agenda
        if steps:
            due = steps.pop()
            number, args = due
            flow = rules[number](table, *args) if args else rules[number](table)
        else:
            due, flow = None, idle(table)
        if flow is not None:
            if before is not None:
                before(due)
            yield from flow
    raise AssertionError(f"the match is not over after {MANY_STEPS} steps")
