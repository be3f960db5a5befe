"""The ground of Ryozen's six sectors: rock, paving, fields, grass, water and raked gardens."""

from typing import NamedTuple

import numpy as np
from scipy import ndimage, spatial

from art.terrain.noise import colour, edges, far, noise, over

UNITS, PIXELS = 900, 1800
SCALE = PIXELS / UNITS
MIDDLE, RADIUS = 450, 404  # of the sectors, within the rim
RIM_IN, RIM_OUT = 402, 446
PILL, PILL_WIDE, PILL_ASIDE = 424, 36, 15  # icons of day and night: distance, width, degrees beside a sector's middle
PILL_HALF = 10.6  # degrees
ROCK, CITY, FIELDS, GRASS, WATER, GARDEN = range(1, 7)  # the sectors clockwise from north
INKS = ("#8d9bb0", "#e6b765", "#b9ad4e", "#93b458", "#3f9db4", "#b892b4")
CROPS = ("#e8bc4c", "#9fae48", "#d69a3c", "#7f9c42", "#c8b85a", "#8aa650")


class Disc(NamedTuple):
    """Every pixel of the field in polar terms."""

    sector: np.ndarray  # 1 to 6, 0 outside
    radius: np.ndarray
    angle: np.ndarray  # degrees clockwise from the top
    border: np.ndarray  # units to the next sector


def disc() -> Disc:
    """The sectors, whose borders wander a little."""
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    x = columns - MIDDLE + 5 * noise(PIXELS, UNITS, 90, 3, 5)
    y = rows - MIDDLE + 5 * noise(PIXELS, UNITS, 90, 3, 9)
    radius = np.hypot(columns - MIDDLE, rows - MIDDLE)
    angle = np.degrees(np.arctan2(columns - MIDDLE, MIDDLE - rows)) % 360
    number = ((np.degrees(np.arctan2(x, -y)) + 30) % 360 // 60).astype(int) + 1
    number = np.where(radius < RADIUS + 4, number, 0)
    return Disc(number, radius, angle, far(edges(number), SCALE))


def ground(of: Disc) -> np.ndarray:
    """All sectors without growth and buildings, lit from the top left."""
    image = np.zeros((PIXELS, PIXELS, 3))
    for n, ink in enumerate(INKS, 1):
        image[of.sector == n] = colour(ink)
    broad, fine = noise(PIXELS, UNITS, 120, 4, 301, 0.5), noise(PIXELS, UNITS, 26, 3, 351, 0.6)
    image *= (1 + 0.10 * broad + 0.05 * fine)[..., None]
    image, height = _sculpted(image, of, broad, fine)
    down, right = np.gradient(ndimage.gaussian_filter(height * SCALE, 1.4))
    image *= (1 + 0.5 * np.clip((-right - down) / 2, -0.9, 0.9))[..., None]
    return _paths(image, of)


def _sculpted(image: np.ndarray, of: Disc, broad: np.ndarray, fine: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What each kind of ground is made of, and how high it lies."""
    height = 5 * broad + 0.8 * fine
    crags = 13 * (1 - np.abs(noise(PIXELS, UNITS, 70, 5, 77, 0.55)))
    height = np.where(of.sector == ROCK, crags, height)
    _, seams, _ = _cells(30, 21)
    image = _where(image, of.sector == CITY, over(image, "#fbe3a4", 0.7 * np.clip(1.9 - seams, 0, 1)))
    image, height = _fields(image, height, of)
    image, height = _water(image, height, of, broad)
    _, _, away = _cells(96, 33)
    rakes = np.sin(away * 0.85)
    image = _where(image, of.sector == GARDEN, over(image, "#ecd6e6", 0.22 * np.clip(rakes, 0, 1)))
    return image, height + np.where(of.sector == GARDEN, 0.35 * rakes, 0)


def _where(image: np.ndarray, mask: np.ndarray, other: np.ndarray) -> np.ndarray:
    return np.where(mask[..., None], other, image)


def _cells(size: float, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Irregular cells, numbered, and the distances to their seams and to their middles."""
    rng = np.random.RandomState(seed)
    count = int(UNITS / size)
    lattice = np.stack(np.meshgrid(np.arange(count), np.arange(count)), -1).reshape(-1, 2)
    seeds = (lattice + 0.5 + rng.uniform(-0.36, 0.36, lattice.shape)) * size
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    places = np.stack([columns + 2 * noise(PIXELS, UNITS, 40, 2, seed), rows], -1)
    away, found = (each.reshape(PIXELS, PIXELS) for each in spatial.cKDTree(seeds).query(places.reshape(-1, 2)))
    return found, far(edges(found), SCALE), away


def _fields(image: np.ndarray, height: np.ndarray, of: Disc) -> tuple[np.ndarray, np.ndarray]:
    """Crops in furrows of different directions, with ridges between the fields."""
    cells, seams, _ = _cells(52, 8)
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    turn = np.random.RandomState(4).uniform(0, np.pi, cells.max() + 1)[cells]
    furrow = np.sin((columns * np.cos(turn) + rows * np.sin(turn)) * 1.15)
    here = of.sector == FIELDS
    crops = np.stack([colour(each) for each in CROPS])[(cells * 7) % len(CROPS)]
    crops = crops * (1 + 0.10 * furrow)[..., None]
    crops = over(crops, "#5f6b2c", 0.75 * np.clip(2.2 - seams, 0, 1))
    return _where(image, here, crops), np.where(here, 0.5 * furrow + 2.2 * np.clip(1 - seams / 5, 0, 1), height)


def _water(image: np.ndarray, height: np.ndarray, of: Disc, broad: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A bay with a green shore and lines of surf."""
    inland = 26 + 16 * noise(PIXELS, UNITS, 60, 4, 61)
    shore = (RADIUS - of.radius < 3 * inland) & (of.angle < 262) & (of.angle > 246)
    land = (of.sector == WATER) & ((of.border < inland) | (broad > 0.62) | shore)
    deep = far(land | (of.sector != WATER), SCALE)
    here = of.sector == WATER
    sea = over(np.zeros_like(image) + colour("#59bccb"), "#1c6a94", np.clip(deep / 80, 0, 0.85))
    sea *= (1 + 0.05 * np.sin(noise(PIXELS, UNITS, 30, 3, 91) * 6 + deep * 0.25))[..., None]
    for away, strength in ((2, 0.85), (8, 0.5), (15, 0.3)):
        sea = over(sea, "#e4fbff", strength * np.clip(1.3 - np.abs(deep - away), 0, 1))
    image = _where(image, here & ~land, sea)
    image = _where(
        image,
        land,
        over(np.zeros_like(image) + colour("#a9b86a"), "#e8d9a0", np.clip(1 - far(~land, SCALE) / 6, 0, 0.9)),
    )
    return image, np.where(here, np.where(land, height + 4, 0.5 * height), height)


def _paths(image: np.ndarray, of: Disc) -> np.ndarray:
    """Sandy paths between the sectors."""
    inside = of.sector > 0
    image = over(image, "#6d5430", 0.75 * np.clip(5.2 - of.border, 0, 1) * inside)
    return over(image, "#f2dda8", 0.95 * np.clip(4.2 - of.border, 0, 1) * inside)


def rimmed(image: np.ndarray, of: Disc) -> np.ndarray:
    """The field in a rim of red lacquer with gilded edges; pale and dark inlays take the icons of day and night."""
    radius, wide = of.radius, RIM_OUT - RIM_IN
    across = (radius - RIM_IN) / wide
    lacquer = np.zeros_like(image) + colour("#6c241c")
    grain = noise(PIXELS, UNITS, 9, 2, 63)
    lacquer *= (1.02 - 0.34 * np.abs(across - 0.42) + 0.04 * grain)[..., None]
    lacquer = over(lacquer, "#e08a62", 0.4 * np.exp(-(((across - 0.3) / 0.1) ** 2)))
    image = _where(image, (radius >= RIM_IN) & (radius <= RIM_OUT), lacquer)
    shade = np.clip(1 - (RIM_IN - radius) / 16, 0, 1) * (radius < RIM_IN)
    image = over(image, "#120a08", 0.5 * shade**2)
    for n in range(6):
        for side, fill, line in ((-1, "#f3e3bd", "#a67c33"), (1, "#1b2558", "#8fa0d8")):
            inside = _pill(of, 60 * n + side * _order(n) * PILL_ASIDE)
            image = over(image, line, np.clip(1.8 - np.abs(inside), 0, 1))
            image = over(image, fill, np.clip(inside, 0, 1))
    for at in (RIM_IN, RIM_OUT - 1):
        image = over(image, "#3a120c", np.clip(2.6 - np.abs(radius - at), 0, 1))
        image = over(image, "#e9c46a", np.clip(1.9 - np.abs(radius - at), 0, 1))
    return image


def _order(sector: int) -> int:
    """At the bottom and lower left the icons of day and night run against the clock, so that day comes first."""
    return -1 if sector in (3, 4) else 1


def _pill(of: Disc, middle: float) -> np.ndarray:
    """How far inside a rounded inlay of the rim a pixel lies, in units."""
    along = np.abs((of.angle - middle + 180) % 360 - 180)
    outside = np.clip(np.radians(along - PILL_HALF) * PILL, 0, None)
    return np.asarray(PILL_WIDE / 2 - np.hypot(outside + 0, of.radius - PILL))
