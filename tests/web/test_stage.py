"""The stage stands still: boards keep their size, letters can be read, and what can be clicked can be hit."""

from typing import Any, Final

import pytest

from tests.web.conftest import Come
from tests.web.playing import Visitor, script

TABLES: Final = {
    "ryozen": ("base", ("me", "easy")),
    "bonfire": ("base", ("me", "easy")),
    "ghost_stories": ("white-moon", ("me", "easy")),
    "candelabria": ("two", ("me", "easy")),
}
WINDOWS: Final = {"desk": (1440, 900), "laptop": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}
CLICKS: Final = 20  # answers while which the boards are watched
SMALLEST_LETTERS_PX: Final = 11.95
# The size of every board on the screen.
SIZES: Final = script("board-sizes")
# Texts beside the boards whose letters are too small, and their size.
SMALL: Final = script("small-letters")
# Buttons, links and fields that are lower or narrower than they must be. Signs within a line of text are not counted.
NARROW: Final = script("narrow-targets")
# Where prompt, main board, seats and log begin: left and top.
PLACES: Final = script("places")


def seated(come: Come, game: str, window: str, lang: str = "ru-RU") -> Visitor:
    visitor = come(lang, WINDOWS[window])
    mode, seats = TABLES[game]
    visitor.sit(visitor.lay(game, seats, mode))
    visitor.rest()
    return visitor


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", TABLES)
def test_boards_keep_their_size_whatever_is_asked(come: Come, game: str, window: str) -> None:
    visitor = seated(come, game, window)
    first: dict[str, str] = visitor.page.evaluate(SIZES)  # a board that came to the stage later counts from then on
    for seed in range(CLICKS):
        if visitor.play(1, seed)["over"]:
            break
        visitor.rest()
        sizes: dict[str, str] = visitor.page.evaluate(SIZES)
        prompt = visitor.page.locator(".ask").inner_text()

        assert {board: size for board, size in sizes.items() if first.setdefault(board, size) != size} == {}, prompt


@pytest.mark.parametrize("window", ["desk", "laptop", "phone"])
def test_boards_keep_their_size_while_hints_and_refusals_are_open(come: Come, window: str) -> None:
    visitor = seated(come, "ryozen", window, "en-US")
    before = visitor.page.evaluate(SIZES)
    for name in ("What can I do?", "Hint"):
        visitor.page.get_by_role("button", name=name, exact=True).click()
        visitor.page.wait_for_selector(".grown")

        assert visitor.page.evaluate(SIZES) == before, name


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", TABLES)
def test_letters_and_targets_are_large_enough(come: Come, game: str, window: str) -> None:
    visitor = seated(come, game, window)
    visitor.play(12, seed=5)
    visitor.rest()

    assert visitor.page.evaluate(SMALL, SMALLEST_LETTERS_PX) == []
    assert visitor.page.evaluate(NARROW, 28 if WINDOWS[window][0] >= 1200 else 44) == []


@pytest.mark.parametrize("window", ["desk", "laptop"])
@pytest.mark.parametrize("game", TABLES)
def test_beside_the_board_stand_prompt_seats_and_log(come: Come, game: str, window: str) -> None:
    places: dict[str, Any] = seated(come, game, window).page.evaluate(PLACES)
    (left, _, wide), (right, _, _) = places["board"], places["prompt"]
    tops = [places[name][1] for name in ("prompt", "seats", "log")]

    assert left + wide <= right
    assert tops == sorted(tops)


@pytest.mark.parametrize("window", ["tablet", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_in_one_column_stand_prompt_board_seats_and_log(come: Come, game: str, window: str) -> None:
    visitor = seated(come, game, window)
    visitor.page.evaluate("scrollTo(0, 0)")
    places: dict[str, Any] = visitor.page.evaluate(PLACES)
    tops = [places[name][1] for name in ("prompt", "board", "seats", "log")]

    assert tops == sorted(tops)
    assert visitor.sideways() <= 0
