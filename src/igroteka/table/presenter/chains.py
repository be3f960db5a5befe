"""Gestures: several answers in one click. Looks ahead over the next questions of the same seat, up to luck, anything
hidden, another seat or the end of the turn, and offers what lies there as things to click, with price and effect."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from igroteka.kernel.ask import Ask, Refused
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.view import View, view
from igroteka.table.core.lookahead import Lookahead, Outlook
from igroteka.table.presenter.counters import Counted, cost, difference, rank

TRIED: Final = 280  # imagined worlds per question
OFFERED: Final = 72  # chains that point at things
WIDE: Final = 48  # options per question to look at
DEEP: Final = 3  # choices in one gesture
LONGEST: Final = 16  # answers in one gesture
FEW: Final = 4  # options of a question whose buttons may be joined with those of the next
BUTTONS: Final = 6  # joined in this way


class Choice(NamedTuple):
    """An answer that the player chooses; payments in between are made automatically."""

    ask: Ask
    key: str
    seen: View[Any]  # when it is made
    targets: tuple[str, ...]


class Way(NamedTuple):
    """Answers in a row, and where they lead."""

    keys: tuple[str, ...]
    choices: tuple[Choice, ...]
    outlook: Outlook
    pays: int = 0  # answers before the first payment that has alternatives; 0: there is none

    @property
    def via(self) -> tuple[str, ...]:
        """The targets of the choice before the last: the thing to drag."""
        return self.choices[-2].targets if len(self.choices) > 1 else ()


class Offers(NamedTuple):
    """What a question offers beyond its options."""

    single: dict[str, Way]  # where each option leads, with its payments made
    chains: tuple[Way, ...]


class Finder:
    """Looks ahead from one question."""

    def __init__(
        self,
        look: Lookahead,
        ask: Ask,
        seen: View[Any],
        targets: Callable[[View[Any], str, str], tuple[str, ...]],
        counted: Callable[[View[Any]], Counted],
        together: Mapping[str, frozenset[str]],
    ) -> None:
        self._look, self._ask, self._seen, self._targets, self.counted = look, ask, seen, targets, counted
        self._together = together
        self.before = counted(seen)
        self._views: dict[int, tuple[Outlook, View[Any]]] = {}  # by the identity of an outlook
        self._changes: dict[tuple[str, ...], dict[str, int]] = {}  # by the answers of a way

    def offers(self) -> Offers:
        """Everything that can be done from here with one gesture."""
        ask = self._ask
        if len(ask.keys) > WIDE:
            return Offers({}, ())
        try:
            first = [self._on((), (), 0, ask, self._seen, key) for key in ask.keys]
            chains = [way for way in first if len(way.keys) > 1]
            chains += self._pointed(first)
            chains += self._joined(first)
        except Unimaginable:
            return Offers({}, ())
        return Offers({way.choices[0].key: way for way in first}, tuple(chains))

    def changes(self, way: Way) -> dict[str, int]:
        """How a way changes the seat's counters; nothing if luck decides."""
        if way.outlook.unforeseen:
            return {}
        found = self._changes.get(way.keys)
        if found is None:
            outlook = way.outlook
            after = self.after(outlook) if outlook.settled is outlook.run.state else self._settled(outlook)
            found = self._changes[way.keys] = difference(self.before, self.counted(after))
        return found

    def after(self, outlook: Outlook) -> View[Any]:
        """What the seat would know then."""
        found = self._views.get(id(outlook))
        if found is None:
            found = outlook, view(outlook.run.game, outlook.run.state, self._ask.seat)
            self._views[id(outlook)] = found
        return found[1]

    def _settled(self, outlook: Outlook) -> View[Any]:
        """What the seat would know at the end of its turn."""
        return view(outlook.run.game, outlook.settled, self._ask.seat)

    # One answer further

    def _on(
        self, keys: tuple[str, ...], choices: tuple[Choice, ...], pays: int, ask: Ask, seen: View[Any], key: str
    ) -> Way:
        """Make one more choice and pay its price."""
        choice = Choice(ask, key, seen, self._targets(seen, ask.topic.name, key))
        done = (*keys, key)
        return self._paid(Way(done, (*choices, choice), self._look.after(done), pays))

    def _paid(self, way: Way) -> Way:
        """Pay what is due in the cheapest way."""
        ask = way.outlook.ask
        if ask is None or not ask.topic.payment or len(way.keys) >= LONGEST:
            return way
        ranked = rank(ask, self.before)
        pays = way.pays or (len(way.keys) if len(ask.keys) > 1 else 0)
        if len(ranked) == 1:
            keys = (*way.keys, *ranked)
            return self._paid(Way(keys, way.choices, self._look.onward(way.outlook, keys), pays))
        tried = [self._pay(way, key, pays) for key in ranked]
        return min(tried, key=lambda each: cost(self.before, self.changes(each)))

    def _pay(self, way: Way, key: str, pays: int) -> Way:
        keys = (*way.keys, key)
        return self._paid(Way(keys, way.choices, self._look.after(keys), pays))

    # Things to click

    def _pointed(self, ways: Sequence[Way]) -> list[Way]:
        """Chains of an action and its object: goes as deep as all chains of a depth can be tried."""
        found: list[Way] = []
        for _ in range(DEEP - 1):
            more = [(way, key) for way in ways for key in self._objects(way)]
            if not more or len(found) + len(more) > OFFERED or self._look.tried + 2 * len(more) > TRIED:
                break
            ways = [way for way in [self._further(*each) for each in more] if not way.outlook.irrevocable]
            found += ways
        return found

    def _objects(self, way: Way) -> list[str]:
        """The options of the next question that point at other things than the last choice."""
        ask = self._next(way)
        if ask is None or len(ask.keys) > WIDE:
            return []
        seen, name, last = self.after(way.outlook), ask.topic.name, set(way.choices[-1].targets)
        return [key for key in ask.keys if (there := self._targets(seen, name, key)) and not last & set(there)]

    def _next(self, way: Way) -> Ask | None:
        """The next question, if it is about the object of the last choice."""
        ask, last = way.outlook.ask, way.choices[-1].ask.topic.name
        return ask if ask is not None and ask.topic.name in self._together.get(last, ()) else None

    def _further(self, way: Way, key: str) -> Way:
        assert way.outlook.ask
        return self._on(way.keys, way.choices, way.pays, way.outlook.ask, self.after(way.outlook), key)

    # Buttons

    def _joined(self, ways: list[Way]) -> list[Way]:
        """Chains of this question's buttons and the next one's, if both have few."""
        if len(ways) > FEW or any(way.choices[-1].targets for way in ways):
            return []
        leaves = ways
        for _ in range(DEEP):
            grown = [more for way in leaves for more in self._buttons(way)]
            if len(grown) > BUTTONS or len(grown) == len(leaves):
                break
            leaves = grown
        return [way for way in leaves if len(way.choices) > 1]

    def _buttons(self, way: Way) -> list[Way]:
        """A way with each answer to the next question, if that has few buttons and can be undone; else itself."""
        ask = self._next(way)
        if ask is None or len(ask.keys) > FEW:
            return [way]
        seen = self.after(way.outlook)
        if any(self._targets(seen, ask.topic.name, key) for key in ask.keys):
            return [way]
        further = [self._further(way, key) for key in ask.keys]
        return [way] if any(each.outlook.irrevocable for each in further) else further


def find(
    look: Lookahead,
    ask: Ask,
    seen: View[Any],
    targets: Callable[[View[Any], str, str], tuple[str, ...]],
    counted: Callable[[View[Any]], Counted],
    together: Mapping[str, frozenset[str]],
) -> tuple[Finder, Offers]:
    """What a question offers."""
    finder = Finder(look, ask, seen, targets, counted, together)
    try:
        return finder, finder.offers()
    except Refused as refused:  # impossible: what a world offers it accepts
        raise AssertionError(f"{ask.topic.name}: {refused}") from None
