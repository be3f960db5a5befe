"""Every picture of Ryozen, by the name of its sprite."""

from art.paint.boards import lacquer, parchment
from art.pictures import Painted, Picture, Raster, Rendered
from art.ryozen import cards, companions, field, opponent, road, villages

BOARDS = {"displays": 2, "mat": 2.5}  # pixels per unit
DENSITIES = {  # by how large they are shown
    "companion": 2.6,
    "hidden": 2.6,
    "event": 2.4,
    "palace": 3.5,
    "revelation": 3,
    "road": 2,
}
DENSITY = 1.6  # of all others
CLANS = {"orange": "#e07b28", "purple": "#8a56b8", "green": "#3f9a5f", "blue": "#3a7bb8"}
GOODS = ("coin", "scroll", "lantern", "coral", "agate", "jade")
FIELD = (
    "art/ryozen/field.py", "art/ryozen/ground.py", "art/ryozen/landmarks.py", "art/terrain/noise.py",
    "art/paint/filters.py", "art/paint/shapes.py",
)  # fmt: skip


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    found: dict[str, Picture] = {
        name: Painted(f"art/ryozen/{module.__name__.rpartition('.')[2]}.py", canvas, density(name))
        for module in (companions, cards, villages, opponent, road)
        for name, canvas in module.cards().items()
    }
    found |= {f"goods_{name}": Rendered("art/render/ryozen.py", "ryozen", name, 112) for name in GOODS}
    found |= {
        f"explorer_{clan}": Rendered("art/render/ryozen.py", "ryozen", "explorer", 112, tint)
        for clan, tint in CLANS.items()
    }
    shown = {"field": field.field, "windows": field.windows}
    return found | boards() | {name: Raster(FIELD[0], make, FIELD) for name, make in shown.items()}


def density(name: str) -> float:
    return DENSITIES.get(name.partition("_")[0], DENSITY)


def boards() -> dict[str, Picture]:
    """What cards and companions lie on, in the sizes of the scene's boards."""
    shown = {"displays": parchment(600, 1340), "mat": lacquer(980, 122, "#331016", "#6e2622")}
    return {name: Painted("art/paint/boards.py", canvas, BOARDS[name]) for name, canvas in shown.items()}
