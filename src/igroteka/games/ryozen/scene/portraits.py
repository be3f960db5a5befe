"""Components of Ryozen drawn alone, for lists of what is in the box."""

from collections.abc import Callable, Iterable
from typing import Final

from igroteka.content.portraits import Sign, in_rows, on_card, one, side_by_side
from igroteka.content.scene import Piece, Say
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.cards import FAMILIES, SIGNS
from igroteka.games.ryozen.scene.pictures import goods, order, shown
from igroteka.games.ryozen.scene.piles import ACTS
from igroteka.games.ryozen.scene.road import START_ICONS, bonus_icons
from igroteka.games.ryozen.scene.table import DAY
from igroteka.games.ryozen.words import CLANS, RESOURCES

Pieces = tuple[Piece, ...]
LANDSCAPE: Final = 71  # height of a village tile or an event of width 100
PORTRAIT: Final = 138  # height of a card of width 100
MANY: Final = 3  # signs on a card that have to be small
EXTRA_SIGNS: Final = {  # what a sector card asks for beside the day effect
    "no_event": "event",
    "first": "herald",
    "build": "altar",
    "here": "explorer",
    "dearest": "card_other",
    "coins": "coin",
}
TOKENS: Final = {
    "coin": "goods_coin",
    "scroll": "goods_scroll",
    "lantern": "goods_lantern",
    "coral": "goods_coral",
    "agate": "goods_agate",
    "jade": "goods_jade",
    "first_player": "first_player",
    "favour_marker": "favour",
}


def component(box: Box, kind: str, number: int, say: Say) -> Pieces:
    """A component by its kind and number."""
    draw = DRAWN.get(kind)
    return draw(box, number) if draw else ()


def priced(amounts: Iterable[int], icons: Iterable[str] = (*RESOURCES, "any")) -> list[Sign]:
    """Amounts of resources as signs; kinds without any are left out."""
    pairs = zip(icons, amounts, strict=False)
    return [Sign(goods(icon), badge=str(amount)) for icon, amount in pairs if amount]


def table(box: Box, number: int) -> Pieces:
    """What players begin with, and what the Palace gives."""
    row = box.table[number]
    people = [Sign("rank_apprentice", badge=str(row.apprentices_few)), Sign("rank_warrior", badge=str(row.warriors))]
    palace = priced(
        (row.palace_lantern, row.palace_resource, row.palace_favour, row.palace_shard),
        ("lantern", "any", "favour", "coral"),
    )
    return tuple(in_rows([priced(row.start), people, [Sign("palace_1"), *palace]]))


def sector(box: Box, number: int) -> Pieces:
    """The places of the larger and the smaller side, the day effect, the night reward and the majority's shard."""
    row = box.sector[number]
    *acts, most = DAY[row.id]
    day = [
        Sign("sun"),
        *(Sign(goods(each), tone="blue") for each in acts),
        Sign(goods(most), badge=str(row.day), tone="blue"),
    ]
    night = [Sign("moon"), Sign(goods(row.night), badge=str(row.night_amount)), Sign(goods(row.majority))]
    sides = [[sign for price in side for sign in place_signs(price)] for side in (row.many, row.few)]
    return tuple(in_rows([*sides, day, night]))


def place_signs(price: str) -> list[Sign]:
    """A place: a socket with its resource; a price of two is the resource twice, or two resources with a plus."""
    first, _, second = price.partition("_")
    if not second:
        return [Sign(place(price))]
    if first == second:
        return [Sign(goods(first), badge="2")]
    return [Sign(goods(first), badge="+"), Sign(goods(second))]


def place(price: str) -> str:
    """The sprite of a place: a socket with what it costs."""
    if price == "free":
        return "socket"
    return f"socket_{price}" if price in RESOURCES else goods(price.partition("_")[0])


def clan(box: Box, number: int) -> Pieces:
    return (one(f"crest_{box.clan[number].id}", tone=box.clan[number].id),)


def companion(box: Box, number: int) -> Pieces:
    """A rank in the first clan's colours, and how many there are."""
    row = box.companion[number]
    colour = CLANS[0]
    return (one(shown("companion", f"{row.id}_{colour}", f"rank_{row.id}"), str(row.copies), tone=colour),)


def clan_house(box: Box, number: int) -> Pieces:
    """What each area of the row costs in coins and brings in favour, two areas side by side."""
    row = box.clan_house[number]
    areas = zip(row.coins, row.favour, strict=False)
    signs = [
        Sign(goods(icon), badge=str(each))
        for area in areas
        for icon, each in zip(("coin", "favour"), area, strict=True)
    ]
    return side_by_side(signs)


def path(box: Box, number: int) -> Pieces:
    """The areas of the path from the starting village: its bonus, then each area's price and favour."""
    row = box.path[number]
    areas = zip(row.prices, row.favour, strict=False)
    lines = [[*priced(price), Sign("favour", badge=str(favour))] for price, favour in areas]
    return tuple(in_rows([[Sign(shown("village", "start", "village")), *priced(row.start_bonus, START_ICONS)], *lines]))


def altar_tile(box: Box, number: int) -> Pieces:
    row = box.altar_tile[number]
    card = one(shown("village", "altar", "altar"), high=LANDSCAPE)
    signs = [*priced(row.price), Sign("favour", badge=str(row.favour))]
    bonus = priced((row.bonus_price, row.bonus_shards), ("any", "coral"))
    return (*on_card(card, signs, 26, 52), *on_card(card, bonus, 26, -52, "bonus")[1:])


def village(box: Box, number: int) -> Pieces:
    """A village with what it asks for and gives."""
    name = box.village[number].id
    signs = [
        Sign(goods(icon), badge=str(amount) if amount > 1 else "", tone="blue")
        for icon, amount in bonus_icons(box, name)
    ]
    return on_card(one(shown("village", name, "village"), high=LANDSCAPE), signs, 26, 52)


def revelation_kind(box: Box, number: int) -> Pieces:
    return (one(revelation_face(box.revelation_kind[number].id), high=PORTRAIT, tone="springs"),)


def revelation_face(kind: str) -> str:
    family = next((each for each in FAMILIES if kind.startswith(each)), "other")
    return shown("revelation", kind, f"card_{family}")


def revelation(box: Box, number: int) -> Pieces:
    """A revelation with its price in scrolls, its favour and its glyph."""
    row = box.revelation[number]
    signs = [
        Sign(goods("scroll"), badge=str(row.price)),
        Sign(f"glyph_{row.glyph}"),
        Sign("favour", badge=str(row.favour)),
    ]
    return on_card(one(revelation_face(row.kind), high=PORTRAIT, tone="springs"), signs, 32, 84)


def event(box: Box, number: int) -> Pieces:
    row = box.event[number]
    return (one(shown("event", row.id, "event"), str(row.amount), high=65),)


def difficulty(box: Box, number: int) -> Pieces:
    """What the player and the Basilisk begin with, and the favour of a twist."""
    row = box.difficulty[number]
    mine, theirs = priced(row.player), priced(row.basilisk)
    return tuple(in_rows([[Sign("pawn"), *mine], [Sign("omen"), *theirs], [Sign("favour", badge=str(row.twist))]]))


def sector_card(box: Box, number: int) -> Pieces:
    """Where the Basilisk goes, and what more it does there."""
    row = box.sector_card[number]
    signs = [Sign(SIGNS[each], tone="blue") for each in (row.sector, row.second) if each]
    if row.extra in EXTRA_SIGNS:
        signs.append(Sign(goods(EXTRA_SIGNS[row.extra]), badge=str(row.amount) if row.amount else "", tone="blue"))
    card = one(order(row.sector, row.extra), high=PORTRAIT, tone=row.sector)
    return on_card(card, signs, 44 if len(signs) < MANY else 30)


def twist_card(box: Box, number: int) -> Pieces:
    """A twist with its favour by difficulty."""
    favour = box.twist_card[number].favour or [row.twist for row in box.difficulty]
    card = one("order", high=PORTRAIT, tone="night")
    return on_card(card, [Sign("favour", badge=str(each)) for each in favour], 24)


def scenario(box: Box, number: int) -> Pieces:
    row = box.scenario[number]
    return (one(shown("story", row.id, "story"), ACTS[row.act - 1], high=PORTRAIT, tone=row.deck),)


def token(box: Box, number: int) -> Pieces:
    row = box.token[number]
    return (one(TOKENS.get(row.id, row.id), str(row.count), tone=CLANS[0]),)


DRAWN: Final[dict[str, Callable[[Box, int], Pieces]]] = {
    "table": table,
    "sector": sector,
    "clan": clan,
    "companion": companion,
    "clan_house": clan_house,
    "path": path,
    "altar_tile": altar_tile,
    "village": village,
    "revelation_kind": revelation_kind,
    "revelation": revelation,
    "event": event,
    "difficulty": difficulty,
    "sector_card": sector_card,
    "twist_card": twist_card,
    "scenario": scenario,
    "token": token,
}


def symbol(kind: str, field: str, word: str) -> str:
    """The sprite of a word: the price of a place, a resource or shard, a glyph, a sector, a clan, a companion."""
    if field in ("many", "few"):
        return place(word)
    if field in ("night", "majority"):
        return goods(word)
    if field == "glyph":
        return f"glyph_{word}"
    if field in ("sector", "second"):
        return SIGNS.get(word, "")
    if field == "deck":
        return f"crest_{word}"
    return f"rank_{word}" if field == "hand" else ""
