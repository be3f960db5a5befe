"""The picture of a component, or a drawn sprite for one that a box has added."""

from typing import Final

from igroteka.content.pictures import pictured

PACKAGE: Final = "igroteka.games.bonfire"


def shown(kind: str, name: str, drawn: str) -> str:
    """The sprite of a component of a kind: ``gnome_master_01``, ``isle_A1``."""
    return pictured(PACKAGE, f"{kind}_{name}", drawn)


def resource(name: str) -> str:
    """The sprite of a resource."""
    return shown("goods", name, f"resource_{name}")


def of_city(kind: str, city: int) -> str:
    """The sprite of a piece in the colour of its city: ``ship_0``."""
    return shown(kind, str(city), kind)


def novice(kind: int) -> str:
    """The sprite of a novice: a city's, or a neutral one."""
    return shown("novice", str(kind), shown("novice", "neutral", "novice"))
