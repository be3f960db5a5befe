"""The cover: the heads of the five Houses before a burning horizon."""

from random import Random

from art.candelabria.candles import figure
from art.candelabria.houses import HEADS
from art.candelabria.palettes import HOUSES
from art.covers import HIGH, WIDE, Layer
from art.motifs import emblem
from art.paint.drawing import glow, paint, placed, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import blob, disc, polygon, ridge, union

MARGIN = 24  # round a figure, for what it holds
DUSK = Light("#ffd9a0", "#fff0dc", 5, rim_px=2)
PARTY = (
    ("guild", -22, 132, 1.5), ("coven", 338, 132, 1.5), ("ash", 48, 122, 1.62), ("seeders", 252, 122, 1.62),
    ("knights", 127, 80, 2.06),
)  # fmt: skip


def sky() -> Canvas:
    """A burning evening, castles on the hills."""
    rng = Random(4)
    defs = gradient("sky", (0, "#1a0d2e"), (0.4, "#6a2448"), (0.7, "#e0703a"), (1, "#ffd070")) + halo(
        "sun", "#fff0b0", 0.95, 0.1
    )
    far = paint("#7a2f3f", ridge(WIDE, 176, 60, rng, HIGH, 22), material="wash", opacity=0.85)
    castles = [
        part._replace(fill="#3a1430", material="flat")
        for x, y, size in ((76, 104, 108), (404, 100, 112), (166, 136, 62), (322, 136, 60))
        for part in emblem("castle", x, y, size)
    ]
    windows = [(60, 124), (76, 112), (92, 126), (388, 120), (404, 108), (420, 124), (166, 144), (322, 144)]
    lit = glow("#ffd070", *[disc(x, y, 1.8) for x, y in windows])
    mounds = [blob(76, 190, 100, 40), blob(404, 188, 104, 40), blob(166, 200, 70, 38), blob(322, 200, 70, 38)]
    near = paint("#2a1226", union(ridge(WIDE, 200, 30, rng, HIGH, 26), *mounds), material="flat")
    body = (
        fill(WIDE, HIGH, "url(#sky)") + circle(240, 150, 190, "url(#sun)") + clouds(WIDE, 240, 0.45)
        + svg([*far, *castles, *lit, *near])
    )  # fmt: skip
    return Canvas(WIDE, HIGH, DUSK, defs, body)


def rays() -> Canvas:
    """Light behind the middle figure."""
    beams = [
        polygon((240, 110), (240 + 320 * dx - 16, -20), (240 + 320 * dx + 16, -20))
        for dx in (-0.8, -0.48, -0.18, 0.14, 0.44, 0.78)
    ]
    return Canvas(WIDE, HIGH, DUSK, "", svg(soft("#fff0b8", *beams, opacity=0.22)))


def head(house: str) -> Canvas:
    mood = HOUSES[house]
    defs = gradient("cloth", (0, mood.cloth), (1, mood.shade))
    drawing = placed(figure(HEADS[house], mood, Random(house)), MARGIN, MARGIN)
    size = 110 + 2 * MARGIN, 122 + 2 * MARGIN
    return Canvas(*size, Light(mood.rim, seed=7, rim_px=1.7), defs, svg(drawing))


def edge() -> Canvas:
    rng = Random(6)
    sparks = [disc(rng.uniform(0, WIDE), rng.uniform(10, 280), rng.uniform(0.4, 1.4)) for _ in range(60)]
    body = svg(glow("#ffcf7a", *sparks)) + grain(WIDE, HIGH) + fill(WIDE, HIGH, "url(#vignette)")
    return Canvas(WIDE, HIGH, DUSK, VIGNETTE, body)


def layers() -> list[Layer]:
    """The cover from the back to the front."""
    return [
        Layer(sky()),
        Layer(rays()),
        *[Layer(head(house), x - MARGIN * scale, y - MARGIN * scale, scale) for house, x, y, scale in PARTY],
        Layer(edge()),
    ]
