"""The field of Ryozen: six sectors as painted scenery round the Palace, under a light that the scene draws."""

from math import cos, hypot, radians, sin
from random import Random

import numpy as np
from PIL import Image
from scipy import ndimage

from art.paint.bake import baked
from art.ryozen import landmarks
from art.terrain import glyphs
from art.terrain.noise import colour, edges, far, noise, over

UNITS, PIXELS = 900, 1350
SCALE = PIXELS / UNITS
MIDDLE, RADIUS, COURT = 450, 436, 160
RIM, RIM_WIDE = 441, 10  # the middle of the rim and its width
BUILT = 46  # how far growth keeps from buildings
INKS = ("#929cac", "#d9ab5c", "#c6ba5c", "#84a85c", "#58a4ae", "#b28cba")  # of the sectors clockwise from north
GROWTH = (
    ((glyphs.mountain, 15, "#9a968e", 4), (glyphs.fir, 9, "#5f6f66", 2)),
    ((glyphs.tree, 10, "#b5863a", 3), (glyphs.hill, 12, "#d8b878", 2)),
    ((glyphs.field, 16, "#e3b93a", 5), (glyphs.tree, 9, "#8a9a3a", 2)),
    ((glyphs.tree, 12, "#5d8a3a", 4), (glyphs.fir, 11, "#47733a", 4)),
    ((glyphs.reed, 12, "#2f6b5e", 4), (glyphs.wave, 9, "#e4f6f6", 4)),
    ((glyphs.hill, 13, "#b59ac0", 3), (glyphs.tree, 10, "#8a5a8a", 3)),
)


def sectors() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Which sector each pixel belongs to (0 outside), and its polar place."""
    rows, columns = np.mgrid[0:PIXELS, 0:PIXELS] / SCALE
    x = columns - MIDDLE + 2.5 * noise(PIXELS, UNITS, 120, 2, 5)
    y = rows - MIDDLE + 2.5 * noise(PIXELS, UNITS, 120, 2, 9)
    radius, angle = np.hypot(columns - MIDDLE, rows - MIDDLE), np.degrees(np.arctan2(x, -y)) % 360
    number = ((angle + 30) % 360 // 60).astype(int) + 1
    return np.where(radius < RADIUS, number, 0), radius, angle


def terrain() -> Image.Image:
    """Parchment tinted by sector, with hills, and paths between the sectors."""
    number, radius, _ = sectors()
    border = far(edges(number), SCALE)
    near = (0.54 + 0.4 * np.exp(-border / 26))[..., None]
    image = np.zeros((PIXELS, PIXELS, 3)) + colour("#1b1a3a")
    for n, ink in enumerate(INKS, 1):
        image = np.where((number == n)[..., None], colour("#efe0b8") * (1 - near) + colour(ink) * near, image)
    height = 7 * (1 - np.abs(noise(PIXELS, UNITS, 60, 5, 301, 0.55))) + 3 * noise(PIXELS, UNITS, 22, 4, 351)
    down, right = np.gradient(ndimage.gaussian_filter(height * SCALE, 1.2))
    shade = np.clip((-right - down) / 2.2, -1, 1)[..., None] * (number > 0)[..., None]
    image = image * (1 + 0.42 * shade) * (1 + 0.06 * noise(PIXELS, UNITS, 60, 5, 400, 0.6)[..., None])
    image = over(image, "#f8ecc8", 0.7 * np.clip(3.4 - border, 0, 1) * (number > 0))
    image = over(image, "#8a6a3a", 0.8 * np.clip(2.0 - border, 0, 1) * (number > 0))
    return Image.fromarray(np.clip(_rimmed(image, radius), 0, 255).astype("uint8"))


def _rimmed(image: np.ndarray, radius: np.ndarray) -> np.ndarray:
    """The field in a rim of red lacquer between two gilded lines."""
    rim = np.clip(1 - np.abs(radius - RIM) / (RIM_WIDE / 2) + 0.5, 0, 1)
    gloss = np.exp(-(((radius - RIM + 1.5) / 2.2) ** 2))
    image = over(image, "#160a10", np.clip(1 - np.abs(radius - RIM) / (RIM_WIDE / 2 + 2) + 0.4, 0, 1) * 0.8)
    image = over(over(image, "#7a241e", rim), "#d0684a", 0.55 * gloss)
    for at in (RIM - RIM_WIDE / 2, RIM + RIM_WIDE / 2):
        image = over(image, "#e8bd5a", np.clip(1.4 - np.abs(radius - at) / 1.1, 0, 1))
    return image


def taken(x: float, y: float, sector: int) -> bool:
    """Where the scene puts a sector's places, its name and its icons."""
    middle = radians(60 * sector)
    across = (x - MIDDLE) * cos(middle) + (y - MIDDLE) * sin(middle)
    along = (x - MIDDLE) * sin(middle) - (y - MIDDLE) * cos(middle)
    label_x, label_y = MIDDLE + 345 * sin(middle), MIDDLE - 345 * cos(middle)
    return (190 < along < 290 and abs(across) < 118) or (abs(x - label_x) < 96 and abs(y - label_y) < 66)


def growth() -> str:
    """Glyphs away from the places of companions and from the labels."""
    number, radius, _ = sectors()
    border, step, rng = far(edges(number), SCALE), 4, Random(8)
    built = landmarks.places()
    kept: list[tuple[float, float, float]] = []
    found: list[tuple[float, str]] = []
    for _ in range(5000):
        x, y = rng.uniform(20, UNITS - 20), rng.uniform(20, UNITS - 20)
        at = int(y * SCALE) // step * step, int(x * SCALE) // step * step
        away = float(radius[at])
        if (
            not number[at]
            or border[at] < 12
            or away > RADIUS - 16
            or away < COURT + 10
            or taken(x, y, int(number[at]) - 1)
            or any(hypot(x - a, y - b) < BUILT for a, b, _ in built)
        ):
            continue
        kinds = GROWTH[int(number[at]) - 1]
        glyph, size, ink, _ = rng.choices(kinds, [kind[3] for kind in kinds])[0]
        gap = size * (1.5 if glyph in glyphs.ROOMY else 0.95)
        if any((x - a) ** 2 + (1.5 * (y - b)) ** 2 < ((gap + room) / 1.7) ** 2 for a, b, room in kept):
            continue
        kept.append((x, y, gap))
        found.append((y, glyph(x, y, size * rng.uniform(0.85, 1.1), rng, ink)))
    return "".join(text for _, text in sorted(found))


def field() -> Image.Image:
    """The whole field."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {UNITS} {UNITS}" width="{UNITS}" height="{UNITS}"><g opacity=".8">{growth()}</g></svg>'
    image = terrain().convert("RGBA")
    pages = {"growth": (svg, UNITS, UNITS), "landmarks": (landmarks.drawing(UNITS), UNITS, UNITS)}
    for _, drawn in baked(pages):
        image.alpha_composite(drawn.resize((PIXELS, PIXELS), Image.Resampling.LANCZOS))
    return image
