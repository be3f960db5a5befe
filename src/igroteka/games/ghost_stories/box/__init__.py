"""The box: typed rows of `components.toml`, their counts checked, and fast tables for the rules."""

from functools import cached_property
from importlib.resources import files
from typing import Final

from igroteka.content.components import load
from igroteka.content.findings import Expectations
from igroteka.games.ghost_stories.box.checks import check, doubt
from igroteka.games.ghost_stories.box.tables import Tables
from igroteka.games.ghost_stories.box.types import Ghost, Incarnation, Rows
from igroteka.games.ghost_stories.words import Villager

__all__ = ["BOX", "VILLAGERS", "VILLAGER_NAMED", "Box", "Ghost", "Incarnation", "name_of"]


class Box(Rows, frozen=True):
    """Everything printed in the two boxes."""

    @cached_property
    def tables(self) -> Tables:
        """What the rules read."""
        return Tables(self)

    def check(self) -> None:
        """Refuse what contradicts the rulebooks, or cannot be played."""
        check(self)

    def doubt(self, usual: Expectations) -> None:
        """Report differences from what a box usually has."""
        doubt(self, usual)


BOX: Final = load(files(__package__) / "components.toml", Box)
VILLAGERS: Final = tuple(f"{row.id}_{member}" for row in BOX.family for member in range(1, row.members + 1))
VILLAGER_NAMED: Final = {name: Villager(number) for number, name in enumerate(VILLAGERS, 1)}


def name_of(villager: Villager) -> str:
    """A villager's id: the family and which of its members it is."""
    return VILLAGERS[villager - 1]
