"""Heads of ghosts, centred on the middle of the face."""

from collections.abc import Callable
from math import cos, sin
from random import Random

from art.ghost_stories.beast_heads import bear, boar, crocodile, jackal, rat, tiger, viper, vulture, wolf
from art.ghost_stories.features import BLACK, FANG, eyes, fangs
from art.ghost_stories.palettes import Family
from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft
from art.paint.shapes import around, blob, box, brush, disc, drop, flame, polygon, ring, union

Head = Callable[[Family, Random], list[Part]]


def skull(p: Family, rng: Random) -> list[Part]:
    jaw = union(blob(0, -3, 15, 14.5), polygon((-10, 5), (10, 5), (8, 17), (-8, 17)))
    return [
        *skin(p.skin, jaw),
        *flat(
            BLACK,
            blob(-6, -2, 4.4, 4.8),
            blob(6, -2, 4.4, 4.8),
            polygon((0, 4), (2.6, 9), (-2.6, 9)),
            *[box(x, 11, 1.1, 6) for x in (-4.6, -1.4, 1.8, 5)],
        ),
        *eyes(p, 6, -2),
    ]


def hooded(p: Family, rng: Random) -> list[Part]:
    hood = polygon((-20, 20), (-19, -6), (-8, -24), (6, -26), (18, -8), (20, 20), (0, 26), smooth=4)
    return [*paint("url(#robe)", hood), *flat(BLACK, blob(0, 2, 12, 15)), *eyes(p, 5, 0, 2)]


def hooded_skull(p: Family, rng: Random) -> list[Part]:
    hood = polygon((-22, 22), (-21, -6), (-8, -26), (6, -28), (20, -8), (22, 22), (0, 28), smooth=4)
    return [*paint("url(#robe)", hood), *flat(BLACK, blob(0, 2, 15, 18)), *placed(skull(p, rng), 0, 3, 0.82)]


def vampire(p: Family, rng: Random) -> list[Part]:
    face = polygon((-13, -8), (-11, -18), (11, -18), (13, -8), (10, 10), (0, 18), (-10, 10), smooth=4)
    hat = union(
        polygon((-20, -14), (20, -14), (22, -20), (-22, -20)),
        polygon((-15, -20), (-12, -33), (0, -39), (12, -33), (15, -20)),
    )
    charm = polygon((-5, -18), (5, -18), (5, 12), (2, 15), (0, 12), (-2, 15), (-5, 12))
    return [
        *skin(p.skin, face),
        *flat(BLACK, blob(-7, -3, 3.8, 3), blob(7, -3, 3.8, 3)),
        *eyes(p, 7, -3, 1.5, "#ff5a2a"),
        *fangs(9, 5, 2, 6),
        *paint(p.dark, hat),
        *skin("#c8331f", disc(0, -40, 3.4)),
        *flat("#f3df8a", charm),
        *flat(
            "#b5241a",
            box(-2.6, -12, 5.2, 1.4),
            box(-0.7, -13, 1.4, 20),
            brush([(-2.6, -6), (2.6, -4), (-2.6, 0), (2.6, 3)], [0.6, 0.7, 0.7, 0.6]),
        ),
    ]


def demon(p: Family, rng: Random) -> list[Part]:
    face = union(blob(0, -2, 18, 16), polygon((-13, 4), (13, 4), (9, 18), (0, 21), (-9, 18), smooth=3))
    horns = union(
        brush([(-11, -13), (-22, -22), (-22, -36)], [4.6, 3.6, 0.4]),
        brush([(11, -13), (22, -22), (22, -36)], [4.6, 3.6, 0.4]),
    )
    mouth = polygon((-10, 7), (0, 5), (10, 7), (8, 16), (0, 18), (-8, 16), smooth=3)
    return [
        *skin(p.skin, horns),
        *skin(p.accent, face),
        *flat(BLACK, blob(-7, -3, 4.6, 3.2, 0.3), blob(7, -3, 4.6, 3.2, -0.3), mouth),
        *fangs(6.4, 8, 5, 4.6),
        *eyes(p, 7, -3, 1.8, "#ffe96a"),
        *soft(BLACK, brush([(-14, -8), (-4, -6)], [0.5, 1.6]), brush([(14, -8), (4, -6)], [0.5, 1.6]), opacity=0.7),
    ]


def oni(p: Family, rng: Random) -> list[Part]:
    one = union(brush([(0, -14), (2, -26), (-2, -38)], [5, 3.6, 0.4]))
    mane = union(
        *[
            brush(
                [
                    (8 * cos(a), 8 * sin(a) - 4),
                    (24 * cos(a), 22 * sin(a) - 4),
                    (31 * cos(a + 0.2), 27 * sin(a + 0.2) - 2),
                ],
                [6, 6, 0.3],
            )
            for _, _, a in around(0, 0, 1, 15, 0.2)
        ]
    )
    return [*paint(p.dark, mane), *skin(p.skin, one), *placed(demon(p, rng)[1:], 0, 0, 0.92)]


def rotten(p: Family, rng: Random) -> list[Part]:
    face = union(blob(0, -3, 14, 15), polygon((-9, 4), (10, 4), (8, 17), (-5, 18)))
    return [
        *skin(p.skin, face),
        *soft(p.cloth, blob(-7, 5, 5, 4), blob(8, -10, 5, 4), opacity=0.8),
        *flat(BLACK, blob(-5, -3, 4, 4), blob(6, -4, 3, 2.2), polygon((-7, 8), (7, 7), (6, 14), (-5, 14))),
        *fangs(7.6, 6, 4, 3),
        *eyes(p, 5.4, -3.4, 1.5, "#eaff9a"),
        *paint(p.dark, brush([(-12, -12), (-2, -20), (12, -13)], [3, 4, 3]), brush([(11, -12), (16, 2)], [2, 0.3])),
    ]


def pale_woman(p: Family, rng: Random) -> list[Part]:
    fringe = union(
        brush([(0, -20), (-12, -12), (-15, 6), (-12, 22)], [7, 6, 4, 0.4]),
        brush([(0, -20), (12, -12), (16, 6), (14, 24)], [7, 6, 4, 0.4]),
    )
    return [
        *skin(p.skin, blob(0, 0, 12, 16)),
        *flat(
            BLACK,
            brush([(-8, -2), (-5, -3.6), (-2, -1.6)], [0.4, 2.4, 0.5]),
            brush([(2, -1.6), (5, -3.6), (8, -2)], [0.5, 2.4, 0.4]),
        ),
        *flat("#8a1626", brush([(-3.4, 8), (0, 9.6), (3.4, 8)], [0.4, 1.5, 0.4])),
        *eyes(p, 5, -2.6, 1.1, "#f4ffff"),
        *paint(p.dark, fringe),
    ]


def slit_mouth(p: Family, rng: Random) -> list[Part]:
    grin = brush([(-9, 6), (0, 10), (9, 6)], [0.5, 3.4, 0.5])
    return [*pale_woman(p, rng)[:-1], *flat("#5a0a12", grin), *fangs(7, 7, 6, 3), *pale_woman(p, rng)[-1:]]


def weeping(p: Family, rng: Random) -> list[Part]:
    tears = [brush([(x, 0), (x + s, 9), (x, 18)], [1.6, 1.3, 0.6]) for x, s in ((-5, -1), (5, 1))]
    return [
        *skin(p.skin, blob(0, 0, 13, 16)),
        *flat(BLACK, blob(-5, -3, 4, 4.4), blob(5, -3, 4, 4.4), blob(0, 10, 3, 4)),
        *flat("#c8182a", *tears),
        *eyes(p, 5, -3, 1.4, "#ff4a3a"),
        *paint(p.dark, brush([(-13, 6), (-11, -14), (0, -21), (11, -14), (13, 6)], [2, 5, 6, 5, 2])),
    ]


def mushroom(p: Family, rng: Random) -> list[Part]:
    cap = polygon((-30, 0), (-24, -18), (0, -28), (24, -18), (30, 0), (0, 6), smooth=4)
    return [
        *skin(p.skin, polygon((-12, 0), (12, 0), (14, 20), (-14, 20), smooth=2)),
        *flat(BLACK, blob(-5, 8, 3, 3.4), blob(5, 8, 3, 3.4), blob(0, 16, 4, 2)),
        *eyes(p, 5, 8, 1.3),
        *paint("#a84a32", cap),
        *flat(
            "#f0dcb0",
            *[disc(x, y, r) for x, y, r in ((-16, -8, 3.4), (-3, -19, 4), (12, -11, 3.6), (22, -4, 2.4), (3, -6, 2.2))],
        ),
    ]


def monk(p: Family, rng: Random) -> list[Part]:
    return [
        *skin(p.skin, blob(0, -2, 14, 16)),
        *flat(p.dark, *[disc(x, y, 1.2) for x in (-5, 0, 5) for y in (-14, -10)]),
        *flat(
            BLACK,
            brush([(-9, -1), (-5, 1), (-1, -1)], [0.5, 1.8, 0.5]),
            brush([(1, -1), (5, 1), (9, -1)], [0.5, 1.8, 0.5]),
            brush([(-5, 9), (0, 7), (5, 9)], [0.5, 1.4, 0.5]),
        ),
        *eyes(p, 5, 0, 1.0),
        *skin("#6a3d22", *[disc(x, y, 2.6) for x, y, a in around(0, 16, 15, 13) if y > 12]),
    ]


def lich(p: Family, rng: Random) -> list[Part]:
    crown = polygon((-16, -10), (-19, -30), (-9, -18), (0, -34), (9, -18), (19, -30), (16, -10))
    return [*skull(p, rng), *skin("#e2b23c", crown), *glow(p.accent, disc(0, -17, 2.6))]


def boils(p: Family, rng: Random) -> list[Part]:
    return [
        *rotten(p, rng),
        *skin(
            "#e8d84a",
            *[disc(x, y, r) for x, y, r in ((-10, -12, 3.4), (9, 4, 3), (-11, 8, 2.6), (3, -15, 2.8), (12, -7, 2.2))],
        ),
    ]


def angler(p: Family, rng: Random) -> list[Part]:
    jaw = polygon((-22, -8), (-8, -20), (12, -18), (22, -4), (18, 14), (0, 22), (-18, 14), smooth=4)
    mouth = polygon((-18, 2), (0, -3), (18, 2), (14, 14), (0, 18), (-14, 14), smooth=3)
    lure = brush([(2, -18), (4, -34), (-10, -38)], [1.6, 1.4, 1.2])
    return [
        *paint("url(#robe)", union(jaw, lure, polygon((18, -6), (32, -14), (28, 4)))),
        *flat(BLACK, mouth),
        *fangs(0, 15, 7, 7),
        *flat("#f4ffff", disc(-10, -9, 4), disc(10, -9, 4)),
        *flat(BLACK, disc(-10, -9, 1.6), disc(10, -9, 1.6)),
        *glow("#fff3a0", disc(-12, -37, 3.6)),
    ]


def tentacles(p: Family, rng: Random) -> list[Part]:
    arms = union(
        *[
            brush([(x * 0.7, 4), (x, 18), (x * 1.5 + rng.uniform(-4, 4), 34)], [4.6, 3.8, 0.4])
            for x in (-14, -8, -2, 4, 10, 15)
        ]
    )
    dome = blob(0, -8, 20, 20)
    return [
        *paint("url(#robe)", union(dome, arms)),
        *flat("#f6ffd0", blob(-8, -4, 5, 3.4, 0.3), blob(8, -4, 5, 3.4, -0.3)),
        *flat(BLACK, disc(-8, -4, 1.8), disc(8, -4, 1.8)),
        *flat(p.accent, *[disc(x, y, 1.6) for x, y in ((-10, -20), (2, -24), (11, -18))]),
    ]


def drowned(p: Family, rng: Random) -> list[Part]:
    weed = union(
        *[
            brush(
                [(x, -18), (x + rng.uniform(-4, 4), 0), (x + rng.uniform(-6, 6), 22 + rng.uniform(0, 10))],
                [3, 2.4, 0.3],
            )
            for x in (-15, -12, 12, 15, -9)
        ]
    )
    return [
        *skin(p.skin, blob(0, 0, 13, 16)),
        *flat(BLACK, blob(-5, -2, 3.6, 4.4), blob(5, -2, 3.6, 4.4), blob(0, 9, 2.6, 3.4)),
        *eyes(p, 5, -2, 1.3),
        *paint("#2f6b4a", weed),
    ]


def many_eyes(p: Family, rng: Random) -> list[Part]:
    found = paint("url(#robe)", blob(0, 0, 22, 22, 0, rng, 0.06))
    for x, y, r in ((-9, -9, 5), (8, -11, 4), (0, 2, 6), (-13, 5, 3.4), (12, 4, 4.4), (-4, 14, 3.4), (8, 15, 3)):
        found += (
            flat("#f8f2d8", disc(x, y, r)) + flat(p.accent, disc(x, y, r * 0.6)) + flat(BLACK, disc(x, y, r * 0.32))
        )
    return found


def maw(p: Family, rng: Random) -> list[Part]:
    mouth = polygon((-20, -8), (0, -16), (20, -8), (18, 14), (0, 24), (-18, 14), smooth=4)
    return [
        *paint("url(#robe)", mouth.buffer(5)),
        *flat("#4a0a12", mouth),
        *flat(
            FANG,
            *[
                polygon((x - 2.6, y), (x + 2.6, y), (x, y + long))
                for x, y, long in ((-13, -9, 9), (-6, -12, 10), (1, -13, 11), (8, -12, 10), (14, -9, 8))
            ],
            *[
                polygon((x - 2.6, y), (x + 2.6, y), (x, y - long))
                for x, y, long in ((-11, 16, 8), (-4, 20, 9), (4, 20, 9), (11, 16, 8))
            ],
        ),
        *flat("#d8404a", blob(0, 12, 8, 5)),
        *eyes(p, 13, -19, 2),
    ]


def faceless(p: Family, rng: Random) -> list[Part]:
    return [
        *paint(p.dark, polygon((-30, -8), (0, -34), (30, -8), (0, -4), smooth=3)),
        *skin(p.skin, blob(0, 4, 12, 15)),
        *soft(p.cloth, blob(0, 4, 7, 10), opacity=0.5),
    ]


def mask(p: Family, rng: Random) -> list[Part]:
    shell = polygon((-16, -18), (0, -21), (16, -18), (17, 2), (8, 18), (0, 22), (-8, 18), (-17, 2), smooth=4)
    return [
        *paint(p.dark, shell.buffer(4)),
        *skin("#f4ecdc", shell),
        *flat(
            BLACK,
            blob(-7, -4, 4.4, 2.8, 0.3),
            blob(7, -4, 4.4, 2.8, -0.3),
            brush([(-7, 10), (0, 14), (7, 10)], [0.6, 2.2, 0.6]),
        ),
        *flat(
            "#c8282a", disc(0, -13, 2.6), brush([(-12, 4), (-8, 8)], [1.4, 0.4]), brush([(12, 4), (8, 8)], [1.4, 0.4])
        ),
        *eyes(p, 7, -4, 1.3),
    ]


def burning(p: Family, rng: Random) -> list[Part]:
    return [
        *glow("#ff6a1a", flame(-9, 4, 13, -0.3), flame(9, 4, 13, 0.3), flame(0, 2, 17)),
        *flat("#ffc23a", flame(0, 0, 11)),
        *skull(p, rng),
    ]


def clock(p: Family, rng: Random) -> list[Part]:
    marks = [brush([(x * 0.8, y * 0.8), (x, y)], [0.8, 0.8]) for x, y, _ in around(0, 0, 15, 12)]
    return [
        *paint("url(#robe)", polygon((-26, 24), (-24, -6), (0, -34), (24, -6), (26, 24), smooth=4)),
        *skin("#e2b23c", ring(0, 0, 20, 16)),
        *skin("#f3e7cb", disc(0, 0, 16)),
        *flat(
            BLACK, *marks, brush([(0, 0), (0, -11)], [1.2, 0.5]), brush([(0, 0), (8, 4)], [1.2, 0.5]), disc(0, 0, 1.8)
        ),
    ]


def roots(p: Family, rng: Random) -> list[Part]:
    antlers = union(
        *[
            brush(line, widths)
            for s in (-1, 1)
            for line, widths in (
                ([(s * 9, -12), (s * 22, -24), (s * 24, -42)], [4, 3, 0.4]),
                ([(s * 20, -22), (s * 34, -28)], [2.4, 0.4]),
                ([(s * 23, -34), (s * 34, -42)], [1.8, 0.3]),
            )
        ]
    )
    beard = union(
        *[brush([(x, 8), (x * 1.2, 22), (x * 0.8 + rng.uniform(-3, 3), 36)], [3, 2.4, 0.3]) for x in (-9, -4, 0, 4, 9)]
    )
    return [
        *paint("#5a4028", union(antlers, blob(0, -2, 15, 16))),
        *paint("#6f9a4a", beard),
        *flat(BLACK, blob(-6, -4, 4, 3), blob(6, -4, 4, 3)),
        *eyes(p, 6, -4, 1.8, "#d8ff7a"),
    ]


def siren(p: Family, rng: Random) -> list[Part]:
    fins = union(
        polygon((-12, -6), (-30, -16), (-22, 2)),
        polygon((12, -6), (30, -16), (22, 2)),
        polygon((-4, -14), (0, -36), (4, -14)),
    )
    return [
        *paint(p.accent, fins),
        *skin(p.skin, blob(0, 0, 13, 16)),
        *flat(BLACK, blob(-5, -4, 3.4, 3), blob(5, -4, 3.4, 3), blob(0, 9, 4, 6.4)),
        *eyes(p, 5, -4, 1.3, "#e0ffff"),
        *fangs(4, 3.4, 3, 3),
        *paint("#1f5a6a", brush([(-13, 2), (-11, -14), (0, -20), (11, -14), (13, 2)], [2, 4, 5, 4, 2])),
    ]


def bloody(p: Family, rng: Random) -> list[Part]:
    return [
        *skin(p.skin, polygon((-14, -16), (0, -20), (14, -16), (13, 4), (0, 20), (-13, 4), smooth=4)),
        *paint(p.dark, polygon((-15, -10), (-10, -24), (0, -14), (10, -24), (15, -10), (0, -18), smooth=2)),
        *flat(
            BLACK, blob(-6, -3, 3.8, 2.4, 0.3), blob(6, -3, 3.8, 2.4, -0.3), polygon((-7, 8), (7, 8), (4, 13), (-4, 13))
        ),
        *fangs(8, 6, 2, 7),
        *flat(
            "#c8182a", brush([(-5, 13), (-5, 22)], [1.3, 0.6]), drop(-5, 30, 2.6), brush([(4, 13), (4, 18)], [1, 0.5])
        ),
        *eyes(p, 6, -3, 1.4, "#ff4a2a"),
    ]


HEADS: dict[str, Head] = {
    "skull": skull, "hooded": hooded, "hooded_skull": hooded_skull, "vampire": vampire, "demon": demon, "oni": oni,
    "rotten": rotten, "pale_woman": pale_woman, "slit_mouth": slit_mouth, "weeping": weeping, "mushroom": mushroom,
    "monk": monk, "lich": lich, "boils": boils, "angler": angler, "tentacles": tentacles, "drowned": drowned,
    "wolf": wolf, "jackal": jackal, "boar": boar, "rat": rat, "crocodile": crocodile, "viper": viper, "tiger": tiger,
    "vulture": vulture, "bear": bear, "many_eyes": many_eyes, "maw": maw, "faceless": faceless, "mask": mask,
    "burning": burning, "clock": clock, "roots": roots, "siren": siren, "bloody": bloody,
}  # fmt: skip
