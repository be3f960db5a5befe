"""Candle cards: a living candle before its backdrop; what is printed on the card is drawn over it by the scene."""

from random import Random

from art.candelabria.backdrops import backdrop
from art.candelabria.cast import CAST, Candle
from art.candelabria.faces import BODIES, X, face, fire, wax
from art.candelabria.headgear import HEADGEAR
from art.candelabria.palettes import MOODS, Mood
from art.motifs import emblem, held
from art.paint.drawing import Part, paint, skin, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import blob, box, brush, polygon

W, H = 110, 150
FLOOR = 104  # where the picture ends and the band of symbols begins
GRIPPED = {
    "bow", "trumpet", "axe", "vine", "great_axe", "lantern", "ladle", "wrench", "sword", "halberd", "sun_staff", "bell",
    "snuffer", "trowel", "torch", "lute", "rapier", "sabre", "dagger", "hammer", "gavel", "staff", "quill", "shears",
    "pick", "mace", "flower", "key", "keys", "crossbow", "cup",
}  # fmt: skip
TALL = {"spear": 0.9, "halberd": 0.86, "great_axe": 0.8, "staff": 0.86, "sun_staff": 0.86, "bow": 0.8, "flower": 0.9}
TURNED = {
    "trumpet": -24,
    "shears": -12,
    "hammer": -14,
    "axe": -12,
    "great_axe": -8,
    "mace": -16,
    "lute": 18,
    "rapier": -14,
    "sabre": -10,
    "crossbow": -16,
    "wrench": -14,
}
FIRELESS = {"helm": 0}  # a closed helm hides the face


def card(name: str) -> Canvas:
    """The face of a candle card."""
    who = CAST[name]
    mood, rng = MOODS[who.mood], Random(name)
    light = Light(mood.rim, seed=rng.randrange(1, 90), rim_px=1.7)
    body = BODIES[who.body]
    defs = (
        gradient("sky", (0, mood.night), (0.5, mood.dusk), (1, mood.halo)) + halo("halo", mood.halo)
        + gradient("cloth", (0, mood.cloth), (1, mood.shade)) + gradient("band", (0, mood.shade), (1, mood.night))
        + VIGNETTE
    )  # fmt: skip
    scene = (
        fill(W, FLOOR + 8, "url(#sky)") + clouds(W, FLOOR + 8) + svg(backdrop(who.behind, mood.shade, mood.rim, rng))
        + circle(X, body.top - 8, 46, "url(#halo)") + svg(figure(who, mood, rng))
    )  # fmt: skip
    band = (
        fill(W, H - FLOOR, "url(#band)", y=FLOOR) + grain(W, H, 0.13) + fill(W, FLOOR, "url(#vignette)")
        + f'<path d="M0 {FLOOR}h{W}" stroke="{mood.accent}" stroke-width="1.6"/>'
    )  # fmt: skip
    return Canvas(W, H, light, defs, rounded(W, H, 8, scene + band) + border(W, H, 8, "#1d120a", mood.accent))


def figure(who: Candle, mood: Mood, rng: Random) -> list[Part]:
    """A candle from the back to the front."""
    body = BODIES[who.body]
    front = who.head not in ("winged", "halo")
    worn = HEADGEAR[who.head](body, mood)
    return [
        *(beside(who.also, mood) if who.also else ()),
        *(() if front else worn),
        *fire(who.body, mood.flame),
        *wax(who.body, mood.wax, mood.cloth, rng),
        *face(who.body, who.mien, who.hair),
        *(worn if front else ()),
        *cloak(who, mood),
        *arm(who, mood),
    ]


def cloak(who: Candle, mood: Mood) -> list[Part]:
    half, _, eyes = BODIES[who.body]
    shape = polygon(
        (X - half - 10, 116),
        (X - half - 11, 92),
        (X - half - 2, eyes + 18),
        (X, eyes + 14),
        (X + half + 2, eyes + 18),
        (X + half + 11, 92),
        (X + half + 10, 116),
        smooth=4,
    )
    if who.mien in ("beard", "long_beard"):
        shape = shape.difference(blob(X, eyes + 12, half * 0.8, 15))
    shape = shape.intersection(box(0, eyes + 18, W, 100))
    return [
        *paint("url(#cloth)", shape),
        *paint(mood.accent, brush([(X - half - 1, eyes + 20), (X, eyes + 24), (X + half + 1, eyes + 20)], [2, 2.8, 2]))
        * (who.mien not in ("beard", "long_beard")),
    ]


def arm(who: Candle, mood: Mood) -> list[Part]:
    """The hand and what it holds, at the left."""
    half = BODIES[who.body].half
    x = max(X - half - 9, 15)
    if who.prop in GRIPPED:
        thing = held(who.prop, x - 1, 78, TALL.get(who.prop, 0.92), TURNED.get(who.prop, -4))
        fist = skin(mood.wax, blob(x - 1, 79, 5, 5))
    else:
        thing = emblem(who.prop, x + 1, 66, 33)
        fist = skin(mood.wax, blob(x + 1, 84, 6, 4.4))
    sleeve = paint("url(#cloth)", brush([(X - half - 2, 102), (x + 1, 95), (x - 0.5, 85)], [7, 6.4, 5]))
    return [*thing, *sleeve, *fist]


def beside(name: str, mood: Mood) -> list[Part]:
    """A second object at the right, a little behind."""
    return emblem(name, 93, 62, 32)


def cards() -> dict[str, Canvas]:
    """Every candle card by the name of its sprite."""
    return {f"candle_{name}": card(name) for name in CAST}
