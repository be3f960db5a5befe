"""The eight artefacts of White Moon, each drawn for its name, on a cloth of its own colour in rays of light."""

from collections.abc import Callable
from typing import NamedTuple

from art.motifs import MOTIFS, fitted
from art.motifs.colours import BRASS, GOLD, LEATHER, RED, STEEL
from art.paint.drawing import Part, flat, glow, paint, placed, skin, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, fill, gradient, grain, halo, rounded
from art.paint.shapes import around, blob, box, brush, disc, polygon, ring, star, union

W, H = 90, 110


def elixir() -> list[Part]:
    """A round flask of shining green."""
    flask = union(disc(0, 14, 24), polygon((-7, -8), (-6, -26), (6, -26), (7, -8)))
    return [
        *skin("#d6efe6", flask, box(-9, -31, 18, 6, 2)),
        *glow("#4fe08a", disc(0, 14, 20).intersection(box(-24, 8, 48, 30))),
        *flat("#eafff2", disc(-6, 20, 2.6), disc(4, 14, 2), disc(8, 24, 1.8), brush([(-15, 4), (-18, 14)], [1, 2])),
        *paint(LEATHER, box(-6, -41, 12, 12, 2)),
    ]


def moon_dust() -> list[Part]:
    """A crescent from which dust falls into an open bag."""
    dust = [
        star(x, y, r, r * 0.3, 4) for x, y, r in ((2, -2, 5), (-9, 6, 4), (10, 8, 3.4), (-2, 14, 3.6), (5, 19, 2.6))
    ]
    return [
        *placed(MOTIFS["moon"](), 2, -30, 0.72, -30),
        *glow("#dfeaff", *dust),
        *paint("#5a4a9a", polygon((-24, 50), (-26, 34), (-15, 24), (15, 24), (26, 34), (24, 50), (0, 55), smooth=4)),
        *skin("#dfe8ff", blob(0, 25, 14, 5)),
        *skin(GOLD, brush([(-17, 29), (0, 32), (17, 29)], [1.4, 1.6, 1.4])),
    ]


def scroll() -> list[Part]:
    """A scroll sealed with four circles that meet."""
    rings = [ring(x, y, 7.4, 5) for x, y in ((-5, -5), (5, -5), (-5, 5), (5, 5))]
    return [
        *paint("#f3e7cb", box(-22, -26, 44, 52)),
        *skin("#d8c492", box(-25, -34, 50, 11, 5), box(-25, 23, 50, 11, 5)),
        *skin(RED, disc(-26, -28.5, 5), disc(26, -28.5, 5), disc(-26, 28.5, 5), disc(26, 28.5, 5)),
        *flat("#8a2a1c", *rings),
    ]


def fireworks() -> list[Part]:
    """A rocket bursting into three flowers of fire."""
    flowers = []
    for x, y, size, colour in ((-14, -20, 20, "#ff8a3a"), (18, -26, 15, "#6ad8ff"), (14, 2, 13, "#ffd84a")):
        rays = [
            brush([(x + 0.3 * (px - x), y + 0.3 * (py - y)), (px, py)], [0.5, 1.5])
            for px, py, _ in around(x, y, size, 12)
        ]
        flowers += [*glow(colour, *rays), *glow("#fff6d0", disc(x, y, size * 0.14))]
    return [
        *flowers,
        *paint(LEATHER, brush([(-24, 56), (-12, 26)], [1.2, 1.2])),
        *paint(RED, brush([(-18, 34), (-9, 14)], [5, 5])),
        *skin(GOLD, polygon((-14, 12), (-5, 2), (-4, 16))),
    ]


def shield() -> list[Part]:
    """A round shield with the face of a clock, its sand running."""
    ticks = [brush([(0.86 * x, 0.86 * y), (x, y)], [1.2, 1.2]) for x, y, _ in around(0, 0, 24, 12)]
    return [
        *skin(BRASS, disc(0, 0, 36)),
        *paint("#2f5a9a", disc(0, 0, 31)),
        *flat("#ffe9a8", *ticks),
        *fitted(MOTIFS["hourglass"](), 0, 0, 32, 34),
    ]


def claw() -> list[Part]:
    """A gauntlet with three long talons."""
    talons = [brush([(x, 6), (x * 1.5, -20), (x * 1.3 - 5, -46)], [5, 4.4, 0.2]) for x in (-15, 0, 15)]
    return [
        *skin(STEEL, *talons),
        *flat("#d8402f", *[brush([(x * 1.42 - 2, -28), (x * 1.3 - 5, -45)], [1.8, 0.1]) for x in (-15, 0, 15)]),
        *paint("#7a2a32", polygon((-22, 4), (22, 4), (19, 28), (-19, 28), smooth=4)),
        *skin(GOLD, box(-22, 24, 44, 7, 3), *[disc(x, 11, 5) for x in (-14, 0, 14)]),
        *paint(LEATHER, polygon((-16, 31), (16, 31), (20, 50), (-20, 50))),
    ]


def armour() -> list[Part]:
    """A breastplate with broad shoulders, a pair of scales on it."""
    chest = polygon((-22, -28), (-8, -22), (8, -22), (22, -28), (26, 0), (18, 32), (-18, 32), (-26, 0), smooth=3)
    plates = [polygon((s * 18, -36), (s * 38, -26), (s * 40, -6), (s * 24, -12), smooth=4) for s in (-1, 1)]
    skirt = [polygon((x - 8, 32), (x + 8, 32), (x + 10, 50), (x - 10, 50)) for x in (-17, 0, 17)]
    return [
        *paint("#8a3028", *skirt),
        *skin("#9fb2c8", chest),
        *skin(BRASS, *plates, box(-19, 28, 38, 6, 2)),
        *fitted(MOTIFS["scales"](), 0, 2, 32, 34),
    ]


def sword() -> list[Part]:
    """A blade of light among stars."""
    stars = [star(x, y, r, r * 0.35, 4) for x, y, r in ((-24, -30, 6), (22, -8, 5), (-20, 18, 4.4), (26, -40, 4))]
    return [
        *glow("#bfe6ff", brush([(0, 10), (0, -54)], [7, 3])),
        *placed(MOTIFS["sword"](), scale=1.3),
        *glow("#fff6c8", *stars),
    ]


class Artefact(NamedTuple):
    """What is drawn, the colour of the cloth, and the turn of the thing in degrees."""

    drawing: Callable[[], list[Part]]
    cloth: str
    turn: float = 0


ARTEFACTS = {
    "elixir": Artefact(elixir, "#2a5a42"),
    "moon_dust": Artefact(moon_dust, "#2a2a5a"),
    "scroll": Artefact(scroll, "#4a3420"),
    "fireworks": Artefact(fireworks, "#241a3a"),
    "shield": Artefact(shield, "#5a3a24"),
    "claw": Artefact(claw, "#3a2030"),
    "armour": Artefact(armour, "#2a3a4a"),
    "sword": Artefact(sword, "#1e3a54", 28),
}


def artefact(name: str) -> Canvas:
    """An artefact on its cloth."""
    of = ARTEFACTS[name]
    rays = [brush([(45, 50), (px, py)], [0.4, 3]) for px, py, _ in around(45, 50, 84, 16)]
    defs = gradient("sky", (0, "#0a0c16"), (0.55, of.cloth), (1, "#0a0c16")) + halo("halo", "#ffe9b0", 0.55) + VIGNETTE
    inside = (
        fill(W, H, "url(#sky)")
        + svg(paint("#fff0c8", union(*rays), material="wash", opacity=0.14))
        + circle(45, 52, 48, "url(#halo)")
        + svg(fitted(of.drawing(), 45, 54, 72, 82, of.turn))
        + grain(W, H)
        + fill(W, H, "url(#vignette)")
    )
    light = Light("#fff0c8", seed=9, rim_px=1.7)
    return Canvas(W, H, light, defs, rounded(W, H, 7, inside) + border(W, H, 7, "#0a0810", "#f0d27a"))


def cards() -> dict[str, Canvas]:
    """The artefacts by the name of the sprite."""
    return {f"relic_{name}": artefact(name) for name in ARTEFACTS}
