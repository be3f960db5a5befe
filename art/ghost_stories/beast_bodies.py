"""Bodies of ghosts in the shape of beasts and trees, without their heads."""

from random import Random

from art.ghost_stories.frames import Frame, claw
from art.ghost_stories.palettes import Family
from art.paint.drawing import flat, glow, paint, skin, soft
from art.paint.shapes import blob, brush, polygon, strokes, union


def beast(p: Family, rng: Random) -> Frame:
    """An animal on four legs, its head low and forward."""
    trunk = union(
        blob(76, 96, 36, 24, 0.1, rng, 0.03),
        blob(52, 92, 22, 24),
        brush([(104, 92), (118, 76), (122, 54)], [9, 5, 0.6]),
    )
    legs = union(
        *[
            brush([(x, 106), (x + dx, 126), (x + dx - 4, 146)], [8, 5.6, 4])
            for x, dx in ((46, -6), (60, 4), (90, -2), (104, 6))
        ],
        *[blob(x, 147, 7, 3.6) for x in (34, 58, 83, 104)],
    )
    fur = union(
        *[
            brush([(48 + n * 7, 76 + n * 0.6), (52 + n * 7, 66 + n), (58 + n * 7, 62 + n)], [3, 2, 0.2])
            for n in range(9)
        ]
    )
    return Frame(
        [*paint("url(#robe)", union(trunk, legs, fur)), *soft(p.night, blob(78, 112, 30, 7), opacity=0.6)],
        (40, 74, 1.25),
        (34, 140),
    )


def prowler(p: Family, rng: Random) -> Frame:
    """A beast that stands upright."""
    trunk = union(
        polygon((44, 64), (88, 64), (96, 96), (88, 126), (46, 126), (36, 96), smooth=4),
        brush([(52, 122), (46, 136), (50, 147)], [10, 7, 6]),
        brush([(80, 122), (88, 136), (86, 147)], [10, 7, 6]),
    )
    arms = union(
        brush([(46, 74), (26, 90), (24, 112)], [10, 8, 6]),
        brush([(86, 74), (106, 88), (108, 108)], [10, 8, 6]),
        claw(24, 116, 1.7, 11),
        claw(108, 112, 1.4, 11),
    )
    chest = blob(66, 92, 15, 22)
    return Frame(
        [
            *paint("url(#robe)", union(trunk, arms)),
            *paint(p.skin, chest, opacity=0.85),
            *paint(p.dark, polygon((44, 118), (88, 118), (92, 136), (66, 130), (40, 136))),
        ],
        (66, 48, 1.15),
        (24, 112),
    )


def serpent(p: Family, rng: Random) -> Frame:
    """A long body in coils."""
    coils = union(
        brush(
            [(104, 146), (34, 144), (28, 122), (96, 118), (104, 96), (52, 92), (48, 64), (62, 50)],
            [5, 12, 12, 12, 11, 10, 9, 8],
        )
    )
    scales = [
        brush([(x - 5, y), (x, y + 3), (x + 5, y)], [0.4, 1, 0.4])
        for x, y in (
            (44, 142),
            (60, 143),
            (76, 143),
            (42, 124),
            (58, 122),
            (74, 120),
            (90, 112),
            (78, 94),
            (62, 92),
            (50, 78),
        )
    ]
    return Frame([*paint("url(#robe)", coils), *flat(p.night, *scales, opacity=0.7)], (64, 44, 1.2), (30, 140))


def bird(p: Family, rng: Random) -> Frame:
    """Wings spread wide."""
    wings = union(
        *[
            brush(
                [
                    (66 + s * 10, 80),
                    (66 + s * (34 + n * 3), 58 - n * 6 + n * n * 2.2),
                    (66 + s * (56 + n), 70 + n * 15),
                ],
                [7, 6, 0.5],
            )
            for s in (-1, 1)
            for n in range(5)
        ]
    )
    body = union(
        polygon((50, 68), (82, 68), (84, 100), (66, 126), (48, 100), smooth=4),
        *[brush([(66 + x, 118), (66 + x * 2, 146)], [5, 1]) for x in (-7, 0, 7)],
    )
    feet = union(claw(56, 130, 1.8, 9), claw(76, 130, 1.4, 9))
    return Frame([*paint("url(#robe)", union(wings, body)), *skin(p.skin, feet)], (66, 54, 1.05), (56, 132))


def spider(p: Family, rng: Random) -> Frame:
    """Eight legs round a swollen body."""
    legs = union(
        *[
            brush(
                [(66 + s * 12, 92 + n * 6), (66 + s * (34 + n * 4), 62 + n * 16), (66 + s * (52 - n * 2), 118 + n * 9)],
                [4, 3, 0.5],
            )
            for s in (-1, 1)
            for n in range(4)
        ]
    )
    body = union(blob(66, 110, 28, 25), blob(66, 80, 18, 15))
    mark = polygon((60, 100), (72, 100), (66, 110), (72, 122), (60, 122), (66, 110))
    return Frame([*paint(p.dark, legs), *paint("url(#robe)", body), *glow(p.accent, mark)], (66, 62, 0.95), (20, 124))


def tree(p: Family, rng: Random) -> Frame:
    """A trunk with roots and branches for arms."""
    trunk = polygon(
        (50, 60), (82, 60), (86, 100), (98, 146), (80, 136), (66, 148), (52, 136), (34, 146), (46, 100), smooth=3
    )
    branches = union(
        brush([(52, 74), (30, 66), (18, 40)], [7, 5, 0.6]),
        brush([(30, 66), (14, 68)], [3.4, 0.4]),
        brush([(80, 74), (104, 62), (114, 34)], [7, 5, 0.6]),
        brush([(104, 62), (120, 64)], [3.4, 0.4]),
    )
    leaves = [
        blob(x, y, 5, 3, rng.uniform(0, 3))
        for x, y in ((18, 38), (24, 50), (12, 66), (114, 32), (108, 48), (122, 62), (30, 60))
    ]
    return Frame(
        [
            *paint("#5a4028", union(trunk, branches)),
            *paint(p.cloth, *leaves),
            *soft(
                p.night,
                strokes(
                    [
                        ([(58, 76), (56, 110), (50, 136)], [0.6, 2, 0.6]),
                        ([(74, 76), (76, 110), (82, 136)], [0.6, 2, 0.6]),
                    ]
                ),
                opacity=0.6,
            ),
        ],
        (66, 58, 1.05),
        (16, 42),
    )
