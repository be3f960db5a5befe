"""A picture before it is made: painted, rendered or raster, and what it is made from."""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from art.paint.layers import Canvas
from art.sources import code, code_of, code_of_piece

STAGE = ("art/render/stage.py", "clear", "shoot", "mask")
FINISH = ("art/render/finish.py", "art/render/colour.py")


class Painted(NamedTuple):
    """SVG, baked by a browser, by default at two pixels per unit."""

    source: str
    canvas: Canvas
    density: float = 2
    scenery: bool = False  # large and behind the pieces, so that a lower quality does not show


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
        words = f"{picture.density}{' scenery' * picture.scenery} {picture.canvas.text()}".encode()
    elif isinstance(picture, Rendered):
        words = f"{render_of(picture)} {picture.size} {picture.tint}".encode() + code(*FINISH)
    else:
        words = code(*picture.made_from)
    return _short(words)


def render_of(picture: Rendered) -> str:
    """A hash of everything a render is made from, whatever its size and colour as a picture."""
    own = code_of_piece(f"art/render/{picture.module}.py", picture.piece)
    return _short(picture.piece.encode() + code_of(*STAGE) + own)


def _short(words: bytes) -> str:
    return hashlib.sha256(words).hexdigest()[:16]
