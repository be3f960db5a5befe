"""Pages at all sizes: nothing wider than the window, no small letters, hands that can be read."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.games.candelabria import setup
from igroteka.games.candelabria.rules.cards import draw_card
from igroteka.games.candelabria.state import T
from igroteka.games.candelabria.words import House
from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor, conceded, script

LEAST_LETTERS = 12  # pixels
SMALL_CARD = 62  # pixels: the width of a tactic
TINY = script("tiny")
HAND = script("hand-widths")
OVERLAPS = script("overlaps")
CUT = script("cut")
NARROW = script("narrow-targets")
MOUSE_PX, FINGER_PX = 28, 44  # the smallest target
WINDOWS = {"desktop": DESKTOP, "laptop": (1280, 720), "tablet": (820, 1180), "sideways": (844, 390), "phone": PHONE}
# Every window in one language, and a phone, which has the least room, in both.
VISITS = [("ru-RU", name) for name in ("desktop", "tablet", "phone")] + [
    ("en-US", name) for name in ("laptop", "sideways", "phone")
]
# Addresses of pages that need no table, and what is there once they are ready.
PAGES = {
    "new/candelabria/friends": "main form label",
    "new/ryozen": "main form label",
    "rules/bonfire": "[data-rule]",
    "puzzles": "[data-trainer]",
    "puzzle/bonfire": "[data-puzzle]",
    "box/candelabria": "main h3",
}


def fits(visitor: Visitor, ready: str) -> None:
    visitor.page.wait_for_selector(ready)
    visitor.page.evaluate(script("unfold"))
    visitor.drawn()
    wide = (visitor.page.viewport_size or {"width": 0})["width"] >= 1200

    assert (visitor.sideways(), visitor.page.evaluate(TINY, LEAST_LETTERS)) == (0, [])
    assert visitor.page.evaluate(NARROW, MOUSE_PX if wide else FINGER_PX) == []


@pytest.mark.parametrize(("lang", "window"), VISITS)
def test_every_page_fits_and_can_be_read_and_hit(come: Come, lang: str, window: str) -> None:
    """From the start page over a new table and the lobby to a match, its end and its replay."""
    visitor = come(lang, WINDOWS[window])
    lobby = visitor.lay("ghost_stories", ("me", "open", "easy"))
    visitor.page.reload()
    fits(visitor, ".games li")
    for page, ready in PAGES.items():
        visitor.go(page)
        fits(visitor, ready)
    visitor.go(f"table/{lobby}")
    fits(visitor, ".lobby li")
    table = conceded(visitor)
    fits(visitor, "[data-over] table")
    visitor.go(f"replay/{table}")
    fits(visitor, "input[type=range]")


def test_another_game_is_chosen_by_its_address(come: Come) -> None:
    visitor = come(at="new/ryozen")
    heading = visitor.page.locator("main h2")
    expect(heading).to_have_text("A new table: Ryozen")
    visitor.go("new/bonfire")

    expect(heading).to_have_text("A new table: Bonfire")


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
    ("size", "least"), [(DESKTOP, 90), (WINDOWS["laptop"], 90), (PHONE, 72)], ids=["desktop", "laptop", "phone"]
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


@pytest.mark.parametrize(
    ("size", "least"), [(DESKTOP, 90), (WINDOWS["laptop"], 90), (PHONE, 72)], ids=["desktop", "laptop", "phone"]
)
def test_companions_in_hand_are_wide_enough_to_be_told_apart(come: Come, size: tuple[int, int], least: int) -> None:
    visitor = come(size=size)
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    visitor.rest()
    companions = visitor.page.evaluate(HAND, [r"^tile:\d+$"])

    assert companions and min(companions) >= least


@contextmanager
def dealt(cards: int) -> Iterator[None]:
    """Tables at which the first House begins with that many cards."""
    usual = setup.lay_out_house

    def more(t: T, seat: int, house: House) -> None:
        usual(t, seat, house)
        for _ in range(cards - t.state.held[0] if seat == 0 else 0):
            draw_card(t, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup, "lay_out_house", more)
        yield


def lie_apart(boxes: list[dict[str, Any]]) -> bool:
    """Whether no card hides more than the edge of another one."""
    edge = 6  # pixels, with the outlines
    return all(
        one["right"] - edge <= other["left"]
        or other["right"] - edge <= one["left"]
        or one["bottom"] - edge <= other["top"]
        or other["bottom"] - edge <= one["top"]
        for one, other in combinations(boxes, 2)
    )


@pytest.mark.parametrize(
    ("size", "least"), [(DESKTOP, 90), (WINDOWS["laptop"], 90), (PHONE, 72)], ids=["desktop", "laptop", "phone"]
)
@pytest.mark.parametrize("cards", [3, 8, 12])
def test_every_card_of_a_large_hand_can_be_read(come: Come, cards: int, size: tuple[int, int], least: int) -> None:
    """Whole, with its name at a legible size inside it, while the board on the stage stays as large as ever."""
    visitor = come("ru-RU", size)
    with dealt(cards):
        visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy")))
        visitor.page.wait_for_selector("[data-topic='ignition.turn']")
    visitor.drawn()
    held = visitor.page.evaluate(script("hand-names"))

    assert len(held) == cards
    assert min(card["width"] for card in held) >= least
    assert lie_apart(held)
    assert [card["name"] for card in held if not card["name"] or card["letters"] < LEAST_LETTERS - 0.5] == []
    assert visitor.sideways() == 0


@pytest.mark.parametrize("size", [DESKTOP, WINDOWS["laptop"]], ids=["desktop", "laptop"])
def test_the_board_is_as_large_beside_a_large_hand(come: Come, size: tuple[int, int]) -> None:
    stages = []
    for cards in (3, 12):
        visitor = come(size=size)
        with dealt(cards):
            visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy")))
            visitor.page.wait_for_selector("[data-topic='ignition.turn']")
        visitor.drawn()
        stages.append(visitor.page.locator(".stage .frame").bounding_box())

    assert stages[0] == stages[1]
