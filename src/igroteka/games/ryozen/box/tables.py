"""What hot rules read, as tuples indexed by small ids."""

from itertools import product

from igroteka.games.ryozen.box.effects import LASTING
from igroteka.games.ryozen.box.prices import FREE, is_enough, price_of_numbers, price_of_word
from igroteka.games.ryozen.box.types import Contents
from igroteka.games.ryozen.words import (
    ACTS,
    ALL_CLANS,
    ALL_SECTORS,
    EXTRAS,
    GLYPHS,
    KINDS,
    PLACES_MAX,
    SECTOR_CARDS,
    SECTORS,
    SHARDS,
    Card,
    Clan,
    EnemyCard,
    Kind,
    Place,
    Rank,
    Sector,
    Shard,
    Village,
    place_at,
)


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
        "cards",
        "coins",
        "companion_amount",
        "companion_other",
        "day",
        "enemy_amount",
        "enemy_cards",
        "enemy_effects",
        "enemy_extra",
        "enemy_second",
        "enemy_sector",
        "event_amount",
        "favour",
        "lasting",
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
        "villages",
        "villages_solo",
    )

    def __init__(self, box: Contents) -> None:
        self.table = box.table[0]
        self.boards = (Board(box, few=True), Board(box, few=False))
        self.rank = tuple(Rank(n) for n, row in enumerate(box.companion) for _ in range(row.copies)) * 4
        self.companion_amount = tuple(row.amount for row in box.companion)
        self.companion_other = tuple(row.other for row in box.companion)
        self.day = tuple(row.day for row in box.sector)
        self.night = tuple(("coin", "scroll", "lantern", "favour", "any").index(row.night) for row in box.sector)
        self.night_amount = tuple(row.night_amount for row in box.sector)
        self.majority = tuple(Shard(SHARDS.index(row.majority)) for row in box.sector)
        self.lit = tuple(tuple(sorted(ALL_SECTORS[(offset + p) % 6] for offset in self.table.lit)) for p in range(6))
        self.areas = self.table.event_areas
        self.coins = box.clan_house[0].coins
        self.favour = box.clan_house[0].favour
        self.path_price = tuple(map(price_of_numbers, (*box.path[0].prices, box.altar_tile[0].price)))
        self.path_favour = (*box.path[0].favour, box.altar_tile[0].favour)
        self.village_amount = tuple(row.amount for row in box.village)
        self.villages = tuple(Village(n) for n in range(len(box.village)))
        self.villages_solo = tuple(village for village in self.villages if box.village[village].solo)
        kinds = {row.id: row for row in box.revelation_kind}
        self.cards = tuple(Card(n) for n in range(len(box.revelation)))
        self.card_kind = tuple(Kind(KINDS.index(row.kind)) for row in box.revelation)
        self.card_price = tuple(row.price for row in box.revelation)
        self.card_favour = tuple(row.favour for row in box.revelation)
        self.card_glyph = tuple(GLYPHS.index(row.glyph) for row in box.revelation)
        self.card_cost = tuple(kinds[row.kind].cost for row in box.revelation)
        self.card_amount = tuple(kinds[row.kind].amount for row in box.revelation)
        self.starts = tuple(kinds[row.kind].timing == "start" for row in box.revelation)
        self.event_amount = tuple(row.amount for row in box.event)
        self.enemy_cards = tuple(EnemyCard(n) for n in range(SECTOR_CARDS + len(box.twist_card)))
        self.enemy_sector = tuple(_sector(row.sector) for row in box.sector_card)
        self.enemy_second = tuple(_sector(row.second) if row.second else None for row in box.sector_card)
        self.enemy_extra = tuple(EXTRAS.index(row.extra) for row in box.sector_card)
        self.enemy_amount = tuple(row.amount for row in box.sector_card)
        self.enemy_effects = tuple(row.effects for row in box.sector_card)
        self.lasting = tuple(_lasting(box, clan) for clan in ALL_CLANS)  # by story and kind: lasting amounts


def _lasting(box: Contents, story: Clan) -> dict[str, int]:
    """The amounts of the effects that an act of a story may leave in force."""
    cards = [box.act_card(story, act) for act in range(1, ACTS + 1)]
    effects = [effect for card in cards for way in (1, 2) for effect in card.effects(way)]
    return {effect.what: effect.amount for effect in effects if effect.what in LASTING}


def _sector(word: str) -> Sector:
    return ALL_SECTORS[SECTORS.index(word)]


class Board:
    """One side of the main board: its places, and what they cost."""

    __slots__ = ("_dearest", "_payable", "places", "price", "sectors")

    def __init__(self, box: Contents, *, few: bool) -> None:
        self.price = [FREE] * (6 * PLACES_MAX)  # of each place
        sectors: list[tuple[Place, ...]] = []
        for sector, row in zip(ALL_SECTORS, box.sector, strict=True):
            prices = row.few if few else row.many
            for n, price in enumerate(prices):
                self.price[place_at(sector, n)] = price_of_word(price)
            sectors.append(tuple(place_at(sector, n) for n in range(len(prices))))
        self.sectors = tuple(sectors)  # the places of each sector
        self.places = tuple(place for sector in sectors for place in sector)
        self._dearest = max(price.total for price in self.price)
        self._payable = {
            goods: tuple(place for place in self.places if is_enough(goods, self.price[place]))
            for goods in product(range(self._dearest + 1), repeat=3)
        }

    def payable(self, coins: int, scrolls: int, lanterns: int) -> tuple[Place, ...]:
        """The places that these resources can pay for; amounts above the dearest price make no difference."""
        most = self._dearest
        return self._payable[min(coins, most), min(scrolls, most), min(lanterns, most)]
