"""Motion tells what happened and leaves nothing behind; things answer to a true mouse, finger and keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.playing import Visitor

TABLES = [
    ("ryozen", "base", ("me", "easy")),
    ("bonfire", "base", ("me", "easy")),
    ("ghost_stories", "white-moon", ("me",)),
    ("candelabria", "two", ("me", "easy")),
]
NAMES = [table[0] for table in TABLES]
# All that the boards show, without the marks of "just changed", at which revision.
DRAWN = """() => {
  const worn = (each) => [...each.attributes].map(({ name, value }) => name === 'class'
    ? 'class=' + value.split(/\\s+/).filter((word) => word && word !== 'fresh').sort().join(' ')
    : `${name}=${value}`).sort();
  const inside = (each) => each.children.length ? [...each.children].map(told) : each.textContent;
  const told = (each) => [each.tagName, worn(each), inside(each)];
  const things = (board) => [...board.querySelectorAll('g[data-id]')].map(told);
  const boards = [...document.querySelectorAll('[data-board]')].map((board) => [board.dataset.board, things(board)]);
  return [document.querySelector('.room').dataset.revision, Object.fromEntries(boards)];
}"""
STILL = "() => document.querySelector('.sky:not([data-playing])') && !document.querySelector('[data-busy]')"
MOVING = "() => document.getAnimations().filter((each) => each.effect.target.closest('.piece, .sky')).length"
# Highlighted things that no click can reach: at every point of theirs another highlighted thing is nearer.
UNREACHED = """() => {
  const inside = (box) => [0.5, 0.15, 0.85, 0.3, 0.7].flatMap((across) => [0.5, 0.15, 0.85, 0.3, 0.7].map(
    (down) => [box.left + box.width * across, box.top + box.height * down]));
  const nearest = (x, y) => document.elementsFromPoint(x, y).map((each) => each.closest('[data-id]'))
    .find((each) => each?.classList.contains('open'));
  return [...document.querySelectorAll('g.open')]
    .filter((thing) => !inside(thing.getBoundingClientRect()).some(([x, y]) => nearest(x, y) === thing))
    .map((thing) => thing.dataset.id);
}"""


def sat(come: Come, table: tuple[str, str, tuple[str, ...]], moving: bool = True, **window: Any) -> Visitor:
    visitor = come(**window)
    if moving:
        visitor.page.emulate_media(reduced_motion="no-preference")
    game, mode, seats = table
    visitor.sit(visitor.lay(game, seats, mode))
    return visitor


def settle(page: Page) -> None:
    """Until it is one's own turn and nothing moves."""
    page.wait_for_selector("[data-topic], [data-over]")
    page.wait_for_function(STILL)


def drawn_twice(visitor: Visitor) -> list[Any]:
    """What the page shows, and what one shows that opens the table anew without any motion."""
    other = visitor.page.context.new_page()
    other.emulate_media(reduced_motion="reduce")
    for _ in range(20):  # until both show the same moment
        settle(visitor.page)
        other.goto("about:blank")
        other.goto(visitor.page.url)
        other.wait_for_selector(".stage svg g")
        found = [visitor.page.evaluate(DRAWN), other.evaluate(DRAWN)]
        if found[0][0] == found[1][0]:
            return found
    raise AssertionError("the table never rests")


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_after_motion_the_boards_are_as_if_drawn_at_once(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table)
    for seed in (3, 4):
        visitor.play(12, seed)
        now, plainly = drawn_twice(visitor)

        assert now == plainly, f"seed {seed}"


def start_motion(visitor: Visitor) -> None:
    """Play until something moves."""
    for seed in range(60):
        visitor.play(1, seed)
        if visitor.page.evaluate(MOVING):
            return
    raise AssertionError("nothing ever moves")


def test_a_key_goes_to_the_end_of_what_moves(come: Come) -> None:
    visitor = sat(come, TABLES[0])
    start_motion(visitor)
    visitor.page.keyboard.press("Shift")

    assert visitor.page.evaluate(MOVING) == 0


def test_after_a_cut_the_boards_are_as_if_drawn_at_once(come: Come) -> None:
    visitor = sat(come, TABLES[3])
    for seed in range(20):
        visitor.play(1, seed)
        visitor.page.keyboard.press("Shift")
    now, plainly = drawn_twice(visitor)

    assert now == plainly


def test_a_click_on_a_moving_table_is_an_answer_already(come: Come) -> None:
    visitor = sat(come, TABLES[2])
    start_motion(visitor)
    before = visitor.page.locator(".room").get_attribute("data-revision")
    visitor.play(2, 1)  # the first may open the choices of a thing

    expect(visitor.page.locator(".room")).not_to_have_attribute("data-revision", before or "")


def test_with_less_motion_nothing_moves_and_the_news_are_marked(come: Come) -> None:
    visitor = sat(come, TABLES[0], moving=False)
    visitor.play(15, 5)

    assert visitor.page.evaluate(MOVING) == 0
    assert visitor.page.locator(".piece.fresh, .gain").count() > 0


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_whatever_is_highlighted_can_be_hit(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table, moving=False)
    for seed in range(25):
        settle(visitor.page)

        assert visitor.page.evaluate(UNREACHED) == [], f"seed {seed}: {visitor.page.locator('.prompt').inner_text()}"
        if visitor.play(1, seed)["over"]:
            return


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mouse_chooses_what_is_highlighted(come: Come) -> None:
    visitor = sat(come, TABLES[0], moving=False)
    before = visitor.page.locator(".room").get_attribute("data-revision")
    visitor.page.mouse.click(*middle(visitor, "g.open"))

    expect(visitor.page.locator(f".room:not([data-revision='{before}']), [data-widen]")).not_to_have_count(0)


def test_a_mouse_over_a_thing_tells_its_name(come: Come) -> None:
    visitor = sat(come, TABLES[2], moving=False)
    visitor.page.mouse.move(*middle(visitor, ".stage g.open"))
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    visitor.page.mouse.move(2, 2)

    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)


def test_the_keyboard_reaches_a_thing_and_tells_its_name(come: Come) -> None:
    visitor = sat(come, TABLES[2], moving=False)
    visitor.page.keyboard.press("o")

    assert visitor.page.evaluate("document.activeElement.matches('g.open, .options button')")
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
