"""Novices and gifts of Bonfire in the colour of their city, and its six resources."""

from itertools import pairwise
from math import cos, pi, sin

from art.render.candelabria import NEUTRAL
from art.render.materials import cloth, gold, paint, wood
from art.render.mesh import ball, block, lathe, ring, tube


def novice() -> None:
    """A novice in a hood in the colour of the city, hands in the sleeves."""
    robe, face, cord = cloth(NEUTRAL, tint=True), paint(("#e0a880", "#f0c09a")), gold()
    profile = [(0, 0), (0.68, 0), (0.66, 0.1), (0.5, 0.55), (0.4, 1.0), (0.36, 1.25), (0.2, 1.42), (0, 1.45)]
    lathe(profile, robe, steps=64, wobble=0.08, smooth=60)
    ball(0.42, robe, (0, 0.06, 1.62), (1, 1, 1.08))
    lathe([(0.3, 0), (0.16, 0.26), (0, 0.42)], robe, (0, 0.2, 1.9), (-22, 0, 0), smooth=60)
    ball(0.3, face, (0, -0.2, 1.58), (0.94, 0.7, 1))
    for x in (-0.11, 0.11):
        ball(0.05, paint(("#20140e", "#2a1c14")), (x, -0.4, 1.64), detail=2)
    ring(0.4, 0.05, cord, (0, 0, 0.92))
    for side in (-1, 1):
        tube([(side * 0.34, -0.02, 1.2), (side * 0.46, -0.26, 0.98), (0, -0.46, 0.92)], 0.15, robe)


def gift() -> None:
    """A box of gifts: paper in the colour of the city, a cream ribbon with a bow."""
    paper, ribbon = paint(NEUTRAL, tint=True), paint(("#f4e6c4", "#fff8e4"))
    block(1.5, 1.5, 1.05, paper, turn=(0, 0, 20), bevel=0.06)
    block(1.62, 1.62, 0.3, paper, (0, 0, 0.95), (0, 0, 20), bevel=0.06)
    block(0.34, 1.66, 1.28, ribbon, turn=(0, 0, 20), bevel=0.03)
    block(1.66, 0.34, 1.28, ribbon, turn=(0, 0, 20), bevel=0.03)
    for side in (-1, 1):
        loop = [(0, 0, 1.28), (side * 0.4, 0, 1.75), (side * 0.66, -0.05, 1.5), (side * 0.4, -0.05, 1.32), (0, 0, 1.3)]
        tube(loop, 0.11, ribbon)
    ball(0.17, ribbon, (0, -0.02, 1.36), detail=3)


def flower() -> None:
    """A blossom of six petals."""
    petal, heart = paint(("#e0589a", "#ff9cc8"), coat=0.2), paint(("#f0b020", "#ffdc60"))
    for n in range(6):
        angle = pi / 3 * n
        ball(0.52, petal, (0.62 * cos(angle), 0.62 * sin(angle), 0.24), (1, 0.72, 0.34), (0, -16, 60 * n))
    ball(0.36, heart, (0, 0, 0.32), (1, 1, 0.7))


def fruit() -> None:
    """A red apple with a leaf."""
    profile = [(0, 0.12), (0.3, 0.0), (0.62, 0.14), (0.9, 0.62), (0.92, 1.05), (0.66, 1.42), (0.3, 1.46), (0, 1.26)]
    lathe(_smooth(profile), paint(("#c01c14", "#ee4430"), coat=0.8), steps=64, smooth=80)
    tube([(0, 0, 1.3), (0.04, 0, 1.6), (0.16, 0, 1.84)], 0.07, wood())
    ball(0.4, paint(("#2f8a34", "#5cc050")), (0.46, -0.04, 1.72), (1, 0.5, 0.16), (0, -18, 8))


def herb() -> None:
    """A sprig of five leaves."""
    leaf, stem = paint(("#2f8a3c", "#68c860"), coat=0.3), paint(("#3f7a34", "#56984a"))
    tube([(0, -0.9, 0.1), (0.02, 0, 0.24), (0, 0.7, 0.2)], 0.09, stem)
    ball(0.56, leaf, (0, 0.86, 0.24), (1, 0.5, 0.18), (0, -10, 90))
    for y, turn, size in ((0.36, 38, 0.52), (-0.34, 26, 0.46)):
        ball(size, leaf, (0.5, y, 0.24), (1, 0.5, 0.18), (0, -10, turn))
        ball(size, leaf, (-0.5, y, 0.24), (1, 0.5, 0.18), (0, -10, 180 - turn))


def shell() -> None:
    """A scallop: nine ribs fanned from the hinge."""
    pearl, seam = paint(("#e8b88c", "#fff0d8"), coat=0.7), paint(("#c07850", "#dc9a70"))
    for n in range(9):
        angle = pi / 2 + (n - 4) * 0.26
        far = 1.28 - 0.03 * (n - 4) ** 2
        points = [(0.12 * cos(angle), -0.7 + 0.12, 0.16), (far * 0.6 * cos(angle), -0.7 + far * 0.7 * sin(angle), 0.46)]
        points.append((far * 1.06 * cos(angle), -0.7 + far * 1.2 * sin(angle), 0.14))
        tube(points, 0.07, seam if n % 2 else pearl, 0.2)
    block(0.7, 0.24, 0.2, pearl, (0, -0.72, 0.04), bevel=0.08)


def root() -> None:
    """A thick root with fibres and a tuft."""
    skin, tuft = paint(("#a85c22", "#d8883c"), coat=0.2), paint(("#3f8a3c", "#68b850"))
    tube([(-0.1, 0.5, 0.34), (0.02, 0, 0.32), (0.1, -0.5, 0.24), (0.34, -1.05, 0.1)], 0.42, skin, 0.05, 24)
    ball(0.42, skin, (-0.1, 0.5, 0.34))
    for side, y in ((1, 0.1), (-1, -0.1), (1, -0.3), (-1, -0.45)):
        tube([(0, y, 0.3), (side * 0.4, y - 0.12, 0.26), (side * 0.7, y - 0.34, 0.1)], 0.08, skin, 0.02)
    for x in (-0.34, -0.1, 0.14):
        tube([(-0.1, 0.8, 0.36), (x * 1.2 - 0.1, 1.1, 0.5), (x * 2 - 0.1, 1.34, 0.42)], 0.1, tuft, 0.05)


def gold_bars() -> None:
    """Three ingots in a heap."""
    bright = gold()
    for x, z, turn in ((-0.5, 0, 84), (0.5, 0, 98), (0, 0.44, 12)):
        block(1.5, 0.82, 0.44, bright, (x, 0, z), (0, 0, turn), bevel=0.06, taper=0.8)


def _smooth(profile: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A profile rounded by two rounds of corner cutting, its ends kept."""
    for _ in range(2):
        cut = [
            (a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t) for a, b in pairwise(profile) for t in (0.25, 0.75)
        ]
        profile = [profile[0], *cut, profile[-1]]
    return profile


PIECES = {
    "novice": novice, "gift": gift, "flower": flower, "fruit": fruit, "herb": herb, "shell": shell,
    "root": root, "gold_bars": gold_bars,
}  # fmt: skip
