"""Islands with their own shores and growth, Guardians' rocks, and cards and tiles of the table."""

from math import cos, pi, sin
from random import Random

from art.bonfire import shores
from art.bonfire.shores import H, W
from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import Shape, around, blob, box, brush, disc, flame, polygon, ridge, star, union

ISLANDS = {
    "A1": "flower",
    "A2": "pink",
    "A3": "shell",
    "A4": "grey",
    "A5": "herb",
    "B1": "herb",
    "B2": "root",
    "B3": "fruit",
    "B4": "flower",
    "C1": "fruit",
    "C2": "brown",
    "C3": "shell",
    "C4": "blue",
    "C5": "root",
}
CITIES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # the colours of the seats
ROBES = {"pink": "#e08aae", "grey": "#a9adb8", "brown": "#a5754a", "blue": "#4f8ad0"}
CRYSTALS = {"blue": "#4f9ae0", "red": "#e0523c", "yellow": "#f0c030", "none": "#8f8a80"}
CARD_W, CARD_H = 60, 80
LIT = 2.5  # how much larger burning Bonfires are painted


def island(name: str) -> Canvas:
    """An island in the night sea, with brighter water round its shore."""
    kind, rng = ISLANDS[name], Random(name)
    parts = rocks(rng) if kind in ROBES else growth(kind, rng)
    base = shores.ground(name, "holy" if kind in ROBES else kind)
    parts = [*_tufts(kind, rng), *parts]
    return Canvas(W, H, Light("#ffe6b0", "#fff0d8", rng.randrange(1, 90), rim_px=1.4), "", base + svg(parts))


def rim_places(rng: Random, count: int) -> list[tuple[float, float]]:
    """Places near the upper shore, where cards do not cover them."""
    spots = [(90 + 60 * cos(a), 76 + 44 * sin(a)) for _, _, a in around(0, 0, 1, count, pi + 0.2) if sin(a) < 0.45]
    return sorted([(x + rng.uniform(-4, 4), y + rng.uniform(-3, 3)) for x, y in spots], key=lambda at: at[1])


TALLER = 1.5  # than painted below: plants are seen 30 pixels high
TUFTS = {"fruit": "#4f7a34", "flower": "#6f9a3e", "herb": "#2f7a3a", "root": "#6a4a2a", "shell": "#c8a868"}


def _tufts(kind: str, rng: Random) -> list[Part]:
    """Grass, pebbles or ripples of sand all over the ground, or cracks in a rock."""
    rays = [(rng.uniform(0, 2 * pi), rng.uniform(0, 1)) for _ in range(26)]
    spots = [(90 + 52 * cos(a) * r, 82 + 38 * sin(a) * r) for a, r in rays]
    fill_of = TUFTS.get(kind, "#4a5668")
    blades = [brush([(x + s * 2, y), (x + s * 4, y - 6)], [1.1, 0.2]) for x, y in spots for s in (-1, 0, 1)]
    return flat(fill_of, *blades, opacity=0.55)


def growth(kind: str, rng: Random) -> list[Part]:
    """Plants along the upper shore, the nearer ones in front."""
    return [
        part
        for n, (x, y) in enumerate(rim_places(rng, 13))
        for part in placed(PLANTS[kind](n), x, y + 8, TALLER, flip=n % 2 == 1)
    ]


def _fruit_tree(n: int) -> list[Part]:
    return [
        *paint("#5a3a1c", brush([(0, 0), (0, -10)], [1.6, 1.4])),
        *paint(("#3f7a34", "#4f8a3a")[n % 2], union(blob(0, -16, 9, 8.4), blob(-6, -12, 5, 4.6), blob(6, -12, 5, 4.6))),
        *flat("#f0432f", disc(-4, -16, 2), disc(4, -13, 2), disc(0, -20, 1.8)),
    ]


def _flower(n: int) -> list[Part]:
    colour = ("#f07aa8", "#ffc83a", "#d8c8ff")[n % 3]
    return [
        *paint("#4f8a40", brush([(0, 0), (0, -11)], [1, 0.9]), blob(4, -4, 4, 1.6, -0.5)),
        *skin(colour, union(*[disc(x, y, 3.2) for x, y, _ in around(0, -13, 4, 5)])),
        *flat("#fff0b0", disc(0, -13, 2)),
    ]


def _herb(n: int) -> list[Part]:
    leaves = [brush([(0, 0), (s * 4, -9), (s * (8 + n % 3), -15)], [1.2, 2.8, 0.2]) for s in (-1, 0, 1)]
    return paint(("#5fae54", "#7ac85e")[n % 2], *leaves)


def _root(n: int) -> list[Part]:
    return [
        *skin("#d8843a", brush([(0, 2), (0, -4)], [4, 3.6])),
        *paint("#6fae4a", *[brush([(0, -4), (s * 3, -12), (s * 7, -16 - n % 3)], [1.4, 2, 0.3]) for s in (-1, 0, 1)]),
    ]


def _palm(n: int) -> list[Part]:
    leaves = [
        brush([(2, -16), (2 + 7 * cos(a), -18 + 5 * sin(a)), (2 + 12 * cos(a), -14 + 6 * sin(a))], [0.8, 2.2, 0.2])
        for a in (-2.8, -2.1, -1.4, -0.6, 0.1)
    ]
    return [*paint("#8a6a3c", brush([(0, 0), (2, -16)], [1.6, 1.2])), *paint(("#4f9a5a", "#3f8a4a")[n % 2], *leaves)]


PLANTS = {"fruit": _fruit_tree, "flower": _flower, "herb": _herb, "root": _root, "shell": _palm}


def rocks(rng: Random) -> list[Part]:
    stones = [
        polygon((x - 7, y + 10), (x - 5, y - 12), (x, y - 18), (x + 5, y - 11), (x + 7, y + 10))
        for x, y in rim_places(rng, 11)
    ]
    return [
        *soft("#0a1018", *[blob(x, y + 10, 9, 3) for x, y in rim_places(rng, 11)], opacity=0.4),
        *skin("#8f98a6", *stones),
        *glow("#9fe0ff", *[box(x - 0.8, y - 6, 1.6, 8) for x, y in rim_places(rng, 11)]),
    ]


def guardian(robe_colour: str, crowned: bool = False) -> Canvas:
    """A tall robed figure with a light in its hands; a city's own Guardian wears a crown."""
    robe = polygon((32, 10), (42, 22), (46, 44), (52, 82), (12, 82), (18, 44), (22, 22), smooth=4)
    parts = [
        *soft("#05060c", blob(32, 82, 22, 4.5), opacity=0.5),
        *paint(robe_colour, robe),
        *soft("#101018", brush([(26, 40), (22, 80)], [0.6, 2]), brush([(38, 40), (42, 80)], [0.6, 2]), opacity=0.45),
        *flat("#14101a", blob(32, 26, 7.4, 9.4)),
        *glow("#fff3b0", disc(29.4, 25, 1.2), disc(34.6, 25, 1.2)),
        *paint(
            robe_colour,
            brush([(20, 44), (26, 56), (32, 56)], [5, 5, 4]),
            brush([(44, 44), (38, 56), (32, 56)], [5, 5, 4]),
        ),
        *glow("#ffd05a", flame(32, 56, 6)),
        *flat("#fff6cc", flame(32, 55.6, 3)),
        *skin("#e2b23c", brush([(21, 38), (32, 42), (43, 38)], [1, 1.3, 1])),
        *(skin("#ffd24a", polygon((22, 14), (20, 2), (27, 8), (32, 0), (37, 8), (44, 2), (42, 14))) if crowned else []),
    ]
    return Canvas(64, 88, Light("#fff0d8", seed=4, rim_px=1.6), "", svg(parts))


def task(colour: str) -> Canvas:
    """A task: unlit wood before a night sky of its colour; what it asks for is drawn over it."""
    tones = {
        "blue": ("#0c1c38", "#2f5a9a"),
        "red": ("#300c0e", "#a03a2c"),
        "yellow": ("#33220a", "#b8882a"),
        "none": ("#1c1a18", "#6f6a60"),
    }
    dark, bright = tones[colour]
    defs = gradient("sky", (0, dark), (0.7, bright), (1, dark)) + halo("halo", "#fff0c8", 0.5) + VIGNETTE
    hills = svg(paint(dark, ridge(CARD_W, 56, 18, Random(colour), 84), material="wash"))
    inside = (
        fill(CARD_W, CARD_H, "url(#sky)")
        + clouds(CARD_W, CARD_H, 0.25)
        + circle(30, 32, 32, "url(#halo)")
        + hills
        + grain(CARD_W, CARD_H, 0.16)
        + fill(CARD_W, CARD_H, "url(#vignette)")
    )
    return Canvas(
        CARD_W,
        CARD_H,
        Light("#fff0d8", seed=3),
        defs,
        rounded(CARD_W, CARD_H, 5, inside) + border(CARD_W, CARD_H, 5, "#120a06", CRYSTALS[colour]),
    )


FLAMES = {  # of a Bonfire, from the outer tongues to the heart
    "blue": ("#2052c4", "#4a9cf2", "#aee0ff"),
    "red": ("#b02418", "#ee5a2a", "#ffc878"),
    "yellow": ("#d0700c", "#fab028", "#fff0a0"),
}


def blaze(colour: str) -> list[Part]:
    """Tongues of fire before one another, ever lighter, and sparks above them."""
    outer, middle, heart = FLAMES[colour]
    return [
        *glow(outer, flame(17, 58, 11, -0.4), flame(44, 58, 12, 0.35)),
        *glow(outer, flame(24, 59, 17, -0.15), flame(34, 60, 21, 0.1)),
        *glow(middle, flame(21, 59, 9, -0.3), flame(40, 59, 9, 0.3), flame(31, 60, 15.5, 0.05)),
        *flat(heart, flame(26, 59, 6.5, -0.2), flame(36, 59, 6, 0.2), flame(31, 60, 10.5, -0.05)),
        *flat("#ffffff", flame(31, 59, 4.8)),
        *glow(middle, *[disc(x, y, r) for x, y, r in ((14, 26, 1.1), (47, 20, 1.3), (22, 15, 0.9), (41, 31, 0.9))]),
    ]


def bonfire(colour: str) -> Canvas:
    """A Bonfire: burning in its colour, large for the moment when it is lit, or cold."""
    size = 1 if colour == "none" else LIT
    stones = [blob(x, y * 0.6 + 25, 6, 4.6) for x, y, _ in around(30, 60, 20, 11)]
    logs = [
        brush([(14, 66), (40, 50)], [4, 3.4]),
        brush([(46, 66), (20, 50)], [4, 3.4]),
        brush([(26, 70), (32, 48)], [3.6, 3]),
    ]
    parts = [*soft("#05060c", blob(30, 68, 26, 8), opacity=0.5), *skin("#8a868a", *stones), *paint("#6b3a18", *logs)]
    if colour != "none":
        parts += [*blaze(colour), *skin("#8a868a", *stones[2:5])]
    defs = halo("halo", CRYSTALS[colour], 0.75)
    return Canvas(
        round(CARD_W * size),
        round(CARD_H * size),
        Light("#ffe0b0", seed=3, rim_px=1.3 * size),
        defs,
        (circle(30 * size, 48 * size, 30 * size, "url(#halo)") if colour != "none" else "")
        + svg(placed(parts, scale=size)),
    )


ROAD = [(-8.0, 47.0), (14.0, 42.0), (40.0, 49.0), (64.0, 44.0), (92.0, 47.0)]  # of a tile, as high at both ends


def path(crystal: str) -> Canvas:
    """A tile of the Path: a road of pale flagstones through the woods, and a crystal that lights them."""
    w, h, rng = 84, 63, Random(crystal)
    stones = [
        blob(x, y + rng.uniform(-1, 1), 5.6, 3.6, rng.uniform(-0.3, 0.3), rng, 0.06)
        for row in (-6, 0.5, 7)
        for x, y in ((n * 11 + row, 45.5 + row - 3.4 * sin((n * 11 + row) / 13)) for n in range(9))
    ]
    firs = [
        polygon((x - 6, 22), (x, 22 - high), (x + 6, 22))
        for x, high in ((2, 20), (12, 15), (32, 15), (42, 20), (52, 14), (78, 18), (86, 22))
    ]
    parts = [
        *paint("#16301f", *firs),
        *soft("#0c140c", brush([(x, y + 3) for x, y in ROAD], [15, 15, 15, 15, 15]), opacity=0.6),
        *skin("#a07c48", brush(ROAD, [13, 13, 13, 13, 13])),
        *skin("#f0d9a4", *[stone.intersection(box(0, 0, w, h)) for stone in stones]),
    ]
    shard = union(
        polygon((61, 35), (57, 17), (64, 5), (71, 17), (67, 35)),
        polygon((55, 35), (50, 24), (54, 17), (59, 24), (60, 35)),
        polygon((69, 35), (70, 25), (75, 20), (78, 27), (74, 35)),
    )
    if crystal != "none":
        parts += [
            *soft("#05060c", blob(64, 35, 16, 4), opacity=0.6),
            *skin(CRYSTALS[crystal], shard),
            *flat("#ffffff", polygon((63, 34), (60, 18), (64, 8), (64, 34)), opacity=0.55),
            *flat("#ffffff", polygon((55, 33), (52, 24), (54, 19), (56, 33)), opacity=0.4),
        ]
    defs = (
        gradient("sky", (0, "#2c4a34"), (0.4, "#3f5f3a"), (1, "#2c3c24"))
        + halo("halo", CRYSTALS[crystal] if crystal != "none" else "#ffcf7a", 0.8)
        + VIGNETTE
    )
    inside = (
        fill(w, h, "url(#sky)")
        + circle(64, 24, 34, "url(#halo)", 0.9 if crystal != "none" else 0.4)
        + svg(parts)
        + grain(w, h, 0.1)
        + fill(w, h, "url(#vignette)", 'opacity=".5"')
    )
    frame = rounded(w, h, 6, inside) + border(w, h, 6, "#120a06", CRYSTALS[crystal])
    return Canvas(w, h, Light("#ffeec0", seed=5, rim_px=1.2), defs, frame)


SHAPES: dict[str, Shape] = {  # hollow where shapes would be alike at 24 pixels
    "circle": disc(32, 34, 16),
    "triangle": star(32, 37, 20, 10, 3),
    "square": box(17, 19, 30, 30).difference(box(26.5, 28.5, 11, 11)),
    "star": star(32, 35, 20, 8.2, 5),
    "pentagon": polygon(*[(x, y) for x, y, _ in around(32, 36, 19, 5, -pi / 2)]).difference(disc(32, 36, 7)),
    "hexagon": polygon(*[(x, y) for x, y, _ in around(32, 34, 19, 6)]).difference(
        polygon(*[(x, y) for x, y, _ in around(32, 34, 12, 6)])
    ),
    "crescent": disc(32, 34, 17).difference(disc(39.5, 29, 14)),
}


def portal(shape: str) -> Canvas:
    """A portal of stone with its sign in light."""
    inside = union(box(11, 28, 42, 36), disc(32, 29, 21))
    arch = union(box(5, 27, 54, 37), disc(32, 29, 27)).difference(inside)
    parts = [
        *soft("#05060c", blob(32, 62, 29, 3), opacity=0.5),
        *flat("#0e2238", inside),
        *glow("#4fc4ea", SHAPES[shape]),
        *flat("#f4ffff", SHAPES[shape].buffer(-0.8)),
        *skin("#9a97a4", arch),
        *flat(
            "#54525e",
            *[
                brush([(32 + 21 * cos(a), 29 + 21 * sin(a)), (32 + 27 * cos(a), 29 + 27 * sin(a))], [0.6, 0.6])
                for a in (-2.6, -2.0, -1.57, -1.1, -0.5)
            ],
        ),
    ]
    return Canvas(64, 66, Light("#e8f4ff", seed=6, rim_px=1.3), "", svg(parts))


FATES = {
    "ship": ("#2f6ea8", "wave"),
    "path": ("#3f8a4a", "feet"),
    "task": ("#b03a2c", "scroll"),
    "bonfire": ("#6a45a0", "bonfire"),
    "guardian": ("#c9c4b5", "staff"),
    "gnome": ("#d0802a", "helm"),
    "wild": ("#d8b02c", "star"),
}


def sign(kind: str) -> list[Part]:
    """The sign of an action, large and plain."""
    if kind == "ship":
        return [
            *skin(
                "#fff3d8",
                polygon((14, 40), (50, 40), (44, 51), (20, 51)),
                polygon((33, 11), (49, 36), (33, 36)),
                polygon((30, 17), (30, 36), (17, 36)),
            )
        ]
    if kind == "gnome":
        return [
            *skin(
                "#fff3d8",
                polygon((18, 36), (32, 10), (46, 36), (32, 32), smooth=2),
                polygon((20, 38), (44, 38), (32, 55), smooth=3),
            )
        ]
    if kind == "guardian":
        return [
            *skin("#3a3630", polygon((32, 10), (41, 22), (46, 54), (18, 54), (23, 22), smooth=3)),
            *flat("#fff3d8", blob(32, 23, 4, 5)),
        ]
    if kind == "path":
        return [*skin("#fff3d8", brush([(18, 54), (40, 42), (24, 28), (44, 12)], [5, 4.4, 3.6, 2.4]))]
    if kind == "task":
        return [
            *skin("#fff3d8", box(20, 12, 24, 40, 2)),
            *flat("#8a3a2c", *[box(24, y, 16, 2) for y in (20, 27, 34, 41)]),
        ]
    if kind == "bonfire":
        return [*glow("#ffb03a", flame(32, 50, 15)), *flat("#fff3c0", flame(32, 49, 7))]
    return [*skin("#fff3d8", star(32, 33, 21, 8.6, 5))]


def fate(kind: str) -> Canvas:
    """A square of a fate tile in a wooden frame."""
    field, _ = FATES[kind]
    parts = [*paint("#8a5a2e", box(1, 1, 62, 62, 6)), *skin(field, box(7, 7, 50, 50, 4)), *sign(kind)]
    return Canvas(64, 64, Light("#fff0c8", seed=8, rim_px=1.3), "", svg(parts))


def token(kind: str) -> Canvas:
    """A round action token with a gilded rim."""
    field, _ = FATES[kind]
    parts = [*skin("#e8c476", disc(32, 32, 30.5)), *skin(field, disc(32, 32, 25)), *sign(kind)]
    return Canvas(64, 64, Light("#fff0c8", seed=8, rim_px=1.3), "", svg(parts))


def cards() -> dict[str, Canvas]:
    """Islands, Guardians, tasks, Bonfires and tiles by the name of the sprite."""
    return {
        **{f"isle_{name}": island(name) for name in ISLANDS},
        **{f"guardian_{name}": guardian(robe) for name, robe in ROBES.items()},
        "guardian_own": guardian("#f0ead8", crowned=True),
        **{f"guardian_own_{city}": guardian(robe, crowned=True) for city, robe in enumerate(CITIES)},
        **{f"task_{colour}": task(colour) for colour in CRYSTALS},
        **{f"bonfire_{colour}": bonfire(colour) for colour in CRYSTALS},
        **{f"path_{crystal}": path(crystal) for crystal in CRYSTALS},
        **{f"portal_{shape}": portal(shape) for shape in SHAPES},
        **{f"fate_{kind}": fate(kind) for kind in FATES},
        **{f"token_{kind}": token(kind) for kind in FATES},
    }
