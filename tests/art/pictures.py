"""What the tests read of pictures: the manifests, the files, and the size that a WebP file states."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).parent.parent.parent
MANIFESTS = ROOT / "art" / "manifest"


class Entry(TypedDict):
    """One picture of a manifest."""

    source: str
    made_from: str
    sha256: str
    bytes: int
    w: int
    h: int
    licence: str


def games() -> list[str]:
    """Games with pictures of the pipeline."""
    return sorted(file.stem for file in MANIFESTS.glob("*.toml"))


@cache
def manifest(game: str) -> Mapping[str, Entry]:
    found: dict[str, Entry] = tomllib.loads((MANIFESTS / f"{game}.toml").read_text("utf-8"))
    return found


def folder(game: str) -> Path:
    return ROOT / "src" / "igroteka" / "games" / game / "art"


def size(webp: bytes) -> tuple[int, int]:
    """Width and height as the header of a WebP file says (lossy, lossless or extended)."""
    kind, head = webp[12:16], webp[20:30]
    if kind == b"VP8X":
        return int.from_bytes(head[4:7], "little") + 1, int.from_bytes(head[7:10], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(head[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    assert kind == b"VP8 "
    return int.from_bytes(head[6:8], "little") & 0x3FFF, int.from_bytes(head[8:10], "little") & 0x3FFF
