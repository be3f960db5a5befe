"""The road to the Altar: a meadow with trees, through which a sandy road winds from station to station."""

from random import Random
from typing import Final

from art.paint.drawing import Part, flat, placed, skin, soft, svg
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
    lower, count = [(x + 2, y + 3) for x, y in WAY], len(WAY)
    way = [
        *soft("#46541f", brush(lower, [14.0] * count), opacity=0.5),
        *flat("#8f7240", brush(WAY, [12.6] * count)),
        *flat("#dcc48a", brush(WAY, [11.4] * count)),
        *flat("#ecdaa8", brush(WAY, [6.5] * count), opacity=0.7),
        *flat("#b5965a", *(brush([(x, y + side) for x, y in WAY], [0.8] * count) for side in (-4, 5)), opacity=0.45),
    ]
    for x, y in WAY:
        stones = [blob(x + rng.uniform(-14, 14), y + side * rng.uniform(12, 15), 2.4, 1.8) for side in (-1, 1)]
        way += skin("#b9b3a2", *stones)
    trees: list[Part] = []
    for x, y in sorted(CLUMPS, key=lambda each: each[1]):
        for nth in range(rng.choice((2, 3))):
            size = rng.uniform(17, 24)
            tree = (pine(size, PINE, rng), pine(size, "#56833f", rng), crown(size, LEAF, rng))[rng.randrange(3)]
            trees += placed(tree, x + 15 * nth - 14 + rng.uniform(-4, 4), y + rng.uniform(-5, 5))
    defs = gradient("meadow", (0, "#7fa04e"), (0.5, "#97b359"), (1, "#a9bd66")) + VIGNETTE
    body = (
        fill(W, H, "url(#meadow)")
        + svg(fields)
        + svg(way)
        + svg(trees)
        + grain(W, H, 0.08)
        + fill(W, H, "url(#vignette)", 'opacity=".45"')
    )
    return Canvas(W, H, Light("#fff4c8", seed=3, rim_px=1.2), defs, rounded(W, H, 10, body))


def cards() -> dict[str, Canvas]:
    return {"road": road()}
