"""What is printed on cards that lie open: price, year and icons of candles, icons of tactics, signs of quests."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.rules.quests import BLOCKED, GONE, NO_FLAME, signs
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.state import Row
from igroteka.games.candelabria.words import HOUSES, QUESTS

CACHE_SIZE: Final = 16_384  # drawings of cards, for all tables together
SIGNS: Final = {"temple": "raze"}  # tips of printed signs whose names differ from the sign
MOST_SIGN, NAME_HIGH = 26, 28  # height of the symbols, at most, and of the name on a cut card
YEARS: Final = ("", "I", "II", "III")
# Parts of a card: in hundredths of its height the upper edge and the middle of the symbols, and how high they are.
SYMBOLS_TOP, CANDLE_SYMBOLS, CANDLE_SIGN = 78, 88, 20
TACTIC_SYMBOLS, TACTIC_SIGN = 84, 28
CORNER, CORNER_LEAST = 29, 24  # what stands in a corner: in hundredths of the width, and at least on a larger card
MOTIFS: Final = {
    "build_temple": ("temple_white", ""),
    "raze_temple": ("effect_temple", ""),
    "control_curse_1": ("curse", "1"),
    "control_curse_2": ("curse", "2"),
    "control_curse_3": ("curse", "3"),
    "candle_out": ("explorer_0", ""),
    "upgrade_1": ("upgrade", "I"),
    "upgrade_2": ("upgrade", "II"),
    "upgrade_3": ("upgrade", "III"),
    "flame_out": ("effect_extinguish", ""),
    "region_6": ("region", "6"),
    "neutralise": ("effect_tactic", ""),
    "grey_win": ("temple_grey", "★"),
    "white_win": ("temple_white", "★"),
    "black_win": ("temple_black", "★"),
    "three_candles": ("pilgrim_3", "3"),
    "castle_last_fire": ("castle", ""),
    "candle_last_fire": ("warrior_0", ""),
    "enemy_curse_win": ("curse", "★"),
    "own_curse_win": ("curse_card", "★"),
    "neutralise_both": ("effect_tactic", "2"),
    "six_resources": ("wax", "6"),
    "three_buys": ("gold", "3"),
    "three_tactics": ("tactic_back", "3"),
}  # what each quest is about


def faces(box: Box, card: Piece) -> tuple[Piece, ...]:
    """What is printed on a candle or tactic card that lies open."""
    if card.tall:
        return printed_in_line(box, card)
    return printed(box, card.id, card.board, card.tip, (card.x, card.y, card.w, card.h), card.z + 1)


def hand_names(cards: Sequence[Piece], say: Say) -> list[Piece]:
    """The names of the cards in each hand."""
    return [titled(card, say(f"name-{card.tip}")) for card in cards if card.id.startswith("hand:")]


@lru_cache(CACHE_SIZE)
def titled(card: Piece, name: str) -> Piece:
    """The name of a card in hand, on a ribbon between its picture and its symbols; of a cut card on a strip below."""
    high = NAME_HIGH if card.tall else card.h // 4
    low = card.h // 2 if card.tall else card.h * SYMBOLS_TOP // 100 - card.h // 2
    wide = card.w if card.tall else card.w - 4
    at, sprite = (card.x, card.y + low - high // 2), "strip" if card.tall else "band"
    return Piece(f"{card.id}:name", card.board, *at, wide, high, sprite, text=name, tip=card.tip, z=card.z + 1)


@lru_cache(CACHE_SIZE)
def printed_in_line(box: Box, card: Piece) -> tuple[Piece, ...]:
    """What is printed on a cut card, in one line: at its top the price and year of a candle, then all symbols."""
    name, z = card.tip, card.z + 1
    signs = [(f"{card.id}:wax", "wax", str(prices(box)[name][0]), "")] if name in prices(box) else []
    if name in prices(box) and prices(box)[name][1] > 1:
        signs.append((f"{card.id}:year", "year", YEARS[prices(box)[name][1]], ""))
    symbols = effects(box).get(name, ())
    signs += [
        (f"{card.id}:{symbol}", f"effect_{symbol}", "", str(count) if count > 1 else "") for symbol, count in symbols
    ]
    if name in blunt(box):
        signs.append((f"{card.id}:blunt", "blunt", "", ""))
    named = name in prices(box)
    size = min(card.h - NAME_HIGH - 2 if named else card.h - 6, MOST_SIGN, (card.w - 12) // max(len(signs), 1) - 2)
    left, y = card.x - card.w // 2 + 2 + size // 2, card.y - card.h // 2 + 1 + size // 2
    if not named:
        left, y = card.x - (size + 2) * (len(signs) - 1) // 2, card.y + card.h // 2 - 3 - size // 2
    found = []
    for n, (sign, sprite, text, badge) in enumerate(signs):
        word = sprite.removeprefix("effect_")
        tip = SIGNS.get(word, word) if sprite.startswith("effect_") else name
        # a candle's symbols stand at the right, away from its price
        x = left + (size + 2) * n
        if named and sprite.startswith("effect_"):
            x = card.x + card.w // 2 - 6 - size // 2 - (size + 2) * (len(signs) - 1 - n)
        found.append(Piece(sign, card.board, x, y, size, size, sprite, text=text, badge=badge, tip=tip, z=z))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def printed(box: Box, card: str, board: str, name: str, at: tuple[int, int, int, int], z: int) -> tuple[Piece, ...]:
    """In the corners price and year of a candle or the sign of a blunt tactic, at the bottom the symbols."""
    x, y, wide, high = at
    priced = name in prices(box)
    middle, size = (CANDLE_SYMBOLS, CANDLE_SIGN) if priced else (TACTIC_SYMBOLS, TACTIC_SIGN)
    low = y - high // 2 + high * middle // 100
    found = [*icons(card, board, effects(box).get(name, ()), (x, low), wide, high * size // 100, z)]
    size = max(wide * CORNER // 100, min(CORNER_LEAST, wide // 3))
    side, top = wide // 2 - size // 2 - 3, y - high // 2 + size // 2 + 3
    if priced:
        wax, year = prices(box)[name]
        found.append(Piece(f"{card}:wax", board, x - side, top, size, size, "wax", text=str(wax), tip=name, z=z))
        if year > 1:
            found.append(
                Piece(f"{card}:year", board, x + side, top, size, size, "year", text=YEARS[year], tip=name, z=z)
            )
    elif name in blunt(box):
        found.append(Piece(f"{card}:blunt", board, x + side, top, size, size, "blunt", tip=name, z=z))
    return tuple(found)


def icons(
    card: str, board: str, symbols: tuple[tuple[str, int], ...], middle: tuple[int, int], wide: int, high: int, z: int
) -> list[Piece]:
    """Symbols side by side, at most this high."""
    x, y = middle
    pitch = wide // max(len(symbols), 2)
    size, left = min(pitch - 2, high), x - pitch * (len(symbols) - 1) // 2
    return [
        Piece(
            f"{card}:{symbol}", board, left + pitch * n, y, size, size,
            f"effect_{symbol}", badge=str(count) if count > 1 else "", tip=SIGNS.get(symbol, symbol), z=z,
        )
        for n, (symbol, count) in enumerate(symbols)
    ]  # fmt: skip


@lru_cache(CACHE_SIZE)
def effects(box: Box) -> dict[str, tuple[tuple[str, int], ...]]:
    """The symbols of each card."""
    rows = [(row.id, row.effects) for row in box.candle] + [(row.id, row.effects) for row in box.tactic]
    return {name: tuple(symbols.items()) for name, symbols in rows}


@lru_cache(CACHE_SIZE)
def prices(box: Box) -> dict[str, tuple[int, int]]:
    """What each candle costs in wax, and the year from which its symbols work (candelabria.comp.candle_card.year)."""
    return {row.id: (row.wax, row.year) for row in box.candle}


@lru_cache(CACHE_SIZE)
def blunt(box: Box) -> frozenset[str]:
    """Tactics with the crossed-out circle: they cannot neutralise."""
    return frozenset([row.id for row in box.tactic if not row.neutralises])


@lru_cache(CACHE_SIZE)
def quest_card(card: str, on: str, x: int, y: int, wide: int, quest: int, marks: int, houses: Row) -> tuple[Piece, ...]:
    """A quest, the sign of what it asks, and the flames of the Houses that met it; dim once it has left the game."""
    name, size = QUESTS[quest], wide // 3
    sprite, text = MOTIFS[name]
    face = shown("quest", name, "quest")
    found = [Piece(card, on, x, y, wide, wide * 11 // 8, face, tip=name, dim=marks == GONE)]
    if face == "quest":
        found.append(
            Piece(f"{card}:motif", on, x, y - wide // 6, wide * 5 // 8, wide * 5 // 8, sprite, text=text, tip=name, z=1)
        )
    for slot, mark in enumerate(signs(marks)):
        if mark:
            house = HOUSES[houses[mark - 1]] if mark < NO_FLAME else ""
            sprite = f"flame_{house}" if house else "flame" if mark == BLOCKED else "vp"
            at = (x + size * (slot - 1), y + wide // 2, size, size)
            found.append(Piece(f"{card}:{slot + 1}", on, *at, sprite, tone=house, tip="quest_mark", dim=not house, z=2))
    return tuple(found)
