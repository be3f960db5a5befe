"""A revelation on the table, with its price and its glyph."""

from typing import Final

from igroteka.games.ryozen.components import CARDS, Box
from igroteka.kernel.scene import Piece, Say

SIDE: Final = "displays"
FAMILIES: Final = ("offering", "prayer", "mercy", "seal")  # of revelations, by the first word of their kind


def revelation(
    box: Box, card: int, on: str, x: int, y: int, width: int, say: Say, z: int = 1, facts: tuple[str, ...] = ()
) -> list[Piece]:
    """A revelation with its price in the corner and its glyph below; its family is drawn."""
    row = box.revelation[card]
    family = next((each for each in FAMILIES if row.kind.startswith(each)), "other")
    printed = (
        say("fact-price", number=row.price),
        say("fact-favour", number=row.favour),
        say("fact-glyph", glyph=say(f"value-{row.glyph}")),
    )
    high, size = width * 11 // 8, width * 3 // 8
    return [
        Piece(
            f"card:{CARDS[card]}", on, x, y, width, high, f"card_{family}", tone="springs", tip=CARDS[card],
            badge=str(row.price), facts=printed + facts, z=z,
        ),
        Piece(f"glyph:{CARDS[card]}", on, x, y + high // 2 - size * 3 // 5, size, size, f"glyph_{row.glyph}", z=z),
    ]  # fmt: skip
