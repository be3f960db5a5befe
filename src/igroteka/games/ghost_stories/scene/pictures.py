"""The picture of a component, or a drawn sprite for one that a box has added."""

from typing import Final

from igroteka.content.pictures import pictured

PACKAGE: Final = "igroteka.games.ghost_stories"
LOOKS: Final = {
    "yin_yang": "token_yin_yang",
    "buddha": "figure_buddha",
    "crystal": "figure_moon_crystal",
    "power_token": "token_power",
}  # things on the table whose pictures have other names


def shown(kind: str, name: str, drawn: str) -> str:
    """The sprite of a component of a kind: ``ghost_ghoul_1``, ``place_temple``."""
    return pictured(PACKAGE, f"{kind}_{name}", drawn)
