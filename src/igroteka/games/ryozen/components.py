"""The box: typed rows of `components.toml`, their counts checked, and fast tables for the rules."""

from functools import cached_property
from importlib.resources import files
from typing import ClassVar, Final, Literal, TypeAlias

from igroteka.content.components import ComponentError, Components, Row, load
from igroteka.games.ryozen.ids import AREAS_MAX, EXTRAS, GLYPHS, KINDS, PLACES_MAX, RESOURCES, SECTORS, SHARDS, TILES

Resource: TypeAlias = Literal["coin", "scroll", "lantern"]
Shard: TypeAlias = Literal["coral", "agate", "jade"]
SectorId: TypeAlias = Literal["gates", "capital", "outskirts", "altar", "springs", "clan_house"]
ClanId: TypeAlias = Literal["orange", "purple", "green", "blue"]


class TableRow(Row, frozen=True):
    """Numbers that belong to the whole table."""

    named: ClassVar[bool] = False

    start: tuple[int, int, int]
    apprentices_few: int
    apprentices_many: int
    warriors: int
    rounds: int
    event_areas: int
    revelation_areas: int
    lit: tuple[int, ...]
    hidden_price: int
    influence_revealed: int
    influence_hidden: int
    same_colour: int
    three_colours: int
    single_shard: int
    resources_set: int
    resources_favour: int
    palace_lantern: int
    palace_resource: int
    palace_favour: int
    palace_shard: int


class Sector(Row, frozen=True):
    """A sector: its places on both sides of the board, its day effect's number and its night reward."""

    many: tuple[Literal["free", "coin", "scroll", "lantern"], ...]
    few: tuple[Literal["free", "coin", "scroll", "lantern"], ...]
    day: int
    night: Literal["favour", "any", "coin", "scroll", "lantern"]
    night_amount: int
    majority: Shard


class Clan(Row, frozen=True):
    """A clan is its colour."""


class Companion(Row, frozen=True):
    """A rank: how many tiles of each clan bear it, and the numbers of its ability."""

    copies: int
    amount: int
    other: int


class ClanHouse(Row, frozen=True):
    """The areas of the Clan House row, from left to right."""

    named: ClassVar[bool] = False

    coins: tuple[int, ...]
    favour: tuple[int, ...]


class Path(Row, frozen=True):
    """The areas of the village path."""

    named: ClassVar[bool] = False

    prices: tuple[tuple[int, int, int], ...]
    favour: tuple[int, ...]
    start_bonus: tuple[int, int, int]


class AltarTile(Row, frozen=True):
    """The tile that closes the path."""

    price: tuple[int, int, int]
    favour: int
    bonus_price: int
    bonus_shards: int


class Village(Row, frozen=True):
    """A village tile."""

    amount: int
    solo: bool


class RevelationKind(Row, frozen=True):
    """What all copies of a revelation do."""

    timing: Literal["start", "passive"]
    cost: int
    amount: int


class Revelation(Row, frozen=True):
    """One revelation card."""

    kind: str
    price: int
    favour: int
    glyph: Literal["sun", "moon", "wave", "leaf", "flame", "star"]


class Event(Row, frozen=True):
    """One event card."""

    amount: int


class Difficulty(Row, frozen=True):
    """A level of the solo game."""

    player: tuple[int, int, int]
    basilisk: tuple[int, int, int]
    twist: int


class SectorCard(Row, frozen=True):
    """A card of the enemy deck that names a sector."""

    sector: SectorId
    second: Literal["", "outskirts", "altar"]
    extra: Literal["none", "no_event", "first", "build", "here", "dearest", "coins"]
    amount: int


class TwistCard(Row, frozen=True):
    """A card of the enemy deck that turns it."""


class Scenario(Row, frozen=True):
    """One act of a scenario deck; `first` and `second` are the numbers of its two branches."""

    deck: ClanId
    act: int
    hand: tuple[str, ...]
    first: int
    second: int


class Token(Row, frozen=True):
    """A kind of token and how many the box holds."""

    count: int


class Box(Components, frozen=True):
    """Everything printed in the box."""

    table: tuple[TableRow, ...]
    sector: tuple[Sector, ...]
    clan: tuple[Clan, ...]
    companion: tuple[Companion, ...]
    clan_house: tuple[ClanHouse, ...]
    path: tuple[Path, ...]
    altar_tile: tuple[AltarTile, ...]
    village: tuple[Village, ...]
    revelation_kind: tuple[RevelationKind, ...]
    revelation: tuple[Revelation, ...]
    event: tuple[Event, ...]
    difficulty: tuple[Difficulty, ...]
    sector_card: tuple[SectorCard, ...]
    twist_card: tuple[TwistCard, ...]
    scenario: tuple[Scenario, ...]
    token: tuple[Token, ...]

    def check(self) -> None:
        counts = {"table": 1, "sector": 6, "clan": 4, "companion": 16, "clan_house": 1, "path": 1, "altar_tile": 1}
        counts |= {"village": 12, "revelation_kind": 20, "revelation": 36, "event": 20, "difficulty": 4}
        counts |= {"sector_card": 12, "twist_card": 3, "scenario": 12, "token": 10}
        for kind, count in counts.items():
            self.expect_count(kind, count)
        self.expect_sum("companion", "copies", TILES)
        self.expect_reference("revelation", "kind", "revelation_kind")
        self.expect_reference("scenario", "hand", "companion")
        self._check_numbers()
        self._check_board()

    def _check_numbers(self) -> None:
        for name in self.table[0].values():
            self.expect_range("table", name, 0, 20)
        self.expect_range("table", "lit", 0, 5)
        self.expect_range("table", "event_areas", 1, AREAS_MAX)
        self.expect_range("table", "revelation_areas", 1, 6)
        self.expect_range("table", "rounds", 1, 3)
        self.expect_range("table", "resources_set", 1, 20)
        self.expect_range("sector", "day", 0, 9)
        self.expect_range("sector", "night_amount", 0, 20)
        for kind in ("companion", "village", "event", "sector_card"):
            self.expect_range(kind, "amount", 0, 20)
        self.expect_range("companion", "other", 0, 20)
        for field in ("price", "favour"):
            self.expect_range("revelation", field, 0, 20)
        for field in ("cost", "amount"):
            self.expect_range("revelation_kind", field, 0, 20)
        for field in ("first", "second"):
            self.expect_range("scenario", field, 0, 20)
        self.expect_range("scenario", "act", 1, 3)
        for field in ("player", "basilisk", "twist"):
            self.expect_range("difficulty", field, 0, 50)
        self.expect_range("companion", "copies", 1, TILES)
        self.expect_range("token", "count", 1, 100)

    def _check_board(self) -> None:
        for sector in self.sector:
            for name, places in (("many", sector.many), ("few", sector.few)):
                if not 1 <= len(places) <= PLACES_MAX:
                    raise ComponentError(f'sector "{sector.id}", {name}: expected 1 to {PLACES_MAX} places')
        row, path, table = self.clan_house[0], self.path[0], self.table[0]
        if len(row.coins) != len(row.favour) or not 4 <= len(row.coins) <= AREAS_MAX:
            raise ComponentError(f'clan_house "row": expected coins and favour for 4 to {AREAS_MAX} areas')
        kept = sum(village.solo for village in self.village)
        if len(path.prices) != len(path.favour) or not 1 <= len(path.prices) <= kept:
            raise ComponentError(f'path "path": expected prices and favour for 1 to {kept} areas')
        if len(set(table.lit)) != 3 or len(table.lit) != 3:
            raise ComponentError('table "table", lit: expected three different numbers from 0 to 5')
        ranks = {row.id: row.copies for row in self.companion}
        apprentices = max(table.apprentices_few, table.apprentices_many)
        if ranks["apprentice"] < apprentices or ranks["warrior"] < table.warriors:
            raise ComponentError('companion: expected enough copies of "apprentice" and "warrior" for the starting set')

    @cached_property
    def tables(self) -> "Tables":
        return Tables(self)


class Tables:
    """What hot rules read, as tuples indexed by small ids."""

    __slots__ = (
        "areas",
        "boards",
        "card_amount",
        "card_cost",
        "card_favour",
        "card_glyph",
        "card_kind",
        "card_price",
        "coins",
        "companion_amount",
        "companion_other",
        "day",
        "enemy_amount",
        "enemy_extra",
        "enemy_second",
        "enemy_sector",
        "event_amount",
        "favour",
        "lit",
        "majority",
        "night",
        "night_amount",
        "path_favour",
        "path_price",
        "rank",
        "starts",
        "table",
        "village_amount",
    )

    def __init__(self, box: Box) -> None:
        self.table = box.table[0]
        self.boards = (Board(box, few=True), Board(box, few=False))
        self.rank = tuple(n for n, row in enumerate(box.companion) for _ in range(row.copies)) * 4
        self.companion_amount = tuple(row.amount for row in box.companion)
        self.companion_other = tuple(row.other for row in box.companion)
        self.day = tuple(row.day for row in box.sector)
        self.night = tuple(("coin", "scroll", "lantern", "favour", "any").index(row.night) for row in box.sector)
        self.night_amount = tuple(row.night_amount for row in box.sector)
        self.majority = tuple(SHARDS.index(row.majority) for row in box.sector)
        self.lit = tuple(tuple(sorted((offset + p) % 6 for offset in self.table.lit)) for p in range(6))
        self.areas = self.table.event_areas
        self.coins = box.clan_house[0].coins
        self.favour = box.clan_house[0].favour
        self.path_price = (*box.path[0].prices, box.altar_tile[0].price)
        self.path_favour = (*box.path[0].favour, box.altar_tile[0].favour)
        self.village_amount = tuple(row.amount for row in box.village)
        kinds = {row.id: row for row in box.revelation_kind}
        self.card_kind = tuple(KINDS.index(row.kind) for row in box.revelation)
        self.card_price = tuple(row.price for row in box.revelation)
        self.card_favour = tuple(row.favour for row in box.revelation)
        self.card_glyph = tuple(GLYPHS.index(row.glyph) for row in box.revelation)
        self.card_cost = tuple(kinds[row.kind].cost for row in box.revelation)
        self.card_amount = tuple(kinds[row.kind].amount for row in box.revelation)
        self.starts = tuple(kinds[row.kind].timing == "start" for row in box.revelation)
        self.event_amount = tuple(row.amount for row in box.event)
        self.enemy_sector = tuple(SECTORS.index(row.sector) for row in box.sector_card)
        self.enemy_second = tuple(SECTORS.index(row.second) if row.second else -1 for row in box.sector_card)
        self.enemy_extra = tuple(EXTRAS.index(row.extra) for row in box.sector_card)
        self.enemy_amount = tuple(row.amount for row in box.sector_card)


class Board:
    """One side of the main board: place ids are `sector * PLACES_MAX + number`."""

    __slots__ = ("places", "price", "priced", "sectors")

    def __init__(self, box: Box, *, few: bool) -> None:
        self.price = [-1] * (6 * PLACES_MAX)  # the resource a place costs, or -1
        sectors: list[tuple[int, ...]] = []
        for number, sector in enumerate(box.sector):
            prices = sector.few if few else sector.many
            for n, price in enumerate(prices):
                self.price[number * PLACES_MAX + n] = RESOURCES.index(price) if price != "free" else -1
            sectors.append(tuple(range(number * PLACES_MAX, number * PLACES_MAX + len(prices))))
        self.sectors = tuple(sectors)  # the places of each sector
        self.places = tuple(place for sector in sectors for place in sector)
        self.priced = tuple((place, self.price[place]) for place in self.places)


BOX: Final = load(files("igroteka.games.ryozen") / "components.toml", Box)
CARDS: Final = tuple(row.id for row in BOX.revelation)
ENEMY_CARDS: Final = tuple(row.id for row in BOX.sector_card) + tuple(row.id for row in BOX.twist_card)
