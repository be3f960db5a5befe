"""A scene as one static SVG: for docs, tests, link previews. The page draws the same scene with the same sprites."""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from importlib.resources import files
from xml.etree import ElementTree as ET  # our own files only
from xml.sax.saxutils import escape, quoteattr

from igroteka.content.pictures import picture, pictures, webp
from igroteka.content.scene import Board, Piece, Scene, Zone

SVG = "http://www.w3.org/2000/svg"
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # Okabe-Ito
GAP = 16
PICTURED = re.compile(r'<symbol id="([^"]+)"[^>]*><image href="([^"/]+)/[^"]+"[^>]*/></symbol>')

ET.register_namespace("", SVG)


class ArtError(ValueError):
    """A sprite that cannot be used."""


def sheet(package: str) -> str:
    """All sprites of a game as the symbols of one SVG document."""
    folder = files(package) / "art"
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".svg"))
    symbols = "".join(_symbol(name.removesuffix(".svg"), (folder / name).read_text("utf-8")) for name in names)
    shown = "".join(_picture(package, name) for name in sorted(pictures(package)))
    return f'<svg xmlns="{SVG}">{symbols}{shown}</svg>'


def _picture(package: str, name: str) -> str:
    """A picture as a symbol that names its file; ``render`` puts the file in."""
    wide, high, _ = picture(package, name)
    image = f'<image href="{package}/{name}" width="{wide}" height="{high}"/>'
    return f'<symbol id="{name}" viewBox="0 0 {wide} {high}">{image}</symbol>'


def _symbol(name: str, text: str) -> str:
    try:
        root = ET.fromstring(text)  # noqa: S314  # our own files
    except ET.ParseError as fault:
        raise ArtError(f"{name}.svg is not an SVG file: {fault}") from None
    box = root.get("viewBox")
    if box is None:
        raise ArtError(f"{name}.svg has no viewBox")
    inner = "".join(ET.tostring(child, "unicode") for child in root)
    # not clipped: a browser draws a board of hundreds of sprites a fifth quicker
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{inner}</symbol>'


def render(scene: Scene, symbols: str, palette: Mapping[str, str]) -> str:
    """The boards of a scene one below another; ``symbols`` is the game's sheet."""
    width = max(board.w for board in scene.boards)
    parts, top = [], 0
    for board in scene.boards:
        parts.append(f'<svg x="0" y="{top}" width="{board.w}" height="{board.h}">{_board(scene, board, palette)}</svg>')
        top += board.h + GAP
    body = "".join(parts)
    defs = _filled(symbols.removeprefix(f'<svg xmlns="{SVG}">').removesuffix("</svg>"), body)
    style = "<style>text{font-family:sans-serif;text-anchor:middle;dominant-baseline:central;fill:#eee}</style>"
    head = f'<svg xmlns="{SVG}" viewBox="0 0 {width} {top - GAP}" width="{width}" height="{top - GAP}">'
    return f'{head}{style}<defs>{defs}</defs><rect width="{width}" height="{top}" fill="#1d2430"/>{body}</svg>'


def _filled(symbols: str, body: str) -> str:
    """Symbols with the files of the pictures that are shown, without the other pictures."""

    def symbol(found: re.Match[str]) -> str:
        whole, name, package = found[0], found[1], found[2]
        if f'href="#{name}"' not in body:
            return ""
        data = b64encode(webp(package, name)).decode()
        return whole.replace(f'"{package}/{name}"', f'"data:image/webp;base64,{data}"')

    return PICTURED.sub(symbol, symbols)


def _board(scene: Scene, board: Board, palette: Mapping[str, str]) -> str:
    ground = f'<use href="#{board.sprite}" width="{board.w}" height="{board.h}"/>' if board.sprite else ""
    zones = "".join(_zone(zone, palette) for zone in scene.zones if zone.board == board.id)
    mine = sorted((piece for piece in scene.pieces if piece.board == board.id), key=lambda piece: piece.z)
    return ground + zones + "".join(_piece(piece, palette) for piece in mine)


def _zone(zone: Zone, palette: Mapping[str, str]) -> str:
    shape = _shape(zone)
    sprite = f'<use href="#{zone.sprite}" x="{zone.x}" y="{zone.y}" width="{zone.w}" height="{zone.h}"/>'
    label = _text(zone.label, zone.x + zone.w // 2, zone.y + 10, 13) if zone.label else ""
    light = ' stroke="#f3d27a" stroke-width="2"' if zone.lit else ' stroke="#445" stroke-width="1"'
    tone = palette.get(zone.tone, "#2a3342")
    return f'<g style="--tone:{tone}" fill="{tone}"{light}>{shape}</g>{sprite if zone.sprite else ""}{label}'


def _shape(zone: Zone) -> str:
    x, y, w, h = zone.x, zone.y, zone.w, zone.h
    if zone.shape == "circle":
        return f'<ellipse cx="{x + w / 2:g}" cy="{y + h / 2:g}" rx="{w / 2:g}" ry="{h / 2:g}"/>'
    if zone.shape == "hex":
        return _polygon(
            (
                x + w // 4,
                y,
                x + w * 3 // 4,
                y,
                x + w,
                y + h // 2,
                x + w * 3 // 4,
                y + h,
                x + w // 4,
                y + h,
                x,
                y + h // 2,
            )
        )
    if zone.shape == "poly":
        return _polygon(zone.points)
    radius = min(w, h) // 4 if zone.shape == "round" else 4
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}"/>'


def _polygon(points: Iterable[int]) -> str:
    return f'<polygon points="{" ".join(map(str, points))}"/>'


def _piece(piece: Piece, palette: Mapping[str, str]) -> str:
    seat = "" if piece.owner is None else f";--seat:{SEATS[piece.owner]};color:{SEATS[piece.owner]}"
    style = quoteattr(f"--tone:{palette.get(piece.tone, '#9aa7b8')}{seat}")
    turn = f"rotate({piece.rot} {piece.x} {piece.y})"
    left, top = piece.x - piece.w / 2, piece.y - piece.h / 2
    use = f'<use href="#{piece.sprite}" x="{left:g}" y="{top:g}" width="{piece.w}" height="{piece.h}"/>'
    text = _text(piece.text, piece.x, piece.y, min(18, piece.h // 2)) if piece.text else ""
    badge = _text(piece.badge, piece.x + piece.w // 2 - 4, piece.y - piece.h // 2 + 6, 13) if piece.badge else ""
    fade = ' opacity="0.45"' if piece.dim else ""
    return f'<g style={style}{fade}><g transform="{turn}">{use}</g>{text}{badge}</g>'


def _text(text: str, x: int, y: int, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(text)}</text>'
