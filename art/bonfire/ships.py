"""Ships under a striped sail in the colour of their city."""

from art.bonfire.islands import CITIES
from art.paint.drawing import Part, flat, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import Canvas
from art.paint.shapes import blob, box, brush, disc, polygon, union

W, H = 76, 76
WOOD, DARK, CREAM = "#a0682f", "#5a3214", "#f6ead0"


def _sail() -> tuple[list[Part], list[Part]]:
    """The cream cloth, and the stripes that take a colour."""
    cloth = polygon((18, 12), (38, 9), (58, 12), (62, 30), (58, 47), (38, 51), (18, 47), (15, 30), smooth=4)
    stripes = [polygon((x, 4), (x + 8, 4), (x + 8.6, 56), (x - 0.6, 56)) for x in (15, 34, 53)]
    return skin(CREAM, cloth), skin("", *[stripe.intersection(cloth) for stripe in stripes])


def ship(colour: str) -> Canvas:
    """A ship with high ends, seen from its side."""
    hull = union(
        polygon((7, 52), (16, 57), (38, 59), (60, 57), (69, 52), (63, 67), (52, 71), (24, 71), (13, 67), smooth=3),
        brush([(12, 60), (6, 51), (4, 42), (8, 37)], [4, 3.4, 2.6, 1.4]),
        brush([(64, 60), (70, 51), (72, 42), (68, 37)], [4, 3.4, 2.6, 1.4]),
    )
    planks = [brush([(11, y), (38, y + 4), (65, y)], [0.5, 0.6, 0.5]) for y in (59, 63.5)]
    shields = [disc(x, 58.5 + 1.6 * (1 - abs(x - 38) / 26), 3.1) for x in range(19, 62, 9)]
    cloth, stripes = _sail()
    parts: list[Part] = [
        *soft("#04101c", blob(38, 71, 33, 4), opacity=0.45),
        *flat(DARK, brush([(38, 60), (38, 4)], [1.5, 1.1]), brush([(14, 11), (62, 11)], [1.2, 1.2])),
        *cloth,
        *[part._replace(fill=colour) for part in stripes],
        *soft("#20140c", brush([(30, 14), (27, 30), (30, 48)], [0.5, 1.4, 0.5]), opacity=0.35),
        *flat("#20140c", brush([(15, 46), (9, 52)], [0.4, 0.4]), brush([(61, 46), (67, 52)], [0.4, 0.4])),
        *paint(WOOD, hull),
        *flat(DARK, *planks, opacity=0.75),
        *skin(CREAM, *shields[::2]),
        *skin(colour, *shields[1::2]),
        *flat("#e8c050", *[disc(x, y, 2.2) for x, y in ((8, 37), (68, 37))]),
        *skin(colour, polygon((38, 4), (54, 2), (49, 6), (54, 9), (38, 9))),
        *flat("#ffffff", box(37.2, 2, 1.6, 4, 0.8), opacity=0.5),
    ]
    return Canvas(W, H, Light("#fff0d0", seed=6, rim_px=1.3), "", svg(parts))


def cards() -> dict[str, Canvas]:
    """A ship for each city."""
    return {f"ship_{city}": ship(colour) for city, colour in enumerate(CITIES)}
