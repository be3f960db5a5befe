"""The game's words as small ids: the rules use positions in these rows, keys and events show the words.

Each kind of id has its own type, so that an island is never mistaken for a task.
"""

from collections.abc import Callable
from typing import Final, Literal, NewType, TypeAlias, TypeVar

V = TypeVar("V")

# What the box says

TokenWord: TypeAlias = Literal["ship", "path", "task", "bonfire", "guardian", "gnome", "wild"]
ResourceWord: TypeAlias = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
PriceWord: TypeAlias = Literal["flower", "fruit", "herb", "shell", "root", "gold", "any"]
ColourWord: TypeAlias = Literal["blue", "red", "yellow"]
CrystalWord: TypeAlias = Literal["blue", "red", "yellow", "none"]
OrderWord: TypeAlias = Literal["pink", "grey", "brown", "blue"]  # the Guardians' colours
ShapeWord: TypeAlias = Literal["circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent"]
TaskWord: TypeAlias = Literal[
    "guardian",
    "path_resource",
    "blue_and_red_bonfire",
    "gift_on_resource",
    "two_by_two",
    "gifts_3_islands",
    "gifts_2_one_island",
    "fate_group3",
    "gnome_resource",
    "common",
    "portals3",
    "paths_adjacent",
    "gnomes3",
    "gold4",
    "bonfires_3_colours",
    "resources3",
    "gifts_both_islands",
    "blue4",
    "guardians4",
    "fate_two_groups3",
    "portals5",
    "gifts_5_islands",
    "red4",
    "gnomes5",
    "elders3",
    "three_gifts_one_island",
    "gift_stack_empty",
    "red_crystals3",
    "yellow4",
    "bonfires5",
    "blue_crystals4",
    "three_by_two",
    "gifts_2_on_3",
    "same_resource5",
    "action_tokens5",
    "fate_marked_cells",
    "guardians2_bonfires",
    "fate_two_groups4",
    "fate_gold_cells",
    "fate_outer_columns",
]

TOKENS: tuple[str, ...] = ("ship", "path", "task", "bonfire", "guardian", "gnome", "wild")
RESOURCES: tuple[str, ...] = ("flower", "fruit", "herb", "shell", "root", "gold")
COLOURS: tuple[str, ...] = ("blue", "red", "yellow", "none")  # of tasks and crystals
GUARDIANS: tuple[str, ...] = ("pink", "grey", "brown", "blue", "own")
SHAPES: tuple[str, ...] = ("circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent")
CELLS: tuple[str, ...] = ("gold", "path", "guardian", "great", "master", "move", "ship", "fate")
COMMON: tuple[str, ...] = ("paths", "tasks", "portals", "guardians", "gnomes")

# Ids

City = NewType("City", int)  # a city board; against Tom city 1 is Tom's
Seat = NewType("Seat", City)  # a place at the table, and the city of the player there
Token = NewType("Token", int)  # a type of action tokens
Resource = NewType("Resource", int)
Colour = NewType("Colour", int)  # of a task or a crystal
Guardian = NewType("Guardian", int)  # by its colour
Shape = NewType("Shape", int)  # of a portal
Cell = NewType("Cell", int)  # of the High Council
GreatCell = NewType("GreatCell", int)  # of the Great Bonfire
Common = NewType("Common", int)  # a common task
Island = NewType("Island", int)
Thing = NewType("Thing", int)  # on a place of an island: a task, a gift token or nothing
Task = NewType("Task", Thing)  # with its face up or as a Bonfire
TileSource = NewType("TileSource", int)  # where a Path tile is taken: an open tile, or a pile
Tile = NewType("Tile", TileSource)  # of the Path
Pile = NewType("Pile", int)  # of Path tiles
FateTile = NewType("FateTile", int)
Lay = NewType("Lay", int)  # three cells of the fate area and a reading direction
Gnome = NewType("Gnome", int)  # masters first, then elders
Card = NewType("Card", int)  # of Tom
Board = NewType("Board", int)  # a printed city board
Slot = NewType("Slot", int)  # one of seven in a city, from the left: a Path place, a notch, a task slot and a novice
Stop = NewType("Stop", int)  # where a Guardian stands, see below
Stack = NewType("Stack", int)  # of gift tokens
Novice = NewType("Novice", int)  # a kind of novices in the High Council: a city's, neutral, lying neutral ones
Source = NewType("Source", int)  # of points during play


def ids(kind: Callable[[int], V], count: int) -> tuple[V, ...]:
    """All ids of a kind."""
    return tuple(map(kind, range(count)))


ALL_SEATS: Final = ids(lambda number: Seat(City(number)), 4)
ALL_CITIES: Final = ids(City, 4)
SHIP, PATH, TASK, BONFIRE, GUARDIAN, GNOME, WILD = ALL_TOKENS = ids(Token, len(TOKENS))
ALL_RESOURCES: Final = ids(Resource, len(RESOURCES))
GOLD: Final = Resource(5)
PLAIN: Final = ALL_RESOURCES[:GOLD]  # all resources but gold
ANY: Final = Resource(6)  # a resource of the payer's choice is due
TWO_TOKENS: Final = Token(7)  # in payments: two tokens of any types instead of the one due
TWO_RESOURCES: Final = Resource(7)  # in payments: two resources of any kinds instead of the one due
BLUE, RED, YELLOW, NO_COLOUR = ids(Colour, len(COLOURS))
ALL_GUARDIANS: Final = ids(Guardian, len(GUARDIANS))
OWN: Final = Guardian(4)  # of the player's own colour
ORDERS: Final = ALL_GUARDIANS[:OWN]  # the Guardians of the islands
ALL_SHAPES: Final = ids(Shape, len(SHAPES))
C_GOLD, C_PATH, C_GUARDIAN, C_GREAT, C_MASTER, C_MOVE, C_SHIP, C_FATE = ALL_CELLS = ids(Cell, len(CELLS))
PATHS7, TASKS7, PORTALS7, GUARDIANS5, GNOMES6 = ALL_COMMON = ids(Common, len(COMMON))

NONE = -1
NO_TASK: Final = Task(Thing(NONE))
NO_TILE: Final = Tile(TileSource(NONE))
NO_FATE_TILE: Final = FateTile(NONE)
NO_GNOME: Final = Gnome(NONE)
NO_RESOURCE: Final = Resource(NONE)
NO_GUARDIAN: Final = Guardian(NONE)
PIER: Final = Island(NONE)  # where ships lie before their first move

MASTERS = 27
ELDER_COUNT = 6
MASTER_IDS: Final = ids(Gnome, MASTERS + ELDER_COUNT)[:MASTERS]
ELDER_IDS: Final = ids(Gnome, MASTERS + ELDER_COUNT)[MASTERS:]
SLOTS = 7  # path places, notches, task slots and novices of a city
ALL_SLOTS: Final = ids(Slot, SLOTS)
ALL_NOTCHES = (1 << SLOTS) - 1  # one bit per notch with its portal
PLACES = 3  # for tasks on an island
GREAT_CELLS, COUNCIL_CELLS = 7, 8
ALL_GREAT_CELLS: Final = ids(GreatCell, GREAT_CELLS)
SOUTH: Final = GreatCell(
    NONE
)  # where the Great Bonfire points before its first use: between its last cell and its first
GIFT_STACK = 5  # gift tokens in a stack at the start
GIFT_STACKS = 2
ALL_STACKS: Final = ids(Stack, GIFT_STACKS)
GIFTS = 5  # kinds of gift tokens: one per resource, except gold
GNOME_LIMIT, PATH_LIMIT = 6, 6
OPEN_PATHS, OPEN_MASTERS = 4, 6  # places of the displays
PILES: Final = ids(Pile, 3)

# Where a Guardian stands: away, on the starting tile, on a Path place (1-7), or by the Bonfire beside it (8-14)

AWAY, WAITING = Stop(-1), Stop(0)
FIRST_PLACE, LAST_PLACE = Stop(1), Stop(SLOTS)
ALL_STOPS: Final = ids(Stop, 1 + 2 * SLOTS)
"""The starting tile, the Path places, the Bonfires."""


def by_bonfire(slot: Slot) -> Stop:
    """The stop by the Bonfire of a slot."""
    return ALL_STOPS[LAST_PLACE + 1 + slot]


def is_by_bonfire(stop: Stop) -> bool:
    """Whether a Guardian stands by a Bonfire."""
    return stop > LAST_PLACE


def is_on_path(stop: Stop) -> bool:
    """Whether a Guardian waits on the starting tile or stands on the Path."""
    return AWAY < stop <= LAST_PLACE


def slot_of(stop: Stop) -> Slot:
    """The slot of a Guardian's place on the Path or by a Bonfire."""
    return ALL_SLOTS[(stop - 1) % SLOTS]


FARTHEST: Final = 8  # steps of a procession: from the starting tile along the whole Path to its last Bonfire

# Novices and points

NEUTRAL, LYING = Novice(4), Novice(5)  # after the kinds of four cities
NOVICE_KINDS: Final = ids(Novice, 6)
HEAD_START, ELDER, COUNCIL, GREAT, ARRIVAL, PASSING, TOM = ALL_SOURCES = ids(Source, 7)


def novice_of(city: City) -> Novice:
    """The novices of a city's colour."""
    return NOVICE_KINDS[city]


# The masters, as bits of a city's gnomes.
CROWDED_PATH = 1 << 0
LONGER_PROCESSION = 1 << 1
ANY_GIFTS = 1 << 2
ELDER_POINTS = 1 << 3
DOUBLE_YELLOW = 1 << 4
ANY_HARVEST = 1 << 5
NOVICE_GOLD = 1 << 6
PATH_HARVEST = 1 << 7
ANY_PRICE = 1 << 8
THREE_TOKENS = 1 << 13
GNOME_TOKEN = 1 << 14
DOUBLE_SYMBOLS = 1 << 15
WELCOME_PROCESSION = 1 << 16
ARRIVAL_POINTS = 1 << 17
COMMON_REWARD = 1 << 18
FIRST_PATH_GOLD = 1 << 19
FURTHER_SHIP = 1 << 20
FURTHER_TURN = 1 << 21
THREE_REWARDS = 1 << 22
SHARED_CELL = 1 << 23
ANY_NOTCH = 1 << 24
CHEAP_TASK = 1 << 25
OVERHANG = 1 << 26


SHOWN: Final[dict[str, tuple[tuple[str, ...], tuple[int, ...]]]] = {
    "guardian": (GUARDIANS, (1,)),
    "path_resource": (RESOURCES, (1,)),
    "gift_on_resource": (RESOURCES[:GOLD], (1,)),
    "gnome_resource": (RESOURCES, (1,)),
    "resources3": (RESOURCES, (1, 3)),
    "gifts_both_islands": (RESOURCES[:GOLD], (1, 2)),
    "fate_group3": (TOKENS[:WILD], (1,)),
    "fate_two_groups3": (TOKENS[:WILD], (2,)),
    "action_tokens5": (TOKENS, (1, 5)),
}
"""Kinds of tasks that show something: the words, and how many; one word may stand for several equal ones."""


def shown_words(kind: str) -> tuple[str, ...]:
    """The words a task of this kind may show."""
    return SHOWN[kind][0] if kind in SHOWN else ()
