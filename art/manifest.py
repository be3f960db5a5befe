"""The manifest of a game's pictures: what each was made from, its hash, its size and its licence."""

import hashlib
import tomllib
from pathlib import Path
from typing import NamedTuple

LICENCE = "MIT"
FOLDER = Path(__file__).parent / "manifest"


class Entry(NamedTuple):
    """One picture as it lies in the game's folder."""

    source: str
    made_from: str  # hash of what it is made from
    sha256: str  # of the file
    bytes: int
    w: int
    h: int
    licence: str = LICENCE
    small_sha256: str = ""  # of the copy for screens of density 1, where there is one
    small_bytes: int = 0
    small_w: int = 0
    small_h: int = 0


def read(game: str) -> dict[str, Entry]:
    """The pictures of a game by the name of their sprite."""
    file = FOLDER / f"{game}.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: Entry(**row) for name, row in rows.items()}


def write(game: str, entries: dict[str, Entry]) -> None:
    """Write one line per picture, sorted by name."""
    lines = ["# Written by `make art`: every picture, what it was made from, its hash, its size and its licence."]
    for name, entry in sorted(entries.items()):
        values = ", ".join(f"{key} = {_value(value)}" for key, value in entry._asdict().items() if value)
        lines.append(f"{name} = {{ {values} }}")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _value(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def stored(folder: Path, name: str) -> Path | None:
    """The stored file of a picture, AVIF or WebP."""
    files = [folder / f"{name}.{kind}" for kind in ("avif", "webp")]
    return next((file for file in files if file.is_file()), None)


def picture_file(folder: Path, name: str) -> Path:
    """The file of a picture that was made."""
    file = stored(folder, name)
    assert file, f"{name} was not made"
    return file


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
