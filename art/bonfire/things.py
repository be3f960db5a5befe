"""Small drawings of things in Bonfire, each centred on its origin: resources, gifts, gnomes, fires, tiles."""

from math import cos, sin

from art.bonfire.islands import CRYSTALS, FATES, SHAPES, sign
from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft
from art.paint.shapes import around, blob, box, brush, disc, flame, polygon, union

CREAM, INK = "#fff3d8", "#1c1410"
Thing = list[Part]


def flower() -> Thing:
    petals = [disc(x, y, 8.5) for x, y, _ in around(0, 0, 11, 6)]
    return [*skin("#f07ab0", *petals), *skin("#ffd24a", disc(0, 0, 7))]


def fruit() -> Thing:
    return [
        *skin("#d8342a", union(disc(-6, 2, 13), disc(6, 2, 13))),
        *flat("#ffffff", blob(-9, -4, 3, 5, 0.4), opacity=0.45),
        *skin("#5a3a1c", brush([(0, -9), (2, -18)], [1.6, 1.4])),
        *skin("#58b848", brush([(2, -15), (10, -20), (17, -18)], [0.6, 4, 0.4])),
    ]


def herb() -> Thing:
    leaves = [brush([(0, y), (s * 9, y - 6), (s * 18, y - 7)], [0.8, 5, 0.4]) for y in (12, 0) for s in (-1, 1)]
    return [
        *skin(
            "#5cc058",
            *leaves,
            brush([(0, 0), (0, -12), (0, -24)], [0.8, 5.4, 0.4]),
            brush([(0, 20), (0, -8)], [1.8, 1.4]),
        )
    ]


def shell() -> Thing:
    ribs = [brush([(0, 14), (20 * sin(a), 14 - 30 * cos(a))], [1.6, 5]) for a in (-1.0, -0.5, 0, 0.5, 1.0)]
    return [
        *skin("#ffe2c0", union(*ribs)),
        *skin(
            "#e8a078",
            *[
                brush([(2 * sin(a), 11), (18 * sin(a), 14 - 27 * cos(a))], [0.6, 1.1])
                for a in (-0.75, -0.25, 0.25, 0.75)
            ],
        ),
        *skin("#ffe2c0", box(-8, 11, 16, 7, 2)),
    ]


def root() -> Thing:
    return [
        *skin("#4fa044", *[brush([(-2, -12), (x, -26)], [2.2, 1.4]) for x in (-10, -2, 7)]),
        *skin("#d8843a", brush([(-2, -10), (0, 2), (4, 14), (10, 24)], [9, 8, 4, 0.5])),
        *skin("#d8843a", brush([(5, 2), (16, 8)], [1.6, 0.4]), brush([(-5, 6), (-14, 14)], [1.6, 0.4])),
    ]


RESOURCES = {"flower": flower, "fruit": fruit, "herb": herb, "shell": shell, "root": root}


def gift(colour: str = "#4f8ad0") -> Thing:
    return [
        *skin(colour, box(-17, -8, 34, 26, 2), box(-19, -13, 38, 9, 2)),
        *skin(CREAM, box(-4, -13, 8, 31)),
        *skin(CREAM, brush([(0, -13), (-12, -22), (-13, -14), (0, -12)], [2, 3.4, 2.6, 1.6])),
        *skin(CREAM, brush([(0, -13), (12, -22), (13, -14), (0, -12)], [2, 3.4, 2.6, 1.6])),
    ]


def island() -> Thing:
    return [
        *soft("#9fe0f0", blob(0, 4, 30, 10), opacity=0.8),
        *skin("#d8c088", blob(0, 2, 25, 8)),
        *skin("#5f9a4a", blob(0, -2, 19, 6.5)),
    ]


def guardian(robe: str) -> Thing:
    return [
        *paint(robe, polygon((0, -36), (10, -24), (14, -2), (20, 36), (-20, 36), (-14, -2), (-10, -24), smooth=4)),
        *flat("#14101a", blob(0, -20, 7.4, 9.4)),
        *glow("#fff3b0", disc(-2.6, -21, 1.3), disc(2.6, -21, 1.3)),
        *glow("#ffd05a", flame(0, 10, 6)),
        *flat("#fff6cc", flame(0, 9.6, 3)),
    ]


def gnome(hat: str = "#c8502a", beard: str = "#f0e8d6") -> Thing:
    return [
        *skin(beard, polygon((-17, 4), (17, 4), (12, 22), (0, 32), (-12, 22), smooth=3)),
        *skin("#e8ac80", blob(0, 1, 16, 9)),
        *paint(hat, polygon((-20, -2), (-10, -22), (3, -38), (10, -20), (20, -2), (0, -7), smooth=3)),
        *skin("#e89070", blob(0, 4, 4.6, 4)),
        *flat(INK, disc(-7, -0.5, 1.7), disc(7, -0.5, 1.7)),
    ]


def elder() -> Thing:
    crown = polygon((-17, -6), (-19, -26), (-9, -16), (0, -30), (9, -16), (19, -26), (17, -6))
    return [*gnome("#6a3a9a", "#ffffff")[:2], *skin("#f0c040", crown), *gnome()[3:]]


def bonfire(colour: str = "", scale: float = 1) -> Thing:
    heart, edge = {
        "blue": ("#d8f4ff", "#3f8ae8"),
        "red": ("#ffe0a0", "#e8402a"),
        "yellow": ("#fffbd8", "#f8a81e"),
        "": ("#fff0b0", "#f07a2a"),
    }[colour]
    logs = [brush([(-15, 16), (10, 3)], [4, 3.4]), brush([(15, 16), (-10, 3)], [4, 3.4])]
    parts = [*glow(edge, flame(0, 12, 16)), *flat(heart, flame(0, 11, 8)), *paint("#6b3a18", *logs)]
    return placed(parts, scale=scale)


def portal(shape: str = "star") -> Thing:
    inside = union(box(-17, -3, 34, 34), disc(0, -2, 17))
    arch = union(box(-24, -5, 48, 36), disc(0, -3, 24)).difference(inside)
    light = placed(flat("#f4ffff", SHAPES[shape]), -32, -32)
    return [*flat("#12304a", inside), *glow("#8feaff", light[0].shape), *light, *skin("#a8a5b2", arch)]


def path() -> Thing:
    stones = [blob(x, y, 9, 6) for x, y in ((-11, -7), (9, -9), (-2, 4), (16, 4), (-18, 6))]
    return [*paint("#54492e", box(-28, -18, 56, 34, 4)), *skin("#b09c74", *stones)]


def crystal(colour: str) -> Thing:
    shard = polygon((-9, 21), (-13, -3), (0, -24), (13, -3), (9, 21))
    return [
        *skin(CRYSTALS[colour], shard),
        *flat("#ffffff", polygon((-5, 17), (-8, -2), (-1, -18), (-1, 17)), opacity=0.45),
    ]


def fate(kind: str) -> Thing:
    whole = [*paint("#8a5a2e", box(1, 1, 62, 62, 6)), *skin(FATES[kind][0], box(7, 7, 50, 50, 4)), *sign(kind)]
    return placed(placed(whole, -32, -32), scale=0.56)


def token(kind: str) -> Thing:
    whole = [
        *skin("#e8c880", disc(32, 32, 31)),
        *skin(FATES[kind][0], disc(32, 32, 26)),
        *placed(placed(sign(kind), -32, -32), 32, 32, 0.8),
    ]
    return placed(placed(whole, -32, -32), scale=0.6)


def card_back(colour: str) -> Thing:
    return [
        *skin("#20160e", box(-13, -18, 26, 36, 3)),
        *skin(CRYSTALS[colour], box(-10.5, -15.5, 21, 31, 2)),
        *placed(bonfire(), 0, 2, 0.5),
    ]


def novice(robe: str = "#c9c4b5") -> Thing:
    return [
        *paint(robe, polygon((0, -28), (11, -14), (12, 0), (18, 26), (-18, 26), (-12, 0), (-11, -14), smooth=4)),
        *skin("#e8ac80", blob(0, -11, 7, 8)),
        *flat(INK, disc(-2.6, -12, 1.2), disc(2.6, -12, 1.2)),
    ]


def grid(lit: tuple[int, ...], mark: str) -> Thing:
    """Nine cells of a fate area, some of them marked."""
    cells = [box(-21 + 14.6 * (n % 3), -21 + 14.6 * (n // 3), 13, 13, 1.5) for n in range(9)]
    return [
        *paint("#5a3a1c", box(-25, -25, 50, 50, 4)),
        *skin("#1d2c3c", *[cell for n, cell in enumerate(cells) if n not in lit]),
        *skin(mark, *[cells[n] for n in lit]),
    ]


def heap(thing: Thing, places: tuple[tuple[float, float, float], ...]) -> Thing:
    """The same thing at several places: x, y, scale; the first one lies behind."""
    return [part for x, y, scale in places for part in placed(thing, x, y, scale)]
