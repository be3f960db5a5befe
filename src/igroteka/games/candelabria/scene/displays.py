"""Beside the map: the curse track, tactics, decks, upgrades and temples on offer.

Each part is kept and drawn again when one of its fields changes.
"""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Board, Piece, Say, Zone
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.scene.battle import arena, fighters, fighting
from igroteka.games.candelabria.scene.cards import quest_card
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.state import Row, State
from igroteka.games.candelabria.topics import CURSES
from igroteka.games.candelabria.words import COLOURS, HOUSES, LANDS, QUESTS

CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together
SIDE: Final = "displays"
WIDTH, HEIGHT = 620, 1240
CURSE: Final = 202  # width of a curse's place
CURSE_HIGH: Final = 226  # below it is room for a price
TACTICS_TOP, UPGRADES_TOP, TEMPLES_TOP = 246, 658, 1100
DECKS_TOP: Final = TACTICS_TOP + 221
TACTIC: Final = 132  # the width of a card, if all have room
STACK: Final = 134  # height of an upgrade's place
TEMPLES_HIGH: Final = 134  # height of the place of the temples
TOKEN: Final = 66  # size of an upgrade
ACROSS: Final = 4  # tactics in a row, if all have room
CLAIMS: Final = ((126, 34), (126, 80), (126, 126), (172, 80), (172, 126))  # of the seats, in the place of a curse
MOTIFS: Final = ("light", "extinguish", "tactic", "temple", "vp", "steal")  # what an upgrade can be about


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays", light=True)


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """The places with their headings."""
    empty = [say("label-curse", n=n) if curse < 0 else "" for n, curse in enumerate(s.curses or (-1, -1, -1), 1)]
    headings = [say(f"label-{name}") for name in ("tactics", "upgrades", "temples")]
    tokens = [say(f"name-{box.upgrade[box.tables.token_row[top]].id}") if top >= 0 else "" for top in s.tops]
    found = [*_places(tuple(empty), headings[0], say("label-decks"), across(box, s.display))]
    if fighting(s):
        return [*found, *arena(s, box, say)]
    found += _shop(headings[1], headings[2], tuple(tokens), temples_wide(s))
    if s.common:
        found.append(
            Zone(
                "quests", SIDE, 314, TEMPLES_TOP, 300, TEMPLES_HIGH, tone="sea", label=say("label-quests"), tip="quests"
            )
        )
    return found


def temples_wide(s: State) -> int:
    """The width of the temples' place: half where quests lie beside it."""
    return 302 if s.common else 608


def across(box: Box, tactics: Row) -> int:
    """How many tactics lie in a row: two rows hold them and the decks, which take the room of two."""
    return max(ACROSS, (max(box.tables.display, len(tactics)) + 3) // 2)


@lru_cache(CACHE_SIZE)
def _places(curses: tuple[str, ...], tactics: str, decks: str, wide: int) -> tuple[Zone, ...]:
    """The places of curses, tactics and decks."""
    found = [
        Zone(
            f"curse:{n + 1}", SIDE, 6 + CURSE * n + 2 * n, 6, CURSE, CURSE_HIGH, "round", tone="curse", label=label,
            tip="curse_place",
        )
        for n, label in enumerate(curses)
    ]  # fmt: skip
    high, pitch = UPGRADES_TOP - TACTICS_TOP - 6, 600 // wide
    return (
        *found,
        Zone("tactics", SIDE, 6, TACTICS_TOP, 608, high, tone="sea", label=tactics, tip="tactics"),
        Zone(
            "decks", SIDE, 14 + pitch * (wide - 2), DECKS_TOP, 600 - pitch * (wide - 2) - 2, 182, "round", tone="desk",
            label=decks, tip="decks",
        ),
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def _decks(candles: int, tactics: int, curses: int, withering: int | None, wide: int) -> tuple[Piece, ...]:
    """How many cards are left in each deck."""
    kinds = (("candle", candles), ("tactic", tactics), ("curse", curses), ("withering", withering))
    decks = [(kind, left) for kind, left in kinds if left is not None]
    room = 600 - 600 // wide * (wide - 2) - 2
    pitch, left_edge = room // len(decks), 612 - room
    card = min(66, pitch - 8)
    return tuple(
        [
            Piece(
                f"deck:{kind}", SIDE, left_edge + pitch // 2 + pitch * n, DECKS_TOP + 108, card, card * 11 // 8,
                f"back_{kind}", badge=str(left), tip=f"{kind}_deck", dim=not left, z=1, pile="stack",
            )
            for n, (kind, left) in enumerate(decks)
        ]
    )  # fmt: skip


def _withering(s: State) -> int | None:
    """Cards of the Withering deck, if it is played with."""
    return len(s.wither_rest) + len(s.wither_bottom) if s.withering else None


@lru_cache(CACHE_SIZE)
def _shop(upgrades: str, temples: str, tokens: tuple[str, ...], wide: int) -> tuple[Zone, ...]:
    """The places of upgrades and temples."""
    high = 34 + 3 * STACK
    found = [
        Zone("upgrades", SIDE, 6, UPGRADES_TOP, 608, high, tone="sea", label=upgrades, tip="upgrades"),
        Zone("temples", SIDE, 6, TEMPLES_TOP, wide, TEMPLES_HIGH, tone="sea", label=temples, tip="temples"),
    ]
    found += [
        Zone(f"stack:{n + 1}", SIDE, x, y, 198, STACK - 4, "round", tone="desk", label=label, tip="upgrades")
        for n, label in enumerate(tokens)
        for x, y in [(10 + 201 * (n % 3), UPGRADES_TOP + 32 + STACK * (n // 3))]
    ]
    return tuple(found)


def pieces(s: State, box: Box, say: Say) -> list[Piece]:
    """Cards and tokens on offer; in a battle its participants."""
    wide = across(box, s.display)
    unused = say("fact-curse-two") if s.two else ""
    found = [*_curses(box, s.curses, s.curse_flames, s.houses, unused), *_tactics(box, s.display, wide)]
    found += [titled(n, curse, s.two, say) for n, curse in enumerate(s.curses) if curse >= 0]
    tactics = len(s.tactic_rest) + len(s.tactic_bottom)
    found += _decks(len(s.deck), tactics, len(s.curse_deck), _withering(s), wide)
    if fighting(s):
        return [*found, *fighters(s, box)]
    found += _upgrades(box, s.tops, s.heights)
    found += _temples(s.temple_supply, box.tables.temple_price, temples_wide(s))
    pitch = min(98, 296 // max(len(s.common), 1))
    for n, quest in enumerate(s.common):
        card, x = f"common:{QUESTS[quest]}", 316 + pitch // 2 + pitch * n
        at = (x, TEMPLES_TOP + 80, min(74, pitch - 4))
        found += quest_card(card, SIDE, *at, quest, s.quest_slots[quest], s.houses)
    return found


def titled(place: int, curse: int, two: bool, say: Say) -> Piece:
    """The number and the name of a curse below its card; with two players its property is not used."""
    name, left = CURSES[curse], 6 + (CURSE + 2) * place
    text = say("label-curse", n=place + 1)
    if not two:
        text = say("label-curse-named", n=place + 1, name=say(f"name-{name}"))
    facts = (say("fact-curse-two"),) if two else ()
    at = (left + CURSE // 2, 184, CURSE - 6, 68)
    return Piece(f"title:{name}", SIDE, *at, "plate", text=text, tip="curse_place" if two else name, facts=facts)


@lru_cache(CACHE_SIZE)
def _curses(box: Box, cards: Row, claims: Row, houses: Row, unused: str) -> tuple[Piece, ...]:
    """Curse cards with the number of the region they afflict, and the flames before them; with two players unused."""
    found = []
    for place, curse in enumerate(cards):
        left = 6 + (CURSE + 2) * place
        if curse >= 0:
            name = CURSES[curse]
            sprite, facts = shown("card", name, "curse_card"), (unused,) if unused else ()
            found.append(Piece(f"card:{name}", SIDE, left + 56, 80, 100, 138, sprite, tip=name, facts=facts))
            if not unused:
                region = str(box.tables.curse_region[curse])
                at = (left + 30, 130, 54, 54)
                found.append(Piece(f"afflicts:{name}", SIDE, *at, "afflicted", text=region, tip="afflicted", z=1))
        for seat, house in enumerate(houses):
            count = claims[place * len(houses) + seat] if claims else 0
            if count:
                x, y = CLAIMS[seat]
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", SIDE, left + x, y, 40, 40, f"flame_{HOUSES[house]}",
                        tone=HOUSES[house], owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def _tactics(box: Box, tactics: Row, wide: int) -> tuple[Piece, ...]:
    """Tactics on offer, in two rows."""
    pitch = 600 // wide
    size = min(TACTIC, pitch - 6)
    return tuple(
        [
            Piece(
                f"offer:{card}:{n}", SIDE, 10 + pitch // 2 + pitch * (n % wide),
                TACTICS_TOP + 126 + 186 * (n // wide), size, size * 11 // 8,
                shown("tactic", card, "tactic"), tip=card,
            )
            for n, card in enumerate(box.tactic[each].id for each in tactics)
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def _upgrades(box: Box, tops: Row, heights: Row) -> tuple[Piece, ...]:
    """Upgrades on offer, each with its price and how many are left."""
    found: list[Piece] = []
    for stack, token in enumerate(tops):
        if token >= 0:
            row = box.upgrade[box.tables.token_row[token]]
            x, y = 109 + 201 * (stack % 3), UPGRADES_TOP + 32 + STACK * (stack // 3) + 94
            price, left = str(box.year[row.year - 1].upgrade_price), f"×{heights[stack] + 1}"
            found += upgrade(f"upgrade:{stack + 1}", SIDE, x - 58, y, TOKEN, row.id)
            found.append(Piece(f"price:{stack + 1}", SIDE, x + 10, y + 2, 54, 54, "gold", text=price, tip="price", z=1))
            found.append(Piece(f"left:{stack + 1}", SIDE, x + 66, y + 2, 56, 44, "plate", text=left, tip="upgrades"))
    return tuple(found)


def upgrade(token: str, on: str, x: int, y: int, size: int, name: str, badge: str = "") -> list[Piece]:
    """A token with the sign of what it is about."""
    sprite, inner = shown("upgrade", name, ""), size * 5 // 9
    if sprite:
        return [Piece(token, on, x, y, size, size, sprite, badge=badge, tip=name)]
    return [
        Piece(token, on, x, y, size, size, "upgrade", badge=badge, tip=name),
        Piece(f"{token}:motif", on, x, y, inner, inner, motif(name), tip=name, z=1),
    ]


def motif(name: str) -> str:
    """The sprite of what an upgrade is about: a symbol, a land, or a figure named in its id."""
    words = name.split("_")
    for word in words:
        if word in MOTIFS:
            return f"effect_{word}"
        if word in LANDS:
            return "curse" if word == "curse" else f"land_{word}"
    figures = {
        "castle": "castle", "explorer": "explorer_0", "warrior": "warrior_0", "resources": "gold", "draw": "back",
        "deploy": "pilgrim_3",
    }  # fmt: skip
    return next(
        (figures[word] for word in words if word in figures), "effect_tactic" if "tactics" in words else "flame"
    )


@lru_cache(CACHE_SIZE)
def _temples(supply: Row, price: int, wide: int) -> tuple[Piece, ...]:
    """Temples on offer, with the price of each."""
    pitch = (wide - 62) // len(COLOURS)
    return (
        Piece("price:temple", SIDE, 36, TEMPLES_TOP + 84, 54, 54, "gold", text=str(price), tip="temples", z=1),
        *(
            Piece(
                f"supply:{colour}", SIDE, 66 + pitch // 2 + pitch * n, TEMPLES_TOP + 84, 80, 80,
                f"figure_temple_{colour}", badge=str(left), tip=colour, dim=not left,
            )
            for n, (colour, left) in enumerate(zip(COLOURS, supply, strict=False))
        ),
    )  # fmt: skip
