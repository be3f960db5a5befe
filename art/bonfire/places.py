"""Boards of Bonfire other than the sea: a city by night over its Path, and the square with the two fires."""

from math import cos, pi, sin
from random import Random

from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import At, Shape, around, blob, box, brush, disc, flame, polygon, ring, union

TOWN_W, TOWN_H = 1036, 636
STREET_W, STORES_Y = 608, 374  # of the part with the Path; where the stores begin
SQUARE_W, SQUARE_H = 764, 420
GREAT, COUNCIL = (190, 208), (572, 190)  # the two fires, where the scene has them


def arc(x: float) -> float:
    """The height of the middle of the Path in a city."""
    return 229 + 6 * ((x - 305) / 86) ** 2


def _house(x: float, foot: float, wide: float, high: float, rng: Random) -> tuple[Shape, Shape, list[Shape]]:
    """Walls, roof and windows of a house."""
    top = foot - high
    tip = top - wide * rng.uniform(0.6, 1.2)
    roof = polygon((x - wide * 0.6, top + 1), (x, tip), (x + wide * 0.6, top + 1))
    rows = range(int(top) + 7, int(foot) - 12, 15)
    panes = [
        box(x + dx - 2.2, y, 4.4, 6.4, 1) for y in rows for dx in (-wide * 0.22, wide * 0.22) if rng.random() < 0.7
    ]
    return box(x - wide / 2, top, wide, high), roof, panes


def _street(foot: float, rng: Random, wall: str, roof: str, lights: str, least: float, most: float) -> list[Part]:
    walls, roofs, panes = list[Shape](), list[Shape](), list[Shape]()
    x = -6.0
    while x < 606:
        wide = rng.uniform(26, 46)
        wall_shape, roof_shape, found = _house(x + wide / 2, foot, wide, rng.uniform(least, most), rng)
        walls, roofs, panes, x = [*walls, wall_shape], [*roofs, roof_shape], [*panes, *found], x + wide * 0.94
    return [*paint(wall, *walls), *paint(roof, *roofs), *glow(lights, *panes)]


def _cobbles(rng: Random) -> list[Part]:
    """The Path: flagstones along its arc."""
    stones = []
    for row in range(9):
        for n in range(34):
            x = -4 + 18.6 * n + 9 * (row % 2)
            stones.append(blob(x, arc(x) - 46 + 13.4 * row, 8.6, 5.4, 0, rng, 0.06))
    edge = [(x, arc(x)) for x in range(-20, 640, 20)]
    bed = polygon(*[(x, y - 56) for x, y in edge], *[(x, y + 80) for x, y in reversed(edge)])
    return [*paint("#2b2a30", bed), *skin("#565560", *stones)]


def _firs(rng: Random) -> list[Part]:
    trees = []
    for n in range(190):
        x, near = rng.uniform(-8, 606), n / 150
        foot, size = arc(x) + 92 + 52 * near, 10 + 9 * near
        trees.append(
            union(
                *[
                    polygon(
                        (x - size * w, foot - size * up),
                        (x, foot - size * (up + 1.1)),
                        (x + size * w, foot - size * up),
                    )
                    for w, up in ((0.62, 0), (0.5, 0.6), (0.36, 1.2))
                ]
            )
        )
    return paint("#12302a", *trees)


def town() -> Canvas:
    """Roofs under the moon, lit windows, the Path, dark woods; at the right the table of fate."""
    rng = Random(5)
    defs = (
        gradient("sky", (0, "#0a1530"), (0.3, "#27365c"), (0.5, "#8a5a48"), (0.62, "#1a2028"))
        + halo("moonlight", "#ffe9b8", 0.55)
        + halo("lamps", "#ff9a3a", 0.5)
        + gradient("low", (0, "#141c24"), (1, "#0c1218"))
    )
    stars = flat("#fff6d8", *[disc(rng.uniform(0, 600), rng.uniform(0, 120), rng.uniform(0.4, 1.1)) for _ in range(70)])
    lamps = [(x, arc(x) - 52) for x in range(4, 612, 86)]
    posts = flat("#15110e", *[brush([(x, y + 26), (x, y)], [1.2, 1]) for x, y in lamps])
    low = TOWN_H - STORES_Y
    table = [
        *paint("#3a2413", box(STREET_W, 2, TOWN_W - STREET_W - 2, TOWN_H - 4, 8)),
        *skin("#22160d", box(STREET_W + 6, 8, TOWN_W - STREET_W - 14, TOWN_H - 16, 6)),
        *paint("#2a1a10", box(2, STORES_Y, STREET_W - 6, low - 2, 8)),
    ]
    body = (
        fill(TOWN_W, TOWN_H, "url(#sky)")
        + clouds(TOWN_W, 190, 0.16)
        + svg(stars)
        + circle(76, 50, 66, "url(#moonlight)")
        + svg(skin("#ffeec4", disc(76, 50, 24)))
        + svg(flat("#e0c890", blob(69, 45, 6, 5), blob(84, 57, 4, 3.4), opacity=0.6))
        + svg(_street(192, rng, "#2b2438", "#3e2c40", "#e09a3a", 62, 118))
        + svg(_street(216, rng, "#4a3a3c", "#8a4030", "#ffc45a", 34, 84))
        + svg(_cobbles(rng))
        + svg(posts)
        + "".join(circle(x, y, 26, "url(#lamps)") for x, y in lamps)
        + svg(glow("#ffcf6a", *[box(x - 3, y - 5, 6, 9, 1.5) for x, y in lamps]))
        + fill(STREET_W, 100, "url(#low)", y=318)
        + svg(_firs(rng))
        + svg(table)
        + grain(TOWN_W, TOWN_H, 0.1)
    )  # fmt: skip
    return Canvas(TOWN_W, TOWN_H, Light("#ffd9a0", seed=11, rim_px=1.4), defs, _framed(TOWN_W, TOWN_H, body))


def _framed(w: int, h: int, body: str) -> str:
    where = f'x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="13"'
    frame = f'<rect {where} fill="none" stroke="#8a6a3a" stroke-width="3"/>'
    clip = f'<clipPath id="board"><rect width="{w}" height="{h}" rx="14"/></clipPath>'
    return f'<defs>{clip}</defs><g clip-path="url(#board)">{body}</g>{frame}'


def _paving(middle: At, radii: range, rng: Random) -> list[Shape]:
    """Rings of flagstones round a fire."""
    stones = []
    for radius in radii:
        count = int(radius * 2 * pi / 22)
        for x, y, angle in around(*middle, radius, count, rng.random()):
            stones.append(blob(x, y * 0.999, 9.6, 6.6, angle + pi / 2, rng, 0.06))
    return stones


def _hearth(middle: At, radius: float, scale: float) -> list[Part]:
    """A ring of boulders, logs, and flames."""
    x, y = middle
    stones = [blob(px, y + (py - y) * 0.72, 10 * scale, 8 * scale) for px, py, _ in around(x, y, radius, 15)]
    logs = [
        brush([(x + radius * 0.8 * cos(a), y + radius * 0.52 * sin(a)), (x, y - 14 * scale)], [6 * scale, 4 * scale])
        for _, _, a in around(0, 0, 1, 7, 0.3)
    ]
    flames = [
        flame(x + dx * scale, y + 12 * scale, size * scale, lean)
        for dx, size, lean in ((-24, 20, -0.25), (25, 19, 0.25), (-8, 27, -0.1), (12, 30, 0.1))
    ]
    return [
        *soft("#000000", blob(x, y + 4, radius * 1.25, radius), opacity=0.5),
        *skin("#7e7a80", *[stone for stone in stones if stone.centroid.y <= y]),
        *paint("#5a3216", *logs),
        *glow("#f0601e", *flames),
        *glow("#ffae3a", *[flame(x + dx * scale, y + 11 * scale, size * scale) for dx, size in ((-12, 15), (12, 17))]),
        *flat("#fff0b0", flame(x, y + 10 * scale, 10 * scale)),
        *skin("#8e8a90", *[stone for stone in stones if stone.centroid.y > y]),
    ]


def square() -> Canvas:
    """The square by night: the Great Bonfire at the left, the council's fire at the right, flagstones round both."""
    rng = Random(9)
    defs = (
        gradient("ground", (0, "#1c1a26"), (1, "#15131c"))
        + halo("great", "#ff8a2a", 0.85)
        + halo("small", "#ff8a2a", 0.7)
    )
    left = [stone for stone in _paving(GREAT, range(66, 330, 20), rng) if stone.centroid.x < 376]
    right = [stone for stone in _paving(COUNCIL, range(46, 330, 20), rng) if stone.centroid.x > 388]
    bench = ring(*COUNCIL, 118, 96)
    body = (
        fill(SQUARE_W, SQUARE_H, "url(#ground)")
        + svg(skin("#2a2834", *left, *right))
        + svg(paint("#4a4450", brush([(382, -8), (378, 210), (382, 428)], [4, 4, 4])))
        + circle(*GREAT, 220, "url(#great)", 0.8)
        + circle(*COUNCIL, 180, "url(#small)", 0.8)
        + svg(paint("#5a4030", bench, material="soft", opacity=0.35))
        + svg(_hearth(GREAT, 54, 1.05))
        + svg(_hearth(COUNCIL, 36, 0.7))
        + grain(SQUARE_W, SQUARE_H, 0.1)
    )
    return Canvas(SQUARE_W, SQUARE_H, Light("#9a6a40", seed=4, rim_px=1), defs, _framed(SQUARE_W, SQUARE_H, body))


def cards() -> dict[str, Canvas]:
    """The boards by the name of the sprite."""
    return {"town": town(), "hearth": square()}
