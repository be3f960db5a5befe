"""Typed rows of `components.toml`."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from igroteka.content.components import Components, Prose, Row
from igroteka.games.ryozen.box.effects import ActEffect, CardEffect, our_effects
from igroteka.games.ryozen.words import ACTS, AREAS_MAX, PLACES_MAX, ROAD_MAX, WAYS

PlacePrice: TypeAlias = Literal[
    "free",
    "coin",
    "scroll",
    "lantern",
    "any",
    "coin_coin",
    "coin_scroll",
    "coin_lantern",
    "coin_any",
    "scroll_scroll",
    "scroll_lantern",
    "scroll_any",
    "lantern_lantern",
    "lantern_any",
    "any_any",
]
Shard: TypeAlias = Literal["coral", "agate", "jade"]
SectorId: TypeAlias = Literal["gates", "capital", "outskirts", "altar", "springs", "clan_house"]
ClanId: TypeAlias = Literal["orange", "purple", "green", "blue"]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Stock: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Price: TypeAlias = Annotated[tuple[Amount, ...], Meta(min_length=3, max_length=4)]
"""Coins, scrolls, lanterns, and perhaps resources of any kind."""
USUAL_BRANCHES: Final = {1: "first", 2: "choice", 3: "remembered"}  # by act


class TableRow(Row, frozen=True):
    """Numbers that belong to the whole table."""

    named: ClassVar[bool] = False

    start: tuple[Amount, Amount, Amount]
    apprentices_few: Amount
    apprentices_many: Amount
    warriors: Amount
    rounds: Annotated[int, Meta(ge=1, le=3)]
    event_areas: Annotated[int, Meta(ge=1, le=AREAS_MAX)]
    revelation_areas: Annotated[int, Meta(ge=1, le=6)]
    lit: Annotated[tuple[Annotated[int, Meta(ge=0, le=5)], ...], Meta(min_length=3, max_length=3)]
    hidden_price: Amount
    influence_revealed: Amount
    influence_hidden: Amount
    same_colour: Amount
    three_colours: Amount
    single_shard: Amount
    resources_set: Annotated[int, Meta(ge=1, le=20)]
    resources_favour: Amount
    palace_lantern: Amount
    palace_resource: Amount
    palace_favour: Amount
    palace_shard: Amount


class Sector(Row, frozen=True):
    """A sector: its places on both sides of the board, its day effect's number and its night reward."""

    term: ClassVar = True

    many: Annotated[tuple[PlacePrice, ...], Meta(min_length=1, max_length=PLACES_MAX)]
    few: Annotated[tuple[PlacePrice, ...], Meta(min_length=1, max_length=PLACES_MAX)]
    day: Annotated[int, Meta(ge=0, le=9)]
    night: Literal["favour", "any", "coin", "scroll", "lantern"]
    night_amount: Amount
    majority: Shard


class Clan(Row, frozen=True):
    """A clan, known by its colour."""


TWO_NUMBERS: Final = ("counsellor", "night_agent")  # companions whose ability has two numbers
ONE_NUMBER: Final = ("guard", "merchant", "pathfinder", "philosopher")


class Companion(Row, frozen=True):
    """A rank: how many tiles of each clan bear it, and the numbers of its ability."""

    term: ClassVar = True

    copies: Amount
    amount: Amount
    other: Amount

    def idle(self) -> tuple[str, ...]:
        """Most abilities have no number, a few have one, two have a second."""
        return () if self.id in TWO_NUMBERS else ("other",) if self.id in ONE_NUMBER else ("amount", "other")


class ClanHouse(Row, frozen=True):
    """The areas of the Clan House row, from left to right."""

    named: ClassVar[bool] = False

    coins: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=AREAS_MAX)]
    favour: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=AREAS_MAX)]


class Path(Row, frozen=True):
    """The areas of the village path."""

    named: ClassVar[bool] = False

    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=ROAD_MAX)]
    favour: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=ROAD_MAX)]
    start_bonus: Annotated[tuple[Amount, ...], Meta(min_length=3, max_length=6)]  # then any resource, shards, favour


class AltarTile(Row, frozen=True):
    """The tile that closes the path."""

    term: ClassVar = True

    price: Price
    favour: Amount
    bonus_price: Amount
    bonus_shards: Amount


class Village(Row, frozen=True):
    """A village tile."""

    amount: Amount
    solo: bool

    def idle(self) -> tuple[str, ...]:
        return ("amount",) if self.id in ("moon_haven", "nomad_camp", "owl_bay") else ()


class RevelationKind(Row, frozen=True):
    """What all copies of a revelation do."""

    fixed: ClassVar = ("timing",)  # the rules give it

    timing: Literal["start", "passive"]
    cost: Amount
    amount: Amount

    def idle(self) -> tuple[str, ...]:
        """Offerings, Seals and the Rainbow cost nothing; two kinds have no amount."""
        if self.id.startswith(("offering_", "seal_", "rainbow")):
            return ("cost",)
        return ("amount",) if self.id in ("disguise", "strategic_manoeuvres") else ()


class Revelation(Row, frozen=True):
    """One revelation card."""

    refers: ClassVar = {"kind": "revelation_kind"}

    kind: str
    price: Amount
    favour: Amount
    glyph: Literal["sun", "moon", "wave", "leaf", "flame", "star"]


class Event(Row, frozen=True):
    """One event card."""

    amount: Amount


class Difficulty(Row, frozen=True):
    """A level of the solo game."""

    term: ClassVar = True

    player: tuple[Stock, Stock, Stock]
    basilisk: tuple[Stock, Stock, Stock]
    twist: Stock


class SectorCard(Row, frozen=True):
    """A card of the enemy deck that names a sector."""

    alike: ClassVar = "sector"
    added: ClassVar[tuple[str, ...]] = ("effects", "text_ru", "text_en")

    sector: SectorId
    second: Literal["", "gates", "capital", "outskirts", "altar", "springs", "clan_house"]
    extra: Literal["none", "no_event", "first", "build", "here", "dearest", "coins"]
    amount: Amount
    effects: Annotated[tuple[CardEffect, ...], Meta(max_length=3)] = ()
    text_ru: Prose = ""
    text_en: Prose = ""

    def idle(self) -> tuple[str, ...]:
        return ("amount",) if self.extra in ("none", "here") else ()


class TwistCard(Row, frozen=True):
    """A twist: the card that turns the enemy deck; with its own favour by difficulty, if the three cards differ."""

    added: ClassVar[tuple[str, ...]] = ("favour",)

    favour: Annotated[tuple[Amount, ...], Meta(max_length=4)] = ()


class Scenario(Row, frozen=True):
    """One act of a scenario deck; `first` and `second` are the numbers of the two ways of our text.

    Effects that its owner enters replace ours. `branch` says which way is followed: usually Act I has none,
    the player chooses in Act II, and Act III remembers the choice.
    """

    added: ClassVar[tuple[str, ...]] = (
        *("branch", "first_effects", "second_effects"),
        *("story_ru", "story_en", "first_text_ru", "first_text_en", "second_text_ru", "second_text_en"),
    )

    refers: ClassVar = {"hand": "companion"}

    deck: ClanId
    act: Annotated[int, Meta(ge=1, le=ACTS)]
    hand: Annotated[tuple[str, ...], Meta(max_length=5)]
    first: Amount
    second: Amount
    branch: Literal["usual", "choice", "remembered", "first"] = "usual"
    first_effects: Annotated[tuple[ActEffect, ...], Meta(max_length=3)] = ()
    second_effects: Annotated[tuple[ActEffect, ...], Meta(max_length=3)] = ()
    story_ru: Prose = ""
    story_en: Prose = ""
    first_text_ru: Prose = ""
    first_text_en: Prose = ""
    second_text_ru: Prose = ""
    second_text_en: Prose = ""

    def effects(self, way: int) -> tuple[ActEffect, ...]:
        """What the act does on a way, counted from 1: as its owner entered it, or as our text says."""
        own = self.second_effects if way == 2 else self.first_effects
        if self.first_effects or self.second_effects:
            return own
        return our_effects(self.id, WAYS[way - 1], self.second if way == 2 else self.first)

    def branching(self) -> str:
        """Which way is followed."""
        return USUAL_BRANCHES[self.act] if self.branch == "usual" else self.branch


class Token(Row, frozen=True):
    """A kind of token and how many the box holds."""

    term: ClassVar = True

    count: Annotated[int, Meta(ge=1, le=100)]


class Contents(Components, frozen=True):
    """Everything printed in the box, kind by kind."""

    contents: ClassVar = {
        "board": ("sector", "clan_house", "path"),
        "revelations": ("revelation_kind", "revelation"),
        "companion": ("companion",),
        "event": ("event",),
        "altar_tile": ("altar_tile",),
        "village": ("village",),
        "tokens": ("token", "clan"),
        "solo": ("sector_card", "twist_card", "scenario", "difficulty"),
        "table": ("table",),
    }

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
