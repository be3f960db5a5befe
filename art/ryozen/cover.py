"""The cover: the Palace between day and night, and four companions before it."""

from random import Random

from art.covers import HIGH, WIDE, Layer
from art.paint.drawing import Part, flat, glow, paint, placed, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, circle, clouds, fill, gradient, grain, halo
from art.paint.shapes import blob, disc, polygon, ridge, star
from art.ryozen.cards import palace
from art.ryozen.clans import CLANS
from art.ryozen.landmarks import crown, house, pine
from art.ryozen.ranks import COMPANIONS

EVENING = Light("#ffe0b0", "#fff0dc", 5, rim_px=1.8)
DAY_TO_NIGHT = ((0, "#f6c25c"), (0.34, "#e0764a"), (0.56, "#7a3a6a"), (0.78, "#1c2056"), (1, "#080c2a"))
PARTY = (("counsellor", "orange", -24, 168, 1.34), ("warrior", "purple", 354, 168, 1.34),
         ("trickster", "green", 78, 176, 1.34), ("diplomat", "blue", 256, 176, 1.34))  # fmt: skip


def sky() -> Canvas:
    """Day at the left, night at the right, hills between."""
    rng = Random(4)
    defs = (
        gradient("sky", *DAY_TO_NIGHT, across=True)
        + halo("sun", "#fff4c0", 0.95, 0.12) + halo("moon", "#cfdcff", 0.8, 0.2)
    )  # fmt: skip
    stars = "".join(
        circle(rng.uniform(280, WIDE), rng.uniform(0, 150), rng.uniform(0.3, 1), "#eef4ff", 0.9) for _ in range(70)
    )
    lights = circle(74, 70, 120, "url(#sun)") + circle(74, 70, 27, "#fff6d0") + circle(404, 60, 74, "url(#moon)")
    crescent = flat("#f4f0dc", disc(404, 60, 25).difference(disc(393, 54, 22)))
    far = paint("#8a4a5a", ridge(WIDE, 196, 70, rng, HIGH, 20), material="wash", opacity=0.75)
    near = paint("#3c2c52", ridge(WIDE, 218, 50, rng, HIGH, 26), material="wash", opacity=0.92)
    body = fill(WIDE, HIGH, "url(#sky)") + stars + lights + svg(crescent) + clouds(WIDE, 230, 0.4) + svg([*far, *near])
    return Canvas(WIDE, HIGH, EVENING, defs, body)


def light() -> Canvas:
    """The light that turns, thrown from the Palace over the left half of the land."""
    stops = '<stop stop-color="#fff2b8" stop-opacity=".85"/><stop offset="1" stop-color="#fff2b8" stop-opacity="0"/>'
    defs = f'<linearGradient id="beam" x1="1" x2="0">{stops}</linearGradient>'
    beams = '<path d="M240 60L-20 96V262L240 190z" fill="url(#beam)" filter="url(#soft)"/>'
    return Canvas(WIDE, HIGH, EVENING, defs, beams)


def village() -> Canvas:
    """Houses and trees on the hill of the Palace."""
    rng = Random(6)
    hill = polygon(
        (-4, HIGH + 4),
        (-4, 246),
        (110, 226),
        (190, 204),
        (290, 204),
        (370, 226),
        (WIDE + 4, 248),
        (WIDE + 4, HIGH + 4),
        smooth=4,
    )
    parts: list[Part] = [*paint("#4a5a34", hill, material="wash")]
    for x, y in ((30, 236), (74, 230), (112, 220), (146, 213), (336, 214), (374, 222), (412, 232), (452, 236)):
        fill_of = "#e88aa8" if x < 240 else "#3a5a5a"
        drawn = crown(15, fill_of, rng) if x < 240 else pine(20, fill_of, rng)
        parts += placed(drawn, x, y, 1.1)
    for x, y, tint in ((54, 238, "#b53a2c"), (128, 224, "#3a6a8a"), (356, 224, "#6a3a7a"), (430, 240, "#2a5a5a")):
        parts += placed(house(15, tint, 2), x, y, 1)
    return Canvas(WIDE, HIGH, EVENING, "", svg(parts))


def companion(rank: str, clan: str) -> Canvas:
    c = CLANS[clan]
    defs = gradient("robe", (0, c.robe), (1, c.shade))
    return Canvas(100, 100, Light("#ffe6b8", "#fff4e4", 5, rim_px=1.8), defs, svg(COMPANIONS[rank](c)))


def edge() -> Canvas:
    rng = Random(2)
    petals = [blob(rng.uniform(0, 300), rng.uniform(20, 250), 2.4, 1.3, rng.uniform(0, 3)) for _ in range(26)]
    sparks = [star(x, y, 3, 0.8, 4) for x, y in ((318, 40), (352, 96), (446, 116), (300, 120), (470, 30))]
    body = svg([*paint("#ffc8d8", *petals, material="flat"), *glow("#fff6d8", *sparks)])
    return Canvas(WIDE, HIGH, EVENING, VIGNETTE, body + grain(WIDE, HIGH) + fill(WIDE, HIGH, "url(#vignette)"))


def layers() -> list[Layer]:
    """The cover from the back to the front."""
    return [
        Layer(sky()),
        Layer(light()),
        Layer(village()),
        Layer(palace(3), 240 - 66 * 1.5, 214 - 142 * 1.5, 1.5),
        *[Layer(companion(rank, clan), x, y, scale) for rank, clan, x, y, scale in PARTY],
        Layer(edge()),
    ]
