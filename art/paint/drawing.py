"""Drawings: lists of parts with shape, colour and material, which can be placed and written as SVG."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from shapely import affinity

from art.paint.shapes import Shape, outline


class Part(NamedTuple):
    """One shape of one colour. Neighbours of one material are lit together."""

    shape: Shape
    fill: str
    material: str = "paint"  # paint, skin, wash, glow, soft, flat: see filters.py
    opacity: float = 1


Drawing: TypeAlias = Sequence[Part]


def paint(fill: str, *shapes: Shape, material: str = "paint", opacity: float = 1) -> list[Part]:
    """Shapes of one colour."""
    return [Part(shape, fill, material, opacity) for shape in shapes]


def skin(fill: str, *shapes: Shape) -> list[Part]:
    """Smooth things: faces, bone, metal, paper."""
    return paint(fill, *shapes, material="skin")


def flat(fill: str, *shapes: Shape, opacity: float = 1) -> list[Part]:
    """Unlit marks: eyes, ink, patterns."""
    return paint(fill, *shapes, material="flat", opacity=opacity)


def glow(fill: str, *shapes: Shape) -> list[Part]:
    """Things that shine."""
    return paint(fill, *shapes, material="glow")


def soft(fill: str, *shapes: Shape, opacity: float = 1) -> list[Part]:
    """Blurred: shadows, folds, foreground."""
    return paint(fill, *shapes, material="soft", opacity=opacity)


def placed(
    drawing: Drawing, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> list[Part]:
    """A drawing around its origin, mirrored, scaled, turned (degrees) and moved to a place."""
    wide = -scale if flip else scale
    found = []
    for part in drawing:
        shape = affinity.scale(part.shape, wide, scale, origin=(0, 0))
        if turn:
            shape = affinity.rotate(shape, turn, origin=(0, 0))
        found.append(part._replace(shape=affinity.translate(shape, x, y)))
    return found


def tinted(drawing: Drawing, fill: str) -> list[Part]:
    """The silhouette of a drawing in one colour."""
    return [part._replace(fill=fill) for part in drawing]


def mixed(one: str, other: str, share: float) -> str:
    """A colour with a share of another."""
    pairs = zip(*(tuple(bytes.fromhex(_full(each))) for each in (one, other)), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()


def _full(colour: str) -> str:
    digits = colour.removeprefix("#")
    return digits if len(digits) == 6 else "".join(2 * digit for digit in digits)


def svg(drawing: Iterable[Part]) -> str:
    """Groups of paths, one per run of a material."""
    found = []
    for material, parts in groupby(drawing, key=lambda part: part.material):
        paths = "".join(_path(part) for part in parts)
        found.append(paths if material == "flat" else f'<g filter="url(#{material})">{paths}</g>')
    return "".join(found)


def _path(part: Part) -> str:
    clear = f' opacity="{part.opacity}"' if part.opacity < 1 else ""
    return f'<path d="{outline(part.shape)}" fill="{part.fill}"{clear}/>'
