"""Every picture of Ghost Stories, by the name of its sprite."""

from art.ghost_stories import ghosts, night, people, tiles
from art.pictures import Painted, Picture, Rendered
from art.render.signs import CURSE_FACES, DIE_COLOURS

SKY_DENSITY = 1.2
TAOISTS = {"red": "#c8321e", "blue": "#2a72c8", "green": "#2c9a50", "yellow": "#e0a41c"}


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(f"art/ghost_stories/{module.__name__.rpartition('.')[2]}.py", canvas)
        for module in (ghosts, tiles, people, night)
        for name, canvas in module.cards().items()
    }
    return painted | figures() | {"sky": Painted("art/ghost_stories/night.py", night.sky(), SKY_DENSITY)}


def figures() -> dict[str, Picture]:
    """Rendered pieces; Taoists in their colour."""
    source = "art/render/ghost_stories.py"
    shared = {"buddha": 144, "figurine": 144, "moon_crystal": 128}
    dice = [*[f"die_{colour}" for colour in DIE_COLOURS], *[f"die_curse_{face}" for face in CURSE_FACES]]
    found: dict[str, Picture] = {
        f"figure_{piece}": Rendered(source, "ghost_stories", piece, size) for piece, size in shared.items()
    }
    found |= {
        f"taoist_{colour}": Rendered(source, "ghost_stories", "taoist", 192, tone) for colour, tone in TAOISTS.items()
    }
    return found | {piece: Rendered(source, "ghost_stories", piece, 192) for piece in dice}
