"""The box: every printed number, from ``components.toml``."""

from importlib.resources import files
from typing import Final

from igroteka.content.components import load
from oware.box.types import Box

__all__ = ["BOX", "Box"]

BOX: Final = load(files(__package__) / "components.toml", Box)
