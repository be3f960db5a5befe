"""What all bodies of ghosts are made with: a frame for head and hand, claws, the floor."""

from math import cos, sin
from typing import NamedTuple

from art.paint.drawing import Part
from art.paint.shapes import Shape, blob, brush, union

FLOOR = 146


class Frame(NamedTuple):
    """A body with the place and size of its head, and of the hand that holds something."""

    parts: list[Part]
    head: tuple[float, float, float]
    hand: tuple[float, float]
    front: list[Part] = []  # drawn over the head  # noqa: RUF012


def claw(
    x: float, y: float, angle: float, size: float, fingers: int = 4, spread: float = 1.0, long: float = 1.7
) -> Shape:
    """A palm with tapering fingers."""
    found = [blob(x, y, size * 0.5, size * 0.42, angle)]
    for n in range(fingers):
        a = angle + spread * (n / (fingers - 1) - 0.5)
        reach = size * long * (1 - 0.16 * abs(n - 1.3))
        tip = (x + reach * cos(a + 0.3) * 0.95, y + reach * sin(a + 0.3))
        found.append(
            brush(
                [(x, y), (x + reach * 0.55 * cos(a), y + reach * 0.55 * sin(a)), tip], [size * 0.2, size * 0.16, 0.15]
            )
        )
    return union(*found)
