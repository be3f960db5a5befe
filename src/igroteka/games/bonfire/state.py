"""Everything about a match that outlives a segment.

Rows "7 a city" are flat: the values of city 0, then those of city 1, and so on. A city belongs to the seat of the same
number; against Tom city 1 is his. Things are small ids: positions of the rows of the box.
Nothing is hidden from one player and known to another: what is unseen is unseen by all, so it has no order.
What changes rarely is a tuple, replaced by `put`, so that a copy of the state shares it.
"""

from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from igroteka.games.bonfire.box import Box
from igroteka.kernel.flow import Table

V = TypeVar("V")
Step: TypeAlias = tuple[str, tuple[int, ...]]  # a name of flow.STEPS, and what it is about

EMPTY = -1  # a place without a task; an island, slot or display place without anything
GIFT = -2  # minus the seat: that seat's gift token lies on the island's place
AWAY, WAITING = -1, 0  # a Guardian not in the city; on the starting tile
AT_BONFIRE = 7  # a Guardian's place n (1-7) on the Path, or n + 7 by its Bonfire
NEUTRAL, LYING, NOVICES = 4, 5, 6  # kinds of novices in a council cell: four cities', neutral, lying neutral ones
PLAYING, STUCK, PASSED = 0, 1, 2  # whether a seat is in; stuck ones may still get the points of a pass
SOUTH = -1  # where the Great Bonfire points before its first use: between the last cell and the first

HEAD_START, ELDER, COUNCIL, GREAT, ARRIVAL, PASSING, TOM, POINTS = range(8)  # sources of points during play


@dataclass(slots=True)
class State:
    seats: int  # people at the table
    cities: int  # theirs, and Tom's
    mixed: bool  # set-up: tasks of different colours on each island
    handicap: int  # points Tom starts with; negative: the player
    agenda: list[Step]  # what is still due, the next step last; empty between turns
    doing: str  # the step being carried out
    seat: int  # whose turn it is or was
    first: int  # the seat with the oval building
    turns: int  # turns begun
    # the board
    isles: tuple[int, ...]  # 3 an island: a task, EMPTY or GIFT - seat
    areas: tuple[int, ...]  # 7 a Great Bonfire cell: how many portals of each shape
    pointer: int  # the cell the Great Bonfire points at, or SOUTH
    open_paths: tuple[int, ...]  # 4 open Path tiles from the left
    path_unseen: tuple[int, ...]  # Path tiles in the piles whose place nobody knows
    piles: tuple[int, ...]  # how many unseen tiles lie in each of 3 piles
    under: tuple[int, ...]  # tiles put back under a pile: pile * 32 + tile, the upper ones first
    put_back: int  # one bit a tile put back in this turn
    open_masters: tuple[int, ...]  # 6 open masters from the left
    masters_unseen: tuple[int, ...]  # the deck
    masters_out: tuple[int, ...]  # discards, against Tom
    elders: int  # one bit an elder still open (elder 1 is bit 0)
    neutrals: int  # one bit a common task that still holds its neutral novice
    council: tuple[int, ...]  # 6 a council cell: how many novices of each kind
    counting: bool  # the countdown has begun
    stack: int  # countdown tokens left on the first player's building, and the highest number there
    token: int  # number of the countdown token going round, or 0
    # the cities
    boards: tuple[int, ...]  # the city board of each
    out: tuple[int, ...]  # PLAYING, STUCK or PASSED
    tokens: list[int]  # 7 a city: action tokens of each type
    resources: list[int]  # 6 a city
    points: tuple[int, ...]  # 7 a city: points won during play by source
    ships: tuple[int, ...]  # the island each ship lies at, or EMPTY for the pier
    built: tuple[tuple[int, ...], ...]  # Path tiles of each city, from place 2 on
    portals: tuple[int, ...]  # one bit a filled notch (bit 0 is notch 1)
    guardians: tuple[int, ...]  # 5 a city: AWAY, WAITING, a place on the Path, or by a Bonfire
    slots: tuple[int, ...]  # 7 a city: tasks and Bonfires
    lit: tuple[int, ...]  # one bit a slot with a Bonfire
    gnomes: tuple[int, ...]  # one bit a gnome
    gift_tops: tuple[int, ...]  # 2 a city: the open gift token of each stack, or EMPTY
    gift_stacks: tuple[int, ...]  # 2 a city: tokens face down below it
    gifts_unseen: tuple[int, ...]  # 5 a city: face-down gift tokens of each resource
    supply: tuple[tuple[int, ...], ...]  # fate tiles of each city, the top one first
    kept: tuple[int, ...]  # the fate tile kept in front of its owner before the first turn, then EMPTY
    laid: tuple[tuple[int, ...], ...]  # fate tiles in each fate area: lay * 8 + tile
    offered: tuple[str, ...]  # what the seat at turn may do, worked out once so that clones need not
    # a price being paid by the seat at turn
    due_token: int  # the type of token
    due_tokens: int  # how many of it
    due_resources: tuple[int, ...]  # resources; ANY is one of the payer's choice
    # Tom
    tom_pile: tuple[int, ...]  # his cards face down
    tom_played: int  # cards resolved

    def copy(self) -> "State":
        return State(
            self.seats, self.cities, self.mixed, self.handicap, self.agenda[:], self.doing, self.seat, self.first,
            self.turns,
            self.isles, self.areas, self.pointer, self.open_paths, self.path_unseen, self.piles,
            self.under, self.put_back, self.open_masters, self.masters_unseen, self.masters_out,
            self.elders, self.neutrals, self.council, self.counting, self.stack, self.token, self.boards,
            self.out, self.tokens[:], self.resources[:], self.points, self.ships, self.built,
            self.portals, self.guardians, self.slots, self.lit, self.gnomes, self.gift_tops,
            self.gift_stacks, self.gifts_unseen, self.supply, self.kept, self.laid, self.offered, self.due_token,
            self.due_tokens, self.due_resources, self.tom_pile, self.tom_played,
        )  # fmt: skip

    def later(self, name: str, *about: int) -> None:
        """Put a step on the agenda: it comes before those already there."""
        self.agenda.append((name, about))

    @property
    def solo(self) -> bool:
        """Whether Tom plays."""
        return self.cities > self.seats


T: TypeAlias = Table[State, Box]


def put(row: tuple[V, ...], at: int, *values: V) -> tuple[V, ...]:
    """A row with the values from a place on replaced by others."""
    return (*row[:at], *values, *row[at + len(values) :])


def take(t: T, row: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A thing drawn by luck from a row of unseen ones, and the others."""
    thing = t.luck.pick(row)
    at = row.index(thing)
    return thing, (*row[:at], *row[at + 1 :])
