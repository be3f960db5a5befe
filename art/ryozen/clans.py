"""The colours of the clans, and what all their companions are made of: face, eyes, robe."""

from typing import NamedTuple

from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import brush, polygon

X = 50  # the middle of a tile
SKIN, GOLD = "#e0b088", "#e0b24a"


class Clan(NamedTuple):
    """The colours of a clan."""

    night: str
    robe: str
    shade: str
    bright: str
    rim: str


CLANS = {
    "orange": Clan("#2a1206", "#d0722a", "#5a2408", "#ffb45a", "#ffe0b0"),
    "purple": Clan("#170a2a", "#7a4ab0", "#2c1450", "#c79cff", "#f0e0ff"),
    "green": Clan("#06201a", "#2f8a58", "#0c3a26", "#7fe0a0", "#e0ffe8"),
    "blue": Clan("#081630", "#2f6eb8", "#0f2c58", "#7fc0ff", "#e4f2ff"),
}


def face(colour: str = SKIN) -> list[Part]:
    return skin(
        colour, polygon((34, 44), (37, 31), (50, 25), (63, 31), (66, 44), (62, 60), (50, 71), (38, 60), smooth=5)
    )


def eyes(y: float = 46, gap: float = 9, colour: str = "#1a0f14") -> list[Part]:
    return flat(
        colour,
        *[
            brush([(X + s * (gap - 4), y + 1), (X + s * gap, y - 1.4), (X + s * (gap + 4), y + 1.6)], [0.4, 2.1, 0.5])
            for s in (-1, 1)
        ],
    )


def robe(c: Clan) -> list[Part]:
    body = polygon((4, 108), (8, 84), (24, 72), (42, 68), (58, 68), (76, 72), (92, 84), (96, 108), smooth=5)
    return [
        *paint("url(#robe)", body),
        *skin(
            "#f0e2c0",
            polygon((36, 72), (44, 66), (58, 94), (52, 102)),
            polygon((64, 72), (56, 66), (40, 98), (48, 106)),
        ),
    ]
