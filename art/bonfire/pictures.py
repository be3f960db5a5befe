"""Every picture of Bonfire, by the name of its sprite."""

from art.bonfire import gnomes, islands, sea
from art.pictures import Painted, Picture, Raster, Rendered

CITIES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # the colours of the seats
NEUTRAL = "#c9c4b5"
RESOURCES = ("flower", "fruit", "herb", "shell", "root")
SEA = ("art/bonfire/sea.py", "art/terrain/noise.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(f"art/bonfire/{module.__name__.rpartition('.')[2]}.py", canvas)
        for module in (gnomes, islands)
        for name, canvas in module.cards().items()
    }
    return painted | pieces() | {"night": Raster(SEA[0], sea.night, SEA)}


def pieces() -> dict[str, Picture]:
    """What stands on the boards, by city; and the resources."""
    source = "art/render/bonfire.py"
    found: dict[str, Picture] = {
        f"{piece}_{city}": Rendered(source, "bonfire", piece, 128, tint)
        for piece in ("ship", "novice", "gift")
        for city, tint in enumerate(CITIES)
    }
    found["novice_neutral"] = Rendered(source, "bonfire", "novice", 128, NEUTRAL)
    found |= {f"goods_{name}": Rendered(source, "bonfire", name, 96) for name in RESOURCES}
    return found | {"goods_gold": Rendered(source, "bonfire", "gold_bars", 96)}
