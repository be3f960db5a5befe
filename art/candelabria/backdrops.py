"""Backdrops of candle cards: distant silhouettes in the dark colour of the card's mood."""

from math import cos, pi, sin
from random import Random

from art.paint.drawing import Part, paint
from art.paint.shapes import Shape, around, blob, box, brush, disc, gear, polygon, ring, union

W, H = 110, 112


def ruins(rng: Random) -> Shape:
    return union(
        *[
            polygon((x, H), (x, rng.uniform(30, 60)), (x + 9, rng.uniform(34, 58)), (x + 12, H))
            for x in range(-4, 112, 20)
        ]
    )


def gears(rng: Random) -> Shape:
    return union(gear(14, 34, 18), gear(96, 24, 14), gear(98, 76, 20))


def trees(rng: Random) -> Shape:
    trunks = [
        brush([(x, H), (x + rng.uniform(-4, 4), 60), (x + rng.uniform(-8, 8), 6)], [4, 3, 1]) for x in (4, 18, 92, 106)
    ]
    twigs = [
        brush([(x, rng.uniform(20, 60)), (x + s * 14, rng.uniform(12, 34))], [1.6, 0.2])
        for x in (4, 18, 92, 106)
        for s in (-1, 1)
    ]
    return union(*trunks, *twigs)


def arch(rng: Random) -> Shape:
    return box(0, 0, W, H).difference(union(box(20, 40, 70, 80), blob(55, 42, 35, 36)))


def sea(rng: Random) -> Shape:
    waves = polygon(*[(-4 + n * 6, 78 + 3 * sin(n * 1.3)) for n in range(21)], (116, H), (-4, H))
    ship = union(
        polygon((78, 79), (106, 79), (101, 88), (83, 88)),
        brush([(92, 80), (92, 44)], [1, 1]),
        polygon((94, 48), (107, 74), (94, 74)),
        polygon((90, 52), (90, 74), (80, 74)),
    )
    return union(waves, ship)


def peaks(rng: Random) -> Shape:
    return polygon((-4, H), (10, 42), (24, 72), (38, 34), (56, 80), (74, 38), (90, 68), (104, 28), (116, H))


def town(rng: Random) -> Shape:
    houses = []
    for x in range(-6, 112, 17):
        top = rng.uniform(44, 66)
        houses.append(union(box(x, top, 15, 70), polygon((x - 2, top), (x + 7.5, top - 13), (x + 17, top))))
    return union(*houses)


def towers(rng: Random) -> Shape:
    found = []
    for x, top in ((4, 34), (24, 58), (84, 50), (100, 28)):
        found += [box(x - 7, top, 14, 90), polygon((x - 9, top), (x, top - 20), (x + 9, top))]
    return union(*found, box(0, 78, W, 40))


def tents(rng: Random) -> Shape:
    return union(
        *[polygon((x - 20, H), (x, y), (x + 20, H)) for x, y in ((8, 56), (102, 50), (34, 74), (80, 72))],
        *[brush([(x, y), (x, y - 12)], [0.8, 0.8]) for x, y in ((8, 56), (102, 50))],
        polygon((8, 44), (20, 48), (8, 52)),
        polygon((102, 38), (92, 42), (102, 46)),
    )


def columns(rng: Random) -> Shape:
    return union(
        *[union(box(x - 5, 22, 10, 95), box(x - 8, 16, 16, 7), box(x - 8, 92, 16, 8)) for x in (8, 28, 82, 102)],
        box(0, 4, W, 13),
    )


def shelves(rng: Random) -> Shape:
    books = [
        box(x, y - h, 4.4, h)
        for y in (34, 62, 90)
        for x in [4 + 5.4 * n for n in range(19)]
        for h in (rng.uniform(12, 19),)
    ]
    return union(*books, *[box(0, y, W, 3) for y in (34, 62, 90)])


def stage(rng: Random) -> Shape:
    folds = [
        brush([(x, -4), (x + s * 3, 50), (x - s * 4, 116)], [8, 7, 8])
        for x, s in ((2, 1), (14, 1), (96, -1), (108, -1))
    ]
    swag = union(*[blob(x, 0, 16, 15) for x in (10, 32, 55, 78, 100)])
    return union(*folds, swag)


def fields(rng: Random) -> Shape:
    rows = [brush([(x, H), (55 + (x - 55) * 0.2, 62)], [2.4, 0.4]) for x in range(-40, 160, 14)]
    return union(*rows, blob(20, 66, 40, 8), blob(90, 66, 40, 10))


def stars(rng: Random) -> Shape:
    return union(
        *[disc(rng.uniform(2, 108), rng.uniform(2, 84), rng.uniform(0.5, 1.3)) for _ in range(40)],
        polygon((-4, H), (-4, 92), (30, 84), (70, 92), (116, 82), (116, H)),
    )


def caves(rng: Random) -> Shape:
    above = [
        polygon((x - 8, -4), (x + 8, -4), (x + rng.uniform(-2, 2), rng.uniform(20, 46))) for x in range(2, 112, 13)
    ]
    below = [polygon((x - 8, H), (x + 8, H), (x + rng.uniform(-2, 2), rng.uniform(74, 90))) for x in range(-2, 112, 14)]
    return union(*above, *below)


def spires(rng: Random) -> Shape:
    return union(
        *[
            polygon((x - 6, H), (x - 2, y + 20), (x, y), (x + 2, y + 20), (x + 6, H))
            for x, y in ((6, 30), (20, 54), (32, 66), (80, 60), (92, 40), (105, 22))
        ]
    )


def rain(rng: Random) -> Shape:
    return union(
        *[
            brush([(x, y), (x - 4, y + 12)], [0.6, 0.3])
            for x in range(0, 118, 9)
            for y in (rng.uniform(-4, 20), rng.uniform(24, 50), rng.uniform(56, 84))
        ],
        blob(20, 2, 34, 12),
        blob(82, 0, 40, 14),
    )


def rays(rng: Random) -> Shape:
    return union(
        *[
            polygon(
                (55, 44),
                (55 + 120 * cos(a - 0.07), 44 + 120 * sin(a - 0.07)),
                (55 + 120 * cos(a + 0.07), 44 + 120 * sin(a + 0.07)),
            )
            for _, _, a in around(0, 0, 1, 14, pi / 14)
        ]
    )


def forge(rng: Random) -> Shape:
    return union(
        box(-2, 20, 30, 95),
        box(82, 30, 30, 90),
        box(6, -4, 10, 28),
        ring(97, 60, 12, 8),
        *[box(x, 88, 4, 26) for x in (34, 44, 66, 76)],
        box(30, 84, 52, 6),
    )


def crystals(rng: Random) -> Shape:
    return union(
        *[
            polygon((x - 8, H), (x + d - 6, y + 12), (x + d, y), (x + d + 7, y + 14), (x + 8, H))
            for x, y, d in ((4, 34, 4), (18, 60, -2), (90, 56, 3), (104, 30, -5), (30, 78, 2), (78, 76, -2))
        ]
    )


BACKDROPS = {
    "ruins": ruins, "gears": gears, "trees": trees, "arch": arch, "sea": sea, "peaks": peaks, "town": town,
    "towers": towers, "tents": tents, "columns": columns, "shelves": shelves, "stage": stage, "fields": fields,
    "stars": stars, "caves": caves, "spires": spires, "rain": rain, "rays": rays, "forge": forge, "crystals": crystals,
}  # fmt: skip
LIGHT = ("stars", "rays", "rain")  # drawn in the colour of the light


def backdrop(name: str, dark: str, light: str, rng: Random) -> list[Part]:
    """A silhouette behind the figure."""
    bright = name in LIGHT
    return paint(light if bright else dark, BACKDROPS[name](rng), material="wash", opacity=0.35 if bright else 0.78)
