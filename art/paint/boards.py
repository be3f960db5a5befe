"""Boards that things lie on: parchment for displays, lacquer and oak for what a player holds."""

from art.paint.drawing import Part, svg
from art.paint.filters import Light
from art.paint.layers import Canvas, fill, gradient, grain, rounded

GOLD, SEPIA = "#d8b066", "#8a6a34"


def _noise(name: str, frequency: str, octaves: int, matrix: str, seed: int) -> str:
    """A filter that fills its shape with noise of one colour."""
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"/>'
        f'<feColorMatrix values="{matrix}"/></filter>'
    )


def _edge(w: int, h: int, radius: float, colour: str, wide: float, opacity: float) -> str:
    """A soft dark edge inside the rim."""
    blur = f'<filter id="edge"><feGaussianBlur stdDeviation="{wide / 2.5:g}"/></filter>'
    shape = f'<rect width="{w}" height="{h}" rx="{radius}" fill="none" stroke="{colour}" stroke-width="{wide}"'
    return f'<defs>{blur}</defs>{shape} opacity="{opacity}" filter="url(#edge)"/>'


def _line(w: int, h: int, inset: float, radius: float, colour: str, wide: float, opacity: float = 1) -> str:
    return (
        f'<rect x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" rx="{radius}" fill="none" '
        f'stroke="{colour}" stroke-width="{wide}" opacity="{opacity}"/>'
    )


def parchment(w: int, h: int, seed: int = 5) -> Canvas:
    """Old paper: light in the middle, brown and worn towards the edge."""
    defs = (
        gradient("paper", (0, "#f4e8cb"), (0.5, "#eddfbd"), (1, "#e3d2a9"))
        + _noise("stains", ".006 .008", 4, "0 0 0 0 .55 0 0 0 0 .4 0 0 0 0 .2 1.5 0 0 0 -.62", seed)
        + _noise("fibres", ".012 .16", 3, "0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .88 0 1.4 0 0 -.5", seed + 3)
    )
    body = (
        fill(w, h, "url(#paper)")
        + fill(w, h, "#000", 'filter="url(#stains)" opacity=".3"')
        + fill(w, h, "#000", 'filter="url(#fibres)" opacity=".3"')
        + _edge(w, h, 12, "#7a5620", 22, 0.42)
        + _line(w, h, 0.8, 12, "#5e4420", 1.6, 0.8)
        + _line(w, h, 4.5, 9, SEPIA, 1, 0.45)
    )
    return Canvas(w, h, Light("#fff3d0", seed=seed), defs, rounded(w, h, 12, body))


def lacquer(w: int, h: int, dark: str, bright: str, sign: list[Part] | None = None) -> Canvas:
    """A lacquered tray: light from the top left, a gilded line, a sign in relief."""
    defs = (
        f'<linearGradient id="gloss" x2="1" y2="1"><stop stop-color="{bright}"/>'
        f'<stop offset=".55" stop-color="{dark}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        + _noise("wear", ".02 .035", 4, "0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .85 1.6 0 0 0 -.75", 8)
    )
    relief = f'<g opacity=".4">{svg(sign)}</g>' if sign else ""
    body = (
        fill(w, h, "url(#gloss)")
        + fill(w, h, "#000", 'filter="url(#wear)" opacity=".1"')
        + relief
        + _edge(w, h, 10, "#000", 16, 0.55)
        + _line(w, h, 1, 10, "#120c08", 2)
        + _line(w, h, 4, 8, GOLD, 1.3, 0.75)
        + _line(w, h, 6.6, 6.5, GOLD, 0.6, 0.5)
    )
    return Canvas(w, h, Light("#ffe9c0"), defs, rounded(w, h, 10, body))


def oak(w: int, h: int) -> Canvas:
    """A shelf of dark oak with a worn edge."""
    defs = (
        gradient("oak", (0, "#4b3624"), (0.5, "#3f2d1e"), (1, "#33241a"))
        + _noise("grainy", ".004 .13", 5, "0 0 0 0 .08 0 0 0 0 .04 0 0 0 0 .02 3 0 0 0 -1.3", 4)
        + _noise("pores", ".01 .5", 2, "0 0 0 0 .95 0 0 0 0 .75 0 0 0 0 .5 1.6 0 0 0 -.85", 9)
    )
    body = (
        fill(w, h, "url(#oak)")
        + fill(w, h, "#000", 'filter="url(#grainy)" opacity=".6"')
        + fill(w, h, "#000", 'filter="url(#pores)" opacity=".22"')
        + grain(w, h, 0.08)
        + _edge(w, h, 12, "#000", 18, 0.55)
        + _line(w, h, 1.5, 11, "#1c120a", 3)
        + _line(w, h, 4, 9, "#a07c4c", 1.2, 0.7)
    )
    return Canvas(w, h, Light("#ffe0b0"), defs, rounded(w, h, 12, body))
