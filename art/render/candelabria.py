"""Castles, candles, temples, curses, wax and gold of Candelabria."""

from math import cos, pi, radians, sin
from random import Random

from art.render.materials import cloth, gem, gold, paint, stone, wax, wood
from art.render.mesh import ball, block, cylinder, hull, lathe, prism, ring, tube

NEUTRAL = ("#9a9a9a", "#b4b4b4")  # takes the colour of a House afterwards
MARBLE = {
    "white": ("#cfc6b6", "#ece4d4", "#fbf6ea"),
    "grey": ("#6f7078", "#90919a", "#a9aab2"),
    "black": ("#1c1a22", "#2c2934", "#3f3b4a"),
}
# no roof has the colour of a House
ROOFS = {"white": ("#b08c46", "#d8b868"), "grey": ("#59616c", "#737c88"), "black": ("#221f2a", "#37333f")}


def castle() -> None:
    """A keep with four towers, its roofs in the colour of the House."""
    walls, dark = stone(("#b4a688", "#dccdac", "#f2e6ca")), paint(("#1c1512", "#241a16"))
    roof = paint(NEUTRAL, tint=True)
    block(2.0, 1.6, 0.16, stone(("#6a6258", "#857a6c")), bevel=0.06)
    block(1.5, 1.1, 0.62, walls, (0, 0, 0.14), bevel=0.03)
    for n in range(5):
        block(0.17, 0.12, 0.15, walls, (-0.5 + 0.25 * n, -0.52, 0.75), bevel=0.025)
    for n in range(4):
        for x in (-0.72, 0.72):
            block(0.12, 0.17, 0.15, walls, (x, -0.4 + 0.27 * n, 0.75), bevel=0.025)
    for x, y, radius, high, roofed in (
        (-0.75, -0.52, 0.28, 0.8, 0),
        (0.75, -0.52, 0.28, 0.8, 0),
        (0.72, 0.5, 0.27, 1.05, 1),
        (-0.7, 0.5, 0.27, 1.05, 1),
        (0, 0.1, 0.42, 1.35, 1),
    ):
        _tower(x, y, radius, high, walls, dark, roof if roofed else None)
    arch = [
        (-0.2, 0),
        (0.2, 0),
        (0.2, 0.28),
        *[(0.2 * cos(pi * n / 12), 0.28 + 0.2 * sin(pi * n / 12)) for n in range(1, 12)],
        (-0.2, 0.28),
    ]
    prism(arch, 0.08, dark, (0, -0.51, 0.14), (90, 0, 0))
    prism([(0, 0), (0.62, 0.15), (0, 0.34)], 0.03, cloth(NEUTRAL, tint=True), (0, 0.1, 2.6), (90, 0, 0))


def _tower(x: float, y: float, radius: float, high: float, walls: object, dark: object, roof: object | None) -> None:
    profile = [
        (1.12, 0),
        (1.0, 0.12),
        (0.94, high - 0.12),
        (1.14, high),
        (1.14, high + 0.14),
        (0.9, high + 0.14),
        (0.9, high + 0.02),
        (0, high + 0.02),
    ]
    lathe([(radius * wide, z) for wide, z in profile], walls, (x, y, 0.14), steps=40, smooth=30)
    for n in range(8):
        angle = 2 * pi * n / 8
        block(
            0.14,
            0.12,
            0.12,
            walls,
            (x + radius * 1.03 * cos(angle), y + radius * 1.03 * sin(angle), 0.26 + high),
            (0, 0, 45 * n + 90),
            bevel=0.02,
        )
    block(0.1, 0.06, 0.24, dark, (x, y - radius * 0.97, 0.14 + high * 0.55), bevel=0.02)
    if roof is not None:
        lathe(
            [(radius * 1.3, 0), (radius * 1.24, 0.05), (radius * 0.6, 0.5), (0, 1.05)],
            roof,
            (x, y, 0.22 + high),
            steps=40,
            smooth=50,
        )
        ball(0.06, gold(), (x, y, 1.29 + high), detail=2)


def _stick(radius: float, high: float, seed: int) -> None:
    """A candle of wax in the colour of its House, dripping, on a brass dish."""
    body, brass, rng = wax(NEUTRAL, tint=True), gold(("#b8862e", "#e0b050")), Random(seed)
    lathe(
        [(0, 0), (0.8, 0), (0.84, 0.05), (0.8, 0.1), (0.62, 0.12), (0.55, 0.16), (0.5, 0.2), (0, 0.2)], brass, steps=72
    )
    profile = [
        (1, 0.12),
        (1.04, 0.3),
        (1, high * 0.5),
        (0.98, high - 0.2),
        (1, high - 0.08),
        (0.95, high),
        (0.82, high + 0.02),
        (0.68, high - 0.04),
        (0, high - 0.08),
    ]
    lathe([(radius * wide, z) for wide, z in profile], body, steps=80, wobble=0.05, smooth=60)
    cream = wax(("#f0e2c0", "#fff6e0"))
    for n in range(8):
        angle, long = 2 * pi * n / 8 + rng.uniform(-0.3, 0.3), rng.uniform(0.15, 0.55) * high
        x, y = radius * 1.03 * cos(angle), radius * 1.03 * sin(angle)
        tube([(x * 0.9, y * 0.9, high), (x, y, high - 0.08), (x, y, high - long)], 0.065, cream, 0.075)
        ball(0.09, cream, (x, y, high - long), (1, 1, 1.25), detail=3)
    lathe(
        [
            (radius * 0.99, high - 0.09),
            (radius * 1.0, high),
            (radius * 0.8, high + 0.035),
            (radius * 0.6, high - 0.02),
            (0, high - 0.05),
        ],
        cream,
        steps=60,
        smooth=60,
    )


def explorer() -> None:
    """A slender candle with an arrow head."""
    _stick(0.36, 1.75, 5)
    prism([(0, 0.34), (0.26, -0.2), (0, -0.08), (-0.26, -0.2)], 0.1, gold(), (0, -0.36, 0.95), (90, 0, 0), bevel=0.02)
    _wicks((0,), 1.75)


def pilgrim() -> None:
    """A candle with a staff's cross."""
    _stick(0.46, 1.5, 9)
    cross = [
        (-0.08, -0.3),
        (0.08, -0.3),
        (0.08, 0.06),
        (0.24, 0.06),
        (0.24, 0.2),
        (0.08, 0.2),
        (0.08, 0.36),
        (-0.08, 0.36),
        (-0.08, 0.2),
        (-0.24, 0.2),
        (-0.24, 0.06),
        (-0.08, 0.06),
    ]
    prism(cross, 0.1, gold(), (0, -0.46, 0.82), (90, 0, 0), bevel=0.02)
    _wicks((-0.16, 0.16), 1.5)


def warrior() -> None:
    """A stout candle with crossed blades."""
    _stick(0.58, 1.3, 3)
    for angle in (45, -45):
        block(0.12, 0.08, 0.74, gold(), (-0.26 * (1 if angle > 0 else -1), -0.6, 0.5), (0, angle, 0), bevel=0.03)
    _wicks((-0.26, 0, 0.26), 1.3)


def _wicks(places: tuple[float, ...], high: float) -> None:
    for x in places:
        tube(
            [(x, 0, high - 0.1), (x + 0.01, 0, high + 0.06), (x + 0.03, -0.01, high + 0.16)],
            0.03,
            paint(("#201510", "#2a1a12")),
        )


def temple(kind: str) -> None:
    """A small temple of marble with a tiled roof."""
    marble, roof = stone(MARBLE[kind]), paint(ROOFS[kind], coat=0.05)
    for n, (wide, deep) in enumerate(((2.2, 1.7), (2.0, 1.5), (1.82, 1.32))):
        block(wide, deep, 0.13, marble, (0, 0, 0.13 * n), bevel=0.025)
    block(1.1, 0.66, 0.95, stone(("#6f675c", "#8a8072")), (0, 0.1, 0.39), bevel=0.02)
    profile = [
        (0.17, 0),
        (0.17, 0.06),
        (0.13, 0.1),
        (0.125, 0.12),
        (0.115, 0.47),
        (0.105, 0.82),
        (0.17, 0.88),
        (0.17, 0.95),
    ]
    for x, y in (
        (-0.72, -0.46),
        (-0.24, -0.46),
        (0.24, -0.46),
        (0.72, -0.46),
        (-0.72, 0.46),
        (0.72, 0.46),
        (-0.72, 0),
        (0.72, 0),
    ):
        lathe(profile, marble, (x, y, 0.39), steps=28, smooth=30)
    block(1.85, 1.35, 0.14, marble, (0, 0, 1.33), bevel=0.03)
    high, deep, wide = 0.55, 0.74, 1.0
    prism([(-wide, 0), (wide, 0), (0, high)], 2 * deep - 0.16, marble, (0, deep - 0.08, 1.47), (90, 0, 0), bevel=0.02)
    slope, long = 28.8, 1.22
    for side in (-1, 1):
        block(long + 0.06, 2 * deep + 0.06, 0.1, roof, (side * 0.515, 0, 1.765), (0, side * slope, 0), bevel=0.03)
        for n in range(6):
            block(
                long + 0.02,
                0.09,
                0.06,
                roof,
                (side * 0.56, -deep + 0.06 + (2 * deep - 0.12) * n / 5, 1.845),
                (0, side * slope, 0),
                bevel=0.025,
            )
    block(0.14, 2 * deep + 0.12, 0.1, roof, (0, 0, 2.08), bevel=0.03)
    ball(0.14, gold(), (0, -deep + 0.02, 1.69), (1, 0.4, 1), detail=3)


def curse() -> None:
    """A dark crystal that glows from within, on broken rock."""
    rng, shard = Random(7), gem(("#3a1470", "#7a3ee0", "#c79cff"))
    for high, radius, at, turn in (
        (2.3, 0.5, (0, 0.05, 0.05), (0, 4, 0)),
        (1.4, 0.34, (0.42, -0.12, 0.05), (4, 26, 0)),
        (1.15, 0.3, (-0.42, -0.2, 0.05), (8, -28, 0)),
        (0.9, 0.24, (0.1, -0.5, 0.05), (26, 4, 0)),
    ):
        points = []
        for n in range(6):
            angle, wide = 2 * pi * (n + rng.uniform(-0.18, 0.18)) / 6, radius * rng.uniform(0.86, 1.1)
            points += [
                (wide * 0.7 * cos(angle), wide * 0.7 * sin(angle), 0),
                (wide * cos(angle), wide * sin(angle), high * rng.uniform(0.5, 0.66)),
            ]
        hull([*points, (radius * 0.1, 0, high), (-radius * 0.1, 0.05, high * 0.97)], shard, at, turn)
    rock = stone(("#2a2430", "#3e3648", "#544a5e"))
    for n in range(9):
        angle = radians(40 * n)
        ball(
            0.26,
            rock,
            (0.78 * cos(angle), 0.66 * sin(angle), 0.1),
            (1.1, 0.9, 0.6),
            (0, 0, rng.uniform(0, 360)),
            detail=3,
            rough=0.45,
            seed=n,
        )


def wax_block() -> None:
    """A cube of beeswax with a seal."""
    honey = wax(("#e2bb70", "#f0d08c", "#f8e2ae"))
    block(1.4, 1.4, 1.3, honey, turn=(0, 0, 28), bevel=0.18)
    lathe(
        [(0, 0), (0.42, 0), (0.46, 0.04), (0.4, 0.09), (0, 0.07)], wax(("#b88a3c", "#caa050")), (0, 0, 1.28), steps=40
    )
    ring(0.26, 0.03, honey, (0, 0, 1.37))


def gold_bar() -> None:
    """Three ingots in a heap."""
    for x, y, z, turn in ((-0.42, 0.1, 0, 8), (0.42, 0.04, 0, -6), (0.02, 0.04, 0.42, 24)):
        block(
            1.5 if z else 1.3,
            0.74,
            0.42,
            gold(),
            (x, y * 1.2 if z else y, z),
            (0, 0, turn + (0 if z else 90)),
            bevel=0.06,
            taper=0.8,
        )


def earth_flame() -> None:
    """A wooden flame in the colour of its House."""
    body = paint(NEUTRAL, tint=True)
    shape = [
        (0, 1.5),
        (0.3, 1.05),
        (0.52, 0.6),
        (0.5, 0.22),
        (0.3, 0.02),
        (0, 0),
        (-0.3, 0.02),
        (-0.5, 0.22),
        (-0.5, 0.6),
        (-0.22, 0.95),
    ]
    prism(shape, 0.42, body, (0, 0.21, 0.06), (90, 0, 0), bevel=0.12)
    inner = [(x * 0.5, 0.1 + y * 0.5) for x, y in shape]
    prism(inner, 0.06, paint(("#ffe6a0", "#fff4cc")), (0, -0.2, 0.06), (90, 0, 0), bevel=0.03)
    cylinder(0.5, 0.1, wood(), bevel=0.04)


PIECES = {
    "castle": castle, "explorer": explorer, "pilgrim": pilgrim, "warrior": warrior, "curse_figure": curse,
    "wax_block": wax_block, "gold_bar": gold_bar, "earth_flame": earth_flame,
    "temple_white": lambda: temple("white"), "temple_grey": lambda: temple("grey"),
    "temple_black": lambda: temple("black"),
}  # fmt: skip
