"""What Tom has besides a city: points, cards and novices, but neither tokens nor resources."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Piece, Say, Zone
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.parts import CACHE_SIZE
from igroteka.games.bonfire.scene.pictures import novice, shown
from igroteka.games.bonfire.state import NOVICES, State, points_of
from igroteka.games.bonfire.words import HEAD_START, City

STORE: Final = (612, 6, 416, 622)  # of his cards: left, top, width and height
TABLE: Final = (620, 236, 400, 384)  # of those played
COLUMNS, ROWS = 3, 3


def tom(s: State, box: Box, city: City, say: Say) -> tuple[Piece, ...]:
    """Tom's part of the table."""
    left = box.pieces["tom_novice"] - sum(s.council[city::NOVICES])
    points = points_of(s, city)
    head_start = points[HEAD_START]
    facts = (say("fact-head_start", number=head_start),) if head_start else ()
    return (*cards(box, city, s.tom_pile, s.tom_played, say), *marks(city, sum(points), left, facts))


SHARED_IDS: Final = ("master", "guardian")  # also ids of things that are not Tom's cards


def card_name(card: str) -> str:
    """What messages call a card."""
    return f"tom_card-{card}" if card in SHARED_IDS else card


def store(city: City, label: str) -> tuple[Zone, ...]:
    """Where Tom's cards lie: in place of a fate area."""
    return (Zone(f"store:{city}:tom", f"town:{city}", *STORE, "round", tone="town", label=label, tip="tom_out"),)


def cards(box: Box, city: City, pile: tuple[int, ...], played: int, say: Say) -> tuple[Piece, ...]:
    """Tom's pile, and beside it the cards played in this pass."""
    board, deck, most = f"town:{city}", len(box.tom_card), box.pieces["tom_pass"]
    passed = say("fact-pass", number=min(played // deck + 1, most), most=most)
    found = [
        Piece(
            f"tom:{city}", board, 700, 132, 128, 176, "back_tom", badge=str(len(pile)), tip="tom_pile", facts=(passed,),
            pile="stack",
        )
    ]  # fmt: skip
    down = TABLE[3] // max(-(-deck // COLUMNS), ROWS)
    out = [row for n, row in enumerate(box.tom_card) if n not in pile]
    for n, row in enumerate(out):
        x = TABLE[0] + TABLE[2] * (2 * (n % COLUMNS) + 1) // (2 * COLUMNS)
        y, high = TABLE[1] + down * (n // COLUMNS) + down // 2, down - 6
        sprite = shown("tom", row.action, "tom_card")
        found.append(Piece(f"tom_card:{row.id}", board, x, y, high * 8 // 11, high, sprite, tip=card_name(row.id), z=1))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def marks(city: City, points: int, novices: int, facts: tuple[str, ...]) -> tuple[Piece, ...]:
    """Tom's points and the novices that are left."""
    board, tone = f"town:{city}", f"city{city}"
    return (
        Piece(f"points:{city}", board, 838, 110, 96, 96, "points", text=str(points), tip="tom_points", facts=facts),
        Piece(
            f"novices:{city}", board, 944, 112, 64, 64, novice(city), tone=tone, badge=str(novices), tip="tom_novice",
            dim=not novices,
        ),
    )  # fmt: skip
