"""Companions of Ryozen as busts in the colours of the four clans: mask, hood, helm, hat or beard, never a bare face."""

from random import Random

from art.paint.drawing import paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import around, box, brush, disc, ring, union
from art.ryozen.clans import CLANS, GOLD
from art.ryozen.ranks import COMPANIONS

SIZE = 100


def bust(rank: str, clan: str) -> Canvas:
    """A companion's tile; the clan's crest is drawn over it."""
    c, rng = CLANS[clan], Random(rank)
    defs = (
        gradient("sky", (0, c.night), (0.6, c.robe), (1, c.bright))
        + gradient("robe", (0, c.robe), (1, c.shade))
        + halo("halo", "#fff0c8", 0.55)
        + VIGNETTE
    )
    body = (
        fill(SIZE, SIZE, "url(#sky)")
        + clouds(SIZE, SIZE, 0.25)
        + circle(62, 32, 34, "url(#halo)")
        + svg(COMPANIONS[rank](c))
        + grain(SIZE, SIZE)
        + fill(SIZE, SIZE, "url(#vignette)")
    )
    light = Light(c.rim, seed=rng.randrange(1, 90), rim_px=1.8)
    return Canvas(SIZE, SIZE, light, defs, rounded(SIZE, SIZE, 9, body) + border(SIZE, SIZE, 9, "#120c10", c.bright))


def hidden(clan: str) -> Canvas:
    """The back of a companion: lacquer with rays; the crest is drawn over it."""
    c = CLANS[clan]
    rays = [brush([(50, 50), (x, y)], [0.6, 4]) for x, y, _ in around(50, 50, 80, 20)]
    defs = gradient("sky", (0, c.shade), (0.5, c.robe), (1, c.shade)) + VIGNETTE
    parts = [
        *paint(c.night, union(*rays).intersection(box(0, 0, 100, 100)), material="wash", opacity=0.5),
        *skin(GOLD, ring(50, 50, 36, 33)),
        *soft(c.night, disc(50, 50, 32), opacity=0.5),
    ]
    body = fill(SIZE, SIZE, "url(#sky)") + svg(parts) + grain(SIZE, SIZE, 0.2) + fill(SIZE, SIZE, "url(#vignette)")
    return Canvas(
        SIZE, SIZE, Light(c.rim, seed=7), defs, rounded(SIZE, SIZE, 9, body) + border(SIZE, SIZE, 9, "#120c10", GOLD)
    )


def cards() -> dict[str, Canvas]:
    """Every companion in every clan, and the backs, by the name of the sprite."""
    found = {f"companion_{rank}_{clan}": bust(rank, clan) for rank in COMPANIONS for clan in CLANS}
    return found | {f"hidden_{clan}": hidden(clan) for clan in CLANS}
