"""Pictures of a game: AVIF or WebP files in its folder ``art``, in addition to the sprites drawn in SVG.

A sprite has one or the other. A picture shows what a component is; the values printed on the component are drawn over
it. A box with components of its own has no pictures for them: ``pictured`` falls back on a drawn sprite.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final, NamedTuple

KINDS: Final = ("avif", "webp")
SMALL: Final = "small"  # the folder of copies for screens of density 1


class Picture(NamedTuple):
    """A picture's size in pixels, the hash that names it, and the kind of its file."""

    w: int
    h: int
    digest: str
    kind: str


@cache
def _kinds(package: str, small: bool = False) -> Mapping[str, str]:
    """The kind of each picture's file, by the name of the picture."""
    folder = files(package) / "art" / (SMALL if small else "")
    found = [each.name.rpartition(".") for each in folder.iterdir()] if folder.is_dir() else []
    return {name: kind for name, _, kind in found if kind in KINDS}


@cache
def pictures(package: str) -> frozenset[str]:
    """The names of a game's pictures."""
    return frozenset(_kinds(package))


def pictured(package: str, name: str, drawn: str) -> str:
    """The picture of that name if there is one, else a drawn sprite."""
    return name if name in pictures(package) else drawn


def image(package: str, name: str, small: bool = False) -> bytes:
    """The file of a picture, or its copy for screens of density 1."""
    return _read(package, name, small)


@cache
def _read(package: str, name: str, small: bool) -> bytes:
    """A file, read once, so that its hash stays right whatever happens to it."""
    file = f"{name}.{_kinds(package, small)[name]}"
    return (files(package) / "art" / (SMALL if small else "") / file).read_bytes()


@cache
def picture(package: str, name: str, small: bool = False) -> Picture:
    """A picture, or its small copy, as its file says."""
    data = image(package, name, small)
    return Picture(*size(data), blake2b(data, digest_size=6).hexdigest(), _kinds(package, small)[name])


def small_picture(package: str, name: str) -> Picture | None:
    """The copy of a picture for screens of density 1, if there is one: it is made only where it is smaller."""
    return picture(package, name, small=True) if name in _kinds(package, small=True) else None


def size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a file: AVIF, or WebP extended, lossless or lossy."""
    if data[4:12] == b"ftypavif":
        at = data.index(b"ispe") + 8
        return int.from_bytes(data[at : at + 4], "big"), int.from_bytes(data[at + 4 : at + 8], "big")
    kind, head = data[12:16], data[20:30]
    if kind == b"VP8X":
        return int.from_bytes(head[4:7], "little") + 1, int.from_bytes(head[7:10], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(head[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return int.from_bytes(head[6:8], "little") & 0x3FFF, int.from_bytes(head[8:10], "little") & 0x3FFF
