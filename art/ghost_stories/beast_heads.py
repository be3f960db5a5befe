"""Heads of beasts, centred on the middle of the face."""

from random import Random

from art.ghost_stories.features import BLACK, FANG, eyes, fangs
from art.ghost_stories.palettes import Family
from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, polygon, union


def wolf(p: Family, rng: Random) -> list[Part]:
    ears = union(polygon((-14, -12), (-16, -32), (-3, -18)), polygon((14, -12), (16, -32), (3, -18)))
    face = polygon((-20, -6), (-12, -20), (0, -22), (12, -20), (20, -6), (10, 8), (6, 24), (-6, 24), (-10, 8), smooth=3)
    return [
        *paint("url(#robe)", union(ears, face)),
        *skin(p.skin, polygon((-6, 8), (6, 8), (5, 22), (-5, 22), smooth=3)),
        *flat(BLACK, blob(0, 12, 4, 3), polygon((-5, 18), (5, 18), (3, 25), (-3, 25))),
        *fangs(18, 4.6, 4, 4),
        *flat(BLACK, blob(-8, -5, 4, 2.4, 0.4), blob(8, -5, 4, 2.4, -0.4)),
        *eyes(p, 8, -5, 1.5, "#ffe96a"),
    ]


def jackal(p: Family, rng: Random) -> list[Part]:
    ears = union(polygon((-12, -14), (-12, -42), (-2, -18)), polygon((12, -14), (12, -42), (2, -18)))
    return [
        *paint("url(#robe)", ears),
        *skin(p.skin, polygon((-9, -18), (-10, -34), (-4, -19)), polygon((9, -18), (10, -34), (4, -19))),
        *wolf(p, rng),
    ]


def boar(p: Family, rng: Random) -> list[Part]:
    face = polygon((-22, -10), (-10, -22), (10, -22), (22, -10), (16, 12), (0, 20), (-16, 12), smooth=4)
    bristle = union(*[brush([(x, -18), (x * 1.2, -32)], [2.4, 0.2]) for x in (-9, -4, 0, 4, 9)])
    tusks = union(
        brush([(-12, 14), (-20, 8), (-20, -6)], [3.4, 2.8, 0.3]), brush([(12, 14), (20, 8), (20, -6)], [3.4, 2.8, 0.3])
    )
    return [
        *paint(
            "url(#robe)",
            union(face, bristle, polygon((-18, -16), (-28, -26), (-12, -22)), polygon((18, -16), (28, -26), (12, -22))),
        ),
        *skin("#c98a7a", blob(0, 10, 11, 8)),
        *flat(BLACK, blob(-4, 10, 2.2, 3), blob(4, 10, 2.2, 3), blob(-10, -6, 3.4, 2.4), blob(10, -6, 3.4, 2.4)),
        *eyes(p, 10, -6, 1.5, "#ff6a3a"),
        *skin(FANG, tusks),
    ]


def rat(p: Family, rng: Random) -> list[Part]:
    face = polygon((-16, -8), (-8, -18), (8, -18), (16, -8), (8, 8), (3, 24), (-3, 24), (-8, 8), smooth=3)
    return [
        *paint("url(#robe)", disc(-15, -17, 9), disc(15, -17, 9), face),
        *skin("#d89a90", disc(-15, -17, 5.4), disc(15, -17, 5.4), disc(0, 23, 3)),
        *flat(
            "#efe8d8",
            *[brush([(s * 3, 19), (s * 20, 14 + n * 6)], [0.4, 0.2]) for s in (-1, 1) for n in range(3)],
            box(-2.4, 25, 2, 5),
            box(0.4, 25, 2, 5),
        ),
        *flat(BLACK, disc(-7, -5, 3), disc(7, -5, 3)),
        *eyes(p, 7, -5, 1.4, "#ff5a4a"),
    ]


def crocodile(p: Family, rng: Random) -> list[Part]:
    top = polygon((-14, -14), (14, -14), (11, 14), (7, 30), (-7, 30), (-11, 14), smooth=3)
    return [
        *paint("url(#robe)", top, disc(-10, -15, 7), disc(10, -15, 7)),
        *flat("#f2e68a", disc(-10, -16, 4), disc(10, -16, 4)),
        *flat(BLACK, blob(-10, -16, 1.2, 3.6), blob(10, -16, 1.2, 3.6), disc(-3, 25, 1.6), disc(3, 25, 1.6)),
        *flat(
            FANG,
            *[
                polygon(
                    (s * (11 - n * 1.1), 4 + n * 6), (s * (15 - n * 1.1), 8 + n * 6), (s * (10.5 - n * 1.1), 9 + n * 6)
                )
                for s in (-1, 1)
                for n in range(4)
            ],
        ),
        *flat(p.night, *[blob(x, y, 2, 1.4) for x, y in ((-4, -4), (4, -4), (0, 4), (-3, 12), (3, 12))], opacity=0.5),
    ]


def viper(p: Family, rng: Random) -> list[Part]:
    face = polygon((-17, -4), (-8, -17), (8, -17), (17, -4), (8, 12), (0, 18), (-8, 12), smooth=4)
    tongue = union(
        brush([(0, 16), (0, 26)], [0.9, 0.8]),
        brush([(0, 26), (-5, 32)], [0.8, 0.3]),
        brush([(0, 26), (5, 32)], [0.8, 0.3]),
    )
    return [
        *flat("#d8283a", tongue),
        *paint("url(#robe)", face),
        *flat("#f2f06a", blob(-8, -4, 4.4, 3), blob(8, -4, 4.4, 3)),
        *flat(BLACK, blob(-8, -4, 1, 3), blob(8, -4, 1, 3)),
        *fangs(11, 6, 2, 8),
    ]


def tiger(p: Family, rng: Random) -> list[Part]:
    face = union(blob(0, 0, 20, 19), disc(-15, -16, 7), disc(15, -16, 7))
    stripes = [brush([(s * 19, -4 + n * 7), (s * 11, -2 + n * 6)], [1.8, 0.3]) for s in (-1, 1) for n in range(3)]
    return [
        *paint("#d98a34", face),
        *flat(BLACK, *stripes, *[brush([(x, -19), (x * 0.6, -10)], [1.8, 0.3]) for x in (-6, 0, 6)]),
        *skin("#f4ead0", blob(-5, 9, 6.5, 6), blob(5, 9, 6.5, 6)),
        *flat("#8a2a2a", polygon((-4, 3), (4, 3), (0, 7))),
        *flat(BLACK, polygon((-6, 12), (6, 12), (4, 18), (-4, 18)), blob(-8, -4, 4, 3), blob(8, -4, 4, 3)),
        *fangs(12, 5, 2, 6),
        *eyes(p, 8, -4, 1.7, "#eaff6a"),
    ]


def vulture(p: Family, rng: Random) -> list[Part]:
    ruff = union(*[disc(x, y, 5) for x, y, _ in around(0, 16, 13, 11)])
    return [
        *skin("#efe6d4", ruff),
        *skin("#c96a5a", blob(0, -3, 11, 13), brush([(0, 6), (0, 16)], [6, 7])),
        *skin("#e0b040", polygon((-6, -2), (6, -2), (4, 10), (-1, 18), (-4, 10), smooth=2)),
        *flat(BLACK, disc(-7, -6, 2.6), disc(7, -6, 2.6)),
        *eyes(p, 7, -6, 1.2, "#ffe96a"),
    ]


def bear(p: Family, rng: Random) -> list[Part]:
    face = union(blob(0, 0, 21, 19), disc(-16, -15, 7.6), disc(16, -15, 7.6))
    return [
        *paint("url(#robe)", face),
        *skin(p.skin, blob(0, 8, 10, 8)),
        *flat(
            BLACK, blob(0, 4, 4.4, 3), polygon((-8, 9), (8, 9), (6, 17), (-6, 17)), disc(-9, -5, 2.8), disc(9, -5, 2.8)
        ),
        *fangs(9.4, 6.4, 4, 4.4),
        *eyes(p, 9, -5, 1.4, "#ff8a4a"),
    ]
