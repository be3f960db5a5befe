"""Pictures of the table as arrays, for videos and for models that look."""

import re
from base64 import b64decode, b64encode
from functools import lru_cache
from io import BytesIO
from typing import Final, TypeAlias

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

WIDTH_PX: Final = 960
FONT: Final = "DejaVu Sans"
AVIF: Final = re.compile(r"data:image/avif;base64,([\w+/=]+)")

Pixels: TypeAlias = NDArray[np.uint8]


def rasterised(svg: str, width_px: int = WIDTH_PX) -> Pixels:
    """An SVG document as rows of red, green and blue."""
    readable = AVIF.sub(lambda found: _as_png(found[1]), svg)  # resvg reads no AVIF
    png = resvg_py.svg_to_bytes(svg_string=readable, width=width_px, sans_serif_family=FONT)
    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"))


@lru_cache(512)
def _as_png(avif: str) -> str:
    """A picture in AVIF, given as base64, as the address of the same picture in PNG."""
    out = BytesIO()
    with Image.open(BytesIO(b64decode(avif))) as picture:
        picture.save(out, "PNG", compress_level=1)
    return f"data:image/png;base64,{b64encode(out.getvalue()).decode()}"
