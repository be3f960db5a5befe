"""The sprite sheet: all sprites of a game, drawings and pictures, as the symbols of one SVG document."""

import re
from collections.abc import Callable
from importlib.resources import files
from xml.etree import ElementTree as ET  # our own files only

from igroteka.content.pictures import Picture, picture, pictures

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
        root.append(_pictured(name, shown, address(name, shown) if address else f"{package}/{name}"))
    return ET.tostring(root, "unicode")


def _pictured(name: str, shown: Picture, address: str) -> ET.Element:
    """A picture as a symbol that names its file."""
    symbol = ET.Element(f"{{{SVG}}}symbol", {"id": name, "viewBox": f"0 0 {shown.w} {shown.h}"})
    ET.SubElement(symbol, f"{{{SVG}}}image", {"href": address, "width": str(shown.w), "height": str(shown.h)})
    return symbol


def _drawn(name: str, text: str) -> ET.Element:
    """A drawing as a symbol, not clipped to its box; the ids inside it are prefixed with its name."""
    try:
        root = ET.fromstring(text)  # noqa: S314  # our own files
    except ET.ParseError as fault:
        raise ArtError(f"{name}.svg is not an SVG file: {fault}") from None
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
