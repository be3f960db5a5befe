"""``python -m art.render FOLDER MODULE NAME…`` writes NAME.png and, where parts take a colour, NAME.mask.png."""

import importlib
import sys
from pathlib import Path

import bpy

from art.render import stage
from art.render.materials import TINT


def main(folder: str, module: str, *names: str) -> None:
    pieces = importlib.import_module(f"art.render.{module}").PIECES
    for name in names:
        stage.clear()
        pieces[name]()
        stage.shoot(Path(folder, f"{name}.png").absolute())
        if any(material.get(TINT) for material in bpy.data.materials):
            stage.mask(Path(folder, f"{name}.mask.png").absolute(), lambda material: bool(material.get(TINT)))


if __name__ == "__main__":
    main(*sys.argv[1:])
