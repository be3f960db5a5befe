"""The map of Candelabria as an old chart: terrain that keeps the borders of the territories on both sides of the board.

The territories are a polar grid (a hub of three, and round it regions of an inner and two outer territories). The grid
is bent by smooth noise, so that coasts and borders look grown while every border stays a border.
"""

from functools import cache
from random import Random
from typing import NamedTuple

import contourpy
import numpy as np
from PIL import Image
from scipy import ndimage
from shapely.geometry import Polygon

from art.paint.bake import baked
from art.terrain import glyphs
from art.terrain.noise import colour, edges, far, noise, over

UNITS, PIXELS, STORED = 900, 1500, 1800
SCALE = PIXELS / UNITS
MIDDLE, HUB, INNER = 450, 138, 270
RINGS = {"small": (1, 2, 3, 5, 7, 8, 4), "large": (1, 2, 3, 5, 9, 10, 7, 8, 4)}  # regions clockwise from north
PARTS = ("in", "ccw", "cw")
INKS = {
    1: "#dcb56a", 2: "#d98a4a", 3: "#a98bc4", 4: "#6fae9f", 5: "#dcc455", 6: "#e9e6dc", 7: "#a9a29a", 8: "#c8705a",
    9: "#7fb4d8", 10: "#86ad5a",
}  # fmt: skip
ROUGH = {1: 0.5, 2: 1.1, 3: 1.0, 4: 0.35, 5: 0.35, 6: 2.2, 7: 1.9, 8: 1.0, 9: 0.5, 10: 0.7, 0: 0.6}
GROWTH: dict[int, tuple[tuple[glyphs.Glyph, float, str, int], ...]] = {  # glyph, size, colour, how often
    1: ((glyphs.dune, 12, "#8a5f22", 5), (glyphs.palm, 13, "#5d7a32", 2)),
    2: ((glyphs.mesa, 15, "#c9713a", 4), (glyphs.dune, 10, "#7a3d16", 2)),
    3: ((glyphs.crystal, 13, "#a184c8", 3), (glyphs.fir, 10, "#6a5484", 4)),
    4: ((glyphs.reed, 12, "#2f6b52", 5), (glyphs.tree, 9, "#5f9a6a", 2), (glyphs.wave, 8, "#e4f3ea", 2)),
    5: ((glyphs.field, 17, "#e3b93a", 5), (glyphs.tree, 9, "#8a9a3a", 2), (glyphs.field, 14, "#c9a02c", 2)),
    6: ((glyphs.mountain, 17, "#e9e6dc", 5), (glyphs.fir, 8, "#8aa39a", 2)),
    7: ((glyphs.mountain, 17, "#a59b8c", 5), (glyphs.fir, 8, "#6a6f58", 1)),
    8: ((glyphs.tree, 11, "#c0572f", 4), (glyphs.tree, 10, "#d98a3a", 3), (glyphs.hill, 13, "#c9806a", 1)),
    9: ((glyphs.hill, 13, "#9cc4c8", 3), (glyphs.wave, 9, "#f2fbff", 4), (glyphs.tree, 9, "#6fa07a", 1)),
    10: ((glyphs.tree, 12, "#5d8a3a", 5), (glyphs.fir, 11, "#47733a", 4)),
}


class Ground(NamedTuple):
    """A side of the board as rasters."""

    region: np.ndarray  # number of the region, 0 for the sea
    territory: np.ndarray  # ten times the region and the part
    islands: np.ndarray
    angle: np.ndarray  # of the bent grid
    radius: np.ndarray


def _noise(wavelength: float, octaves: int = 1, seed: int = 0, gain: float = 0.5) -> np.ndarray:
    return noise(PIXELS, UNITS, wavelength, octaves, seed, gain)


@cache
def ground(side: str) -> Ground:
    """Which territory each pixel belongs to."""
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    x = columns + 24 * _noise(150, 2, 1, 0.35) + 3.2 * _noise(26, 2, 31) - MIDDLE
    y = rows + 24 * _noise(150, 2, 7, 0.35) + 3.2 * _noise(26, 2, 41) - MIDDLE
    radius, angle = np.hypot(x, y), np.degrees(np.arctan2(x, -y)) % 360
    ring = RINGS[side]
    wedge = 360 / len(ring)
    turned = (angle + wedge / 2) % 360
    region = np.array(ring)[np.minimum((turned // wedge).astype(int), len(ring) - 1)]
    part = np.where(radius < INNER, 0, np.where(turned % wedge < wedge / 2, 1, 2))
    hub = radius < HUB
    cuts = (-20, 100, 220) if side == "large" else (0, 2.5 * wedge, 4.5 * wedge)
    start = (angle - cuts[0]) % 360
    third = np.where(start < cuts[1] - cuts[0], 0, np.where(start < cuts[2] - cuts[0], 1, 2))
    region, part = np.where(hub, 6, region), np.where(hub, third, part)
    centre = np.hypot(columns - MIDDLE, rows - MIDDLE)
    coast = 410 + 9 * _noise(120, 1, 77) + 7 * _noise(45, 3, 90) + 3 * _noise(14, 2, 95)
    land = _largest((radius < coast) & (centre < 436))
    far_out = (centre > 432) & (centre < 600) & (far(land, SCALE) > 18)
    islands = ndimage.binary_opening((_noise(34, 3, 201) > 1.25) & far_out, iterations=4)
    return Ground(np.where(land, region, 0), np.where(land, region * 10 + part, 0), islands, angle, radius)


def _largest(mask: np.ndarray) -> np.ndarray:
    opened = ndimage.binary_opening(mask, iterations=3)
    labels, count = ndimage.label(opened)
    sizes = ndimage.sum(opened, labels, range(1, count + 1))
    return np.asarray(labels == 1 + int(np.argmax(sizes)))


def terrain(side: str) -> Image.Image:
    """Sea and land, without any growth."""
    g = ground(side)
    land = g.region > 0
    dry = land | g.islands
    image = np.where(dry[..., None], _land(g), _sea(dry))
    shore = np.asarray(ndimage.distance_transform_edt(dry)) / SCALE
    image = over(image, "#3a2612", 0.85 * np.exp(-((shore / 1.5) ** 2)) * dry)
    image = over(image, "#7a5526", 0.35 * np.exp(-shore / 7) * dry)
    image = _borders(image, g)
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    dark = np.clip((np.hypot(columns - MIDDLE, rows - MIDDLE) - 430) / 260, 0, 1)[..., None]
    image = image * (1 - 0.45 * dark)
    grey = image.mean(2, keepdims=True)
    image = np.where(land[..., None], (grey + (image - grey) * 0.84) * np.array([1.0, 0.97, 0.88]), image)
    return Image.fromarray(np.clip(image, 0, 255).astype("uint8"))


def _land(g: Ground) -> np.ndarray:
    border = far(edges(g.region), SCALE)
    image = np.zeros((PIXELS, PIXELS, 3)) + colour("#c9b684")
    near = (0.5 + 0.5 * np.exp(-border / 15))[..., None]
    for region, ink in INKS.items():
        tinted = colour("#ecdcb4") * (1 - near) + colour(ink) * near
        image = np.where((g.region == region)[..., None], tinted, image)
    rough = ndimage.gaussian_filter(np.vectorize(ROUGH.get)(g.region).astype(float), 14 * SCALE)
    height = rough * (9 * (1 - np.abs(_noise(70, 5, 301, 0.55))) + 4 * _noise(24, 4, 351)) * SCALE
    down, right = np.gradient(ndimage.gaussian_filter(height, 1.2))
    shade = np.clip((-right - down) / 2.2, -1, 1)[..., None]
    image = image * (1 + 0.07 * _noise(60, 5, 400, 0.6)[..., None] + 0.02 * _noise(3, 2, 500)[..., None])
    image = image * (1 + 0.30 * shade * np.where(shade > 0, 0.75, 1.0))
    snow = np.clip((height - ndimage.gaussian_filter(height, 30 * SCALE)) / 14, 0, 1) * (g.region == 6)
    return over(image, "#ffffff", 0.5 * snow)


def _sea(dry: np.ndarray) -> np.ndarray:
    out = far(dry, SCALE)
    deep = np.clip(out / 70, 0, 1)[..., None]
    image = over(colour("#2d5f6b") * (1 - deep) + colour("#16343f") * deep, "#6fa39a", 0.75 * np.exp(-out / 9))
    image = image * (1 + 0.09 * _noise(90, 5, 600, 0.6)[..., None] + 0.03 * _noise(3, 2, 500)[..., None])
    wavy = out + 1.6 * _noise(18, 2, 700)
    for n, (at, strength) in enumerate(((5, 0.55), (11, 0.42), (18.5, 0.30), (28, 0.2), (40, 0.12))):
        broken = 0.6 + 0.5 * np.clip(_noise(40, 2, 710 + n), -1, 1)
        image = over(image, "#e9e3c4", np.exp(-(((wavy - at) / 0.75) ** 2)) * strength * broken)
    return image


def _borders(image: np.ndarray, g: Ground) -> np.ndarray:
    """Rivers between regions, dashed roads between territories."""
    land = g.region > 0
    river = edges(g.region)
    away = np.where(land, far(river, SCALE), 99)
    wide = 2.6 + 0.9 * _noise(40, 2, 800)
    image = over(image, "#3c2c1c", 0.75 * np.clip(wide + 1.3 - away, 0, 1))
    image = over(image, "#5f9aa8", np.clip(wide - away, 0, 1))
    image = over(image, "#cfe6e0", 0.5 * np.clip(wide - 1.7 - away, 0, 1))
    road = edges(g.territory) & land & ~ndimage.binary_dilation(river, iterations=3)
    along = far(road, SCALE)
    dash = np.where(np.abs(g.radius - INNER) < 14, (g.angle * 4.7) % 10 < 6, g.radius % 10 < 6)
    image = over(image, "#f6e8c2", 0.6 * np.clip(3.0 - along, 0, 1) * (away > 7))
    return over(image, "#6a4522", 0.9 * np.clip(1.8 - along, 0, 1) * (away > 7) * dash)


def growth(side: str) -> str:
    """Seeded glyphs of each region's terrain; room is left round the symbols."""
    g, rng = ground(side), Random(4)
    step = 5
    river, road = far(edges(g.region), SCALE)[::step, ::step], far(edges(g.territory), SCALE)[::step, ::step]
    region = g.region[::step, ::step]
    sites = [(x, y - 6) for x, y in centres(side).values()]
    kept: list[tuple[float, float, float]] = []
    found: list[tuple[float, str]] = []
    for _ in range(9000):
        x, y = rng.uniform(30, 870), rng.uniform(30, 870)
        at = int(y * SCALE / step), int(x * SCALE / step)
        if (
            not region[at]
            or river[at] < 11
            or road[at] < 9
            or any((x - a) ** 2 + (y - b) ** 2 < 1600 for a, b in sites)
        ):
            continue
        kinds = GROWTH[int(region[at])]
        glyph, size, ink, _ = rng.choices(kinds, [kind[3] for kind in kinds])[0]
        gap = size * (1.5 if glyph in glyphs.ROOMY else 0.95)
        if any((x - a) ** 2 + (1.5 * (y - b)) ** 2 < ((gap + room) / 1.7) ** 2 for a, b, room in kept):
            continue
        kept.append((x, y, gap))
        found.append((y, glyph(x, y, size * rng.uniform(0.85, 1.15), rng, ink)))
    return "".join(text for _, text in sorted(found))


ROSE = (
    '<g transform="translate(838 62)"><circle r="38" fill="#10272f" opacity=".55"/><path d="M0-40L6-6 40 0 6 6 0 40-6 6-40 0-6-6z" '
    'fill="#d9b46a" stroke="#3a2614"/><path d="M0-40L6-6 0 0zM40 0L6 6 0 0zM0 40L-6 6 0 0zM-40 0L-6-6 0 0z" fill="#6a3d1c"/>'
    '<path d="M-20-20L-4-8-8-4zM20-20L8-4 4-8zM20 20L4 8 8 4zM-20 20L-8 4-4 8z" fill="#a8803c"/></g>'
)
SHIP = (
    '<g transform="translate(846 828) scale(.9)" stroke="#241507" stroke-width="1.3"><path d="M-26 8h52l-8 14h-36z" fill="#8a5a2c"/>'
    '<path d="M0 8V-34"/><path d="M2-32q24 12 20 36H2z" fill="#f0e3c0"/><path d="M-2-26q-18 8-18 30h18z" fill="#dcc998"/>'
    '<path d="M0-34l14-5-14-4z" fill="#b5341f"/></g>'
)
FRAME = (
    '<rect x="4" y="4" width="892" height="892" rx="14" fill="none" stroke="#c9a45a" stroke-width="2.4"/>'
    '<rect x="10" y="10" width="880" height="880" rx="10" fill="none" stroke="#c9a45a" stroke-width=".9"/>'
)


def chart(side: str) -> Image.Image:
    """The whole map without symbols, numbers and pieces: those are live."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="900" height="900">{growth(side)}{ROSE}{SHIP}{FRAME}</svg>'
    stored = (STORED, STORED)
    image = terrain(side).resize(stored, Image.Resampling.LANCZOS).convert("RGBA")
    for _, drawn in baked({"growth": (svg, UNITS, UNITS)}):
        image.alpha_composite(drawn.resize(stored, Image.Resampling.LANCZOS))
    return image


def names(side: str) -> dict[int, str]:
    """Territory ids by their number in the raster."""
    found = {60 + n: f"6-{part}" for n, part in enumerate("abc")}
    found.update({region * 10 + n: f"{region}-{part}" for region in RINGS[side] for n, part in enumerate(PARTS)})
    return found


@cache
def centres(side: str) -> dict[str, tuple[int, int]]:
    """The point of each territory that is furthest from its border."""
    found = {}
    for number, name in names(side).items():
        inside = ndimage.distance_transform_edt(ground(side).territory == number)
        row, column = np.unravel_index(int(np.argmax(inside)), inside.shape)
        found[name] = (round(column / SCALE), round(row / SCALE))
    return found


def outlines(side: str) -> dict[str, list[int]]:
    """The border of each territory as x, y, x, y, …"""
    found = {}
    for number, name in names(side).items():
        mask = ndimage.gaussian_filter((ground(side).territory == number).astype(float), 2)[::4, ::4]
        lines = contourpy.contour_generator(z=mask).lines(0.5)
        line = max((np.asarray(each) for each in lines), key=len) * 4 / SCALE
        shape = Polygon(line).buffer(0).simplify(1.2)
        whole = max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)
        found[name] = [round(value) for corner in list(whole.exterior.coords)[:-1] for value in corner]
    return found


def neighbours(side: str) -> dict[str, set[str]]:
    """Territories that touch along more than a corner."""
    territory, known = ground(side).territory, names(side)
    found: dict[str, set[str]] = {name: set() for name in known.values()}
    for one, other in ((territory[:-1], territory[1:]), (territory[:, :-1], territory[:, 1:])):
        touching = (one != other) & (one > 0) & (other > 0)
        pairs, counts = np.unique(np.stack([one[touching], other[touching]], 1), axis=0, return_counts=True)
        for (a, b), count in zip(pairs, counts, strict=True):
            if count > 12:
                found[known[int(a)]].add(known[int(b)])
                found[known[int(b)]].add(known[int(a)])
    return found


def hearts(side: str) -> dict[int, tuple[int, int]]:
    """Where the three territories of each region meet."""
    found = {}
    for region in (*RINGS[side], 6):
        away = [far(ground(side).territory == region * 10 + part, SCALE) for part in range(3)]
        row, column = np.unravel_index(int(np.argmin(np.maximum.reduce(away))), away[0].shape)
        found[region] = (round(column / SCALE), round(row / SCALE))
    return found


def shapes() -> str:
    """Outline, middle and neighbours of every territory, as the scene and its tests read them."""
    lines = ["# Written by `make art` from the masks of the map: outlines as x, y, x, y, …"]
    for side in RINGS:
        beside, middle = neighbours(side), centres(side)
        lines += [f"\n[{side}.hearts]", *[f"{region} = {list(at)}" for region, at in hearts(side).items()]]
        for name, points in outlines(side).items():
            borders = ", ".join(f'"{other}"' for other in sorted(beside[name]))
            lines += [
                f'\n[{side}.territories."{name}"]',
                f"middle = {list(middle[name])}",
                f"borders = [{borders}]",
                f"points = {points}",
            ]
    return "\n".join(lines) + "\n"
