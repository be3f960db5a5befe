"""The ground of Bonfire's islands as pixels: a grown coast, cliffs, hills and surf."""

import base64
from io import BytesIO
from zlib import crc32

import numpy as np
from PIL import Image
from scipy import ndimage

from art.terrain.noise import colour, noise, over

W, H = 180, 156  # units of an island's picture
DENSITY = 2
SIDE = W * DENSITY
SOILS = {  # beach, low ground, high ground, clearing
    "flower": ("#e2cd96", "#6f9a4c", "#8fae58", "#a8a468"),
    "herb": ("#d8c48c", "#3f7a44", "#5f9650", "#7c9460"),
    "root": ("#c9a670", "#6e5636", "#8a6c42", "#9a8056"),
    "fruit": ("#e0c88e", "#57863c", "#7a9c48", "#98a060"),
    "shell": ("#f2e4ba", "#cdb27a", "#dcc690", "#e2d2a2"),
    "holy": ("#8f9cae", "#4d5a6c", "#66748a", "#727f92"),
}


def ground(name: str, kind: str) -> str:
    """An island without growth, as an SVG image over the whole picture."""
    seed = crc32(name.encode()) % 997

    def swell(wavelength: float, octaves: int, nth: int) -> np.ndarray:
        return noise(SIDE, W, wavelength, octaves, seed + nth)[: H * DENSITY]

    rows, columns = np.mgrid[0 : H * DENSITY, 0:SIDE] / DENSITY
    reach = np.hypot((columns - 90) / 78, (rows - 76) / 62) + 0.085 * swell(60, 2, 1) + 0.035 * swell(16, 2, 7)
    land = ndimage.binary_fill_holes(ndimage.binary_opening(reach < 0.94, iterations=3))
    cliff = ndimage.shift(land.astype(float), (6 * DENSITY, 0), order=0) > 0.5
    inside, outside = _depth(land), _depth(~(land | cliff))
    beach, low, high, clearing = SOILS[kind]
    hills = swell(34, 4, 20)
    image = np.zeros((*land.shape, 3)) + colour(low)
    image = over(image, high, np.clip(0.5 + 0.7 * hills, 0, 1))
    image = over(image, clearing, 0.75 * np.clip(1.3 - 1.6 * reach, 0, 1))
    image = over(image, beach, np.clip(1.25 - (inside + 1.6 * swell(14, 2, 40)) / 5, 0, 1))
    height = 3.2 * np.sqrt(np.clip(inside, 0, 26)) + 3.4 * hills + 0.9 * swell(9, 2, 60)
    down, right = np.gradient(ndimage.gaussian_filter(height * DENSITY, 1.1))
    image *= (1 + 0.42 * np.clip((-right - down) / 2.4, -1, 1) + 0.04 * swell(4, 1, 80))[..., None]
    rock = (np.zeros_like(image) + colour(beach)) * (0.34 + 0.1 * swell(7, 2, 90))[..., None]
    image = np.where(land[..., None], image, rock)
    surf = _surf(outside, swell(22, 2, 110))
    dry = (land | cliff)[..., None]
    image = np.where(dry, image, colour("#bff4f2") * surf[1][..., None] + colour("#2f9db4") * (1 - surf[1][..., None]))
    alpha = np.where(dry[..., 0], 1.0, surf[0])
    return _embedded(np.dstack([image, 255 * ndimage.gaussian_filter(alpha, 0.7)]))


def _depth(mask: np.ndarray) -> np.ndarray:
    return np.asarray(ndimage.distance_transform_edt(mask)) / DENSITY


def _surf(outside: np.ndarray, wobble: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Opacity of the water round the shore, and how much of it is foam."""
    away = outside + 1.1 * wobble
    foam = np.exp(-((away / 1.3) ** 2)) + 0.75 * np.exp(-(((away - 4.6) / 0.8) ** 2))
    foam += 0.45 * np.exp(-(((away - 8.4) / 0.7) ** 2))
    fade = np.clip(1.15 - outside / 12, 0, 1)
    return np.clip(0.62 * fade + foam * fade, 0, 1), np.clip(foam, 0, 1)


def _embedded(pixels: np.ndarray) -> str:
    data = BytesIO()
    Image.fromarray(np.clip(pixels, 0, 255).astype("uint8"), "RGBA").save(data, "PNG")
    text = base64.b64encode(data.getvalue()).decode()
    return f'<image width="{W}" height="{H}" href="data:image/png;base64,{text}"/>'
