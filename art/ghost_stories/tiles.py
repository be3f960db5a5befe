"""Village tiles: a small scene at night, and the same place haunted."""

from collections.abc import Callable
from math import cos, sin
from random import Random
from typing import NamedTuple

from art.paint.drawing import Part, flat, glow, mixed, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import Shape, around, blob, box, brush, disc, flame, polygon, ridge, ring, strokes, union

SIZE = 130
STONE, PLASTER = "#948b7c", "#b5a380"


class Place(NamedTuple):
    """The parts of a place: walls, roofs, lights, and what stands before it."""

    walls: list[Part]
    roofs: list[Part]
    lights: list[Part]
    front: list[Part] = []  # noqa: RUF012


def roof(x: float, y: float, wide: float, high: float) -> Shape:
    """A roof with turned-up eaves."""
    return polygon(
        (x - wide - 9, y + 1),
        (x - wide * 0.62, y - high * 0.55),
        (x - wide * 0.4, y - high),
        (x + wide * 0.4, y - high),
        (x + wide * 0.62, y - high * 0.55),
        (x + wide + 9, y + 1),
        (x + wide * 0.9, y + 5),
        (x - wide * 0.9, y + 5),
    )


def tiles_of(x: float, y: float, wide: float, high: float) -> list[Part]:
    """Rows of tiles on a roof."""
    rows = [
        brush([(x + t * wide * 0.45, y - high + 2), (x + t * wide * 1.05, y + 2)], [0.5, 0.9])
        for t in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9)
    ]
    return soft("#1a0c0a", *rows, opacity=0.5)


def temple() -> Place:
    tiers = ((42, 96), (31, 70), (20, 47))
    roofs = [
        part for wide, y in tiers for part in (*paint("#9a3f2e", roof(65, y, wide, 15)), *tiles_of(65, y, wide, 15))
    ]
    walls = [box(65 - wide * 0.75, y, wide * 1.5, 23) for wide, y in tiers]
    windows = [box(x, y, 7, 10, 1) for x, y in ((46, 104), (77, 104), (52, 79), (71, 79), (61.5, 54))]
    return Place(
        paint(PLASTER, union(*walls)),
        [*roofs, *paint("#9a3f2e", brush([(65, 34), (65, 18)], [2, 0.5]))],
        glow("#ffc95a", *windows),
        skin(STONE, polygon((42, 121), (88, 121), (96, 130), (34, 130))),
    )


def tea_house() -> Place:
    lanterns = [
        *glow("#ff5a3a", blob(17, 88, 7, 9), blob(113, 88, 7, 9)),
        *glow("#ffc95a", *[box(x, 84, 13, 17, 1) for x in (35, 58.5, 82)]),
    ]
    pot = [
        *skin("#3f7a6a", blob(65, 122, 10, 7)),
        *skin("#3f7a6a", brush([(74, 121), (82, 114)], [2, 1.4]), ring(54, 121, 5, 3.4)),
        *paint("#e8e4dc", brush([(65, 112), (61, 104), (67, 98)], [1, 2.2, 0.3]), material="soft", opacity=0.7),
    ]
    return Place(
        paint(PLASTER, box(26, 76, 78, 46)),
        [*paint("#7a4a2a", roof(65, 76, 50, 24)), *tiles_of(65, 76, 50, 24)],
        lanterns,
        pot,
    )


def hut() -> Place:
    thatch = polygon((22, 86), (65, 34), (108, 86), (100, 93), (65, 88), (30, 93))
    smoke = paint(
        "#b48af0", brush([(78, 40), (88, 26), (76, 14), (86, -2)], [2, 5, 5, 1]), material="soft", opacity=0.7
    )
    straw = soft(
        "#2a1c08",
        *[brush([(65 + t * 6, 40), (65 + t * 40, 88)], [0.4, 0.8]) for t in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9)],
        opacity=0.5,
    )
    cauldron = [*skin("#3a3a44", blob(100, 114, 13, 11)), *glow("#8aff6a", blob(100, 106, 10, 3))]
    return Place(
        paint("#8a7a5c", box(36, 84, 58, 40)),
        [*smoke, *paint("#8a7138", thatch), *straw],
        [*glow("#ff9a4a", box(57, 96, 15, 27, 3)), *flat("#3a1c0a", box(63.6, 96, 1.6, 27))],
        [*cauldron, *skin("#e8dfc8", blob(28, 118, 6, 5.4))],
    )


def cemetery() -> Place:
    stones = [
        polygon((x, 124), (x, y), (x + 3, y - 7), (x + 10, y - 11), (x + 17, y - 7), (x + 20, y), (x + 20, 124))
        for x, y in ((12, 88), (42, 72), (74, 84), (100, 96))
    ]
    dead = strokes(
        [
            ([(116, 126), (109, 92), (116, 54), (106, 34)], [5, 4, 3, 0.5]),
            ([(112, 74), (96, 58), (92, 44)], [2.4, 1.4, 0.3]),
            ([(114, 60), (126, 46)], [2, 0.3]),
        ]
    )
    marks = [box(x + 6, y + 2 + 5 * n, 8, 1.6) for x, y in ((12, 88), (42, 72), (74, 84)) for n in range(4)]
    return Place(
        skin(STONE, *stones),
        paint("#3a3028", dead),
        [*flat("#4a463e", *marks), *glow("#9affc8", disc(36, 104, 2.4), disc(68, 96, 2), disc(94, 110, 2.2))],
    )


def circle_of_prayer() -> Place:
    stones = [
        polygon((x - 7, y + 12), (x - 5, y - 14), (x + 4, y - 17), (x + 7, y + 12))
        for x, y, _ in sorted(
            [(65 + 44 * cos(a), 100 + 17 * sin(a), a) for _, _, a in around(0, 0, 1, 9)], key=lambda each: each[1]
        )
    ]
    candles = [
        *skin("#f0e6cc", *[box(x - 1.6, y, 3.2, 8) for x, y in ((52, 100), (65, 105), (78, 100))]),
        *glow("#ffd05a", *[flame(x, y, 3) for x, y in ((52, 100), (65, 105), (78, 100))]),
    ]
    return Place(glow("#4fe0c0", blob(65, 106, 34, 12)), skin(STONE, *stones), candles)


def altar() -> Place:
    posts = [brush([(x, 54), (x, 104)], [3, 3]) for x in (34, 96)]
    return Place(
        [
            *skin(
                STONE,
                polygon((34, 126), (96, 126), (90, 106), (40, 106)),
                polygon((48, 106), (82, 106), (78, 90), (52, 90)),
            )
        ],
        [*paint("#6a2f3a", *posts, roof(65, 54, 38, 16)), *tiles_of(65, 54, 38, 16)],
        [*glow("#ff8a2a", flame(65, 92, 13)), *flat("#ffe9a0", flame(65, 91, 6))],
        [
            *skin("#f0e6cc", box(40, 98, 3, 8), box(87, 98, 3, 8)),
            *glow("#ffd05a", flame(41.5, 98, 3), flame(88.5, 98, 3)),
        ],
    )


def pavilion() -> Place:
    posts = [brush([(x, 66), (x, 114)], [3.4, 3.4]) for x in (32, 54, 76, 98)]
    breeze = skin(
        "#dff0fa",
        strokes(
            [
                ([(2, 40), (34, 36), (44, 26), (36, 20)], [0.5, 1.8, 1.6, 0.4]),
                ([(74, 30), (112, 26), (122, 36), (114, 42)], [0.5, 1.8, 1.6, 0.4]),
            ]
        ),
    )
    return Place(
        paint(PLASTER, *posts),
        [*breeze, *paint("#2f6a7a", roof(65, 66, 44, 28)), *tiles_of(65, 66, 44, 28)],
        [*skin(STONE, polygon((20, 124), (110, 124), (104, 112), (26, 112))), *glow("#bfe8ff", blob(65, 84, 5, 7))],
    )


def herbalist() -> Place:
    plants = paint(
        "#4f9a55",
        *[
            brush([(102, 126), (102 + s * 10, 104), (102 + s * 22, 84 + abs(s) * 8)], [2.4, 5.6, 0.3])
            for s in (-1.1, -0.5, 0.2, 0.8)
        ],
    )
    bundles = [
        *paint("#7a9a3a", *[brush([(x, 78), (x, 90)], [1, 4]) for x in (30, 40, 50, 60)]),
        *paint("#c86a8a", *[disc(x, 92, 3) for x in (30, 50)]),
    ]
    jars = skin("#8a5a3c", *[blob(x, 122, 6, 6) for x in (22, 34)])
    return Place(
        paint(PLASTER, box(22, 72, 52, 52)),
        [*paint("#5a6a34", roof(48, 72, 34, 20)), *tiles_of(48, 72, 34, 20)],
        [*glow("#ffc95a", box(30, 96, 12, 13, 1)), *paint("#7a4a24", box(50, 92, 15, 32, 1))],
        [*bundles, *plants, *jars],
    )


def kung_fu_school() -> Place:
    banners = paint(
        "#b5341f", *[polygon((x, 66), (x + 15, 66), (x + 15, 104), (x + 7.5, 97), (x, 104)) for x in (36, 79)]
    )
    gate = union(box(22, 48, 9, 76), box(99, 48, 9, 76), box(18, 58, 94, 7))
    dummy = paint(
        "#8a5a2e", box(61, 82, 8, 42, 3), brush([(52, 92), (78, 92)], [2, 2]), brush([(52, 104), (78, 104)], [2, 2])
    )
    return Place(
        paint("#8a4632", gate),
        [*paint("#6a2a2a", roof(65, 48, 50, 16)), *tiles_of(65, 48, 50, 16)],
        glow("#ffc95a", disc(65, 73, 6)),
        [*banners, *flat("#ffd87a", *[disc(x + 7.5, 80, 4) for x in (36, 79)]), *dummy],
    )


def night_watch() -> Place:
    tower = polygon((48, 124), (53, 62), (77, 62), (82, 124))
    watch = [*skin("#caa", box(60, 48, 10, 14)), *glow("#ffb04a", disc(65, 52, 7))]
    wall = union(box(0, 100, 130, 26), *[box(x, 93, 10, 8) for x in range(2, 130, 18)])
    return Place(
        [*skin(STONE, wall), *paint(PLASTER, tower)],
        [
            *watch,
            *paint("#3a4a6a", roof(65, 46, 20, 15)),
            *tiles_of(65, 46, 20, 15),
            *paint("#5a3f2a", box(44, 62, 42, 6)),
        ],
        [*flat("#3a2a1c", box(61, 82, 8, 12, 4)), *glow("#ff6a3a", blob(30, 84, 5, 7), blob(100, 84, 5, 7))],
    )


PLACES: dict[str, Callable[[], Place]] = {
    "cemetery": cemetery,
    "altar": altar,
    "herbalist": herbalist,
    "hut": hut,
    "temple": temple,
    "night_watch": night_watch,
    "circle": circle_of_prayer,
    "pavilion": pavilion,
    "tea_house": tea_house,
    "kung_fu_school": kung_fu_school,
}


class Mood(NamedTuple):
    """The light over a tile."""

    sky: tuple[str, str, str]
    hills: str
    ground: str
    key: str
    rim: str


CALM = Mood(("#0b1730", "#31568a", "#8fb0d0"), "#2a4468", "#2b3a30", "#cfe0ff", "#e8f0ff")
HAUNTED = Mood(("#04090f", "#123e40", "#4fae8c"), "#0e2c30", "#0a1a1a", "#b8f0d0", "#c4ffe0")


def tile(name: str, haunted: bool = False) -> Canvas:
    """A tile; haunted, it stands dark against a green glow, with other lights, and a ghost rises behind it."""
    rng, place, mood = Random(name), PLACES[name](), HAUNTED if haunted else CALM
    defs = gradient("sky", (0, mood.sky[0]), (0.7, mood.sky[1]), (1, mood.sky[2])) + VIGNETTE
    defs += halo("halo", "#8dffc4" if haunted else "#eaf4ff", 0.8)
    hills = svg(paint(mood.hills, ridge(SIZE, 92, 40, rng, 140), material="wash", opacity=0.9))
    ground = polygon((-5, 135), (-5, 110), (40, 104), (90, 112), (135, 104), (135, 135))
    parts = [*place.walls, *place.roofs, *place.lights, *place.front]
    if haunted:
        shine = circle(65, 84, 70, "url(#halo)", 0.9) + svg(_ghost(rng))
        parts = [*_cold(parts), *_fog(rng)]
    else:
        shine = circle(104, 24, 26, "url(#halo)") + circle(104, 24, 10, "#f4f8ff", 0.95)
    body = fill(SIZE, SIZE, "url(#sky)") + clouds(SIZE, 100, 0.3) + hills + shine
    body += svg([*paint(mood.ground, ground, material="wash"), *parts])
    body += grain(SIZE, SIZE, 0.12) + fill(SIZE, SIZE, "url(#vignette)")
    light = Light(mood.key, mood.rim, rng.randrange(1, 90), rim_px=1.8)
    return Canvas(SIZE, SIZE, light, defs, rounded(SIZE, SIZE, 5, body))


def _cold(parts: list[Part]) -> list[Part]:
    """Parts in the colours of a haunted night: dark, but for lights of another kind."""
    return [
        part._replace(fill="#d8ff6a" if part.material == "glow" else mixed(part.fill, "#0c2426", 0.68))
        for part in parts
    ]


def _ghost(rng: Random) -> list[Part]:
    """A wraith over the roofs, hooded or with streaming hair, on the one side or the other."""
    tail = brush([(30, 98), (62, 82), (90, 60), (100, 32)], [0.5, 8, 13, 11], 12)
    tatters = [
        brush([(84 - 12 * n, 66 + 6 * n), (84 - 16 * n, 82 + 4 * n), (74 - 18 * n, 92 + 4 * n)], [5, 3, 0.3])
        for n in (0, 1)
    ]
    arms = [
        brush([(92, 44), (77, 42), (68, 28)], [5, 3.6, 2]),
        brush([(108, 46), (120, 48), (126, 34)], [5, 3.4, 2]),
    ]
    claws = [
        brush([(x, y), (x + dx, y - 7), (x + 1.6 * dx, y - 11)], [1.3, 1.1, 0.2])
        for x, y in ((68, 29), (126, 35)) for dx in (-5, 0, 4)
    ]  # fmt: skip
    skull = union(blob(101, 24, 8.4, 9.6), box(96.6, 28, 8.8, 10, 3))
    holes = [
        blob(97.4, 25, 2.4, 3, 0.5), blob(104.6, 25, 2.4, 3, -0.5), polygon((101, 28), (99.8, 31), (102.2, 31)),
        *[box(98 + 2.2 * n, 34, 1, 3.4) for n in range(3)],
    ]  # fmt: skip
    if rng.random() < 0.5:
        round_head = paint("#6fb39a", brush([(87, 46), (88, 24), (101, 10), (114, 24), (115, 46)], [3, 5, 6, 5, 3], 12))
    else:
        round_head = paint(
            "#3f8a74",
            *[brush([(101, 13), (112 + 2 * n, 14 + 6 * n), (120 + n, 30 + 9 * n)], [4, 4, 0.3]) for n in range(4)],
            *[brush([(101, 13), (91 - n, 16 + 5 * n), (86 - 2 * n, 34 + 8 * n)], [4, 3.4, 0.3]) for n in range(3)],
        )
    parts = [
        *paint("#7fc4a8", union(tail, *tatters, *arms)), *round_head,
        *skin("#dff4e4", skull, *claws), *flat("#06201e", *holes),
    ]  # fmt: skip
    lean, flip = rng.uniform(-5, 5), rng.random() < 0.5
    return placed(placed(parts, -65, -65), 65, 65, 1, lean, flip)


def _fog(rng: Random) -> list[Part]:
    banks = [blob(x, 126 + rng.uniform(-4, 3), 34, 8, 0, rng, 0.06) for x in (14, 62, 112)]
    return soft("#9affd0", *banks, opacity=0.4)


def cards() -> dict[str, Canvas]:
    """Both sides of every tile, by the name of the sprite."""
    return {f"place_{name}": tile(name) for name in PLACES} | {f"haunted_{name}": tile(name, True) for name in PLACES}
