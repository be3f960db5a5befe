"""Smooth noise on a square raster."""

import numpy as np
from scipy import ndimage


def noise(
    pixels: int, units: float, wavelength: float, octaves: int = 1, seed: int = 0, gain: float = 0.5
) -> np.ndarray:
    """Noise of about unit strength: wavelength in units, each octave half as wide and weaker by the gain."""
    found, strength, total = np.zeros((pixels, pixels)), 1.0, 0.0
    for octave in range(octaves):
        cells = max(3, int(units / wavelength * 2**octave) + 3)
        rough = np.random.RandomState(seed + octave).randn(cells, cells)
        found += strength * ndimage.zoom(rough, pixels / (cells - 2), order=3)[:pixels, :pixels]
        total, strength = total + strength, strength * gain
    return found / total


def edges(values: np.ndarray) -> np.ndarray:
    """Where neighbours differ."""
    found = np.zeros(values.shape, bool)
    found[:-1] |= values[:-1] != values[1:]
    found[:, :-1] |= values[:, :-1] != values[:, 1:]
    return found


def far(mask: np.ndarray, scale: float) -> np.ndarray:
    """The distance to a mask, in units."""
    return np.asarray(ndimage.distance_transform_edt(~mask)) / scale


def colour(code: str) -> np.ndarray:
    return np.array([int(code[n : n + 2], 16) for n in (1, 3, 5)], float)


def over(image: np.ndarray, code: str, strength: np.ndarray) -> np.ndarray:
    """A colour laid over an image."""
    part = np.clip(strength, 0, 1)[..., None]
    return np.asarray(image * (1 - part) + colour(code) * part)
