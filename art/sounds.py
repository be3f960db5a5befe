"""``python -m art.sounds``: wood, coin, dice, flame and gong, synthesised and stored as small WAV files for the page.

Mono µ-law: every browser reads it, eight bits sound like thirteen, and a sound is a few kilobytes.
"""

import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

FOLDER = Path(__file__).parent.parent / "web" / "src" / "table" / "sounds"
MU_LAW = 7  # number of the format in WAV files
CLIP, BIAS = 32635, 132


class Sound(NamedTuple):
    """A wave between -1 and 1, and its samples per second."""

    wave: np.ndarray
    rate: int


def _time(seconds: float, rate: int) -> np.ndarray:
    return np.arange(int(seconds * rate)) / rate


def _ringing(t: np.ndarray, partials: Sequence[tuple[float, float, float]]) -> np.ndarray:
    """A sum of partials: pitch in hertz, loudness, and seconds until a third is left."""
    return sum((loud * np.sin(2 * np.pi * pitch * t) * np.exp(-t / fade) for pitch, loud, fade in partials), 0 * t)


def _noise(t: np.ndarray, seed: int, smooth: int = 1) -> np.ndarray:
    raw = np.random.default_rng(seed).standard_normal(len(t))
    return np.convolve(raw, np.ones(smooth) / smooth, "same")


def _tap(t: np.ndarray, at: float, pitch: float, seed: int) -> np.ndarray:
    """A short knock at a moment."""
    since = t - at
    knock = _ringing(np.maximum(since, 0), ((pitch, 0.7, 0.018), (pitch * 2.3, 0.4, 0.01)))
    return np.where(since >= 0, knock + 0.5 * _noise(t, seed) * np.exp(-np.maximum(since, 0) / 0.005), 0)


def wood() -> Sound:
    """A piece set down on a table."""
    rate = 16000
    t = _time(0.2, rate)
    body = _ringing(t, ((190, 0.8, 0.05), (430, 0.5, 0.03), (910, 0.25, 0.015)))
    return Sound(body + 0.5 * _noise(t, 1, 3) * np.exp(-t / 0.006), rate)


def coin() -> Sound:
    """Two coins that touch."""
    rate = 22050
    t = _time(0.3, rate)
    ring = ((2750, 0.5, 0.06), (4310, 0.4, 0.05), (6120, 0.3, 0.03), (7900, 0.2, 0.02))
    later = np.maximum(t - 0.06, 0)
    return Sound(_ringing(t, ring) + 0.7 * np.where(t > 0.06, _ringing(later, ring), 0), rate)


def dice() -> Sound:
    """Dice that roll out over wood."""
    rate = 16000
    t = _time(0.55, rate)
    moments = (0.0, 0.045, 0.1, 0.13, 0.2, 0.25, 0.31, 0.4, 0.47)
    taps = (_tap(t, at, 900 + 130 * (n * 5 % 7), n) * (1 - at) ** 2 for n, at in enumerate(moments))
    return Sound(sum(taps, 0 * t), rate)


def flame() -> Sound:
    """A flame that catches: a soft rush and a few crackles."""
    rate = 12000
    t = _time(0.5, rate)
    rush = _noise(t, 4, 6) * np.minimum(t / 0.08, 1) * np.exp(-t / 0.17)
    crackles = (0.3 * _tap(t, at, 1500, 30 + n) for n, at in enumerate((0.12, 0.19, 0.33)))
    return Sound(rush * 2.2 + sum(crackles, 0 * t), rate)


def gong() -> Sound:
    """A gong, far away."""
    rate = 8000
    t = _time(1.1, rate)
    partials = ((146, 1, 0.5), (221, 0.6, 0.4), (307, 0.5, 0.3), (468, 0.3, 0.2), (702, 0.2, 0.12), (1130, 0.12, 0.06))
    return Sound(_ringing(t, partials) * np.minimum(t / 0.012, 1), rate)


SOUNDS: dict[str, Callable[[], Sound]] = {"wood": wood, "coin": coin, "dice": dice, "flame": flame, "gong": gong}


def finished(sound: Sound) -> np.ndarray:
    """A wave of equal loudness that ends in silence."""
    fade = np.minimum((len(sound.wave) - np.arange(len(sound.wave))) / (0.03 * sound.rate), 1)
    wave = sound.wave * fade
    return np.asarray(wave / np.abs(wave).max() * 0.85)


def mu_law(wave: np.ndarray) -> bytes:
    """Samples as eight bits each: sign, exponent and mantissa, inverted (ITU-T G.711)."""
    whole = np.clip(np.abs(np.round(wave * 32767)), 0, CLIP).astype(int) + BIAS
    exponent = np.floor(np.log2(whole)).astype(int) - 7
    mantissa = whole >> (exponent + 3) & 15
    sign = np.where(wave < 0, 128, 0)
    return bytes((~(sign | exponent << 4 | mantissa) & 255).astype("uint8"))


def wav(sound: Sound) -> bytes:
    """A sound as a WAV file."""
    data = mu_law(finished(sound))
    form = struct.pack("<HHIIHHH", MU_LAW, 1, sound.rate, sound.rate, 1, 8, 0)
    count = struct.pack("<I", len(data))
    chunks = b"".join(
        name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
        for name, body in ((b"fmt ", form), (b"fact", count), (b"data", data))
    )
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        data = wav(make())
        (FOLDER / f"{name}.wav").write_bytes(data)
        print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
