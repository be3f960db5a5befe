"""What Tom has besides a city: points, cards and novices, but neither tokens nor resources."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.parts import CACHE_SIZE
from igroteka.games.bonfire.scene.pictures import novice
from igroteka.games.bonfire.state import NOVICES, State, points_of
from igroteka.games.bonfire.words import HEAD_START, City


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


def cards(box: Box, city: City, pile: tuple[int, ...], played: int, say: Say) -> tuple[Piece, ...]:
    """Tom's pile, and the cards played in this pass."""
    board, deck, most = f"town:{city}", len(box.tom_card), box.pieces["tom_pass"]
    passed = say("fact-pass", number=min(played // deck + 1, most), most=most)
    found = [
        Piece(
            f"tom:{city}",
            board,
            496,
            350,
            56,
            77,
            "back_tom",
            badge=str(len(pile)),
            tip="tom_pile",
            facts=(passed,),
            pile="stack",
        )
    ]
    out = tuple(say(f"name-{card_name(row.id)}") for n, row in enumerate(box.tom_card) if n not in pile)
    if out:
        found.append(
            Piece(f"tom_out:{city}", board, 562, 350, 56, 77, "tom_card", badge=str(len(out)), tip="tom_out", facts=out)
        )
    return tuple(found)


@lru_cache(CACHE_SIZE)
def marks(city: City, points: int, novices: int, facts: tuple[str, ...]) -> tuple[Piece, ...]:
    """Tom's points and the novices that are left."""
    board, tone = f"town:{city}", f"city{city}"
    return (
        Piece(f"points:{city}", board, 372, 350, 62, 62, "points", text=str(points), tip="tom_points", facts=facts),
        Piece(
            f"novices:{city}", board, 434, 350, 48, 48, novice(city), tone=tone, badge=str(novices), tip="tom_novice",
            dim=not novices,
        ),
    )  # fmt: skip
