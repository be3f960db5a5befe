"""The game's vocabulary: names in the order of their small ids, and the village with the twelve ghost spaces round it.

Tiles lie at positions 0 to 8, row by row. Spaces are numbered clockwise from the north-west corner, three a side; the
player behind a board sees its spaces from right to left in this order (ghost_stories.geometry.ring).
"""

from typing import Final, NewType

Card = NewType("Card", int)  # a ghost or an incarnation by its number; below 1: none, or an unseen one

COLOURS: Final = ("red", "blue", "green", "yellow", "black")
RED, BLUE, GREEN, YELLOW, BLACK, WHITE = range(6)
BOARDS: Final = COLOURS[:4]  # a board, and its Taoist, is named by its colour

TILES: Final = (
    "cemetery", "altar", "herbalist", "hut", "temple", "night_watch", "circle", "pavilion", "tea_house",
    "kung_fu_school",
)  # fmt: skip
CEMETERY, ALTAR, HERBALIST, HUT, TEMPLE, NIGHT_WATCH, CIRCLE, PAVILION, TEA_HOUSE, KUNG_FU_SCHOOL = range(10)

POWERS: Final = ("spires", "twin_winds", "gust", "second_wind", "favorite", "mountain", "pockets", "mantra")
SPIRES, TWIN_WINDS, GUST, SECOND_WIND, FAVORITE, MOUNTAIN, POCKETS, MANTRA = range(8)
BOARD_OF: Final = (RED, RED, BLUE, BLUE, GREEN, GREEN, YELLOW, YELLOW)  # two powers a board, one on each face

FAMILIES: Final = ("long", "chang", "teng", "weng", "miao", "wu", "xiang", "sheng", "sun", "li", "zhou", "hua")
LONG, CHANG, TENG, WENG, MIAO, WU, XIANG, SHENG, SUN, LI, ZHOU, HUA = range(12)

ARTIFACTS: Final = ("elixir", "moon_dust", "scroll", "fireworks", "shield", "claw", "armour", "sword")
ELIXIR, MOON_DUST, SCROLL, FIREWORKS, SHIELD, CLAW, ARMOUR, SWORD = range(8)

ACTIONS: Final = ("help", "exorcism", "save")  # of step 2 of the Yang phase
HELP, EXORCISM, SAVE = range(3)
NO_ATTEMPT, FROM_TILE, AT_SCHOOL, IN_BARRIER = range(4)  # kinds of attempts to exorcise

LEVELS: Final = ("initiation", "normal", "nightmare", "hell")

# The village and the ghost spaces: fixed for every match

SIDES: Final = ("north", "east", "south", "west")
POSITIONS: Final = (
    "north_west", "north", "north_east", "west", "centre", "east", "south_west", "south", "south_east",
)  # fmt: skip
CENTRE: Final = 4
STACK: Final = 3  # villagers on a tile at most


def villager_at(tile: int, height: int) -> int:
    """The index in `State.villagers` of the villager with this number of others below it."""
    return STACK * tile + height


def tao_at(board: int, colour: int) -> int:
    """The index in `State.tao` of a board's tokens of a colour."""
    return len(COLOURS) * board + colour


CORNERS: Final = (0, 2, 8, 6)  # clockwise; also the four Receptacles
CORNER_OF: Final = {0: 0, 2: 1, 8: 2, 6: 3}

SPACES: Final = (
    "north:0", "north:1", "north:2", "east:0", "east:1", "east:2", "south:2", "south:1", "south:0", "west:2", "west:1",
    "west:0",
)  # fmt: skip


SIDE_OF: Final = tuple(SIDES.index(name.split(":")[0]) for name in SPACES)
SPACES_ON: Final = tuple(tuple(space for space in range(12) if SIDE_OF[space] == side) for side in range(4))
ON_SIDE: Final = tuple(sum(1 << space for space in spaces) for spaces in SPACES_ON)  # the same as bits


def _line(space: int) -> tuple[int, int, int]:
    """The three tiles in front of a space, nearest first (ghost_stories.geometry.indexing)."""
    side, n = SPACES[space].split(":")
    k = int(n)
    down, across = (k, k + 3, k + 6), (3 * k, 3 * k + 1, 3 * k + 2)
    lines = {"north": down, "south": down[::-1], "west": across, "east": across[::-1]}
    a, b, c = lines[side]
    return a, b, c


LINES: Final = tuple(_line(space) for space in range(12))
OPPOSITE: Final = tuple(LINES.index(line[::-1]) for line in LINES)
FACING: Final = tuple(tuple(space for space in range(12) if LINES[space][0] == tile) for tile in range(9))
ADJACENT: Final = tuple(
    tuple(b for b in range(9) if a != b and abs(a // 3 - b // 3) <= 1 and abs(a % 3 - b % 3) <= 1) for a in range(9)
)
# The Receptacle next to a haunter symbol, or -1 (ghost_stories.wm.suling.receptacle_adjacency)
RECEPTACLE_BY: Final = (0, -1, 1, 1, -1, 2, 2, -1, 3, 3, -1, 0)
STEPS: Final = tuple(
    tuple(max(abs(a // 3 - b // 3), abs(a % 3 - b % 3)) for b in range(9)) for a in range(9)
)  # between tiles
