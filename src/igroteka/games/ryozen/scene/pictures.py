"""The picture of a component, or a drawn sprite for one that a box has added."""

from typing import Final

from igroteka.content.pictures import pictured

PACKAGE: Final = "igroteka.games.ryozen"


def shown(kind: str, name: str, drawn: str) -> str:
    """The sprite of a component of a kind: ``companion_bard_blue``."""
    return pictured(PACKAGE, f"{kind}_{name}", drawn)


def goods(name: str) -> str:
    """The sprite of a resource or shard, and any other icon as it is."""
    return shown("goods", name, name)


def order(sector: str, extra: str) -> str:
    """The face of a sector card of the Basilisk: its sector, and what more it asks for."""
    return shown("order", f"{sector}_{extra}", shown("order", sector, "order"))
