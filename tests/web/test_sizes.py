"""Pages at all sizes: nothing wider than the window, no small letters, hands that can be read."""

import pytest

from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor, conceded, script

LEAST_LETTERS = 12  # pixels
SMALL_CARD = 62  # pixels: the width of a tactic
TINY = script("tiny")
HAND = script("hand-widths")
OVERLAPS = script("overlaps")
CUT = script("cut")
SIZES = [(1280, 720), (820, 1180), (844, 390)]


def fits(visitor: Visitor, ready: str) -> None:
    visitor.page.wait_for_selector(ready)
    visitor.drawn()

    assert (visitor.sideways(), visitor.page.evaluate(TINY, LEAST_LETTERS)) == (0, [])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_fits_and_can_be_read(come: Come, size: tuple[int, int]) -> None:
    """From the start page over a new table and the lobby to a match and its end."""
    visitor = come("ru-RU" if size[0] > size[1] else "en-US", size)
    lobby = visitor.lay("ghost_stories", ("me", "open"))
    visitor.page.reload()
    fits(visitor, ".games li")
    visitor.go("new/ryozen/friends")
    fits(visitor, "main form label")
    visitor.go(f"table/{lobby}")
    fits(visitor, ".lobby li")
    conceded(visitor)
    fits(visitor, "[data-over] table")


LONG_NAME = "Wilhelmina-Anastasia Konstantin."  # as long as a name can be


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_long_names_are_not_cut_and_lie_over_nothing(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size)
    visitor.page.get_by_label("Settings").click()
    visitor.page.get_by_label("My name").fill(LONG_NAME)
    visitor.page.get_by_role("button", name="Save").click()
    lobby = visitor.lay("candelabria", ("me", "open", "open"))
    visitor.go(f"table/{lobby}")
    fits(visitor, ".lobby li")
    visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy", "easy", "easy")))
    visitor.rest()
    assert (visitor.sideways(), visitor.page.evaluate(OVERLAPS), visitor.page.evaluate(CUT)) == (0, [], [])
    conceded(visitor, "ryozen", ("me", "easy"))
    fits(visitor, "[data-over] table")


@pytest.mark.parametrize(
    ("size", "least"), [(DESKTOP, 90), ((1280, 720), 90), (PHONE, 72)], ids=["desktop", "laptop", "phone"]
)
def test_cards_in_hand_are_wide_enough_to_be_read(come: Come, size: tuple[int, int], least: int) -> None:
    visitor = come(size=size)
    visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy")))
    visitor.page.wait_for_selector("[data-topic='ignition.turn']")
    visitor.drawn()
    candles, tactics = (visitor.page.evaluate(HAND, [ids]) for ids in (r"^hand:0:[A-Z]\d+$", r"^tactic:0:[^:]+:\d+$"))

    assert candles and tactics
    assert min(candles) >= least
    assert min(tactics) >= SMALL_CARD
