"""Bakes SVG into WebP: one page of pictures, one run of Chromium, cut and scaled by Pillow."""

import base64
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL import Image

DENSITY = 4  # pixels of the page per unit, at least as many as any picture has; jagged at 1
PAGE_W, PAGE_H = 1100, 1300  # units of a page
TRIES = 6  # shots of a page
LEAST_W, LEAST_H = 600, 400  # of a window: Chromium cuts what is shown in a smaller one


def baked(pictures: Mapping[str, tuple[str, int, int]]) -> Iterator[tuple[str, Image.Image]]:
    """Every picture (SVG, width, height in units) at four pixels per unit."""
    page: dict[str, tuple[int, int, int, int]] = {}
    x = y = row = 0
    for name, (_, w, h) in pictures.items():
        if x + w > PAGE_W:
            x, y, row = 0, y + row, 0
        if y + h > PAGE_H and page:
            yield from _shot(page, pictures)
            page, x, y, row = {}, 0, 0, 0
        page[name] = (x, y, w, h)
        x, row = x + w, max(row, h)
    if page:
        yield from _shot(page, pictures)


def _shot(
    page: Mapping[str, tuple[int, int, int, int]], pictures: Mapping[str, tuple[str, int, int]]
) -> Iterator[tuple[str, Image.Image]]:
    wide = max(LEAST_W, *[x + w for x, _, w, _ in page.values()])
    high = max(LEAST_H, *[y + h for _, y, _, h in page.values()])
    with tempfile.TemporaryDirectory() as folder:
        html, png = Path(folder, "page.html"), Path(folder, "page.png")
        html.write_text(_page(page, pictures), encoding="utf-8")
        sheet = _whole(html, png, wide, high)
    for name, (x, y, w, h) in page.items():
        yield name, sheet.crop((x * DENSITY, y * DENSITY, (x + w) * DENSITY, (y + h) * DENSITY))


def _whole(html: Path, png: Path, wide: int, high: int) -> Image.Image:
    """The page as two shots in a row show it: on a busy machine Chromium may leave out a part of one."""
    before = b""
    for _ in range(TRIES):
        _chromium(html, png, wide, high)
        with Image.open(png) as shot:
            sheet = shot.convert("RGBA")
        found = sheet.tobytes()
        if found == before:
            return sheet
        before = found
    raise RuntimeError(f"{TRIES} shots of a page of pictures, and no two in a row alike")


def _page(page: Mapping[str, tuple[int, int, int, int]], pictures: Mapping[str, tuple[str, int, int]]) -> str:
    """The pictures as separate images, so that their ids never clash."""
    images = []
    for name, (x, y, w, h) in page.items():
        data = base64.b64encode(pictures[name][0].encode()).decode()
        style = f"position:absolute;left:{x}px;top:{y}px;width:{w}px;height:{h}px"
        images.append(f'<img style="{style}" src="data:image/svg+xml;base64,{data}">')
    return f'<meta charset="utf-8"><style>body{{margin:0;background:transparent}}</style>{"".join(images)}'


def _chromium(html: Path, png: Path, wide: int, high: int) -> None:
    subprocess.run(
        [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--num-raster-threads=1", f"--force-device-scale-factor={DENSITY}", "--default-background-color=00000000",
            f"--window-size={wide},{high}", f"--screenshot={png}", f"--user-data-dir={png.parent}/profile",
            "--virtual-time-budget=20000", html.as_uri(),
        ],
        check=True, capture_output=True, timeout=900,
    )  # fmt: skip
