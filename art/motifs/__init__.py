"""Things that figures hold and that emblems show: one small drawing each, centred on its grip or its middle."""

from collections.abc import Callable, Mapping

from art.motifs import arms, music, nature, signs, tools
from art.paint.drawing import Drawing, Part, placed
from art.paint.shapes import union

MOTIFS: Mapping[str, Callable[[], list[Part]]] = {**arms.ALL, **tools.ALL, **music.ALL, **nature.ALL, **signs.ALL}


def held(name: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> list[Part]:
    """A motif with its grip at a place."""
    return placed(MOTIFS[name](), x, y, scale, turn, flip)


def fitted(drawing: Drawing, x: float, y: float, w: float, h: float, turn: float = 0) -> list[Part]:
    """A drawing as large as it can be in a box around a place."""
    turned = placed(drawing, turn=turn)
    left, top, right, bottom = union(*[part.shape for part in turned]).bounds
    scale = min(w / (right - left), h / (bottom - top))
    return placed(turned, x - scale * (left + right) / 2, y - scale * (top + bottom) / 2, scale)


def emblem(name: str, x: float, y: float, size: float, turn: float = 0) -> list[Part]:
    """A motif that fills a square around a place."""
    return fitted(MOTIFS[name](), x, y, size, size, turn)
