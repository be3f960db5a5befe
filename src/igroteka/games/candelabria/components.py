"""The box: typed rows of components.toml, and the fast tables that the rules read."""

from functools import cached_property
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from igroteka.content.components import ComponentError, Components, Row, load
from igroteka.games.candelabria.tables import Tables
from igroteka.games.candelabria.words import (
    COLOURS,
    CURSE_EFFECTS,
    EFFECTS,
    HOUSES,
    QUESTS,
    ROLES,
    WITHERING,
)

Symbol: TypeAlias = Literal["light", "extinguish", "tactic", "temple", "vp", "steal"]
Land: TypeAlias = Literal["curse", "barracks", "forge", "mine", "portal", "tavern"]
House: TypeAlias = Literal["ash", "guild", "seeders", "coven", "knights"]
Colour: TypeAlias = Literal["white", "grey", "black"]
Symbols: TypeAlias = dict[Symbol, Annotated[int, Meta(ge=1, le=15)]]
Year: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Region: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=75)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Pair: TypeAlias = tuple[Symbols, Symbols]


class Number(Row, frozen=True):
    value: Annotated[int, Meta(ge=1, le=200)]


class YearRow(Row, frozen=True):
    battle_vp: int
    quest_vp: int  # of an annual quest
    slot_vp: int  # of this slot of a hierarchical quest
    upgrade_price: int


class RoleRow(Row, frozen=True):
    fires: Annotated[int, Meta(ge=1, le=12)]


class RegionRow(Row, frozen=True):
    colour: str


class Territory(Row, frozen=True):
    region: Region
    symbol: Land
    borders: tuple[str, ...]
    bridges: tuple[str, ...]


class HouseRow(Row, frozen=True):
    order: Annotated[int, Meta(ge=1, le=6)]  # value of the turn track at the start
    start_region: Region
    castle: Land  # where the castle starts
    weak: Pair  # actions of the war board's cells
    colour: str
    no_flame: Land | None = None  # the start territory without a flame
    temple: Colour | None = None  # in the start region


class Ability(Row, frozen=True):
    house: House
    year: Year
    effect: str
    amount: Amount


class Candle(Row, frozen=True):
    year: Year
    wax: Annotated[int, Meta(ge=0, le=10)]
    effects: Annotated[Symbols, Meta(min_length=1, max_length=2)]
    house: House | None = None  # None: an enhanced candle


class Tactic(Row, frozen=True):
    copies: Copies
    effects: Annotated[Symbols, Meta(min_length=1)]
    neutralises: bool  # False: the crossed-out circle
    house: House | None = None  # None: a common card


class Curse(Row, frozen=True):
    region: Region
    effect: str
    amount: Amount


class Upgrade(Row, frozen=True):
    year: Year
    effect: str
    amount: Amount
    copies: Copies


class Temple(Row, frozen=True):
    copies: Copies


class Quest(Row, frozen=True):
    type: Literal["annual", "hierarchical"]
    two: bool  # used with two players


class Withering(Row, frozen=True):
    choices: tuple[Literal["move", "vp", "light", "tactic", "extinguish", "steal", "steal_vp", "temple"], ...]
    copies: Copies


class Box(Components, frozen=True):
    number: tuple[Number, ...]
    year: tuple[YearRow, ...]
    role: tuple[RoleRow, ...]
    region: tuple[RegionRow, ...]
    territory_large: tuple[Territory, ...]
    territory_small: tuple[Territory, ...]
    house: tuple[HouseRow, ...]
    ability: tuple[Ability, ...]
    candle: tuple[Candle, ...]
    tactic: tuple[Tactic, ...]
    curse: tuple[Curse, ...]
    upgrade: tuple[Upgrade, ...]
    temple: tuple[Temple, ...]
    quest: tuple[Quest, ...]
    withering: tuple[Withering, ...]

    @cached_property
    def tables(self) -> Tables:
        """What the rules read."""
        return Tables(self)

    def check(self) -> None:
        """Counts of the printed box, references, and what the two maps must be."""
        for kind, ids in (
            ("role", ROLES),
            ("house", HOUSES),
            ("temple", COLOURS),
            ("quest", QUESTS),
            ("withering", WITHERING),
        ):
            if tuple(row.id for row in self.rows(kind)) != ids:
                raise ComponentError(f"{kind}: the rows must be {', '.join(ids)}, in this order")
        self.expect_count("year", 3)
        self.expect_count("region", 10)
        self.expect_count("territory_large", 30)
        self.expect_count("territory_small", 24)
        self.expect_count("ability", 15)
        self.expect_count("candle", 75)
        self.expect_count("curse", 9)
        self.expect_distinct("curse", "region")
        self.expect_sum("tactic", "copies", 90)
        self.expect_sum("upgrade", "copies", 36)
        self.expect_sum("temple", "copies", 18)
        self.expect_sum("withering", "copies", 16)
        self._check_numbers()
        self._check_effects()
        self._check_house_cards()
        self._check_map("territory_large", self.territory_large)
        self._check_map("territory_small", self.territory_small)

    def _check_numbers(self) -> None:
        """Places that are printed on the boards, and what must fit on them."""
        value = {row.id: row.value for row in self.number}
        if value["storage"] > 10:
            raise ComponentError(f'number "storage": at most 10 cells, found {value["storage"]}')
        if value["upgrade_stacks"] > 9 or value["upgrade_stacks"] * value["upgrade_stack_height"] != 36:
            raise ComponentError('number "upgrade_stacks": at most 9 stacks, and 36 tokens in all of them')

    def _check_effects(self) -> None:
        """Effects are known ones, and one effect has one amount wherever it is printed."""
        amounts: dict[str, int] = {}
        for kind in ("upgrade", "ability"):
            for row in self.rows(kind):
                assert isinstance(row, Upgrade | Ability)
                if row.effect not in EFFECTS:
                    raise ComponentError(f'{kind} "{row.id}", effect: expected one of {", ".join(EFFECTS)}')
                if amounts.setdefault(row.effect, row.amount) != row.amount:
                    raise ComponentError(f'{kind} "{row.id}", amount: {row.effect} has {amounts[row.effect]} elsewhere')
        for curse in self.curse:
            if curse.effect not in CURSE_EFFECTS:
                raise ComponentError(f'curse "{curse.id}", effect: expected one of {", ".join(CURSE_EFFECTS)}')

    def _check_house_cards(self) -> None:
        """Each House has three candles of year I, one of II and one of III, and three tactic cards."""
        for house in HOUSES:
            years = sorted(card.year for card in self.candle if card.house == house)
            if years != [1, 1, 1, 2, 3]:
                raise ComponentError(f"candle: {house} needs candles of the years 1, 1, 1, 2, 3, found {years}")
            tactics = sum(card.copies for card in self.tactic if card.house == house)
            if tactics != 3:
                raise ComponentError(f"tactic: {house} needs 3 cards, found {tactics}")

    def _check_map(self, kind: str, rows: tuple[Territory, ...]) -> None:
        """Three territories a region with three symbols, one of them a mine; borders and bridges go both ways."""
        near = {row.id: {*row.borders, *row.bridges} for row in rows}
        for row in rows:
            for other in near[row.id]:
                if other not in near or row.id not in near[other] or other == row.id:
                    raise ComponentError(f'{kind} "{row.id}": the border with "{other}" must be in both rows')
        for region in range(1, len(rows) // 3 + 1):
            symbols = [row.symbol for row in rows if row.region == region]
            if len(symbols) != 3 or len(set(symbols)) != 3 or "mine" not in symbols:
                raise ComponentError(f"{kind}: region {region} needs three different symbols, one a mine: {symbols}")
        for house in self.house:
            if house.start_region <= len(rows) // 3:
                self._check_start(kind, rows, house)

    def _check_start(self, kind: str, rows: tuple[Territory, ...], house: HouseRow) -> None:
        symbols = [row.symbol for row in rows if row.region == house.start_region]
        for wanted in (house.castle, house.no_flame):
            if wanted and wanted not in symbols:
                raise ComponentError(f"{kind}: {house.id} starts in region {house.start_region}, which has no {wanted}")


BOX: Final = load(files(__package__) / "components.toml", Box)
