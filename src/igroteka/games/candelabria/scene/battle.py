"""The battle that is being fought: its participants side by side, with what their strength is made of."""

from typing import Final

from igroteka.content.scene import Part, Piece, Say, Side, Zone
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.query import STRENGTHS, strengths, top_temple, winner
from igroteka.games.candelabria.rules import battle
from igroteka.games.candelabria.scene.cards import icons
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.state import BATTLES, State
from igroteka.games.candelabria.words import CELLS, CELLS_OF, GREY, HOUSES
from igroteka.kernel.ask import Seat

SIDE: Final = "displays"
TOP, HIGH = 658, 576  # of the battle: nothing can be bought meanwhile
COLUMN: Final = TOP + 36  # top of a participant's column
CREST, CARDS, PARTS = COLUMN + 80, COLUMN + 122, COLUMN + 410  # middle of the crest, tops of the cards and the parts
WIDE: Final = 604  # of all columns
MOST_WORDS: Final = 4  # columns that have room for words
STEPS: Final = ("choose", "neutralise", "resolve", "count")
NEUTRALISE, PLAY_CELLS = AGENDA.ids[battle.neutralise], AGENDA.ids[battle.play_cells]
JUDGE: Final = AGENDA.ids[battle.judge]


def fighting(s: State) -> bool:
    """Whether a battle is being fought."""
    return s.stage == BATTLES and bool(s.fighters)


def step(s: State) -> int:
    """The current step of the battle, derived from what is still due."""
    due = [number for number, _ in s.agenda]
    if due.count(NEUTRALISE) == len(s.fighters) > 1:
        return 0
    if s.agenda.count((PLAY_CELLS, (s.fighters[0], battle.BOTH))) and len(s.fighters) > 1:
        return 1
    return 2 if JUDGE in due else 3


def to_play(s: State, seat: Seat) -> set[int]:
    """A participant's cells that are still to be played."""
    due = {args[1] for number, args in s.agenda if number == PLAY_CELLS and args[0] == seat}
    return set(range(len(CELLS))) if battle.BOTH in due else due


def heading(s: State, box: Box, say: Say) -> str:
    """The region, who wins there, and for how many points; a participant's curse can make them more."""
    message = "label-battle-grey" if top_temple(s, s.region) == GREY else "label-battle"
    prizes = sorted({battle.prize(s, box, seat) for seat in s.fighters})
    return say(message, region=s.region, vp=" / ".join(map(str, prizes)))


def sides(s: State, box: Box, say: Say) -> tuple[Side, ...]:
    """The participants, what their strength is made of so far, and what lies on their cells."""
    ahead, found = winner(s, box), []
    for seat in s.fighters:
        numbers = strengths(s, box, seat, s.region)
        made = tuple(
            [Part(say(f"label-{part}"), number) for part, number in zip(STRENGTHS, numbers, strict=True) if number]
        )
        cards = tuple(filter(None, [cell_of(s, seat, side) for side in range(len(CELLS))]))
        found.append(Side(seat, f"banner:{seat}", sum(numbers), made, cards, seat == ahead))
    return tuple(found)


def cell_of(s: State, seat: Seat, side: int) -> str:
    """What shows a cell: a tactic, a withering card, or until cells are played the place of its weak action."""
    cell, word = CELLS_OF[seat][side], CELLS[side]
    if s.cells[cell] >= 0:
        return f"fights:{seat}:{word}"
    if side not in to_play(s, seat):
        return ""
    return f"rots:{seat}:{word}" if s.withered[cell] >= 0 else f"bare:{seat}:{word}"


def arena(s: State, box: Box, say: Say) -> list[Zone]:
    """The participants with their strength so far; who would win now is lit."""
    wide = WIDE // len(s.fighters)
    found = [Zone("battle", SIDE, 6, TOP, 608, HIGH, tone="battle", label=heading(s, box, say), tip="battle")]
    for n, seat in enumerate(s.fighters):
        force = sum(strengths(s, box, seat, s.region))
        label = say("label-strength", number=force) if len(s.fighters) <= MOST_WORDS else str(force)
        found.append(
            Zone(
                f"fighter:{seat}", SIDE, 8 + wide * n, COLUMN, wide - 4, HIGH - 46, "round", tone="desk", label=label,
                tip="fighter", lit=seat == winner(s, box),
            )
        )  # fmt: skip
        found += bare(s, seat, 8 + wide * n + wide // 2 - 2, wide)
    return found


def fighters(s: State, box: Box) -> list[Piece]:
    """Each participant's castle with its crest, the tactics on its cells, and the parts of its strength."""
    wide, found = WIDE // len(s.fighters), list[Piece]()
    for n, seat in enumerate(s.fighters):
        house, x = HOUSES[s.houses[seat]], 8 + wide * n + wide // 2 - 2
        found.append(
            Piece(
                f"banner:{seat}", SIDE, x, CREST, 80, 80, f"castle_{house}", tone=house, owner=seat, tip="fighter"
            )
        )  # fmt: skip
        found.append(Piece(f"arms:{seat}:battle", SIDE, x + 25, CREST + 24, 26, 26, f"crest_{house}", tone=house, z=1))
        found += [*laid(s, box, seat, x, wide), *parts(s, box, seat, x, wide)]
    return found


def places(fighters: int, x: int, wide: int) -> list[tuple[int, int, int]]:
    """The middles of a participant's cells and the width of a card: side by side if there is room, else one above the
    other."""
    beside = fighters < MOST_WORDS
    card = min(134, (wide - 16) // 2) if beside else 98
    across, down = (card + 6, 0) if beside else (0, card * 11 // 8 + 6)
    return [
        (x + across * (2 * cell - 1) // 2, CARDS + card * 11 // 16 + down * cell, card) for cell in range(len(CELLS))
    ]


def bare(s: State, seat: Seat, x: int, wide: int) -> list[Zone]:
    """The places of weak actions: cells with nothing on them, until they are played."""
    found = []
    for side, (left, top, card) in enumerate(places(len(s.fighters), x, wide)):
        name = cell_of(s, seat, side)
        if name.startswith("bare:"):
            at = (left - card // 2, top - card * 11 // 16, card, card * 11 // 8)
            found.append(Zone(name, SIDE, *at, "round", tone="clear", tip="war_board"))
    return found


def laid(s: State, box: Box, seat: Seat, x: int, wide: int) -> list[Piece]:
    """What lies on a participant's cells: tactics, and until cells are played what an empty one gives instead."""
    weak = next(row.weak for row in box.house if row.id == HOUSES[s.houses[seat]])
    found = list[Piece]()
    for cell, (word, (left, top, card)) in enumerate(zip(CELLS, places(len(s.fighters), x, wide), strict=True)):
        tactic, rotten = s.cells[CELLS_OF[seat][cell]], s.withered[CELLS_OF[seat][cell]]
        at = (left, top)
        if tactic >= 0:
            name = box.tactic[tactic].id
            sprite = shown("tactic", name, "tactic")
            found.append(Piece(f"fights:{seat}:{word}", SIDE, *at, card, card * 11 // 8, sprite, tip=name, z=2))
        elif rotten >= 0 and cell in to_play(s, seat):
            name = box.withering[rotten].id
            sprite, tip = shown("withering", name, "withering"), f"withering-{name}"
            found.append(Piece(f"rots:{seat}:{word}", SIDE, *at, card, card * 11 // 8, sprite, tip=tip))
        elif cell in to_play(s, seat):
            found += icons(f"bare:{seat}:{word}", SIDE, tuple(weak[cell].items()), at, 140, 56, 1)
    return found


def parts(s: State, box: Box, seat: Seat, x: int, wide: int) -> list[Piece]:
    """What flames, candles, castle and curses add to a participant's strength."""
    house = HOUSES[s.houses[seat]]
    signs = (f"earth_flame_{house}", "fires_1", f"castle_{house}", "figure_curse_figure")
    pitch, found = min(90, wide // 2), list[Piece]()
    for at, (part, sign, number) in enumerate(zip(STRENGTHS, signs, strengths(s, box, seat, s.region), strict=True)):
        if number:
            left, y = x + pitch * (at % 2 - 1), PARTS + 30 + 58 * (at // 2)
            size, name = min(44, pitch // 2), f"force:{seat}:{part}"
            found.append(Piece(name, SIDE, left + size // 2 + 2, y, size, size, sign, tip="fighter"))
            written = (left + size + (pitch - size) // 2, y, pitch - size, 40, "plate")
            found.append(Piece(f"{name}:number", SIDE, *written, text=f"+{number}", tip="fighter"))
    return found
