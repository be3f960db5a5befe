"""Every picture of Bonfire, by the name of its sprite."""

from types import ModuleType

from art.bonfire import gnomes, islands, places, sea, ships, tasks, tom
from art.paint.boards import parchment
from art.pictures import Painted, Picture, Raster, Rendered

BOARD_DENSITY = 2  # pixels per unit of what lies under the pieces
DENSITIES = {
    "isle": 2.2,
    "bonfire": 3,
    "back": 3.6,
    "tom": 2.5,
    "path": 2.2,
    "task": 2.5,
}  # of pictures of cards, by how large they are shown
NEUTRAL = "#c9c4b5"
RESOURCES = ("flower", "fruit", "herb", "shell", "root")
SEA = ("art/bonfire/sea.py", "art/terrain/noise.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(source_of(module), canvas, DENSITIES.get(kind_of(name), 2), kind_of(name) == "isle")
        for module in (gnomes, islands, ships, tasks, tom)
        for name, canvas in module.cards().items()
    }
    painted |= {
        name: Painted(source_of(places), each, BOARD_DENSITY, scenery=True) for name, each in places.cards().items()
    }
    painted["market"] = Painted("art/paint/boards.py", parchment(760, 470), BOARD_DENSITY)
    return painted | pieces() | {"night": Raster(SEA[0], sea.night, SEA)}


def kind_of(name: str) -> str:
    return name.partition("_")[0]


def source_of(module: ModuleType) -> str:
    return f"{module.__name__.replace('.', '/')}.py"


def pieces() -> dict[str, Picture]:
    """Pieces on the boards, by city, and the resources."""
    source = "art/render/bonfire.py"
    found: dict[str, Picture] = {
        f"{piece}_{city}": Rendered(source, "bonfire", piece, size, tint)
        for piece, size in (("novice", 128), ("gift", 176))
        for city, tint in enumerate(islands.CITIES)
    }
    found["novice_neutral"] = Rendered(source, "bonfire", "novice", 128, NEUTRAL)
    found |= {f"goods_{name}": Rendered(source, "bonfire", name, 128) for name in RESOURCES}
    return found | {"goods_gold": Rendered(source, "bonfire", "gold_bars", 128)}
