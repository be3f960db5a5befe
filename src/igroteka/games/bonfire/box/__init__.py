"""The box: printed values of components.toml as typed rows, checked, and as fast tables for the rules."""

from importlib.resources import files
from typing import Final

from igroteka.content.components import Expectations, load
from igroteka.games.bonfire.box.checks import check, doubt
from igroteka.games.bonfire.box.tables import Tables


class Box(Tables, frozen=True):
    """All components."""

    def check(self) -> None:
        check(self)

    def doubt(self, usual: Expectations) -> None:
        doubt(self, usual)


BOX: Final = load(files(__package__) / "components.toml", Box)
