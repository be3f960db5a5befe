"""A revelation on the table, with its price, its glyph and what it is about."""

from typing import Final

from igroteka.games.ryozen.components import CARDS, Box
from igroteka.games.ryozen.ids import SHARDS
from igroteka.kernel.scene import Piece, Say

SIDE: Final = "displays"
FAMILIES: Final = ("offering", "prayer", "mercy", "seal")  # of revelations, by the first word of their kind
SIGNS: Final = {  # what stands for a sector on cards
    "gates": "event",
    "capital": "herald",
    "outskirts": "village",
    "altar": "altar",
    "springs": "card_other",
    "clan_house": "rank_apprentice",
}
SUBJECTS: Final = {  # what a revelation is about, by the other words of its kind
    **SIGNS,
    **{shard: shard for shard in SHARDS},
    "palace": "palace_1",
    "wealth": "coin",
    "wisdom": "scroll",
    "spirits": "lantern",
    "phoenix": "favour",
}


def revelation(
    box: Box, card: int, on: str, x: int, y: int, width: int, say: Say, z: int = 1, facts: tuple[str, ...] = ()
) -> list[Piece]:
    """A revelation with its price and what it is about in the corners and its glyph below; its family is drawn."""
    row = box.revelation[card]
    family = next((each for each in FAMILIES if row.kind.startswith(each)), "other")
    printed = (
        say("fact-price", number=row.price),
        say("fact-favour", number=row.favour),
        say("fact-glyph", glyph=say(f"value-{row.glyph}")),
    )
    high, size = width * 11 // 8, width * 3 // 8
    found = [
        Piece(
            f"card:{CARDS[card]}", on, x, y, width, high, f"card_{family}", tone="springs", tip=CARDS[card],
            badge=str(row.price), facts=printed + facts, z=z,
        ),
        Piece(f"glyph:{CARDS[card]}", on, x, y + high // 2 - size * 3 // 5, size, size, f"glyph_{row.glyph}", z=z),
    ]  # fmt: skip
    subject = SUBJECTS.get(row.kind.partition("_")[2])
    if subject:
        left, top, half, name = x - width // 2 + 2, y + high // 8, width * 5 // 9, CARDS[card]
        found.append(Piece(f"about:{name}", on, left, top, half, half, subject, tone="blue", tip=name, z=z))
    return found
