"""A House's board: candles in their roles, hand, storage, tactics, war board, upgrades.

Each part is kept and drawn again when one of its fields changes.
"""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Pane, Piece, Zone
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.scene.cards import YEARS, icons, quest_card
from igroteka.games.candelabria.scene.displays import upgrade
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.state import Row, State
from igroteka.games.candelabria.topics import CANDLES
from igroteka.games.candelabria.words import CELLS, HOUSES, OWN_CANDLES, OWN_CELLS, ROLES
from igroteka.kernel.ask import Seat
from igroteka.kernel.pool import UNSEEN

TIPS: Final = {"tactics": "own_tactics", "war": "war_board", "powers": "own_upgrades"}  # of places with other names
SIZE: Final = (1036, 158)  # width and height of a board
CARD_WIDE, WIDE_CARDS = 104, 10  # width of a card in the hand, and how many have it
TACTIC: Final = 86  # width of a tactic
PANES: Final = (Pane(518, 0, 518, 158), Pane(0, 0, 518, 158))  # cards, and the House itself
ROLES_X, HAND_X, RIGHT = 258, 522, 1032  # left edges of roles and hand, right edge of the tactics
HAND_LEAST, HAND_MOST, HAND_EMPTY = 236, 370, 100  # width of the hand
STRIPS: Final = (90, 90, 90, 50, 50)  # from a tactic to the next, by their number; of more 26
MINI, USED = 24, 17  # width of candles and of tactics that lie aside
CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together


def hand_width(cards: int, tactics: int) -> int:
    """The width of the hand beside the tactics: both need room, and either may have many cards."""
    if not cards:
        return HAND_EMPTY
    strip = STRIPS[tactics] if tactics < len(STRIPS) else 26
    room = RIGHT - HAND_X - 4 - (TACTIC + strip * (tactics - 1) + 6)
    wanted = max(HAND_LEAST, CARD_WIDE + 40 * (cards - 1) + 8, min(room, HAND_MOST))
    return min(wanted, RIGHT - HAND_X - TACTIC - 14)


def counts(s: State, seat: Seat) -> tuple[int, int]:
    """How many cards are in the hand, and how many tactics beside it can still be used."""
    cards = len(hand(s, seat)) if s.houses else 0
    return cards, len(s.tactics[seat])


@lru_cache(CACHE_SIZE)
def zones(seat: Seat, labels: tuple[str, ...], roles: tuple[str, ...], width: int) -> tuple[Zone, ...]:
    """Places of the board; labels: hand, storage, tactics, war board, upgrades."""
    board = f"house:{seat}"
    boxes = {
        "hand": (HAND_X, 4, width, 150),
        "storage": (4, 4, 150, 150),
        "tactics": (HAND_X + width + 4, 4, RIGHT - HAND_X - width - 4, 150),
        "war": (158, 4, 96, 84),
        "powers": (158, 92, 96, 62),
    }
    found = [Zone(f"seat:{seat}", board, 2, 2, SIZE[0] - 4, SIZE[1] - 4, "round", tone="clear", tip="house_board")]
    found += [
        Zone(f"place:{seat}:{ROLES[n]}", board, ROLES_X + 87 * n, 4, 84, 150, tone="plot", label=label, tip=ROLES[n])
        for n, label in enumerate(roles)
    ]
    found += [
        Zone(f"{name}:{seat}", board, *box, tone="plot", label=label, tip=TIPS.get(name, name))
        for (name, box), label in zip(boxes.items(), labels, strict=True)
    ]
    return tuple(found)


def house(s: State, box: Box, seat: Seat) -> list[Piece]:
    """All that lies on a House's board."""
    cells, tone = OWN_CELLS[seat], HOUSES[max(s.houses[seat], 0)] if s.houses else HOUSES[0]
    width = hand_width(*counts(s, seat))
    dealt = seat < len(s.personal) and s.personal.things[seat] != UNSEEN and len(s.personal) == s.seats
    return [
        *slots(seat, tone, s.cards[OWN_CANDLES[seat]]),
        *(held(seat, tuple(hand(s, seat)), width) if s.houses else ()),
        *(discarded(seat, s.piles[seat], width) if s.piles else ()),
        *storage(seat, tone, s.wax[seat], s.gold[seat], s.supply[seat] if s.supply else 0),
        *tactics(box, seat, s.tactics[seat], s.used[seat] if s.used else (), width),
        *war_board(box, seat, tone, s.cells[cells], s.withered[cells]),
        *(abilities(box, seat, tone, s.year) if s.houses and s.houses[seat] >= 0 else ()),
        *upgrades(box, seat, s.powers[seat]),
        *(personal(seat, s.personal.things[seat], s.quest_slots, s.houses) if dealt else ()),
    ]


@lru_cache(CACHE_SIZE)
def slots(seat: Seat, tone: str, cards: Row) -> tuple[Piece, ...]:
    """Candles in their roles."""
    board, found = f"house:{seat}", []
    for role, word in enumerate(ROLES):
        x, card = ROLES_X + 42 + 87 * role, cards[role]
        if card >= 0:
            name = CANDLES[card]
            sprite = shown("candle", name, "card")
            found.append(Piece(f"slot:{seat}:{word}", board, x, 90, 80, 110, sprite, tone=tone, tip=name))
        else:
            found.append(
                Piece(f"role:{seat}:{word}", board, x, 90, 80, 80, f"{word}_{tone}", tone=tone, tip=word, dim=True)
            )
    return tuple(found)


@lru_cache(CACHE_SIZE)
def held(seat: Seat, cards: Row, width: int) -> tuple[Piece, ...]:
    """A hand, as far as the viewer knows it."""
    wide = CARD_WIDE if len(cards) <= WIDE_CARDS else 2 * width // (len(cards) + 1)
    found, pitch = [], min(CARD_WIDE + 8, (width - 6 - wide) // max(len(cards) - 1, 1))
    for n, card in enumerate(cards):
        known = card != UNSEEN
        tip = CANDLES[card] if known else "candle"
        sprite = shown("candle", tip, "card") if known else "back_candle"
        name = f"hand:{seat}:{CANDLES[card]}" if known else f"hand:{seat}#{n}"
        found.append(
            Piece(
                name,
                f"house:{seat}",
                HAND_X + 3 + wide // 2 + pitch * n,
                80,
                *(wide, wide * 11 // 8),
                sprite,
                tone="desk",
                tip=tip,
                z=2 * n,
            )
        )
    return tuple(found)


@lru_cache(CACHE_SIZE)
def discarded(seat: Seat, cards: Row, width: int) -> tuple[Piece, ...]:
    """Candles discarded for maneuvers lie open beside the hand (candelabria.maneuver.discard)."""
    pitch = min(16, (width - MINI - 4) // max(len(cards), 1))
    return tuple(
        [
            Piece(
                f"aside:{seat}:{name}",
                f"house:{seat}",
                HAND_X + width - 14 - pitch * n,
                22,
                MINI,
                33,
                shown("candle", name, "card"),
                tip=name,
            )
            for n, name in enumerate(CANDLES[card] for card in cards)
        ]
    )


@lru_cache(CACHE_SIZE)
def storage(seat: Seat, tone: str, wax: int, gold: int, flames: int) -> tuple[Piece, ...]:
    """Wax, gold and the earth flames left."""
    burning = f"earth_flame_{tone}"
    goods = (("figure_wax_block", "wax", wax), ("figure_gold_bar", "gold", gold), (burning, "earth_flames", flames))
    return tuple(
        [
            Piece(
                f"stored:{seat}:{tip}", f"house:{seat}", 32 + 48 * n, 58, 44, 44, sprite, tone=tone,
                badge=str(count or ""), tip=tip, dim=not count, pile="heap",
            )
            for n, (sprite, tip, count) in enumerate(goods)
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def tactics(box: Box, seat: Seat, cards: Row, used: Row, width: int) -> tuple[Piece, ...]:
    """Tactic cards; those used in this War lie aside, small and dim (candelabria.battle.used_until_season_end)."""
    board, names = f"house:{seat}", box.tables.tactic_ids
    left = HAND_X + width + 7
    pitch = min(TACTIC + 4, (RIGHT - left - 3 - TACTIC) // max(len(cards) - 1, 1))
    aside = min(USED + 3, ((RIGHT - left) // 2 - 66) // max(len(used), 1))  # beside the heading
    return (
        *(
            Piece(
                f"tactic:{seat}:{name}:{n}", board, left + TACTIC // 2 + pitch * n, 90, TACTIC, TACTIC * 11 // 8,
                shown("tactic", name, "tactic"), tip=name, z=2 * n,
            )
            for n, name in enumerate(names[card] for card in cards)
        ),
        *(
            Piece(
                f"used:{seat}:{name}:{n}", board, RIGHT - 44 - aside * n, 17, USED, USED * 11 // 8,
                shown("tactic", name, "tactic"), tip=name, dim=True, z=-n,
            )
            for n, name in enumerate(names[card] for card in used)
        ),
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def war_board(box: Box, seat: Seat, house: str, cards: Row, withered: Row) -> tuple[Piece, ...]:
    """Tactics and withering on the two cells, or the weak actions printed there (candelabria.comp.war_board.front)."""
    board, found = f"house:{seat}", list[Piece]()
    weak = next(row.weak for row in box.house if row.id == house)
    for cell, word in enumerate(CELLS):
        x, card, rotten = 183 + 47 * cell, cards[cell] if cards else -1, withered[cell] if withered else -1
        if card >= 0:
            sprite = shown("tactic", box.tactic[card].id, "tactic")
            found.append(Piece(f"cell:{seat}:{word}", board, x, 55, 42, 58, sprite, tip=box.tactic[card].id, z=2))
        elif rotten < 0:
            found += icons(f"weak:{seat}:{word}", board, tuple(weak[cell].items()), (x, 29, 92, 100), 1)
        if rotten >= 0:
            name, row = f"withered:{seat}:{word}", box.withering[rotten].id
            sprite = shown("withering", row, "withering")
            found.append(Piece(name, board, x, 57, 42, 58, sprite, tip=f"withering-{row}"))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def abilities(box: Box, seat: Seat, house: str, year: int) -> tuple[Piece, ...]:
    """The abilities printed on the House's board, dim until their year (candelabria.comp.house_board.abilities)."""
    board, found = f"house:{seat}", list[Piece]()
    for n, row in enumerate([row for row in box.ability if row.house == house]):
        name, sprite = f"ability-{row.id}", shown("ability", row.id, f"crest_{house}")
        found.append(
            Piece(
                f"{name}:{seat}", board, 32 + 48 * n, 118, 44, 44, sprite, tone=house, tip=name, dim=row.year > year,
                badge=YEARS[row.year],
            )
        )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def upgrades(box: Box, seat: Seat, powers: int) -> tuple[Piece, ...]:
    board, rows = f"house:{seat}", box.tables.token_row
    owned = [token for token in range(len(rows)) if powers >> token & 1]
    pitch = min(32, 30 // max((len(owned) + 1) // 2 - 1, 1))  # two columns
    found: list[Piece] = []
    for n, token in enumerate(owned):
        at = (174 + 28 * (n % 2), 108 + pitch * (n // 2))
        found += upgrade(f"token:{seat}:{token}", board, *at, 28, box.upgrade[rows[token]].id)
    return tuple(found)


def personal(seat: Seat, quest: int, marks: Row, houses: Row) -> tuple[Piece, ...]:
    """The personal quest, once it is known."""
    return quest_card(f"quest:{seat}", f"house:{seat}", 232, 123, 42, quest, marks[quest], houses)
