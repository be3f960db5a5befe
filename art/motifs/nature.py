"""Plants, animals, weather and fire."""

from math import cos, pi, sin

from art.motifs.colours import BARK, DARK, EMBER, FIRE, GOLD, GREEN, HEART, ICE, RED, STONE, WATER, WOOD
from art.paint.drawing import Part, flat, glow, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, drop, flame, polygon, star, strokes, union


def fire() -> list[Part]:
    return [
        *glow(EMBER, flame(-8, 24, 12, -0.4), flame(9, 24, 11, 0.5)),
        *flat(FIRE, flame(0, 26, 18, 0.1)),
        *flat(HEART, flame(0, 25, 8.5, 0.1)),
    ]


def bonfire() -> list[Part]:
    logs = strokes(
        [([(-20, 26), (14, 12)], [4, 3.4]), ([(20, 26), (-14, 12)], [4, 3.4]), ([(-6, 28), (4, 10)], [3.6, 3])]
    )
    return [
        *glow(EMBER, flame(-9, 18, 11, -0.4), flame(10, 18, 10, 0.5)),
        *flat(FIRE, flame(0, 20, 17, 0.1)),
        *flat(HEART, flame(0, 19, 8, 0.1)),
        *paint(WOOD, logs),
    ]


def spark() -> list[Part]:
    return [
        *glow(HEART, star(0, 0, 22, 4, 4)),
        *flat(FIRE, star(14, -16, 8, 1.8, 4), star(-16, 14, 7, 1.6, 4), star(-14, -15, 5, 1.2, 4)),
    ]


def smoke() -> list[Part]:
    wisps = union(
        brush([(0, 24), (-12, 6), (4, -12), (-8, -32), (4, -50)], [2, 5, 6, 4.6, 0.3]),
        brush([(2, 12), (14, -4), (8, -22), (16, -36)], [1, 3, 3, 0.3]),
    )
    return [*paint("#e4dcf0", wisps, material="soft", opacity=0.85)]


def cloud() -> list[Part]:
    puffs = union(blob(-14, 2, 13, 10), blob(2, -6, 15, 13), blob(16, 3, 12, 9), box(-22, 2, 44, 9, 4))
    return [*paint("#8fa3bd", puffs)]


def rain() -> list[Part]:
    drops = [drop(x, y, 3.6) for x, y in ((-14, 26), (-3, 32), (8, 25), (17, 33))]
    return [*skin(WATER, *drops), *cloud()]


def storm() -> list[Part]:
    bolt = polygon((2, 6), (-8, 24), (0, 23), (-6, 42), (12, 18), (4, 19), (10, 6))
    return [*glow("#ffe98a", bolt), *cloud()]


def snow() -> list[Part]:
    arms = [([(0, 0), (x, y)], [1.8, 1]) for x, y, _ in around(0, 0, 24, 6)]
    twigs = [
        ([(x, y), (x + 8 * cos(a + s), y + 8 * sin(a + s))], [1.2, 0.6])
        for x, y, a in around(0, 0, 13, 6) for s in (-0.9, 0.9)
    ]  # fmt: skip
    return [*skin(ICE, strokes([*arms, *twigs]))]


def wave() -> list[Part]:
    crest = polygon(
        (-30, 24), (-26, 2), (-10, -18), (10, -20), (20, -8), (8, -10), (2, 0), (10, 12), (30, 16), (30, 24), smooth=4
    )
    return [
        *paint(WATER, crest),
        *flat(
            "#eef8fb",
            brush([(-10, -18), (8, -21), (20, -8)], [0.6, 2, 0.4]),
            blob(22, -10, 2.4, 2.4),
            blob(26, -4, 1.6, 1.6),
        ),
    ]


def drops() -> list[Part]:
    return [
        *skin(WATER, drop(0, 20, 15), drop(-17, 22, 7), drop(17, 24, 6)),
        *flat("#e8f8ff", brush([(-6, 6), (-6, 12), (-2, 16)], [1, 1.4, 0.6])),
    ]


def wind() -> list[Part]:
    curls = strokes(
        [
            ([(-28, -8), (4, -8), (16, -14), (10, -24), (2, -19)], [1, 2.4, 2.6, 2, 0.6]),
            ([(-24, 4), (12, 4), (26, 8), (22, 18), (14, 14)], [1, 2.4, 2.6, 2, 0.6]),
            ([(-28, 16), (-4, 16), (2, 22)], [0.8, 2, 0.5]),
        ]
    )
    return [*skin("#e8f0f6", curls)]


def seedling() -> list[Part]:
    leaves = union(
        brush([(0, 4), (-12, -6), (-20, -20)], [1, 6.5, 0.3]), brush([(0, -2), (12, -14), (17, -30)], [1, 6.5, 0.3])
    )
    return [
        *paint(GREEN, union(brush([(0, 24), (0, 0), (2, -12)], [2.2, 2, 0.6]), leaves)),
        *paint("#6a4a2a", blob(0, 24, 14, 5)),
    ]


def vine() -> list[Part]:
    stem = brush([(0, 36), (-8, 16), (6, -6), (-6, -26), (4, -46)], [2.4, 2, 2, 1.6, 0.4])
    leaves = [blob(x, y, 6, 4.4, t) for x, y, t in ((-12, 14, 0.6), (10, -2, -0.5), (-12, -22, 0.5), (8, -36, -0.4))]
    return [*paint(RED, stem), *paint("#d2483a", *leaves)]


def flower() -> list[Part]:
    petals = [blob(x, y, 8, 5, a) for x, y, a in around(0, -14, 9, 6)]
    return [
        *paint(GREEN, brush([(0, 34), (1, 8), (0, -8)], [1.6, 1.6, 1.4]), blob(7, 14, 8, 3.4, -0.6)),
        *paint("#ef7fa4", union(*petals)),
        *skin(GOLD, disc(0, -14, 5.4)),
    ]


def wheat() -> list[Part]:
    grains = [blob(s * 4.6, y, 5, 2.4, s * -0.9) for y in (-36, -30, -24, -18, -12) for s in (-1, 1)]
    return [
        *paint("#c99a34", brush([(0, 32), (0, -10)], [1.4, 1.2])),
        *paint(GOLD, union(*grains, blob(0, -42, 2.6, 5.4))),
    ]


def crystal() -> list[Part]:
    shards = [
        polygon((x - 5, 20), (x * 1.6 - 6, 20 - h * 0.7), (x * 1.8, 20 - h), (x * 1.6 + 6, 20 - h * 0.7), (x + 5, 20))
        for x, h in ((-9, 34), (9, 40), (0, 56))
    ]
    return [
        *skin("#7ed6c8", shards[0]),
        *skin("#62c2ba", shards[1]),
        *skin("#b4f2e2", shards[2]),
        *flat("#3f9a94", polygon((0, 20), (0, -34), (6, -18), (5, 20)), opacity=0.45),
    ]


def ice() -> list[Part]:
    shards = [
        polygon((x - 6, 22), (x * 1.7 - 5, 22 - h * 0.72), (x * 2, 22 - h), (x * 1.7 + 5, 22 - h * 0.72), (x + 6, 22))
        for x, h in ((-10, 32), (10, 38), (0, 58))
    ]
    return [*skin("#8fc8e6", shards[0], shards[1]), *skin("#d8f3fc", shards[2])]


def raven() -> list[Part]:
    body = union(
        polygon((-20, 20), (-14, 0), (-2, -14), (10, -16), (14, -8), (10, 8), (-4, 18), smooth=4),
        brush([(-12, 4), (-22, 20), (-30, 30)], [7, 6, 1]),
        disc(8, -14, 8),
    )
    return [
        *paint("#2a2836", body),
        *skin("#8a8894", polygon((14, -17), (27, -12), (14, -9))),
        *flat("#ffd65a", disc(10, -16, 1.8)),
        *paint("#3a3848", brush([(-2, -4), (-10, 8), (-24, 18)], [5, 6, 0.6])),
    ]


def bat() -> list[Part]:
    wing = polygon((4, -4), (18, -20), (36, -14), (30, -2), (24, -4), (20, 6), (13, 0), (6, 8), smooth=2)
    from shapely import affinity

    other = affinity.scale(wing, -1, 1, origin=(0, 0))
    return [
        *paint(
            "#3c3450",
            union(
                wing,
                other,
                blob(0, 0, 6, 10),
                polygon((-5, -8), (-4, -18), (0, -10)),
                polygon((5, -8), (4, -18), (0, -10)),
            ),
        ),
        *flat("#ffd65a", disc(-2, -4, 1.3), disc(2, -4, 1.3)),
    ]


def butterfly() -> list[Part]:
    wings = union(
        *[blob(s * 12, -9, 12, 9, s * -0.5) for s in (-1, 1)], *[blob(s * 9, 9, 8, 7, s * 0.5) for s in (-1, 1)]
    )
    return [
        *paint("#8f6fe0", wings),
        *flat("#e6d8ff", *[disc(s * 14, -10, 3.4) for s in (-1, 1)], *[disc(s * 10, 9, 2.4) for s in (-1, 1)]),
        *flat(DARK, brush([(0, -12), (0, 14)], [1.6, 1])),
    ]


def skull() -> list[Part]:
    head = union(blob(0, -6, 18, 17), polygon((-11, 4), (11, 4), (9, 20), (-9, 20)))
    return [
        *skin("#ece2c8", head),
        *flat(
            "#1d1420",
            blob(-7, -5, 5, 5.6),
            blob(7, -5, 5, 5.6),
            polygon((0, 3), (3, 9), (-3, 9)),
            *[box(x, 13, 1.2, 7) for x in (-5.4, -1.6, 2.2, 6)],
        ),
    ]


def tree() -> list[Part]:
    return [
        *paint(BARK, brush([(0, 32), (0, 6), (2, -8)], [4.6, 3, 1.6]), brush([(0, 8), (-10, -6)], [2, 0.8])),
        *paint(GREEN, union(blob(0, -16, 19, 15), blob(-15, -6, 12, 10), blob(15, -6, 12, 10))),
    ]


def moon() -> list[Part]:
    return [*glow("#ffeec0", disc(0, 0, 20).difference(disc(9, -5, 17)))]


def sun() -> list[Part]:
    rays = [brush([(x * 0.66, y * 0.66), (x, y)], [3.4, 0.3]) for x, y, _ in around(0, 0, 30, 12, pi / 12)]
    return [*glow(GOLD, union(*rays)), *skin("#ffd65a", disc(0, 0, 17)), *flat("#fff3c0", disc(-4, -4, 6))]


def star_sign() -> list[Part]:
    return [*skin(GOLD, star(0, 2, 24, 10, 5))]


def boulder() -> list[Part]:
    return [
        *skin(STONE, polygon((-24, 20), (-26, 2), (-14, -16), (4, -22), (20, -12), (26, 6), (22, 20), smooth=2)),
        *flat("#5f5a56", brush([(-8, -14), (-2, 0), (-8, 14)], [0.5, 1.2, 0.4]), brush([(-2, 0), (12, 6)], [0.9, 0.3])),
    ]


ALL = {
    "fire": fire, "bonfire": bonfire, "spark": spark, "smoke": smoke, "cloud": cloud, "rain": rain, "storm": storm,
    "snow": snow, "wave": wave, "drops": drops, "wind": wind, "seedling": seedling, "vine": vine, "flower": flower,
    "wheat": wheat, "crystal": crystal, "ice": ice, "raven": raven, "bat": bat, "butterfly": butterfly,
    "skull": skull, "tree": tree, "moon": moon, "sun": sun, "star": star_sign, "boulder": boulder,
}  # fmt: skip
