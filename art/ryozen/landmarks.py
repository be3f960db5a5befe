"""Buildings and trees of the six sectors, outside the ring of places and beside the sectors' names."""

from collections.abc import Callable
from math import hypot
from random import Random

from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft, svg
from art.paint.filters import Light, materials
from art.paint.shapes import around, blob, box, brush, flame, polygon, union

MIDDLE = 450
RED, TEAL, SLATE, STRAW, PLUM = "#d24a30", "#2f8f92", "#4e6486", "#e0ae4e", "#8a4a9a"
WALL, TIMBER, LIGHT, STONE = "#efdfb9", "#7a4426", "#ffd766", "#a9a59c"
PINE, LEAF, CHERRY, MAPLE = "#3f6b3a", "#6f9a3e", "#d88aa8", "#d88a3a"
Placed = tuple[float, float, list[Part]]


def roof(half: float, top: float, high: float, fill: str) -> list[Part]:
    """A swept roof over a wall that ends at ``top``, with a lighter ridge."""
    slope = [(1.34, 4), (1.02, -high * 0.16), (0.7, -high * 0.5), (0.5, -high)]
    left, right = [(-half * x, top + y) for x, y in slope], [(half * x, top + y) for x, y in reversed(slope)]
    return [
        *paint(fill, polygon(*left, *right, (half * 0.9, top + 2), (-half * 0.9, top + 2))),
        *skin(
            "#f4dfae",
            brush([(-half * 0.54, top - high), (0, top - high - 0.6), (half * 0.54, top - high)], [0.9, 1.1, 0.9]),
        ),
    ]


def house(half: float, fill: str, storeys: int = 1, wall: str = WALL) -> list[Part]:
    """A house with swept eaves and lit windows, its foot at the origin; a pagoda with more storeys."""
    parts: list[Part] = [*soft("#1a1210", blob(4, 2, half * 1.5, half * 0.3), opacity=0.5)]
    parts += skin(STONE, box(-half * 1.02, -2, half * 2.04, 4)) if storeys > 1 else []
    foot = -2.0 if storeys > 1 else 0.0
    for n in range(storeys):
        wide, high = half * (1 - 0.2 * n), half * (0.62 if storeys == 1 else 0.52)
        parts += skin(wall, box(-wide * 0.82, foot - high, wide * 1.64, high))
        count = max(2, round(wide / 7))
        lights = [wide * 0.82 * (2 * (k + 0.5) / count - 1) for k in range(count)]
        parts += glow(LIGHT, *[box(x - 1.5, foot - high * 0.74, 3, high * 0.46) for x in lights])
        parts += flat(
            TIMBER,
            box(-wide * 0.82, foot - high * 0.2, wide * 1.64, 1.3),
            box(-wide * 0.84, foot - high, 1.6, high),
            box(wide * 0.82 - 1, foot - high, 1.6, high),
        )
        parts += roof(wide, foot - high, wide * (0.62 if storeys == 1 or n == storeys - 1 else 0.4), fill)
        foot -= high + wide * 0.3
    if storeys > 1:
        parts += skin("#e8c050", brush([(0, foot - half * 0.05), (0, foot - half * 0.5)], [1.2, 0.5]))
    return parts


def gate() -> list[Part]:
    """The great gate with its towers and the city wall."""
    parts: list[Part] = [*soft("#10121c", blob(0, 4, 176, 8), opacity=0.5)]
    for side in (-1, 1):
        run = brush([(side * 40, -12), (side * 100, -12), (side * 165, -4)], [13, 13, 13])
        teeth = [box(side * x - 3.5, -30 + max(0, x - 100) * 0.11, 7, 8) for x in range(52, 165, 13)]
        parts += skin("#b3b2b4", union(run, *teeth))
        parts += flat(
            "#6d7080",
            *[box(side * x - 2, -17 + max(0, x - 100) * 0.11, 4, 7, 1.5) for x in range(58, 165, 26)],
            opacity=0.7,
        )
        parts += placed(
            [*skin("#a3a5ad", polygon((-13, 6), (-11, -26), (11, -26), (13, 6))), *placed(house(15, SLATE), 0, -24)],
            side * 128,
            4,
        )
    parts += skin("#c2c0be", polygon((-46, 6), (-41, -28), (41, -28), (46, 6)))
    parts += flat("#1c1418", union(box(-13, -14, 26, 20), blob(0, -14, 13, 9)))
    parts += placed(house(31, SLATE, 2), 0, -26, 1.05)
    return parts


def shrine() -> list[Part]:
    """The Altar on its steps, with a fire inside."""
    steps = [box(-62 + 9 * n, -8 * n - 6, 124 - 18 * n, 9) for n in range(5)]
    parts: list[Part] = [*soft("#141a10", blob(0, 4, 74, 9), opacity=0.5)]
    for n, step in enumerate(steps):
        parts += skin(("#8f8a78", "#a19b86")[n % 2], step)
    posts = [box(x - 2.2, -70, 4.4, 32) for x in (-21, 21)]
    parts += [*skin("#c7bfa4", *posts), *glow("#ffb648", flame(0, -40, 8)), *placed(roof(25, -70, 20, TEAL))]
    for x in (-46, 46):
        parts += [*skin("#b9b19a", box(x - 3, -34, 6, 16)), *glow("#ffcf5a", flame(x, -34, 4))]
    return parts


def pool(wide: float = 26) -> list[Part]:
    """A hot spring among rocks, steaming."""
    rocks = [blob(x, y * 0.5 - 4, 7, 5) for x, y, _ in around(0, 0, wide + 4, 12)]
    steam = [brush([(x, -8), (x + 4, -20), (x - 3, -34)], [1, 3.4, 0.4]) for x in (-12, 2, 14)]
    return [
        *skin("#8a8e90", *rocks[6:]),
        *skin("#57d0d8", blob(0, -4, wide, wide * 0.46)),
        *flat("#e4fdfd", blob(-7, -7, 8, 2), blob(9, -2, 6, 1.6), opacity=0.85),
        *skin("#9a9e9e", *rocks[:6]),
        *soft("#ffffff", *steam, opacity=0.6),
    ]


def pine(size: float, fill: str, rng: Random) -> list[Part]:
    """A tree of flat clouds of leaves on a bent trunk."""
    lean = rng.uniform(-0.2, 0.2) * size
    crowns = [
        blob(
            lean * t + rng.uniform(-0.16, 0.16) * size,
            -size * (0.5 + 0.62 * t),
            size * (0.62 - 0.3 * t),
            size * 0.24,
            0,
            rng,
            0.09,
        )
        for t in (0.0, 0.45, 0.9)
    ]
    return [
        *soft("#121a10", blob(2, 1, size * 0.6, size * 0.16), opacity=0.45),
        *flat(
            "#4a2f1c",
            brush([(0, 0), (lean * 0.4, -size * 0.5), (lean, -size)], [size * 0.08, size * 0.06, size * 0.03]),
        ),
        *paint(fill, *crowns),
    ]


def crown(size: float, fill: str, rng: Random) -> list[Part]:
    """A round tree."""
    puffs = [
        blob(rng.uniform(-0.3, 0.3) * size, -size * rng.uniform(0.62, 1.02), size * 0.4, size * 0.34, 0, rng, 0.06)
        for _ in range(4)
    ]
    return [
        *soft("#121a10", blob(2, 1, size * 0.5, size * 0.14), opacity=0.45),
        *flat("#4a2f1c", brush([(0, 0), (0, -size * 0.6)], [size * 0.07, size * 0.05])),
        *paint(fill, union(*puffs)),
    ]


def banner(fill: str) -> list[Part]:
    return [
        *flat("#2a1c14", brush([(0, 0), (0, -44)], [1.2, 0.9])),
        *paint(fill, polygon((1, -44), (19, -42), (14, -33), (19, -24), (1, -22))),
    ]


GATE: Placed = (450, 130, gate())  # overlaps the rim
LARGE: list[Placed] = [  # the landmark of each sector and what else has a fixed place
    (779, 318, house(36, RED, 3)),
    (772, 590, house(26, STRAW, 2)),
    (450, 806, shrine()),
    (128, 560, house(34, TEAL, 2)),
    (222, 622, pool()),
    (92, 500, pool(18)),
    (128, 308, house(38, PLUM, 2)),
    (182, 262, banner("#e07b28")),
    (76, 312, banner("#3a7bb8")),
]
NAMES = ((450, 154), (692, 186), (728, 666), (450, 832), (172, 666), (208, 186))  # of the sectors


def free(x: float, y: float, sector: int, kept: list[tuple[float, float, float]], room: float) -> bool:
    """Whether something may grow or be built at a place: inside its sector, off the places and the name."""
    away = hypot(x - MIDDLE, y - MIDDLE)
    label_x, label_y = NAMES[sector]
    return (
        286 < away < 388
        and not (abs(x - label_x) < 84 + room / 2 and -24 < y - label_y < 22 + room)
        and all(hypot(x - a, (y - b) * 1.35) > (room + other) * 0.5 for a, b, other in kept)
    )


def _kinds(rng: Random) -> list[list[tuple[float, float, list[Part]]]]:
    """What fills each sector: share, room and drawing."""
    return [
        [(3, 24, pine(22, "#4d6a5a", rng)), (2, 22, pine(18, PINE, rng))],
        [(4, 32, house(17, RED)), (2, 32, house(17, TEAL)), (2, 36, house(15, RED, 2)), (2, 20, crown(16, MAPLE, rng))],
        [(3, 38, house(17, STRAW)), (1, 38, house(15, "#c98a3c")), (3, 22, crown(18, LEAF, rng))],
        [(4, 24, pine(25, PINE, rng)), (3, 22, pine(21, "#4f7f3c", rng)), (1, 24, crown(19, LEAF, rng))],
        [(2, 30, house(14, TEAL)), (3, 24, pine(20, "#3f7a58", rng))],
        [(2, 34, house(16, PLUM)), (1, 34, house(15, SLATE)), (5, 24, crown(21, CHERRY, rng))],
    ]


def scattered(sector_at: Callable[[float, float], int]) -> list[Placed]:
    """Houses and trees wherever a sector has room."""
    rng = Random(11)
    kinds, kept = _kinds(rng), [(x, y, 74.0 if y < 140 or y > 780 else 52.0) for x, y, _ in (*LARGE, GATE)]
    kept += [(x, 118, 34) for x in (320, 370, 530, 580)] + [(x, 800, 34) for x in (400, 500)]
    found: list[Placed] = []
    for _ in range(6000):
        x, y = rng.uniform(40, 860), rng.uniform(40, 860)
        sector = sector_at(x, y)
        if sector < 0:
            continue
        share = [kind[0] for kind in kinds[sector]]
        _, room, parts = rng.choices(kinds[sector], share)[0]
        if free(x, y, sector, kept, room):
            kept.append((x, y, room))
            found.append((x, y, placed(parts, scale=rng.uniform(0.9, 1.1), flip=rng.random() < 0.5)))
    return found


def drawing(size: int, everything: list[Placed]) -> str:
    """All buildings and trees as one SVG, the nearer ones in front."""
    parts = "".join(svg(placed(each, x, y)) for x, y, each in sorted(everything, key=lambda each: each[1]))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
    return f"{head}<defs>{materials(Light('#fff0c8', seed=5, rim_px=1.2))}</defs>{parts}</svg>"
