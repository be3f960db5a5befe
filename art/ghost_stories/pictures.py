"""Every picture of Ghost Stories, by the name of its sprite."""

from art.ghost_stories import artefacts, ghosts, night, people, tiles
from art.ghost_stories.figurine import figurine
from art.ghost_stories.palettes import FAMILIES
from art.paint.boards import lacquer
from art.paint.drawing import placed
from art.pictures import Painted, Picture, Rendered
from art.render.signs import CURSE_FACES, DIE_COLOURS

SKY_DENSITY, TRAY_DENSITY = 2.05, 2.7
DENSITIES = {"place": 2.45, "haunted": 2.45, "ghost": 3, "incarnation": 3, "back": 3}  # by how large they are shown
TAOISTS = {"red": "#c8321e", "blue": "#2a72c8", "green": "#2c9a50", "yellow": "#e0a41c"}


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(f"art/ghost_stories/{module.__name__.rpartition('.')[2]}.py", canvas, density(name))
        for module in (ghosts, tiles, people, artefacts, night)
        for name, canvas in module.cards().items()
    }
    return painted | figures() | trays() | {"sky": Painted("art/ghost_stories/night.py", night.sky(), SKY_DENSITY)}


def density(name: str) -> float:
    return DENSITIES.get(name.partition("_")[0], 2)


def figures() -> dict[str, Picture]:
    """Rendered pieces; Taoists in their colour."""
    source = "art/render/ghost_stories.py"
    shared = {"buddha": 144, "moon_crystal": 128}
    dice = [*[f"die_{colour}" for colour in DIE_COLOURS], *[f"die_curse_{face}" for face in CURSE_FACES]]
    found: dict[str, Picture] = {
        f"figure_{piece}": Rendered(source, "ghost_stories", piece, size) for piece, size in shared.items()
    }
    found["figure_figurine"] = Painted("art/ghost_stories/figurine.py", figurine())
    found |= {
        f"taoist_{colour}": Rendered(source, "ghost_stories", "taoist", 192, tone) for colour, tone in TAOISTS.items()
    }
    return found | {piece: Rendered(source, "ghost_stories", piece, 192) for piece in dice}


def trays() -> dict[str, Picture]:
    """The players' boards and their spaces for ghosts, in the sizes of the scene, with the sign of their colour."""
    boards = {"tray_supply": lacquer(300, 64, "#1a2036", "#35426a")}
    for colour in TAOISTS:
        of, sign = FAMILIES[colour], placed(people.tao_sign(colour), -32, -32)
        boards[f"tray_{colour}"] = lacquer(300, 84, of.dark, of.band, placed(sign, 279, 60, 0.42))
        boards[f"space_{colour}"] = lacquer(116, 160, of.dark, of.band, placed(sign, 58, 84, 2))
    return {name: Painted("art/paint/boards.py", canvas, TRAY_DENSITY) for name, canvas in boards.items()}
