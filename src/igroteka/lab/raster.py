"""Pictures of the table as arrays, for videos and for models that look."""

from io import BytesIO
from typing import Final, TypeAlias

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

WIDTH_PX: Final = 960
FONT: Final = "DejaVu Sans"

Pixels: TypeAlias = NDArray[np.uint8]


def rasterised(svg: str, width_px: int = WIDTH_PX) -> Pixels:
    """An SVG document as rows of red, green and blue."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width_px, sans_serif_family=FONT)
    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"))
