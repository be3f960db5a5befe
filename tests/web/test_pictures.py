"""Pictures on the screen: none is enlarged, and the first view of a table loads little."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.web.playing import Visitor, script

TABLES: Final = {
    "ryozen": ("base", ("me", "easy", "easy", "easy")),
    "bonfire": ("base", ("me", "easy", "easy", "easy")),
    "ghost_stories": ("white-moon", ("me", "easy", "easy", "easy")),
    "candelabria": ("base", ("me", "easy", "easy", "easy", "easy")),
}
SCREENS: Final = {  # width, height, density
    "desktop": (1440, 900, 1),
    "laptop": (1280, 720, 1),
    "tablet": (820, 1180, 1),
    "phone": (390, 844, 1),
}
BYTES: Final = {1: 350_000, 2: 600_000}  # of the first view, by density
ENLARGED: Final = script("enlarged-pictures")
LOADED: Final = script("loaded-pictures")


class Table(NamedTuple):
    """A table at its first question."""

    visitor: Visitor
    game: str
    density: int


@pytest.fixture(scope="module", params=product(TABLES, SCREENS), ids="-".join)
def table(request: pytest.FixtureRequest, server: str, browser: Browser) -> Iterator[Table]:
    game, screen = request.param
    wide, high, density = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": wide, "height": high}, device_scale_factor=density, reduced_motion="reduce"
    )
    visitor = Visitor.come(server, context)
    mode, seats = TABLES[game]
    visitor.sit(visitor.lay(game, seats, mode))
    visitor.rest()
    yield Table(visitor, game, density)
    context.close()


def test_the_first_view_loads_no_more_than_its_budget(table: Table) -> None:
    table.visitor.page.wait_for_load_state("networkidle")

    assert 0 < table.visitor.page.evaluate(LOADED, table.game) <= BYTES[table.density]


def test_no_picture_is_enlarged(table: Table) -> None:
    found = table.visitor.page.evaluate(ENLARGED)

    assert found["pictures"] > 0
    assert not found["enlarged"]
