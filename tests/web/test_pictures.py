"""Pictures on the screen: none is enlarged, and the first view of a table loads little.

A board that the player enlarges (pinch, wheel, double tap, its title) is the limit: its pictures may be drawn larger
than their pixels, as it fills the room there is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.web.playing import Visitor, script

TABLES: Final = {
    "ryozen": ("base", ("me", "easy", "easy", "easy")),
    "bonfire": ("base", ("me", "easy", "easy", "easy")),
    "ghost_stories": ("white-moon", ("me", "easy", "easy", "easy")),
    "candelabria": ("base", ("me", "easy", "easy", "easy", "easy")),
}
OTHERS: Final = {  # tables of the other modes: game, mode, seats, options
    "palace": ("ryozen", "base", ("me", "easy"), {"palace": "on"}),
    "basilisk": ("ryozen", "solo", ("me",), {"palace": "on"}),
    "story": ("ryozen", "narrative", ("me",), {}),
    "tom": ("bonfire", "solo", ("me",), {}),
    "two-houses": ("candelabria", "two", ("me", "easy"), {"quests": "on"}),
    "withering": ("candelabria", "base", ("me", "easy", "easy"), {"quests": "on", "withering": "on"}),
    "village-alone": ("ghost_stories", "base", ("me",), {}),
    "moon-alone": ("ghost_stories", "white-moon", ("me",), {}),
}
WINDOWS: Final = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
BYTES: Final = {1: 350_000, 2: 600_000}  # of the first view, by density
SCREENS: Final = (
    ("desktop", 1),
    ("laptop", 1),
    ("tablet", 1),
    ("phone", 1),
    ("desktop", 2),
    ("tablet", 2),
    ("phone", 2),
)
MIDDLE: Final = 25  # clicks until a table is looked at again
TOLD: Final = 8  # clicks after which events are shown one by one
WATCH: Final = script("watch-pictures")
NOTE: Final = script("note-pictures")
ENLARGED: Final = script("enlarged-pictures")
LOADED: Final = script("loaded-pictures")
POINT: Final = script("point-at-pictures")


@contextmanager
def visited(server: str, browser: Browser, window: str, density: int) -> Iterator[Visitor]:
    """Somebody with a screen of that density."""
    wide, high = WINDOWS[window]
    context = browser.new_context(
        viewport={"width": wide, "height": high}, device_scale_factor=density, reduced_motion="reduce"
    )
    yield Visitor.come(server, context)
    context.close()


def sit(visitor: Visitor, game: str) -> None:
    mode, seats = TABLES[game]
    visitor.sit(visitor.lay(game, seats, mode))
    visitor.page.evaluate(WATCH)


def enlarged(visitor: Visitor) -> list[dict[str, Any]]:
    found = visitor.page.evaluate(ENLARGED)
    assert found["pictures"] > 0
    return list(found["enlarged"])


@pytest.mark.parametrize(("window", "density"), SCREENS)
@pytest.mark.parametrize("game", TABLES)
def test_the_first_view_loads_no_more_than_its_budget(
    server: str, browser: Browser, game: str, window: str, density: int
) -> None:
    with visited(server, browser, window, density) as visitor:
        sit(visitor, game)
        visitor.rest()
        visitor.page.wait_for_load_state("networkidle")

        assert 0 < visitor.page.evaluate(LOADED, game) <= BYTES[density]


def look(visitor: Visitor) -> None:
    """Note how large pictures are, at the start and in the middle of a match, in windows of every size."""
    for clicks in (0, MIDDLE):
        visitor.play(clicks, seed=5)
        visitor.rest()
        for wide, high in WINDOWS.values():
            visitor.page.set_viewport_size({"width": wide, "height": high})
            visitor.drawn()
            visitor.page.evaluate(NOTE)


def enlarge_text(visitor: Visitor) -> None:
    visitor.remember("igroteka.size", "largest")
    visitor.page.reload()


@pytest.mark.parametrize("density", BYTES)
@pytest.mark.parametrize("game", TABLES)
def test_no_picture_is_enlarged_on_any_board(server: str, browser: Browser, game: str, density: int) -> None:
    with visited(server, browser, "desktop", density) as visitor:
        sit(visitor, game)
        look(visitor)

        assert enlarged(visitor) == []


@pytest.mark.parametrize("game", TABLES)
def test_no_picture_is_enlarged_beside_the_largest_text(server: str, browser: Browser, game: str) -> None:
    with visited(server, browser, "desktop", 2) as visitor:
        enlarge_text(visitor)
        sit(visitor, game)
        look(visitor)

        assert enlarged(visitor) == []


@pytest.mark.parametrize("name", OTHERS)
def test_no_picture_is_enlarged_in_any_mode(server: str, browser: Browser, name: str) -> None:
    game, mode, seats, options = OTHERS[name]
    with visited(server, browser, "desktop", 2) as visitor:
        visitor.sit(visitor.lay(game, seats, mode, **options))
        visitor.page.evaluate(WATCH)
        look(visitor)

        assert enlarged(visitor) == []


@pytest.mark.parametrize("text", ["usual", "largest"])
@pytest.mark.parametrize("game", TABLES)
def test_no_picture_is_enlarged_in_a_tip(server: str, browser: Browser, game: str, text: str) -> None:
    """The tip of one thing of each picture, beside it or in the place for cards."""
    with visited(server, browser, "desktop", 2) as visitor:
        if text == "largest":
            enlarge_text(visitor)
        sit(visitor, game)
        visitor.play(MIDDLE, seed=5)
        visitor.rest()
        visitor.page.keyboard.press("Tab")  # focus by keys opens tips at once
        for window in ("desktop", "laptop"):
            wide, high = WINDOWS[window]
            visitor.page.set_viewport_size({"width": wide, "height": high})
            visitor.drawn()

            assert visitor.page.evaluate(POINT) > 0
        assert enlarged(visitor) == []


@pytest.mark.parametrize("window", ["desktop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_no_picture_is_enlarged_while_events_are_shown(server: str, browser: Browser, game: str, window: str) -> None:
    """Close-ups, cards that arrive, dice and battles."""
    with visited(server, browser, window, 2) as visitor:
        visitor.remember("igroteka.pace", "fast")
        visitor.page.reload()
        sit(visitor, game)
        visitor.play(TOLD, seed=7)
        visitor.rest()

        assert enlarged(visitor) == []
