"""Tables of the box for hot rules: tuples of small numbers, built once per box."""

from typing import TYPE_CHECKING

from igroteka.games.candelabria.words import (
    ALL_REGIONS,
    COLOURS,
    CURSE_EFFECTS,
    EFFECTS,
    HOUSES,
    LANDS,
    MINE,
    NO_HOUSE,
    NO_TEMPLE,
    SYMBOLS,
    TERRITORIES,
    WITHER_CHOICES,
    Area,
    Choice,
    Colour,
    Effect,
    House,
    Land,
    Property,
    Region,
    Symbol,
    TacticCard,
    Territory,
    Token,
    bits,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from igroteka.games.candelabria.box.types import Ability, HouseRow, Rows, SymbolName, TerritoryRow, Upgrade

FARTHEST = 30  # steps: more than from any territory to any other, on any map


class Board:
    """One side of the board. Sets of territories are bit sets."""

    __slots__ = ("all", "highest", "lands", "mine", "near", "region", "regions", "same", "size", "symbol", "within")

    def __init__(self, rows: "tuple[TerritoryRow, ...]") -> None:
        self.size = len(rows)
        self.highest = self.size // 3  # the highest region number
        self.regions = ALL_REGIONS[: self.highest]
        self.all: Area = (1 << self.size) - 1
        ordered = sorted(rows, key=lambda row: TERRITORIES.index(row.id))
        self.symbol = tuple(Land(LANDS.index(row.symbol)) for row in ordered)
        self.lands: tuple[Area, ...] = tuple(  # territories of each symbol
            sum(1 << at for at, symbol in enumerate(self.symbol) if symbol == land) for land in range(len(LANDS))
        )
        self.near: tuple[Area, ...] = tuple(  # territories joined to each one by a border or a bridge
            sum(1 << TERRITORIES.index(other) for other in {*row.borders, *row.bridges}) for row in ordered
        )
        self.same = tuple(self.lands[symbol] & ~(1 << at) for at, symbol in enumerate(self.symbol))
        self.region = (0, *(7 << 3 * (number - 1) for number in range(1, self.highest + 1)))  # by region number
        self.mine = (Territory(-1), *(self._mine(region) for region in self.regions))  # by region number
        self.within = self._within()

    def _mine(self, region: Region) -> Territory:
        """The Mine of a region: the first one, or the first territory of a region without any (two.mist.place)."""
        return bits(self.lands[MINE] & self.region[region] or self.region[region])[0]

    def _within(self) -> tuple[tuple[int, ...], ...]:
        """Territories within 0, 1, 2… steps of each territory, excluding itself."""
        found = [tuple(1 << at for at in range(self.size))]
        for _ in range(FARTHEST):
            found.append(tuple(reached | self.around(reached) for reached in found[-1]))
        return tuple(tuple(reached & ~(1 << at) for at, reached in enumerate(row)) for row in found)

    def around(self, area: int) -> int:
        """Territories next to any territory of an area."""
        found = 0
        for at in bits(area):
            found |= self.near[at]
        return found


class Tables:
    """All printed values by small number."""

    __slots__ = (
        "_box",
        "active",
        "amounts",
        "banks",
        "battle_vp",
        "boards",
        "candle_effects",
        "candle_house",
        "candle_wax",
        "candle_year",
        "castle_strength",
        "curse_amount",
        "curse_effect",
        "curse_region",
        "curse_strength",
        "display",
        "fires",
        "flame_strength",
        "flames",
        "gold",
        "house_order",
        "house_powers",
        "house_tactics",
        "moves",
        "price",
        "quest_annual",
        "quest_vp",
        "quests_two",
        "slot_vp",
        "slots",
        "stack_height",
        "stacks",
        "start_gold",
        "start_wax",
        "storage",
        "tactic_copies",
        "tactic_effects",
        "tactic_ids",
        "tactic_neutralises",
        "tactic_symbols",
        "temple_copies",
        "temple_price",
        "token_row",
        "token_year",
        "tokens",
        "wax",
        "weak",
        "white_temple_vp",
        "wither_choices",
        "wither_copies",
    )

    def __init__(self, box: "Rows") -> None:
        self._box = box
        self.boards = (Board(box.territory_small), Board(box.territory_large))
        self._numbers({row.id: row.value for row in box.number})
        self.battle_vp = (0, *(row.battle_vp for row in box.year))  # by year
        self.quest_vp = (0, *(row.quest_vp for row in box.year))  # by year
        self.slot_vp = tuple(row.slot_vp for row in box.year)  # by slot
        self.price = (0, *(row.upgrade_price for row in box.year))  # by year
        self.fires = tuple(row.fires for row in box.role)
        self._cards()
        self._powers()
        self.house_order = tuple(row.order for row in box.house)
        self.weak = tuple(tuple(_effects(cell) for cell in row.weak) for row in box.house)
        self.temple_copies = tuple(row.copies for row in box.temple)
        self.quest_annual = tuple(row.type == "annual" for row in box.quest)
        self.quests_two = tuple(row.two for row in box.quest)
        self.wither_choices = tuple(
            tuple(Choice(Symbol(WITHER_CHOICES.index(each))) for each in row.choices) for row in box.withering
        )
        self.wither_copies = tuple(row.copies for row in box.withering)
        self.banks = tuple(
            frozenset(map(Region, row.regions)) for row in box.bank
        )  # start regions that face each other

    def _numbers(self, value: "Mapping[str, int]") -> None:
        self.storage = value["storage"]
        self.slots = value["upgrade_slots"]
        self.start_wax = value["start_wax"]
        self.start_gold = value["start_gold"]
        self.wax = value["wax"]
        self.gold = value["gold"]
        self.flames = value["earth_flames"]
        self.display = value["tactic_display"]
        self.stacks = value["upgrade_stacks"]
        self.stack_height = value["upgrade_stack_height"]
        self.temple_price = value["temple_price"]
        self.white_temple_vp = value["white_temple_vp"]
        self.castle_strength = value["castle_strength"]
        self.curse_strength = value["curse_strength"]
        self.flame_strength = value["flame_strength"]
        self.moves = value["moves"]

    def _cards(self) -> None:
        box = self._box
        self.candle_house = tuple(House(HOUSES.index(row.house)) if row.house else NO_HOUSE for row in box.candle)
        self.candle_year = tuple(row.year for row in box.candle)
        self.candle_wax = tuple(row.wax for row in box.candle)
        self.candle_effects = tuple(_effects(row.effects) for row in box.candle)
        self.tactic_ids = tuple(row.id for row in box.tactic)
        self.tactic_effects = tuple(_effects(row.effects) for row in box.tactic)
        self.tactic_symbols = tuple(sum(1 << SYMBOLS.index(each) for each in row.effects) for row in box.tactic)
        self.tactic_neutralises = tuple(row.neutralises for row in box.tactic)
        self.tactic_copies = tuple(0 if row.house else row.copies for row in box.tactic)  # of the common deck
        self.house_tactics = tuple(
            tuple(TacticCard(at) for at, row in enumerate(box.tactic) if row.house == house for _ in range(row.copies))
            for house in HOUSES
        )
        self.curse_region = tuple(Region(row.region) for row in box.curse)
        self.curse_effect = tuple(Property(CURSE_EFFECTS.index(row.effect)) for row in box.curse)
        self.curse_amount = tuple(row.amount for row in box.curse)

    def _powers(self) -> None:
        """Upgrade tokens and House abilities are bits of one set; `active` gives the bits of an effect by year."""
        box = self._box
        token_rows = [at for at, row in enumerate(box.upgrade) for _ in range(row.copies)]
        self.token_row = tuple(token_rows)  # of each token
        self.token_year = tuple(box.upgrade[row].year for row in token_rows)
        self.tokens = (1 << len(token_rows)) - 1
        sources: list[Upgrade | Ability] = [*(box.upgrade[row] for row in token_rows), *box.ability]
        self.active = tuple(  # by year
            tuple(sum(_group(sources, name, year).values(), 0) for name in EFFECTS) for year in range(4)
        )
        self.amounts = tuple(  # by year: the bits of an effect by the amounts that are printed
            tuple(tuple(_group(sources, name, year).items()) for name in EFFECTS) for year in range(4)
        )
        first_ability = len(token_rows)
        self.house_powers = tuple(
            sum(1 << first_ability + at for at, row in enumerate(box.ability) if row.house == house) for house in HOUSES
        )

    def token_id(self, token: Token) -> str:
        """The id of the upgrade a token shows."""
        return self._box.upgrade[self.token_row[token]].id

    def start(self, house: House) -> "HouseRow":
        """The start table's row of a House."""
        return self._box.house[house]

    def start_temple(self, house: House) -> Colour:
        """The colour of the House's start temple, or NO_TEMPLE."""
        colour = self._box.house[house].temple
        return Colour(COLOURS.index(colour)) if colour else NO_TEMPLE


def _group(sources: "Sequence[Upgrade | Ability]", effect: str, year: int) -> dict[int, int]:
    """The bits of the sources that have an effect in a year, by its amount."""
    found: dict[int, int] = {}
    for bit, row in enumerate(sources):
        if row.effect == effect and row.year <= year:
            found[row.amount] = found.get(row.amount, 0) | 1 << bit
    return found


def _effects(symbols: "Mapping[SymbolName, int]") -> tuple[Effect, ...]:
    """Symbols and how often each occurs: ((LIGHT, 2), (EXTINGUISH, 1))."""
    return tuple((Symbol(SYMBOLS.index(name)), times) for name, times in symbols.items())
