"""Pictures for screens of density 1: smaller copies in ``art/small``, made where they save bytes."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from art.manifest import Entry, hash_of, picture_file, stored
from art.packing import packed

SMALL = "small"
LEAST_PX = 64  # a smaller picture has no copy
SHARE = 0.5
BOARDS = ((1500, 0.52), (600, 0.72))  # by least side: a board is drawn larger, relative to its picture, than a piece
SAVED = 0.8  # a copy has at most this share of the bytes


def with_small(folder: Path, name: str, entry: Entry, quality: int) -> Entry:
    """The entry of a picture with its small copy, which is made from the stored file if it is missing."""
    known, (wide, _) = stored(folder / SMALL, name), _small_size(entry.w, entry.h)
    if entry.small_w == wide and known and hash_of(known.read_bytes()) == entry.small_sha256:
        return entry
    forget(folder / SMALL, name)
    kind, data, wide, high = _shrunk(picture_file(folder, name).read_bytes(), quality)
    if wide < LEAST_PX // 2 or len(data) > entry.bytes * SAVED:
        return entry._replace(small_sha256="", small_bytes=0, small_w=0, small_h=0)
    (folder / SMALL).mkdir(exist_ok=True)
    (folder / SMALL / f"{name}.{kind}").write_bytes(data)
    return entry._replace(small_sha256=hash_of(data), small_bytes=len(data), small_w=wide, small_h=high)


def _shrunk(data: bytes, quality: int) -> tuple[str, bytes, int, int]:
    with Image.open(BytesIO(data)) as opened:
        image = opened.convert("RGBA")
    size = _small_size(*image.size)
    small = image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    return *packed(small, quality), *size


def _small_size(wide: int, high: int) -> tuple[int, int]:
    share = next((share for least, share in BOARDS if max(wide, high) >= least), SHARE)
    return round(wide * share), round(high * share)


def forget(folder: Path, name: str) -> None:
    """Delete the file of a picture."""
    file = stored(folder, name)
    if file:
        file.unlink()
