"""Every picture of Candelabria, by the name of its sprite."""

from collections.abc import Callable
from functools import partial

from art.candelabria import candles, chart, emblems, fires, houses
from art.paint.boards import oak, parchment
from art.pictures import Painted, Picture, Raster, Rendered

TONES = {"ash": "#c9382a", "guild": "#e0a01e", "seeders": "#2f9a56", "coven": "#8248c0", "knights": "#2f78c4"}
DENSITIES = {  # pixels per unit, by how large they are shown; the tactics of Houses (tactic_ash_1) only in hands
    "ability": 1.5, "card": 2.75, "candle": 1.9, "desk": 2.5, "fires": 1.5, "quest": 2.3, "tactic": 3.3,
    "upgrade": 2.07,
}  # fmt: skip
IN_HAND = 2.2
CHART = ("art/candelabria/chart.py", "art/terrain/noise.py", "art/terrain/glyphs.py")


def pictures() -> dict[str, Picture]:
    """What `make art` makes."""
    painted: dict[str, Picture] = {
        name: Painted(
            f"art/candelabria/{module.__name__.rpartition('.')[2]}.py",
            canvas,
            density(name),
        )
        for module in (candles, emblems, houses, fires)
        for name, canvas in module.cards().items()
    }
    boards = {"displays": parchment(620, 1240), "desk": oak(1036, 158)}  # in the sizes of the scene's boards
    painted |= {
        name: Painted("art/paint/boards.py", each, density(name), scenery=True) for name, each in boards.items()
    }
    return painted | figures() | charts()


def density(name: str) -> float:
    kind, *rest = name.split("_")
    return IN_HAND if kind == "tactic" and len(rest) > 1 else DENSITIES.get(kind, 2)


def figures() -> dict[str, Picture]:
    """Rendered pieces; those of a House in its colour."""
    source = "art/render/candelabria.py"
    own = {"castle": 164, "explorer": 160, "pilgrim": 160, "warrior": 160, "earth_flame": 88}
    shared = {
        "temple_white": 160,
        "temple_grey": 160,
        "temple_black": 160,
        "curse_figure": 128,
        "wax_block": 112,
        "gold_bar": 112,
    }
    found: dict[str, Picture] = {
        f"{piece}_{house}": Rendered(source, "candelabria", piece, size, tone)
        for piece, size in own.items() for house, tone in TONES.items()
    }  # fmt: skip
    return found | {f"figure_{piece}": Rendered(source, "candelabria", piece, size) for piece, size in shared.items()}


def data() -> dict[str, Callable[[], str]]:
    """The shapes of the territories, which the scene lays over the map."""
    return {"outlines.toml": chart.shapes}


def charts() -> dict[str, Picture]:
    return {f"map_{side}": Raster(CHART[0], partial(chart.chart, side), CHART) for side in chart.RINGS}
