"""The road to the Altar: a meadow with trees, through which a sandy road winds from station to station."""

from random import Random
from typing import Final

from art.paint.drawing import Part, flat, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, fill, gradient, grain, rounded
from art.paint.shapes import blob, brush
from art.ryozen.landmarks import LEAF, PINE, crown, pine

W, H = 588, 378  # of its group on the displays (scene/displays.py)
WAY: Final = (  # from the first station along three rows to the Altar, as the stations lie (scene/road.py)
    (104, 322), (150, 336), (202, 308), (252, 336), (300, 322), (350, 340), (400, 310), (450, 334), (496, 318),
    (556, 288), (548, 232), (496, 210), (450, 194), (400, 222), (350, 196), (300, 212), (250, 224), (200, 192),
    (150, 220), (104, 206), (46, 176), (50, 122), (104, 100), (150, 84), (204, 112), (250, 88), (300, 98),
)  # fmt: skip
CLUMPS: Final = (  # where trees have room beside the stations: at the edges and between the rows
    (16, 62), (14, 262), (18, 372), (574, 372), (574, 150), (577, 258), (200, 60), (398, 58), (574, 52), (202, 270),
    (398, 268), (300, 272), (200, 160), (398, 160), (12, 330), (577, 100), (110, 372), (300, 374), (490, 373),
)  # fmt: skip


def road() -> Canvas:
    """The whole picture; stations, prices and villages lie on it."""
    rng = Random(7)
    fields: list[Part] = []
    for _ in range(26):
        x, y, far = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(40, 110)
        fields += soft(
            rng.choice(("#a9bf62", "#7f9d48", "#c0c873", "#8fae55")), blob(x, y, far, far * 0.4), opacity=0.4
        )
    lower, count = [(x + 2, y + 4) for x, y in WAY], len(WAY)
    way = [
        *soft("#3c4a1e", brush(lower, [15.0] * count), opacity=0.5),
        *flat("#8a6c3a", brush(WAY, [13.5] * count)),
        *skin("#ecd8a2", brush(WAY, [12.0] * count)),
        *flat("#c9ab6c", brush(lower, [1.2] * count), opacity=0.6),
    ]
    trees: list[Part] = []
    for x, y in sorted(CLUMPS, key=lambda each: each[1]):
        for nth in range(rng.choice((2, 3))):
            size = rng.uniform(17, 24)
            tree = (pine(size, PINE, rng), pine(size, "#56833f", rng), crown(size, LEAF, rng))[rng.randrange(3)]
            trees += placed(tree, x + 15 * nth - 14 + rng.uniform(-4, 4), y + rng.uniform(-5, 5))
    defs = gradient("meadow", (0, "#7fa04e"), (0.5, "#97b359"), (1, "#a9bd66")) + VIGNETTE
    body = (
        fill(W, H, "url(#meadow)")
        + svg([*fields, *paint("#8fae55", *[blob(rng.uniform(0, W), rng.uniform(0, H), 30, 8) for _ in range(12)])])
        + svg(way)
        + svg(trees)
        + grain(W, H, 0.08)
        + fill(W, H, "url(#vignette)", 'opacity=".45"')
    )
    return Canvas(W, H, Light("#fff4c8", seed=3, rim_px=1.2), defs, rounded(W, H, 10, body))


def cards() -> dict[str, Canvas]:
    return {"road": road()}
