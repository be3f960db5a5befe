"""Hats of gnomes."""

from collections.abc import Callable

from art.paint.drawing import Part, flat, paint, skin
from art.paint.shapes import blob, box, brush, disc, polygon, star, union

X = 48  # the middle of a card


def trim(colour: str = "#d9c9a0") -> list[Part]:
    return paint(
        colour, polygon((24, 54), (36, 49), (48, 47.6), (60, 49), (72, 54), (71, 61), (48, 55.6), (25, 61), smooth=4)
    )


def cone(c: str) -> list[Part]:
    return [
        *paint(
            c,
            polygon(
                (26, 54),
                (31, 38),
                (42, 20),
                (58, 8),
                (74, 9),
                (82, 20),
                (70, 19),
                (66, 28),
                (70, 44),
                (72, 54),
                (48, 60),
                smooth=5,
            ),
        ),
        *trim(),
        *paint("#e9dcc0", disc(80, 21, 5)),
    ]


def flop(c: str) -> list[Part]:
    return [
        *paint(
            c,
            polygon((26, 54), (28, 36), (38, 22), (56, 18), (70, 28), (73, 54), (48, 60), smooth=5),
            brush([(36, 26), (20, 34), (16, 58)], [8, 6, 2.4]),
        ),
        *trim("#e6dabd"),
        *paint("#e9dcc0", disc(16, 62, 4.6)),
    ]


def tall(c: str) -> list[Part]:
    return [
        *paint(c, polygon((27, 56), (34, 4), (62, 4), (69, 56), (48, 58))),
        *paint("#e9d29a", box(29, 42, 38, 5, 1), box(33, 20, 30, 4, 1)),
        *paint(c, blob(X, 56, 30, 5.4)),
    ]


def brim(c: str) -> list[Part]:
    return [
        *paint(c, blob(X, 52, 37, 7), polygon((30, 52), (33, 28), (42, 31), (48, 27), (56, 31), (63, 28), (66, 52))),
        *paint("#c8392c", brush([(30, 47), (48, 50), (66, 47)], [2, 2.4, 2])),
        *paint("#e8703a", brush([(63, 46), (76, 32), (74, 16)], [1.6, 4, 0.4])),
    ]


def helm(c: str) -> list[Part]:
    return [
        *skin(c, polygon((26, 56), (27, 40), (36, 28), (48, 24), (60, 28), (69, 40), (70, 56), (48, 52), smooth=3)),
        *skin("#c8954a", brush([(25, 56), (48, 51), (71, 56)], [2.6, 3, 2.6]), brush([(48, 25), (48, 66)], [2, 1.6])),
        *skin("#c8954a", disc(48, 23, 3.6)),
    ]


def horns(c: str) -> list[Part]:
    return [
        *skin(
            "#e9dfc6",
            brush([(28, 44), (12, 36), (8, 14)], [5, 5.4, 0.4]),
            brush([(68, 44), (84, 36), (88, 14)], [5, 5.4, 0.4]),
        ),
        *helm(c),
    ]


def goggles(c: str) -> list[Part]:
    cap = polygon(
        (26, 56),
        (28, 38),
        (40, 28),
        (56, 28),
        (68, 38),
        (70, 56),
        (66, 72),
        (62, 56),
        (48, 51),
        (34, 56),
        (30, 72),
        smooth=3,
    )
    return [
        *paint(c, cap),
        *skin("#c89a4a", disc(39, 43, 8), disc(57, 43, 8)),
        *flat("#7fd0e0", disc(39, 43, 5.6), disc(57, 43, 5.6)),
        *flat("#ffffff", disc(37, 41, 1.6), disc(55, 41, 1.6)),
    ]


def wreath(c: str) -> list[Part]:
    hair = paint(
        c, polygon((26, 60), (28, 44), (40, 34), (56, 34), (68, 44), (70, 60), (60, 50), (48, 47), (36, 50), smooth=3)
    )
    flowers = [
        part
        for n, x in enumerate((30, 39, 48, 57, 66))
        for part in (
            *paint(
                ("#f07aa8", "#fff0f0", "#ffd060")[n % 3],
                union(
                    *[disc(x + dx, 42 - abs(n - 2) * -1.5 + dy, 2.6) for dx, dy in ((0, -3), (3, 0), (0, 3), (-3, 0))]
                ),
            ),
            *flat("#e2b23c", disc(x, 42 + abs(n - 2) * 1.5, 1.8)),
        )
    ]
    return [*hair, *paint("#4f934a", brush([(26, 48), (48, 40), (70, 48)], [2, 2.6, 2])), *flowers]


def cap(c: str) -> list[Part]:
    return [
        *paint(
            c,
            polygon((25, 54), (30, 38), (44, 32), (60, 34), (70, 44), (72, 54), (48, 50), smooth=4),
            polygon((22, 54), (48, 48), (58, 51), (46, 57), (26, 59), smooth=3),
        ),
        *skin("#c8954a", disc(48, 34, 3)),
    ]


def bun(c: str) -> list[Part]:
    return [
        *paint(
            "#c9ccd6",
            polygon((27, 60), (29, 44), (40, 36), (56, 36), (67, 44), (69, 60), (58, 50), (48, 48), (38, 50), smooth=3),
            disc(26, 34, 9),
            disc(70, 34, 9),
        ),
        *paint(c, box(30, 36, 5, 8, 1), box(61, 36, 5, 8, 1)),
    ]


def hood(c: str) -> list[Part]:
    outer = polygon(
        (20, 96),
        (22, 58),
        (30, 32),
        (46, 16),
        (60, 22),
        (72, 44),
        (76, 96),
        (69, 78),
        (68, 56),
        (48, 46),
        (28, 56),
        (27, 78),
        smooth=4,
    )
    return [
        *paint(c, outer),
        *paint("#d8b46a", brush([(28, 58), (38, 50), (48, 47), (58, 50), (68, 58)], [1, 1.6, 1.8, 1.6, 1])),
    ]


def furs(c: str) -> list[Part]:
    tufts = [blob(X + dx, 52 + abs(dx) * 0.16, 6, 6) for dx in (-24, -16, -8, 0, 8, 16, 24)]
    return [
        *paint(c, polygon((27, 54), (30, 34), (48, 26), (66, 34), (69, 54), smooth=4)),
        *paint("#b08a5a", union(*tufts)),
    ]


def jester(c: str) -> list[Part]:
    return [
        *paint(c, brush([(44, 48), (26, 30), (10, 36)], [12, 9, 2])),
        *paint("#2f6ea8", brush([(52, 48), (70, 30), (86, 36)], [12, 9, 2])),
        *paint(
            "#e2b23c",
            brush([(48, 50), (50, 30), (46, 12)], [10, 8, 2]),
            disc(8, 38, 4),
            disc(88, 38, 4),
            disc(46, 9, 4),
        ),
        *trim("#e8c04a"),
    ]


def chef(c: str) -> list[Part]:
    return [*skin(c, union(*[disc(X + dx, 30 + abs(dx) * 0.2, 12) for dx in (-15, -5, 6, 16)], box(29, 34, 38, 20, 2)))]


def turban(c: str) -> list[Part]:
    return [
        *paint(c, union(*[brush([(25, 54 - n * 8), (48, 46 - n * 8), (71, 54 - n * 8)], [5, 7, 5]) for n in range(3)])),
        *skin("#e0b040", disc(48, 44, 4.6)),
        *skin("#37a0c8", disc(48, 44, 2.8)),
        *paint("#f0c860", brush([(48, 40), (52, 24), (46, 14)], [1.4, 3.4, 0.3])),
    ]


def kerchief(c: str) -> list[Part]:
    return [
        *paint(
            c,
            polygon((25, 57), (29, 40), (48, 32), (67, 40), (71, 57), (48, 50), smooth=4),
            brush([(69, 54), (82, 60), (80, 74)], [4, 4, 0.6]),
        ),
        *flat("#fff0e0", *[disc(x, y, 1.7) for x, y in ((34, 47), (44, 41), (54, 44), (63, 49))]),
    ]


def wizard(c: str) -> list[Part]:
    return [
        *paint(c, polygon((30, 54), (40, 26), (46, -2), (56, 14), (60, 30), (66, 54), smooth=2), blob(X, 53, 34, 6)),
        *skin("#e2b23c", star(44, 34, 4.4, 1.8, 5), star(54, 22, 3.4, 1.4, 5), star(52, 43, 3, 1.2, 5)),
    ]


def crown(c: str) -> list[Part]:
    return [
        *skin(c, polygon((26, 56), (22, 30), (36, 44), (48, 24), (60, 44), (74, 30), (70, 56), (48, 52))),
        *skin("#d8402f", disc(48, 46, 3), disc(31, 49, 2.2), disc(65, 49, 2.2)),
    ]


def antlers(c: str) -> list[Part]:
    horn = [
        brush(line, widths)
        for s in (-1, 1)
        for line, widths in (
            ([(X + s * 12, 46), (X + s * 28, 30), (X + s * 30, 8)], [3.4, 2.6, 0.4]),
            ([(X + s * 26, 32), (X + s * 40, 26)], [2.2, 0.3]),
            ([(X + s * 29, 18), (X + s * 40, 10)], [1.8, 0.3]),
        )
    ]
    return [
        *skin("#cbb48a", union(*horn)),
        *paint(c, polygon((26, 56), (30, 40), (48, 34), (66, 40), (70, 56), (48, 50), smooth=4)),
        *paint("#4f934a", brush([(26, 54), (48, 47), (70, 54)], [2.6, 3, 2.6])),
    ]


def straw(c: str) -> list[Part]:
    return [
        *paint(c, blob(X, 52, 38, 8), polygon((30, 52), (36, 30), (60, 30), (66, 52), smooth=3)),
        *paint("#7a3b22", brush([(31, 47), (48, 50), (65, 47)], [2, 2.4, 2])),
    ]


HATS: dict[str, Callable[[str], list[Part]]] = {
    "cone": cone, "flop": flop, "tall": tall, "brim": brim, "helm": helm, "horns": horns, "goggles": goggles,
    "wreath": wreath, "cap": cap, "bun": bun, "hood": hood, "furs": furs, "jester": jester, "chef": chef,
    "turban": turban, "kerchief": kerchief, "wizard": wizard, "crown": crown, "antlers": antlers, "straw": straw,
}  # fmt: skip
