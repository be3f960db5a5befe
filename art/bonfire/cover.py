"""The cover: gnomes and Guardians round the Great Bonfire by the sea at night."""

from random import Random

from art.bonfire.gnomes import GNOMES, figure
from art.bonfire.islands import ROBES, guardian
from art.bonfire.ships import cards as ships
from art.covers import HIGH, WIDE, Layer
from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import around, blob, box, brush, disc, flame, polygon, ridge

FIRELIGHT = Light("#ffb45a", "#ffe0b4", 5, azimuth=70, rim_px=-1.8)
MOONLIGHT = Light("#bfd4ff", "#e4eeff", 5, rim_px=1.6)
PARTY = (
    ("elder_2", 12, 142, 1.26),
    ("master_22", 352, 142, 1.26),
    ("master_17", -44, 176, 1.02),
    ("master_04", 430, 176, 1.02),
)

TONGUES = (
    (50, 19, -0.5),
    (70, 33, -0.35),
    (100, 60, 0.1),
    (86, 44, -0.2),
    (122, 46, 0.3),
    (140, 29, 0.5),
    (154, 17, 0.6),
)


def sky() -> Canvas:
    """Stars, a moon, far islands and the sea."""
    rng = Random(5)
    defs = (
        gradient("sky", (0, "#050a1e"), (0.55, "#17305a"), (0.62, "#2a4a74"), (0.63, "#0e2c46"), (1, "#04101e"))
        + halo("moon", "#dfe9ff", 0.8, 0.2) + halo("fire", "#ff9a3a", 0.85)
    )  # fmt: skip
    stars = "".join(
        circle(rng.uniform(0, WIDE), rng.uniform(0, 160), rng.uniform(0.3, 1), "#eef4ff", 0.9) for _ in range(110)
    )
    isles = [ridge(150, 188, 34, rng, 190, 8)]
    far = paint("#0c1c34", *isles, material="wash", opacity=0.95)
    glitter = [box(96 + rng.uniform(-22, 22), 192 + 3.4 * n, rng.uniform(8, 22), 1) for n in range(20)]
    body = (
        fill(WIDE, HIGH, "url(#sky)") + stars + circle(104, 56, 70, "url(#moon)") + circle(104, 56, 21, "#f2f6ff")
        + clouds(WIDE, 180, 0.3) + svg(far) + svg(soft("#cfe0ff", *glitter, opacity=0.4))
        + circle(240, 178, 210, "url(#fire)", 0.75)
    )  # fmt: skip
    return Canvas(WIDE, HIGH, MOONLIGHT, defs, body)


def city() -> Canvas:
    """Roofs of a city at the right, its windows lit."""
    rng, parts = Random(9), list[Part]()
    for n in range(9):
        x, high, wide = 300 + 21 * n, rng.uniform(44, 92), rng.uniform(17, 25)
        top = 198 - high
        parts += paint(
            "#1a2138",
            box(x, top, wide, high + 6),
            polygon((x - 4, top + 2), (x + wide / 2, top - 22), (x + wide + 4, top + 2)),
        )
        parts += glow(
            "#ffc45a",
            *[
                box(x + 4 + 8 * k, top + 10 + 16 * j, 3.4, 5.4)
                for k in range(2)
                for j in range(3)
                if rng.random() < 0.6
            ],
        )
    return Canvas(WIDE, HIGH, FIRELIGHT, "", svg(parts))


def shore() -> Canvas:
    rng = Random(7)
    land = polygon(
        (-4, HIGH + 4),
        (-4, 226),
        (90, 212),
        (200, 204),
        (300, 202),
        (400, 206),
        (WIDE + 4, 212),
        (WIDE + 4, HIGH + 4),
        smooth=4,
    )
    grass = [
        brush([(x, 216 + rng.uniform(0, 60)), (x + rng.uniform(-4, 4), 204 + rng.uniform(0, 60))], [1, 0.2])
        for x in range(0, WIDE, 7)
    ]
    return Canvas(
        WIDE,
        HIGH,
        FIRELIGHT,
        "",
        svg([*paint("#2c2a1c", land, material="wash"), *paint("#4a4a24", *grass, material="wash", opacity=0.7)]),
    )


def fire() -> Canvas:
    """The Great Bonfire."""
    stones = [blob(x, 150 + (y - 150) * 0.36, 12, 9) for x, y, _ in around(100, 150, 56, 15)]
    logs = [
        brush([(48, 152), (118, 104)], [8, 6]), brush([(152, 152), (82, 104)], [8, 6]),
        brush([(76, 160), (104, 92)], [8, 6]), brush([(126, 160), (98, 92)], [7, 6]),
    ]  # fmt: skip
    parts: list[Part] = [
        *soft("#05060c", blob(100, 160, 84, 16), opacity=0.6),
        *skin("#8a8078", *stones[8:]),
        *glow("#d8401a", *[flame(x, 148, size, lean) for x, size, lean in TONGUES]),
        *paint("#5a2f14", *logs),
        *glow("#ff8a24", *[flame(100 + 0.8 * (x - 100), 150, 0.72 * size, lean) for x, size, lean in TONGUES]),
        *flat("#ffc84a", *[flame(100 + 0.62 * (x - 100), 150, 0.46 * size, lean) for x, size, lean in TONGUES]),
        *flat("#fff0a8", *[flame(100 + 0.4 * (x - 100), 150, 0.26 * size, lean) for x, size, lean in TONGUES]),
        *skin("#9a8c80", *stones[:8]),
    ]
    return Canvas(200, 180, FIRELIGHT, halo("halo", "#ffb04a", 0.9), circle(100, 90, 98, "url(#halo)") + svg(parts))


def gnome(name: str) -> Canvas:
    return Canvas(100, 140, FIRELIGHT, "", svg(figure(GNOMES[name], Random(name))))


def edge() -> Canvas:
    rng = Random(3)
    sparks = [disc(240 + rng.uniform(-90, 90), rng.uniform(0, 190), rng.uniform(0.5, 1.6)) for _ in range(46)]
    body = svg(glow("#ffcf7a", *sparks)) + grain(WIDE, HIGH) + fill(WIDE, HIGH, "url(#vignette)")
    return Canvas(WIDE, HIGH, MOONLIGHT, VIGNETTE, body)


def layers() -> list[Layer]:
    """The cover from the back to the front."""
    ring = (("pink", 100, 128, 0.86), ("blue", 320, 128, 0.86), ("grey", 144, 118, 0.76), ("brown", 286, 118, 0.76))
    return [
        Layer(sky()),
        Layer(city()),
        Layer(ships()["ship_1"], 22, 140, 0.8),
        Layer(shore()),
        *[Layer(guardian(ROBES[colour]), x, y, scale) for colour, x, y, scale in reversed(ring)],
        Layer(fire(), 110, 66, 1.3),
        *[Layer(gnome(name), x, y, scale) for name, x, y, scale in reversed(PARTY)],
        Layer(edge()),
    ]
