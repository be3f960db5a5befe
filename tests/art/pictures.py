"""Manifests and picture files, as the tests read them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

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
    small_sha256: NotRequired[str]
    small_bytes: NotRequired[int]
    small_w: NotRequired[int]
    small_h: NotRequired[int]


def games() -> list[str]:
    """Games with pictures from the pipeline."""
    return sorted(file.stem for file in MANIFESTS.glob("*.toml"))


@cache
def manifest(game: str) -> Mapping[str, Entry]:
    found: dict[str, Entry] = tomllib.loads((MANIFESTS / f"{game}.toml").read_text("utf-8"))
    return found


def folder(game: str) -> Path:
    return ROOT / "src" / "igroteka" / "games" / game / "art"


def files(game: str) -> dict[str, Path]:
    """The file of each picture, by the name of its sprite."""
    return {file.stem: file for file in folder(game).iterdir() if file.suffix in (".avif", ".webp")}


def small_files(game: str) -> dict[str, Path]:
    """The copies for screens of density 1, by the name of their sprite."""
    return {file.stem: file for file in (folder(game) / "small").iterdir()}
