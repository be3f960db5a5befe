"""Headgear of candles, drawn over the wax and round the flame."""

from collections.abc import Callable
from math import cos, sin

from art.candelabria.faces import Body
from art.candelabria.hats import HATS
from art.candelabria.palettes import Mood
from art.paint.drawing import Part, flat, glow, paint, skin
from art.paint.shapes import around, blob, box, brush, disc, polygon, ring, union

X = 55
STEEL, GOLD, STRAW, LEATHER, DARK = "#bcc7d6", "#eab93c", "#dcb662", "#8a5a30", "#241c2a"


def bare(b: Body, m: Mood) -> list[Part]:
    return []


def hood(b: Body, m: Mood) -> list[Part]:
    side = [
        (b.half + 7, b.eyes + 24),
        (b.half + 6, b.eyes - 6),
        (b.half - 3, b.top + 1),
        (3, b.top + 4),
        (b.half - 8, b.eyes - 3),
        (b.half - 5, b.eyes + 22),
    ]
    return paint(m.cloth, union(*[polygon(*[(X + s * x, y) for x, y in side], smooth=3) for s in (-1, 1)]))


def veil(b: Body, m: Mood) -> list[Part]:
    outer = [(b.half + 9, 112), (b.half + 7, b.eyes), (b.half, b.top + 1), (0, b.top - 3)]
    inner = [(6, b.top + 9), (b.half - 5, b.eyes + 2), (b.half - 3, 112)]
    shape = polygon(
        *[(X - x, y) for x, y in outer],
        *[(X + x, y) for x, y in reversed(outer)],
        *[(X + x, y) for x, y in reversed(inner)],
        *[(X - x, y) for x, y in inner],
        smooth=2,
    )
    return paint(m.cloth, shape)


def helm(b: Body, m: Mood) -> list[Part]:
    w = b.half + 3
    shell = polygon(
        (X - w, b.eyes + 14),
        (X - w, b.top + 3),
        (X - 6, b.top - 2),
        (X + 6, b.top - 2),
        (X + w, b.top + 3),
        (X + w, b.eyes + 14),
        (X + 3, b.eyes + 19),
        (X - 3, b.eyes + 19),
    )
    slits = union(
        *[brush([(X + s * (b.half - 2), b.eyes - 1), (X + s * 4, b.eyes + 1)], [2.2, 2.2]) for s in (-1, 1)],
        *[
            brush([(X + s * (5 + n * 3.4), b.eyes + 8), (X + s * (5 + n * 3.4), b.eyes + 13)], [0.8, 0.8])
            for s in (-1, 1)
            for n in range(3)
        ],
    )
    return [
        *skin(STEEL, shell),
        *flat("#0c1220", slits),
        *skin(GOLD, brush([(X, b.top - 1), (X, b.eyes + 18)], [1.4, 1.4])),
        *glow("#ffe9a0", *[disc(X + s * 10, b.eyes, 1.2) for s in (-1, 1)]),
    ]


def open_helm(b: Body, m: Mood) -> list[Part]:
    w = b.half + 3
    dome = polygon(
        (X - w, b.eyes + 6),
        (X - w, b.top + 4),
        (X - 8, b.top - 3),
        (X + 8, b.top - 3),
        (X + w, b.top + 4),
        (X + w, b.eyes + 6),
        (X + w - 6, b.eyes + 4),
        (X + w - 6, b.eyes - 8),
        (X + 3, b.eyes - 9),
        (X, b.eyes + 6),
        (X - 3, b.eyes - 9),
        (X - w + 6, b.eyes - 8),
        (X - w + 6, b.eyes + 4),
    )
    return [
        *skin(STEEL, dome),
        *skin(GOLD, brush([(X - w + 1, b.eyes - 9), (X, b.eyes - 11), (X + w - 1, b.eyes - 9)], [1.4, 1.6, 1.4])),
        *[
            part
            for s in (-1, 1)
            for part in skin(
                "#f0e8d4",
                polygon(
                    (X + s * w, b.top + 10),
                    (X + s * (w + 13), b.top - 2),
                    (X + s * (w + 5), b.top + 14),
                    (X + s * w, b.top + 18),
                    smooth=2,
                ),
            )
        ],
    ]


def horned(b: Body, m: Mood) -> list[Part]:
    w = b.half + 3
    dome = polygon(
        (X - w, b.top + 16),
        (X - w + 2, b.top + 3),
        (X - 8, b.top - 3),
        (X + 8, b.top - 3),
        (X + w - 2, b.top + 3),
        (X + w, b.top + 16),
    )
    return [
        *skin(
            "#ece0c0",
            *[
                brush(
                    [(X + s * (w - 3), b.top + 9), (X + s * (w + 10), b.top + 2), (X + s * (w + 11), b.top - 16)],
                    [4.6, 3.8, 0.4],
                )
                for s in (-1, 1)
            ],
        ),
        *skin("#7d8798", dome),
        *skin(GOLD, brush([(X - w, b.top + 15), (X, b.top + 13), (X + w, b.top + 15)], [2, 2.2, 2])),
    ]


def crown(b: Body, m: Mood) -> list[Part]:
    w = b.half
    shape = polygon(
        (X - w - 2, b.top + 12),
        (X - w - 4, b.top - 6),
        (X - w / 2, b.top + 3),
        (X, b.top - 9),
        (X + w / 2, b.top + 3),
        (X + w + 4, b.top - 6),
        (X + w + 2, b.top + 12),
    )
    return [
        *skin(GOLD, shape),
        *skin("#c8332a", disc(X, b.top + 6, 2.6)),
        *skin("#3f86c0", disc(X - w * 0.6, b.top + 7, 2), disc(X + w * 0.6, b.top + 7, 2)),
    ]


def dark_crown(b: Body, m: Mood) -> list[Part]:
    spikes = [
        polygon((X + x - 4, b.top + 8), (X + x * 1.25, b.top - 16 + abs(x) * 0.4), (X + x + 4, b.top + 8))
        for x in (-b.half, -b.half / 2, 0, b.half / 2, b.half)
    ]
    return [
        *skin("#3a3348", union(*spikes, box(X - b.half - 3, b.top + 5, 2 * b.half + 6, 8, 2))),
        *glow("#c89aff", disc(X, b.top + 8, 2.4)),
    ]


def leaves(b: Body, m: Mood) -> list[Part]:
    blades = [
        brush(
            [(X, b.top + 9), (X + 15 * cos(a), b.top + 7 + 12 * sin(a)), (X + 26 * cos(a), b.top + 5 + 14 * sin(a))],
            [2, 5, 0.2],
        )
        for a in (-2.9, -2.3, -0.8, -0.25, 0.15, 3.0)
    ]
    return paint("#4f9a4a", union(*blades))


def flowers(b: Body, m: Mood) -> list[Part]:
    found = paint(
        "#4f9a4a", brush([(X - b.half - 1, b.top + 10), (X, b.top + 5), (X + b.half + 1, b.top + 10)], [2.6, 3, 2.6])
    )
    for n, x in enumerate((-1, -0.5, 0, 0.5, 1)):
        cx, cy = X + x * b.half, b.top + 5 + abs(x) * 4
        found += paint(
            ("#ef7fa4", "#fff0f0", "#ffd060")[n % 3], union(*[disc(px, py, 2.5) for px, py, _ in around(cx, cy, 3, 5)])
        ) + flat(GOLD, disc(cx, cy, 1.8))
    return found


def goggles(b: Body, m: Mood) -> list[Part]:
    gap = min(b.half * 0.4, 9)
    strap = [
        box(X - b.half - 1, b.eyes - 1.6, b.half - gap - 4, 3.2),
        box(X + gap + 5, b.eyes - 1.6, b.half - gap - 4, 3.2),
    ]
    lenses = [disc(X + s * gap, b.eyes, 6.8) for s in (-1, 1)]
    return [
        *paint(LEATHER, *strap),
        *skin("#c08a32", *lenses),
        *flat("#8fd6cc", *[disc(X + s * gap, b.eyes, 4.8) for s in (-1, 1)]),
        *flat(
            "#ffffff",
            *[brush([(X + s * gap - 3, b.eyes - 1), (X + s * gap, b.eyes - 3.4)], [0.8, 0.5]) for s in (-1, 1)],
        ),
    ]


def cap_goggles(b: Body, m: Mood) -> list[Part]:
    cap = polygon(
        (X - b.half - 2, b.top + 16),
        (X - b.half, b.top + 3),
        (X - 8, b.top - 3),
        (X + 8, b.top - 3),
        (X + b.half, b.top + 3),
        (X + b.half + 2, b.top + 16),
        (X + b.half - 3, b.top + 17),
        (X, b.top + 12),
        (X - b.half + 3, b.top + 17),
        smooth=2,
    )
    return [
        *paint(LEATHER, cap),
        *skin("#c08a32", *[disc(X + s * 8, b.top + 7, 6.4) for s in (-1, 1)]),
        *flat("#8fd6cc", *[disc(X + s * 8, b.top + 7, 4.4) for s in (-1, 1)]),
    ]


def mask(b: Body, m: Mood) -> list[Part]:
    gap = min(b.half * 0.4, 9)
    band = polygon(
        (X - b.half - 1, b.eyes - 7),
        (X, b.eyes - 4),
        (X + b.half + 1, b.eyes - 7),
        (X + b.half - 1, b.eyes + 5),
        (X + 3, b.eyes + 3.4),
        (X - 3, b.eyes + 3.4),
        (X - b.half + 1, b.eyes + 5),
        smooth=2,
    )
    return [
        *paint(m.shade, band),
        *flat("#fff6e0", *[blob(X + s * gap, b.eyes - 0.6, 3.4, 2.4) for s in (-1, 1)]),
        *flat("#140c08", *[disc(X + s * gap, b.eyes - 0.6, 1.5) for s in (-1, 1)]),
    ]


def full_mask(b: Body, m: Mood) -> list[Part]:
    gap = min(b.half * 0.42, 9)
    shell = polygon(
        (X - b.half + 1, b.eyes - 12),
        (X, b.eyes - 9),
        (X + b.half - 1, b.eyes - 12),
        (X + b.half - 2, b.eyes + 8),
        (X, b.eyes + 20),
        (X - b.half + 2, b.eyes + 8),
        smooth=3,
    )
    return [
        *skin("#f4ecdc", shell),
        *flat("#1a1016", *[blob(X + s * gap, b.eyes, 4, 2.6, s * -0.25) for s in (-1, 1)]),
        *flat(
            m.accent,
            brush([(X, b.eyes - 9), (X, b.eyes + 2)], [1.8, 0.4]),
            *[brush([(X + s * (gap - 3), b.eyes + 7), (X + s * (gap + 4), b.eyes + 5)], [0.4, 1.2]) for s in (-1, 1)],
        ),
        *flat("#8a2a24", brush([(X - 4, b.eyes + 12), (X, b.eyes + 13.5), (X + 4, b.eyes + 12)], [0.4, 1.2, 0.4])),
    ]


def executioner(b: Body, m: Mood) -> list[Part]:
    gap = min(b.half * 0.42, 9)
    shell = polygon(
        (X - b.half - 3, b.eyes + 22),
        (X - b.half - 2, b.top + 8),
        (X - 12, b.top - 2),
        (X + 12, b.top - 2),
        (X + b.half + 2, b.top + 8),
        (X + b.half + 3, b.eyes + 22),
        (X, b.eyes + 28),
        smooth=2,
    )
    return [
        *paint("#26202c", shell),
        *glow("#ff7a4a", *[blob(X + s * gap, b.eyes, 3.2, 1.8, s * -0.2) for s in (-1, 1)]),
        *flat(
            "#5a5060",
            *[brush([(X - 4 + n * 4, b.eyes + 12), (X - 4 + n * 4, b.eyes + 18)], [0.5, 0.5]) for n in range(3)],
        ),
    ]


def halo(b: Body, m: Mood) -> list[Part]:
    return [
        *glow("#ffe9a0", ring(X, b.top - 10, 24, 21)),
        *glow("#fff6d0", *[disc(x, y, 1.6) for x, y, _ in around(X, b.top - 10, 29, 9)]),
    ]


def antlers(b: Body, m: Mood) -> list[Part]:
    found = [
        brush(line, widths)
        for s in (-1, 1)
        for line, widths in (
            ([(X + s * 12, b.top + 6), (X + s * 24, b.top - 8), (X + s * 30, b.top - 26)], [3, 2.2, 0.4]),
            ([(X + s * 22, b.top - 5), (X + s * 36, b.top - 12)], [2, 0.4]),
        )
    ]
    return [
        *skin("#cbb48a", union(*found)),
        *paint("#4f9a4a", brush([(X - b.half, b.top + 8), (X, b.top + 4), (X + b.half, b.top + 8)], [2.6, 3, 2.6])),
    ]


def winged(b: Body, m: Mood) -> list[Part]:
    feathers = [
        brush(
            [(X + s * b.half, 74), (X + s * (b.half + 16), 56 - n * 10), (X + s * (b.half + 20 + n), 34 - n * 8)],
            [4, 5, 0.4],
        )
        for s in (-1, 1)
        for n in range(3)
    ]
    return [
        *paint(m.accent, union(*feathers)),
        *skin(GOLD, brush([(X - b.half, b.top + 8), (X, b.top + 5), (X + b.half, b.top + 8)], [1.4, 2, 1.4])),
    ]


HEADGEAR: dict[str, Callable[[Body, Mood], list[Part]]] = HATS | {
    "bare": bare,
    "hood": hood,
    "veil": veil,
    "helm": helm,
    "open_helm": open_helm,
    "horned": horned,
    "crown": crown,
    "dark_crown": dark_crown,
    "leaves": leaves,
    "flowers": flowers,
    "goggles": goggles,
    "cap_goggles": cap_goggles,
    "mask": mask,
    "full_mask": full_mask,
    "executioner": executioner,
    "halo": halo,
    "antlers": antlers,
    "winged": winged,
}
