"""Components of Candelabria drawn alone, for lists of what is in the box."""

from collections.abc import Callable
from typing import Final

from igroteka.content.portraits import ALONE, Sign, in_rows, on_card, one, side_by_side
from igroteka.content.scene import Piece, Say
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.box.types import Symbols, TerritoryRow
from igroteka.games.candelabria.scene.cards import YEARS, faces, quest_card
from igroteka.games.candelabria.scene.displays import motif, upgrade
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.words import HOUSES, LANDS, QUESTS

Pieces = tuple[Piece, ...]
CARD: Final = 138  # height of a card of width 100
NUMBERS: Final = {  # what each number is about
    "storage": "wax",
    "upgrade_slots": "upgrade",
    "start_wax": "wax",
    "start_gold": "gold",
    "wax": "figure_wax_block",
    "gold": "figure_gold_bar",
    "earth_flames": "earth_flame_guild",
    "candle_fires": "fires_1",
    "tactic_display": "back_tactic",
    "upgrade_stacks": "upgrade",
    "upgrade_stack_height": "upgrade",
    "temple_price": "figure_temple_white",
    "white_temple_vp": "figure_temple_white",
    "castle_strength": "castle_guild",
    "curse_strength": "figure_curse_figure",
    "flame_strength": "flame_guild",
    "moves": "explorer_guild",
}
WITHERED: Final = {
    "move": "explorer_0",
    "steal_vp": "vp",
    "temple": "effect_temple",
}  # of choices without an effect's sign


def component(box: Box, kind: str, number: int, say: Say) -> Pieces:
    """A component by its kind and number."""
    draw = DRAWN.get(kind)
    return draw(box, number) if draw else ()


def symbols_of(effects: Symbols) -> list[Sign]:
    return [Sign(f"effect_{symbol}", badge=str(count) if count > 1 else "") for symbol, count in effects.items()]


def number_of(box: Box, number: int) -> Pieces:
    row = box.number[number]
    return (one(NUMBERS[row.id], str(row.value), tone=HOUSES[1]),)


def year(box: Box, number: int) -> Pieces:
    """Points of a battle, of an annual quest and of a slot, and the price of an upgrade."""
    row = box.year[number]
    points = [Sign("vp", str(each)) for each in (row.battle_vp, row.quest_vp, row.slot_vp)]
    return tuple(in_rows([[Sign("region", YEARS[number + 1])], [*points, Sign("gold", str(row.upgrade_price))]]))


def role(box: Box, number: int) -> Pieces:
    row = box.role[number]
    return (one(shown(row.id, HOUSES[1], row.id), str(row.fires), tone=HOUSES[1]),)


def region(box: Box, number: int) -> Pieces:
    """The number of a region on a land of its colour."""
    row = box.region[number]
    return on_card(one("ground", tone=row.colour), [Sign("region", row.id)], 64)


def territory(box: Box, row: TerritoryRow) -> Pieces:
    """The symbol of a territory on a land of its region's colour, and the numbers of the regions it borders on."""
    land = one("ground", tone=box.region[row.region - 1].colour)
    near = dict.fromkeys(name.partition("-")[0] for name in (*row.borders, *row.bridges))
    marks = [Sign("region", each) for each in near if each != str(row.region)]
    return (*on_card(land, [Sign(f"place_{row.symbol}", badge=str(row.region))], 64), *below(marks, 68))


def below(marks: list[Sign], top: int) -> list[Piece]:
    return [
        Piece(f"near:{n}", ALONE, 26 * n - 13 * (len(marks) - 1), top, 24, 24, mark.sprite, text=mark.text, z=1)
        for n, mark in enumerate(marks)
    ]


def house(box: Box, number: int) -> Pieces:
    """The arms of a House, its start, and the weak actions of its war board."""
    row = box.house[number]
    start = [Sign("region", str(row.start_region)), Sign(f"place_{row.castle}"), Sign("plate", f"{row.order}.")]
    weak = [sign for cell in row.weak for sign in symbols_of(cell)]
    arms = [
        Sign(shown("arms", row.id, f"crest_{row.id}"), tone=row.id),
        Sign(shown("castle", row.id, "castle"), tone=row.id),
    ]
    if row.temple:
        start.append(Sign(f"figure_temple_{row.temple}"))
    return tuple(in_rows([arms, start, weak]))


def ability(box: Box, number: int) -> Pieces:
    row = box.ability[number]
    sprite = shown("ability", row.id, f"crest_{row.house}")
    return (one(sprite, YEARS[row.year], tone=row.house),)


def candle(box: Box, number: int) -> Pieces:
    row = box.candle[number]
    card = Piece("card", ALONE, 0, 0, 100, CARD, shown("candle", row.id, "card"), tip=row.id, tone=row.house or "")
    return (card, *faces(box, card))


def tactic(box: Box, number: int) -> Pieces:
    row = box.tactic[number]
    card = Piece("card", ALONE, 0, 0, 100, CARD, shown("tactic", row.id, "tactic"), badge=f"×{row.copies}", tip=row.id)
    return (card, *faces(box, card))


def curse(box: Box, number: int) -> Pieces:
    row = box.curse[number]
    card = one(shown("card", row.id, "curse_card"), high=CARD)
    return on_card(card, [Sign("afflicted", str(row.region))], 44, -44)


def upgrade_token(box: Box, number: int) -> Pieces:
    row = box.upgrade[number]
    token = upgrade("token", ALONE, 0, 0, 100, row.id, f"×{row.copies}")
    return (*token, Piece("year", ALONE, -40, 40, 32, 32, "region", text=YEARS[row.year], z=2))


def temple(box: Box, number: int) -> Pieces:
    row = box.temple[number]
    return (one(f"figure_temple_{row.id}", str(row.copies)),)


def quest(box: Box, number: int) -> Pieces:
    return quest_card("quest", ALONE, 0, 0, 100, QUESTS.index(box.quest[number].id), 0, ())


def withering(box: Box, number: int) -> Pieces:
    """A withering card with the choices it leaves."""
    row = box.withering[number]
    card = one(shown("withering", row.id, "withering"), f"×{row.copies}", high=CARD)
    return on_card(card, [Sign(choice(word)) for word in row.choices], 32, 88)


def choice(word: str) -> str:
    return WITHERED.get(word, f"effect_{word}")


def numbers(regions: tuple[int, ...]) -> Pieces:
    return side_by_side([Sign("region", str(each)) for each in regions], 3)


DRAWN: Final[dict[str, Callable[[Box, int], Pieces]]] = {
    "number": number_of,
    "year": year,
    "role": role,
    "region": region,
    "territory_large": lambda box, number: territory(box, box.territory_large[number]),
    "territory_small": lambda box, number: territory(box, box.territory_small[number]),
    "house": house,
    "ability": ability,
    "candle": candle,
    "tactic": tactic,
    "curse": curse,
    "upgrade": upgrade_token,
    "temple": temple,
    "quest": quest,
    "withering": withering,
    "bank": lambda box, number: numbers(box.bank[number].regions),
    "ring": lambda box, number: numbers(box.ring[number].regions),
}


def symbol(kind: str, field: str, word: str) -> str:
    """The sprite of a word: a land, an effect, a House, a temple, what an upgrade or an ability does."""
    if word in LANDS:
        return f"place_{word}"
    if word in HOUSES:
        return f"crest_{word}"
    if field == "choices":
        return choice(word)
    if field == "temple":
        return f"figure_temple_{word}"
    if field in ("effects", "weak"):
        return f"effect_{word}"
    return motif(word) if field == "effect" and kind != "curse" else ""
