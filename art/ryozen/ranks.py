"""The sixteen ranks of companions as busts: mask, hood, helm, hat or beard, never a bare face."""

from collections.abc import Callable

from art.motifs import emblem, held
from art.paint.drawing import Part, flat, glow, paint, skin, soft
from art.paint.shapes import around, blob, box, brush, disc, polygon, ring, union
from art.ryozen.clans import GOLD, SKIN, Clan, eyes, face, robe

DARK, MASK, STRAW, STEEL = "#231a2c", "#f6efe0", "#d9b45e", "#8f98a8"


def apprentice(c: Clan) -> list[Part]:
    hat = polygon((6, 47), (24, 33), (50, 10), (76, 33), (94, 47), (70, 50), (50, 51), (30, 50), smooth=4)
    ribs = [
        brush([(50, 13), (50 + t * 26, 31), (50 + t * 42, 47)], [0.4, 0.5, 0.5])
        for t in (-0.9, -0.5, -0.15, 0.2, 0.55, 0.9)
    ]
    return [
        *robe(c),
        *face(),
        *soft("#3a1c18", polygon((34, 44), (66, 44), (67, 52), (50, 55), (33, 52)), opacity=0.6),
        *flat("#8a3f34", brush([(45, 62), (50, 64), (55, 61)], [0.4, 1.2, 0.4])),
        *paint(STRAW, hat),
        *flat("#7a5a1c", *ribs, opacity=0.6),
    ]


def warrior(c: Clan) -> list[Part]:
    helm = polygon((24, 41), (30, 21), (50, 11), (70, 21), (76, 41), (66, 35), (50, 33), (34, 35), smooth=4)
    horns = union(
        brush([(46, 23), (34, 13), (28, 1)], [4, 3.4, 0.4]),
        brush([(54, 23), (66, 13), (72, 1)], [4, 3.4, 0.4]),
        blob(50, 24, 6, 6),
    )
    return [
        *held("sword", 88, 92, 1.25, 6),
        *paint(
            "#2b3352",
            brush([(30, 40), (22, 60), (20, 76)], [7, 8, 5]),
            brush([(70, 40), (78, 60), (80, 76)], [7, 8, 5]),
        ),
        *robe(c),
        *face(MASK),
        *flat(
            "#c8392c",
            brush([(50, 36), (50, 45)], [2, 0.6]),
            brush([(39, 57), (43, 55), (47, 58)], [0.4, 1.3, 0.4]),
            brush([(61, 57), (57, 55), (53, 58)], [0.4, 1.3, 0.4]),
        ),
        *eyes(),
        *flat("#1a0f14", blob(50, 63, 3, 2)),
        *paint("#34406a", helm),
        *skin(GOLD, brush([(28, 40), (50, 34), (72, 40)], [2.4, 2.8, 2.4]), horns),
    ]


def philosopher(c: Clan) -> list[Part]:
    strands = [brush([(38 + n * 3.4, 57), (37 + n * 3.6, 76), (44 + n * 1.8, 99)], [3.4, 4.6, 0.5]) for n in range(8)]
    return [
        *robe(c),
        *face("#d9aa84"),
        *paint(
            "#efe9dc",
            union(
                *strands,
                polygon((34, 53), (66, 53), (68, 66), (50, 72), (32, 66), smooth=3),
                brush([(50, 57), (40, 59), (33, 67)], [2, 3, 0.4]),
                brush([(50, 57), (60, 59), (67, 67)], [2, 3, 0.4]),
            ),
        ),
        *eyes(47, 8.5),
        *paint(DARK, polygon((31, 37), (34, 9), (66, 9), (69, 37), (50, 32))),
        *paint(c.bright, brush([(31, 35), (50, 30.5), (69, 35)], [2.4, 2.6, 2.4])),
        *emblem("scroll", 84, 82, 26),
    ]


def merchant(c: Clan) -> list[Part]:
    return [
        *robe(c),
        *face(),
        *paint(
            DARK,
            brush([(50, 58), (42, 59), (35, 55)], [1.6, 2.2, 0.4]),
            brush([(50, 58), (58, 59), (65, 55)], [1.6, 2.2, 0.4]),
        ),
        *eyes(),
        *paint("#8c2a2a", polygon((27, 39), (32, 21), (50, 12), (68, 21), (73, 39), (50, 34), smooth=4)),
        *skin(GOLD, brush([(27, 38), (50, 33), (73, 38)], [2.8, 3.2, 2.8]), disc(50, 12, 4)),
        *skin(GOLD, disc(78, 80, 17)),
        *flat("#a8741c", ring(78, 80, 13, 11.4)),
        *flat("#5a3a05", box(73, 75, 10, 10)),
    ]


def archer(c: Clan) -> list[Part]:
    hood = polygon(
        (22, 66),
        (24, 36),
        (36, 16),
        (52, 10),
        (68, 18),
        (77, 38),
        (78, 66),
        (68, 58),
        (66, 40),
        (50, 30),
        (34, 40),
        (32, 58),
        smooth=4,
    )
    return [
        *held("bow", 84, 52, 1.05),
        *robe(c),
        *face(),
        *eyes(45),
        *paint(c.shade, polygon((34, 52), (50, 49), (66, 52), (63, 65), (50, 74), (37, 65))),
        *paint(c.robe, hood),
        *held("arrow", 14, 56, 0.7, 12),
    ]


def bard(c: Clan) -> list[Part]:
    hair = union(
        brush([(36, 24), (22, 46), (22, 70), (12, 92)], [8, 10, 8, 0.6]),
        brush([(64, 24), (78, 46), (78, 70), (90, 90)], [8, 10, 8, 0.6]),
    )
    top = union(
        brush([(50, 22), (36, 30), (32, 48)], [7, 6, 1]),
        brush([(50, 22), (64, 30), (68, 48)], [7, 6, 1]),
        blob(50, 16, 11, 8),
    )
    return [
        *paint(DARK, hair),
        *robe(c),
        *face(MASK),
        *eyes(),
        *flat("#e59aa0", blob(39, 55, 3.4, 2.4), blob(61, 55, 3.4, 2.4)),
        *flat("#b5342a", brush([(46, 61), (50, 63), (54, 61)], [0.4, 1.6, 0.4])),
        *paint(DARK, top),
        *paint("#f4a8b4", union(*[disc(x, y, 3.4) for x, y, _ in around(68, 16, 5, 5)])),
        *flat(GOLD, disc(68, 16, 2)),
        *emblem("lute", 20, 80, 40, -28),
    ]


def trickster(c: Clan) -> list[Part]:
    ears = union(polygon((30, 30), (24, 4), (44, 22)), polygon((70, 30), (76, 4), (56, 22)))
    mask = polygon((28, 34), (40, 28), (50, 30), (60, 28), (72, 34), (66, 54), (50, 72), (34, 54), smooth=3)
    return [
        *robe(c),
        *paint(c.robe, polygon((20, 72), (24, 34), (50, 14), (76, 34), (80, 72), (50, 60), smooth=4)),
        *skin(MASK, ears, mask),
        *flat(
            "#b5342a",
            polygon((30, 24), (27, 11), (38, 21)),
            polygon((70, 24), (73, 11), (62, 21)),
            brush([(50, 34), (50, 43)], [2, 0.5]),
            brush([(36, 54), (44, 56)], [0.4, 1.2]),
            brush([(64, 54), (56, 56)], [0.4, 1.2]),
        ),
        *eyes(46, 10),
        *flat("#1a0f14", blob(50, 66, 3, 2.2)),
        *emblem("theatre_mask", 84, 80, 24, 12),
    ]


def diplomat(c: Clan) -> list[Part]:
    fan = polygon(
        *[
            (50 + 40 * x, 92 + 40 * y)
            for x, y in (
                (-0.9, -0.43),
                (-0.72, -0.69),
                (-0.4, -0.92),
                (0, -1),
                (0.4, -0.92),
                (0.72, -0.69),
                (0.9, -0.43),
            )
        ],
        (50, 90),
    )
    ribs = [
        brush([(50, 91), (50 + 40 * x, 92 + 40 * y)], [0.4, 0.7])
        for x, y in ((-0.72, -0.69), (-0.4, -0.92), (0, -1), (0.4, -0.92), (0.72, -0.69))
    ]
    return [
        *paint(DARK, blob(50, 38, 24, 25), blob(50, 14, 13, 9)),
        *robe(c),
        *face("#f0cdb0"),
        *eyes(43, 8.5),
        *paint(
            DARK, brush([(50, 24), (38, 30), (33, 46)], [6, 5, 0.6]), brush([(50, 24), (62, 30), (67, 46)], [6, 5, 0.6])
        ),
        *skin(c.bright, fan),
        *flat(c.shade, *ribs),
        *skin(GOLD, disc(34, 14, 4), brush([(60, 10), (74, 2)], [1, 0.6])),
    ]


def counsellor(c: Clan) -> list[Part]:
    hat = union(
        polygon((34, 34), (40, 22), (50, 19), (60, 22), (66, 34), (50, 30)),
        polygon((44, 22), (42, 2), (60, 2), (58, 22)),
        brush([(58, 8), (76, 14), (84, 34)], [3, 3, 1.6]),
    )
    horns = union(
        brush([(37, 34), (31, 26), (34, 16)], [3.4, 2.6, 0.4]), brush([(63, 34), (69, 26), (66, 16)], [3.4, 2.6, 0.4])
    )
    return [
        *robe(c),
        *face("#b8382c"),
        *eyes(45, 9, "#ffe9a0"),
        *flat("#1a0f14", disc(41.4, 45.4, 1.4), disc(58.6, 45.4, 1.4), polygon((40, 58), (60, 58), (57, 66), (43, 66))),
        *flat(
            "#fff2d8",
            polygon((42, 58), (45, 58), (43.5, 65)),
            polygon((55, 58), (58, 58), (56.5, 65)),
            polygon((47, 58), (53, 58), (50, 61)),
        ),
        *skin("#f0dca8", horns),
        *paint(DARK, hat),
    ]


def pathfinder(c: Clan) -> list[Part]:
    hood = polygon(
        (20, 70),
        (23, 38),
        (36, 17),
        (52, 11),
        (67, 18),
        (77, 38),
        (80, 70),
        (69, 60),
        (66, 42),
        (50, 33),
        (34, 42),
        (31, 60),
        smooth=4,
    )
    return [
        *held("staff", 88, 60, 0.9),
        *robe(c),
        *face("#c89468"),
        *eyes(46),
        *paint(
            "#6a4526",
            union(*[brush([(38 + n * 4, 58), (40 + n * 3, 68), (46 + n, 78)], [3, 3, 0.5]) for n in range(7)]),
        ),
        *paint("#6f7a3a", hood),
        *emblem("spyglass", 18, 84, 28),
    ]


def seer(c: Clan) -> list[Part]:
    hood = polygon(
        (18, 80),
        (22, 40),
        (34, 14),
        (50, 6),
        (66, 14),
        (78, 40),
        (82, 80),
        (70, 68),
        (66, 40),
        (50, 24),
        (34, 40),
        (30, 68),
        smooth=4,
    )
    return [
        *robe(c),
        *face("#2a2036"),
        *glow(
            "#8ff0ff",
            brush([(37, 50), (42, 48), (46, 51)], [0.3, 1.6, 0.3]),
            brush([(63, 50), (58, 48), (54, 51)], [0.3, 1.6, 0.3]),
            blob(50, 36, 3.4, 5),
        ),
        *flat("#0a2030", blob(50, 36, 1.3, 3.4)),
        *paint("#efe8dc", hood),
        *glow("#bfeaf4", disc(80, 84, 10)),
    ]


def mentor(c: Clan) -> list[Part]:
    beard = union(
        *[brush([(38 + n * 3.4, 58), (38 + n * 3.4, 72), (46 + n * 1.2, 86)], [3, 3.6, 0.5]) for n in range(8)]
    )
    return [
        *robe(c),
        *face("#dcae88"),
        *paint("#c9c4bc", beard),
        *eyes(46, 9),
        *paint(
            "#e8e2d6",
            brush([(36, 41), (42, 38), (47, 42)], [1, 2.4, 0.8]),
            brush([(64, 41), (58, 38), (53, 42)], [1, 2.4, 0.8]),
            blob(50, 19, 9, 8),
        ),
        *paint("#e8e2d6", brush([(34, 40), (38, 28), (50, 24), (62, 28), (66, 40)], [2, 3, 3.4, 3, 2])),
        *skin(GOLD, brush([(40, 16), (62, 20)], [0.9, 0.9])),
        *emblem("book", 80, 84, 30),
    ]


def hermit(c: Clan) -> list[Part]:
    cloak = polygon(
        (10, 106),
        (16, 52),
        (34, 18),
        (50, 10),
        (66, 18),
        (84, 52),
        (90, 106),
        (70, 80),
        (66, 42),
        (50, 32),
        (34, 42),
        (30, 80),
        smooth=4,
    )
    return [
        *robe(c),
        *face("#b98a66"),
        *paint(
            "#8a8076",
            *[brush([(36 + n * 4, 56), (36 + n * 4, 76), (44 + n * 2, 100)], [3.4, 4, 0.5]) for n in range(8)],
        ),
        *eyes(47, 8.5),
        *paint("#5a4a3a", cloak),
        *emblem("lantern", 84, 78, 32),
    ]


def guard(c: Clan) -> list[Part]:
    helm = polygon((26, 68), (28, 30), (50, 14), (72, 30), (74, 68), (62, 74), (50, 76), (38, 74), smooth=3)
    return [
        *held("halberd", 90, 70, 0.95, 4),
        *robe(c),
        *skin("#7d8798", helm),
        *flat("#12101a", polygon((34, 43), (66, 43), (64, 51), (53, 51), (52, 67), (48, 67), (47, 51), (36, 51))),
        *glow("#ffd98a", disc(42, 47, 1.8), disc(58, 47, 1.8)),
        *skin(GOLD, brush([(26, 40), (50, 33), (74, 40)], [2, 2.6, 2])),
        *paint(c.bright, polygon((46, 22), (40, 4), (56, -2), (72, 6), (66, 14), (54, 18), smooth=4)),
    ]


def organiser(c: Clan) -> list[Part]:
    cap = union(
        polygon((28, 40), (33, 24), (50, 18), (67, 24), (72, 40), (50, 35), smooth=3),
        brush([(28, 36), (10, 40), (6, 50)], [3, 3, 0.6]),
        brush([(72, 36), (90, 40), (94, 50)], [3, 3, 0.6]),
    )
    return [
        *robe(c),
        *face(),
        *eyes(46),
        *flat("#f6e8c0", ring(41, 46, 7, 5.8), ring(59, 46, 7, 5.8), box(47, 45.4, 6, 1.2)),
        *flat("#8a3f34", brush([(45, 61), (50, 62), (55, 61)], [0.4, 1.2, 0.4])),
        *paint(DARK, cap),
        *skin(GOLD, disc(50, 27, 3.4)),
        *emblem("chart", 78, 84, 36),
    ]


def night_agent(c: Clan) -> list[Part]:
    wrap = polygon((28, 70), (28, 34), (38, 16), (50, 11), (62, 16), (72, 34), (72, 70), (50, 78), smooth=4)
    return [
        *held("dagger", 16, 86, 1.5, -18),
        *robe(c),
        *paint("#1c1830", wrap),
        *skin(SKIN, polygon((33, 41), (50, 38), (67, 41), (66, 52), (50, 50), (34, 52), smooth=3)),
        *eyes(46.5, 8.5),
        *skin(STEEL, polygon((31, 33), (50, 28), (69, 33), (69, 38), (50, 34), (31, 38))),
        *paint(
            c.robe,
            brush([(70, 34), (84, 30), (94, 40)], [3, 3.6, 0.5]),
            brush([(70, 36), (84, 40), (90, 54)], [3, 3, 0.5]),
        ),
    ]


COMPANIONS: dict[str, Callable[[Clan], list[Part]]] = {
    "apprentice": apprentice, "warrior": warrior, "philosopher": philosopher, "merchant": merchant, "archer": archer,
    "bard": bard, "trickster": trickster, "diplomat": diplomat, "counsellor": counsellor, "pathfinder": pathfinder,
    "seer": seer, "mentor": mentor, "hermit": hermit, "guard": guard, "organiser": organiser,
    "night_agent": night_agent,
}  # fmt: skip
