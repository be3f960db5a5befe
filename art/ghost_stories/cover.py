"""The cover: four Taoists before their village at night, and what rises behind it."""

from random import Random

from art.covers import HIGH, WIDE, Layer
from art.ghost_stories import tiles
from art.ghost_stories.cast import GHOSTS, Ghost
from art.ghost_stories.ghosts import H, W, figure
from art.ghost_stories.palettes import FAMILIES
from art.ghost_stories.people import yin_yang
from art.motifs import MOTIFS
from art.paint.drawing import Part, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import blob, brush, disc, polygon, ridge, star

MOONLIGHT = Light("#cfe0ff", "#eaf2ff", 7, rim_px=2)
ROBES = {"red": "#b5301c", "blue": "#2a66b4", "green": "#2c8a4c", "yellow": "#d0941c"}
HELD = {"red": "torch", "blue": "bell", "green": "staff", "yellow": "sword"}
VILLAGE = (  # place, left, foot and scale
    ("night_watch", 2, 232, 0.84), ("tea_house", 76, 240, 0.86), ("temple", 168, 240, 1.12), ("hut", 296, 240, 0.82),
    ("kung_fu_school", 380, 234, 0.84),
)  # fmt: skip


PARTY = (("green", 40, 194), ("yellow", 348, 194), ("blue", 130, 204), ("red", 252, 204))  # and their places
GREAT = Ghost("black", "robe", "hooded_skull", "scythe")


def sky() -> Canvas:
    """A huge moon over far hills."""
    rng = Random(3)
    defs = gradient("sky", (0, "#040818"), (0.5, "#14305e"), (1, "#5f8ab4")) + halo("halo", "#dfe9ff", 0.9, 0.3)
    craters = soft("#9fb4d8", blob(214, 70, 20, 16), blob(268, 118, 15, 12), blob(272, 62, 9, 8), opacity=0.4)
    stars = "".join(
        circle(rng.uniform(0, WIDE), rng.uniform(0, 130), rng.uniform(0.3, 0.9), "#eef4ff", 0.8) for _ in range(60)
    )
    hills = paint("#0f2244", ridge(WIDE, 214, 62, rng, HIGH, 22), material="wash", opacity=0.95)
    body = fill(WIDE, HIGH, "url(#sky)") + stars + circle(240, 92, 150, "url(#halo)") + circle(240, 92, 78, "#f2f6ff")
    return Canvas(WIDE, HIGH, MOONLIGHT, defs, body + svg(craters) + clouds(WIDE, 220, 0.34) + svg(hills))


def ghost(name: str, who: Ghost) -> Canvas:
    """A ghost without its card."""
    family = FAMILIES[who.colour]
    defs = gradient("robe", (0, family.cloth), (0.55, family.cloth), (1, family.dark))
    parts = figure(who, family, Random(name))
    return Canvas(W, H, Light(family.rim, "#eef4ff", 5, rim_px=2.2), defs, svg(parts))


def house(name: str) -> Canvas:
    place = tiles.PLACES[name]()
    return Canvas(
        130, 136, MOONLIGHT, "", svg([*place.walls, *place.roofs, *place.lights, *place.front])
    )  # fmt: skip


def taoist(colour: str) -> Canvas:
    """A Taoist seen from behind under a straw hat, looking up at the ghosts."""
    robe = polygon((32, 40), (50, 34), (68, 40), (76, 70), (88, 132), (12, 132), (24, 70), smooth=4)
    sleeves = [brush([(34, 48), (18, 62), (14, 80)], [7, 10, 8]), brush([(66, 48), (82, 58), (88, 70)], [7, 10, 8])]
    folds = [brush([(x, 78), (x + s, 130)], [0.8, 2.4]) for x, s in ((36, -10), (46, -3), (55, 3), (64, 10))]
    parts: list[Part] = [
        *placed(MOTIFS[HELD[colour]](), 89, 70, 1.1, 6),
        *soft("#03060e", blob(50, 131, 44, 6), opacity=0.7),
        *paint(ROBES[colour], robe, *sleeves),
        *soft("#08080e", *folds, opacity=0.6),
        *skin("#e2ae84", disc(14, 86, 5), disc(89, 72, 5)),
        *skin(
            "#e2c070",
            brush([(24, 79), (50, 83), (76, 79)], [2.4, 3, 2.4]),
            brush([(54, 82), (60, 96), (58, 108)], [2.4, 2, 1]),
        ),
        *skin("#1c1820", brush([(50, 24), (52, 44), (50, 58)], [4, 3, 1])),
        *placed(yin_yang(), 50 - 32 * 0.42, 52 - 32 * 0.42 + 8, 0.42),
        *paint("#d8b060", polygon((10, 34), (50, 2), (90, 34), (50, 40), smooth=4)),
        *soft("#5a3c14", *[brush([(50, 6), (50 + x, 35)], [0.3, 0.9]) for x in (-26, -13, 0, 13, 26)], opacity=0.5),
    ]
    return Canvas(104, 140, Light("#cfe0ff", "#e8f0ff", 5, rim_px=2.4), "", svg(parts))


def ground() -> Canvas:
    """The square before the village, and mist."""
    rng = Random(8)
    banks = [blob(x, 238 + rng.uniform(-4, 4), 70, 9, 0, rng, 0.06) for x in range(0, WIDE + 1, 80)]
    square = polygon(
        (-4, HIGH + 4), (-4, 238), (120, 232), (250, 236), (380, 231), (WIDE + 4, 240), (WIDE + 4, HIGH + 4)
    )
    return Canvas(
        WIDE, HIGH, MOONLIGHT, "",
        svg([*paint("#101c2c", square, material="wash"), *soft("#b8d0f0", *banks, opacity=0.34)]),
    )  # fmt: skip


def edge() -> Canvas:
    defs = VIGNETTE
    sparks = [star(x, y, 2.6, 0.7, 4) for x, y in ((330, 60), (140, 66), (456, 40), (26, 30))]
    body = svg(paint("#eaf4ff", *sparks, material="glow")) + grain(WIDE, HIGH) + fill(WIDE, HIGH, "url(#vignette)")
    return Canvas(WIDE, HIGH, MOONLIGHT, defs, body)


def layers() -> list[Layer]:
    """The cover from the back to the front."""
    return [
        Layer(sky()),
        Layer(ghost("great", GREAT), 112, -14, 1.98),
        Layer(ghost("spirit", GHOSTS["restless_spirit_27"]), 10, 40, 1.1),
        Layer(ghost("vampire", GHOSTS["hopping_vampire_8"]), 336, 44, 1.04),
        *[Layer(house(name), x, foot - 126 * scale, scale) for name, x, foot, scale in VILLAGE],
        Layer(ground()),
        *[Layer(taoist(colour), x, y, 0.82) for colour, x, y in PARTY],
        Layer(edge()),
    ]
