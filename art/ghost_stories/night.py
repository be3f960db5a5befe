"""The night sky with its moon, and things of White Moon: portal, receptacles, the Mantra."""

from math import cos, pi, sin
from random import Random

from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import around, blob, box, brush, disc, polygon, ridge, ring

SKY_W, SKY = 736, 832
MOON = (52, 66, 44)  # x, y, radius


def _moon(rng: Random) -> list[Part]:
    """A full moon with its seas."""
    x, y, radius = MOON
    seas = [(-18, -14, 16, 11), (14, -22, 12, 9), (20, 10, 15, 10), (-10, 18, 18, 10), (-30, 6, 7, 9), (4, 36, 10, 6)]
    craters = [(x + rng.uniform(-0.7, 0.7) * radius, y + rng.uniform(-0.7, 0.7) * radius) for _ in range(9)]
    return [
        *skin("#f6ecd0", disc(x, y, radius)),
        *soft("#cdbf9a", *[blob(x + dx, y + dy, rx, ry, 0, rng, 0.08) for dx, dy, rx, ry in seas], opacity=0.75),
        *soft("#b8aa86", *[ring(cx, cy, 3.4, 2.2) for cx, cy in craters], opacity=0.6),
    ]


def sky() -> Canvas:
    """A sky of long clouds, the full moon, far mountains at its foot."""
    rng = Random(6)
    defs = (
        gradient("sky", (0, "#101a36"), (0.5, "#2c3d63"), (1, "#141c30"))
        + halo("moonlight", "#f4efd6", 0.65)
        + halo("middle", "#5a78b0", 0.5)
    )
    stars = [disc(rng.uniform(0, SKY_W), rng.uniform(0, SKY), rng.uniform(0.6, 1.7)) for _ in range(130)]
    hills = [
        *paint("#1b2742", ridge(SKY_W, 786, 120, rng, SKY + 4, 18), material="wash", opacity=0.8),
        *paint("#111a2e", ridge(SKY_W, 822, 90, rng, SKY + 4, 22), material="wash", opacity=0.9),
    ]
    body = (
        fill(SKY_W, SKY, "url(#sky)")
        + circle(SKY_W / 2, SKY / 2, 440, "url(#middle)")
        + clouds(SKY_W, SKY, 0.14)
        + svg(flat("#e8eefc", *stars, opacity=0.7))
        + circle(*MOON[:2], 160, "url(#moonlight)")
        + svg(_moon(rng))
        + svg(hills)
        + grain(SKY_W, SKY, 0.06)
    )
    clip = f'<clipPath id="board"><rect width="{SKY_W}" height="{SKY}" rx="20"/></clipPath>'
    whole = f'<defs>{clip}</defs><g clip-path="url(#board)">{body}</g>'
    return Canvas(SKY_W, SKY, Light("#cfe0ff", seed=21, rim_px=1.6), defs, whole)


def portal() -> Canvas:
    """A whirl of jade light in a ring of stones."""
    arms = []
    for n in range(5):
        turn = 2 * pi * n / 5
        points = [(32 + r * cos(turn + r * 0.11), 32 + r * sin(turn + r * 0.11)) for r in (3, 8, 13, 18, 22)]
        arms.append(brush(points, [0.6, 1.6, 2, 1.6, 0.4]))
    stones = [blob(x, y, 5.4, 4.4) for x, y, _ in around(32, 32, 26, 14)]
    parts = [
        *soft("#05060c", disc(32, 34, 29), opacity=0.5),
        *flat("#0c2a30", disc(32, 32, 25)),
        *glow("#4fe0c0", *arms),
        *glow("#e8fff6", disc(32, 32, 4.4)),
        *skin("#8f98a6", *stones),
    ]
    return Canvas(64, 64, Light("#d8fff2", seed=3, rim_px=1.2), "", svg(parts))


def receptacle() -> Canvas:
    """A stone bowl on a foot, for a crystal."""
    bowl = polygon((8, 22), (56, 22), (50, 38), (38, 46), (26, 46), (14, 38), smooth=2)
    parts = [
        *soft("#05060c", blob(32, 58, 20, 4), opacity=0.5),
        *skin("#7e8aa0", polygon((24, 44), (40, 44), (46, 58), (18, 58))),
        *skin("#98a6bc", bowl),
        *skin("#b8c6da", blob(32, 22, 24, 6)),
        *flat("#1c2638", blob(32, 22, 19, 4)),
        *glow("#9fd8ff", box(26, 30, 2.4, 8), box(31, 31, 2.4, 9), box(36, 30, 2.4, 8)),
    ]
    return Canvas(64, 64, Light("#e8f4ff", seed=5, rim_px=1.3), "", svg(parts))


def mantra() -> Canvas:
    """A paper talisman with red strokes."""
    strokes = [brush([(24, y), (32, y - 2), (40, y)], [1, 1.8, 0.8]) for y in (18, 27, 44)]
    strokes.append(brush([(32, 13), (31, 34), (34, 50)], [1.6, 1.8, 0.6]))
    parts = [
        *soft("#05060c", box(18, 8, 32, 52), opacity=0.5),
        *skin("#f4d04a", polygon((17, 5), (47, 5), (46, 32), (48, 57), (32, 54), (16, 58), (18, 30))),
        *flat("#b4201a", *strokes),
        *skin("#b4201a", disc(32, 9.5, 2.6)),
    ]
    return Canvas(64, 64, Light("#fff4c8", seed=7, rim_px=1.2), "", svg(parts))


def cards() -> dict[str, Canvas]:
    """Small things by the name of the sprite."""
    return {"portal": portal(), "receptacle": receptacle(), "mantra": mantra()}
