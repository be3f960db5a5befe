"""Contact sheets: every picture of a game with its name, for docs/art."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from art.manifest import picture_file
from art.sources import ROOT

WIDE, CELL_W, CELL_H, CAPTION = 16, 96, 118, 12
GROUND, INK = "#2b2622", "#e9dfca"


def contact_sheet(game: str, folder: Path, names: Sequence[str]) -> None:
    """All pictures of a folder in rows, small, with their names."""
    rows = -(-len(names) // WIDE)
    sheet = Image.new("RGB", (WIDE * CELL_W, rows * (CELL_H + CAPTION)), GROUND)
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(size=9)
    for n, name in enumerate(names):
        x, y = n % WIDE * CELL_W, n // WIDE * (CELL_H + CAPTION)
        with Image.open(picture_file(folder, name)) as opened:
            picture = opened.convert("RGBA")
        picture.thumbnail((CELL_W - 6, CELL_H - 6), Image.Resampling.LANCZOS)
        sheet.paste(picture, (x + (CELL_W - picture.width) // 2, y + (CELL_H - picture.height) // 2), picture)
        pen.text((x + CELL_W // 2, y + CELL_H), name[:20], INK, font, anchor="ma")
    out = ROOT / "docs" / "art"
    out.mkdir(parents=True, exist_ok=True)
    sheet.save(out / f"{game}.webp", quality=72, method=6)
