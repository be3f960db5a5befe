"""From a render to a sprite: a shadow that fades at the border, the owner's colour, and the stored size."""

from pathlib import Path

import numpy as np
from PIL import Image

from art.render.colour import to_linear, to_srgb

FADE = 0.17  # of the width, at each side


def sprite(png: Path, size: int, tint: str = "") -> Image.Image:
    """A render as a square sprite, its neutral parts in the colour of their owner."""
    with Image.open(png) as opened:
        pixels = np.asarray(opened.convert("RGBA")).astype(float) / 255
    if tint:
        with Image.open(png.with_suffix(".mask.png")) as opened:
            pixels = _tinted(pixels, np.asarray(opened.convert("L")).astype(float)[..., None] / 255, tint)
    pixels[..., 3] = _shadow(pixels)
    image = Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype("uint8"), "RGBA")
    return image.convert("RGBa").resize((size, size), Image.Resampling.LANCZOS).convert("RGBA")


def _tinted(pixels: np.ndarray, mask: np.ndarray, tint: str) -> np.ndarray:
    colour = to_linear(np.array([int(tint[n : n + 2], 16) / 255 for n in (1, 3, 5)]))
    light = to_linear(pixels[..., :3]).mean(-1, keepdims=True) / 0.4
    painted = to_srgb(np.clip(colour * np.minimum(light, 1.0) + np.maximum(light - 1, 0) * 0.35, 0, 1))
    found = pixels.copy()
    found[..., :3] = pixels[..., :3] * (1 - mask) + painted * mask
    return found


def _shadow(pixels: np.ndarray) -> np.ndarray:
    """Opacity with the noise of the shadow catcher taken away and its edge faded."""
    high, wide = pixels.shape[:2]
    clear = pixels[..., 3]
    rows, columns = np.mgrid[0:high, 0:wide]
    edge = np.minimum.reduce([columns, rows, wide - 1 - columns, high - 1 - rows]) / (wide * FADE)
    fade = np.clip(edge, 0, 1) ** 2 * (3 - 2 * np.clip(edge, 0, 1))
    shadow = (pixels[..., :3].max(-1) < 0.02) & (clear < 0.97)
    return np.where(shadow, np.clip((clear - 0.06) / 0.94, 0, 1) * fade * 0.9, clear)
