"""Symbols at 24 pixels: enough contrast on dark and light grounds, and shapes that are told apart without colour."""

import re
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import combinations
from typing import Final

import numpy as np
import pytest
import resvg_py
from PIL import Image

from igroteka.content.pictures import image, pictures
from igroteka.games import find_game

SIZE: Final = 24  # pixels
DARK, LIGHT, NEUTRAL = (0x1B, 0x22, 0x2C), (0xEF, 0xE2, 0xC4), (0x80, 0x80, 0x80)
CONTRAST: Final = 3.0  # of parts of a picture that must be told apart (WCAG 1.4.11)
APART, DIFFERS = 0.07, 0.12  # share of the pixels in which two symbols differ, by at least this much lightness of 1
FAMILIES: Final = (  # symbols that stand beside each other
    ("bonfire", "token_*"), ("bonfire", "fate_*"), ("bonfire", "goods_*"), ("bonfire", "portal_*"),
    ("candelabria", "place_*"), ("candelabria", "effect_*"), ("candelabria", "crest_*"),
    ("candelabria", "figure_temple_*"), ("ghost_stories", "token_*"), ("ghost_stories", "power_*"),
    ("ghost_stories", "stone_*"), ("ryozen", "goods_*"), ("ryozen", "glyph_*"), ("ryozen", "crest_*"),
)  # fmt: skip


def names(game: str, pattern: str) -> list[str]:
    package = find_game(game).package
    drawn = {
        each.name.removesuffix(".svg") for each in (files(package) / "art").iterdir() if each.name.endswith(".svg")
    }
    return sorted(name for name in drawn | pictures(package) if fnmatchcase(name, pattern))


@cache
def small(game: str, name: str) -> Image.Image:
    """A symbol as it is shown: as large as fits into a square."""
    package = find_game(game).package
    if name in pictures(package):
        data = image(package, name)
    else:
        text = (files(package) / "art" / f"{name}.svg").read_text("utf-8")
        data = bytes(resvg_py.svg_to_bytes(svg_string=re.sub(r"var\(--[^)]*\)", "#9aa7b8", text), width=8 * SIZE))
    found = Image.open(BytesIO(data)).convert("RGBA").convert("RGBa")
    by = SIZE / max(found.size)
    shrunk = found.resize((round(found.width * by), round(found.height * by)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(shrunk.convert("RGBA"), ((SIZE - shrunk.width) // 2, (SIZE - shrunk.height) // 2))
    return square


def luminance(game: str, name: str, ground: tuple[int, int, int]) -> np.ndarray:
    """The relative luminance of each pixel on a ground."""
    shown = Image.new("RGBA", (SIZE, SIZE), ground)
    shown.alpha_composite(small(game, name))
    parts = np.asarray(shown.convert("RGB"), float) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrast(game: str, name: str, ground: tuple[int, int, int]) -> float:
    """Between the bright and the dark parts of a symbol and the ground round it."""
    dark, bright = np.percentile(luminance(game, name, ground), (8, 92))
    return float((bright + 0.05) / (dark + 0.05))


@pytest.mark.parametrize(("game", "pattern"), FAMILIES)
def test_symbols_have_contrast_at_24_pixels(game: str, pattern: str) -> None:
    weak = {
        (name, ground): round(found, 2)
        for name in names(game, pattern) for ground in (DARK, LIGHT)
        if (found := contrast(game, name, ground)) < CONTRAST
    }  # fmt: skip

    assert not weak


@pytest.mark.parametrize(("game", "pattern"), FAMILIES)
def test_symbols_are_told_apart_without_colour_at_24_pixels(game: str, pattern: str) -> None:
    grey = {name: np.cbrt(luminance(game, name, NEUTRAL)) for name in names(game, pattern)}
    alike = {
        (one, other): round(found, 3)
        for one, other in combinations(grey, 2)
        if (found := float(np.mean(np.abs(grey[one] - grey[other]) > DIFFERS))) < APART
    }

    assert len(grey) > 1
    assert not alike
