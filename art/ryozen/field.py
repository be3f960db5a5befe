"""The field of Ryozen: six sectors as painted scenery round the Palace, under a light that the scene draws."""

import numpy as np
from PIL import Image

from art.paint.bake import baked
from art.paint.drawing import Part
from art.ryozen import landmarks
from art.ryozen.ground import PIXELS, RIM_OUT, SCALE, UNITS, Disc, disc, ground, rimmed


def field() -> Image.Image:
    """The whole field; what lies outside its rim is clear."""
    of = disc()
    image = Image.fromarray(_bytes(ground(of))).convert("RGBA")
    image.alpha_composite(_drawn(_scenery(of)))
    rim = rimmed(np.asarray(image.convert("RGB"), float), of)
    found = Image.fromarray(_bytes(rim)).convert("RGBA")
    found.putalpha(Image.fromarray(_bytes(255 * np.clip(RIM_OUT + 0.5 - of.radius, 0, 1))))
    found.alpha_composite(_drawn([landmarks.GATE]))
    return found


def windows() -> Image.Image:
    """The lit windows and fires alone: they shine in the shade too."""
    scenery = [*_scenery(disc()), landmarks.GATE]
    shown = [(x, y, [part for part in parts if part.material == "glow"]) for x, y, parts in scenery]
    return _drawn(shown)


def _scenery(of: Disc) -> list[tuple[float, float, list[Part]]]:
    def sector_at(x: float, y: float) -> int:
        at = int(y * SCALE), int(x * SCALE)
        return int(of.sector[at]) - 1 if of.border[at] > 15 else -1

    return [*landmarks.LARGE, *landmarks.scattered(sector_at)]


def _drawn(scenery: list[tuple[float, float, list[Part]]]) -> Image.Image:
    [(_, drawn)] = baked({"scenery": (landmarks.drawing(UNITS, scenery), UNITS, UNITS)})
    return drawn.resize((PIXELS, PIXELS), Image.Resampling.LANCZOS)


def _bytes(values: np.ndarray) -> np.ndarray:
    return np.asarray(np.clip(values, 0, 255).astype("uint8"))
