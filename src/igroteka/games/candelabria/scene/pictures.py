"""The picture of a component, or a drawn sprite for one that a box has added."""

from typing import Final

from igroteka.content.pictures import pictured

PACKAGE: Final = "igroteka.games.candelabria"


def shown(kind: str, name: str, drawn: str) -> str:
    """The sprite of a component of a kind: ``candle_A1``, ``tactic_T01``."""
    return pictured(PACKAGE, f"{kind}_{name}", drawn)
