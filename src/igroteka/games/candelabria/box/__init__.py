"""The box: printed values of components.toml as typed rows, checked, and as fast tables for the rules."""

from functools import cached_property
from importlib.resources import files
from typing import ClassVar, Final

from igroteka.content.components import Expectations, load
from igroteka.games.candelabria.box.checks import check, doubt
from igroteka.games.candelabria.box.tables import Tables
from igroteka.games.candelabria.box.types import Rows
from igroteka.games.candelabria.words import TWO_FACED


class Box(Rows, frozen=True):
    """All components."""

    added: ClassVar = {"bank": "c6f4cab0a966c2ac", "ring": "d7622bde6ae3bcc4"}

    @cached_property
    def two_faced(self) -> frozenset[str]:
        """Territories with another symbol or name on the other side of the board."""
        large = {row.id: (row.symbol, row.name_ru, row.name_en) for row in self.territory_large}
        small = {row.id: (row.symbol, row.name_ru, row.name_en) for row in self.territory_small}
        return TWO_FACED | {name for name, words in small.items() if words != large[name]}

    @cached_property
    def tables(self) -> Tables:
        """What the rules read."""
        return Tables(self)

    def check(self) -> None:
        check(self)

    def doubt(self, usual: Expectations) -> None:
        doubt(self, usual)


BOX: Final = load(files(__package__) / "components.toml", Box)
