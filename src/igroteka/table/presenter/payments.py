"""Whole payments in one click: sequences of answers to payment questions."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from igroteka.kernel.ask import Ask, Refused, Seat
from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.run import ForkableRun
from igroteka.kernel.view import View, view
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.presenter.counters import POINTS, Counted, cost, difference, rank
from igroteka.table.wire.messages import Bundle

TRIED: Final = 120  # clones
OFFERED: Final = 24
LONGEST: Final = 12
Count: TypeAlias = Callable[[View[Any]], Counted]
JOINED: Final = " + "  # between the pieces of a payment, also where an option names two


class Path(NamedTuple):
    """A sequence of answers, and the payment in words, piece by piece, with the last answer and its question."""

    keys: tuple[str, ...]
    parts: tuple[str, ...]
    last: str
    asked: Ask
    run: ForkableRun[Any, Any]  # before the last answer

    @property
    def said(self) -> str:
        return JOINED.join((*self.parts, self.last))

    @property
    def pieces(self) -> tuple[str, ...]:
        return tuple(sorted(self.said.split(JOINED)))

    def wastes(self, other: "Path") -> bool:
        """Whether it pays everything that another path pays, and more."""
        return Counter(other.pieces) < Counter(self.pieces)

    def on(self, run: ForkableRun[Any, Any], more: Ask, key: str, said: str) -> "Path":
        """One answer further. Where another question is about what is still due, the last answer only led to it: it
        paid nothing, and is left out ("two of any kind" before it is told which)."""
        led = more.about == self.asked.about and more.topic is not self.asked.topic
        return Path((*self.keys, key), self.parts if led else (*self.parts, self.last), said, more, run)


def uncounted(seen: View[Any]) -> Counted:
    """For tables that are not drawn: nothing is counted."""
    return {}


def bundles(
    match: AnyMatch, ask: Ask, label: Callable[[str, str], str], count: Count = uncounted
) -> tuple[Bundle, ...]:
    """All whole payments from here, one per result and without wasteful ones, the usual one first; none if there are
    too many, or if one key is enough and its pieces are not counted."""
    if not ask.topic.payment or match.gathering:
        return ()
    found: dict[bytes, Path] = {}
    here = match.forkable(Luck())
    open_paths = [Path((key,), (), label(ask.topic.name, key), ask, here) for key in ask.keys]
    for _ in range(TRIED):
        if not open_paths or len(found) > OFFERED:
            break
        path = open_paths.pop(0)
        run = paid(path, ask.seat)
        if run is None:
            continue
        more = asked_to_pay(run, ask.seat)
        if more is None:
            found.setdefault(outcome(run), path)
        elif len(path.keys) < LONGEST:
            open_paths += [path.on(run, more, key, label(more.topic.name, key)) for key in more.keys]
    if open_paths or len(found) > OFFERED:
        return ()
    ways = list({path.pieces: path for path in reversed(found.values())}.values())[::-1]  # same pieces, same payment
    paths = [path for path in ways if not any(path.wastes(other) for other in ways)]
    counted = [Bundle(label=path.said, keys=path.keys, paid=spent(here, path.keys, ask.seat, count)) for path in paths]
    several = any(len(path.keys) > 1 for path in paths) or all(each.paid for each in counted)
    return usual_first(counted, ask, count(_seen(here, ask.seat))) if several else ()


def usual_first(found: list[Bundle], ask: Ask, before: Counted) -> tuple[Bundle, ...]:
    """The payments, the one first that is made if nobody chooses."""
    ranked = rank(ask, before)

    def order(each: Bundle) -> tuple[int, bool, int]:
        pieces, scarce = cost(before, {kind: -number for kind, number in each.paid.items()})
        return pieces, each.keys[0] not in ranked, scarce

    return tuple(sorted(found, key=order))


def spent(here: ForkableRun[Any, Any], keys: tuple[str, ...], seat: Seat, count: Count) -> dict[str, int]:
    """How many pieces of each kind a payment takes: those that its keys name, and those paid without a question."""
    run, total, before = here.fork(Luck()), Counter[str](), count(_seen(here, seat))
    for key in keys:
        run.step(run.asked(seat).index(key), seat)
        after = count(_seen(run, seat))
        lost = {kind: -by for kind, by in difference(before, after).items() if by < 0 and kind != POINTS}
        total += Counter(lost) | Counter([word for word in key.split(":") if word in before])
        before = after
    return dict(total)


def _seen(run: ForkableRun[Any, Any], seat: Seat) -> View[Any]:
    return view(run.game, run.state, seat)


def paid(path: Path, seat: Seat) -> ForkableRun[Any, Any] | None:
    """A fork after these answers; None if they need luck, which nobody may foresee."""
    try:
        run = path.run.fork(Luck())
        run.step(run.asked(seat).index(path.keys[-1]), seat)
    except (Refused, LuckError):
        return None
    return run


def asked_to_pay(run: ForkableRun[Any, Any], seat: Seat) -> Ask | None:
    ask = run.ask
    return ask if ask and ask.seat == seat and ask.topic.payment and not run.gathering else None


def outcome(run: ForkableRun[Any, Any]) -> bytes:
    """What the payment led to."""
    return encode(run.state) + (run.ask.topic.name if run.ask else "").encode()
