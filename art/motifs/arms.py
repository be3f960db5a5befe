"""Arms and armour."""

from math import pi

from art.motifs.colours import BARK, BLUE, BRASS, DARK, GOLD, IRON, LEATHER, RED, STEEL, WOOD
from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, polygon, star, strokes, union


def sword() -> list[Part]:
    blade = polygon((-3.4, -4), (-3, -46), (0, -54), (3, -46), (3.4, -4))
    hilt = union(brush([(-10, -4), (0, -3), (10, -4)], [1.8, 2.2, 1.8]), disc(0, 12, 3))
    return [
        *skin(STEEL, blade),
        *flat("#8a97a8", polygon((-0.5, -6), (0, -46), (0.6, -6))),
        *paint(GOLD, hilt),
        *paint(LEATHER, brush([(0, -2), (0, 9)], [2, 2])),
    ]


def rapier() -> list[Part]:
    guard = union(blob(0, -3, 8, 5), brush([(-9, 0), (9, -6)], [1.2, 1.2]))
    return [
        *skin(STEEL, brush([(0, 0), (1, -34), (2, -62)], [1.6, 1.3, 0.2])),
        *paint(BRASS, guard),
        *paint(DARK, brush([(0, 0), (0, 11)], [2, 2])),
    ]


def sabre() -> list[Part]:
    blade = brush([(0, -2), (3, -20), (0, -38), (-10, -54)], [2.4, 4, 3.6, 0.2])
    return [
        *skin(STEEL, blade),
        *paint(GOLD, brush([(-8, -2), (0, -1), (9, -4)], [1.6, 2.2, 1.6])),
        *paint(BARK, brush([(0, 0), (-1, 12)], [2.2, 2])),
    ]


def dagger() -> list[Part]:
    return [
        *skin(STEEL, polygon((-3, -4), (-2.4, -22), (0, -29), (2.4, -22), (3, -4))),
        *paint(BRASS, brush([(-7, -3), (7, -3)], [1.6, 1.6])),
        *paint(LEATHER, brush([(0, -2), (0, 9)], [2, 2])),
    ]


def axe() -> list[Part]:
    head = polygon((-2, -46), (-16, -52), (-20, -38), (-15, -26), (-2, -34), smooth=3)
    return [
        *paint(WOOD, brush([(0, 26), (0, -20), (0, -50)], [2.2, 2, 2])),
        *skin(STEEL, head),
        *skin(IRON, box(-3.5, -48, 8, 16, 1.5)),
    ]


def great_axe() -> list[Part]:
    head = union(
        polygon((-2, -50), (-18, -60), (-24, -44), (-18, -26), (-2, -36), smooth=3),
        polygon((2, -50), (18, -60), (24, -44), (18, -26), (2, -36), smooth=3),
    )
    return [
        *paint(BARK, brush([(0, 34), (0, -20), (0, -58)], [2.6, 2.4, 2.4])),
        *skin(STEEL, head),
        *skin(BRASS, box(-3.5, -52, 7, 18, 1.5)),
    ]


def mace() -> list[Part]:
    spikes = union(
        disc(0, -42, 9), *[brush([(x * 0.7, y * 0.7 - 12.6), (x, y)], [3, 0.3]) for x, y, _ in around(0, -42, 15, 8)]
    )
    return [*paint(WOOD, brush([(0, 22), (0, -36)], [2.4, 2.2])), *skin(IRON, spikes)]


def hammer() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 26), (0, -36)], [2.4, 2.2])),
        *skin(IRON, box(-15, -48, 30, 17, 3)),
        *skin(STEEL, box(-18, -46, 6, 13, 2), box(12, -46, 6, 13, 2)),
    ]


def spear() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 44), (0, -48)], [1.9, 1.7])),
        *skin(STEEL, polygon((0, -72), (6, -56), (2, -46), (-2, -46), (-6, -56))),
        *paint(RED, brush([(0, -46), (5, -38), (2, -30)], [2.4, 3, 0.3])),
    ]


def halberd() -> list[Part]:
    head = union(
        polygon((0, -74), (4, -58), (0, -44), (-4, -58)),
        polygon((-2, -58), (-15, -60), (-17, -50), (-13, -42), (-2, -47), smooth=3),
        polygon((2, -56), (13, -53), (2, -49)),
    )
    return [*paint(WOOD, brush([(0, 44), (0, -50)], [2, 1.8])), *skin(STEEL, head)]


def bow() -> list[Part]:
    limbs = brush([(8, -46), (-6, -30), (-9, 0), (-6, 30), (8, 46)], [0.8, 2.2, 2.8, 2.2, 0.8])
    return [
        *flat("#f3ead2", brush([(8, -46), (8, 46)], [0.45, 0.45])),
        *paint(WOOD, limbs),
        *paint(LEATHER, brush([(-9, -6), (-9, 6)], [3.2, 3.2])),
    ]


def arrow() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 34), (0, -34)], [1.2, 1.2])),
        *skin(STEEL, polygon((0, -46), (6, -32), (0, -35), (-6, -32))),
        *paint(RED, polygon((0, 22), (6, 28), (6, 40), (0, 34), (-6, 40), (-6, 28))),
    ]


def crossbow() -> list[Part]:
    return [
        *paint(WOOD, brush([(0, 22), (0, -30)], [3.6, 2.8])),
        *skin(IRON, brush([(-24, -14), (-12, -26), (0, -29), (12, -26), (24, -14)], [1, 2.4, 3, 2.4, 1])),
        *flat("#f3ead2", brush([(-24, -14), (0, -6), (24, -14)], [0.5, 0.5, 0.5])),
        *skin(STEEL, polygon((0, -46), (4, -34), (-4, -34))),
    ]


def shield() -> list[Part]:
    rim = polygon((0, -30), (22, -24), (22, 2), (14, 20), (0, 32), (-14, 20), (-22, 2), (-22, -24), smooth=3)
    return [*skin(BRASS, rim), *paint(BLUE, rim.buffer(-3.6)), *skin(GOLD, star(0, -2, 13, 5.4, 6))]


def round_shield() -> list[Part]:
    return [
        *paint(WOOD, disc(0, 0, 26)),
        *paint(RED, strokes([([(0, 0), (x, y)], [1, 7]) for x, y, _ in around(0, 0, 22, 4, pi / 4)])),
        *skin(IRON, disc(0, 0, 27).difference(disc(0, 0, 23)), disc(0, 0, 7)),
    ]


def crossed_swords() -> list[Part]:
    from art.paint.drawing import placed

    return [*placed(sword(), 14, 20, 1, -38), *placed(sword(), -14, 20, 1, 38)]


def helm() -> list[Part]:
    dome = polygon(
        (-20, 22), (-22, -6), (-12, -24), (0, -28), (12, -24), (22, -6), (20, 22), (6, 28), (-6, 28), smooth=3
    )
    slit = union(box(-16, -4, 13, 5, 1), box(3, -4, 13, 5, 1), *[box(x, 8, 2, 9) for x in (-9, -5, 3, 7)])
    return [
        *skin(STEEL, dome),
        *flat("#12141c", slit),
        *paint(RED, brush([(0, -26), (10, -42), (26, -38), (30, -24)], [3, 6, 5, 0.4])),
    ]


def gauntlet() -> list[Part]:
    fist = union(box(-15, -18, 30, 24, 6), *[box(-15 + 7.8 * n, -26, 6.6, 16, 3) for n in range(4)])
    return [
        *skin(STEEL, fist),
        *skin(IRON, polygon((-14, 6), (14, 6), (20, 30), (-20, 30))),
        *flat("#3a4454", box(-18, 14, 36, 1.6), box(-19, 21, 38, 1.6)),
    ]


def ram() -> list[Part]:
    log = brush([(-34, 8), (30, -8)], [8, 8])
    return [
        *paint(BARK, brush([(-26, 30), (-14, -26)], [2.4, 2]), brush([(18, 26), (8, -30)], [2.4, 2])),
        *paint(WOOD, log),
        *skin(IRON, polygon((26, -18), (46, -12), (32, 3), (22, 2), smooth=3)),
        *paint(LEATHER, brush([(-14, -6), (-12, 12)], [2, 2]), brush([(10, -13), (12, 6)], [2, 2])),
    ]


def catapult() -> list[Part]:
    frame = strokes(
        [([(-30, 26), (30, 26)], [3, 3]), ([(-24, 26), (-4, -6)], [3, 2.4]), ([(14, 26), (-4, -6)], [3, 2.4])]
    )
    arm = brush([(24, 20), (-4, -6), (-24, -28)], [3, 2.4, 2.2])
    return [
        *paint(BARK, frame),
        *paint(WOOD, arm),
        *paint(LEATHER, blob(-27, -31, 9, 6, 0.7)),
        *skin("#8f8a84", disc(-29, -38, 8)),
        *skin(WOOD, disc(-24, 30, 9), disc(20, 30, 9)),
        *flat(DARK, disc(-24, 30, 3), disc(20, 30, 3)),
    ]


ALL = {
    "sword": sword, "rapier": rapier, "sabre": sabre, "dagger": dagger, "axe": axe, "great_axe": great_axe,
    "mace": mace, "hammer": hammer, "spear": spear, "halberd": halberd, "bow": bow, "arrow": arrow,
    "crossbow": crossbow, "shield": shield, "round_shield": round_shield, "crossed_swords": crossed_swords,
    "helm": helm, "gauntlet": gauntlet, "ram": ram, "catapult": catapult,
}  # fmt: skip
