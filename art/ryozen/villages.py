"""Villages on the road: each is one place with a silhouette of its own, told apart 40 pixels wide."""

from collections.abc import Callable, Mapping
from random import Random

from art.motifs import emblem
from art.paint.drawing import Part, flat, glow, mixed, paint, placed, skin, soft
from art.paint.layers import Canvas
from art.paint.shapes import Shape, blob, box, brush, disc, flame, polygon, star, union
from art.ryozen.landmarks import LIGHT, PLUM, RED, STRAW, TEAL, house, pine, roof, shrine
from art.ryozen.scenery import SKIES, landscape

W, H = 112, 78
FLOOR = 62
WATER, FOAM, CLIFF, DARK = "#2f86c8", "#e4f6ff", "#8a5a3c", "#1c1218"


def prosperopolis() -> list[Part]:
    """A rich pagoda with golden roofs, and a heap of coins."""
    return [*placed(house(25, "#e8b02c", 3), 42, 70), *emblem("coins", 87, 55, 44)]


def craftville() -> list[Part]:
    """A workshop with a smoking chimney and a water wheel."""
    smoke = brush([(27, 20), (22, 10), (34, 2), (30, -6)], [3, 6, 8, 6])
    return [
        *soft("#f4e6d4", smoke, opacity=0.8),
        *skin("#7a6a64", box(22, 18, 10, 34)),
        *placed(house(29, RED), 42, 70, 1.1),
        *emblem("cog", 88, 50, 46),
    ]


def fire_cape() -> list[Part]:
    """A lighthouse on a cliff above the sea, its fire alight."""
    cliff = polygon((-4, 82), (-4, 44), (30, 38), (58, 42), (66, 56), (60, 82), smooth=3)
    beams = [polygon((38, 14), (118, 0), (118, 26)), polygon((36, 14), (-6, 4), (-6, 24))]
    return [
        *flat("#ffe9a0", *beams, opacity=0.55),
        *paint("#7a2a1c", box(-4, 58, 122, 24)),
        *flat("#ffb66a", *[brush([(x, y), (x + 18, y)], [0.5, 0.9]) for x, y in ((66, 64), (86, 70), (72, 74))]),
        *paint("#4a2420", cliff),
        *skin("#f4ead8", polygon((27, 42), (31, 18), (43, 18), (47, 42))),
        *flat("#c8321e", box(29, 33, 16, 5), box(31, 24, 12, 4.6)),
        *glow("#ffd24a", flame(37, 20, 9)),
        *flat("#fffbe0", flame(37, 19, 4.5)),
    ]


def river_shoal() -> list[Part]:
    """Huts on stilts above a river, and a boat."""
    stilts = [box(x, 40, 3, 26) for x in (16, 30, 44, 60)]
    ripples = [brush([(x, y), (x + 16, y - 1), (x + 30, y)], [0.4, 1.3, 0.4]) for x, y in ((8, 70), (62, 66), (46, 74))]
    boat = polygon((72, 60), (106, 60), (99, 69), (79, 69), smooth=2)
    return [
        *paint(WATER, box(-4, 54, 122, 30)),
        *flat(FOAM, *ripples, opacity=0.9),
        *flat("#4a2c18", *stilts),
        *placed(house(26, STRAW), 38, 46, 1.05),
        *paint("#7a3c1c", boat, box(88, 28, 2.4, 34)),
        *skin("#fff4dc", polygon((91, 28), (108, 54), (91, 54))),
    ]


def bulwark() -> list[Part]:
    """A wall with two towers and a barred gate."""
    towers = [union(box(x, 20, 24, 50), *[box(x - 2 + 10 * n, 12, 7, 9) for n in range(3)]) for x in (8, 80)]
    wall = union(box(26, 36, 60, 34), *[box(33 + 13 * n, 29, 7, 8) for n in range(4)])
    door = union(box(47, 50, 18, 20), disc(56, 50, 9))
    return [
        *skin("#b9b4ac", wall),
        *skin("#d2ccc0", *towers),
        *flat(DARK, door, box(18, 34, 4, 10, 2), box(90, 34, 4, 10, 2)),
        *flat("#8a6a3c", *[box(x, 44, 1.6, 26) for x in (50, 55.2, 60.4)]),
        *paint(RED, polygon((57, 30), (57, 8), (76, 13), (57, 19))),
    ]


def owl_bay() -> list[Part]:
    """An owl before the moon, a bay below."""
    body = union(blob(58, 42, 20, 26), polygon((40, 26), (42, 8), (56, 20)), polygon((76, 26), (74, 8), (60, 20)))
    face = [disc(50, 30, 9), disc(66, 30, 9)]
    feathers = [brush([(x - 4, y), (x, y + 4), (x + 4, y)], [0.6, 1.2, 0.6]) for y in (48, 56) for x in (50, 58, 66)]
    return [
        *flat("#fff6d0", disc(58, 34, 33)),
        *paint("#123a66", box(-4, 62, 122, 22)),
        *flat("#bcd8ff", brush([(66, 72), (80, 71), (96, 72)], [0.4, 1.2, 0.4]), opacity=0.8),
        *paint("#6a4a38", body),
        *skin("#e4d0b0", *face),
        *flat("#ffb81e", disc(50, 30, 6), disc(66, 30, 6)),
        *flat(DARK, disc(50, 30, 3), disc(66, 30, 3)),
        *skin("#e8952a", polygon((55, 33), (61, 33), (58, 41))),
        *flat("#2e1e16", *feathers),
        *paint("#3c2618", brush([(-4, 69), (40, 66), (90, 68)], [4, 4.4, 1.6])),
    ]


def bandit_lair() -> list[Part]:
    """A cave behind a palisade, and a skull above its mouth."""
    rock = polygon((-4, 82), (-4, 44), (16, 18), (40, 6), (70, 8), (96, 24), (118, 50), (118, 82), smooth=3)
    mouth = union(blob(56, 60, 24, 20), box(32, 60, 48, 24))
    stakes = [polygon((x, 82), (x, 56), (x + 5, 46), (x + 10, 56), (x + 10, 82)) for x in (2, 14, 84, 96)]
    return [
        *paint("#4a3a40", rock),
        *flat(DARK, mouth),
        *glow("#ff8a2a", flame(56, 72, 9)),
        *flat("#fff0b0", flame(56, 71, 4.4)),
        *paint("#8a5a30", *stakes),
        *emblem("skull", 56, 22, 30),
    ]


def _bird(x: float, y: float, s: float) -> Shape:
    """A bird that glides."""
    spine = [(-1, -0.5), (-0.4, -0.6), (0, 0), (0.4, -0.6), (1, -0.5)]
    widths = [0.4, s * 0.16, s * 0.12, s * 0.16, 0.4]
    return brush([(x + s * across, y + s * down) for across, down in spine], widths)


def bird_gorge() -> list[Part]:
    """Two cliffs, a rope bridge between them, and birds."""
    left = polygon((-4, 82), (-4, 6), (22, 10), (30, 26), (26, 44), (36, 82))
    right = polygon((116, 82), (116, 2), (92, 6), (82, 22), (88, 46), (76, 82))
    rails = [brush([(24, 36 - up), (56, 48 - up), (88, 36 - up)], [1.2, 1.2, 1.2]) for up in (0, 9)]
    ties = [box(x, 34 + 8 * (1 - ((x - 56) / 32) ** 2), 1.4, 8) for x in (34, 45, 56, 67, 78)]
    wings = [_bird(x, y, s) for x, y, s in ((52, 20, 13), (70, 32, 8), (42, 62, 9))]
    turf = (polygon((-4, 6), (22, 10), (24, 17), (-4, 14)), polygon((116, 2), (92, 6), (90, 13), (116, 10)))
    return [
        *paint(CLIFF, left),
        *paint(mixed(CLIFF, "#ffffff", 0.16), right),
        *paint("#5f8a3c", *turf),
        *flat("#4a2a14", *ties, *rails),
        *flat("#ffffff", *wings),
    ]  # fmt: skip


def town_hall() -> list[Part]:
    """A wide hall on steps with a bell tower."""
    return [
        *skin("#a8a096", box(8, 66, 96, 6), box(14, 61, 84, 6)),
        *skin("#efdfb9", box(18, 42, 76, 20), box(43, 20, 26, 26)),
        *flat(DARK, union(box(50, 48, 12, 14), disc(56, 48, 6)), box(48, 22, 16, 15)),
        *glow(LIGHT, *[box(x, 47, 6, 10, 1) for x in (24, 35, 71, 82)]),
        *placed(roof(40, 42, 12, TEAL), 56, 0),
        *placed(roof(15, 20, 16, TEAL), 56, 0),
        *skin("#e8b02c", polygon((50, 34), (52, 25), (56, 23), (60, 25), (62, 34)), disc(56, 35, 2)),
    ]


def _tent(x: float, y: float, half: float, cloth: str, band: str) -> list[Part]:
    """A pointed tent with a painted band, its flap open, its poles crossed above."""
    top, side = y - half * 2, half * 0.94
    skirt = [(x - side + 2 * side * n / 6, y - half * 0.1 * (n % 2)) for n in range(7)]
    cone = polygon(
        (x, top), (x - half * 0.42, y - half), (x - half, y), *skirt, (x + half, y), (x + half * 0.42, y - half)
    )
    poles = [
        brush([(x - s * half * 0.2, top - half * 0.4), (x + s * half * 0.16, top + half * 0.4)], [1, 1.4])
        for s in (-1, 1)
    ]
    return [
        *flat("#4a2c18", *poles),
        *paint(cloth, cone),
        *skin(band, cone.intersection(box(x - half, y - half * 1.3, 2 * half, half * 0.36))),
        *flat(DARK, polygon((x, y - half * 0.85), (x - half * 0.34, y), (x + half * 0.34, y))),
    ]  # fmt: skip


def nomad_camp() -> list[Part]:
    """Pointed tents in two colours round a fire."""
    return [
        *_tent(88, 66, 20, "#e8c890", "#2f7a8a"),
        *_tent(34, 72, 29, "#f4e0b8", "#c8402a"),
        *glow("#ff8a2a", flame(69, 76, 8)),
        *flat("#fff0b0", flame(69, 75, 4)),
        *paint("#5a3216", brush([(60, 77), (78, 75)], [2, 2])),
    ]


def moon_forge() -> list[Part]:
    """A furnace aglow under the moon, an anvil before it."""
    furnace = polygon((14, 74), (20, 36), (32, 26), (32, 10), (46, 10), (46, 26), (58, 36), (64, 74))
    mouth = union(box(30, 52, 18, 20), disc(39, 52, 9))
    anvil = polygon(
        (66, 52), (106, 50), (106, 57), (94, 60), (90, 66), (96, 74), (74, 74), (80, 66), (78, 60), (68, 58)
    )
    sparks = [star(x, y, s, s * 0.25, 4) for x, y, s in ((84, 42, 8), (96, 34, 5), (74, 36, 4))]
    return [
        *flat("#f4ecff", disc(86, 22, 17).difference(disc(78, 17, 14))),
        *soft("#d8c8f0", brush([(39, 10), (32, 2), (42, -6)], [4, 6, 6]), opacity=0.7),
        *skin("#6a5a78", furnace),
        *glow("#ff7a1e", mouth),
        *flat("#fff0a8", flame(39, 70, 8)),
        *flat("#d0c0ff", *sparks),
        *skin("#2e2c3c", anvil),
    ]


def moon_haven() -> list[Part]:
    """A temple on an island in the light of a great crescent."""
    return [
        *flat("#fff4c4", disc(38, 32, 30).difference(disc(54, 24, 27))),
        *paint("#1c4a86", box(-4, 62, 122, 22)),
        *flat("#fff0b8", *[box(20 + 3 * n, 66 + 4 * n, 34 - 6 * n, 1.6, 0.8) for n in range(3)], opacity=0.9),
        *skin("#5a6a94", polygon((50, 68), (60, 60), (100, 60), (110, 68), smooth=2)),
        *placed(house(21, PLUM, 2, "#e4e8fa"), 80, 64, 1.12),
    ]


def start() -> list[Part]:
    """A red gate over the beginning of a road."""
    road = polygon((36, 82), (52, 50), (60, 50), (80, 82))
    posts = [polygon((x - 4.4, 74), (x - 3, 18), (x + 3, 18), (x + 4.4, 74)) for x in (30, 82)]
    lintel = brush([(10, 10), (30, 15), (56, 16), (82, 15), (102, 10)], [3.4, 4.2, 4.4, 4.2, 3.4])
    return [
        *flat("#f2dca6", road),
        *paint("#4f8a3c", *[blob(x, 68, 12, 8) for x in (6, 106)]),
        *skin("#d8402a", *posts, box(22, 28, 68, 6), box(52.6, 16, 6.8, 14)),
        *skin("#3a2028", lintel),
        *skin("#2a1c1c", box(24, 70, 12, 6), box(76, 70, 12, 6)),
    ]


def altar() -> list[Part]:
    """The Altar on its steps, pines at its sides."""
    rng = Random("altar")
    return [
        *placed(pine(28, "#2f6a44", rng), 14, 66),
        *placed(pine(28, "#2f6a44", rng), 98, 66),
        *placed(shrine(), 56, 72, 0.72),
    ]


VILLAGES: Mapping[str, tuple[Callable[[], list[Part]], str]] = {  # what each shows, and its hour
    "prosperopolis": (prosperopolis, "day"),
    "craftville": (craftville, "day"),
    "fire_cape": (fire_cape, "fire"),
    "river_shoal": (river_shoal, "day"),
    "bulwark": (bulwark, "mist"),
    "owl_bay": (owl_bay, "night"),
    "bandit_lair": (bandit_lair, "dusk"),
    "bird_gorge": (bird_gorge, "sky"),
    "town_hall": (town_hall, "sand"),
    "nomad_camp": (nomad_camp, "dusk"),
    "moon_forge": (moon_forge, "moon"),
    "moon_haven": (moon_haven, "night"),
    "start": (start, "sky"),
    "altar": (altar, "jade"),
}


def village(name: str) -> Canvas:
    parts, hour = VILLAGES[name]
    return landscape(name, W, H, SKIES[hour], parts(), FLOOR)


def cards() -> dict[str, Canvas]:
    """Every village by the name of its sprite."""
    return {f"village_{name}": village(name) for name in VILLAGES}
