"""Coins, lanterns, scrolls, shards of three shapes and explorers of Ryozen."""

from math import cos, pi, radians, sin
from random import Random

from art.render.candelabria import NEUTRAL
from art.render.materials import gem, gold, paint, principled, wood
from art.render.mesh import At, ball, block, cylinder, hull, lathe, prism, ring, tube

RIM = [(0.6, 0.0), (1.0, 0.0), (1.05, 0.06), (1.05, 0.24), (1.0, 0.3), (0.86, 0.3), (0.82, 0.2), (0.0, 0.2)]


def coin() -> None:
    """A gold coin with a square hole."""
    bright = gold()
    lathe(RIM, bright, steps=96, smooth=40)
    for turn in range(4):
        angle = radians(90 * turn)
        block(
            0.62, 0.14, 0.14, bright, (0.27 * cos(angle), 0.27 * sin(angle), 0.19), (0, 0, 90 * turn + 90), bevel=0.03
        )
        aside = angle + pi / 4
        ball(
            0.15, bright, (0.6 * cos(aside), 0.6 * sin(aside), 0.2), (1.4, 0.8, 0.5), (0, 0, 90 * turn + 135), detail=3
        )
    block(0.44, 0.44, 0.02, paint(("#1c1008", "#2a180c")), (0, 0, 0.195), bevel=0)


def lantern() -> None:
    """A red paper lantern with ribs, brass rings and a flame on its seal."""
    paper = principled(
        "lantern", ("#c0140c", "#e02a18"), bump=0.06, crevice=0.85, crevice_colour="#50060a", edge=0, emit=0.25
    )
    brass, dark, ribs = gold(), paint(("#2a1c16", "#3a2a20")), 8
    profile = []
    for n in range(ribs * 8 + 1):
        part = n / (ribs * 8)
        fold = 0.075 * (1 - abs(sin(pi * part * ribs))) ** 1.5
        profile.append((0.36 + 0.5 * sin(pi * part) ** 0.75 - fold, 0.3 + 1.6 * part))
    lathe(profile, paper, steps=72, smooth=60)
    for z in (0.18, 1.84):
        cylinder(0.46, 0.14, dark, (0, 0, z))
        lathe([(0.44, 0), (0.51, 0.01), (0.51, 0.06), (0.44, 0.07)], brass, (0, 0, z + 0.03), closed=False)
    ring(0.2, 0.055, brass, (0, 0, 2.2), upright=True)
    seal = lathe([(0, 0), (0.36, 0), (0.38, 0.05), (0.34, 0.1), (0, 0.1)], brass, (0, -0.7, 1.44), (62, 0, 0))
    seal.location = (0, -0.71, 1.4)
    prism(
        [(0, 0.26), (0.16, 0.02), (0.13, -0.16), (0, -0.22), (-0.13, -0.16), (-0.16, 0.02)], 0.06,
        paint(("#8a120c", "#a01a10")), (0, -0.79, 1.45), (62, 0, 0),
    )  # fmt: skip


def scroll() -> None:
    """An open scroll, standing between its rollers, with a red seal."""
    paper = principled("paper", ("#ead9ae", "#fff4d4"), rough=0.8, bump=0.1, crevice=0.6, edge=0.2)
    rod, brass, ink, red = (
        wood(("#4a1f12", "#7a3820")),
        gold(),
        paint(("#3a2a22", "#463028")),
        paint(("#a81f18", "#d03828")),
    )
    block(1.5, 0.06, 1.7, paper, (0, 0.1, 0.2), (-24, 0, 0), bevel=0.02)
    for y, z in ((0.02, 0.16), (0.72, 1.72)):
        tube([(-0.86, y, z), (0.86, y, z)], 0.24, paper)
        tube([(-1.12, y, z), (1.12, y, z)], 0.09, rod)
        for x in (-1.16, 1.16):
            ball(0.17, brass, (x, y, z), (0.8, 1, 1), detail=3)
    for n, wide in enumerate((1.0, 1.1, 0.8)):
        z = 1.36 - 0.27 * n
        block(wide, 0.03, 0.1, ink, (-0.05, z * 0.42 - 0.06, z), (-24, 0, 0), bevel=0.01)
    ball(0.24, red, (0.38, 0.2, 0.56), (1, 0.4, 1), (-24, 0, 0), detail=3)


def coral() -> None:
    """A branch of coral."""
    red = gem(("#a8140e", "#e8301e", "#ff8a66"))
    branches = (
        (((0, 0, 0), (0.04, 0, 0.7), (-0.05, 0, 1.4), (0.08, 0, 2.25)), 0.24),
        (((0.02, 0, 0.6), (0.5, -0.1, 0.95), (0.62, -0.12, 1.7)), 0.19),
        (((0, 0, 0.45), (-0.5, -0.12, 0.75), (-0.72, -0.16, 1.45)), 0.19),
        (((-0.04, 0, 1.3), (-0.34, -0.06, 1.55), (-0.4, -0.08, 2.0)), 0.14),
        (((0.5, -0.1, 0.98), (0.9, -0.18, 1.05), (1.02, -0.2, 1.35)), 0.13),
    )
    for points, thick in branches:
        tube(points, thick, red, thick * 0.72)
        ball(thick * 0.86, red, points[-1], detail=3)
    lathe([(0, 0), (0.5, 0), (0.46, 0.1), (0.26, 0.22), (0, 0.3)], red, wobble=0.2)


def agate() -> None:
    """A cluster of violet crystals."""
    rng, violet = Random(4), gem(("#2a1272", "#6a3ee0", "#a98cff"))
    for high, radius, at, turn in (
        (2.2, 0.5, (0, 0.05, 0), (0, 5, 0)),
        (1.4, 0.36, (0.42, -0.14, 0.05), (4, 28, 0)),
        (1.15, 0.33, (-0.42, -0.2, 0.05), (8, -30, 0)),
    ):
        points = []
        for n in range(6):
            angle, wide = 2 * pi * (n + rng.uniform(-0.18, 0.18)) / 6, radius * rng.uniform(0.86, 1.1)
            points += [
                (wide * 0.78 * cos(angle), wide * 0.78 * sin(angle), 0),
                (wide * cos(angle), wide * sin(angle), high * rng.uniform(0.5, 0.68)),
            ]
        hull([*points, (0, 0, high), (radius * 0.2, radius * 0.1, high * 0.97)], violet, at, turn)


def jade() -> None:
    """A broken ring of jade, leaning."""
    green = gem(("#034a2a", "#0d8450", "#58d49a"))
    rim = [-0.16 * pi + 1.66 * pi * n / 40 for n in range(41)]
    outer = [(1.05 * cos(a), 1.05 * sin(a)) for a in rim]
    inner = [(0.46 * cos(a), 0.46 * sin(a)) for a in reversed(rim)]
    prism([*outer, *inner], 0.34, green, (0, 0.2, 1.0), (66, 0, 0), bevel=0.09)
    for n in range(5):
        angle = rim[5 + 7 * n]
        ball(0.12, green, (0.76 * cos(angle), -0.16 + 0.31 * sin(angle), 1.0 + 0.7 * sin(angle)), detail=3)


def explorer() -> None:
    """A wooden figure of a traveller, leaning back so that its face is seen: wide hat, pack, staff with a pennant."""
    coat, straw, bare = paint(NEUTRAL, tint=True, edge=0.5), wood(("#c89a48", "#ecca84", "#f8e2a8")), wood()
    dark = paint(("#2a1c16", "#3a281e"))
    lean = (62, 0, 0)

    def at(x: float, y: float, high: float) -> At:
        """A place on the leaning figure: across, out of its face, along its height."""
        angle = radians(lean[0])
        return x, high * cos(angle) - y * sin(angle), high * sin(angle) + y * cos(angle) + 0.1

    body = [
        (-0.62, 0),
        (-0.56, 0.5),
        (-0.3, 1.2),
        (0.3, 1.2),
        (0.56, 0.5),
        (0.62, 0),
        (0.14, 0),
        (0.1, 0.28),
        (-0.1, 0.28),
        (-0.14, 0),
    ]
    prism(body, 0.46, coat, at(0, -0.23, 0), lean, bevel=0.09)
    ball(0.36, paint(("#e8b088", "#f8d0a8")), at(0, 0, 1.42), detail=3)
    prism(
        [(-0.78, 1.54), (-0.24, 1.78), (0, 2.16), (0.24, 1.78), (0.78, 1.54)],
        0.62,
        straw,
        at(0, -0.28, 0),
        lean,
        bevel=0.07,
    )
    prism([(-0.3, 0.66), (-0.3, 0.84), (0.3, 0.84), (0.3, 0.66)], 0.1, dark, at(0, 0.2, 0), lean, bevel=0.02)
    tube([at(0.86, 0.1, 0), at(0.86, 0.1, 2.3)], 0.075, bare)
    tube([at(0.34, 0.08, 1.02), at(0.62, 0.2, 0.9), at(0.86, 0.14, 1.1)], 0.13, coat)
    prism([(0.86, 2.3), (0.86, 1.72), (1.62, 2.02)], 0.1, coat, at(0, 0.05, 0), lean, bevel=0.02)


PIECES = {
    "coin": coin, "lantern": lantern, "scroll": scroll, "coral": coral, "agate": agate, "jade": jade,
    "explorer": explorer,
}  # fmt: skip
