"""Figures of candles: the body of wax, the flame and the face."""

from math import pi, sin
from random import Random
from typing import NamedTuple

from art.paint.drawing import Part, flat, glow, paint, skin, soft
from art.paint.shapes import Shape, blob, box, brush, disc, flame, polygon, ring, union

INK, CHEEK = "#1d120a", "#e79a78"


class Body(NamedTuple):
    """A shape of candle: half its width, its top, and where the eyes are."""

    half: float
    top: float
    eyes: float


X = 55
BODIES = {
    "taper": Body(19, 33, 58),
    "pillar": Body(26, 38, 62),
    "twist": Body(22, 34, 59),
    "double": Body(19, 36, 60),
    "stub": Body(30, 46, 67),
    "cone": Body(25, 34, 61),
    "round": Body(28, 40, 63),
    "melted": Body(27, 44, 66),
}


def wax(kind: str, colour: str, shade: str, rng: Random) -> list[Part]:
    """The body with its drips; the other of a pair stands behind."""
    half, top, _ = BODIES[kind]
    rim = [(X - half + 2 * half * n / 7, top - 4 * sin(pi * n / 7) + rng.uniform(-1.6, 1.6)) for n in range(8)]
    waist = {"cone": 0.62, "round": 1.08, "melted": 1.0}.get(kind, 1.0)
    corners = [
        (X - half * (1 if kind != "cone" else 1.15), 112),
        (X - half, 80),
        *[(X + (x - X) * waist, y) for x, y in rim],
        (X + half, 80),
        (X + half * (1 if kind != "cone" else 1.15), 112),
    ]
    body: Shape = polygon(*corners).buffer(1.5)
    if kind == "round":
        body = union(body, blob(X, 66, half * 1.12, 30))
    if kind == "melted":
        body = union(
            body,
            *[
                brush([(X + s * half, 60), (X + s * (half + 5), 78), (X + s * (half + 3), 112)], [5, 7, 9])
                for s in (-1, 1)
            ],
        )
    found = []
    if kind == "double":
        found += skin(
            shade,
            polygon((X + 19, 112), (X + 19, top + 26), (X + 27, top + 22), (X + 36, top + 26), (X + 36, 112)).buffer(
                1.5
            ),
        )
    found += skin(colour, body)
    spots = [X + (-half + 4 + n * (2 * half - 8) / 4) * waist for n in range(5)]
    drips = [brush([(x, top + 1), (x + rng.uniform(-1, 1), top + rng.uniform(8, 17))], [3.2, 2.7]) for x in spots]
    found += skin(
        "#fffaf0",
        union(
            *drips, brush([(X - half * waist + 3, top + 1), (X, top - 2), (X + half * waist - 3, top + 1)], [2, 2.4, 2])
        ),
    )
    if kind == "twist":
        found += soft(
            shade,
            *[
                brush(
                    [(X - half, top + 16 + n * 13), (X, top + 23 + n * 13), (X + half, top + 14 + n * 13)], [1, 2.2, 1]
                )
                for n in range(5)
            ],
            opacity=0.4,
        )
    return found


def fire(kind: str, colour: str) -> list[Part]:
    """The flame on the wick."""
    _, top, _ = BODIES[kind]
    size = 8.5 if kind in ("taper", "twist") else 10
    found = glow(colour, flame(X, top - 1, size, 0.08)) + flat("#fff4c4", flame(X, top - 1.5, size * 0.48, 0.06))
    if kind == "double":
        found += glow(colour, flame(X + 28, top + 23, 6, 0.1)) + flat("#fff4c4", flame(X + 28, top + 22.5, 2.8, 0.1))
    return found + flat("#3a2414", brush([(X, top + 2), (X, top - 3)], [0.8, 0.7]))


def face(kind: str, mien: str, hair: str) -> list[Part]:
    """Eyes and mouth by expression; a beard, a moustache or spectacles in front of them."""
    half, _, y = BODIES[kind]
    gap = min(half * 0.4, 9)
    found = flat(CHEEK, *[blob(X + s * (gap + 4), y + 6.5, 3.6, 2.4) for s in (-1, 1)], opacity=0.55)
    found += _eyes(mien, gap, y)
    if mien not in ("beard", "long_beard", "moustache"):
        found += _mouth(mien, y + 10)
    if mien in ("beard", "long_beard"):
        found += _beard(half, y, hair, 36 if mien == "long_beard" else 24)
    if mien == "moustache":
        found += paint(
            hair,
            union(
                brush([(X, y + 9), (X - 8, y + 8), (X - 14, y + 12)], [2.4, 3.2, 0.4]),
                brush([(X, y + 9), (X + 8, y + 8), (X + 14, y + 12)], [2.4, 3.2, 0.4]),
            ),
        )
    if mien == "spectacles":
        found += flat(
            "#f6e8c0",
            *[ring(X + s * gap, y, 6.6, 5.2) for s in (-1, 1)],
            box(X - gap + 5.5, y - 0.8, 2 * gap - 11, 1.6),
        )
    return found


def _eyes(mien: str, gap: float, y: float) -> list[Part]:
    if mien == "asleep":
        return flat(
            INK,
            *[
                brush([(X + s * gap - 4, y), (X + s * gap, y + 2), (X + s * gap + 4, y)], [0.5, 1.2, 0.5])
                for s in (-1, 1)
            ],
        )
    tall = {"sly": 2.2, "grim": 2.6, "wide": 4.6}.get(mien, 3.7)
    sides = (-1,) if mien == "patch" else (-1, 1)
    found = flat(INK, *[blob(X + s * gap, y, 3.1, tall) for s in sides])
    found += flat("#ffffff", *[disc(X + s * gap - 1, y - tall * 0.35, 1.05) for s in sides])
    if mien in ("grim", "sly"):
        found += flat(
            INK, *[brush([(X + s * (gap - 4.5), y - 3), (X + s * (gap + 4.5), y - 6)], [1.3, 0.7]) for s in (-1, 1)]
        )
    if mien == "sad":
        found += flat(
            INK, *[brush([(X + s * (gap - 4.5), y - 7), (X + s * (gap + 4.5), y - 4.5)], [1, 0.7]) for s in (-1, 1)]
        )
    if mien == "patch":
        found += flat(
            INK, blob(X + gap, y, 6, 5.4), brush([(X - 18, y - 9), (X + gap, y - 3), (X + 22, y + 4)], [1, 1, 1])
        )
    return found


def _mouth(mien: str, y: float) -> list[Part]:
    if mien in ("sing", "wide"):
        return flat("#5a1c14", blob(X, y + 1, 3.6, 4.4)) + flat("#e07a6a", blob(X, y + 3, 2.2, 1.6))
    bend = {"grim": -2.2, "sad": -2, "sly": 1.2, "asleep": 0.6}.get(mien, 2.6)
    return flat(
        "#5a2414",
        brush(
            [(X - 5, y), (X + (2 if mien == "sly" else 0), y + bend), (X + 5, y - (1 if mien == "sly" else 0))],
            [0.4, 1.3, 0.4],
        ),
    )


def _beard(half: float, y: float, hair: str, length: float) -> list[Part]:
    strands = [
        brush(
            [
                (X - half * 0.7 + n * half * 0.2, y + 6),
                (X - half * 0.62 + n * half * 0.18, y + 16),
                (X - half * 0.3 + n * half * 0.09, y + length),
            ],
            [3, 4, 0.5],
        )
        for n in range(8)
    ]
    return paint(
        hair,
        union(
            *strands,
            brush([(X, y + 8), (X - 8, y + 7), (X - 14, y + 12)], [2.4, 3.4, 0.4]),
            brush([(X, y + 8), (X + 8, y + 7), (X + 14, y + 12)], [2.4, 3.4, 0.4]),
        ),
    )
