"""The box: printed values of components.toml as typed rows, checked, and as fast tables for the rules."""

from functools import cached_property
from importlib.resources import files
from typing import Final

from igroteka.content.components import load
from igroteka.games.candelabria.box.checks import check
from igroteka.games.candelabria.box.tables import Tables
from igroteka.games.candelabria.box.types import Rows


class Box(Rows, frozen=True):
    """All components."""

    @cached_property
    def tables(self) -> Tables:
        """What the rules read."""
        return Tables(self)

    def check(self) -> None:
        check(self)


BOX: Final = load(files(__package__) / "components.toml", Box)
