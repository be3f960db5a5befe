"""First steps on the page: a newcomer clicks what is outlined, and is led through a scripted match."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor, script

MOST_CLICKS = 120
READY = script("ready")
# Click on; the result is what the step says and offers, how much it points at, and what of it a newcomer cannot see.
CLICK = script("click")
LEFT = script("left")
SIZES = script("board-sizes")


def begin(visitor: Visitor, game: str, button: str) -> None:
    card = visitor.page.locator(".games li", has=visitor.page.locator(f'img[src*="{game}"]'))
    card.get_by_role("button", name=button).click()
    visitor.page.wait_for_selector("[data-step]")
    visitor.page.wait_for_selector(".stage svg g")


def walk(visitor: Visitor) -> list[dict[str, Any]]:
    """Click through to the end: what was to be seen at each click. Boards on the stage keep their size."""
    seen: list[dict[str, Any]] = []
    first: dict[str, str] = {}  # the size of each board when it first stood on the stage
    for _ in range(MOST_CLICKS):
        visitor.page.wait_for_function(READY)
        visitor.drawn()
        sizes: dict[str, str] = visitor.page.evaluate(SIZES)
        on_stage = {board: size for board, size in sizes.items() if board.endswith("on the stage")}
        assert {board: size for board, size in on_stage.items() if first.setdefault(board, size) != size} == {}
        found = visitor.page.evaluate(CLICK)
        if found is None:
            return seen
        seen.append(found)
        if not found["answered"]:
            visitor.page.wait_for_function(LEFT, arg=found["step"])
    raise AssertionError("the first steps do not end")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("ryozen", "ru-RU", PHONE),
        ("bonfire", "ru-RU", DESKTOP),
        ("ghost_stories", "en-US", DESKTOP),
        ("candelabria", "en-US", PHONE),
    ],
)
def test_a_newcomer_is_led_through_a_first_match(come: Come, game: str, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size)
    begin(visitor, game, "Learn" if lang == "en-US" else "Научиться")
    seen = walk(visitor)
    steps = list(dict.fromkeys(each["step"] for each in seen))

    assert steps == list(range(1, len(steps) + 1))
    assert 10 <= len(steps) <= 20
    assert len({each["text"] for each in seen}) == len(steps), "each step tells something of its own"
    assert max(each["choices"] for each in seen) <= 1, "only the step's own answer is offered"
    assert sum(each["shows"] > 0 for each in seen) > 4, "things are pointed at"
    assert [(each["step"], each["wrong"]) for each in seen if each["wrong"]] == []
    expect(visitor.page.locator("[data-topic], .waiting").first).to_be_visible()
    assert visitor.play(2, seed=1)["clicks"] == 2, "the match can be played on"


def test_first_steps_can_be_left_at_once(come: Come) -> None:
    visitor = come(size=PHONE)
    begin(visitor, "candelabria", "Learn")
    visitor.page.get_by_role("button", name="Skip").click()
    visitor.page.wait_for_selector("[data-step]", state="detached")

    visitor.page.wait_for_selector("[data-topic]")
    done = visitor.play(3, seed=5)

    assert (done["clicks"], done["error"]) == (3, "")
    assert visitor.sideways() <= 0
