"""Components drawn alone, for lists of what is in a box: signs side by side, and signs on a card."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from igroteka.content.scene import Piece

SIZE: Final = 40  # of a sign
GAP: Final = 6
ALONE: Final = "alone"  # the board of what lies on no table


class Sign(NamedTuple):
    """A sprite, what is written on it, and the count in its corner."""

    sprite: str
    text: str = ""
    badge: str = ""
    tone: str = ""


def one(sprite: str, badge: str = "", *, text: str = "", tone: str = "", wide: int = 100, high: int = 100) -> Piece:
    """A component that is a single picture."""
    return Piece("one", ALONE, 0, 0, wide, high, sprite, badge=badge, text=text, tone=tone)


def side_by_side(signs: Sequence[Sign], across: int = 4, size: int = SIZE) -> tuple[Piece, ...]:
    """Signs in rows, each row in the middle."""
    rows = [signs[at : at + across] for at in range(0, len(signs), across)]
    return tuple(in_rows(rows, size))


def in_rows(rows: Iterable[Sequence[Sign]], size: int = SIZE) -> list[Piece]:
    """Rows of signs below each other."""
    step, found = size + GAP, list[Piece]()
    for down, row in enumerate(rows):
        left = -step * (len(row) - 1) // 2
        found += [
            Piece(
                f"{down}:{n}", ALONE, left + step * n, step * down, size, size, sign.sprite, text=sign.text,
                badge=sign.badge, tone=sign.tone, z=1,
            )
            for n, sign in enumerate(row)
        ]  # fmt: skip
    return found


def on_card(card: Piece, signs: Sequence[Sign], size: int = SIZE, down: int = 0, name: str = "on") -> tuple[Piece, ...]:
    """A card with signs on it, `down` below its middle."""
    step = min(size + GAP, card.w // max(len(signs), 1))
    left = card.x - step * (len(signs) - 1) // 2
    return (
        card,
        *(
            Piece(
                f"{name}:{n}", ALONE, left + step * n, card.y + down, size, size, sign.sprite, text=sign.text,
                badge=sign.badge, tone=sign.tone, z=card.z + 1,
            )
            for n, sign in enumerate(signs)
        ),
    )  # fmt: skip


def cells(rows: int, columns: int, sprites: dict[tuple[int, int], str], plain: str, size: int = 20) -> list[Piece]:
    """A grid whose cells are counted from 1: row, column."""
    return [
        Piece(f"r{row}c{column}", ALONE, size * column, size * row, size, size, sprites.get((row, column), plain))
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
    ]
