"""Layers that all pictures share: sky, halo, frame, grain, vignette; and the picture as a whole."""

from collections.abc import Sequence
from typing import NamedTuple

from art.paint.filters import Light, materials


class Canvas(NamedTuple):
    """A picture in its own units, with what it defines and what it shows."""

    w: int
    h: int
    light: Light
    defs: str
    body: str

    def text(self) -> str:
        """The picture as SVG."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w} {self.h}" width="{self.w}" height="{self.h}">'
            f"<defs>{materials(self.light)}{self.defs}</defs>{self.body}</svg>"
        )


def gradient(name: str, *stops: tuple[float, str], across: bool = False) -> str:
    """A linear gradient from top to bottom, or across."""
    way = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    return f'<linearGradient id="{name}" {way}>{_stops(stops)}</linearGradient>'


def halo(name: str, colour: str, middle: float = 0.9, core: float = 0) -> str:
    """Light that fades outward."""
    return (
        f'<radialGradient id="{name}"><stop offset="{core}" stop-color="{colour}" stop-opacity="{middle}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)


def circle(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" opacity="{opacity}"/>'


def fill(w: float, h: float, paint: str, more: str = "", y: float = 0) -> str:
    """A rectangle over the whole width."""
    return f'<rect y="{y}" width="{w}" height="{h}" fill="{paint}" {more}/>'


def clouds(w: float, h: float, opacity: float = 0.25) -> str:
    return f'<rect width="{w}" height="{h}" filter="url(#cloud)" opacity="{opacity}"/>'


def grain(w: float, h: float, opacity: float = 0.13) -> str:
    return f'<rect width="{w}" height="{h}" filter="url(#grain)" opacity="{opacity}"/>'


VIGNETTE = (
    '<radialGradient id="vignette" cy=".42" r=".75"><stop offset=".55" stop-opacity="0"/>'
    '<stop offset="1" stop-opacity=".6"/></radialGradient>'
)


def rounded(w: int, h: int, radius: float, body: str) -> str:
    """A picture with round corners, transparent outside."""
    clip = f'<clipPath id="card"><rect width="{w}" height="{h}" rx="{radius}"/></clipPath>'
    return f'<defs>{clip}</defs><g clip-path="url(#card)">{body}</g>'


def border(w: int, h: int, radius: float, dark: str, bright: str) -> str:
    """A double line inside the edge of a card."""
    return (
        f'<rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="{radius - 1}" fill="none" stroke="{dark}" stroke-width="2"/>'
        f'<rect x="2.7" y="2.7" width="{w - 5.4}" height="{h - 5.4}" rx="{radius - 2.5}" fill="none" stroke="{bright}" '
        'stroke-width="1" opacity=".9"/>'
    )
