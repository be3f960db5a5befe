"""Fires on a candle, one to eight, and the single flame of a turn: drawn over the candle's figure."""

from art.paint.drawing import flat, glow, svg
from art.paint.filters import Light
from art.paint.layers import Canvas
from art.paint.shapes import flame

W, H = 64, 44


def fires(count: int) -> Canvas:
    """A number of flames side by side, the middle ones higher."""
    step, size = min(11, 50 / max(count, 1)), 9 if count < 4 else 7.4 if count < 6 else 6.2
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        x, y = W / 2 + off * step, 38 - 5 * (1 - abs(off) / max(count / 2, 1)) - (n % 2) * (3 if count > 4 else 0)
        found += glow("#ff9a24", flame(x, y, size, 0.12 if n % 2 else -0.1))
    for n in range(count):
        off = n - (count - 1) / 2
        x, y = W / 2 + off * step, 38 - 5 * (1 - abs(off) / max(count / 2, 1)) - (n % 2) * (3 if count > 4 else 0)
        found += flat("#ffce5a", flame(x, y - 0.4, size * 0.7, 0.1 if n % 2 else -0.08)) + flat(
            "#fff6cc", flame(x, y - 0.6, size * 0.42)
        )
    return Canvas(W, H, Light("#ffe9a0"), "", svg(found))


def cards() -> dict[str, Canvas]:
    return {f"fires_{count}": fires(count) for count in range(1, 9)}
