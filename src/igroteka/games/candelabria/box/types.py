"""Typed rows of components.toml."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from igroteka.content.components import Components, Row
from igroteka.games.candelabria.words import CURSE_EFFECTS, EFFECTS

SymbolName: TypeAlias = Literal["light", "extinguish", "tactic", "temple", "vp", "steal"]
Land: TypeAlias = Literal["curse", "barracks", "forge", "mine", "portal", "tavern"]
House: TypeAlias = Literal["ash", "guild", "seeders", "coven", "knights"]
Colour: TypeAlias = Literal["white", "grey", "black"]
Symbols: TypeAlias = dict[SymbolName, Annotated[int, Meta(ge=1, le=15)]]
Choice: TypeAlias = Literal["move", "vp", "light", "tactic", "extinguish", "steal", "steal_vp", "temple"]
Year: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Region: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=75)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=15)]  # as often as an option can say
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Tone: TypeAlias = Literal[
    "azure", "black", "blue", "brown", "green", "grey", "orange", "red", "sand", "teal", "violet", "white", "yellow"
]
Pair: TypeAlias = tuple[Symbols, Symbols]
Neighbours: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=12)]


class Number(Row, frozen=True):
    term: ClassVar = True

    value: Annotated[int, Meta(ge=1, le=200)]


class YearRow(Row, frozen=True):
    battle_vp: Points
    quest_vp: Points  # of an annual quest
    slot_vp: Points  # of this slot of a hierarchical quest
    upgrade_price: Annotated[int, Meta(ge=0, le=10)]


class RoleRow(Row, frozen=True):
    term: ClassVar = True

    fires: Annotated[int, Meta(ge=1, le=12)]


class RegionRow(Row, frozen=True):
    colour: Tone


class TerritoryRow(Row, frozen=True):
    refers: ClassVar = {"borders": "", "bridges": ""}
    two_sided: ClassVar = ("symbol",)

    region: Region
    symbol: Land
    borders: Neighbours
    bridges: Neighbours


class HouseRow(Row, frozen=True):
    fixed: ClassVar = ("colour",)

    order: Annotated[int, Meta(ge=1, le=6)]  # value of the turn track at the start
    start_region: Region
    castle: Land  # where the castle starts
    weak: Pair  # actions of the war board's cells
    colour: Tone
    no_flame: Land | None = None  # the start territory without a flame
    temple: Colour | None = None  # in the start region


# Effects of abilities and curses that have no number
WITHOUT_AMOUNT: Final = (
    *("skip_own_flames", "forge_on_maneuver", "deploy_anywhere", "move_on_temple"),
    *("reapply", "relocate", "temple_or_upgrade", "first", "extinguish_all"),
)


class Ability(Row, frozen=True):
    known_words: ClassVar = {"effect": EFFECTS}

    house: House
    year: Year
    effect: str
    amount: Amount

    def idle(self) -> tuple[str, ...]:
        return ("amount",) if self.effect in WITHOUT_AMOUNT else ()


class Candle(Row, frozen=True):
    year: Year
    wax: Annotated[int, Meta(ge=0, le=10)]
    effects: Annotated[Symbols, Meta(min_length=1, max_length=2)]
    house: House | None = None  # None: an enhanced candle


class Tactic(Row, frozen=True):
    how_many: ClassVar = (6, 90)

    copies: Copies
    effects: Annotated[Symbols, Meta(min_length=1)]
    neutralises: bool  # False: the crossed-out circle
    house: House | None = None  # None: a common card


class Curse(Row, frozen=True):
    known_words: ClassVar = {"effect": CURSE_EFFECTS}

    region: Region
    effect: str
    amount: Amount

    def idle(self) -> tuple[str, ...]:
        return ("amount",) if self.effect in WITHOUT_AMOUNT else ()


class Bank(Row, frozen=True):
    """One of the two sides of the small map that face each other with two players."""

    regions: Annotated[tuple[Region, ...], Meta(min_length=1, max_length=5)]  # start regions that lie there


class Ring(Row, frozen=True):
    """How the regions of a side of the board lie round the centre."""

    regions: Annotated[tuple[Region, ...], Meta(min_length=7, max_length=9)]  # clockwise, from the top


class Upgrade(Row, frozen=True):
    known_words: ClassVar = {"effect": EFFECTS}

    year: Year
    effect: str
    amount: Amount
    copies: Copies


class Temple(Row, frozen=True):
    term: ClassVar = True

    copies: Copies


class Quest(Row, frozen=True):
    type: Literal["annual", "hierarchical"]
    two: bool  # used with two players


class Withering(Row, frozen=True):
    named_apart: ClassVar = True

    choices: Annotated[tuple[Choice, ...], Meta(min_length=1, max_length=3)]
    copies: Copies


class Rows(Components, frozen=True):
    """All rows, by kind."""

    contents: ClassVar = {
        "board": ("region", "territory_large", "territory_small", "ring", "bank"),
        "houses": ("house", "ability"),
        "candle": ("candle",),
        "curse": ("curse",),
        "tactic": ("tactic",),
        "role": ("role",),
        "numbers": ("number", "year"),
        "upgrade": ("upgrade",),
        "temple": ("temple",),
        "quest": ("quest",),
        "withering": ("withering",),
    }

    number: tuple[Number, ...]
    year: tuple[YearRow, ...]
    role: tuple[RoleRow, ...]
    region: tuple[RegionRow, ...]
    territory_large: tuple[TerritoryRow, ...]
    territory_small: tuple[TerritoryRow, ...]
    house: tuple[HouseRow, ...]
    ability: tuple[Ability, ...]
    candle: tuple[Candle, ...]
    tactic: tuple[Tactic, ...]
    curse: tuple[Curse, ...]
    upgrade: tuple[Upgrade, ...]
    temple: tuple[Temple, ...]
    quest: tuple[Quest, ...]
    withering: tuple[Withering, ...]
    bank: tuple[Bank, ...] = ()
    ring: tuple[Ring, ...] = ()
