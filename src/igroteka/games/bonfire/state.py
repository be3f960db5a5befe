"""The state of a match.

Rows "7 a city" are flat: the values of city 0, then those of city 1, and so on. A city belongs to the seat of the same
number; against Tom city 1 is Tom's. Things are small ids: positions of the rows of the box.
Nothing is hidden from one player and known to another: what is unseen is unseen by all, so it has no order.
What changes rarely is a tuple, replaced as a whole, so that a copy of the state shares it.
Rows and bits are read through the functions at the end.
"""

from dataclasses import dataclass
from typing import Any, Final, NewType, TypeAlias, TypeVar

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.area import Laid
from igroteka.games.bonfire.words import (
    ALL_CITIES,
    ALL_SEATS,
    ALL_SOURCES,
    GIFT_STACKS,
    GIFTS,
    GUARDIANS,
    NOVICE_KINDS,
    PLACES,
    RESOURCES,
    SHAPES,
    SLOTS,
    TOKENS,
    Board,
    Card,
    Cell,
    City,
    Common,
    FateTile,
    Gnome,
    GreatCell,
    Guardian,
    Island,
    Novice,
    Pile,
    Resource,
    Seat,
    Shape,
    Slot,
    Source,
    Stack,
    Stop,
    Task,
    Thing,
    Tile,
    TileSource,
    Token,
)
from igroteka.kernel.agenda import Due
from igroteka.kernel.flow import Table
from igroteka.kernel.pile import without

GIFT = -2  # minus the seat: that seat's gift token lies on the island's place
PLAYING, STUCK, PASSED = 0, 1, 2  # whether a seat still plays; stuck ones may still get the points of a pass
NOVICES, POINTS = len(NOVICE_KINDS), len(ALL_SOURCES)  # lengths of rows
TOKEN_TYPES, RESOURCE_KINDS, GUARDIAN_COLOURS, SHAPE_COUNT = len(TOKENS), len(RESOURCES), len(GUARDIANS), len(SHAPES)
BURIED_BITS = 5  # of a tile's number

Buried = NewType("Buried", int)  # a Path tile and the pile under which it was put back


@dataclass(slots=True)
class State:
    seats: int  # people at the table
    cities: int  # theirs, and Tom's
    mixed: bool  # set-up: tasks of different colours on each island
    handicap: int  # points Tom starts with; negative: the player
    agenda: list[Due]  # what is still due, the next step last; empty between turns
    seat: Seat  # whose turn it is or was
    first: Seat  # the seat with the oval building
    turns: int  # turns begun
    # the board
    isles: tuple[Thing, ...]  # 3 an island
    areas: tuple[int, ...]  # 7 a Great Bonfire cell: how many portals of each shape
    pointer: GreatCell  # the cell the Great Bonfire points at, or SOUTH
    open_paths: tuple[Tile, ...]  # 4 open Path tiles from the left
    path_unseen: tuple[Tile, ...]  # Path tiles in the piles whose place nobody knows
    piles: tuple[int, ...]  # how many unseen tiles lie in each of 3 piles
    under: tuple[Buried, ...]  # tiles put back under piles, the upper ones first
    put_back: int  # one bit a tile put back in this turn
    open_masters: tuple[Gnome, ...]  # 6 open masters from the left
    masters_unseen: tuple[Gnome, ...]  # the deck
    masters_out: tuple[Gnome, ...]  # discards, against Tom
    elders: int  # one bit an elder still open (elder 1 is bit 0)
    neutrals: int  # one bit a common task that still holds its neutral novice
    council: tuple[int, ...]  # 6 a council cell: how many novices of each kind
    counting: bool  # the countdown has begun
    stack: int  # countdown tokens left on the first player's building, and the highest number there
    token: int  # number of the countdown token going round, or 0
    # the cities
    boards: tuple[Board, ...]  # the city board of each
    out: tuple[int, ...]  # PLAYING, STUCK or PASSED
    tokens: list[int]  # 7 a city: action tokens of each type
    resources: list[int]  # 6 a city
    points: tuple[int, ...]  # 7 a city: points won during play by source
    ships: tuple[Island, ...]  # the island each ship lies at, or PIER
    built: tuple[tuple[Tile, ...], ...]  # Path tiles of each city, from place 2 on
    portals: tuple[int, ...]  # one bit a filled notch (bit 0 is notch 1)
    guardians: tuple[Stop, ...]  # 5 a city: where each stands
    slots: tuple[Task, ...]  # 7 a city: tasks and Bonfires
    lit: tuple[int, ...]  # one bit a slot with a Bonfire
    gnomes: tuple[int, ...]  # one bit a gnome
    gift_tops: tuple[Resource, ...]  # 2 a city: the open gift token of each stack, or NO_RESOURCE
    gift_stacks: tuple[int, ...]  # 2 a city: tokens face down below it
    gifts_unseen: tuple[int, ...]  # 5 a city: face-down gift tokens of each resource
    supply: tuple[tuple[FateTile, ...], ...]  # fate tiles of each city, the top one first
    set_aside: tuple[FateTile, ...]  # the fate tile in front of its owner before the first turn, then NO_FATE_TILE
    laid: tuple[tuple[Laid, ...], ...]  # fate tiles in each fate area
    offered: tuple[str, ...]  # what the seat on turn may do, worked out once so that copies need not repeat it
    # Tom
    tom_pile: tuple[Card, ...]  # cards face down
    tom_played: int  # cards resolved
    swap_fewer: bool = False  # house rule: Path tiles may be swapped with fewer than four in the piles
    tom_stops: bool = False  # house rule: the match ends when the player passes

    def copy(self) -> "State":
        return State(
            self.seats, self.cities, self.mixed, self.handicap, self.agenda[:], self.seat, self.first, self.turns,
            self.isles, self.areas, self.pointer, self.open_paths, self.path_unseen, self.piles,
            self.under, self.put_back, self.open_masters, self.masters_unseen, self.masters_out,
            self.elders, self.neutrals, self.council, self.counting, self.stack, self.token, self.boards,
            self.out, self.tokens[:], self.resources[:], self.points, self.ships, self.built,
            self.portals, self.guardians, self.slots, self.lit, self.gnomes, self.gift_tops,
            self.gift_stacks, self.gifts_unseen, self.supply, self.set_aside, self.laid, self.offered,
            self.tom_pile, self.tom_played, self.swap_fewer, self.tom_stops,
        )  # fmt: skip

    @property
    def solo(self) -> bool:
        """Whether Tom plays."""
        return self.cities > self.seats


T: TypeAlias = Table[State, Box]
Id = TypeVar("Id", bound=int)


def take(t: T, row: tuple[Id, ...]) -> tuple[Id, tuple[Id, ...]]:
    """A thing drawn by luck from a row of unseen ones, and the others."""
    thing = t.luck.pick(row)
    return thing, without(row, thing)


def seats_of(s: State) -> tuple[Seat, ...]:
    """The seats at the table."""
    return ALL_SEATS[: s.seats]


def cities_of(s: State) -> tuple[City, ...]:
    """The players' cities, and Tom's."""
    return ALL_CITIES[: s.cities]


# Rows of a city, and places in them


def tokens_of(s: State, city: City) -> list[int]:
    """A city's action tokens of each type."""
    return s.tokens[city * TOKEN_TYPES : city * TOKEN_TYPES + TOKEN_TYPES]


def token_at(city: City, token: Token) -> int:
    """Where a city's tokens of a type are counted."""
    return city * TOKEN_TYPES + token


def resources_of(s: State, city: City) -> list[int]:
    """A city's resources of each kind."""
    return s.resources[city * RESOURCE_KINDS : city * RESOURCE_KINDS + RESOURCE_KINDS]


def resource_at(city: City, resource: Resource) -> int:
    """Where a city's pieces of a resource are counted."""
    return city * RESOURCE_KINDS + resource


def guardians_of(s: State, city: City) -> tuple[Stop, ...]:
    """Where each of a city's Guardians stands."""
    return s.guardians[city * GUARDIAN_COLOURS : city * GUARDIAN_COLOURS + GUARDIAN_COLOURS]


def guardian_at(city: City, guardian: Guardian) -> int:
    """Where the place of a city's Guardian is noted."""
    return city * GUARDIAN_COLOURS + guardian


def slots_of(s: State, city: City) -> tuple[Task, ...]:
    """The task or Bonfire on each of a city's slots."""
    return s.slots[city * SLOTS : city * SLOTS + SLOTS]


def slot_at(city: City, slot: Slot) -> int:
    """Where the task or Bonfire on a city's slot is noted."""
    return city * SLOTS + slot


def is_lit(s: State, city: City, slot: Slot) -> bool:
    """Whether a Bonfire burns on a slot."""
    return s.lit[city] >> slot & 1 == 1


def points_of(s: State, city: City) -> tuple[int, ...]:
    """A city's points won during play, by source."""
    return s.points[city * POINTS : city * POINTS + POINTS]


def point_at(city: City, source: Source) -> int:
    """Where a city's points from a source are counted."""
    return city * POINTS + source


def stack_at(city: City, stack: Stack) -> int:
    """Where a city's gift stack is noted."""
    return city * GIFT_STACKS + stack


def gift_tops_of(s: State, city: City) -> tuple[Resource, ...]:
    """The open gift tokens of a city's two stacks."""
    return s.gift_tops[city * GIFT_STACKS : city * GIFT_STACKS + GIFT_STACKS]


def gift_stacks_of(s: State, city: City) -> tuple[int, ...]:
    """The gift tokens face down in a city's two stacks."""
    return s.gift_stacks[city * GIFT_STACKS : city * GIFT_STACKS + GIFT_STACKS]


def gifts_unseen_of(s: State, city: City) -> tuple[int, ...]:
    """A city's face-down gift tokens of each resource."""
    return s.gifts_unseen[city * GIFTS : city * GIFTS + GIFTS]


def gift_at(city: City, resource: Resource) -> int:
    """Where a city's face-down gift tokens of a resource are counted."""
    return city * GIFTS + resource


# Rows of the board


def isle_of(s: State, island: Island) -> tuple[Thing, ...]:
    """What lies on an island's places."""
    return s.isles[island * PLACES : island * PLACES + PLACES]


def isle_at(island: Island, place: int) -> int:
    """Where a place of an island is noted."""
    return island * PLACES + place


def gift_of(city: City) -> Thing:
    """A city's gift token on an island's place."""
    return Thing(GIFT - city)


def giver_of(gift: Thing) -> Seat:
    """The seat whose gift token lies on an island's place."""
    return ALL_SEATS[GIFT - gift]


def area_at(cell: GreatCell, shape: Shape) -> int:
    """Where the portals of a shape in an area of the Great Bonfire are counted."""
    return cell * SHAPE_COUNT + shape


def area_of(s: State, cell: GreatCell) -> tuple[int, ...]:
    """The portals of each shape in an area of the Great Bonfire."""
    return s.areas[cell * SHAPE_COUNT : cell * SHAPE_COUNT + SHAPE_COUNT]


def novices_at(cell: Cell, kind: Novice) -> int:
    """Where the novices of a kind in a council cell are counted."""
    return cell * NOVICES + kind


def has_neutral(s: State, common: Common) -> bool:
    """Whether a common task still holds its neutral novice."""
    return s.neutrals >> common & 1 == 1


# Path tiles put back under a pile


def buried(pile: Pile, tile: Tile) -> Buried:
    """A tile put back under a pile."""
    return Buried(pile << BURIED_BITS | tile)


def pile_of(tile: Buried) -> Pile:
    """The pile under which a buried tile lies."""
    return Pile(tile >> BURIED_BITS)


def tile_of(tile: Buried) -> Tile:
    """The tile that is buried."""
    return Tile(TileSource(tile & (1 << BURIED_BITS) - 1))


# States of older rules


def renamed(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state of version 2, which had another name for the fate tile set aside."""
    return {NAMES_OF_VERSION_2.get(name, name): value for name, value in fields.items()}


NAMES_OF_VERSION_2: Final = {"kept": "set_aside"}

STEPS_OF_VERSION_1: Final = {
    "deal": 1, "first": 2, "option": 3, "decide": 4, "discard": 5, "fate": 6, "tile": 7, "path": 13, "build": 14,
    "search": 15, "swap": 16, "refill": 17, "ship": 18, "further": 20, "island": 22, "task": 25, "gift": 26,
    "receive": 27, "retrieve": 28, "welcome": 29, "procession": 30, "great": 33, "turn": 34, "gnome": 35, "price": 36,
    "recruit": 37, "open_masters": 38, "light": 39, "bonus": 40, "novice": 41, "reward": 42, "council_gold": 43,
    "council_path": 15, "council_guardian": 44, "council_great": 45, "council_master": 46, "council_move": 47,
    "council_ship": 48, "after": 49, "afterwards": 50, "end": 51, "tom": 52, "tom_master": 53, "tom_path": 54,
    "tom_task1": 55, "tom_task2": 56, "tom_guardian": 57, "tom_great": 58, "tom_bonus": 59, "tom_done": 60,
}  # fmt: skip
"""Old names of the steps that are otherwise unchanged; the other steps follow."""

_LAY_TILE, _PAY_TOKENS, _PAY_TOKEN_PAIR, _PAY_RESOURCES, _PAY_RESOURCE_PAIR = range(8, 13)
_SAIL, _SAIL_FREE, _OFFER_TASK, _OFFER_GUARDIAN, _MARCH, _MARCH_FREE = 19, 21, 23, 24, 31, 32
_MOVED, _STEPPED, _FREE = 0b11111, 1 << 5, 1 << 6  # flags of a procession: a bit a Guardian, any of them, master 17's


def with_agenda(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state of version 1: steps had names, and the price being paid was beside them."""
    gone = ("doing", "due_token", "due_tokens", "due_resources")
    rest = {name: value for name, value in fields.items() if name not in gone}
    due = [step for name, about in fields["agenda"] for step in _steps_now(fields, name, about)]
    return {**rest, "agenda": due}


def _steps_now(fields: dict[str, Any], name: str, about: list[int]) -> list[Due]:
    """A step of version 1 as steps of version 2, the next one last."""
    if name in ("pay", "pair"):
        return _price_now(fields, in_pairs=name == "pair")
    if name == "lay":
        bottom = len(fields["supply"][fields["seat"]]) - 1
        return [(_LAY_TILE, (bottom if about[0] else 0,))]
    if name == "sail":
        island, paid = about
        return [(_SAIL if paid else _SAIL_FREE, (island,))]
    if name == "visit":
        return [(_OFFER_GUARDIAN if about[0] else _OFFER_TASK, ())]
    if name == "march":
        steps, flags = about
        march = _MARCH_FREE if flags & _FREE else _MARCH
        return [(march, (steps, flags & _MOVED, 1 if flags & _STEPPED else 0))]
    return [(STEPS_OF_VERSION_1[name], tuple(about))]


def _price_now(fields: dict[str, Any], *, in_pairs: bool) -> list[Due]:
    """The price being paid as steps: tokens before resources."""
    tokens, resources = fields["due_tokens"], tuple(fields["due_resources"])
    found: list[Due] = []
    if resources:
        found.append((_PAY_RESOURCE_PAIR if in_pairs and not tokens else _PAY_RESOURCES, resources))
    if tokens:
        found.append((_PAY_TOKEN_PAIR if in_pairs else _PAY_TOKENS, (fields["due_token"], tokens)))
    return found
