"""Buildings of the six sectors, at both sides of a sector's name where nothing is played."""

from math import cos, radians, sin
from random import Random

from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft, svg
from art.paint.filters import Light, materials
from art.paint.shapes import around, blob, box, brush, flame, polygon, union

MIDDLE = 450
OUT, ASIDE = 362, 21  # how far from the middle, and how many degrees beside the name
RED, TEAL, SLATE, STRAW, VIOLET = "#d8503a", "#38a0a0", "#74808e", "#e8bc60", "#9a5cb8"
WALL, TIMBER, LIGHT = "#ecdcb8", "#7a4426", "#ffd05c"


def house(wide: float, roof: str, storeys: int = 1, wall: str = WALL) -> list[Part]:
    """A house with swept eaves, its foot at the origin."""
    parts: list[Part] = [*soft("#1a1210", blob(2, 1, wide * 1.25, 4), opacity=0.45)]
    for n in range(storeys):
        half, foot = wide * (1 - 0.24 * n), -n * wide * 0.95
        high, eave = wide * 0.62, wide * 0.62
        parts += skin(wall, box(-half * 0.8, foot - high, half * 1.6, high))
        parts += glow(LIGHT, *[box(half * x - 1.6, foot - high * 0.62, 3.2, high * 0.36) for x in (-0.42, 0.42)])
        parts += flat(
            TIMBER,
            box(-half * 0.12, foot - high * 0.6, half * 0.24, high * 0.6) if not n else box(-1, foot - high, 2, high),
        )
        top = foot - high
        slope = [(1.3, 3), (0.72, -eave * 0.4), (0.42, -eave)]
        left, right = [(-half * x, top + y) for x, y in slope], [(half * x, top + y) for x, y in reversed(slope)]
        parts += paint(roof, polygon(*left, *right, (half * 0.9, top + 1), (-half * 0.9, top + 1)))
    return parts


def wall(long: float) -> list[Part]:
    """A stretch of the city wall with battlements."""
    teeth = [box(x, -24, 5, 6) for x in range(int(-long), int(long) - 4, 10)]
    return [
        *soft("#1a1210", blob(0, 2, long, 4), opacity=0.4),
        *skin("#a8a4a0", union(box(-long, -19, 2 * long, 20), *teeth)),
    ]


def tower() -> list[Part]:
    return [
        *skin("#b4b0aa", polygon((-13, 2), (-10, -36), (10, -36), (13, 2))),
        *flat("#2a1c14", box(-4, -14, 8, 16, 3)),
        *glow(LIGHT, box(-2, -29, 4, 6, 1)),
        *placed(house(14, SLATE), 0, -35, 0.95),
    ]


def torii() -> list[Part]:
    """A red gate before the steps of the Altar."""
    posts = [brush([(x, 2), (x * 0.9, -34)], [2.6, 2.2]) for x in (-14, 14)]
    beams = [brush([(-23, -39), (0, -36), (23, -39)], [2.4, 3, 2.4]), box(-17, -29, 34, 4)]
    return [*soft("#1a1210", blob(0, 2, 20, 4), opacity=0.4), *paint("#c8402c", *posts, *beams)]


def shrine() -> list[Part]:
    steps = [box(-28 + 4 * n, -5 * n - 4, 56 - 8 * n, 6) for n in range(4)]
    return [
        *soft("#1a1210", blob(0, 3, 32, 5), opacity=0.4),
        *skin("#a8a08e", *steps),
        *placed(house(15, TEAL), 0, -18),
        *glow("#ffb03a", flame(-20, -18, 4), flame(20, -18, 4)),
    ]


def pool() -> list[Part]:
    """A hot spring among rocks, steaming."""
    rocks = [blob(x, y * 0.5 - 4, 7, 5) for x, y, _ in around(0, 0, 30, 12)]
    steam = [brush([(x, -8), (x + 4, -20), (x - 3, -32)], [1, 3, 0.4]) for x in (-12, 2, 14)]
    return [
        *skin("#8a8e90", *rocks[6:]),
        *skin("#4fb8c8", blob(0, -4, 26, 12)),
        *flat("#d8f8fa", blob(-7, -7, 8, 2), blob(9, -2, 6, 1.6), opacity=0.8),
        *skin("#9a9e9e", *rocks[:6]),
        *soft("#ffffff", *steam, opacity=0.65),
    ]


def cluster(roofs: tuple[str, ...], rng: Random, storeys: int = 1, wide: float = 16) -> list[Part]:
    """Some houses, those farther up behind."""
    spots = sorted([(rng.uniform(-34, 34), rng.uniform(-22, 16)) for _ in range(5)], key=lambda at: at[1])
    return [
        part
        for n, (x, y) in enumerate(spots)
        for part in placed(house(wide, rng.choice(roofs), storeys if n % 3 == 1 else 1), x, y)
    ]


def banner(colour: str) -> list[Part]:
    return [
        *flat("#2a1c14", brush([(0, 0), (0, -40)], [1, 0.8])),
        *paint(colour, polygon((1, -40), (15, -38), (11, -30), (15, -22), (1, -20))),
    ]


def _pairs() -> list[tuple[list[Part], list[Part]]]:
    """What stands to the left and to the right of each sector's name, from the Gates clockwise."""
    rng = Random(3)
    gate = [*placed(wall(42), 0, 6), *placed(tower(), 22, 8)]
    manor = [
        *placed(house(24, VIOLET, 2), 0, 8),
        *placed(banner("#e07b28"), -34, 10),
        *placed(banner("#3a7bb8"), 30, 10),
    ]
    spring = [*placed(house(13, TEAL), 14, -14), *placed(pool(), 0, 14)]
    return [
        (gate, placed(gate, flip=True)),
        (cluster((RED, TEAL, RED), rng, 2), cluster((RED, TEAL, SLATE), rng, 2)),
        (cluster((STRAW,), rng, wide=15), cluster((STRAW, "#a87c3c"), rng, wide=15)),
        ([*placed(torii(), 0, 8)], placed(shrine(), 0, 10)),
        (placed(pool(), 0, 6), spring),
        (manor, cluster((VIOLET, SLATE), rng, 2)),
    ]


def places() -> list[tuple[float, float, list[Part]]]:
    """Where each building stands."""
    found = []
    for sector, pair in enumerate(_pairs()):
        for side, parts in zip((-1, 1), pair, strict=True):
            lower = cos(radians(60 * sector)) < -0.1  # in the lower half the left of the name comes clockwise last
            angle = radians(60 * sector + (-side if lower else side) * ASIDE)
            found.append((MIDDLE + OUT * sin(angle), MIDDLE - OUT * cos(angle), parts))
    return sorted(found, key=lambda each: each[1])


def drawing(size: int) -> str:
    """All buildings as one SVG."""
    parts = "".join(svg(placed(each, x, y + 8, 1.12)) for x, y, each in places())
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
    return f"{head}<defs>{materials(Light('#fff4d8', seed=5, rim_px=1.2))}</defs>{parts}</svg>"
