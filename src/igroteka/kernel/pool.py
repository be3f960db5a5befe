"""Pools and places: unseen things have no order until they are drawn.

A pool is the sorted multiset of things that nobody can locate; several places (a deck, eight stacks, cards set aside
unseen, hands) may draw on one pool. A place is a row of slots from bottom to top. A slot is either unseen by all, or it
holds a thing that some seats know: ``knowers`` says which.
"""

from bisect import insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from igroteka.kernel.ask import EVERYONE, NOBODY, Audience, Seat, only
from igroteka.kernel.luck import Luck

UNSEEN = -1


@dataclass(slots=True)
class Pool:
    """The multiset of things that lie unseen in the places that share it."""

    unseen: list[int] = field(default_factory=list)  # sorted

    @classmethod
    def of(cls, things: Iterable[int]) -> "Pool":
        return cls(sorted(things))

    def copy(self) -> "Pool":
        return Pool(self.unseen.copy())


@dataclass(slots=True)
class Place:
    """A row of slots, bottom first: a deck, a stack, a hand."""

    things: list[int] = field(default_factory=list)  # UNSEEN, or a thing somebody knows
    knowers: list[int] = field(default_factory=list)  # the audience of each slot

    @classmethod
    def unseen(cls, count: int) -> "Place":
        """A place of that many unseen things of its pool."""
        return cls([UNSEEN] * count, [NOBODY] * count)

    def copy(self) -> "Place":
        return Place(self.things.copy(), self.knowers.copy())

    def __len__(self) -> int:
        return len(self.things)

    def draw(self, pool: Pool, luck: Luck, seen: Audience = EVERYONE, at: int = -1) -> int:
        """Take the top thing (or the one at a counted slot) out of the place."""
        thing = self.things.pop(at)
        self.knowers.pop(at)
        return luck.take(pool.unseen, seen) if thing == UNSEEN else thing

    def look(self, pool: Pool, luck: Luck, seen: Audience, at: int = -1) -> int:
        """Show the top thing (or the one at a counted slot) to some seats and leave it there."""
        if self.things[at] == UNSEEN:
            self.things[at] = luck.take(pool.unseen, seen)
        self.knowers[at] |= seen
        return self.things[at]

    def put(self, thing: int, seen: Audience = EVERYONE, at: int | None = None) -> None:
        """Lay a thing that these seats know on top (or at a counted slot, 0 = bottom)."""
        if at is None:
            self.things.append(thing)
            self.knowers.append(seen)
        else:
            self.things.insert(at, thing)
            self.knowers.insert(at, seen)

    def pass_to(self, other: "Place", at: int = -1, to: int | None = None) -> None:
        """Move a slot to another place of the same pool without looking at it."""
        other.put(self.things.pop(at), self.knowers.pop(at), to)

    def remove(self, thing: int) -> None:
        """Take out a thing that lies here."""
        at = self.things.index(thing)
        del self.things[at], self.knowers[at]

    def bury(self, pool: Pool, things: Iterable[int] = ()) -> None:
        """Shuffle: add the things, then forget where in this place anything lies.

        What lies here goes back to the pool, so the place must not share it with another one at that moment.
        """
        self.things += things
        for thing in self.things:
            if thing != UNSEEN:
                insort(pool.unseen, thing)
        count = len(self.things)
        self.things, self.knowers = [UNSEEN] * count, [NOBODY] * count


def mask(pool: Pool, places: Sequence[Place], seat: Seat | None) -> None:
    """Turn what the seat does not know back into unseen things of the pool; the knowers of each slot stay visible."""
    audience = EVERYONE if seat is None else only(seat)
    for place in places:
        things = place.things
        for at, seen in enumerate(place.knowers):
            if seen & audience != audience and things[at] != UNSEEN:
                insort(pool.unseen, things[at])
                things[at] = UNSEEN


def fill(pool: Pool, places: Sequence[Place], luck: Luck) -> None:
    """Deal things of the pool to masked slots that somebody knows: one world that fits a masked state."""
    for place in places:
        things, knowers = place.things, place.knowers
        for at, thing in enumerate(things):
            if thing == UNSEEN and knowers[at]:
                things[at] = luck.take(pool.unseen, NOBODY)


def unknown(pool: Pool, places: Sequence[Place], seats: int) -> list[list[int]]:
    """The things of these places that each seat cannot locate."""
    slots = [slot for place in places for slot in zip(place.things, place.knowers, strict=True)]
    secret = [(thing, seen) for thing, seen in slots if thing != UNSEEN and seen != EVERYONE]
    return [sorted(pool.unseen + [thing for thing, seen in secret if not seen >> seat & 1]) for seat in range(seats)]
