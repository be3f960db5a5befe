"""Musical instruments."""

from art.motifs.colours import (
    BARK,
    BRASS,
    DARK,
    GOLD,
    PAPER,
    RED,
    WOOD,
)  # fmt: skip
from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import blob, box, brush, disc, polygon, ring, union


def trumpet() -> list[Part]:
    return [
        *skin(GOLD, union(brush([(0, 14), (0, -26)], [1.8, 2.2]), polygon((-3, -26), (3, -26), (12, -44), (-12, -44)))),
        *paint(RED, polygon((1, -22), (22, -18), (22, 6), (11, 0), (1, 4))),
    ]


def horn() -> list[Part]:
    return [
        *skin("#e6d6ae", brush([(-14, 12), (0, 16), (14, 4), (16, -20)], [1.6, 4.4, 7, 10])),
        *flat("#4a3018", blob(16, -22, 9, 4)),
        *skin(BRASS, brush([(2, 11), (7, 20)], [1.6, 1.6]), brush([(9, -2), (23, 4)], [1.4, 1.4])),
    ]


def lute() -> list[Part]:
    return [
        *paint(WOOD, polygon((0, -12), (13, 2), (14, 18), (0, 27), (-14, 18), (-13, 2), smooth=4)),
        *flat(DARK, disc(0, 10, 4.6)),
        *paint(BARK, brush([(0, -8), (0, -44)], [2.4, 2.2]), polygon((-4, -42), (4, -42), (3, -54), (-7, -50))),
        *flat("#f6e9c4", *[brush([(x, 20), (x * 0.5, -42)], [0.3, 0.3]) for x in (-2.4, 0, 2.4)]),
    ]


def drum() -> list[Part]:
    return [
        *paint(RED, box(-19, -10, 38, 26, 3)),
        *skin(PAPER, blob(0, -10, 19, 6)),
        *flat(GOLD, *[brush([(x, -8), (x + 7, 14)], [0.8, 0.8]) for x in range(-18, 14, 7)]),
        *paint(WOOD, brush([(-16, -34), (-2, -12)], [1.4, 1.4]), brush([(18, -32), (5, -11)], [1.4, 1.4])),
    ]


def bell() -> list[Part]:
    return [
        *skin(BRASS, polygon((0, -20), (9, -14), (11, 4), (18, 16), (-18, 16), (-11, 4), (-9, -14), smooth=4)),
        *flat(DARK, blob(0, 16, 15, 3)),
        *skin(GOLD, disc(0, 20, 4), ring(0, -23, 4.6, 2.6)),
    ]


ALL = {"trumpet": trumpet, "horn": horn, "lute": lute, "drum": drum, "bell": bell}
