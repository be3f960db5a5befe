"""Pictures of a game: WebP files in its folder ``art``, beside the sprites that are drawn in SVG.

A sprite has one or the other. A picture shows what a component is; the values printed on the component are drawn over
it. A box with components of its own has no pictures of them: ``pictured`` falls back on a drawn sprite.
"""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

KIND = ".webp"


class Picture(NamedTuple):
    """A picture's size in pixels, and the hash that names it."""

    w: int
    h: int
    digest: str


@cache
def pictures(package: str) -> frozenset[str]:
    """The names of a game's pictures."""
    folder = files(package) / "art"
    found = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    return frozenset([name.removesuffix(KIND) for name in found if name.endswith(KIND)])


def pictured(package: str, name: str, drawn: str) -> str:
    """The picture of that name if there is one, else a drawn sprite."""
    return name if name in pictures(package) else drawn


def webp(package: str, name: str) -> bytes:
    """The file of a picture."""
    return (files(package) / "art" / f"{name}{KIND}").read_bytes()


@cache
def picture(package: str, name: str) -> Picture:
    """A picture as its file says."""
    data = webp(package, name)
    return Picture(*size(data), blake2b(data, digest_size=6).hexdigest())


def size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a WebP file: extended, lossless or lossy."""
    kind, head = data[12:16], data[20:30]
    if kind == b"VP8X":
        return int.from_bytes(head[4:7], "little") + 1, int.from_bytes(head[7:10], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(head[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return int.from_bytes(head[6:8], "little") & 0x3FFF, int.from_bytes(head[8:10], "little") & 0x3FFF
