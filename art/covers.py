"""Covers for the start page and link previews: a background, a fan of cards and pieces, from a game's pictures."""

from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from art.manifest import picture_file

WIDE, HIGH = 800, 500
QUALITY = 80


class Cover(NamedTuple):
    """The parts of a cover."""

    ground: str  # a picture, or a colour
    fan: Sequence[str]
    card_px: int  # height of a card
    pieces: Sequence[tuple[str, int, int, int]]  # picture, x of its middle, y of its foot, height


COVERS = {
    "candelabria": Cover(
        "map_large",
        ("candle_A5", "candle_N5", "candle_G5", "candle_K5", "candle_O5"),
        290,
        (
            ("castle_ash", 120, 470, 170),
            ("castle_coven", 690, 470, 170),
            ("explorer_knights", 250, 490, 120),
            ("fires_2", 250, 402, 46),
            ("warrior_seeders", 560, 490, 120),
            ("fires_3", 560, 404, 46),
        ),
    ),
    "ghost_stories": Cover(
        "#16223c",
        (
            "ghost_reaper_35",
            "ghost_hopping_vampire_8",
            "incarnation_lord_of_roots",
            "ghost_perfidious_nymph_14",
            "ghost_gloomy_minion_45",
        ),
        320,
        (
            ("taoist_red", 130, 490, 190),
            ("taoist_blue", 660, 490, 190),
            ("figure_buddha", 400, 492, 130),
            ("die_red", 268, 494, 96),
            ("die_white", 532, 494, 96),
        ),
    ),
    "bonfire": Cover(
        "night",
        ("gnome_master_22", "gnome_master_17", "gnome_elder_2", "gnome_master_06", "gnome_master_04"),
        262,
        (
            ("isle_B3", 130, 480, 200),
            ("isle_A1", 676, 480, 200),
            ("bonfire_yellow", 400, 496, 150),
            ("guardian_pink", 130, 400, 130),
            ("guardian_blue", 676, 400, 130),
        ),
    ),
    "ryozen": Cover(
        "field",
        (
            "companion_counsellor_orange",
            "companion_warrior_purple",
            "companion_trickster_green",
            "companion_bard_blue",
            "companion_seer_purple",
        ),
        160,
        (("palace_3", 400, 300, 230),),
    ),
}


def cover(game: str, folder: Path) -> Image.Image:
    """A cover from the pictures in a game's folder."""
    plan = COVERS[game]
    image = _ground(plan.ground, folder)
    behind = [piece for piece in plan.pieces if game == "ryozen"]
    for piece in behind:
        _stand(image, folder, *piece)
    count = len(plan.fan)
    order = sorted(range(count), key=lambda n: -abs(n - (count - 1) / 2))
    for n in order:
        _lay(image, _open(folder, plan.fan[n]), plan.card_px, (n - (count - 1) / 2), 0.62 if game != "ryozen" else 0.86)
    for piece in plan.pieces:
        if piece not in behind:
            _stand(image, folder, *piece)
    return image.convert("RGB")


def _open(folder: Path, name: str) -> Image.Image:
    with Image.open(picture_file(folder, name)) as opened:
        return opened.convert("RGBA")


def _ground(name: str, folder: Path) -> Image.Image:
    """The picture that fills the cover, darker towards the edges."""
    if name.startswith("#"):
        image = Image.new("RGBA", (WIDE, HIGH), name)
        pen = ImageDraw.Draw(image)
        pen.ellipse((300, 10, 500, 210), "#e8eeff")
        image = image.filter(ImageFilter.GaussianBlur(3))
    else:
        whole = _open(folder, name)
        scale = max(WIDE / whole.width, HIGH / whole.height)
        sized = whole.resize((round(whole.width * scale), round(whole.height * scale)), Image.Resampling.LANCZOS)
        left, top = (sized.width - WIDE) // 2, (sized.height - HIGH) // 2
        image = sized.crop((left, top, left + WIDE, top + HIGH))
    shade = Image.new("L", (WIDE, HIGH), 150)
    ImageDraw.Draw(shade).ellipse((-60, -120, WIDE + 60, HIGH + 60), 40)
    night = Image.new("RGBA", (WIDE, HIGH), "#060812")
    night.putalpha(shade.filter(ImageFilter.GaussianBlur(90)))
    image.alpha_composite(night)
    return image


def _lay(image: Image.Image, card: Image.Image, high: int, off: float, down: float) -> None:
    """A card of a fan, with its shadow."""
    wide = round(card.width * high / card.height)
    turn = off * 8
    turned = card.resize((wide, high), Image.Resampling.LANCZOS).rotate(-turn, Image.Resampling.BICUBIC, expand=True)
    reach = 900
    x = WIDE / 2 + reach * sin(radians(turn)) * (0.86 if wide < high else 1.02)
    y = HIGH * down - 80 + reach * (1 - cos(radians(turn)))
    at = round(x - turned.width / 2), round(y - turned.height / 2)
    _shadow(image, turned, at, 10)
    image.alpha_composite(turned, (max(at[0], 0), max(at[1], 0)))


def _stand(image: Image.Image, folder: Path, name: str, middle: int, foot: int, high: int) -> None:
    """A piece that stands on the cover."""
    piece = _open(folder, name)
    sized = piece.resize((round(piece.width * high / piece.height), high), Image.Resampling.LANCZOS)
    image.alpha_composite(sized, (max(middle - sized.width // 2, 0), foot - high))


def _shadow(image: Image.Image, card: Image.Image, at: tuple[int, int], blur: int) -> None:
    dark = Image.new("RGBA", image.size, "#00000000")
    solid = Image.new("RGBA", card.size, "#000000")
    solid.putalpha(card.getchannel("A").point(lambda value: value * 6 // 10))
    dark.alpha_composite(solid, (max(at[0] + 4, 0), max(at[1] + 8, 0)))
    image.alpha_composite(dark.filter(ImageFilter.GaussianBlur(blur)))


def write(game: str, folder: Path) -> None:
    """Write the cover next to the game's folder of pictures."""
    cover(game, folder).save(folder.parent / "picture.jpg", quality=QUALITY, optimize=True, progressive=True)
