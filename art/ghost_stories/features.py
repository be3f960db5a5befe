"""Eyes and fangs, which many heads have."""

from art.ghost_stories.palettes import Family
from art.paint.drawing import Part, flat, glow
from art.paint.shapes import disc, polygon

BLACK, FANG = "#0d0a10", "#fff4da"


def eyes(p: Family, x: float, y: float, size: float = 1.7, colour: str = "") -> list[Part]:
    return glow(colour or p.accent, disc(-x, y, size), disc(x, y, size))


def fangs(y: float, wide: float, count: int = 4, long: float = 5) -> list[Part]:
    step = 2 * wide / count
    return flat(
        FANG,
        *[
            polygon((-wide + step * n, y), (-wide + step * (n + 1), y), (-wide + step * (n + 0.5), y + long))
            for n in range(count)
        ],
    )
