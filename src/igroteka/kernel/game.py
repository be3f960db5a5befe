"""A game as the kernel sees it: modes, set-up, functions, and hooks for bots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, Literal, NamedTuple, TypeAlias

from igroteka.kernel.agenda import Agenda
from igroteka.kernel.ask import Ask, Seat, Topic
from igroteka.kernel.flow import B, Kind, S, Table
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import Place, Pool
from igroteka.kernel.result import Line

Secrets: TypeAlias = Iterable[tuple[Pool, Sequence[Place]]]


class SetupError(ValueError):
    """A match that cannot be set up as asked."""


class ChoiceError(SetupError):
    """A mode, number of seats or option that the game does not have; it names what the game has."""

    def __init__(
        self,
        message: str,
        case: Literal["mode", "seats", "option", "value"],
        found: str,
        known: Iterable[str],
        option: str = "",
    ) -> None:
        super().__init__(message)
        self.case = case
        self.found = found
        self.known = tuple(known)
        self.option = option  # whose value it is


def counted(number: int, thing: str) -> str:
    """A number of things, in English: 1 seat, 2 seats."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class Mode(NamedTuple):
    """A way to play: how many seats, and what can be chosen (the first value of an option is its default)."""

    name: str
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]] = {}
    opponent: bool = False  # the rulebook plays against the seats, with a score of its own
    implied: Mapping[str, str] = {}  # values of options that a stored match does not name, if not the defaults


class Setup(NamedTuple):
    """What a match was started with."""

    mode: str
    seats: int
    options: Mapping[str, str]


def nothing_hidden(state: S) -> Secrets:
    """The secrets of a game in which everybody knows everything."""
    return ()


def hide_nothing(state: S, seat: Seat | None) -> None:
    """Mask nothing beyond the secrets."""


def guess_nothing(state: S, seat: Seat | None, luck: Luck) -> None:
    """Deal nothing beyond the secrets."""


class Folly(NamedTuple, Generic[S, B]):
    """An answer that no good player gives, or hardly ever."""

    name: str
    topic: str  # of the question
    shows: Callable[[S, B, Ask, int], bool]  # whether the answer with that index is one; the state is the full one


class Habits(NamedTuple, Generic[S, B]):
    """What statistics of play look at."""

    actions: tuple[str, ...]  # topics whose answers are counted, by the first part of their keys
    follies: "tuple[Folly[S, B], ...]" = ()
    stuck: frozenset[str] = frozenset()  # endings because nobody could act


class Fact(NamedTuple):
    """Something in a position that a player would name as a reason for a move."""

    name: str  # said by ``reason-NAME--more`` or ``reason-NAME--less``, whichever is good
    amount: float
    worth: float  # of that amount, in units of the evaluation
    about: tuple[int | str, ...] = ()  # which one, if there are several


@dataclass(frozen=True)
class Bots(Generic[S, B]):
    """What bots need to play a game. States may be views: nothing here may need what a seat does not know."""

    evaluate: Callable[[S, B, Seat], int]  # how good a state looks for a seat; higher is better
    candidates: Callable[[S, B, Ask], Sequence[int]] | None = None  # the options that deserve a look; at least one
    rest: Callable[[S], int] | None = None  # a number that changes wherever a bot may judge the state
    advice: Callable[[S, B, Ask], list[float] | None] | None = None  # a planner's opinion of each option
    prospect: Callable[[S, B, Seat], float] | None = None  # how good a state looks if everybody follows the planner
    habits: "Habits[S, B] | None" = None  # what statistics of play look at
    facts: Callable[[S, B, Seat], Sequence[Fact]] | None = None  # what hints give as reasons
    expert: int = 20_000  # iterations that a search gets through in two seconds, about


@dataclass(frozen=True)
class Game(Generic[S, B]):
    """A game: its names, and its functions."""

    id: str
    package: str  # where ledger.toml, components.toml and texts/ lie
    version: int  # of the rules: a record of another version is migrated or refused
    modes: tuple[Mode, ...]
    topics: tuple[Topic[object], ...]
    events: tuple[Kind, ...]
    box: B
    state: type[S]
    start: Callable[[Setup, B], S]  # the state before the first step; pure
    agenda: Agenda[Table[S, B]]  # its steps, and what happens when nothing is due
    score: Callable[[S, B], tuple[tuple[Line, ...], ...]]  # each seat's lines as they stand now
    bots: "Bots[S, B]"  # what bots need to play it
    opponent: Callable[[S, B], tuple[Line, ...]] | None = None  # its lines, in modes that have an opponent
    secrets: Callable[[S], Secrets] = nothing_hidden  # which places draw on which pool
    hide: Callable[[S, Seat | None], None] = hide_nothing  # mask fields; showing one does not bound undo
    guess: Callable[[S, Seat | None, Luck], None] = guess_nothing  # the reverse of hide: one world that fits
    scene: object | None = None  # how the table is drawn, a ``content.scene.Scenery``; the engine never looks at it
    meta: object | None = None  # title, minutes and more, a ``content.meta.Meta``; the engine never looks at it
    cooperative: bool = False  # the seats win or lose together
    turn: Callable[[S], int] | None = None  # the number of the turn
    only_at_end: frozenset[str] = frozenset()  # sources of the score that count what is left over when a match ends
    migrations: Mapping[int, Callable[[list[str]], list[str]]] = field(
        default_factory=dict
    )  # record lines, from version
    new_questions: Mapping[str, int] = field(
        default_factory=dict
    )  # topics that older rules did not always ask, and the index of the option they took instead
    upgrades: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = field(
        default_factory=dict
    )  # a state's fields, from version
    topics_of: Callable[[B], tuple[Topic[object], ...]] | None = None  # for a box with other rows than the default

    def setup(self, mode: str | None = None, seats: int | None = None, **options: str) -> Setup:
        """A valid set-up, defaults filled in, or an error that lists what is possible."""
        return self.valid(mode, seats, options)

    def valid(self, mode: str | None, seats: int | None, options: Mapping[str, str]) -> Setup:
        """The same for untrusted options, whose names may be anything."""
        return self._filled(self._mode(mode), seats, options, {})

    def stored(self, mode: str, seats: int, options: Mapping[str, str]) -> Setup:
        """The set-up of a stored match; options that it does not name have the values of its time."""
        played = self._mode(mode)
        return self._filled(played, seats, options, played.implied)

    def _mode(self, name: str | None) -> Mode:
        modes = {each.name: each for each in self.modes}
        mode = self.modes[0] if name is None else modes.get(name)
        if mode is None:
            message = f"{self.id} has no mode {name!r}; its modes are {', '.join(modes)}"
            raise ChoiceError(message, "mode", str(name), modes)
        return mode

    def _filled(self, mode: Mode, seats: int | None, options: Mapping[str, str], implied: Mapping[str, str]) -> Setup:
        seats = max(mode.seats) if seats is None else seats
        if seats not in mode.seats:
            possible = ", ".join([*map(str, mode.seats[:-1]), counted(mode.seats[-1], "seat")])
            message = f"{self.id} in mode {mode.name} is for {possible}, not {seats}"
            raise ChoiceError(message, "seats", str(seats), map(str, mode.seats))
        for name, value in options.items():
            values = mode.options.get(name)
            if values is None:
                known = ", ".join(mode.options) or "none"
                message = f"{self.id} in mode {mode.name} has no option {name!r}; its options are {known}"
                raise ChoiceError(message, "option", name, mode.options)
            if value not in values:
                message = f"option {name} is one of {', '.join(values)}, not {value!r}"
                raise ChoiceError(message, "value", value, values, name)
        defaults = {name: implied.get(name, values[0]) for name, values in mode.options.items()}
        return Setup(mode.name, seats, {**defaults, **options})

    def opponent_in(self, mode: str) -> bool:
        """Whether the rulebook's own opponent plays in a mode: it wins if no seat does."""
        return any(each.opponent for each in self.modes if each.name == mode)

    def sides(self, setup: Setup, state: S) -> tuple[tuple[Line, ...], ...]:
        """The score lines of every seat now, then those of the rulebook's opponent if there is one."""
        lines = self.score(state, self.box)
        if self.opponent is None or not self.opponent_in(setup.mode):
            return lines
        return (*lines, self.opponent(state, self.box))

    def with_box(self, box: B) -> "Game[S, B]":
        """The same game with other printed values, and the questions that can be asked about them."""
        return replace(self, box=box, topics=self.topics_of(box) if self.topics_of else self.topics)
