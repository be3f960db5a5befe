"""Tom's cards: his shadow behind what he does, and backs. Whether a master is revealed is drawn over the card."""

from collections.abc import Callable, Mapping
from random import Random

from art.bonfire.things import Thing, bonfire, card_back, gnome, guardian, heap, path
from art.motifs import fitted
from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import around, blob, brush, disc, flame, polygon, ridge, ring

W, H = 72, 99
DARK, BRIGHT, LIGHT = "#1c0710", "#8a2f34", "#ffb98a"


def _shadow() -> Thing:
    """A figure in a wide hat with a feather, only its eyes bright."""
    return [
        *paint("#2a1420", polygon((-26, 40), (-20, 2), (-9, -12), (9, -12), (20, 2), (26, 40), smooth=4)),
        *flat("#0c060c", blob(0, -14, 10, 11)),
        *glow("#ffcf5a", blob(-4, -14, 1.8, 1.3, 0.3), blob(4, -14, 1.8, 1.3, -0.3)),
        *paint("#4a1e2a", brush([(-25, -19), (0, -24), (25, -19)], [1.4, 4, 1.4])),
        *paint("#4a1e2a", polygon((-11, -23), (-7, -38), (8, -37), (11, -23), smooth=2)),
        *skin("#d84a34", brush([(8, -27), (20, -40), (27, -38)], [1, 3, 0.4])),
    ]


def _great() -> Thing:
    cells = [disc(x, y * 0.5, 3) for x, y, _ in around(0, 16, 24, 9)]
    return [*skin("#c8954a", *cells), *skin("#7a6a5e", ring(0, 10, 17, 12)), *placed(bonfire(), 0, 4, 1.1)]


SCENES: Mapping[str, Callable[[], Thing]] = {  # by the action of a card
    "great": _great,
    "path": lambda: placed(path(), 0, 4, 1.0),
    "master": lambda: placed(gnome(), 0, 4, 0.9),
    "task1": lambda: placed(card_back("yellow"), 0, 4, 1.1),
    "task2": lambda: heap(card_back("red"), ((-12, 0, 0.92), (12, 7, 0.96))),
    "guardian": lambda: placed(guardian("#e8e0cc"), 0, 2, 0.72),
}


def card(action: str) -> Canvas:
    """One of Tom's cards."""
    defs = gradient("sky", (0, DARK), (0.6, BRIGHT), (1, DARK)) + halo("halo", LIGHT, 0.8) + VIGNETTE
    hills = svg(paint(DARK, ridge(W, 66, 16, Random(action), 104), material="wash", opacity=0.85))
    inside = (
        fill(W, H, "url(#sky)")
        + clouds(W, H, 0.22)
        + circle(36, 32, 30, "url(#halo)")
        + svg(placed(_shadow(), 36, 44, 0.94))
        + hills
        + svg([*soft("#000000", blob(36, 88, 24, 5), opacity=0.5), *placed(SCENES[action](), 36, 68, 0.86)])
        + grain(W, H, 0.12)
        + fill(W, H, "url(#vignette)", 'opacity=".7"')
    )
    frame = rounded(W, H, 6, inside) + border(W, H, 6, "#120a06", "#c8643c")
    return Canvas(W, H, Light("#ffe6c8", seed=7, rim_px=1.2), defs, frame)


def back(figure: list[Part], top: str, low: str) -> Canvas:
    """The back of a deck: a head in the light of a fire, in a wreath of flames."""
    w, h = W, H
    defs = gradient("sky", (0, top), (0.6, low), (1, top)) + halo("halo", "#ffd890", 0.9) + VIGNETTE
    wreath = [flame(x, y + 5, 4) for x, y, _ in around(36, 49, 30, 16)]
    parts = [*glow("#f0902a", *wreath), *skin("#d8ae5c", ring(36, 49, 25.5, 23)), *fitted(figure, 36, 48, 44, 42)]
    inside = (
        fill(w, h, "url(#sky)")
        + clouds(w, h, 0.2)
        + circle(36, 49, 44, "url(#halo)", 0.7)
        + svg(parts)
        + grain(w, h, 0.12)
        + fill(w, h, "url(#vignette)", 'opacity=".7"')
    )
    frame = rounded(w, h, 6, inside) + border(w, h, 6, "#120a06", "#d8ae5c")
    return Canvas(w, h, Light("#ffe6b0", seed=9, rim_px=1.4), defs, frame)


def cards() -> dict[str, Canvas]:
    """A card for each of Tom's actions, and the backs of his and the gnomes' decks."""
    return {
        **{f"tom_{action}": card(action) for action in SCENES},
        "back_master": back(gnome("#3a6aa8"), "#0c1c30", "#8a4a1c"),
        "back_tom": back(_shadow(), "#1d0a0c", "#7a2a1c"),
        "tom_card": back([*_shadow(), *placed(bonfire(), 0, 34, 0.7)], "#2a1018", "#8a3c3a"),
    }
