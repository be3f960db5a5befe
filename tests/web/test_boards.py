"""What is drawn on the boards: words stay in their boxes, and what can be chosen can be hit with a finger."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import CROSS, DESKTOP, PHONE, Come
from tests.web.playing import Visitor, script

LAPTOP: Final = (1366, 650)
GAMES: Final = {"ryozen": "base", "bonfire": "base", "ghost_stories": "white-moon", "candelabria": "two"}
CLICKS: Final = (0, 24)  # after which a table is looked at
LANGUAGES: Final = ("ru-RU", "en-US") if CROSS else ("ru-RU",)  # Russian words are the longer ones

# Words wider than the thing they stand on, by more than a pixel.
SPILT: Final = script("spilt")
# Letters and figures of the boards, each with its height on the screen in pixels.
HEIGHTS: Final = script("heights")
READABLE: Final = 11.9  # pixels
# Buttons, prompts and panels whose words are wider than they are.
CUT: Final = script("cut")
# The choices of a turn: how many, in how many rows, and whether the end of the last one is in sight on its sheet.
TRAIL: Final = script("trail")
# A place beside a small thing that can be chosen: 19 pixels from its middle, where no other one is as near.
MISS: Final = script("miss")


def table(visitor: Visitor, game: str) -> None:
    visitor.sit(visitor.lay(game, ("me", "easy"), GAMES[game]))
    visitor.rest()


def play_on(visitor: Visitor, clicks: int, seed: int) -> None:
    visitor.play(clicks, seed)
    visitor.rest()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_stay_in_their_boxes(come: Come, game: str, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size)
    table(visitor, game)
    for clicks in CLICKS:
        play_on(visitor, clicks, seed=3)

        assert visitor.page.evaluate(SPILT) == []
        assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_letters_on_the_boards_can_be_read(come: Come, game: str, size: tuple[int, int]) -> None:
    visitor = come("ru-RU", size)
    table(visitor, game)
    play_on(visitor, CLICKS[-1], seed=3)
    found: list[tuple[str, float]] = visitor.page.evaluate(HEIGHTS)

    assert found
    assert [each for each in found if each[1] < READABLE] == []


def test_how_near_the_next_incarnation_is_can_be_read_on_a_phone(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "ghost_stories")
    play_on(visitor, CLICKS[-1], seed=3)

    counter = visitor.page.locator("[data-counter$=':incarnation']")
    expect(counter).to_be_in_viewport()
    expect(counter).to_have_text(re.compile(r"\d$"))


def test_letters_on_the_boards_grow_with_the_size_of_text(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "candelabria")
    usual = max(height for _, height in visitor.page.evaluate(HEIGHTS))
    visitor.remember("igroteka.size", "largest")
    visitor.page.reload()
    visitor.page.wait_for_selector(".boards text")
    visitor.rest()

    assert max(height for _, height in visitor.page.evaluate(HEIGHTS)) > 1.1 * usual


@pytest.mark.parametrize("game", GAMES)
def test_in_the_low_window_of_a_laptop_the_main_board_stays_large(come: Come, game: str) -> None:
    visitor = come("ru-RU", LAPTOP)
    table(visitor, game)
    board = visitor.page.locator(".stage").first.bounding_box()
    assert board

    assert board["height"] > LAPTOP[1] / 2
    assert visitor.page.evaluate(script("page-height")) == LAPTOP[1]


def test_the_choices_of_a_turn_stand_in_one_row_on_a_phone_with_the_last_in_sight(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "bonfire")
    longest = 0
    for click in range(40):
        chips, rows, seen = visitor.page.evaluate(TRAIL)
        longest = max(longest, chips)

        assert (rows <= 1, seen) == (True, True), f"after {click} clicks"
        assert visitor.sideways() <= 0
        if longest > 4:
            break
        play_on(visitor, 1, seed=click)

    assert longest > 2


def test_a_finger_may_miss_a_small_place_by_a_little(come: Come) -> None:
    visitor = come("en-US", PHONE)
    table(visitor, "ryozen")
    visitor.page.wait_for_selector("[data-topic='place.companion']")
    visitor.page.locator("g.open[data-id^='tile:']").last.click()
    visitor.page.wait_for_selector(".table-layout:not([data-busy]) [data-topic='place.space']")
    place = visitor.page.evaluate(MISS)
    visitor.page.mouse.click(*place)

    visitor.page.wait_for_selector(":is([data-topic]:not([data-topic='place.space']), .waiting, [data-widen])")
