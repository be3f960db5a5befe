"""The game's words as small numbers: the rules use the numbers, keys and events show the words."""

from typing import Final, NamedTuple, NewType, TypeAlias

from igroteka.kernel.ask import Seat

SEATS: Final = 5  # at most

# Numbers of things. Those of cards and tokens are places in the box's rows, and depend on the box.
CandleCard = NewType("CandleCard", int)
TacticCard = NewType("TacticCard", int)
CurseCard = NewType("CurseCard", int)
WitheringCard = NewType("WitheringCard", int)
Token = NewType("Token", int)  # an upgrade token; several may show the same upgrade
Stack = NewType("Stack", int)  # of upgrade tokens
NO_CANDLE_CARD: Final = CandleCard(-1)  # an empty slot
NO_TACTIC: Final = TacticCard(-1)  # an empty cell
NO_CURSE: Final = CurseCard(-1)  # an empty place of the curse board
NO_WITHERING: Final = WitheringCard(-1)  # a cell without one
NO_TOKEN: Final = Token(-1)  # an empty stack

Symbol = NewType("Symbol", int)
SYMBOLS: Final = ("light", "extinguish", "tactic", "temple", "vp", "steal")  # of candle and tactic cards
LIGHT, EXTINGUISH, TACTIC, TEMPLE, VP, STEAL = map(Symbol, range(6))
TEMPLE_MOVE: Final = Symbol(6)  # the Knights' move, ordered among the effects of a temple

Effect: TypeAlias = tuple[Symbol, int]  # a symbol, and how often it is applied (of the Knights' move: the region)

# Sources of effects: they decide the reach and where points are booked
Source = NewType("Source", int)
CARD, UPGRADE, TACTIC_CARD, WEAK, WITHER_CARD, TACTIC_UPGRADE, CURSE = map(Source, range(7))
SOURCES: Final = ("candle", "upgrade", "tactic", "weak", "withering", "tactic_upgrade", "curse")

Land = NewType("Land", int)  # the symbol of a territory
LANDS: Final = ("curse", "barracks", "forge", "mine", "portal", "tavern")
CURSE_LAND, BARRACKS, FORGE, MINE, PORTAL, TAVERN = ALL_LANDS = tuple(map(Land, range(6)))

Figure = NewType("Figure", int)  # a candle of some role, or the castle
Role = NewType("Role", Figure)
ROLES: Final = ("explorer", "pilgrim", "warrior")
EXPLORER, PILGRIM, WARRIOR = ALL_ROLES = tuple(Role(Figure(number)) for number in range(3))
CASTLE: Final = Figure(3)
FIGURES: Final = (*ROLES, "castle")

Candle = NewType("Candle", int)  # a candle figure: three a seat, one of each role
CANDLES_OF: Final = tuple(tuple(Candle(seat * 3 + role) for role in range(3)) for seat in range(SEATS))
ALL_CANDLES: Final = tuple(candle for candles in CANDLES_OF for candle in candles)
OWN_CANDLES: Final = tuple(slice(seat * 3, seat * 3 + 3) for seat in range(SEATS))  # of a row by candle


def owner_of(candle: Candle) -> Seat:
    """Whose candle it is."""
    return candle // 3


def role_of(candle: Candle) -> Role:
    """The role of a candle."""
    return ALL_ROLES[candle % 3]


House = NewType("House", int)
HOUSES: Final = ("ash", "guild", "seeders", "coven", "knights")
ASH, GUILD, SEEDERS, COVEN, KNIGHTS = ALL_HOUSES = tuple(map(House, range(5)))
NO_HOUSE: Final = House(-1)

Colour = NewType("Colour", int)  # of a temple
COLOURS: Final = ("white", "grey", "black")
WHITE, GREY, BLACK = ALL_COLOURS = tuple(map(Colour, range(3)))
NO_TEMPLE: Final = Colour(-1)

Resource = NewType("Resource", int)
RESOURCES: Final = ("wax", "gold")
WAX, GOLD = map(Resource, range(2))

Bonus = NewType("Bonus", int)  # what an upgrade or a House ability does
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
) = map(Bonus, range(len(EFFECTS)))
PLUS_LAND: Final = (PLUS_CURSE, PLUS_BARRACKS, PLUS_FORGE, PLUS_MINE, PLUS_PORTAL, PLUS_TAVERN)  # by land
END_LAND: Final = (END_CURSE, END_BARRACKS, END_FORGE, END_MINE, END_PORTAL, END_TAVERN)

Property = NewType("Property", int)  # of a curse card
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
STRENGTH4, REAPPLY, RELOCATE, TEMPLE_OR_UPGRADE, FIRST, DOUBLE, EXTINGUISH_ALL, LIGHT2, EXTINGUISH2 = map(
    Property, range(9)
)

Quest = NewType("Quest", int)
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
) = ALL_QUESTS = tuple(map(Quest, range(24)))
CURSE_QUESTS: Final = (CURSE_1, CURSE_2, CURSE_3)  # by place of the curse board
UPGRADE_QUESTS: Final = (UPGRADE_1, UPGRADE_2, UPGRADE_3)  # by year of the upgrade, the first one first

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
Choice = NewType("Choice", Symbol)  # what a withering card may offer: a symbol, or one of two abilities of its own
WITHER_CHOICES: Final = (*SYMBOLS, "move", "steal_vp")
WITHER_MOVE, WITHER_STEAL_VP = Choice(Symbol(6)), Choice(Symbol(7))

CellSide = NewType("CellSide", int)
CELLS: Final = ("left", "right")  # of a war board
LEFT, RIGHT = CELL_SIDES = (CellSide(0), CellSide(1))
Cell = NewType("Cell", int)  # two a seat
CELLS_OF: Final = tuple((Cell(seat * 2), Cell(seat * 2 + 1)) for seat in range(SEATS))
ALL_CELLS: Final = tuple(cell for cells in CELLS_OF for cell in cells)
OWN_CELLS: Final = tuple(slice(seat * 2, seat * 2 + 2) for seat in range(SEATS))  # of a row by cell


def fighter_at(cell: Cell) -> Seat:
    """Whose war board a cell is on."""
    return cell // 2


def side_of(cell: Cell) -> CellSide:
    """Left or right."""
    return CELL_SIDES[cell % 2]


CursePlace = NewType("CursePlace", int)  # of the curse board, from the left
CURSE_PLACES: Final = tuple(map(CursePlace, range(3)))

Region = NewType("Region", int)  # numbered from 1, as printed
Territory = NewType("Territory", int)  # numbered from 0, three a region, so the small side has the first 24
Area: TypeAlias = int  # a set of territories, one bit each

ALL_REGIONS: Final = tuple(Region(number) for number in range(1, 11))
PLACES: Final = ("in", "cw", "ccw")
TERRITORIES: Final = tuple(
    f"{region}-{place}" for region in range(1, 11) for place in (("a", "b", "c") if region == 6 else PLACES)
)
CENTRE: Final = Region(6)


_REGION_OF: Final = tuple(region for region in ALL_REGIONS for _ in range(3))


def region_of(territory: Territory) -> Region:
    """The region a territory belongs to."""
    return _REGION_OF[territory]


_CHUNKS: Final = [
    [tuple(Territory(shift + bit) for bit in range(10) if chunk >> bit & 1) for chunk in range(1024)]
    for shift in (0, 10, 20)
]


TWO_FACED: Final = frozenset({"5-in", "5-cw", "7-in", "7-ccw"})  # other symbols on the other side of the board


def territory_key(territory: str, side: int, two_faced: frozenset[str]) -> str:
    """The id of a territory's name on this side of the board."""
    return f"{territory}-{'large' if side else 'small'}" if territory in two_faced else territory


def bits(mask: Area) -> tuple[Territory, ...]:
    """The territories of a set of territories, in rising order.

    >>> bits(0b1011)
    (0, 1, 3)
    """
    low, middle, high = _CHUNKS
    return low[mask & 1023] + middle[mask >> 10 & 1023] + high[mask >> 20]


class Flame(NamedTuple):
    """An earth flame as a target: whose it is, and where."""

    owner: Seat
    territory: Territory


Target: TypeAlias = Flame | Candle
ALL_TERRITORIES: Final = tuple(Territory(number) for number in range(len(TERRITORIES)))
FLAME_TARGETS: Final = tuple(tuple(Flame(seat, at) for at in ALL_TERRITORIES) for seat in range(SEATS))  # made once

_FLAMES_IN: Final = [  # by owner, and by ten territories each
    [[tuple(flames[shift + at] for at in bits(chunk)) for chunk in range(1024)] for shift in (0, 10, 20)]
    for flames in FLAME_TARGETS
]


def flame_targets(owner: Seat, territories: Area) -> tuple[Target, ...]:
    """The flames of a seat on a set of territories, in rising order."""
    low, middle, high = _FLAMES_IN[owner]
    return low[territories & 1023] + middle[territories >> 10 & 1023] + high[territories >> 20]


class Mover(NamedTuple):
    """A figure to move, and whether it burns a fire for the extra move."""

    figure: Figure
    burns: bool


MOVERS: Final = (*(Mover(role, False) for role in ALL_ROLES), Mover(CASTLE, False))
BURNERS: Final = tuple(Mover(role, True) for role in ALL_ROLES)
