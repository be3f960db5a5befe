"""Taoists, Buddhas, dice, haunting figures, crystals and tokens of Ghost Stories."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, radians, sin
from random import Random

from mathutils import Matrix
from shapely.geometry import Polygon

from art.paint.shapes import Shape, blob, brush, disc, flame, polygon, polygons, star, strokes, union
from art.paint.shapes import ring as hoop
from art.render.candelabria import NEUTRAL
from art.render.materials import cloth, gem, gold, paint, principled, wood
from art.render.mesh import ball, block, cylinder, lathe, loft, prism, ring, tube

COLOURS = {
    "red": ("#c4261c", "#e0402f"),
    "blue": ("#1f6fbe", "#3a8ee0"),
    "green": ("#1d8a4a", "#35ad66"),
    "yellow": ("#d89a14", "#f0b832"),
    "black": ("#221c2c", "#342c44"),
    "white": ("#e9e2d2", "#fbf6ea"),
}


def _sign(colour: str) -> Shape:
    """The sign of a colour in a box of two by two, the y axis up."""
    flip = partial(_flipped)
    if colour == "red":
        return flip(union(flame(0, 0.72, 0.62, 0.1)))
    if colour == "blue":
        return strokes(
            [([(-0.7, y), (-0.35, y + 0.22), (0, y), (0.35, y - 0.22), (0.7, y)], [0.1] * 5) for y in (-0.3, 0.0, 0.3)]
        )
    if colour == "green":
        return union(brush([(-0.6, -0.6), (0, 0.1), (0.6, 0.66)], [0.02, 0.46, 0.04]))
    if colour == "yellow":
        return polygon((-0.8, -0.5), (-0.25, 0.5), (0.05, 0.05), (0.3, 0.42), (0.8, -0.5))
    if colour == "black":
        return union(hoop(0, 0, 0.62, 0.46), brush([(-0.4, -0.4), (0.4, 0.4)], [0.08, 0.08]))
    return star(0, 0, 0.75, 0.32, 6)


def _flipped(shape: Shape) -> Shape:
    from shapely import affinity

    return affinity.scale(shape, 1, -1, origin=(0, 0))


CURSE = {
    "blank": lambda: disc(0, 0, 0.1),
    "haunt": lambda: _flipped(
        union(polygon((-0.7, 0.6), (-0.7, -0.05), (0, -0.7), (0.7, -0.05), (0.7, 0.6)).difference(disc(0, 0.2, 0.26)))
    ),
    "ghost": lambda: _flipped(
        union(
            blob(0, -0.2, 0.5, 0.5),
            polygon((-0.5, -0.2), (0.5, -0.2), (0.55, 0.7), (0.25, 0.5), (0, 0.72), (-0.25, 0.5), (-0.55, 0.7)),
        ).difference(union(disc(-0.2, -0.25, 0.13), disc(0.2, -0.25, 0.13)))
    ),
    "tao": lambda: hoop(0, 0, 0.68, 0.3),
    "qi": lambda: _flipped(
        polygon(
            (0, -0.8),
            (0.3, -0.25),
            (0.5, 0.2),
            (0.32, 0.6),
            (0, 0.72),
            (-0.32, 0.6),
            (-0.5, 0.2),
            (-0.3, -0.25),
            smooth=4,
        )
    ),
}


def _relief(shape: Shape, stuff: object, place: Matrix, size: float, high: float) -> None:
    """A flat sign in relief; holes are cut by bridging them to the edge."""
    for part in polygons(shape):
        for piece in _whole(part):
            corners = [(x * size, y * size) for x, y in list(piece.exterior.simplify(0.015).coords)[:-1]]
            prism(corners, high, stuff).matrix_world = place


def _whole(part: Polygon) -> list[Polygon]:
    """A shape with holes as pieces without."""
    from shapely.geometry import box

    if not part.interiors:
        return [part]
    halves = [
        part.intersection(box(-9, -9, part.interiors[0].centroid.x, 9)),
        part.intersection(box(part.interiors[0].centroid.x, -9, 9, 9)),
    ]
    return [whole for half in halves for each in polygons(half) for whole in _whole(each)]


def _die(body: tuple[str, str], faces: tuple[tuple[tuple[str, str], Shape], ...], ink: tuple[str, str]) -> None:
    """A die with rounded edges: its upper, front and left faces. It leans towards the eye: the upper face is what was
    rolled, and must not be mistaken."""
    spin = Matrix.Rotation(radians(27), 4, "X") @ Matrix.Rotation(radians(16), 4, "Z")
    ivory = paint(body, coat=0.8, edge=0.2)
    cube = block(1.7, 1.7, 1.7, ivory, bevel=0.24)
    middle = Matrix.Translation((0, 0, 1.08)) @ spin
    cube.matrix_world = middle @ Matrix.Translation((0, 0, -0.85))
    turns = (
        Matrix.Identity(4),
        Matrix.Rotation(radians(90), 4, "X"),
        Matrix.Rotation(radians(90), 4, "X") @ Matrix.Rotation(radians(-90), 4, "Y"),
    )
    for turn, (colour, sign) in zip(turns, faces, strict=True):
        cylinder(0.64, 0.06, paint(colour, coat=0.8), bevel=0.02).matrix_world = (
            middle @ turn @ Matrix.Translation((0, 0, 0.815))
        )
        _relief(sign, paint(ink), middle @ turn @ Matrix.Translation((0, 0, 0.865)), 0.56, 0.04)


def tao_die(colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    shown = (colour, others[0], others[1])
    _die(
        ("#f3ead2", "#fff8e6"),
        tuple((COLOURS[each], _sign(each)) for each in shown),
        ("#fffaf0", "#fff3dc") if colour != "white" else ("#b08a3c", "#c89c48"),
    )


def curse_die(face: str) -> None:
    others = [other for other in CURSE if other not in (face, "blank")]
    shown = (face, others[0], others[1])
    _die(
        ("#6a3fa8", "#8a5ec8"), tuple((("#221038", "#2e1848"), CURSE[each]()) for each in shown), ("#f0e6ff", "#fffaff")
    )


def taoist() -> None:
    """A monk in a straw hat, with a staff."""
    robe, belt, straw = (
        cloth(NEUTRAL, tint=True),
        cloth(("#efe6d2", "#fff8ea")),
        principled(
            "straw", ("#c08f3c", "#e6bd62", "#f5d88e"), rough=0.75, scale=2, stretch=(1, 1, 6), bump=0.4, bump_scale=7
        ),
    )
    skin = paint(("#e8b08a", "#f2c29c"), coat=0.1)
    cylinder(0.7, 0.14, paint(("#2a2430", "#3a3242")), bevel=0.05)
    rings = []
    for n in range(31):
        t = n / 30
        radius = 0.27 + 0.3 * (1 - t) ** 1.6 + 0.07 * sin(pi * min(1, max(0, t - 0.35) / 0.65))
        radius *= 1 - ((t - 0.9) / 0.1) ** 2 * 0.5 if t > 0.9 else 1
        fold = 0.09 * (1 - t) ** 1.2
        angles = [2 * pi * m / 80 for m in range(80)]
        rings.append(
            [
                (
                    radius * (1 + fold * cos(10 * a + 1.5 * t)) * cos(a) * 1.08,
                    radius * (1 + fold * cos(10 * a + 1.5 * t)) * sin(a) * 0.95,
                    0.1 + 1.4 * t,
                )
                for a in angles
            ]
        )
    loft(rings, robe)
    lathe([(0.33, 0), (0.375, 0.03), (0.375, 0.14), (0.33, 0.17)], belt, (0, 0, 0.76), closed=False)
    for side in (-1, 1):
        tube([(side * 0.17, -0.26, 1.46), (side * 0.06, -0.35, 1.2), (-side * 0.03, -0.37, 0.92)], 0.05, belt)
    tube([(0.32, 0, 1.36), (0.53, -0.16, 1.1), (0.36, -0.42, 0.98), (0.12, -0.5, 1.05)], 0.14, robe, 0.17)
    tube([(-0.32, 0, 1.36), (-0.54, -0.12, 1.12), (-0.6, -0.36, 1.02), (-0.6, -0.46, 1.06)], 0.14, robe, 0.17)
    ball(0.1, skin, (0.07, -0.53, 1.08), detail=3)
    ball(0.11, skin, (-0.61, -0.55, 1.09), detail=3)
    tube([(-0.62, -0.58, 0.02), (-0.62, -0.58, 2.15)], 0.05, wood())
    ring(0.16, 0.045, gold(), (-0.62, -0.58, 2.28), upright=True)
    ball(0.26, skin, (0, -0.06, 1.64))
    tube([(0, -0.26, 1.56), (0, -0.4, 1.36), (0, -0.42, 1.12)], 0.12, paint(("#f2ece2", "#fffaf2"), coat=0), 0.01)
    brim = [(0.01 + 0.62 * n / 16, 0.4 * (1 - n / 16) ** 0.95) for n in range(17)]
    hat = lathe(
        [*brim, (0.63, -0.035), (0.5, 0), (0.02, 0.25)], straw, (0, -0.02, 1.74), (5, 0, 0), steps=96, smooth=60
    )
    for vertex in hat.data.vertices:
        radius = (vertex.co.x**2 + vertex.co.y**2) ** 0.5
        vertex.co.z += 0.012 * cos(radius * 52)
    ball(0.085, paint(("#b02018", "#d03828")), (0, -0.05, 2.16), (1, 1, 0.7), detail=3)


def buddha() -> None:
    """A golden Buddha on a lotus."""
    metal = gold(rough=0.32)
    lathe(
        [(0, 0), (0.98, 0), (1.0, 0.08), (0.9, 0.16), (0.86, 0.22), (0, 0.22)], paint(("#8f1f1a", "#b2322a")), steps=72
    )
    for n in range(14):
        angle = 2 * pi * n / 14
        ball(
            0.21,
            metal,
            (0.83 * cos(angle), 0.83 * sin(angle), 0.27),
            (0.75, 0.9, 0.55),
            (0, -25, 360 * n / 14),
            detail=3,
        )
    cylinder(0.8, 0.12, metal, (0, 0, 0.2))
    for side in (-1, 1):
        tube(
            [
                (side * 0.12, 0.08, 0.5),
                (side * 0.62, -0.12, 0.46),
                (side * 0.55, -0.36, 0.45),
                (-side * 0.15, -0.5, 0.45),
            ],
            0.22,
            metal,
            0.15,
        )
        ball(0.23, metal, (side * 0.62, -0.2, 0.46))
        tube(
            [
                (side * 0.38, 0.03, 1.32),
                (side * 0.56, -0.05, 1.0),
                (side * 0.4, -0.36, 0.74),
                (side * 0.06, -0.46, 0.7),
            ],
            0.15,
            metal,
            0.1,
        )
        ball(0.16, metal, (side * 0.38, 0.03, 1.32))
        ball(0.1, metal, (side * 0.31, 0, 1.66), (0.45, 0.7, 1.5), detail=3)
        block(
            0.11,
            0.02,
            0.022,
            paint(("#5a2a08", "#5a2a08")),
            (side * 0.115, -0.325, 1.76),
            (0, side * 8, side * 18),
            bevel=0.008,
        )
    ball(0.5, metal, (0, 0.05, 0.85), (0.95, 0.8, 1.05))
    ball(0.42, metal, (0, 0.03, 1.2), (1.05, 0.75, 0.75))
    ball(0.13, metal, (0, -0.47, 0.7), (1.5, 0.8, 0.6))
    cylinder(0.15, 0.2, metal, (0, 0, 1.4), bevel=0.02)
    ball(0.33, metal, (0, -0.02, 1.74), (0.92, 0.95, 1.1))
    ball(0.15, metal, (0, 0.03, 2.1))


def crystal() -> None:
    """A moon crystal on silver."""
    from art.render.mesh import hull

    shard, rng = gem(("#4a9ad0", "#a8e4ff", "#f2fcff")), Random(3)
    points = []
    for n in range(6):
        angle, wide = 2 * pi * (n + rng.uniform(-0.1, 0.1)) / 6, 0.55 * rng.uniform(0.92, 1.08)
        points += [
            (wide * 0.55 * cos(angle), wide * 0.55 * sin(angle), 0.1),
            (wide * cos(angle), wide * sin(angle), 0.75),
            (wide * 0.8 * cos(angle), wide * 0.8 * sin(angle), 1.5),
        ]
    hull([*points, (0.04, 0, 2.1)], shard)
    silver = principled("silver", ("#b8c0cc", "#e8eef4"), rough=0.3, metal=0.9, edge_colour="#ffffff")
    lathe([(0, 0), (0.62, 0), (0.66, 0.08), (0.4, 0.2), (0.36, 0.3), (0, 0.3)], silver)


PIECES: dict[str, Callable[[], None]] = {
    "taoist": taoist, "buddha": buddha, "moon_crystal": crystal,
    **{f"die_{colour}": partial(tao_die, colour) for colour in COLOURS},
    **{f"die_curse_{face}": partial(curse_die, face) for face in CURSE},
}  # fmt: skip
