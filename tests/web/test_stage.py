"""The stage stands still: boards keep their size, letters can be read, and what can be clicked can be hit."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Come, dealt_as, visits
from tests.web.playing import Visitor, script

TABLES: Final = {
    "ryozen": ("base", ("me", "easy")),
    "bonfire": ("base", ("me", "easy")),
    "ghost_stories": ("white-moon", ("me", "easy")),
    "candelabria": ("two", ("me", "easy")),
}
WINDOWS: Final = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
BESIDE: Final = ("desktop", "laptop")  # windows in which prompt, seats and log stand beside the board
MOUSE_PX, FINGER_PX = 28, 44  # the smallest target
BEFORE: Final = 12  # clicks before a table is looked at
CLICKS: Final = 20  # clicks during which the boards are watched
LATER: Final = 25  # clicks more until a table is looked at again
SMALLEST_LETTERS_PX: Final = 11.95
# The size of every board on the screen.
SIZES: Final = script("board-sizes")
# Where the uppermost board begins on the page.
TOP: Final = script("first-board-top")
TO_TOP: Final = script("to-top")
# Texts beside the boards whose letters are too small, and their size.
SMALL: Final = script("small-letters")
# Buttons, links and fields that are lower or narrower than they must be. Signs within a line of text are not counted.
NARROW: Final = script("narrow-targets")
# Texts and price pills that lie over one another, and texts wider than their place.
OVERLAPS: Final = script("overlaps")
CUT: Final = script("cut")
# Words and numbers on the boards that are too small, cut, over one another or hidden.
LABELS: Final = script("labels")
# Where prompt, main board, seats and log begin: left and top.
PLACES: Final = script("places")


def seated(come: Come, game: str, window: str, lang: str = "ru-RU") -> Visitor:
    visitor = come(lang, WINDOWS[window])
    mode, seats = TABLES[game]
    visitor.sit(visitor.lay(game, seats, mode))
    visitor.rest()
    return visitor


class Stage(NamedTuple):
    """A table in a window after some answers, and where its parts were at the start and are now."""

    visitor: Visitor
    window: str
    places: tuple[dict[str, Any], ...]

    def tops(self, *names: str) -> list[list[float]]:
        return [[places[name][1] for name in names] for places in self.places]


@pytest.fixture(scope="module", params=product(TABLES, WINDOWS), ids="-".join)
def stage(request: pytest.FixtureRequest, server: str, browser: Browser) -> Iterator[Stage]:
    """One table for all tests that only look at it; the last of them plays on."""
    game, window = request.param
    with dealt_as(f"stage {game} {window}"), visits(server, browser) as come:
        visitor = seated(come, game, window)
        places = []
        for clicks in (0, BEFORE):
            visitor.play(clicks, seed=5)
            visitor.rest()
            visitor.page.evaluate(TO_TOP)
            places.append(visitor.page.evaluate(PLACES))
        yield Stage(visitor, window, tuple(places))


def test_prompt_board_seats_and_log_stand_in_order(stage: Stage) -> None:
    if stage.window in BESIDE:
        for places in stage.places:
            (left, _, wide), (right, _, _) = places["board"], places["prompt"]
            assert left + wide <= right
        tops = stage.tops("prompt", "seats", "log")
    elif stage.window == "sideways":  # the prompt beside the board, the rest below
        tops = stage.tops("board", "seats", "log")
    else:
        tops = stage.tops("prompt", "board", "seats", "log")

    assert stage.visitor.sideways() <= 0
    assert tops == [sorted(each) for each in tops]


def errors(visitor: Visitor, target_px: int) -> dict[str, list[object]]:
    """What cannot be read or hit, by the rule it breaks."""
    page = visitor.page
    found = {
        "small letters": page.evaluate(SMALL, SMALLEST_LETTERS_PX),
        "small targets": page.evaluate(NARROW, target_px),
        "overlaps": page.evaluate(OVERLAPS),
        "cut": page.evaluate(CUT),
        "on the boards": page.evaluate(LABELS, SMALLEST_LETTERS_PX),
    }
    return {rule: things for rule, things in found.items() if things}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_can_be_read_and_hit(stage: Stage, lang: str) -> None:
    """No text is small, cut or over another, beside the boards and on them; what can be clicked is large enough."""
    visitor = stage.visitor
    visitor.remember("igroteka.language", lang)
    visitor.page.reload()
    visitor.page.wait_for_selector(".stage .piece")
    visitor.rest()

    assert errors(visitor, MOUSE_PX if stage.window in BESIDE else FINGER_PX) == {}


def test_boards_keep_their_size_and_place_whatever_is_asked(stage: Stage) -> None:
    visitor = stage.visitor
    top = visitor.page.evaluate(TOP)
    first: dict[str, str] = visitor.page.evaluate(SIZES)  # a board that came to the stage later counts from then on
    for seed in range(CLICKS):
        if visitor.play(1, seed)["over"]:
            break
        visitor.rest()
        if visitor.page.locator("[data-over]").count():
            break
        sizes: dict[str, str] = visitor.page.evaluate(SIZES)
        prompt = visitor.page.locator(".ask").inner_text()

        assert {board: size for board, size in sizes.items() if first.setdefault(board, size) != size} == {}, prompt
        assert visitor.page.evaluate(TOP) == top, prompt


def test_everything_can_be_read_and_hit_later_in_the_match(stage: Stage) -> None:
    visitor = stage.visitor
    if not visitor.play(LATER, seed=7)["over"]:
        visitor.rest()
        visitor.page.evaluate(TO_TOP)

        assert errors(visitor, MOUSE_PX if stage.window in BESIDE else FINGER_PX) == {}


@pytest.mark.parametrize("window", ["desktop", "laptop", "tablet", "phone", "sideways"])
def test_boards_keep_their_size_and_place_while_hints_and_refusals_are_open(come: Come, window: str) -> None:
    visitor = seated(come, "ryozen", window, "en-US")
    before = visitor.page.evaluate(SIZES), visitor.page.evaluate(TOP)
    for name in ("What can I do?", "Hint"):
        visitor.page.get_by_role("button", name=name, exact=True).click()
        visitor.page.wait_for_selector(".grown")

        assert (visitor.page.evaluate(SIZES), visitor.page.evaluate(TOP)) == before, name


@pytest.mark.parametrize("window", WINDOWS)
def test_the_largest_letters_enlarge_the_boards_too(come: Come, window: str) -> None:
    """A board larger than its place scrolls, and begins at what can be chosen."""
    visitor = seated(come, "ryozen", window)
    usual = visitor.page.locator("[data-board='field'] .frame").first.bounding_box()
    visitor.remember("igroteka.size", "largest")
    visitor.page.reload()
    visitor.rest()
    largest = visitor.page.locator("[data-board='field'] .frame").first.bounding_box()

    assert usual and largest
    assert min(largest["width"], largest["height"]) >= 1.2 * min(usual["width"], usual["height"])
    assert visitor.sideways() <= 0
    visitor.page.wait_for_function(script("choice-in-place"))
