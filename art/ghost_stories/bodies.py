"""Bodies of ghosts, standing, floating, crawling or coiled, without their heads."""

from collections.abc import Callable
from math import sin
from random import Random

from art.ghost_stories.beast_bodies import beast, bird, prowler, serpent, spider, tree
from art.ghost_stories.frames import Frame, claw
from art.ghost_stories.palettes import Family
from art.paint.drawing import flat, glow, paint, skin, soft
from art.paint.shapes import blob, brush, disc, polygon, ragged, strokes, union


def robe(p: Family, rng: Random) -> Frame:
    """A torn robe that floats, one arm raised."""
    gown = polygon((52, 64), (80, 64), (86, 96), (96, 138), *ragged(96, 34, 142, 12, rng), (44, 96))
    raised = brush([(54, 72), (36, 88), (23, 72)], [8, 9, 8])
    hanging = union(
        brush([(79, 70), (98, 88), (104, 114)], [8, 9, 13]),
        polygon((92, 110), (116, 110), *ragged(117, 92, 124, 6, rng, 4)),
    )
    folds = strokes(
        [([(60, 84), (56, 112), (50, 138)], [0.5, 2, 0.5]), ([(72, 84), (77, 112), (82, 138)], [0.5, 2.2, 0.5])]
    )
    return Frame(
        [
            *paint("url(#robe)", gown),
            *soft(p.night, folds, opacity=0.6),
            *paint(p.dark, brush([(46, 96), (66, 101), (86, 96)], [3, 4, 3])),
            *soft(p.night, brush([(80, 76), (95, 94), (96, 120)], [8, 10, 12]), opacity=0.6),
            *skin(p.skin, claw(105, 124, 1.6, 9)),
            *paint("url(#robe)", hanging),
            *soft(p.night, brush([(54, 78), (40, 94)], [6, 7]), opacity=0.5),
            *skin(p.skin, claw(20, 64, -1.9, 9)),
            *paint("url(#robe)", raised),
        ],
        (66, 50, 1),
        (21, 66),
    )


def corpse(p: Family, rng: Random) -> Frame:
    """A stiff body with both arms held forward."""
    coat = polygon((46, 66), (84, 66), (90, 104), (92, 138), *ragged(92, 40, 140, 6, rng, 7), (42, 104))
    arms = union(brush([(80, 76), (52, 84), (24, 80)], [8, 8, 7]), brush([(54, 72), (34, 72), (14, 68)], [7.5, 7, 6]))
    feet = union(blob(56, 146, 8, 4), blob(78, 146, 8, 4))
    return Frame(
        [
            *paint(p.dark, feet),
            *paint("url(#robe)", coat),
            *soft(p.night, brush([(66, 70), (66, 138)], [0.8, 1.4]), opacity=0.7),
        ],
        (66, 48, 1),
        (20, 72),
        [*skin(p.skin, claw(20, 80, 2.9, 8), claw(10, 68, 2.9, 8)), *paint("url(#robe)", arms)],
    )


def hulk(p: Family, rng: Random) -> Frame:
    """A giant that fills the card, bent forward."""
    body = union(
        blob(66, 104, 46, 44, 0, rng, 0.03),
        blob(60, 68, 32, 26, 0, rng, 0.04),
        brush([(46, 124), (40, 142)], [18, 15]),
        brush([(88, 124), (92, 142)], [18, 15]),
    )
    right = union(brush([(98, 78), (118, 100), (116, 132)], [16, 14, 11]), claw(114, 138, 1.7, 16, 4, 1.2, 1.1))
    left = union(brush([(32, 74), (12, 98), (18, 126)], [16, 14, 11]), claw(22, 132, 1.2, 16, 4, 1.2, 1.1))
    belly = strokes(
        [([(42, 108), (66, 120), (92, 104)], [0.4, 2.6, 0.4]), ([(48, 124), (68, 134), (88, 122)], [0.4, 3, 0.4])]
    )
    return Frame(
        [*paint("url(#robe)", union(body, right)), *soft(p.night, belly, blob(60, 84, 26, 8), opacity=0.6)],
        (60, 64, 1.15),
        (20, 118),
        paint("url(#robe)", left),
    )


def bones(p: Family, rng: Random) -> Frame:
    """A skeleton in rags of armour."""
    spine = brush([(66, 66), (68, 92), (64, 114)], [3.4, 3.2, 4])
    ribs = union(
        *[
            brush([(67, 74 + n * 7), (67 + s * 14, 73 + n * 7), (67 + s * (18 - n * 1.4), 81 + n * 7)], [1.3, 1.9, 1])
            for n in range(5)
            for s in (-1, 1)
        ]
    )
    legs = union(
        brush([(60, 118), (50, 132), (54, 148)], [4, 3.4, 2.6]),
        brush([(70, 118), (82, 132), (84, 148)], [4, 3.4, 2.6]),
        blob(65, 116, 11, 6),
        disc(50, 132, 4),
        disc(82, 132, 4),
    )
    arms = union(
        brush([(52, 74), (34, 84), (24, 68)], [3.6, 3, 2.4]),
        brush([(82, 74), (96, 90), (92, 110)], [3.6, 3, 2.4]),
        disc(34, 84, 3.6),
        disc(96, 90, 3.6),
        claw(23, 64, -1.8, 8),
        claw(91, 114, 1.8, 8),
    )
    cloak = polygon((54, 64), (84, 66), (104, 96), (112, 136), *ragged(112, 78, 138, 12, rng, 5), (80, 90))
    skirt = union(
        *[polygon((50 + n * 7, 110), (58 + n * 7, 110), (60 + n * 7, 128), (48 + n * 7, 128)) for n in range(5)]
    )
    return Frame(
        [
            *paint("url(#robe)", cloak),
            *skin(p.skin, union(spine, ribs, legs)),
            *paint(p.cloth, skirt, blob(84, 72, 11, 8, 0.4)),
            *paint(p.accent, brush([(48, 110), (66, 113), (86, 110)], [2.4, 2.8, 2.4])),
            *skin(p.skin, arms),
        ],
        (66, 48, 1),
        (23, 66),
    )


def wraith(p: Family, rng: Random) -> Frame:
    """A shape of smoke that ends in a tail."""
    tail = union(
        brush([(66, 60), (60, 88), (74, 112), (58, 132), (70, 148)], [18, 26, 20, 11, 1]),
        brush([(50, 80), (34, 100), (30, 122)], [9, 7, 0.5]),
        brush([(84, 80), (100, 98), (98, 124)], [9, 7, 0.5]),
    )
    arms = union(
        brush([(50, 74), (32, 76), (20, 60)], [8, 6, 3.4]), brush([(82, 74), (104, 72), (114, 56)], [8, 6, 3.4])
    )
    wisps = strokes(
        [([(60, 78), (56, 104), (66, 128)], [0.5, 2.4, 0.4]), ([(74, 76), (80, 100), (72, 124)], [0.5, 2.4, 0.4])]
    )
    return Frame(
        [
            *paint("url(#robe)", union(tail, arms)),
            *soft(p.rim, wisps, opacity=0.25),
            *skin(p.skin, claw(18, 56, -1.7, 8), claw(115, 51, -1.4, 8)),
        ],
        (66, 48, 1),
        (19, 58),
    )


def maiden(p: Family, rng: Random) -> Frame:
    """A slender woman with hair that blows far to the side."""
    hair = union(
        blob(66, 46, 17, 19),
        *[
            brush(
                [
                    (64 + n, 42),
                    (82 + n * 1.6, 48 + n * 3),
                    (96 + n * 1.8 + rng.uniform(-6, 6), 82 + n * 3),
                    (92 + n * 3 + rng.uniform(-8, 8), 112 + n * 2 + rng.uniform(-8, 10)),
                ],
                [5, 5, 3.2, 0.2],
            )
            for n in range(12)
        ],
    )
    gown = union(
        brush([(66, 62), (62, 82), (60, 102), (68, 124), (64, 148)], [6, 13, 10, 16, 28]),
        brush([(76, 74), (90, 94), (92, 118)], [7, 7, 9]),
    )
    sleeve = union(
        brush([(46, 82), (40, 100), (30, 122)], [5, 8, 1]), brush([(34, 78), (26, 96), (20, 114)], [4, 6, 0.6])
    )
    arm = union(brush([(56, 74), (38, 80), (24, 62)], [6, 5, 3]), claw(22, 58, -1.9, 9, long=2))
    return Frame(
        [
            *paint(p.dark, hair),
            *paint("url(#robe)", union(gown, sleeve)),
            *skin(p.skin, union(arm, brush([(66, 60), (65, 72)], [4.6, 7]))),
        ],
        (64, 48, 0.92),
        (22, 58),
    )


def ooze(p: Family, rng: Random) -> Frame:
    """A heap of slime with arms that drip."""
    heap = union(
        polygon((16, 148), (22, 120), (36, 88), (50, 62), (80, 60), (96, 86), (108, 118), (116, 148), smooth=5),
        brush([(38, 90), (16, 84), (14, 60)], [11, 9, 6]),
        brush([(92, 90), (114, 88), (118, 66)], [11, 9, 6]),
    )
    drips = union(
        *[
            brush([(x, y), (x + rng.uniform(-1, 1), y + rng.uniform(12, 24))], [3.4, 2.4])
            for x, y in ((16, 84), (26, 90), (108, 88), (116, 84), (48, 110), (82, 112))
        ]
    )
    bubbles = [disc(rng.uniform(34, 98), rng.uniform(92, 140), rng.uniform(2, 4.6)) for _ in range(9)]
    return Frame([*paint("url(#robe)", union(heap, drips)), *skin(p.accent, *bubbles)], (65, 70, 1.15), (14, 60))


def heads(p: Family, rng: Random) -> Frame:
    """Only heads in the air, trailing hair."""
    strands = union(
        *[
            brush([(x, y), (x + rng.uniform(-6, 6), y + 18), (x + rng.uniform(-12, 12), y + 40)], [6, 4, 0.3])
            for x, y in ((34, 96), (40, 98), (98, 88), (104, 90), (62, 66), (70, 66))
        ]
    )
    return Frame([*paint(p.dark, strands)], (66, 54, 1), (30, 120))


def swarm(p: Family, rng: Random) -> Frame:
    """Several shapes in hoods, one before the others."""
    found = []
    for x, y, size in ((30, 66, 0.8), (102, 62, 0.85), (48, 58, 0.7), (84, 56, 0.7)):
        found += paint(
            p.dark,
            polygon(
                (x - 20 * size, 148),
                (x - 14 * size, y + 16),
                (x, y - 18 * size),
                (x + 14 * size, y + 16),
                (x + 20 * size, 148),
                smooth=4,
            ),
        )
        found += flat("#05050a", blob(x, y + 4, 7 * size, 9 * size)) + glow(
            p.accent, disc(x - 3 * size, y + 3, 1.1), disc(x + 3 * size, y + 3, 1.1)
        )
    gown = polygon((46, 72), (86, 72), (98, 110), (106, 148), (26, 148), (36, 110), smooth=3)
    return Frame(
        [
            *found,
            *paint(
                "url(#robe)",
                union(
                    gown,
                    brush([(50, 84), (38, 102), (48, 116)], [8, 9, 8]),
                    brush([(82, 84), (94, 102), (84, 116)], [8, 9, 8]),
                ),
            ),
            *skin(p.skin, claw(56, 116, 0.2, 8), claw(76, 116, 2.9, 8)),
        ],
        (66, 58, 1),
        (52, 112),
    )


def water(p: Family, rng: Random) -> Frame:
    """Half a body above water, with arms like waves."""
    torso = union(
        brush([(66, 62), (62, 92), (66, 128)], [14, 20, 34]),
        brush([(52, 74), (30, 78), (18, 58)], [10, 8, 3]),
        brush([(80, 74), (104, 78), (114, 58)], [10, 8, 3]),
    )
    found = [*paint("url(#robe)", torso), *skin(p.skin, claw(17, 54, -1.8, 9), claw(115, 54, -1.3, 9))]
    for n, (y, colour) in enumerate(((122, p.cloth), (132, p.dusk), (141, p.dark))):
        found += paint(
            colour,
            polygon((-5, 190), *[(-5 + 140 * k / 26, y + 3 * sin(k * 1.1 + n * 2)) for k in range(27)], (135, 190)),
            material="wash",
        )
    return Frame(found, (66, 48, 1), (18, 56))


BODIES: dict[str, Callable[[Family, Random], Frame]] = {
    "robe": robe, "corpse": corpse, "hulk": hulk, "bones": bones, "wraith": wraith, "maiden": maiden, "ooze": ooze,
    "beast": beast, "prowler": prowler, "serpent": serpent, "bird": bird, "spider": spider, "tree": tree,
    "heads": heads, "swarm": swarm, "water": water,
}  # fmt: skip
