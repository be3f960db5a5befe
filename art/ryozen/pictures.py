"""Every picture of Ryozen, by the name of its sprite."""

from art.pictures import Painted, Picture, Raster
from art.ryozen import cards, companions, field

DENSITY = 1.6  # a tile is played at 77 units at most
FIELD = ("art/ryozen/field.py", "art/terrain/noise.py", "art/terrain/glyphs.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    found: dict[str, Picture] = {
        name: Painted("art/ryozen/companions.py", canvas, DENSITY) for name, canvas in companions.cards().items()
    }
    found |= {name: Painted("art/ryozen/cards.py", canvas, DENSITY) for name, canvas in cards.cards().items()}
    return found | {"field": Raster(FIELD[0], field.field, FIELD)}
