"""What rules work on: the table, its events, and the end of a match."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, NoReturn, Protocol, Self, TypeVar, TypeVarTuple

from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import EVERYONE, Audience, Flow
from igroteka.kernel.luck import Luck, Value, new
from igroteka.kernel.result import Result


class State(Protocol):
    """Everything about a match that outlives a step: a ``@dataclass(slots=True)`` with a hand-written copy."""

    agenda: list[Due]  # what is due, the next step last

    def copy(self) -> Self: ...


class Box(Protocol):
    """The printed values of a game: the engine only needs to tell one box from another."""

    @property
    def digest(self) -> str: ...


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box)
Args = TypeVarTuple("Args")

NO_STEPS: Mapping[Callable[..., Flow[None] | None], int] = {}


class Kind(NamedTuple):
    """A kind of event: its name, the names of its values, and the rule behind it."""

    name: str
    fields: tuple[str, ...]
    rule: str


class Event(NamedTuple):
    """Something that happened, with its audience."""

    kind: Kind
    values: tuple[Value, ...]
    seen: Audience


class Table(Generic[S, B]):
    """A match as the rules see it: the state, the box of components, the luck, what is due, and what happened."""

    __slots__ = ("_ids", "box", "events", "luck", "state")

    def __init__(
        self,
        state: S,
        box: B,
        luck: Luck,
        events: list[Event] | None = None,
        ids: Mapping[Callable[..., Flow[None] | None], int] = NO_STEPS,
    ) -> None:
        self.state = state
        self.box = box
        self.luck = luck
        self.events = events  # None: not collected (replays, rollouts)
        self._ids = ids  # of the game's steps

    def then(self, step: Callable[["Table[S, B]", *Args], Flow[None] | None], *args: *Args) -> None:
        """Put a step on top of what is due."""
        self.state.agenda.append((self._ids[step], args))  # type: ignore[arg-type]  # the arguments are numbers

    def later(self, step: Callable[["Table[S, B]", *Args], Flow[None] | None], *args: *Args) -> None:
        """Put a step below everything that is due."""
        self.state.agenda.insert(0, (self._ids[step], args))  # type: ignore[arg-type]  # the arguments are numbers

    def tell(self, kind: Kind, *values: Value, to: Audience = EVERYONE) -> None:
        """Report what happened."""
        events = self.events
        if events is not None:
            assert len(values) == len(kind.fields), f"{kind.name} tells {kind.fields}, not {values}"
            events.append(new(Event, (kind, values, to)))


class Ending(Exception):  # noqa: N818  # not an error
    """Raised by ``end_match`` from any depth of a rule; only the run catches it."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


def end_match(result: Result) -> NoReturn:
    """End the match at once."""
    raise Ending(result)
