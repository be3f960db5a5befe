"""A placement is seen before it is made: Bonfire's fate tile with mouse, keys and finger."""

from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor, script

# Where things lie and what is drawn on them: those shown before they are laid, or those on the board.
DRAWN: Final = script("things-drawn")

HIGH: Final = script("question-height")  # of what is asked, below the boards


def laying(visitor: Visitor) -> Page:
    """A table where I lay my first fate tile: in one place, in either direction."""
    visitor.sit(visitor.lay("bonfire", ("me", "easy"), "base"))
    visitor.page.wait_for_selector("[data-topic='fate.start']")
    visitor.page.locator(".piece.open").first.click()
    visitor.page.wait_for_selector("[data-topic='fate.lay']")
    return visitor.page


def ghost(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(DRAWN, ["data-preview", None])
    return found


def turned(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """What is shown when it no longer lies as before."""
    page.wait_for_function(script("preview-turned"), arg=before)
    return ghost(page)


def laid(page: Page, shown: dict[str, Any]) -> dict[str, Any]:
    """What lies on the board in place of what was shown."""
    page.wait_for_selector("[data-topic]:not([data-topic='fate.lay']), .waiting")
    found: dict[str, Any] = page.evaluate(DRAWN, ["data-id", list(shown)])
    return found


def test_a_tile_is_seen_under_the_mouse_turned_by_a_key_and_laid_by_a_click(come: Come) -> None:
    page = laying(come())
    page.locator("g.zone.open").hover()
    expect(page.locator("[data-preview]")).to_have_count(3)
    first = ghost(page)
    page.keyboard.press("r")
    expect(page.locator("[data-laying]")).to_contain_text("west")
    shown = turned(page, first)
    page.mouse.down()
    page.mouse.up()
    assert laid(page, shown) == shown


def test_what_would_be_laid_goes_with_the_mouse_and_moves_nothing_else(come: Come) -> None:
    page = laying(come())
    high = page.evaluate(HIGH)
    page.locator("g.zone.open").hover()
    expect(page.locator("[data-preview]")).to_have_count(3)

    assert page.evaluate(HIGH) == high
    page.locator(".prompt").hover()
    expect(page.locator("[data-preview]")).to_have_count(0)


def test_a_tile_is_seen_at_the_focus_and_laid_by_keys_alone(come: Come) -> None:
    page = laying(come())
    page.keyboard.press("o")
    expect(page.locator("[data-preview]")).to_have_count(3)
    first = ghost(page)
    page.keyboard.press("r")
    shown = turned(page, first)
    page.keyboard.press("Enter")

    assert laid(page, shown) == shown


def test_a_finger_shows_a_tile_turns_it_and_lays_it(server: str, browser: Browser) -> None:
    context = browser.new_context(
        locale="ru-RU",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    visitor = Visitor.come(server, context)
    page = laying(visitor)
    cell = page.locator("g.zone.open")
    cell.tap()
    expect(page.locator("[data-preview]")).to_have_count(3)
    first = ghost(page)
    cell.tap()
    shown = turned(page, first)
    page.locator("[data-turn]").tap()

    assert turned(page, shown) == first
    assert visitor.sideways() <= 0
    page.locator("[data-lay]").tap()
    assert laid(page, first) == first
    context.close()
    assert visitor.errors == []
