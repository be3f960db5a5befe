"""Ink glyphs of an old chart: mountains, trees, dunes, fields, each standing on its place."""

from collections.abc import Callable
from math import cos, degrees, sin
from random import Random

from art.paint.shapes import blob, outline

INK = "#3a2614"
Glyph = Callable[[float, float, float, Random, str], str]


def _line(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def mountain(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    wide, peak, top = size * rng.uniform(0.85, 1.1), x + rng.uniform(-0.1, 0.1) * size, y - size * 1.15

    def wobble() -> float:
        return rng.uniform(-1.1, 1.1)

    left = [
        (x - wide, y),
        *[(x - wide + (peak - x + wide) * t + wobble(), y + (top - y) * t + wobble()) for t in (0.25, 0.5, 0.75)],
        (peak, top),
    ]
    right = [
        *[(peak + (x + wide - peak) * t + wobble(), top + (y - top) * t + wobble()) for t in (0.25, 0.5, 0.75)],
        (x + wide, y),
    ]
    crest = [
        (peak, top),
        (peak + size * 0.1, top + size * 0.35),
        (peak - size * 0.06, top + size * 0.6),
        (peak + size * 0.14, y),
    ]
    shade = _line([*crest, (x + wide, y), *right[::-1][1:]])
    snow = _line(
        [
            left[3],
            (peak, top),
            right[0],
            (peak + size * 0.16, top + size * 0.42),
            (peak + size * 0.03, top + size * 0.32),
            (peak - size * 0.1, top + size * 0.46),
        ]
    )
    return (
        f'<path d="{_line(left + right)}z" fill="{fill}"/><path d="{shade}z" fill="#4a3a2c" opacity=".42"/>'
        f'<path d="{snow}z" fill="#fdfcf6" opacity=".9"/><path d="{_line(left + right)}" fill="none" stroke="{INK}" stroke-width="1.1"/>'
        f'<path d="{_line(crest)}" fill="none" stroke="{INK}" stroke-width=".7"/>'
    )


def tree(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    crown = outline(blob(x, y - size * 0.8, size * 0.55, size * 0.6, rng=rng, wobble=0.07), 0.3)
    return (
        f'<path d="M{x:.1f} {y:.1f}v{-size * 0.4:.1f}" stroke="{INK}" stroke-width="1.3"/><path d="{crown}" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'
        f'<path d="M{x + size * 0.1:.1f} {y - size * 0.35:.1f}q{size * 0.4:.1f} {-size * 0.2:.1f} {size * 0.36:.1f} {-size * 0.65:.1f}" stroke="{INK}" stroke-width="1.6" opacity=".35" fill="none"/>'
    )


def fir(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    s = size
    return (
        f'<path d="M{x:.1f} {y - s * 1.5:.1f}l{s * 0.45:.1f} {s * 0.7:.1f}h{-s * 0.16:.1f}l{s * 0.3:.1f} {s * 0.6:.1f}h{-s * 1.18:.1f}l{s * 0.3:.1f} {-s * 0.6:.1f}h{-s * 0.16:.1f}z" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'
        f'<path d="M{x:.1f} {y - s * 1.3:.1f}l{s * 0.3:.1f} {s * 0.5:.1f}l{s * 0.2:.1f} {s * 0.55:.1f}h{-s * 0.4:.1f}z" opacity=".2"/><path d="M{x:.1f} {y - s * 0.2:.1f}v{s * 0.25:.1f}" stroke="{INK}" stroke-width="1.2"/>'
    )


def palm(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    fronds = "".join(
        f'<path d="M{x + size * 0.05:.1f} {y - size * 1.2:.1f}q{size * 0.35 * cos(a):.1f} {size * 0.35 * sin(a) - 2:.1f} {size * 0.6 * cos(a):.1f} {size * 0.45 * sin(a) + size * 0.3:.1f}" stroke="{fill}" stroke-width="2" fill="none"/>'
        for a in (-2.9, -2.3, -1.6, -0.8, -0.2)
    )
    return f'<path d="M{x:.1f} {y:.1f}q{size * 0.2:.1f} {-size * 0.6:.1f} {size * 0.05:.1f} {-size * 1.2:.1f}" stroke="#6a4522" stroke-width="1.6" fill="none"/>{fronds}'


def dune(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    return f'<path d="M{x - size:.1f} {y:.1f}q{size * 0.6:.1f} {-size * 0.8:.1f} {size * 1.1:.1f} {-size * 0.1:.1f}q{size * 0.3:.1f} {size * 0.3:.1f} {size * 0.9:.1f} {size * 0.1:.1f}" fill="none" stroke="{fill}" stroke-width="1.2" opacity=".8"/>'


def mesa(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    s = size
    return (
        f'<path d="M{x - s * 0.8:.1f} {y:.1f}l{s * 0.25:.1f} {-s * 0.75:.1f}h{s * 0.9:.1f}l{s * 0.35:.1f} {s * 0.75:.1f}z" fill="{fill}" stroke="{INK}"/>'
        f'<path d="M{x + s * 0.2:.1f} {y - s * 0.75:.1f}h{s * 0.15:.1f}l{s * 0.35:.1f} {s * 0.75:.1f}h{-s * 0.5:.1f}z" fill="#3a1c0c" opacity=".4"/>'
        f'<path d="M{x - s * 0.65:.1f} {y - s * 0.4:.1f}h{s * 0.9:.1f}M{x - s * 0.6:.1f} {y - s * 0.55:.1f}h{s * 0.8:.1f}" stroke="{INK}" stroke-width=".6"/>'
    )


def reed(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    blades = "".join(
        f'<path d="M{x + n * 2.4:.1f} {y:.1f}q{rng.uniform(-1, 1):.1f} {-size * 0.6:.1f} {rng.uniform(-3, 3):.1f} {-size * rng.uniform(0.7, 1.1):.1f}" stroke="{fill}" stroke-width="1.2" fill="none"/>'
        for n in (-1, 0, 1, 2)
    )
    return f'{blades}<path d="M{x - 6:.1f} {y + 1:.1f}h14" stroke="#dff0e4" opacity=".8"/>'


def field(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    w, h = size * 1.5, size * 0.9
    rows = "".join(
        f'<path d="M{-w / 2 + w * n / 6:.1f} {-h / 2:.1f}v{h:.1f}" stroke="{INK}" stroke-width=".5" opacity=".6"/>'
        for n in range(1, 6)
    )
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({degrees(rng.uniform(-0.5, 0.5)):.0f}) skewX(-14)"><rect x="{-w / 2:.1f}" y="{-h / 2:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" stroke="{INK}" stroke-width=".7" opacity=".85"/>{rows}</g>'


def crystal(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    return "".join(
        f'<path d="M{x + dx - 2.6:.1f} {y:.1f}l{-1 + dx * 0.1:.1f} {-h * 0.7:.1f}l{3 + dx * 0.2:.1f} {-h * 0.3:.1f}l3 {h * 0.3:.1f}l-.5 {h * 0.7:.1f}z" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'
        f'<path d="M{x + dx + 0.4 + dx * 0.2:.1f} {y - h * 0.95:.1f}l3 {h * 0.3:.1f}l-.5 {h * 0.6:.1f}h-2.4z" fill="#2a1440" opacity=".4"/>'
        for dx, h in ((-5, size * 0.8), (4, size * 0.95), (0, size * 1.3))
    )


def wave(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    return f'<path d="M{x - size * 0.8:.1f} {y:.1f}q{size * 0.4:.1f} {-size * 0.35:.1f} {size * 0.8:.1f} 0t{size * 0.8:.1f} 0" fill="none" stroke="{fill}" stroke-width="1.2"/>'


def hill(x: float, y: float, size: float, rng: Random, fill: str) -> str:
    return (
        f'<path d="M{x - size:.1f} {y:.1f}q{size:.1f} {-size * 1.2:.1f} {size * 2:.1f} 0" fill="{fill}" stroke="{INK}"/>'
        f'<path d="M{x + size * 0.1:.1f} {y - size * 0.5:.1f}q{size * 0.4:.1f} {size * 0.1:.1f} {size * 0.6:.1f} {size * 0.4:.1f}" stroke="{INK}" stroke-width=".7" fill="none"/>'
    )


ROOMY = (mountain, mesa, field, hill, dune, reed, palm, crystal, wave)  # stand further apart than trees
