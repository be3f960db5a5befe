"""What rules work on: the table in play, what they tell, and how a match ends."""

from collections.abc import Callable
from typing import Generic, NamedTuple, NoReturn, Protocol, Self, TypeVar

from igroteka.kernel.ask import EVERYONE, Audience, Seat
from igroteka.kernel.components import Components
from igroteka.kernel.luck import Luck, Value


class State(Protocol):
    """Everything about a match that outlives a segment: a ``@dataclass(slots=True)`` with a hand-written copy."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Components)  # the box


class Kind(NamedTuple):
    """A kind of event: its name, the names of its values, and the rule behind it."""

    name: str
    fields: tuple[str, ...]
    rule: str


class Event(NamedTuple):
    """Something that happened, for those who saw it."""

    kind: Kind
    values: tuple[Value, ...]
    seen: Audience


class Table(Generic[S, B]):
    """A match as the rules see it: the state, the box of components, the luck, and the ear for events."""

    __slots__ = ("box", "events", "luck", "state", "until")

    def __init__(self, state: S, box: B, luck: Luck, events: list[Event] | None = None) -> None:
        self.state = state
        self.box = box
        self.luck = luck
        self.events = events  # None: nobody listens (replay, rollouts)
        self.until: Callable[[S], bool] | None = None  # a rollout stops before the first segment for which it holds

    def tell(self, kind: Kind, *values: Value, to: Audience = EVERYONE) -> None:
        """Report what happened."""
        if self.events is not None:
            assert len(values) == len(kind.fields), f"{kind.name} tells {kind.fields}, not {values}"
            self.events.append(Event(kind, values, to))


class Line(NamedTuple):
    """One line of a score breakdown."""

    source: str
    points: int
    rule: str


class Result(NamedTuple):
    """How a match ended: the winners (all or none in co-operative games), and each seat's score line by line."""

    winners: tuple[Seat, ...]
    lines: tuple[tuple[Line, ...], ...]
    reason: str

    @property
    def scores(self) -> tuple[int, ...]:
        """The seats' totals."""
        return tuple(sum(line.points for line in lines) for lines in self.lines)


class Ending(Exception):  # noqa: N818  # not an error
    """Raised by ``end_match`` from any depth of a rule; only the run catches it."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


def end_match(result: Result) -> NoReturn:
    """End the match at once."""
    raise Ending(result)
