"""The landscape behind every card: an hour of the day, hills, ground and a frame."""

from random import Random
from typing import NamedTuple

from art.paint.drawing import Part, flat, mixed, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import polygon, ridge, spline


class Sky(NamedTuple):
    """Colours of an hour: top, middle, horizon, hills, edge."""

    top: str
    middle: str
    low: str
    hills: str
    edge: str


SKIES = {
    "day": Sky("#3a78b0", "#9fcbe0", "#fff0c8", "#3f6a4a", "#f0d28a"),
    "dusk": Sky("#2a1a48", "#a04a5a", "#ffc07a", "#2c1430", "#ffb45a"),
    "night": Sky("#070c20", "#22386a", "#7f9ac8", "#0a1228", "#8fb4e8"),
    "fire": Sky("#200808", "#8a2418", "#ffa03a", "#1c0808", "#ff8a4a"),
    "mist": Sky("#3c4650", "#8a98a0", "#dfe6e6", "#4a565c", "#e0ecee"),
    "moon": Sky("#10082c", "#4a3480", "#d8c0ff", "#160c30", "#c79cff"),
    "jade": Sky("#06201a", "#2a7a5c", "#d0ffd8", "#0a2a20", "#7fe0a0"),
    "coral": Sky("#2a0a0c", "#a83a34", "#ffc8a8", "#2a0c10", "#ff9a8a"),
    "sky": Sky("#4a98d8", "#b8e0f0", "#f4fbff", "#3f7a4a", "#cfeaff"),
    "sand": Sky("#7a5a2a", "#d0a860", "#fff4cc", "#6a4a20", "#f6dc9a"),
}


def landscape(name: str, w: int, h: int, sky: Sky, things: list[Part], floor: float) -> Canvas:
    """A framed landscape with things before it: light behind them, two ridges of hills, and ground."""
    rng = Random(name)
    defs = (
        gradient("sky", (0, sky.top), (0.55, sky.middle), (0.8, sky.low))
        + gradient("ground", (0, mixed(sky.hills, sky.middle, 0.45)), (1, sky.hills))
        + halo("halo", sky.low, 0.95)
        + VIGNETTE
    )
    far = flat(mixed(sky.hills, sky.low, 0.55), ridge(w, floor, h * 0.3, rng, h + 4))
    near = flat(mixed(sky.hills, sky.middle, 0.5), ridge(w, floor + 1, h * 0.17, rng, h + 4))
    slope = [(-4, floor + 5), (w * 0.25, floor), (w * 0.6, floor + 3), (w + 4, floor + 2)]
    ground = flat("url(#ground)", polygon(*[(x, y) for x, y in spline(slope)], (w + 4, h + 4), (-4, h + 4)))
    body = (
        fill(w, h, "url(#sky)")
        + clouds(w, h, 0.22)
        + circle(w / 2, h * 0.44, h * 0.52, "url(#halo)")
        + svg([*far, *near, *ground])
        + svg(things)
    )
    light = Light("#fff4dc", seed=rng.randrange(1, 90), rim_px=1.4)
    lit = body + grain(w, h, 0.1) + fill(w, h, "url(#vignette)", 'opacity=".7"')
    return Canvas(w, h, light, defs, rounded(w, h, 6, lit) + border(w, h, 6, "#120c10", sky.edge))
