"""The sprite sheet: all sprites of a game, drawings and pictures, as the symbols of one SVG document."""

import re
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from importlib.resources import files
from xml.etree import ElementTree as ET  # our own files only

import msgspec

from igroteka.content.pictures import Picture, picture, pictures, small_picture

SVG = "http://www.w3.org/2000/svg"
KIND = ".svg"
ATTRIBUTES = ("viewBox", "preserveAspectRatio", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap")
REFERENCE = re.compile(r"(^|url\()#(?![0-9a-fA-F]{3,8}$)([\w.-]+)")  # a reference to an id, not a colour

ET.register_namespace("", SVG)


class ArtError(ValueError):
    """A sprite that cannot be used."""


def sheet(package: str, address: Callable[[str, Picture], str] | None = None) -> str:
    """The sheet of a game's package. ``address`` gives the address of a picture's file, by default ``package/name``."""
    folder, root = files(package) / "art", ET.Element(f"{{{SVG}}}svg")
    names = sorted(each.name for each in folder.iterdir()) if folder.is_dir() else []
    for name in [name.removesuffix(KIND) for name in names if name.endswith(KIND)]:
        root.append(_drawn(name, (folder / f"{name}{KIND}").read_text("utf-8")))
    for name in sorted(pictures(package)):
        shown = picture(package, name)
        symbol = _pictured(name, shown, address(name, shown) if address else f"{package}/{name}")
        small = small_picture(package, name)
        if address and small:
            symbol[0].attrib |= {"data-small": address(name, small), "data-small-w": str(small.w)}
        root.append(symbol)
    for symbol in root:
        if way := _way(symbol.attrib["id"], moves(package)):
            symbol.set("data-moves", way)
        if _matches(symbol.attrib["id"], looks(package, "cards")):
            symbol.set("data-card", "")
        if _matches(symbol.attrib["id"], looks(package, "paper")):
            symbol.set("data-paper", "")
        if _matches(symbol.attrib["id"], looks(package, "through")):
            symbol[0].set("pointer-events", "none")
    return ET.tostring(root, "unicode")


def moves(package: str) -> Mapping[str, tuple[str, ...]]:
    """How sprites move on the page, from ``art/moves.toml``: patterns of their names by way.

    A flame flickers, and flares when it is lit; the sea swells; a ghost drifts in; a light sweeps when it turns.
    """
    file = files(package) / "art" / "moves.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, tuple[str, ...]]) if file.is_file() else {}


def looks(package: str, what: str) -> tuple[str, ...]:
    """Patterns of the names of sprites from ``art/looks.toml``.

    ``cards`` have an edge, so that their thickness shows; ``through`` are pictures that let the pointer through;
    ``paper`` are light ribbons, on the page as high as the words on them.
    """
    file = files(package) / "art" / "looks.toml"
    found = msgspec.toml.decode(file.read_bytes(), type=dict[str, tuple[str, ...]]) if file.is_file() else {}
    return found.get(what, ())


def _way(name: str, ways: Mapping[str, tuple[str, ...]]) -> str:
    return next((way for way, names in ways.items() if _matches(name, names)), "")


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, each) for each in patterns)


def _pictured(name: str, shown: Picture, address: str) -> ET.Element:
    """A picture as a symbol that names its file."""
    symbol = ET.Element(f"{{{SVG}}}symbol", {"id": name, "viewBox": f"0 0 {shown.w} {shown.h}"})
    ET.SubElement(symbol, f"{{{SVG}}}image", {"href": address, "width": str(shown.w), "height": str(shown.h)})
    return symbol


def _drawn(name: str, text: str) -> ET.Element:
    """A drawing as a symbol, not clipped to its box; the ids inside it are prefixed with its name."""
    try:
        root = ET.fromstring(text)  # noqa: S314  # our own files
    except ET.ParseError as error:
        raise ArtError(f"{name}.svg is not an SVG file: {error}") from None
    if "viewBox" not in root.attrib:
        raise ArtError(f"{name}.svg has no viewBox")
    for element in root.iter():
        for attribute, value in element.attrib.items():
            own = f"{name}.{value}" if attribute == "id" else REFERENCE.sub(rf"\1#{name}.\2", value)
            element.set(attribute, own)
    looks = {each: root.attrib[each] for each in ATTRIBUTES if each in root.attrib}
    symbol = ET.Element(f"{{{SVG}}}symbol", {"id": name, "overflow": "visible", **looks})
    symbol.extend(list(root))
    return symbol
