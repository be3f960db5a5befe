"""The five Houses: their heads as portraits before their banner."""

from random import Random

from art.candelabria.backdrops import backdrop
from art.candelabria.candles import figure
from art.candelabria.cast import Candle
from art.candelabria.palettes import HOUSES
from art.motifs import emblem
from art.paint.drawing import Part, paint, placed, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import polygon

W, H = 120, 150
HEADS = {
    "ash": Candle("Clan of Ash", "pillar", "beard", "horned", "great_axe", "spires", "ash", hair="#5a2a18"),
    "guild": Candle(
        "Guild of Master Engineers", "round", "moustache", "cap_goggles", "wrench", "gears", "guild", hair="#6a4420"
    ),
    "seeders": Candle("Order of Seeders", "cone", "asleep", "antlers", "staff", "crystals", "seeders"),
    "coven": Candle("Coven of New Life", "double", "smile", "veil", "eye", "trees", "coven"),
    "knights": Candle("Knights of Light", "pillar", "grim", "open_helm", "sword", "towers", "knights"),
}
SIGNS = {"ash": "bonfire", "guild": "cog", "seeders": "seedling", "coven": "moon", "knights": "sun"}


def portrait(house: str) -> Canvas:
    """The head of a House, larger than on a card."""
    mood, who, rng = HOUSES[house], HEADS[house], Random(house)
    flag: list[Part] = [
        *paint(mood.cloth, polygon((72, -2), (112, -2), (112, 66), (92, 56), (72, 66)), opacity=0.95),
        *emblem(SIGNS[house], 92, 26, 26),
    ]
    defs = (
        gradient("sky", (0, mood.night), (0.5, mood.dusk), (1, mood.halo)) + halo("halo", mood.halo)
        + gradient("cloth", (0, mood.cloth), (1, mood.shade)) + VIGNETTE
    )  # fmt: skip
    behind = placed(backdrop(who.behind, mood.shade, mood.rim, rng), 0, 0, 1.35)
    body = (
        fill(W, H, "url(#sky)") + clouds(W, H) + svg(behind) + svg(flag) + circle(60, 52, 62, "url(#halo)")
        + svg(placed(figure(who, mood, rng), -8, 12, 1.24)) + grain(W, H) + fill(W, H, "url(#vignette)")
    )  # fmt: skip
    light = Light(mood.rim, seed=rng.randrange(1, 90), rim_px=2.2)
    return Canvas(W, H, light, defs, rounded(W, H, 9, body) + border(W, H, 9, "#1d120a", mood.accent))


def cards() -> dict[str, Canvas]:
    return {f"house_{house}": portrait(house) for house in HEADS}
