"""A made-up box of islands, marks and tasks."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from igroteka.content.components import (
    ComponentError,
    Components,
    Row,
    parse,
)


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coin: int = 0
    scroll: int = 0


class Island(Row, frozen=True):
    title: str


class Mark(Row, frozen=True):
    pass


class Task(Row, frozen=True):
    colour: Literal["blue", "red"]
    points: int
    island: str | None = None
    steps: tuple[int, ...] = ()
    price: Price = Price()
    gains: dict[str, int] = msgspec.field(default_factory=dict)
    by_seats: dict[int, int] = msgspec.field(default_factory=dict)
    secret: bool = False
    seats: frozenset[int] = frozenset()


class Box(Components, frozen=True):
    island: tuple[Island, ...]
    task: tuple[Task, ...]
    mark: tuple[Mark, ...] = ()

    def check(self) -> None:
        self.expect_range("task", "points", 1, 9)


TEXT = """
[[island]]
id = "north"
title = "The \\"North\\""
provenance = "given"

[[task]]
id = "blue_1"
colour = "blue"
points = 7
island = "north"
steps = [1, 2]
price = { coin = 2 }
gains = { "any thing" = 3 }
by_seats = { 2 = 5 }
secret = true
provenance = { default = "given", points = "reconstructed" }
note = "lost with its picture"

[[task]]
id = "red_1"
colour = "red"
points = 3
provenance = "found"

[[mark]]
id = "dot"
provenance = "recalled"
"""


VALUES = "colour, points, island, steps, price, gains, by_seats, secret, seats"


SORTED = "derived, found, given, inferred, recalled, reconstructed"


def edited(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(text: str) -> str:
    with pytest.raises(ComponentError) as caught:
        parse(text, Box)
    return str(caught.value)
