"""The haunting figure: a hooded shade that drifts over its base."""

from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import Canvas
from art.paint.shapes import blob, brush, disc, polygon, union


def figurine() -> Canvas:
    """A dark robe with a pale edge, claws and glowing eyes: seen on dark tiles and on light ones."""
    robe = union(
        polygon(
            (36, 4), (48, 10), (53, 24), (56, 42), (62, 60), (57, 66), (52, 60), (46, 68), (40, 61), (33, 68), (27, 60),
            (20, 66), (12, 60), (17, 42), (20, 24), (25, 10), smooth=3,
        )
    )  # fmt: skip
    sleeves = [
        brush([(22, 30), (10, 36), (5, 46)], [7, 5.4, 3]),
        brush([(50, 30), (62, 36), (67, 46)], [7, 5.4, 3]),
    ]
    claws = [
        brush([(x, 46), (x + s * n * 2.4, 54)], [1.5, 0.4]) for x, s in ((5, -1), (67, 1)) for n in (-0.4, 0.5, 1.4)
    ]
    parts: list[Part] = [
        *soft("#06040c", blob(36, 72, 26, 5), opacity=0.6),
        *skin("#3a3048", blob(36, 71, 22, 4.6)),
        *paint("#5b3f96", *sleeves),
        *paint("#6d4cb0", robe),
        *soft("#1c1030", brush([(30, 32), (26, 60)], [0.6, 2.4]), brush([(42, 32), (46, 60)], [0.6, 2.4]), opacity=0.6),
        *flat("#120a20", blob(36, 21, 10, 11)),
        *glow("#b8fff0", blob(31.4, 20, 2.6, 2, 0.35), blob(40.6, 20, 2.6, 2, -0.35)),
        *flat("#ffffff", disc(31.4, 20, 1), disc(40.6, 20, 1)),
        *skin("#e8e0f4", *claws),
    ]
    return Canvas(72, 78, Light("#e6d8ff", seed=9, rim_px=2), "", svg(parts))
