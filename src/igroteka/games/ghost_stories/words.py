"""The game's vocabulary: names in the order of their small ids, and the village with the twelve ghost spaces round it.

Tiles lie at positions 0 to 8, row by row. Spaces are numbered clockwise from the north-west corner, three a side; the
player behind a board sees its spaces from right to left in this order (ghost_stories.geometry.ring).
"""

from typing import Final, NewType

Card = NewType("Card", int)  # a ghost or an incarnation by its number; below 1: none, or an unseen one
Colour = NewType("Colour", int)  # of Tao tokens, ghosts and faces of dice
Board = NewType("Board", Colour)  # a board, and its Taoist, is known by its colour
Piece = NewType("Piece", int)  # a Tao token of a colour, or a crystal
Power = NewType("Power", int)
Tile = NewType("Tile", int)  # a village tile, wherever it lies
Position = NewType("Position", int)  # one of the nine places of the village
Side = NewType("Side", int)  # of the village; one board lies on each
Space = NewType("Space", int)  # a place for a ghost
Receptacle = NewType("Receptacle", int)  # one at each corner, clockwise from the north-west
Family = NewType("Family", int)
Villager = NewType("Villager", int)  # from 1 on, family by family; below 1: none, or one face down
Artifact = NewType("Artifact", int)
Action = NewType("Action", int)  # of step 2 of the Yang phase
Attempt = NewType("Attempt", int)  # a kind of attempt to exorcise

COLOURS: Final = ("red", "blue", "green", "yellow", "black")
EACH_COLOUR: Final = tuple(map(Colour, range(5)))
COLOUR_NAMED: Final = dict(zip(COLOURS, EACH_COLOUR, strict=True))
BLACK, WHITE = Colour(4), Colour(5)  # white only on dice
NO_COLOUR: Final = Colour(-1)
BOARDS: Final = COLOURS[:4]
EACH_BOARD: Final = tuple(Board(colour) for colour in EACH_COLOUR[:4])
BOARD_NAMED: Final = dict(zip(BOARDS, EACH_BOARD, strict=True))
RED, BLUE, GREEN, YELLOW = EACH_BOARD
NO_BOARD: Final = Board(Colour(-1))

PIECES: Final = (*COLOURS, "crystal")  # what an exorcism may be paid with
EACH_PIECE: Final = tuple(map(Piece, range(6)))
CRYSTAL: Final = EACH_PIECE[-1]

TILES: Final = (
    "cemetery", "altar", "herbalist", "hut", "temple", "night_watch", "circle", "pavilion", "tea_house",
    "kung_fu_school",
)  # fmt: skip
EACH_TILE: Final = tuple(map(Tile, range(10)))
TILE_NAMED: Final = dict(zip(TILES, EACH_TILE, strict=True))
CEMETERY, ALTAR, HERBALIST, HUT, TEMPLE, NIGHT_WATCH, CIRCLE, PAVILION, TEA_HOUSE, KUNG_FU_SCHOOL = EACH_TILE

POWERS: Final = ("spires", "twin_winds", "gust", "second_wind", "favorite", "mountain", "pockets", "mantra")
EACH_POWER: Final = tuple(map(Power, range(8)))
SPIRES, TWIN_WINDS, GUST, SECOND_WIND, FAVORITE, MOUNTAIN, POCKETS, MANTRA = EACH_POWER
NO_POWER: Final = Power(-1)
POWERS_OF: Final = ((SPIRES, TWIN_WINDS), (GUST, SECOND_WIND), (FAVORITE, MOUNTAIN), (POCKETS, MANTRA))  # of a board
BOARD_OF: Final = (RED, RED, BLUE, BLUE, GREEN, GREEN, YELLOW, YELLOW)  # the board of each power

FAMILIES: Final = ("long", "chang", "teng", "weng", "miao", "wu", "xiang", "sheng", "sun", "li", "zhou", "hua")
EACH_FAMILY: Final = tuple(map(Family, range(12)))
LONG, CHANG, TENG, WENG, MIAO, WU, XIANG, SHENG, SUN, LI, ZHOU, HUA = EACH_FAMILY
NO_FAMILY: Final = Family(-1)

ARTIFACTS: Final = ("elixir", "moon_dust", "scroll", "fireworks", "shield", "claw", "armour", "sword")
EACH_ARTIFACT: Final = tuple(map(Artifact, range(8)))
ARTIFACT_NAMED: Final = dict(zip(ARTIFACTS, EACH_ARTIFACT, strict=True))
ELIXIR, MOON_DUST, SCROLL, FIREWORKS, SHIELD, CLAW, ARMOUR, SWORD = EACH_ARTIFACT

ACTIONS: Final = ("help", "exorcism", "save")
HELP, EXORCISM, SAVE = map(Action, range(3))
NO_ATTEMPT, FROM_TILE, AT_SCHOOL, IN_BARRIER = map(Attempt, range(4))

LEVELS: Final = ("initiation", "normal", "nightmare", "hell")

# The village and the ghost spaces: fixed for every match

SIDES: Final = ("north", "east", "south", "west")
EACH_SIDE: Final = tuple(map(Side, range(4)))
NO_SIDE: Final = Side(-1)
POSITIONS: Final = (
    "north_west", "north", "north_east", "west", "centre", "east", "south_west", "south", "south_east",
)  # fmt: skip
EACH_POSITION: Final = tuple(map(Position, range(9)))
POSITION_NAMED: Final = dict(zip(POSITIONS, EACH_POSITION, strict=True))
CENTRE: Final = Position(4)
NOWHERE: Final = Position(-1)
STACK: Final = 3  # villagers on a tile at most
SPACES: Final = (
    "north:0", "north:1", "north:2", "east:0", "east:1", "east:2", "south:2", "south:1", "south:0", "west:2", "west:1",
    "west:0",
)  # fmt: skip
EACH_SPACE: Final = tuple(map(Space, range(12)))
SPACE_NAMED: Final = dict(zip(SPACES, EACH_SPACE, strict=True))
NO_SPACE: Final = Space(-1)


def villager_at(position: Position, height: int) -> int:
    """The index in `State.villagers` of the villager with this many others below it."""
    return STACK * position + height


def tao_at(board: Board, colour: Colour) -> int:
    """The index in `State.tao` of a board's tokens of a colour."""
    return len(COLOURS) * board + colour


def name_of_space(space: Space) -> tuple[str, int]:
    """The side of a space, and which of its three it is from the west or the north."""
    side, n = SPACES[space].split(":")
    return side, int(n)


def turned(space: Space, quarters: int) -> Space:
    """The space that ends up where another was when the village is turned clockwise."""
    return EACH_SPACE[(space + 3 * quarters) % len(SPACES)]


def row_and_column(position: Position) -> tuple[int, int]:
    """Where a position is, from the north-west."""
    return divmod(position, 3)


def steps_between(start: Position, end: Position) -> int:
    """How many moves it takes from one tile to another."""
    (row, column), (to_row, to_column) = row_and_column(start), row_and_column(end)
    return max(abs(row - to_row), abs(column - to_column))


def _line(space: Space) -> tuple[Position, Position, Position]:
    """The three tiles in front of a space, nearest first (ghost_stories.geometry.indexing)."""
    side, n = name_of_space(space)
    down, across = EACH_POSITION[n::3], EACH_POSITION[3 * n : 3 * n + 3]
    lines = {"north": down, "south": down[::-1], "west": across, "east": across[::-1]}
    a, b, c = lines[side]
    return a, b, c


CORNERS: Final = tuple(map(Position, (0, 2, 8, 6)))  # of the Receptacles
EACH_RECEPTACLE: Final = tuple(map(Receptacle, range(4)))
NO_RECEPTACLE: Final = Receptacle(-1)
CORNER_OF: Final = dict(zip(CORNERS, EACH_RECEPTACLE, strict=True))
ALL_RECEPTACLES: Final = sum(1 << receptacle for receptacle in EACH_RECEPTACLE)

SIDE_OF: Final = tuple(Side(SIDES.index(name_of_space(space)[0])) for space in EACH_SPACE)
SPACES_ON: Final = tuple(tuple(space for space in EACH_SPACE if SIDE_OF[space] == side) for side in EACH_SIDE)
ROW_ON: Final = tuple(slice(spaces[0], spaces[-1] + 1) for spaces in SPACES_ON)  # the same in `State.space`
ON_SIDE: Final = tuple(sum(1 << space for space in spaces) for spaces in SPACES_ON)  # the same as bits
LINES: Final = tuple(_line(space) for space in EACH_SPACE)
OPPOSITE: Final = tuple(Space(LINES.index((far, middle, near))) for near, middle, far in LINES)
FACING: Final = tuple(tuple(space for space in EACH_SPACE if LINES[space][0] == position) for position in EACH_POSITION)
STEPS: Final = tuple(tuple(steps_between(start, end) for end in EACH_POSITION) for start in EACH_POSITION)
ADJACENT: Final = tuple(tuple(end for end in EACH_POSITION if STEPS[start][end] == 1) for start in EACH_POSITION)
# The Receptacle next to a haunter symbol (ghost_stories.wm.suling.receptacle_adjacency)
RECEPTACLE_BY: Final = tuple(map(Receptacle, (0, -1, 1, 1, -1, 2, 2, -1, 3, 3, -1, 0)))
