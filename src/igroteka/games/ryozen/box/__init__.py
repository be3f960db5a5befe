"""The box: every printed number and symbol, from `components.toml`."""

from functools import cached_property
from importlib.resources import files
from typing import Final

from igroteka.content.components import Expectations, load
from igroteka.games.ryozen.box import checks
from igroteka.games.ryozen.box.tables import Tables
from igroteka.games.ryozen.box.types import Contents


class Box(Contents, frozen=True):
    """A box that was checked, with fast tables for the rules."""

    def check(self) -> None:
        checks.check(self)

    def doubt(self, usual: Expectations) -> None:
        checks.doubt(self, usual)

    @cached_property
    def tables(self) -> Tables:
        return Tables(self)


BOX: Final = load(files("igroteka.games.ryozen.box") / "components.toml", Box)
CARDS: Final = tuple(row.id for row in BOX.revelation)
ENEMY_CARDS: Final = tuple(row.id for row in BOX.sector_card) + tuple(row.id for row in BOX.twist_card)
