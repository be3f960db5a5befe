"""Pictures as files."""

from io import BytesIO

import numpy as np
from PIL import Image

AVIF_LESS = 18  # AVIF with a quality lower by this looks like WebP


def packed(image: Image.Image, quality: int) -> tuple[str, bytes]:
    """An image as AVIF or WebP, whichever is smaller; opaque ones without an alpha channel."""
    clear = image.mode == "RGBA" and int(np.asarray(image.getchannel("A")).min()) < 255
    shown = image if clear else image.convert("RGB")
    webp, avif = BytesIO(), BytesIO()
    shown.save(webp, "WEBP", quality=quality, method=6, alpha_quality=90)
    shown.save(avif, "AVIF", quality=quality - AVIF_LESS, speed=4, max_threads=1)
    return min(("avif", avif.getvalue()), ("webp", webp.getvalue()), key=lambda each: len(each[1]))
