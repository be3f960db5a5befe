"""Buildings, badges and signs."""

from math import pi

from art.motifs.colours import BARK, BRASS, DARK, FIRE, GOLD, HEART, INK, IRON, PAPER, RED, STONE, VIOLET, WAX, WOOD
from art.paint.drawing import Part, flat, glow, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, flame, polygon, ring, star, strokes, union


def crown() -> list[Part]:
    band = polygon((-22, 14), (-26, -14), (-12, 0), (0, -20), (12, 0), (26, -14), (22, 14))
    return [
        *skin(GOLD, union(band, disc(-26, -15, 3.4), disc(0, -21, 3.6), disc(26, -15, 3.4))),
        *skin(RED, disc(0, 6, 4)),
        *skin("#3f86c0", disc(-12, 7, 3), disc(12, 7, 3)),
        *flat(BRASS, box(-22, 12, 44, 2)),
    ]


def laurel() -> list[Part]:
    leaves = [blob(x, y, 7, 3, a + pi / 2 + 0.5) for x, y, a in around(0, 0, 21, 16, pi / 2 + 0.35)[:14]]
    return [*paint("#7fa83e", union(*leaves)), *skin(GOLD, star(0, 0, 12, 5, 5))]


def banner() -> list[Part]:
    return [
        *paint(WOOD, brush([(-16, 40), (-16, -44)], [1.8, 1.6])),
        *skin(GOLD, disc(-16, -46, 3.6)),
        *paint(RED, polygon((-15, -40), (6, -44), (22, -38), (20, -22), (24, -8), (4, -12), (-15, -8), smooth=2)),
        *skin(GOLD, star(4, -25, 9, 3.8, 5)),
    ]


def medal() -> list[Part]:
    return [
        *paint(RED, polygon((-12, -34), (-2, -34), (4, -6), (-4, -4)), polygon((12, -34), (2, -34), (-4, -6), (4, -4))),
        *skin(GOLD, disc(0, 10, 16)),
        *flat(BRASS, ring(0, 10, 13, 11.4)),
        *skin("#fff0b8", star(0, 10, 9, 3.8, 5)),
    ]


def chess_rook() -> list[Part]:
    body = union(
        polygon((-11, -10), (11, -10), (9, 14), (-9, 14)),
        polygon(
            (-15, -22),
            (-9, -22),
            (-9, -16),
            (-3, -16),
            (-3, -22),
            (3, -22),
            (3, -16),
            (9, -16),
            (9, -22),
            (15, -22),
            (12, -10),
            (-12, -10),
        ),
        box(-15, 14, 30, 6, 2),
        box(-18, 20, 36, 7, 2),
    )
    return [*skin("#e6d6b4", body)]


def chess_knight() -> list[Part]:
    head = polygon(
        (-12, 20), (-8, 2), (-18, 4), (-22, -6), (-8, -20), (-4, -30), (2, -22), (14, -14), (17, 4), (13, 20), smooth=3
    )
    return [
        *skin("#4f4038", head),
        *skin("#6a5648", box(-17, 19, 34, 8, 2)),
        *flat(HEART, disc(-7, -11, 2)),
        *flat("#2a201c", *[brush([(6 + n * 2, -20 + n * 8), (14, -16 + n * 9)], [1.2, 0.4]) for n in range(4)]),
    ]


def mask() -> list[Part]:
    face = polygon((-22, -12), (0, -8), (22, -12), (20, 4), (8, 12), (0, 5), (-8, 12), (-20, 4), smooth=4)
    return [
        *paint(VIOLET, face),
        *flat("#140f1c", blob(-10, -1, 6, 4, 0.2), blob(10, -1, 6, 4, -0.2)),
        *skin(GOLD, brush([(0, -9), (6, -24), (16, -30)], [1.6, 3.6, 0.3])),
    ]


def theatre_mask() -> list[Part]:
    return [
        *skin(
            "#f2ead8", polygon((-18, -22), (0, -18), (18, -22), (18, 4), (8, 22), (0, 26), (-8, 22), (-18, 4), smooth=4)
        ),
        *flat(
            DARK, blob(-8, -5, 5, 3, 0.3), blob(8, -5, 5, 3, -0.3), brush([(-9, 10), (0, 15), (9, 10)], [0.8, 2.8, 0.8])
        ),
        *flat(RED, disc(-11, 5, 3), disc(11, 5, 3)),
    ]


def temple() -> list[Part]:
    columns = [box(x - 3.4, -8, 6.8, 24) for x in (-19, -6.5, 6.5, 19)]
    return [
        *skin("#ece4d2", union(*columns, box(-28, 15, 56, 6), box(-32, 21, 64, 6), box(-27, -14, 54, 6))),
        *skin("#d8ccb4", polygon((-30, -14), (0, -34), (30, -14))),
        *skin(GOLD, disc(0, -21, 4)),
    ]


def ruin() -> list[Part]:
    left = polygon((-26, 22), (-26, -14), (-20, -20), (-17, -10), (-13, -18), (-13, 22))
    right = polygon((10, 22), (10, -2), (15, -8), (18, 2), (24, -4), (24, 22))
    return [
        *skin("#d8ccb4", left, right),
        *skin(STONE, box(-32, 20, 64, 7), polygon((-8, 20), (-10, 10), (0, 6), (6, 13), (4, 20))),
        *flat("#6a6258", *[box(x, y, 12, 1) for x, y in ((-26, -4), (-26, 8), (11, 8))]),
    ]


def column() -> list[Part]:
    return [
        *skin("#e2d8c2", box(-8, -22, 16, 44), box(-13, -29, 26, 8, 1.5), box(-13, 20, 26, 8, 1.5)),
        *flat("#a89c84", *[box(x, -20, 1.2, 40) for x in (-4.4, -0.6, 3.2)]),
    ]


def tower() -> list[Part]:
    return [
        *skin(
            "#c9bda4",
            polygon((-13, 28), (-11, -14), (11, -14), (13, 28)),
            polygon(
                (-16, -14),
                (-16, -27),
                (-10, -27),
                (-10, -21),
                (-3, -21),
                (-3, -27),
                (3, -27),
                (3, -21),
                (10, -21),
                (10, -27),
                (16, -27),
                (16, -14),
            ),
        ),
        *flat(DARK, box(-3, -6, 6, 11, 3), box(-4, 16, 8, 12, 4)),
    ]


def beacon() -> list[Part]:
    return [
        *glow(FIRE, flame(0, -14, 12, 0.15)),
        *flat(HEART, flame(0, -15, 6, 0.1)),
        *skin(STONE, polygon((-12, 30), (-9, -8), (9, -8), (12, 30)), box(-13, -14, 26, 7, 1.5)),
        *flat("#6a645c", *[box(-9, y, 18, 1) for y in (2, 11, 20)]),
    ]


def gate() -> list[Part]:
    bars = [box(x, -14, 2, 38) for x in (-9, -3, 3, 9)]
    return [
        *skin(
            "#b5a88f",
            union(box(-24, -22, 48, 46), *[box(x, -30, 9, 9) for x in (-24, -10, 4, 15)]).difference(
                union(box(-12, -4, 24, 30), disc(0, -4, 12))
            ),
        ),
        *skin(IRON, *bars, box(-12, 0, 24, 2), box(-12, 11, 24, 2)),
    ]


def forge() -> list[Part]:
    anvil = polygon((-26, -10), (22, -12), (22, -4), (8, 0), (6, 10), (14, 18), (-14, 18), (-6, 10), (-8, 0), (-18, -2))
    return [
        *skin("#565b68", anvil),
        *paint(BARK, box(-16, 18, 32, 10, 2)),
        *glow(FIRE, star(4, -18, 13, 3, 5), star(-14, -20, 7, 2, 4)),
    ]


def mine() -> list[Part]:
    hill = polygon((-30, 24), (-18, -8), (-4, -24), (12, -18), (24, 2), (30, 24), smooth=2)
    return [
        *skin("#8f8474", hill),
        *flat("#17100a", union(box(-10, 0, 20, 24), disc(0, 0, 10))),
        *paint(WOOD, box(-13, -2, 4, 26), box(9, -2, 4, 26), box(-15, -8, 30, 5)),
        *skin(GOLD, polygon((-5, 22), (5, 22), (7, 14), (-7, 14))),
    ]


def tavern() -> list[Part]:
    return [
        *skin("#e0c492", box(-20, -6, 40, 30)),
        *paint("#7a4a24", polygon((-28, -4), (-16, -26), (16, -26), (28, -4))),
        *flat("#6a3d1c", box(-20, 6, 40, 2), box(-7, -6, 2, 12), box(5, -6, 2, 12)),
        *glow("#ffcf5c", box(-16, -1, 7, 6), box(9, -1, 7, 6)),
        *flat("#3a2010", box(-5, 10, 10, 14, 2)),
        *skin(GOLD, box(22, 2, 10, 11, 2)),
        *flat("#fff6dc", blob(27, 2, 5, 2)),
    ]


def portal() -> list[Part]:
    arch = union(box(-22, -6, 44, 32), disc(0, -6, 22)).difference(union(box(-13, -6, 26, 40), disc(0, -6, 13)))
    return [
        *glow("#7ff0e6", union(box(-12, -6, 24, 30), disc(0, -6, 12.4))),
        *flat("#ffffff", brush([(-5, 20), (5, 8), (-4, -2), (3, -14)], [0.6, 2, 2, 0.4]), opacity=0.85),
        *skin("#8f8d98", arch),
        *flat(
            "#4a4854",
            *[brush([(x * 0.62, -6 + y * 0.62), (x, -6 + y)], [0.6, 0.6]) for x, y, _ in around(0, 0, 22, 10, pi)[:6]],
        ),
    ]


def barracks() -> list[Part]:
    return [
        *paint("#b8503c", polygon((-28, 24), (-4, -16), (20, 24))),
        *flat("#3a120c", polygon((-4, -16), (-11, 24), (4, 24))),
        *paint(PAPER, polygon((8, 24), (20, 2), (32, 24))),
        *paint(WOOD, brush([(-4, -14), (-4, -36)], [1.4, 1.2])),
        *paint(GOLD, polygon((-3, -35), (15, -30), (-3, -24))),
    ]


def curse() -> list[Part]:
    spire = polygon((-10, 26), (-7, -14), (0, -38), (7, -14), (10, 26))
    return [
        *skin("#8a64c0", polygon((-24, 26), (-19, 4), (-13, 26)), polygon((12, 26), (18, 8), (24, 26))),
        *skin("#6e48a8", spire),
        *glow("#f2dcff", star(0, -4, 14, 4.4, 4)),
    ]


def eye() -> list[Part]:
    lid = polygon((-26, 0), (-12, -13), (0, -16), (12, -13), (26, 0), (12, 12), (0, 15), (-12, 12), smooth=4)
    return [
        *skin("#efe8f6", lid),
        *skin(VIOLET, disc(0, -1, 10.5)),
        *flat("#120a1c", blob(0, -1, 3.4, 9)),
        *flat("#ffffff", disc(-4, -5, 2.2)),
    ]


def candle() -> list[Part]:
    return [
        *glow(FIRE, flame(0, -18, 8, 0.1)),
        *flat(HEART, flame(0, -18.5, 4)),
        *skin(
            WAX,
            union(box(-10, -14, 20, 40, 3), brush([(-6, -13), (-7, 0)], [3, 2.6]), brush([(5, -13), (6, 6)], [3, 2.6])),
        ),
        *flat(INK, brush([(0, -14), (0, -20)], [0.8, 0.8])),
        *skin(BRASS, blob(0, 26, 18, 5)),
    ]


def dead_candle() -> list[Part]:
    return [
        *paint(
            "#cfd2d8",
            brush([(0, -20), (-8, -32), (4, -42), (-4, -54)], [0.8, 2.4, 2.4, 0.3]),
            material="soft",
            opacity=0.8,
        ),
        *skin("#d9cfb4", union(box(-10, -14, 20, 40, 3), brush([(-6, -13), (-7, 0)], [3, 2.6]))),
        *flat(INK, brush([(0, -14), (0, -20)], [0.8, 0.8])),
        *skin(IRON, blob(0, 26, 18, 5)),
    ]


def three_candles() -> list[Part]:
    from art.paint.drawing import placed

    return [*placed(candle(), -19, 6, 0.68), *placed(candle(), 19, 6, 0.68), *placed(candle(), 0, 0, 0.9)]


def wax() -> list[Part]:
    top = polygon((0, -22), (22, -11), (0, 0), (-22, -11))
    return [
        *skin("#f7ecd0", top),
        *skin("#dcc491", polygon((-22, -11), (0, 0), (0, 24), (-22, 12))),
        *skin("#c4a468", polygon((22, -11), (0, 0), (0, 24), (22, 12))),
    ]


def gold() -> list[Part]:
    top = polygon((-14, -10), (14, -10), (20, 4), (-20, 4))
    return [
        *skin("#ffdc78", top),
        *skin("#dfa22a", polygon((-20, 4), (20, 4), (26, 18), (-26, 18))),
        *flat("#b27c16", polygon((-9, -6), (9, -6), (12, 1), (-12, 1)), opacity=0.7),
    ]


def castle() -> list[Part]:
    walls = union(box(-26, -8, 12, 34), box(14, -8, 12, 34), box(-15, 0, 30, 26), box(-9, -24, 18, 30))
    roofs = [polygon((x - 8, y), (x, y - 20), (x + 8, y)) for x, y in ((-20, -8), (20, -8))]
    return [
        *skin("#dccdaa", walls),
        *paint(RED, *roofs, polygon((-12, -24), (0, -46), (12, -24))),
        *flat(DARK, union(box(-5, 12, 10, 14), disc(0, 12, 5))),
        *glow("#ffcf5c", box(-2, -16, 4, 7, 2)),
    ]


def plus() -> list[Part]:
    return [*skin("#7fd06a", union(box(-5, -20, 10, 40, 2), box(-20, -5, 40, 10, 2)))]


def feet() -> list[Part]:
    step = union(blob(0, 4, 7, 13), blob(0, -14, 7.6, 8))
    from art.paint.drawing import placed

    return [*placed(paint("#6a4522", step), -11, 8, 1, -12), *placed(paint("#6a4522", step), 12, -10, 1, 12)]


def rune() -> list[Part]:
    return [
        *skin("#8a8f9e", polygon((-16, 28), (-18, -14), (-8, -28), (8, -28), (18, -14), (16, 28), smooth=2)),
        *glow(
            "#8fe6ff",
            strokes(
                [([(0, -18), (0, 20)], [1.8, 1.8]), ([(0, -16), (9, -6)], [1.6, 1.6]), ([(0, 0), (-9, 10)], [1.6, 1.6])]
            ),
        ),
    ]


ALL = {
    "crown": crown, "laurel": laurel, "banner": banner, "medal": medal, "rook": chess_rook, "knight": chess_knight,
    "mask": mask, "theatre_mask": theatre_mask, "temple": temple, "ruin": ruin, "column": column, "tower": tower,
    "beacon": beacon, "gate": gate, "forge": forge, "mine": mine, "tavern": tavern, "portal": portal,
    "barracks": barracks, "curse": curse, "eye": eye, "candle": candle, "dead_candle": dead_candle,
    "three_candles": three_candles, "wax": wax, "gold": gold, "castle": castle, "plus": plus, "feet": feet,
    "rune": rune,
}  # fmt: skip
