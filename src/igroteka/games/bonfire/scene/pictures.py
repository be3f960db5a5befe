"""The picture of a component, or a drawn sprite for one that a box has added."""

from typing import Final

from igroteka.content.pictures import pictured

PACKAGE: Final = "igroteka.games.bonfire"


def shown(kind: str, name: str, drawn: str) -> str:
    """The sprite of a component of a kind: ``gnome_master_01``, ``isle_A1``."""
    return pictured(PACKAGE, f"{kind}_{name}", drawn)
