"""The night sea under the islands."""

from functools import cache

import numpy as np
from PIL import Image

from art.terrain.noise import colour, noise, over

WIDE, HIGH = 2080, 1277  # of a board of 1036 by 636 units


@cache
def night() -> Image.Image:
    """Dark water with long swells and a path of moonlight."""
    size = WIDE
    swell = noise(size, 980, 60, 4, 11, 0.6)[:HIGH]
    fine = np.repeat(noise(size, 980, 14, 3, 31)[: HIGH // 4 + 1], 4, axis=0)[:HIGH]
    rows, columns = np.mgrid[0:HIGH, 0:WIDE]
    depth = np.clip(np.hypot((columns - WIDE / 2) / WIDE, (rows - HIGH / 2) / HIGH) * 1.5, 0, 1)[..., None]
    image = colour("#1c4a66") * (1 - depth) + colour("#081a2c") * depth
    image = image * (1 + 0.12 * swell[..., None] + 0.05 * fine[..., None])
    image = over(image, "#7fc0d0", 0.16 * np.clip(fine - 0.9, 0, 1))
    glitter = np.clip(1 - np.abs(columns / WIDE - 0.5 - 0.04 * swell) * 7, 0, 1) * np.clip(fine - 0.2, 0, 1)
    image = over(image, "#ffe6b0", 0.16 * glitter)
    return Image.fromarray(np.clip(image, 0, 255).astype("uint8"))
