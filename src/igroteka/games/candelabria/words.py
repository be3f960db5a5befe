"""The game's words as small numbers: the rules count with the numbers, keys and events show the words."""

from typing import Final, NewType, TypeAlias

from igroteka.kernel.ask import Seat

SEATS: Final = 5  # at most

SYMBOLS: Final = ("light", "extinguish", "tactic", "temple", "vp", "steal")  # of candle and tactic cards
LIGHT, EXTINGUISH, TACTIC, TEMPLE, VP, STEAL = range(6)
TEMPLE_MOVE: Final = 6  # the Knights' move, ordered among the effects of a temple

Effect: TypeAlias = tuple[int, int]  # a symbol, and how often it is applied (of the Knights' move: the region)

# Sources of effects: whose reach and whose points they are
CARD, UPGRADE, TACTIC_CARD, WEAK, WITHER_CARD, TACTIC_UPGRADE, CURSE = range(7)
SOURCES: Final = ("candle", "upgrade", "tactic", "weak", "withering", "tactic_upgrade", "curse")

LANDS: Final = ("curse", "barracks", "forge", "mine", "portal", "tavern")  # territory symbols
CURSE_LAND, BARRACKS, FORGE, MINE, PORTAL, TAVERN = range(6)

ROLES: Final = ("explorer", "pilgrim", "warrior")
EXPLORER, PILGRIM, WARRIOR = range(3)
CASTLE: Final = 3  # a figure: a role, or the castle
FIGURES: Final = (*ROLES, "castle")

Candle = NewType("Candle", int)  # a candle figure: three a seat, one of each role
CANDLES_OF: Final = tuple(tuple(Candle(seat * 3 + role) for role in range(3)) for seat in range(SEATS))
ALL_CANDLES: Final = tuple(candle for candles in CANDLES_OF for candle in candles)
OWN_CANDLES: Final = tuple(slice(seat * 3, seat * 3 + 3) for seat in range(SEATS))  # of a row by candle


def owner_of(candle: Candle) -> Seat:
    """Whose candle it is."""
    return candle // 3


def role_of(candle: Candle) -> int:
    """The role of a candle."""
    return candle % 3


HOUSES: Final = ("ash", "guild", "seeders", "coven", "knights")
ASH, GUILD, SEEDERS, COVEN, KNIGHTS = range(5)

COLOURS: Final = ("white", "grey", "black")  # of temples; a stack of temples holds colour + 1 in two bits a level
WHITE, GREY, BLACK = range(3)

RESOURCES: Final = ("wax", "gold")
WAX, GOLD = range(2)

EFFECTS: Final = (
    "steal_on_deploy",
    "explorer_jump",
    "vp_on_deploy",
    "tactic_on_curse",
    "light_on_deploy",
    "extinguish_on_deploy",
    "curse_strength",
    "vp_on_temple",
    "castle_strength",
    "warrior_push",
    "plus_curse",
    "plus_barracks",
    "plus_forge",
    "plus_mine",
    "plus_portal",
    "plus_tavern",
    "light_on_temple",
    "extinguish_on_temple",
    "end_curse",
    "end_barracks",
    "end_forge",
    "end_mine",
    "end_portal",
    "end_tavern",
    "light_on_tactic",
    "extinguish_on_tactic",
    "steal_on_tactic",
    "vp_on_tactic",
    "end_resources",
    "end_tactics",
    "end_flames",
    "skip_own_flames",
    "deploy_anywhere",
    "forge_on_maneuver",
    "move_on_temple",
    "draw_three",
)  # of upgrades and House abilities
(
    STEAL_ON_DEPLOY,
    EXPLORER_JUMP,
    VP_ON_DEPLOY,
    TACTIC_ON_CURSE,
    LIGHT_ON_DEPLOY,
    EXTINGUISH_ON_DEPLOY,
    CURSE_STRENGTH,
    VP_ON_TEMPLE,
    CASTLE_STRENGTH,
    WARRIOR_PUSH,
    PLUS_CURSE,
    PLUS_BARRACKS,
    PLUS_FORGE,
    PLUS_MINE,
    PLUS_PORTAL,
    PLUS_TAVERN,
    LIGHT_ON_TEMPLE,
    EXTINGUISH_ON_TEMPLE,
    END_CURSE,
    END_BARRACKS,
    END_FORGE,
    END_MINE,
    END_PORTAL,
    END_TAVERN,
    LIGHT_ON_TACTIC,
    EXTINGUISH_ON_TACTIC,
    STEAL_ON_TACTIC,
    VP_ON_TACTIC,
    END_RESOURCES,
    END_TACTICS,
    END_FLAMES,
    SKIP_OWN_FLAMES,
    DEPLOY_ANYWHERE,
    FORGE_ON_MANEUVER,
    MOVE_ON_TEMPLE,
    DRAW_THREE,
) = range(len(EFFECTS))

CURSE_EFFECTS: Final = (
    "strength4",
    "reapply",
    "relocate",
    "temple_or_upgrade",
    "first",
    "double",
    "extinguish_all",
    "light2",
    "extinguish2",
)
STRENGTH4, REAPPLY, RELOCATE, TEMPLE_OR_UPGRADE, FIRST, DOUBLE, EXTINGUISH_ALL, LIGHT2, EXTINGUISH2 = range(9)

QUESTS: Final = (
    "build_temple",
    "raze_temple",
    "control_curse_1",
    "control_curse_2",
    "control_curse_3",
    "candle_out",
    "upgrade_1",
    "upgrade_2",
    "upgrade_3",
    "flame_out",
    "region_6",
    "neutralise",
    "grey_win",
    "white_win",
    "black_win",
    "three_candles",
    "castle_last_fire",
    "candle_last_fire",
    "enemy_curse_win",
    "own_curse_win",
    "neutralise_both",
    "six_resources",
    "three_buys",
    "three_tactics",
)
(
    BUILD_TEMPLE,
    DESTROY_TEMPLE,
    CURSE_1,
    CURSE_2,
    CURSE_3,
    CANDLE_OUT,
    UPGRADE_1,
    UPGRADE_2,
    UPGRADE_3,
    FLAME_OUT,
    REGION_6,
    NEUTRALISE,
    GREY_WIN,
    WHITE_WIN,
    BLACK_WIN,
    THREE_CANDLES,
    CASTLE_LAST_FIRE,
    CANDLE_LAST_FIRE,
    ENEMY_CURSE_WIN,
    OWN_CURSE_WIN,
    NEUTRALISE_BOTH,
    SIX_RESOURCES,
    THREE_BUYS,
    THREE_TACTICS,
) = range(24)

WITHERING: Final = (
    "move",
    "vp_or_light",
    "tactic",
    "extinguish_or_steal",
    "steal_vp",
    "light_or_steal",
    "destroy_temple",
    "steal_or_vp",
)
WITHER_CHOICES: Final = (*SYMBOLS, "move", "steal_vp")  # what a withering card may offer
WITHER_MOVE, WITHER_STEAL_VP = 6, 7

CELLS: Final = ("left", "right")  # of a war board
Cell = NewType("Cell", int)  # two a seat
CELLS_OF: Final = tuple((Cell(seat * 2), Cell(seat * 2 + 1)) for seat in range(SEATS))
ALL_CELLS: Final = tuple(cell for cells in CELLS_OF for cell in cells)
OWN_CELLS: Final = tuple(slice(seat * 2, seat * 2 + 2) for seat in range(SEATS))  # of a row by cell


def fighter_at(cell: Cell) -> Seat:
    """Whose war board a cell is on."""
    return cell // 2


def side_of(cell: Cell) -> int:
    """Left or right, as in CELLS."""
    return cell % 2


# Regions are numbered from 1; territories from 0, three a region, so the small side has the first 24.
PLACES: Final = ("in", "cw", "ccw")
TERRITORIES: Final = tuple(
    f"{region}-{place}" for region in range(1, 11) for place in (("a", "b", "c") if region == 6 else PLACES)
)
CENTRE: Final = 6


def region_of(territory: int) -> int:
    """The number of the region a territory belongs to."""
    return territory // 3 + 1


_CHUNKS: Final = [
    [tuple(shift + bit for bit in range(10) if chunk >> bit & 1) for chunk in range(1024)] for shift in (0, 10, 20)
]


TWO_FACED: Final = frozenset({"5-in", "5-cw", "7-in", "7-ccw"})  # other symbols on the other side of the board


def territory_key(territory: str, side: int, two_faced: frozenset[str]) -> str:
    """The id of a territory's name on this side of the board."""
    return f"{territory}-{'large' if side else 'small'}" if territory in two_faced else territory


def bits(mask: int) -> tuple[int, ...]:
    """The territories of a set of territories, in rising order.

    >>> bits(0b1011)
    (0, 1, 3)
    """
    low, middle, high = _CHUNKS
    return low[mask & 1023] + middle[mask >> 10 & 1023] + high[mask >> 20]
