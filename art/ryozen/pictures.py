"""Every picture of Ryozen, by the name of its sprite."""

from art.pictures import Painted, Picture
from art.ryozen import companions

DENSITY = 1.6  # a tile is played at 77 units at most


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    return {name: Painted("art/ryozen/companions.py", canvas, DENSITY) for name, canvas in companions.cards().items()}
