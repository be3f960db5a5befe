"""A picture before it is made: painted, rendered or raster, and what it is made from."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from art.paint.layers import Canvas

ROOT = Path(__file__).parent.parent


class Painted(NamedTuple):
    """SVG, baked by a browser, by default at two pixels per unit."""

    source: str
    canvas: Canvas
    density: float = 2


class Rendered(NamedTuple):
    """A piece rendered by Blender, in the colour of its owner if it has one."""

    source: str
    module: str
    piece: str
    size: int
    tint: str = ""


class Raster(NamedTuple):
    """Pixels made by a function, from the named source files."""

    source: str
    make: Callable[[], Image.Image]
    made_from: tuple[str, ...]


Picture = Painted | Rendered | Raster


def digest(picture: Picture) -> str:
    """A hash of everything a picture is made from."""
    if isinstance(picture, Painted):
        words = f"{picture.density} {picture.canvas.text()}".encode()
    elif isinstance(picture, Rendered):
        words = f"{picture.piece} {picture.size} {picture.tint}".encode() + _files(*rendering(picture.module))
    else:
        words = _files(*picture.made_from)
    return hashlib.sha256(words).hexdigest()[:16]


def rendering(module: str) -> tuple[str, ...]:
    """The source files of a render."""
    return tuple(f"art/render/{name}.py" for name in ("stage", "mesh", "materials", "finish", module))


def _files(*names: str) -> bytes:
    return b"".join((ROOT / name).read_bytes() for name in names)
