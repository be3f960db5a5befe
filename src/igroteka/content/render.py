"""A scene as one static SVG: for docs, tests, link previews. The page draws the same scene with the same sprites."""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from igroteka.content.pictures import image, picture
from igroteka.content.scene import Board, Piece, Scene, Zone
from igroteka.content.sprites import SVG

SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # Okabe-Ito
GAP = 16
ABOVE = 0.35  # of what is cut off a picture, above the strip that is shown: as in sprites.ts
PICTURED = re.compile(r'<symbol id="([^"]+)"[^>]*><image href="([^"/]+)/[^"]+"[^>]*/></symbol>')


def render(scene: Scene, symbols: str, palette: Mapping[str, str]) -> str:
    """The boards of a scene, one below another; ``symbols`` is the game's sheet."""
    width = max(board.w for board in scene.boards)
    parts, top = [], 0
    for board in scene.boards:
        parts.append(f'<svg x="0" y="{top}" width="{board.w}" height="{board.h}">{_board(scene, board, palette)}</svg>')
        top += board.h + GAP
    body = "".join(parts)
    defs = _filled(symbols.partition(">")[2].removesuffix("</svg>"), body)
    style = "<style>text{font-family:sans-serif;text-anchor:middle;dominant-baseline:central;fill:#eee}"
    style += ".light text{fill:#2a1a0c}.wash>g{fill-opacity:.2}</style>"
    head = f'<svg xmlns="{SVG}" viewBox="0 0 {width} {top - GAP}" width="{width}" height="{top - GAP}">'
    return f'{head}{style}<defs>{defs}</defs><rect width="{width}" height="{top}" fill="#1d2430"/>{body}</svg>'


def _filled(symbols: str, body: str) -> str:
    """The symbols with the shown pictures' files embedded, and the other pictures left out."""

    def symbol(found: re.Match[str]) -> str:
        whole, name, package = found[0], found[1], found[2]
        if f'href="#{name}"' not in body:
            return ""
        data = b64encode(image(package, name)).decode()
        return whole.replace(f'"{package}/{name}"', f'"data:image/{picture(package, name).kind};base64,{data}"')

    return PICTURED.sub(symbol, symbols)


def _board(scene: Scene, board: Board, palette: Mapping[str, str]) -> str:
    ground = f'<use href="#{board.sprite}" width="{board.w}" height="{board.h}"/>' if board.sprite else ""
    zones = "".join(_zone(zone, palette) for zone in scene.zones if zone.board == board.id)
    if board.light:
        ground, zones = f'<g class="light">{ground}', f'<g class="wash">{zones}</g>'
    end = "</g>" if board.light else ""
    mine = sorted((piece for piece in scene.pieces if piece.board == board.id), key=lambda piece: piece.z)
    return ground + zones + "".join(_piece(piece, palette) for piece in mine) + end


def _zone(zone: Zone, palette: Mapping[str, str]) -> str:
    shape = _shape(zone)
    sprite = f'<use href="#{zone.sprite}" x="{zone.x}" y="{zone.y}" width="{zone.w}" height="{zone.h}"/>'
    label = _text(zone.label, zone.x + zone.w // 2, zone.y + 10, 13) if zone.label else ""
    light = ' stroke="#f3d27a" stroke-width="2"' if zone.lit else ' stroke="#445" stroke-width="1"'
    tone = palette.get(zone.tone, "#2a3342")
    blend = ";mix-blend-mode:multiply" if zone.tone == "shade" else ""
    return f'<g style="--tone:{tone}{blend}" fill="{tone}"{light}>{shape}</g>{sprite if zone.sprite else ""}{label}'


def _shape(zone: Zone) -> str:
    x, y, w, h = zone.x, zone.y, zone.w, zone.h
    if zone.shape == "circle":
        return f'<ellipse cx="{x + w / 2:g}" cy="{y + h / 2:g}" rx="{w / 2:g}" ry="{h / 2:g}"/>'
    if zone.shape == "hex":
        left, right, middle = x + w // 4, x + w * 3 // 4, y + h // 2
        return _polygon((left, y, right, y, x + w, middle, right, y + h, left, y + h, x, middle))
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
    if piece.tall:
        strip = f'x="{left:g}" y="{top:g}" width="{piece.w}" height="{piece.h}"'
        above = (piece.h - piece.tall) * ABOVE
        whole = f'<use href="#{piece.sprite}" y="{above:g}" width="{piece.w}" height="{piece.tall}"/>'
        use = f"<svg {strip}>{whole}</svg>"
    text = _text(piece.text, piece.x, piece.y, min(18, piece.h // 2)) if piece.text else ""
    badge = _text(piece.badge, piece.x + piece.w // 2 - 4, piece.y - piece.h // 2 + 6, 13) if piece.badge else ""
    fade = ' opacity="0.45"' if piece.dim else ""
    return f'<g style={style}{fade}><g transform="{turn}">{use}</g>{text}{badge}</g>'


def _text(text: str, x: int, y: int, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(text)}</text>'
