"""What each seat had and used in a match, counted from its events: the data of a balance report.

A game's `balance.toml` says which events report its components:

    [[trait]]
    kind = "task"            # of components.toml
    event = "bonfire.lit"
    field = "task"           # the value of the event that is the row's id
    dealt = false            # whether the seat got it by luck before the match, as a House or a clan

    [[lever]]                # a printed value that makes a row better or worse
    kind = "task"
    field = "points"
    worth = 1 # points that one more is worth to the owner of the row
    most = 3 # the largest change that may be suggested
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

import msgspec

from igroteka.arena.matches import Outcome, play
from igroteka.content import toml
from igroteka.content.components import B, Components
from igroteka.kernel.flow import Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.match import Match

FILE: Final = "balance.toml"
WHO: Final = ("seat", "side", "city")  # values of events that name a seat


class CountedMatch(Outcome, frozen=True, kw_only=True):
    """A match and what its events reported of components, by seat; the last entry is for no seat."""

    order: tuple[int, ...]  # the seats in the order in which they first acted
    counts: tuple[dict[str, int], ...]  # "event field id" and how often


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that reports a component a seat had or used."""

    kind: str
    event: str
    field: str
    dealt: bool = False


class Lever(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed value that makes a component better or worse."""

    kind: str
    field: str
    worth: int
    most: int = 1


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The traits and levers of a game."""

    trait: tuple[Trait, ...] = ()
    lever: tuple[Lever, ...] = ()


def traits(game: Game[S, B]) -> Traits:
    """A game's traits and levers, checked against its events; none if it has no such file."""
    file = files(game.package) / FILE
    found = toml.decode(toml.read(file), Traits) if file.is_file() else Traits()
    events = {(kind.name, field) for kind in game.events for field in kind.fields}
    for each in found.trait:
        if (each.event, each.field) not in events or each.kind not in game.box.kinds():
            raise toml.TomlError(f"{FILE}: {game.id} has no event {each.event} with {each.field} of a {each.kind}")
    for lever in found.lever:
        if lever.kind not in game.box.kinds() or lever.field not in game.box.rows(lever.kind)[0].values():
            raise toml.TomlError(f"{FILE}: {game.id} has no {lever.kind} with the value {lever.field}")
    return found


def counted_match(game: Game[S, B], setup: Setup, seating: tuple[str, ...], number: int, seed: int) -> CountedMatch:
    """Play a match and count what its events report."""
    outcome, match = play(game, setup, seating, number, seed)
    fields = {name: getattr(outcome, name) for name in outcome.__struct_fields__}
    return CountedMatch(**fields, order=order(match), counts=counts(match))


def order(match: Match[S, B]) -> tuple[int, ...]:
    """The seats in the order in which they first acted; secret choices made together have no order."""
    together = Counter(done.batch for done in match.done)
    acted = dict.fromkeys(done.seat for done in match.done if together[done.batch] == 1)
    return (*acted, *(seat for seat in range(match.setup.seats) if seat not in acted))


def counts(match: Match[S, B]) -> tuple[dict[str, int], ...]:
    """How often each component was reported, by seat; the last entry is for no seat."""
    ids = {row.id for kind in match.game.box.kinds() for row in match.game.box.rows(kind)}
    seats = match.setup.seats
    counts = [Counter[str]() for _ in range(seats + 1)]
    for event, actor in acted(match):
        seat = whose(event, actor)
        for field, value in zip(event.kind.fields, event.values, strict=True):
            if value in ids:
                counts[seat if 0 <= seat < seats else seats][f"{event.kind.name} {field} {value}"] += 1
    return tuple(dict(sorted(each.items())) for each in counts)


def acted(match: Match[S, B]) -> Iterator[tuple[Event, int]]:
    """All events, each with the seat whose answer led to it; -1 before the first answer."""
    begin = match.opening[1]
    yield from ((event, -1) for event in match.events[:begin])
    for done in match.done:
        yield from ((event, done.seat) for event in match.events[begin : done.events])
        begin = done.events


def whose(event: Event, actor: int) -> int:
    """The seat an event names, else the one that acted."""
    for field, value in zip(event.kind.fields, event.values, strict=True):
        if field in WHO and isinstance(value, int):
            return value
    return actor


def uses(match: CountedMatch, trait: Trait, box: Components, seats: Sequence[int]) -> Counter[str]:
    """How often the seats had or used each row of a trait's kind."""
    found = Counter[str]()
    for row in box.rows(trait.kind):
        name = f"{trait.event} {trait.field} {row.id}"
        count = sum(match.counts[seat].get(name, 0) for seat in seats)
        if count:
            found[row.id] = count
    return found
