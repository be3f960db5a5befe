"""Every picture of Bonfire, by the name of its sprite."""

from types import ModuleType

from art.bonfire import gnomes, islands, places, sea, ships, tasks, tom
from art.paint.bake import DENSITY
from art.paint.boards import parchment
from art.pictures import Painted, Picture, Raster, Rendered

BOARD_DENSITY, SQUARE_DENSITY, ISLE_DENSITY = 1.3, 1.45, 2.2  # pixels per unit; an island is shown at 196 px
NEUTRAL = "#c9c4b5"
RESOURCES = ("flower", "fruit", "herb", "shell", "root")
SEA = ("art/bonfire/sea.py", "art/terrain/noise.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(source_of(module), canvas, *densities(name))
        for module in (gnomes, islands, ships, tasks, tom)
        for name, canvas in module.cards().items()
    }
    painted |= {
        name: Painted(source_of(places), each, SQUARE_DENSITY if name == "hearth" else BOARD_DENSITY, scenery=True)
        for name, each in places.cards().items()
    }
    painted["market"] = Painted("art/paint/boards.py", parchment(760, 470), BOARD_DENSITY)
    return painted | pieces() | {"night": Raster(SEA[0], sea.night, SEA)}


def densities(name: str) -> tuple[float, bool] | tuple[float] | tuple[()]:
    """Pixels per unit, and whether it is scenery, where they are not the usual ones."""
    if name.startswith("isle_"):
        return ISLE_DENSITY, True
    return (DENSITY,) if name in ("bonfire_blue", "bonfire_red", "bonfire_yellow") else ()


def source_of(module: ModuleType) -> str:
    return f"{module.__name__.replace('.', '/')}.py"


def pieces() -> dict[str, Picture]:
    """Pieces on the boards, by city, and the resources."""
    source = "art/render/bonfire.py"
    found: dict[str, Picture] = {
        f"{piece}_{city}": Rendered(source, "bonfire", piece, 128, tint)
        for piece in ("novice", "gift")
        for city, tint in enumerate(islands.CITIES)
    }
    found["novice_neutral"] = Rendered(source, "bonfire", "novice", 128, NEUTRAL)
    found |= {f"goods_{name}": Rendered(source, "bonfire", name, 96) for name in RESOURCES}
    return found | {"goods_gold": Rendered(source, "bonfire", "gold_bars", 96)}
