"""A House's board: candles in their roles, hand, storage, tactics, war board, upgrades.

Each part is kept and drawn again when one of its fields changes.
"""

from functools import lru_cache
from typing import Final, NamedTuple

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

TIPS: Final = {  # of places with other names
    "tactics": "own_tactics", "war": "war_board", "powers": "own_upgrades", "pile": "own_pile",
}  # fmt: skip
SIZE: Final = (1036, 158)  # width and height of a board
TOP, HIGH, RIGHT = 4, 150, 1032  # top and height of all places, right edge of the last one
GAP: Final = 4  # between places
HEADING: Final = 24  # height of a place's heading
STORAGE_X, STORAGE_WIDE = 4, 114
WAR_X, WAR_WIDE, WAR_HIGH = 122, 58, 106  # below it lie the cards discarded for maneuvers
WAR_CARD, WAR_CARD_HIGH, WAR_PITCH = 54, 38, 40  # of the two cells, one below the other
ROLES_X, ROLE_PITCH, ROLE_WIDE = 184, 74, 72  # places beside each other
NARROW_WIDE, NARROW_PITCH, NARROW_HIGH = 106, 51, 48  # places below each other
CARD: Final = 104  # width of a card in the hand
CARD_HIGH: Final = {1: CARD * 11 // 8, 2: 73, 3: 48}  # height by the number of rows
TACTIC, WHOLE_TACTIC, CUT_TACTIC = 80, 77, 76  # width of a tactic: at most if whole, at least if whole and if cut
TACTIC_MOST: Final = 88  # width of a cut tactic at most: as far as its picture is sharp
TACTIC_HIGH: Final = {2: 60, 3: 40}  # of cut tactics
BETWEEN: Final = 3  # between cards
HAND_MOST, TACTICS_LEAST, POWERS_LEAST = 440, 80, 72  # widths of places; no upgrades need none
PANE_ROOM: Final = 456  # width that each part of the board has on a phone, whatever lies on it
TOKEN, NARROW_TOKEN = 50, 40  # size of an upgrade, in two rows and in three
ACROSS: Final = 3  # upgrades in a row, if all have room
QUEST: Final = 60  # width of a personal quest
MINI, USED = 28, 17  # width of candles and of tactics that lie aside
CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together


class Span(NamedTuple):
    """From left to right."""

    x: int
    wide: int

    @property
    def end(self) -> int:
        return self.x + self.wide


class Plan(NamedTuple):
    """How a House's board is divided among what lies on it."""

    narrow: bool  # whether the roles lie below each other, which leaves the cards more room
    roles: Span
    hand: Span
    hand_rows: int  # cards of two or three rows are cut
    powers: Span
    tactics: Span
    tactic_rows: int


# The roles below each other or not, and in how many rows the hand and the tactics lie: the first that has room.
DIVISIONS: Final = (
    (False, 1, 1), (False, 1, 2), (False, 1, 3),
    (True, 1, 1), (True, 1, 2), (True, 1, 3), (True, 2, 1), (True, 2, 2), (True, 2, 3), (True, 3, 2), (True, 3, 3),
)  # fmt: skip


@lru_cache(CACHE_SIZE)
def plan(cards: int, tactics: int, upgrades: int, quest: bool) -> Plan:
    """The widest division in which every card of the hand can be read; tactics overlap where there is no room."""
    plans = [divided(*each, cards, tactics, upgrades, quest) for each in DIVISIONS]
    return next((each for each, lacking in plans if not lacking), plans[-1][0])


def divided(
    narrow: bool, hand_rows: int, tactic_rows: int, cards: int, tactics: int, upgrades: int, quest: bool
) -> tuple[Plan, int]:
    """A division, and how much room it lacks."""
    roles = Span(ROLES_X, NARROW_WIDE if narrow else 2 * ROLE_PITCH + ROLE_WIDE)
    room = RIGHT - roles.end - 3 * GAP
    least = SIZE[0] - PANE_ROOM - GAP // 2 - roles.end - GAP  # or what is on the right would be too wide for its part
    held = max(least, across(cards, hand_rows) * (CARD + BETWEEN) + BETWEEN)
    bought = powers_wide(upgrades, narrow) + (QUEST + GAP if quest else 0)
    fought = across(tactics, tactic_rows) * ((WHOLE_TACTIC if tactic_rows == 1 else CUT_TACTIC) + BETWEEN) + BETWEEN
    fought = max(TACTICS_LEAST, fought)
    lacking = max(0, held + bought + fought - room, held - HAND_MOST)
    fought = max(TACTICS_LEAST, fought - lacking)
    spare = room - bought - fought  # as wide as names in the hand can be read on a phone, the rest for the tactics
    hand_at = Span(roles.end + GAP, min(spare, HAND_MOST if cards else held))
    fought = room - bought - hand_at.wide
    powers_at = Span(hand_at.end + GAP, bought)
    tactics_at = Span(powers_at.end + (GAP if bought else 0), fought)
    return Plan(narrow, roles, hand_at, hand_rows, powers_at, tactics_at, tactic_rows), lacking


def across(number: int, rows: int) -> int:
    """How many of a number of things lie in a row."""
    return -(-number // rows)


def powers_wide(upgrades: int, narrow: bool) -> int:
    if not upgrades:
        return 0
    size, rows = (NARROW_TOKEN, 3) if narrow else (TOKEN, 2)
    return max(POWERS_LEAST, min(across(upgrades, rows), ACROSS) * (size + GAP) + GAP)


def planned(s: State, box: Box, seat: Seat) -> Plan:
    """The division of a seat's board."""
    cards = len(hand(s, seat)) if s.houses else 0
    return plan(cards, len(s.tactics[seat]), len(owned(box, s.powers[seat])), dealt(s, seat))


def owned(box: Box, powers: int) -> list[int]:
    """The upgrades among what a House can do."""
    return [token for token in range(len(box.tables.token_row)) if powers >> token & 1]


def dealt(s: State, seat: Seat) -> bool:
    """Whether the viewer knows the seat's personal quest."""
    return seat < len(s.personal) and s.personal.things[seat] != UNSEEN and len(s.personal) == s.seats


@lru_cache(CACHE_SIZE)
def panes(on: Plan) -> tuple[Pane, ...]:
    """Where the whole board would be too small: the hand, upgrades and tactics, the rest of the House."""
    high, middle = SIZE[1], on.powers.x - GAP // 2
    left = on.hand.x - GAP // 2
    return (
        Pane(left, 0, middle - left, high, PANE_ROOM),
        Pane(middle, 0, SIZE[0] - middle, high, PANE_ROOM),
        Pane(0, 0, left, high, PANE_ROOM),
    )


@lru_cache(CACHE_SIZE)
def zones(seat: Seat, labels: tuple[str, ...], roles: tuple[str, ...], on: Plan) -> tuple[Zone, ...]:
    """Places of the board; labels: hand, storage, tactics, war board, upgrades."""
    board, below = f"house:{seat}", TOP + WAR_HIGH + GAP
    boxes = {
        "hand": (on.hand.x, TOP, on.hand.wide, HIGH),
        "storage": (STORAGE_X, TOP, STORAGE_WIDE, HIGH),
        "tactics": (on.tactics.x, TOP, on.tactics.wide, HIGH),
        "war": (WAR_X, TOP, WAR_WIDE, WAR_HIGH),
        "powers": (on.powers.x, TOP, on.powers.wide, HIGH),
        "pile": (WAR_X, below, WAR_WIDE, TOP + HIGH - below),
    }
    found = [Zone(f"seat:{seat}", board, 2, 2, SIZE[0] - 4, SIZE[1] - 4, "round", tone="clear", tip="house_board")]
    for n, (role, label) in enumerate(zip(ROLES, roles, strict=True)):
        at = (on.roles.x + ROLE_PITCH * n, TOP, ROLE_WIDE, HIGH)
        if on.narrow:
            at = (on.roles.x, TOP + NARROW_PITCH * n, NARROW_WIDE, NARROW_HIGH)
        words = "" if on.narrow else label
        found.append(Zone(f"place:{seat}:{role}", board, *at, tone="plot", label=words, tip=role))
    headings = dict(zip(boxes, labels, strict=False))  # the pile has none
    found += [
        Zone(f"{name}:{seat}", board, *box, tone="plot", label=headings.get(name, ""), tip=TIPS.get(name, name))
        for name, box in boxes.items()
        if box[2]
    ]
    return tuple(found)


def house(s: State, box: Box, seat: Seat) -> list[Piece]:
    """All that lies on a House's board."""
    cells, tone = OWN_CELLS[seat], HOUSES[max(s.houses[seat], 0)] if s.houses else HOUSES[0]
    on = planned(s, box, seat)
    return [
        *slots(seat, tone, s.cards[OWN_CANDLES[seat]], on.narrow),
        *(held(seat, tuple(hand(s, seat)), on.hand, on.hand_rows) if s.houses else ()),
        *(discarded(seat, s.piles[seat]) if s.piles else ()),
        *storage(seat, tone, s.wax[seat], s.gold[seat], s.supply[seat] if s.supply else 0),
        *tactics(box, seat, s.tactics[seat], on.tactics, on.tactic_rows),
        *used(box, seat, s.used[seat] if s.used else (), on.tactics),
        *war_board(box, seat, tone, s.cells[cells], s.withered[cells]),
        *(abilities(box, seat, tone, s.year) if s.houses and s.houses[seat] >= 0 else ()),
        *upgrades(box, seat, s.powers[seat], on),
        *(personal(seat, s.personal.things[seat], s.quest_slots, s.houses, on) if dealt(s, seat) else ()),
    ]


@lru_cache(CACHE_SIZE)
def slots(seat: Seat, tone: str, cards: Row, narrow: bool) -> tuple[Piece, ...]:
    """Candles in their roles; where these lie below each other, cut, with the sign of the role."""
    board, found = f"house:{seat}", []
    for role, word in enumerate(ROLES):
        x, y, card = ROLES_X + ROLE_WIDE // 2 + ROLE_PITCH * role, 102, cards[role]
        wide, high, sign = 70, 96, 70
        if narrow:
            x, y = ROLES_X + NARROW_WIDE // 2, TOP + NARROW_HIGH // 2 + NARROW_PITCH * role
            wide, high, sign = NARROW_WIDE - 4, NARROW_HIGH - 4, NARROW_HIGH - 4
        if card >= 0:
            name, tall = CANDLES[card], wide * 11 // 8 if narrow else 0
            sprite = shown("candle", name, "card")
            found.append(Piece(f"slot:{seat}:{word}", board, x, y, wide, high, sprite, tone=tone, tip=name, tall=tall))
            if narrow:
                sign_at = (x - wide // 2 + 14, y + 8, 28, 28)
                found.append(
                    Piece(f"slot:{seat}:{word}:role", board, *sign_at, f"{word}_{tone}", tone=tone, tip=word, z=2)
                )
        else:
            found.append(
                Piece(f"role:{seat}:{word}", board, x, y, sign, sign, f"{word}_{tone}", tone=tone, tip=word, dim=True)
            )
    return tuple(found)


def cells(at: Span, number: int, rows: int, wide: int, top: int, pitch: int) -> list[tuple[int, int]]:
    """The middles of cards in rows, in the middle of a place; they overlap where it is too narrow."""
    columns = max(across(number, rows), 1)
    step = min(wide + BETWEEN, (at.wide - 2 * BETWEEN - wide) // max(columns - 1, 1))
    left = at.x + (at.wide - wide - step * (columns - 1)) // 2 + wide // 2
    return [(left + step * (n % columns), top + pitch // 2 + pitch * (n // columns)) for n in range(number)]


@lru_cache(CACHE_SIZE)
def held(seat: Seat, cards: Row, at: Span, rows: int) -> tuple[Piece, ...]:
    """A hand, as far as the viewer knows it; many cards lie in rows and are cut."""
    found, high = list[Piece](), CARD_HIGH[rows]
    places = cells(at, len(cards), rows, CARD, TOP + 1, HIGH // rows)
    for n, (card, (x, y)) in enumerate(zip(cards, places, strict=True)):
        known = card != UNSEEN
        tip = CANDLES[card] if known else "candle"
        sprite = shown("candle", tip, "card") if known else "back_candle"
        name = f"hand:{seat}:{CANDLES[card]}" if known else f"hand:{seat}#{n}"
        tall = CARD * 11 // 8 if rows > 1 else 0
        found.append(Piece(name, f"house:{seat}", x, y, CARD, high, sprite, tone="desk", tip=tip, z=2 * n, tall=tall))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def discarded(seat: Seat, cards: Row) -> tuple[Piece, ...]:
    """Candles discarded for maneuvers lie open on a pile (candelabria.maneuver.discard)."""
    pitch = min(MINI + 2, (WAR_WIDE - 8 - MINI) // max(len(cards) - 1, 1))
    return tuple(
        [
            Piece(
                f"aside:{seat}:{name}",
                f"house:{seat}",
                WAR_X + WAR_WIDE - 4 - MINI // 2 - pitch * n,
                TOP + HIGH - 20,
                MINI,
                MINI * 11 // 8,
                shown("candle", name, "card"),
                tip=name,
                z=-n,
            )
            for n, name in enumerate(CANDLES[card] for card in cards)
        ]
    )


@lru_cache(CACHE_SIZE)
def storage(seat: Seat, tone: str, wax: int, gold: int, flames: int) -> tuple[Piece, ...]:
    """Wax, gold and the earth flames left, with the arms of the House."""
    burning, board = f"earth_flame_{tone}", f"house:{seat}"
    goods = (("figure_wax_block", "wax", wax), ("figure_gold_bar", "gold", gold), (burning, "earth_flames", flames))
    arms = shown("arms", tone, f"crest_{tone}")
    found = [Piece(f"crest:{seat}", board, STORAGE_X + 17, TOP + 16, 28, 28, arms, tone=tone, tip=tone)]
    for n, (sprite, tip, count) in enumerate(goods):
        x, name, none = STORAGE_X + 20 + 37 * n, f"stored:{seat}:{tip}", not count
        found.append(Piece(name, board, x, 52, 36, 36, sprite, tone=tone, tip=tip, dim=none))
        found.append(Piece(f"{name}:number", board, x, 82, 36, 36, "plate", text=str(count), tip=tip, dim=none))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def tactics(box: Box, seat: Seat, cards: Row, at: Span, rows: int) -> tuple[Piece, ...]:
    """Tactic cards; many lie in rows and are cut."""
    names, least, most = box.tables.tactic_ids, WHOLE_TACTIC, TACTIC
    if rows > 1:
        least, most = CUT_TACTIC, TACTIC_MOST
    wide = min(most, max(least, (at.wide - BETWEEN) // max(across(len(cards), rows), 1) - BETWEEN))
    whole = wide * 11 // 8
    high = TACTIC_HIGH.get(rows, whole)
    places = cells(at, len(cards), rows, wide, TOP + HEADING, (HIGH - HEADING) // rows)
    return tuple(
        [
            Piece(
                f"tactic:{seat}:{name}:{n}", f"house:{seat}", *places[n], wide, high,
                shown("tactic", name, "tactic"), tip=name, z=2 * n, tall=whole if rows > 1 else 0,
            )
            for n, name in enumerate(names[card] for card in cards)
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def used(box: Box, seat: Seat, cards: Row, at: Span) -> tuple[Piece, ...]:
    """Tactics used in this War lie aside, small and dim (candelabria.battle.used_until_season_end)."""
    names = box.tables.tactic_ids
    pitch = min(USED + 3, (at.wide // 2 - 24) // max(len(cards), 1))  # beside the heading
    return tuple(
        [
            Piece(
                f"used:{seat}:{name}:{n}", f"house:{seat}", at.end - 14 - pitch * n, 17, USED, USED * 11 // 8,
                shown("tactic", name, "tactic"), tip=name, dim=True, z=-n,
            )
            for n, name in enumerate(names[card] for card in cards)
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def war_board(box: Box, seat: Seat, house: str, cards: Row, withered: Row) -> tuple[Piece, ...]:
    """Tactics and withering on the two cells, or the weak actions printed there (candelabria.comp.war_board.front)."""
    board, found = f"house:{seat}", list[Piece]()
    weak = next(row.weak for row in box.house if row.id == house)
    x, tall = WAR_X + WAR_WIDE // 2, WAR_CARD * 11 // 8
    for cell, word in enumerate(CELLS):
        card, rotten = cards[cell] if cards else -1, withered[cell] if withered else -1
        y = TOP + HEADING + WAR_PITCH // 2 + WAR_PITCH * cell
        at = (x, y, WAR_CARD, WAR_CARD_HIGH)
        if card >= 0:
            sprite = shown("tactic", box.tactic[card].id, "tactic")
            found.append(Piece(f"cell:{seat}:{word}", board, *at, sprite, tip=box.tactic[card].id, z=2, tall=tall))
        elif rotten < 0:
            found += icons(f"weak:{seat}:{word}", board, tuple(weak[cell].items()), (x, y), 76, 36, 1)
        if rotten >= 0:
            name, row = f"withered:{seat}:{word}", box.withering[rotten].id
            sprite = shown("withering", row, "withering")
            found.append(Piece(name, board, *at, sprite, tip=f"withering-{row}", tall=tall))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def abilities(box: Box, seat: Seat, house: str, year: int) -> tuple[Piece, ...]:
    """The abilities printed on the House's board, dim until their year (candelabria.comp.house_board.abilities)."""
    board, found = f"house:{seat}", list[Piece]()
    for n, row in enumerate([row for row in box.ability if row.house == house]):
        name, sprite = f"ability-{row.id}", shown("ability", row.id, f"crest_{house}")
        found.append(
            Piece(
                f"{name}:{seat}", board, STORAGE_X + 19 + 37 * n, 127, 34, 34, sprite, tone=house, tip=name,
                dim=row.year > year, badge=YEARS[row.year],
            )
        )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def upgrades(box: Box, seat: Seat, powers: int, on: Plan) -> tuple[Piece, ...]:
    """The upgrades that a House owns, in two rows, or in three where there is little room."""
    board, rows = f"house:{seat}", box.tables.token_row
    tokens = owned(box, powers)
    size, lines = (NARROW_TOKEN, 3) if on.narrow else (TOKEN, 2)
    wide = powers_wide(len(tokens), on.narrow)
    pitch = (HIGH - HEADING) // lines
    size = min(size, (wide - GAP) // max(across(len(tokens), lines), 1) - 2)
    places = cells(Span(on.powers.x, wide), len(tokens), lines, size, TOP + HEADING, pitch)
    found: list[Piece] = []
    for token, at in zip(tokens, places, strict=True):
        found += upgrade(f"token:{seat}:{token}", board, *at, size, box.upgrade[rows[token]].id)
    return tuple(found)


def personal(seat: Seat, quest: int, marks: Row, houses: Row, on: Plan) -> tuple[Piece, ...]:
    """The personal quest, once it is known."""
    at = (on.powers.end - GAP - QUEST // 2, TOP + HEADING + (HIGH - HEADING) // 2, QUEST)
    return quest_card(f"quest:{seat}", f"house:{seat}", *at, quest, marks[quest], houses)
