"""Tools and goods."""

from art.motifs.colours import (
    BARK,
    BRASS,
    CLAY,
    DARK,
    EMBER,
    FIRE,
    GOLD,
    HEART,
    INK,
    IRON,
    LEATHER,
    PAPER,
    RED,
    STEEL,
    WAX,
    WOOD,
)  # fmt: skip
from art.paint.drawing import Part, flat, glow, paint, placed, skin
from art.paint.shapes import blob, box, brush, disc, flame, gear, polygon, ring, strokes, union


def staff() -> list[Part]:
    crook = brush([(0, -46), (2, -58), (12, -62), (16, -52), (9, -46)], [2.2, 2.2, 2.2, 2, 1.4])
    return [*paint(WOOD, union(brush([(0, 44), (-1, 0), (0, -46)], [2.2, 2, 2.2]), crook))]


def orb_staff() -> list[Part]:
    return [
        *paint(
            BARK,
            brush([(0, 44), (1, 0), (0, -44)], [2.2, 2, 2]),
            brush([(-7, -58), (-8, -48), (0, -44), (8, -48), (7, -58)], [0.5, 1.8, 2, 1.8, 0.5]),
        ),
        *glow("#8fe6ff", disc(0, -57, 6.5)),
        *flat("#ffffff", disc(-2, -59, 1.8)),
    ]


def sun_staff() -> list[Part]:
    from art.paint.shapes import star

    return [
        *paint(WOOD, brush([(0, 44), (0, -40)], [2, 1.8])),
        *skin(GOLD, star(0, -54, 17, 9, 12)),
        *glow(HEART, disc(0, -54, 7)),
    ]


def torch() -> list[Part]:
    return [
        *paint(BARK, brush([(0, 26), (0, -18)], [2.6, 4])),
        *skin(IRON, box(-5.5, -24, 11, 7, 1.5)),
        *glow(FIRE, flame(0, -22, 11, 0.25)),
        *flat(HEART, flame(0, -23, 5.5, 0.2)),
    ]


def lantern() -> list[Part]:
    frame = union(
        polygon((-9, 6), (9, 6), (5, -1), (-5, -1)),
        box(-10, 28, 20, 5, 1),
        *[brush([(x, 5), (x, 29)], [1.1, 1.1]) for x in (-8.5, 8.5)],
        ring(0, -5, 5, 3.2),
    )
    return [*glow("#ffcf5c", box(-8, 6, 16, 22, 3)), *flat(HEART, flame(0, 26, 5)), *paint(BARK, frame)]


def snuffer() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 30), (0, -34)], [1.8, 1.6])),
        *skin(
            BRASS, brush([(0, -34), (-6, -44), (-14, -44)], [1.6, 1.6, 1.6]), polygon((-14, -46), (-6, -26), (-22, -26))
        ),
    ]


def shears() -> list[Part]:
    blades = union(polygon((-2, 0), (-10, -34), (-2, -30), (3, 0)), polygon((2, 0), (10, -34), (2, -30), (-3, 0)))
    return [*skin(STEEL, blades), *paint(BRASS, ring(-7, 10, 7, 4), ring(7, 10, 7, 4), disc(0, -2, 2.6))]


def bucket() -> list[Part]:
    return [
        *paint(WOOD, polygon((-14, -12), (14, -12), (10, 16), (-10, 16))),
        *skin(IRON, box(-14, -8, 28, 3), box(-12, 6, 24, 3)),
        *flat("#bfe6f4", blob(0, -12, 13, 3.4)),
        *paint(IRON, ring(0, -12, 14, 12.4).intersection(box(-16, -30, 32, 18))),
    ]


def purse() -> list[Part]:
    bag = polygon((-6, -14), (6, -14), (17, 2), (15, 16), (0, 21), (-15, 16), (-17, 2), smooth=4)
    return [
        *paint(LEATHER, union(bag, polygon((-9, -24), (9, -24), (5, -13), (-5, -13)))),
        *paint(RED, brush([(-7, -14), (7, -14)], [1.8, 1.8])),
        *skin(GOLD, disc(0, 4, 6.5)),
        *flat(BRASS, ring(0, 4, 4.6, 3.4)),
    ]


def coins() -> list[Part]:
    stack = [
        part for n in range(4) for part in skin((GOLD, "#d39a2c")[n % 2], blob(-6 + (n % 2) * 2, 12 - n * 6, 13, 5))
    ]
    return [
        *stack,
        *skin(GOLD, blob(14, 14, 12, 4.6)),
        *skin("#d39a2c", blob(13, 9, 12, 4.6)),
        *skin(GOLD, disc(10, -12, 9)),
        *flat(BRASS, ring(10, -12, 6.6, 5.2)),
    ]


def chest() -> list[Part]:
    lid = polygon((-24, -6), (-22, -20), (0, -26), (22, -20), (24, -6), smooth=3)
    return [
        *paint(WOOD, box(-24, -6, 48, 26, 2)),
        *paint("#a06a35", lid),
        *skin(IRON, box(-17, -22, 4, 42), box(13, -22, 4, 42), box(-24, -8, 48, 4)),
        *skin(GOLD, box(-5, -10, 10, 12, 2)),
        *flat(DARK, disc(0, -5, 1.6)),
    ]


def key() -> list[Part]:
    return [
        *skin(GOLD, union(ring(0, 14, 9, 4.6), brush([(0, 6), (0, -26)], [2, 2]), box(0, -26, 9, 4), box(0, -18, 7, 4)))
    ]


def keys() -> list[Part]:
    return [*skin(IRON, ring(0, 8, 8, 6)), *placed(key(), -2, 30, 0.62, 168), *placed(key(), 6, 29, 0.62, 204)]


def scroll() -> list[Part]:
    lines = [brush([(-11, y), (9, y)], [0.7, 0.7]) for y in (-12, -5, 2, 9)]
    return [
        *skin(PAPER, box(-15, -18, 30, 38, 1)),
        *skin("#e0cf9f", box(-18, -24, 36, 8, 4), box(-18, 17, 36, 8, 4)),
        *flat("#6a4a2a", *lines),
        *skin(RED, disc(7, 12, 4.4)),
    ]


def chart() -> list[Part]:
    sheet = polygon((-22, -16), (-8, -20), (8, -15), (22, -19), (22, 15), (8, 19), (-8, 14), (-22, 18))
    return [
        *skin(PAPER, sheet),
        *flat("#b89a62", brush([(-8, -20), (-8, 14)], [0.5, 0.5]), brush([(8, -15), (8, 19)], [0.5, 0.5])),
        *flat("#6f9a6a", blob(-13, 2, 6, 8), blob(12, -4, 7, 6)),
        *flat(
            RED,
            brush([(-16, 10), (-4, 2), (4, 6), (14, -8)], [0.9, 0.9, 0.9, 0.9]),
            strokes([([(11, -12), (18, -4)], [1.1, 1.1]), ([(18, -12), (11, -4)], [1.1, 1.1])]),
        ),
    ]


def book() -> list[Part]:
    return [
        *paint("#7a2f2a", polygon((-23, -14), (0, -8), (23, -14), (23, 14), (0, 20), (-23, 14))),
        *skin(
            PAPER, polygon((-20, -16), (0, -10), (0, 15), (-20, 10)), polygon((20, -16), (0, -10), (0, 15), (20, 10))
        ),
        *flat("#8a6a48", *[brush([(s * 4, y), (s * 16, y - 3)], [0.6, 0.6]) for s in (-1, 1) for y in (-5, 0, 5)]),
    ]


def tome() -> list[Part]:
    return [
        *paint("#5a2440", box(-14, -19, 28, 38, 2)),
        *skin(GOLD, box(-14, -19, 7, 38, 1), ring(3, 0, 7, 5), disc(3, 0, 2)),
        *skin(PAPER, box(12, -17, 4, 34)),
    ]


def quill() -> list[Part]:
    return [
        *skin("#f0ebe0", brush([(0, 6), (6, -20), (20, -48)], [0.8, 5, 0.3])),
        *flat("#b0a690", brush([(0, 8), (6, -20), (18, -44)], [0.6, 0.6, 0.3])),
        *flat(INK, brush([(0, 6), (-2, 14)], [0.9, 0.3])),
    ]


def cog() -> list[Part]:
    return [*skin(BRASS, gear(0, 0, 16))]


def cogs() -> list[Part]:
    return [*skin(BRASS, gear(-10, 6, 15)), *skin(IRON, gear(15, -14, 10, 8)), *skin(GOLD, gear(17, 16, 8, 7))]


def wrench() -> list[Part]:
    jaw = disc(0, -34, 11).difference(polygon((-4.5, -50), (4.5, -50), (4, -32), (-4, -32)))
    return [*skin(STEEL, union(brush([(0, 24), (0, -26)], [3.6, 3.2]), jaw, disc(0, 24, 5)))]


def pick() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 28), (0, -34)], [2.4, 2.2])),
        *skin(IRON, brush([(-26, -20), (-10, -33), (0, -35), (10, -33), (26, -20)], [0.4, 3, 4, 3, 0.4])),
    ]


def trowel() -> list[Part]:
    return [
        *skin(STEEL, polygon((0, -34), (11, -12), (0, -4), (-11, -12))),
        *paint(WOOD, brush([(0, 2), (0, 18)], [2.6, 3])),
        *skin(IRON, brush([(0, -6), (0, 2)], [1.4, 1.4])),
    ]


def ladle() -> list[Part]:
    return [
        *skin(
            IRON, brush([(0, 28), (0, -24)], [1.8, 1.8]), polygon((-13, -34), (13, -34), (9, -22), (-9, -22), smooth=4)
        ),
        *glow(EMBER, blob(0, -34, 12, 3)),
    ]


def wheel() -> list[Part]:
    spokes = strokes(
        [
            ([(0, 0), (x, y)], [1.6, 1.6])
            for x, y in ((20, 0), (-20, 0), (0, 20), (0, -20), (14, 14), (-14, 14), (14, -14), (-14, -14))
        ]
    )
    return [*paint(WOOD, union(ring(0, 0, 23, 18), spokes)), *skin(IRON, ring(0, 0, 25, 22.6), disc(0, 0, 5))]


def scales() -> list[Part]:
    pans = [polygon((x - 10, 8), (x + 10, 8), (x + 6, 14), (x - 6, 14), smooth=3) for x in (-20, 20)]
    cords = [brush([(x, -18), (x + s, 8)], [0.5, 0.5]) for x in (-20, 20) for s in (-8, 8)]
    return [
        *skin(
            BRASS,
            union(
                brush([(0, 28), (0, -24)], [2, 1.6]),
                brush([(-21, -17), (0, -21), (21, -17)], [1.4, 2, 1.4]),
                box(-10, 26, 20, 4, 1),
                disc(0, -26, 3),
            ),
        ),
        *flat(INK, *cords),
        *skin(GOLD, *pans),
    ]


def hourglass() -> list[Part]:
    glass = union(polygon((-11, -20), (11, -20), (2, 0), (-2, 0)), polygon((-2, 0), (2, 0), (11, 20), (-11, 20)))
    return [
        *skin("#d9eef2", glass),
        *flat("#e0a040", polygon((-6, -10), (6, -10), (0, -1)), polygon((-9, 20), (9, 20), (0, 8))),
        *paint(WOOD, box(-15, -26, 30, 6, 1.5), box(-15, 20, 30, 6, 1.5)),
        *skin(BRASS, box(-14, -20, 2.2, 40), box(12, -20, 2.2, 40)),
    ]


def spyglass() -> list[Part]:
    return [
        *skin(BRASS, polygon((-26, 14), (-22, 20), (24, -8), (17, -20))),
        *paint(LEATHER, polygon((-12, 6), (-8, 12), (8, 2), (3, -8))),
        *skin(GOLD, blob(21, -14, 4, 8, -0.5)),
        *flat("#9fdcec", blob(21.4, -14.4, 2.4, 5.6, -0.5)),
    ]


def gavel() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 26), (0, -18)], [2.2, 2.2]), box(-18, -34, 36, 18, 4)),
        *skin(BRASS, box(-12, -34, 3.4, 18), box(8.6, -34, 3.4, 18)),
    ]


def cup() -> list[Part]:
    return [
        *skin(
            GOLD,
            polygon((-13, -20), (13, -20), (10, 0), (3, 6), (-3, 6), (-10, 0), smooth=4),
            brush([(0, 4), (0, 18)], [2, 2]),
            blob(0, 19, 10, 3),
        ),
        *flat("#7a1f2a", blob(0, -19, 12, 3)),
    ]


def barrel() -> list[Part]:
    return [
        *paint(WOOD, polygon((-14, -22), (14, -22), (19, 0), (14, 22), (-14, 22), (-19, 0), smooth=4)),
        *skin(IRON, box(-17, -15, 34, 3.4), box(-17, 11, 34, 3.4)),
        *flat(BARK, *[brush([(x, -20), (x * 1.25, 0), (x, 20)], [0.4, 0.4, 0.4]) for x in (-7, 0, 7)]),
    ]


def net() -> list[Part]:
    hoop = ring(0, -26, 15, 12.6)
    mesh = strokes(
        [
            *[([(x, -38), (x, -14)], [0.6, 0.6]) for x in (-8, -3, 3, 8)],
            *[([(-13, y), (13, y)], [0.6, 0.6]) for y in (-33, -28, -23, -18)],
        ]
    ).intersection(disc(0, -26, 13))
    return [*flat("#d9cba4", mesh), *paint(WOOD, union(hoop, brush([(0, -12), (0, 30)], [2, 2.2])))]


def beehive() -> list[Part]:
    rings = [
        part
        for n, (w, y) in enumerate(((18, 14), (18, 6), (16, -2), (12, -10), (7, -17)))
        for part in paint(("#e0a93c", "#cf9430")[n % 2], blob(0, y, w, 5.6))
    ]
    return [
        *rings,
        *flat(DARK, blob(0, 12, 4, 3.4)),
        *flat("#2a1a0c", *[blob(x, y, 2, 1.4) for x, y in ((-22, -8), (20, -14), (24, 4))]),
        *flat("#f6f0d8", *[blob(x, y - 2, 1.6, 1.1) for x, y in ((-22, -8), (20, -14), (24, 4))]),
    ]


def candle_mould() -> list[Part]:
    wicks = [brush([(x, -24), (x, -16)], [0.7, 0.7]) for x in (-14, -5, 5, 14)]
    return [
        *skin(WAX, *[box(x - 3.4, -18, 6.8, 36, 3) for x in (-14, -5, 5, 14)]),
        *skin(IRON, box(-20, -16, 40, 5, 1.5), box(-20, 12, 40, 6, 1.5)),
        *flat(INK, *wicks),
    ]


def brush_and_pot() -> list[Part]:
    return [
        *paint(CLAY, polygon((-10, 0), (10, 0), (12, 12), (8, 22), (-8, 22), (-12, 12), smooth=4)),
        *paint(WOOD, brush([(2, 4), (12, -30)], [1.4, 1.2])),
        *paint(RED, brush([(12, -30), (17, -44)], [3.4, 0.4])),
    ]


def hook() -> list[Part]:
    return [
        *paint(BARK, brush([(0, 24), (0, 0)], [3, 3.4])),
        *skin(STEEL, brush([(0, 0), (0, -18), (10, -30), (20, -20), (14, -12)], [2.4, 2.4, 2.4, 2, 0.3])),
    ]


def rope() -> list[Part]:
    return [
        *paint("#c9a86a", ring(0, 6, 17, 11), brush([(12, -6), (18, -20), (8, -34)], [2.6, 2.6, 2.4])),
        *flat(
            "#8a6a34",
            *[
                brush([(x, y), (x * 0.72, 6 + (y - 6) * 0.72)], [0.6, 0.6])
                for x, y in ((16, 8), (11, 18), (0, 23), (-11, 18), (-16, 8), (-12, -6), (0, -11), (12, -5))
            ],
        ),
    ]


ALL = {
    "staff": staff, "orb_staff": orb_staff, "sun_staff": sun_staff, "torch": torch, "lantern": lantern,
    "snuffer": snuffer, "shears": shears, "bucket": bucket, "purse": purse, "coins": coins, "chest": chest,
    "key": key, "keys": keys, "scroll": scroll, "chart": chart, "book": book, "tome": tome, "quill": quill,
    "cog": cog, "cogs": cogs, "wrench": wrench, "pick": pick, "trowel": trowel, "ladle": ladle, "wheel": wheel,
    "scales": scales,
    "hourglass": hourglass, "spyglass": spyglass, "gavel": gavel, "cup": cup, "barrel": barrel, "net": net,
    "beehive": beehive, "candle_mould": candle_mould, "brush_and_pot": brush_and_pot, "hook": hook, "rope": rope,
}  # fmt: skip
