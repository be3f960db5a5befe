"""The Basilisk's cards: its orders by sector, their back, and the acts of the four stories."""

from art.motifs import emblem
from art.paint.drawing import Part, flat, glow, paint, skin, soft
from art.paint.layers import Canvas
from art.paint.shapes import blob, brush, disc, polygon, union
from art.ryozen.scenery import SKIES, Sky, landscape

W, H = 80, 110
CLANS = {"orange": "#e07b28", "purple": "#8a56b8", "green": "#3f9a5f", "blue": "#3a7bb8"}
STORIES = {  # what each act of a story shows, and its hour
    "orange": (("tower", "banner", "dusk"), ("coins", "gate", "sand"), ("ram", "crossed_swords", "fire")),
    "purple": (("moon", "eye", "moon"), ("cup", "moon", "night"), ("skull", "crystal", "moon")),
    "green": (("feet", "chart", "day"), ("pick", "tavern", "jade"), ("trumpet", "tree", "jade")),
    "blue": (("mask", "column", "mist"), ("theatre_mask", "candle", "night"), ("crown", "bat", "moon")),
}
ORDERS = {
    "gates": ("gate", "mist"),
    "capital": ("banner", "sand"),
    "outskirts": ("tavern", "day"),
    "altar": ("temple", "jade"),
    "springs": ("wave", "night"),
    "clan_house": ("helm", "dusk"),
}


EXTRAS = {  # orders that ask for more, and what for
    ("gates", "no_event"): "moon",
    ("capital", "first"): "crown",
    ("altar", "here"): "feet",
    ("clan_house", "coins"): "coins",
}


def basilisk() -> list[Part]:
    """A crested serpent, coiled, its gaze alight."""
    coils = [
        brush([(16, 92), (34, 100), (58, 96), (66, 84), (52, 76), (30, 78)], [3, 7, 9, 9, 8, 7]),
        brush([(30, 78), (22, 66), (34, 54), (48, 52), (54, 42), (46, 32)], [7, 8, 9, 9, 8, 7]),
    ]
    head = union(blob(42, 28, 12, 8, -0.2), polygon((34, 24), (18, 30), (20, 35), (38, 36), smooth=3))
    crest = [polygon((x, 22), (x + 1, 8 - abs(n - 1) * -3), (x + 7, 21)) for n, x in enumerate((38, 44, 50))]
    scales = [disc(x, y, 1.6) for x, y in ((52, 88), (60, 84), (38, 86), (28, 68), (38, 60), (48, 58), (53, 48))]
    return [
        *soft("#000000", blob(42, 98, 32, 7), opacity=0.5),
        *paint("#d8a02c", *crest),
        *paint("#3f8a5a", union(*coils), head),
        *flat("#bfeac8", *scales, opacity=0.7),
        *glow("#ffe04a", disc(38, 27, 2.6)),
        *flat("#200a08", disc(37.6, 27, 1)),
        *skin("#d84a3a", brush([(19, 33), (10, 36), (6, 33)], [1, 0.8, 0.3]), brush([(10, 36), (6, 40)], [0.8, 0.3])),
    ]


def story(clan: str, act: int) -> Canvas:
    """An act of a clan's story; its number is drawn over it."""
    main, second, hour = STORIES[clan][act - 1]
    sky = SKIES[hour]._replace(edge=CLANS[clan])
    things = [*emblem(second, 56, 34, 32, 8), *emblem(main, 36, 60, 50, -4)]
    return landscape(f"{clan} {act}", W, H, sky, things, 80)


def order(sector: str, extra: str = "") -> Canvas:
    """An order of the Basilisk: where it goes, and what more it asks for."""
    sign, hour = ORDERS[sector]
    sky = SKIES[hour]._replace(edge="#6fbf8f")
    if not extra:
        return landscape(sector, W, H, sky, emblem(sign, 40, 40, 46), 74)
    things = [*emblem(sign, 33, 40, 42, -4), *emblem(extra, 58, 26, 30, 8)]
    return landscape(f"{sector} {extra}", W, H, sky, things, 74)


def cards() -> dict[str, Canvas]:
    """The Basilisk's cards by the name of the sprite."""
    lair = Sky("#06140e", "#16442e", "#8ad8a0", "#06120c", "#6fbf8f")
    return {
        "back_enemy": landscape("basilisk", W, H, lair, basilisk(), 84),
        **{f"order_{sector}": order(sector) for sector in ORDERS},
        **{f"order_{sector}_{extra}": order(sector, thing) for (sector, extra), thing in EXTRAS.items()},
        **{f"story_{clan}_{act}": story(clan, act) for clan in STORIES for act in (1, 2, 3)},
    }
