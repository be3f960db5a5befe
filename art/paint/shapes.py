"""Shapes that painted pictures are made of, as geometry in the units of the picture."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

import numpy as np
from shapely.geometry import Point as _Point
from shapely.geometry import Polygon
from shapely.geometry import box as _box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Shape: TypeAlias = BaseGeometry
At: TypeAlias = tuple[float, float]


def spline(points: Sequence[At], steps: int = 8) -> np.ndarray:
    """A smooth curve through points (Catmull-Rom)."""
    inner = [np.array(point, float) for point in points]
    knots = [2 * inner[0] - inner[1], *inner, 2 * inner[-1] - inner[-2]]
    found = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for t in np.linspace(0, 1, steps, endpoint=False):
            curve = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            found.append(0.5 * curve)
    return np.array([*found, knots[-2]])


def brush(points: Sequence[At], widths: Sequence[float], steps: int = 8) -> Shape:
    """A stroke of varying width: the spine, and half the width at each of its points."""
    curve = spline(points, steps)
    half = np.interp(np.linspace(0, len(points) - 1, len(curve)), range(len(points)), widths)[:, None]
    along = np.gradient(curve, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / (np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-6)
    body = Polygon(np.vstack([curve + across * half, (curve - across * half)[::-1]])).buffer(0)
    ends = [_Point(*curve[n]).buffer(max(widths[n], 0.1), 8) for n in (0, -1)]
    return unary_union([body, *ends])


def blob(
    x: float, y: float, rx: float, ry: float, turn: float = 0, rng: Random | None = None, wobble: float = 0
) -> Shape:
    """An ellipse, with a wobbly edge if wanted."""
    phases = [rng.uniform(0, 2 * pi) for _ in range(3)] if rng else (0.0, 0.0, 0.0)
    corners = []
    for angle in np.linspace(0, 2 * pi, 36, endpoint=False):
        waves = sin(2 * angle + phases[0]) + 0.6 * sin(3 * angle + phases[1]) + 0.5 * sin(5 * angle + phases[2])
        dx, dy = rx * (1 + wobble * waves) * cos(angle), ry * (1 + wobble * waves) * sin(angle)
        corners.append((x + dx * cos(turn) - dy * sin(turn), y + dx * sin(turn) + dy * cos(turn)))
    return Polygon(corners).buffer(0)


def disc(x: float, y: float, radius: float) -> Shape:
    return _Point(x, y).buffer(radius, 16)


def ring(x: float, y: float, outer: float, inner: float) -> Shape:
    return disc(x, y, outer).difference(disc(x, y, inner))


def polygon(*corners: At, smooth: int = 0) -> Shape:
    """A polygon; with ``smooth`` its corners are rounded by that many steps of a spline."""
    return Polygon(spline([*corners, corners[0]], smooth) if smooth else corners).buffer(0)


def box(x: float, y: float, w: float, h: float, round: float = 0) -> Shape:  # noqa: A002
    """A box from its left and top, with rounded corners if wanted."""
    plain = _box(x + round, y + round, x + w - round, y + h - round)
    return plain.buffer(round, 6) if round else plain


def union(*shapes: Shape) -> Shape:
    """Shapes of one material joined, so that they are lit as one volume."""
    return unary_union(list(shapes))


def around(x: float, y: float, radius: float, count: int, start: float = 0) -> list[tuple[float, float, float]]:
    """Points on a circle, each with its angle."""
    angles = [start + 2 * pi * n / count for n in range(count)]
    return [(x + radius * cos(angle), y + radius * sin(angle), angle) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, count: int, start: float = -pi / 2) -> Shape:
    """A star with a number of rays."""
    far, near = around(x, y, outer, count, start), around(x, y, inner, count, start + pi / count)
    return polygon(*[(px, py) for pair in zip(far, near, strict=True) for px, py, _ in pair])


def gear(x: float, y: float, radius: float, teeth: int = 9, hole: float = 0.4) -> Shape:
    """A cog wheel."""
    tips = [
        brush([(px, py), (px + 0.34 * radius * cos(a), py + 0.34 * radius * sin(a))], [radius * 0.22, radius * 0.16])
        for px, py, a in around(x, y, radius * 0.86, teeth)
    ]
    return union(disc(x, y, radius), *tips).difference(disc(x, y, radius * hole))


def drop(x: float, y: float, size: float) -> Shape:
    """A flame or drop standing on a point: its foot at y, its tip two sizes above."""
    sides = ((0.42, 1.25), (0.72, 0.62), (0.5, 0.1), (0, 0), (-0.5, 0.1), (-0.72, 0.62), (-0.36, 1.2))
    return polygon((x, y - 2 * size), *[(x + across * size, y - up * size) for across, up in sides], smooth=5)


def flame(x: float, y: float, size: float, lean: float = 0) -> Shape:
    """A tongue of fire on a foot."""
    return polygon(
        (x + lean * size, y - 2.3 * size), (x + 0.3 * size + lean * size * 0.6, y - 1.5 * size),
        (x + 0.74 * size, y - 0.8 * size), (x + 0.52 * size, y - 0.12 * size), (x, y),
        (x - 0.52 * size, y - 0.12 * size), (x - 0.74 * size, y - 0.8 * size),
        (x - 0.28 * size + lean * size * 0.5, y - 1.4 * size), smooth=5,
    )  # fmt: skip


def ragged(left: float, right: float, y: float, depth: float, rng: Random, teeth: int = 9) -> list[At]:
    """The corners of a torn hem from left to right."""
    found = []
    for n in range(teeth * 2 + 1):
        x = left + (right - left) * n / (teeth * 2) + rng.uniform(-1.5, 1.5)
        found.append((x, y + (depth * rng.uniform(0.35, 1) if n % 2 else -depth * rng.uniform(0, 0.3))))
    return found


def ridge(width: float, y: float, height: float, rng: Random, floor: float, peaks: int = 16) -> Shape:
    """Far hills across a picture."""
    tops = [
        (-10 + (width + 20) * n / peaks, y - height * abs(sin(n * 1.7 + rng.uniform(0, 1))) * rng.uniform(0.4, 1))
        for n in range(peaks + 1)
    ]
    return polygon((-10, floor), *tops, (width + 10, floor))


def polygons(shape: Shape) -> list[Polygon]:
    """The parts of a shape that have an area."""
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon) and not part.is_empty]


def outline(shape: Shape, tolerance: float = 0.2) -> str:
    """Path data of a shape."""
    parts = polygons(shape.simplify(tolerance))
    return "".join(_loop(edge.coords) for part in parts for edge in (part.exterior, *part.interiors))


def _loop(corners: Iterable[At]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in list(corners)[:-1]) + "z"


def strokes(lines: Iterable[tuple[Sequence[At], Sequence[float]]]) -> Shape:
    """Several brushes as one shape."""
    return union(*[brush(points, widths) for points, widths in lines])
