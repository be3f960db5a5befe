"""Every picture of Bonfire, by the name of its sprite."""

from art.bonfire import gnomes, islands, sea
from art.pictures import Painted, Picture, Raster

SEA = ("art/bonfire/sea.py", "art/terrain/noise.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(f"art/bonfire/{module.__name__.rpartition('.')[2]}.py", canvas)
        for module in (gnomes, islands)
        for name, canvas in module.cards().items()
    }
    return painted | {"night": Raster(SEA[0], sea.night, SEA)}
