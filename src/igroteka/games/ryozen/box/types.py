"""Typed rows of `components.toml`."""

from typing import ClassVar, Literal, TypeAlias

from igroteka.content.components import Components, Row
from igroteka.games.ryozen.words import ACTS

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

    refers: ClassVar = {"kind": "revelation_kind"}

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

    refers: ClassVar = {"hand": "companion"}

    deck: ClanId
    act: int
    hand: tuple[str, ...]
    first: int
    second: int


class Token(Row, frozen=True):
    """A kind of token and how many the box holds."""

    count: int


class Contents(Components, frozen=True):
    """Everything printed in the box, kind by kind."""

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

    def act_card(self, story: int, act: int) -> Scenario:
        """The card of an act, counted from 1, in the deck of a story."""
        return self.scenario[story * ACTS + act - 1]
