"""Hats and other cloth that a candle wears."""

from collections.abc import Callable
from math import cos, pi, sin

from art.candelabria.faces import Body
from art.candelabria.palettes import Mood
from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, polygon, star, union

X = 55
GOLD, STRAW, DARK = "#eab93c", "#dcb662", "#241c2a"


def hat(b: Body, m: Mood) -> list[Part]:
    brim = polygon(
        (X - b.half - 13, b.top + 13), (X, b.top + 6), (X + b.half + 13, b.top + 13), (X, b.top + 18), smooth=4
    )
    crown = polygon(
        (X - b.half + 2, b.top + 12),
        (X - b.half + 6, b.top - 2),
        (X - 4, b.top),
        (X + 4, b.top),
        (X + b.half - 6, b.top - 2),
        (X + b.half - 2, b.top + 12),
    )
    return [
        *paint(m.shade, union(brim, crown)),
        *paint(
            m.accent,
            brush([(X - b.half + 3, b.top + 10), (X, b.top + 12), (X + b.half - 3, b.top + 10)], [1.6, 1.8, 1.6]),
        ),
        *skin(
            "#f0e6d0",
            brush(
                [(X + b.half - 4, b.top + 8), (X + b.half + 8, b.top - 8), (X + b.half + 2, b.top - 18)], [1, 3.4, 0.3]
            ),
        ),
    ]


def tricorne(b: Body, m: Mood) -> list[Part]:
    shape = polygon(
        (X - b.half - 15, b.top + 4),
        (X - b.half + 4, b.top + 2),
        (X, b.top - 6),
        (X + b.half - 4, b.top + 2),
        (X + b.half + 15, b.top + 4),
        (X + b.half - 2, b.top + 15),
        (X, b.top + 11),
        (X - b.half + 2, b.top + 15),
        smooth=3,
    )
    return [
        *paint(DARK, shape),
        *skin(
            GOLD,
            brush(
                [
                    (X - b.half - 13, b.top + 4),
                    (X - b.half + 2, b.top + 13),
                    (X, b.top + 10),
                    (X + b.half - 2, b.top + 13),
                    (X + b.half + 13, b.top + 4),
                ],
                [0.8, 1.2, 1.2, 1.2, 0.8],
            ),
        ),
        *skin(m.accent, disc(X + b.half - 2, b.top + 6, 3.4)),
    ]


def straw(b: Body, m: Mood) -> list[Part]:
    brim = blob(X, b.top + 11, b.half + 16, 6.5)
    return [
        *paint(
            STRAW,
            union(
                brim,
                polygon(
                    (X - b.half + 3, b.top + 10),
                    (X - b.half + 8, b.top - 5),
                    (X + b.half - 8, b.top - 5),
                    (X + b.half - 3, b.top + 10),
                    smooth=3,
                ),
            ),
        ),
        *paint(
            m.cloth, brush([(X - b.half + 4, b.top + 7), (X, b.top + 9), (X + b.half - 4, b.top + 7)], [1.6, 1.8, 1.6])
        ),
    ]


def turban(b: Body, m: Mood) -> list[Part]:
    folds = union(
        *[
            brush(
                [(X - b.half - 2, b.top + 9 + n * 4), (X, b.top + 2 + n * 4), (X + b.half + 2, b.top + 9 + n * 4)],
                [3, 4, 3],
            )
            for n in range(2)
        ]
    )
    return [
        *paint(m.accent, folds),
        *skin("#e0382c", blob(X, b.top + 6, 3.4, 4)),
        *skin(GOLD, brush([(X, b.top + 3), (X + 3, b.top - 9)], [1.6, 0.3])),
    ]


def jester(b: Body, m: Mood) -> list[Part]:
    horns = [(-1, "#c8392c"), (1, "#2f6ea8")]
    found = []
    for s, colour in horns:
        found += paint(
            colour,
            brush(
                [(X + s * 3, b.top + 8), (X + s * (b.half - 2), b.top - 2), (X + s * (b.half + 12), b.top + 6)],
                [9, 8, 2],
            ),
        ) + skin(GOLD, disc(X + s * (b.half + 13), b.top + 9, 3.4))
    return [
        *found,
        *paint(
            "#e8c04a",
            brush([(X - b.half - 1, b.top + 12), (X, b.top + 9), (X + b.half + 1, b.top + 12)], [2.6, 3, 2.6]),
        ),
    ]


def mitre(b: Body, m: Mood) -> list[Part]:
    w = b.half - 1
    return [
        *skin(
            "#f2ead8",
            *[
                polygon(
                    (X + s * w, b.top + 12),
                    (X + s * (w + 3), b.top - 4),
                    (X + s * w * 0.55, b.top - 20),
                    (X + s * 5, b.top + 2),
                    (X + s * 4, b.top + 12),
                )
                for s in (-1, 1)
            ],
        ),
        *skin(GOLD, box(X - w - 1, b.top + 8, 2 * w + 2, 6, 1)),
        *flat(
            "#a82a24",
            *[
                union(box(X + s * w * 0.6 - 1, b.top - 9, 2, 11), box(X + s * w * 0.6 - 4, b.top - 6, 8, 2))
                for s in (-1, 1)
            ],
        ),
    ]


def mortarboard(b: Body, m: Mood) -> list[Part]:
    return [
        *paint(
            DARK,
            polygon((X - b.half - 12, b.top + 2), (X, b.top - 6), (X + b.half + 12, b.top + 2), (X, b.top + 9)),
            box(X - b.half + 3, b.top + 3, 2 * b.half - 6, 9, 2),
        ),
        *skin(
            GOLD, brush([(X, b.top + 1), (X + b.half + 6, b.top + 6), (X + b.half + 7, b.top + 20)], [0.8, 0.9, 1.4])
        ),
    ]


def wizard(b: Body, m: Mood) -> list[Part]:
    cone = polygon(
        (X - b.half - 1, b.top + 10),
        (X - 9, b.top - 12),
        (X - 3, b.top - 4),
        (X + 3, b.top - 4),
        (X + 9, b.top - 12),
        (X + b.half + 1, b.top + 10),
        smooth=2,
    )
    return [
        *paint(m.cloth, union(blob(X, b.top + 11, b.half + 13, 5.6), cone)),
        *skin(GOLD, star(X - 12, b.top + 3, 3.6, 1.5, 5), star(X + 12, b.top + 3, 3.6, 1.5, 5)),
        *paint(m.accent, brush([(X - b.half, b.top + 9), (X, b.top + 11), (X + b.half, b.top + 9)], [1.6, 1.8, 1.6])),
    ]


def top_hat(b: Body, m: Mood) -> list[Part]:
    return [
        *paint(
            DARK,
            union(
                blob(X, b.top + 10, b.half + 11, 5),
                polygon(
                    (X - b.half + 4, b.top + 10),
                    (X - b.half + 2, b.top - 14),
                    (X - 9, b.top - 12),
                    (X - 8, b.top - 6),
                    (X + 8, b.top - 6),
                    (X + 9, b.top - 12),
                    (X + b.half - 2, b.top - 14),
                    (X + b.half - 4, b.top + 10),
                ),
            ),
        ),
        *paint(
            m.accent, brush([(X - b.half + 4, b.top + 5), (X, b.top + 7), (X + b.half - 4, b.top + 5)], [2, 2.2, 2])
        ),
    ]


def cap(b: Body, m: Mood) -> list[Part]:
    return [
        *paint(
            m.cloth,
            polygon(
                (X - b.half - 4, b.top + 12),
                (X - b.half + 2, b.top),
                (X, b.top - 4),
                (X + b.half - 2, b.top),
                (X + b.half + 4, b.top + 12),
                (X, b.top + 9),
                smooth=3,
            ),
        ),
        *paint(
            m.accent,
            polygon(
                (X - b.half - 6, b.top + 12),
                (X, b.top + 8),
                (X + b.half * 0.4, b.top + 10),
                (X, b.top + 15),
                (X - b.half - 2, b.top + 16),
                smooth=2,
            ),
        ),
    ]


def chef(b: Body, m: Mood) -> list[Part]:
    puffs = union(*[disc(X + x, b.top - 3 - abs(x) * -0.15, 9) for x in (-16, -9, 9, 16)])
    return skin("#fbf7ee", union(puffs, box(X - b.half + 2, b.top + 1, 2 * b.half - 4, 11, 2)))


def bonnet(b: Body, m: Mood) -> list[Part]:
    frill = union(
        *[
            disc(X + (b.half + 3) * cos(a), b.eyes - 3 + (b.half + 3) * sin(a), 4)
            for _, _, a in around(0, 0, 1, 20, pi)[:11]
        ]
    )
    return [
        *skin("#fbf3e6", frill),
        *paint(
            m.accent,
            brush(
                [
                    (X - b.half - 1, b.eyes + 4),
                    (X - b.half + 2, b.top + 8),
                    (X, b.top + 1),
                    (X + b.half - 2, b.top + 8),
                    (X + b.half + 1, b.eyes + 4),
                ],
                [1.6, 2, 2.2, 2, 1.6],
            ),
        ),
    ]


def kerchief(b: Body, m: Mood) -> list[Part]:
    return [
        *paint(
            "#b5382a",
            polygon(
                (X - b.half - 2, b.top + 14),
                (X - b.half + 2, b.top + 1),
                (X, b.top - 3),
                (X + b.half - 2, b.top + 1),
                (X + b.half + 2, b.top + 14),
                (X, b.top + 10),
                smooth=3,
            ),
            brush([(X + b.half, b.top + 11), (X + b.half + 10, b.top + 16), (X + b.half + 8, b.top + 26)], [3, 3, 0.6]),
        ),
        *flat("#fff0e0", *[disc(X + x, b.top + 5 + abs(x) * 0.1, 1.6) for x in (-14, -5, 5, 14)]),
    ]


def beekeeper(b: Body, m: Mood) -> list[Part]:
    net = polygon(
        (X - b.half - 7, b.top + 12),
        (X + b.half + 7, b.top + 12),
        (X + b.half + 9, b.eyes + 24),
        (X - b.half - 9, b.eyes + 24),
    )
    mesh = union(
        *[
            brush([(x, b.top + 12), (x, b.eyes + 24)], [0.35, 0.35])
            for x in range(int(X - b.half - 8), int(X + b.half + 9), 5)
        ],
        *[box(X - b.half - 9, y, 2 * b.half + 18, 0.6) for y in range(int(b.top + 16), int(b.eyes + 24), 5)],
    ).intersection(net)
    return [*flat("#f6efd8", net, opacity=0.28), *flat("#5a4a2c", mesh, opacity=0.55), *straw(b, m)]


def bandana(b: Body, m: Mood) -> list[Part]:
    low = polygon(
        (X - b.half - 1, b.eyes + 4),
        (X, b.eyes + 7),
        (X + b.half + 1, b.eyes + 4),
        (X + b.half, b.eyes + 16),
        (X, b.eyes + 26),
        (X - b.half, b.eyes + 16),
    )
    return [
        *hat(b, m),
        *paint(m.accent, low),
        *flat(m.shade, *[disc(X + x, b.eyes + 12 + abs(x) * -0.1, 1.3) for x in (-14, -5, 5, 14)]),
    ]


HATS: dict[str, Callable[[Body, Mood], list[Part]]] = {
    "hat": hat,
    "tricorne": tricorne,
    "straw": straw,
    "turban": turban,
    "jester": jester,
    "mitre": mitre,
    "mortarboard": mortarboard,
    "wizard": wizard,
    "top_hat": top_hat,
    "cap": cap,
    "chef": chef,
    "bonnet": bonnet,
    "kerchief": kerchief,
    "beekeeper": beekeeper,
    "bandana": bandana,
}
