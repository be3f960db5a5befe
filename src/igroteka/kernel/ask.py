"""Questions: what a rule asks a seat, and the possible answers.

A rule that asks is a generator and is called with ``yield from``::

    target = yield from choose(seat, STRIKE_TARGET, targets)

Options are plain values (ints, strings, tuples of them, ``None`` for "no"); their topic gives each a stable key.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
V = TypeVar("V")

Seat: TypeAlias = int
Audience: TypeAlias = int  # one bit a seat
Flow: TypeAlias = Generator["Ask | Together", int, T]

EVERYONE: Audience = -1
NOBODY: Audience = 0


def only(*seats: Seat) -> Audience:
    """The audience of just these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def sees(audience: Audience, seat: Seat | None) -> bool:
    """Whether a seat is in the audience; ``None`` is an onlooker, who is in it only with everyone."""
    return audience == EVERYONE if seat is None else bool(audience >> seat & 1)


def key_of(value: object) -> str:
    """The stable key of a plain value: ``("gates", 2)`` is ``"gates:2"``."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ":".join(map(key_of, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Topic(Generic[V]):
    """A kind of question and the finite list of all its possible answers.

    ``secret``: the options come from what only the asked seat knows. Such a question is asked even when one option
    is left (skipping it would tell), and only that seat sees the answer.
    ``payment``: the question is one piece of a price, so that the interface may offer whole payments in its place.
    """

    __slots__ = ("_key", "_known", "keys", "name", "none", "payment", "rules", "secret")

    def __init__(
        self,
        name: str,
        values: Iterable[V],
        rules: tuple[str, ...],
        *,
        key: Callable[[V], str] = key_of,
        none: str = "pass",
        secret: bool = False,
        payment: bool = False,
    ) -> None:
        self.name = name
        self.rules = rules
        self.none = none
        self.secret = secret
        self.payment = payment
        self._key = key
        possible = tuple(values)
        self.keys = tuple(none if value is None else key(value) for value in possible)
        self._known = dict(zip(possible, self.keys, strict=True))
        assert len(set(self.keys)) == len(self.keys), f"topic {name} has one key twice"

    def key(self, value: V) -> str:
        """The stable key of one option; ``None`` means to decline or to be done."""
        known = self._known.get(value)
        return self._undeclared(value) if known is None else known

    def _undeclared(self, value: V) -> str:
        """The key of a value that the topic does not list, so that whoever checks the options finds it."""
        return self.none if value is None else self._key(value)

    def __repr__(self) -> str:
        return f"Topic({self.name!r})"


class WhyNot(NamedTuple):
    """Something a player would naturally try and may not do."""

    target: str  # the key it would have
    reason: str  # text key of the failed condition
    rule: str
    about: tuple[int | str, ...] = ()


class Ask:
    """One question to one seat. ``about`` is what the prompt speaks of, known to the asked seat only."""

    __slots__ = ("_keys", "about", "first_later", "options", "seat", "topic", "why_not")

    def __init__(
        self,
        seat: Seat,
        topic: Topic[V],
        options: Sequence[V],
        about: tuple[int | str, ...] = (),
        why_not: Callable[[], Iterable[WhyNot]] | None = None,
        first_later: int = 0,
    ) -> None:
        assert options, f"{topic.name}: nothing to choose from"
        self.seat = seat
        self.topic: Topic[object] = topic  # type: ignore[assignment]  # the options are of this topic's type
        self.options: Sequence[object] = options
        self.about = about
        self.why_not = why_not
        self.first_later = first_later  # earlier options lead only to sets that later ones reach too
        self._keys: tuple[str, ...] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The options' keys, in the options' order; computed when first read."""
        if self._keys is None:
            self._keys = tuple(map(self.topic.key, self.options))
        return self._keys

    def in_order(self) -> range:
        """The options with which a bot meets every set once: those after all options chosen before."""
        return range(self.first_later, len(self.options))

    def refusals(self) -> tuple[WhyNot, ...]:
        """What is not among the options, and why; computed on request."""
        return tuple(self.why_not()) if self.why_not else ()

    def index(self, choice: int | str) -> int:
        """The index of an option given by index or key, or a refusal that says why."""
        if isinstance(choice, int):
            if 0 <= choice < len(self.options):
                return choice
            raise Refused(f"{self.topic.name} has options 0 to {len(self.options) - 1}, not {choice}")
        keys = self.keys
        if choice in keys:
            return keys.index(choice)
        for no in self.refusals():
            if no.target == choice:
                raise Refused(f"{choice} is not allowed: {no.reason} ({no.rule})", no)
        some = ", ".join(keys[:12]) + (", …" if len(keys) > 12 else "")
        raise Refused(f"{choice!r:.80} is not an option of {self.topic.name}; the options are {some}")


class Refused(Exception):  # noqa: N818  # a player may always be refused
    """An answer that is not accepted; nothing has changed."""

    def __init__(self, message: str, why: WhyNot | None = None) -> None:
        super().__init__(message)
        self.why = why


class Together:
    """Private questions to several seats at once; ``results`` is filled when the last one is in."""

    __slots__ = ("flows", "results")

    def __init__(self, flows: Mapping[Seat, Flow[object]]) -> None:
        self.flows = flows
        self.results: dict[Seat, object] = {}


def choose(
    seat: Seat,
    topic: Topic[V],
    options: Sequence[V],
    about: tuple[int | str, ...] = (),
    why_not: Callable[[], Iterable[WhyNot]] | None = None,
) -> Flow[V]:
    """Ask a seat for one of the options; a single one is taken unasked unless the topic is secret."""
    if len(options) == 1 and not topic.secret:
        return options[0]
    index = yield Ask(seat, topic, options, about, why_not)
    return options[index]


def choose_some(
    seat: Seat,
    topic: "Topic[V | None]",
    options: Sequence[V],
    least: int = 0,
    most: int | None = None,
    about: tuple[int | str, ...] = (),
    *,
    fits: Callable[[list[V]], bool] | None = None,
    ordered: bool = False,
) -> Flow[list[V]]:
    """Ask for some of the options, one at a time, in any order; whatever is still legal is offered.

    ``fits`` says whether a set is legal; every subset of a legal set must be legal too. ``ordered`` means that the
    order matters, so bots must consider every order. Returns the options in the order in which they were chosen.
    """
    most = len(options) if most is None else min(most, len(options))
    assert least <= most, f"{topic.name}: {least} wanted of {len(options)}"
    left, start = list(options), 0  # options from start on come after all chosen ones
    picked: list[V] = []
    while len(picked) < most:
        if fits is not None:
            before, after = [[each for each in some if fits([*picked, each])] for some in (left[:start], left[start:])]
            left, start = before + after, len(before)
        need = max(0, least - len(picked))
        if len(left) <= need and not topic.secret:
            return picked + left
        later = start if not ordered and len(left) - start >= need else 0
        offered: list[V | None] = [*left] if need else [*left, None]
        start = yield Ask(seat, topic, offered, about, None, later)
        if offered[start] is None:
            break
        picked.append(left.pop(start))
    return picked


def yes_no(name: str, rules: tuple[str, ...], *, secret: bool = False) -> Topic[bool]:
    """A topic whose answers are yes and no."""
    return Topic(name, (True, False), rules, secret=secret)


def confirm(seat: Seat, topic: Topic[bool], about: tuple[int | str, ...] = ()) -> Flow[bool]:
    """Ask a seat yes or no."""
    return (yield from choose(seat, topic, (True, False), about))


def ask_all(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run private flows side by side. They may read the state but not change it; no choice is seen before all are in.

    Each seat may take its choice back until the last one is in. The results come in seat order.
    """
    together = Together(flows)
    yield together
    return together.results  # type: ignore[return-value]  # filled by the run with what the flows returned
