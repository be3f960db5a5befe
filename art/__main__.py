"""``python -m art [--no-render] [GAME…]``: makes every picture that changed, and the contact sheets."""

import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from PIL import Image

from art import covers, manifest
from art.contact import contact_sheet
from art.density import SMALL, forget, with_small
from art.manifest import stored
from art.packing import packed
from art.paint.bake import DENSITY, baked
from art.pictures import Painted, Picture, Raster, Rendered, digest, render_of
from art.render.finish import sprite
from art.sources import ROOT

GAMES = ("candelabria", "ghost_stories", "bonfire", "ryozen")
RENDERS = ROOT / "build" / "art-renders"
QUALITY, MAP_QUALITY, FINE_QUALITY = 80, 68, 58  # of scenery, and of scenery at two pixels per unit, where less shows


def main(words: tuple[str, ...]) -> None:
    games = tuple(word for word in words if not word.startswith("-")) or GAMES
    for game in games:
        made = make(game, renders="--no-render" not in words)
        print(f"{game}: {made} pictures made")


def make(game: str, renders: bool = True) -> int:
    """Make the pictures of a game that are missing or whose sources changed; delete those no longer wanted."""
    pictures: dict[str, Picture] = importlib.import_module(f"art.{game}.pictures").pictures()
    folder = ROOT / "src" / "igroteka" / "games" / game / "art"
    known = manifest.read(game)
    sources = {name: digest(picture) for name, picture in pictures.items()}
    stale = {
        name: picture for name, picture in pictures.items()
        if name not in known or known[name].made_from != sources[name] or not stored(folder, name)
    }  # fmt: skip
    if not renders:
        stale = {name: picture for name, picture in stale.items() if not isinstance(picture, Rendered)}
    entries = {name: entry for name, entry in known.items() if name in pictures}
    for name in known.keys() - pictures.keys():
        forget(folder, name)
        forget(folder / SMALL, name)
    for name, image in images(game, stale):
        kind, data = packed(image, quality_of(pictures[name]))
        forget(folder, name)
        (folder / f"{name}.{kind}").write_bytes(data)
        entries[name] = manifest.Entry(
            pictures[name].source, sources[name], manifest.hash_of(data), len(data), image.width, image.height
        )
    for file, text in _texts(game).items():
        if any(isinstance(each, Raster) for each in stale.values()) or not (folder / file).is_file():
            (folder / file).write_text(text(), encoding="utf-8")
    entries = {name: with_small(folder, name, entry, small_quality(pictures[name])) for name, entry in entries.items()}
    manifest.write(game, entries)
    if stale or known.keys() != entries.keys():
        contact_sheet(game, folder, sorted(entries))
    covers.write(game, folder)
    return len(stale)


def quality_of(picture: Picture) -> int:
    if isinstance(picture, Painted) and picture.scenery:
        return FINE_QUALITY if picture.density >= 2 else MAP_QUALITY
    return MAP_QUALITY if isinstance(picture, Raster) else QUALITY


def small_quality(picture: Picture) -> int:
    """Painted scenery is what the first view of a table loads most of, so its small copies are coarser."""
    painted = isinstance(picture, Painted) and picture.scenery
    return MAP_QUALITY - 14 if painted else quality_of(picture)


def _texts(game: str) -> dict[str, Callable[[], str]]:
    """Data that belongs to the pictures: shapes of a map."""
    module = importlib.import_module(f"art.{game}.pictures")
    return module.data() if hasattr(module, "data") else {}


def images(game: str, wanted: dict[str, Picture]) -> Iterator[tuple[str, Image.Image]]:
    """Every wanted picture as an image, grouped by how it is made."""
    painted = {name: picture for name, picture in wanted.items() if isinstance(picture, Painted)}
    pages = {name: (each.canvas.text(), each.canvas.w, each.canvas.h) for name, each in painted.items()}
    for name, image in baked(pages):
        each = painted[name]
        size = round(each.canvas.w * each.density), round(each.canvas.h * each.density)
        shrunk = image.convert("RGBa").resize(size, Image.Resampling.LANCZOS) if each.density != DENSITY else image
        yield name, shrunk.convert("RGBA")
    rendered = {name: picture for name, picture in wanted.items() if isinstance(picture, Rendered)}
    render(game, rendered)
    for name, piece in rendered.items():
        yield name, sprite(png(game, piece), piece.size, piece.tint)
    for name, picture in wanted.items():
        if isinstance(picture, Raster):
            yield name, picture.make()


def render(game: str, wanted: dict[str, Rendered]) -> None:
    """Render the wanted pictures that have not been rendered from the same code before."""
    folder = RENDERS / game
    folder.mkdir(parents=True, exist_ok=True)
    for module, group in groupby(sorted(wanted.values(), key=lambda each: each.module), key=lambda each: each.module):
        due = {each.piece: render_of(each) for each in group if not png(game, each).is_file()}
        if due:
            subprocess.run([sys.executable, "-m", "art.render", str(folder), module, *due], check=True, cwd=ROOT)
        for piece, made_from in due.items():
            for kind in (".png", ".mask.png"):
                if (folder / f"{piece}{kind}").is_file():
                    (folder / f"{piece}{kind}").replace(folder / f"{piece}-{made_from}{kind}")


def png(game: str, picture: Rendered) -> Path:
    """The render of a picture, kept until its code changes."""
    return RENDERS / game / f"{picture.piece}-{render_of(picture)}.png"


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
