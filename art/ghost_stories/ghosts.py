"""Ghost cards: a ghost under the moon; resistance, stones and name are drawn over it by the scene."""

from math import sin
from random import Random

from art.ghost_stories.bodies import BODIES
from art.ghost_stories.cast import GHOSTS, INCARNATIONS, Ghost
from art.ghost_stories.heads import HEADS
from art.ghost_stories.palettes import FAMILIES, Family
from art.ghost_stories.props import prop
from art.paint.drawing import Part, paint, placed, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import Shape, blob, box, brush, flame, polygon, ridge, union

W, H = 130, 180
FLOOR = 150  # where the picture ends and the band of stones begins
MOONS = {"left": (36, 42, 30), "right": (94, 42, 32), "high": (65, 46, 40)}


def card(name: str, who: Ghost, great: bool = False) -> Canvas:
    """The face of a ghost; an incarnation wears a golden edge."""
    family, rng = FAMILIES[who.colour], Random(name)
    defs = (
        gradient("sky", (0, family.night), (0.5, family.dusk), (0.85, family.cloth))
        + halo("halo", family.moon, 0.7, 0.35)
        + gradient("robe", (0, family.cloth), (0.55, family.cloth), (1, family.dark))
        + gradient("band", (0, family.band), (1, family.dark))
        + VIGNETTE
    )
    x, y, radius = MOONS[who.moon]
    sky = fill(W, FLOOR + 10, "url(#sky)") + clouds(W, FLOOR, 0.28) + circle(x, y, radius * 1.9, "url(#halo)")
    moon = svg(
        [
            *paint(family.moon, blob(x, y, radius, radius), material="wash"),
            *soft(family.dusk, blob(x - 8, y + 6, 8, 7), blob(x + 11, y - 8, 5, 5), opacity=0.22),
        ]
    )
    behind = svg(
        paint(family.dusk, ridge(W, 118, 34, rng, 170), material="wash", opacity=0.85)
        + paint(family.dark, BEHIND[who.behind](rng), material="wash", opacity=0.9)
    )
    body = sky + moon + behind + svg(figure(who, family, rng)) + svg(soft(family.night, foreground(rng)))
    lower = (
        fill(W, FLOOR, "url(#vignette)")
        + fill(W, H - FLOOR, "url(#band)", y=FLOOR)
        + f'<path d="M0 {FLOOR}h{W}" stroke="{family.accent}" stroke-width="1.6"/>'
        + grain(W, H)
    )
    light = Light(family.rim, "#fff4dc" if who.colour == "yellow" else "#eef4ff", rng.randrange(1, 90), rim_px=2.2)
    return Canvas(
        W,
        H,
        light,
        defs,
        rounded(W, H, 9, body + lower) + border(W, H, 9, "#0a0810", "#e8c25a" if great else family.accent),
    )


def figure(who: Ghost, family: Family, rng: Random) -> list[Part]:
    """The body, the head on it, and what it carries."""
    frame = BODIES[who.body](family, rng)
    x, y, size = frame.head
    head = placed(HEADS[who.head](family, rng), x, y, size)
    if who.body == "heads":
        others = [
            part
            for hx, hy, scale in ((32, 88, 0.8), (100, 80, 0.86))
            for part in placed(HEADS[who.head](family, rng), hx, hy, scale)
        ]
        head = [*others, *head]
    carried = prop(who.prop, *frame.hand) if who.prop else []
    return [*frame.parts, *head, *carried, *frame.front]


def foreground(rng: Random) -> Shape:
    """Grass before the figure."""
    return union(
        *[
            brush(
                [(x, 158), (x + rng.uniform(-2, 2), 144), (x + rng.uniform(-7, 7), 134 + rng.uniform(0, 10))],
                [1.7, 1.1, 0.1],
            )
            for x in range(-2, 134, 5)
        ]
    )


def graves(rng: Random) -> Shape:
    return union(
        *[
            polygon((x, 160), (x, y), (x + 3, y - 6), (x + w / 2, y - 9), (x + w - 3, y - 6), (x + w, y), (x + w, 160))
            for x, y, w in ((4, 116, 18), (24, 128, 13), (104, 114, 20), (92, 130, 11))
        ]
    )


def dunes(rng: Random) -> Shape:
    return polygon((-4, 160), *[(-4 + 6 * n, 122 + 8 * sin(n * 0.5)) for n in range(24)], (140, 160))


def crypt(rng: Random) -> Shape:
    return box(0, 0, W, 160).difference(union(box(14, 46, 102, 120), blob(65, 50, 51, 50)))


def village(rng: Random) -> Shape:
    roofs = [
        polygon((x - w - 6, y + 2), (x - w * 0.6, y - 9), (x + w * 0.6, y - 9), (x + w + 6, y + 2))
        for x, y, w in ((14, 104, 16), (112, 100, 18), (14, 88, 10), (112, 82, 11))
    ]
    return union(*roofs, box(2, 104, 24, 56), box(98, 100, 28, 60), box(7, 88, 14, 20), box(104, 82, 16, 20))


def sea(rng: Random) -> Shape:
    return polygon((-4, 160), *[(-4 + 5 * n, 122 + 2.6 * sin(n * 1.2)) for n in range(29)], (140, 160))


def reeds(rng: Random) -> Shape:
    return union(
        sea(rng),
        *[
            brush(
                [(x, 150), (x + rng.uniform(-3, 3), 100), (x + rng.uniform(-8, 8), 60 + rng.uniform(0, 24))],
                [1.6, 1.4, 0.3],
            )
            for x in (4, 10, 16, 24, 106, 113, 119, 126)
        ],
        *[blob(x, 80 + rng.uniform(-8, 8), 2.2, 7) for x in (8, 20, 110, 122)],
    )


def bamboo(rng: Random) -> Shape:
    found = []
    for x in (6, 15, 27, 104, 114, 125):
        found.append(brush([(x, 160), (x + 2, 90), (x + rng.uniform(-3, 6), 0)], [2.2, 2, 1.6]))
        for y in range(16, 110, 24):
            side = rng.choice((-1, 1))
            found.append(brush([(x + 2, y), (x + side * 10, y + 5), (x + side * 18, y + 14)], [0.6, 2, 0.1]))
    return union(*found)


def temple(rng: Random) -> Shape:
    tiers = [
        polygon((65 - w - 8, y + 2), (65 - w * 0.6, y - 10), (65 + w * 0.6, y - 10), (65 + w + 8, y + 2))
        for w, y in ((52, 110), (40, 84), (28, 60), (16, 38))
    ]
    return union(
        *tiers,
        box(24, 110, 82, 50),
        box(34, 84, 62, 30),
        box(44, 60, 42, 28),
        box(54, 38, 22, 26),
        brush([(65, 30), (65, 14)], [1.6, 0.4]),
    )


def fire(rng: Random) -> Shape:
    return union(*[flame(x, 158, rng.uniform(16, 30), rng.uniform(-0.3, 0.3)) for x in range(0, 136, 17)])


def trees(rng: Random) -> Shape:
    trunk = union(
        brush([(108, 160), (112, 110), (104, 66), (114, 30), (108, -5)], [10, 7, 6, 5, 4]),
        brush([(106, 74), (86, 52), (72, 48)], [4, 2.6, 0.4]),
        brush([(112, 44), (128, 28)], [3, 0.6]),
    )
    return union(
        trunk,
        brush([(14, 160), (10, 100), (18, 50), (8, 0)], [8, 6, 4, 2]),
        brush([(14, 76), (32, 56), (40, 40)], [3, 2, 0.3]),
    )


def peaks(rng: Random) -> Shape:
    return polygon((-4, 160), (14, 78), (28, 108), (46, 64), (66, 112), (86, 70), (104, 104), (122, 62), (136, 160))


BEHIND = {
    "graves": graves, "dunes": dunes, "crypt": crypt, "village": village, "sea": sea, "reeds": reeds,
    "bamboo": bamboo, "temple": temple, "fire": fire, "trees": trees, "peaks": peaks,
}  # fmt: skip


def cards() -> dict[str, Canvas]:
    """Every ghost and incarnation by the name of its sprite."""
    return {f"ghost_{name}": card(name, who) for name, who in GHOSTS.items()} | {
        f"incarnation_{name}": card(name, who, great=True) for name, who in INCARNATIONS.items()
    }
