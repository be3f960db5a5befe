"""Covers for the start page and link previews: an illustration in layers, painted from a game's own figures."""

import importlib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFilter

from art.paint.bake import baked
from art.paint.layers import Canvas

WIDE, HIGH = 480, 300  # units of a cover
DENSITY = 2  # pixels per unit
QUALITY = 80


class Layer(NamedTuple):
    """A picture on a cover: the left and top of its place, its scale, and how far it is out of focus."""

    canvas: Canvas
    x: float = 0
    y: float = 0
    scale: float = 1
    blur: float = 0


def write(game: str, folder: Path) -> bool:
    """Write the cover next to the game's folder of pictures, if what it is made from has changed."""
    layers: Sequence[Layer] = importlib.import_module(f"art.{game}.cover").layers()
    file, made_from = folder.parent / "picture.jpg", digest(layers)
    if file.is_file():
        with Image.open(file) as known:
            if known.info.get("comment", b"").decode() == made_from:
                return False
    cover(layers).save(file, quality=QUALITY, optimize=True, progressive=True, comment=made_from)
    return True


def digest(layers: Sequence[Layer]) -> str:
    words = "".join(f"{layer.canvas.text()} {layer[1:]}" for layer in layers)
    return sha256(words.encode()).hexdigest()[:16]


def cover(layers: Sequence[Layer]) -> Image.Image:
    """The layers from the back to the front."""
    image = Image.new("RGBA", (WIDE * DENSITY, HIGH * DENSITY))
    pages = {str(n): (layer.canvas.text(), layer.canvas.w, layer.canvas.h) for n, layer in enumerate(layers)}
    for name, drawn in baked(pages):
        layer = layers[int(name)]
        by = layer.scale * DENSITY
        size = round(layer.canvas.w * by), round(layer.canvas.h * by)
        shown = drawn.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
        whole = Image.new("RGBA", image.size)
        whole.paste(shown, (round(layer.x * DENSITY), round(layer.y * DENSITY)))
        image.alpha_composite(whole.filter(ImageFilter.GaussianBlur(layer.blur * DENSITY)) if layer.blur else whole)
    return image.convert("RGB")
