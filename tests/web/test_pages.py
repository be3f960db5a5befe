"""Pages: no sideways scrolling, and targets large enough for a finger."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import Visitor, script

PHONE = (390, 844)
GAMES = ["ryozen", "bonfire", "ghost_stories", "candelabria"]
SMALL = script("small")


def table_of(visitor: Visitor, game: str) -> None:
    visitor.sit(visitor.lay(game, ("me", "easy"), "two" if game == "candelabria" else "base"))
    visitor.rest()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone(come: Come, game: str) -> None:
    visitor = come("ru-RU", PHONE)
    table_of(visitor, game)

    assert visitor.sideways() <= 0
    assert visitor.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", ["bonfire", "candelabria"])
def test_a_table_fits_a_phone_with_the_largest_text(come: Come, game: str) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.remember("igroteka.size", "largest")
    visitor.page.reload()
    table_of(visitor, game)

    assert visitor.sideways() <= 0
    assert visitor.page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", ["usual", "largest"])
def test_menus_open_inside_a_phone(come: Come, size: str) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.remember("igroteka.size", size)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = visitor.post("tables", {"game": "ghost_stories", "seats": seats, "listed": True})["id"]
    visitor.page.reload()
    visitor.sit(table)
    menus = visitor.page.locator("header details:not(.menu details)")
    for menu in menus.all():
        menu.locator("> summary").click()
        box = menu.locator(".menu").bounding_box()
        assert box
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1]
        menu.locator("> summary").click()
    assert menus.count() == 3


@pytest.mark.parametrize("size", ["usual", "large", "largest"])
@pytest.mark.parametrize("page", ["", "new/candelabria", "rules/bonfire"])
def test_a_page_fits_a_phone_in_any_text_size(come: Come, page: str, size: str) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.remember("igroteka.size", size)
    visitor.go(page)
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-rule], .ways button, main form button")
    visitor.drawn()

    assert visitor.sideways() <= 0
    assert visitor.page.evaluate(SMALL) == []


def test_a_rule_of_the_prompt_opens_beside_the_table(come: Come) -> None:
    visitor = come()
    table_of(visitor, "ghost_stories")
    visitor.page.locator(".prompt a").first.click()

    expect(visitor.page.get_by_role("dialog").locator(".marked")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".prompt a").first).to_be_focused()


def test_a_hint_can_be_taken(come: Come) -> None:
    visitor = come()
    table_of(visitor, "ryozen")
    visitor.page.get_by_role("button", name="Hint").click()

    expect(visitor.page.locator(".hint button").first).to_be_visible()


def test_the_name_is_changed_and_seen_at_the_table(come: Come) -> None:
    visitor = come()
    table_of(visitor, "ghost_stories")
    visitor.page.get_by_label("Settings").click()
    visitor.page.get_by_label("My name").fill("Zoë & <Ko>")
    visitor.page.get_by_role("button", name="Save").click()

    expect(visitor.page.locator("aside")).to_contain_text("Zoë & <Ko>")


def test_larger_text_is_remembered(come: Come) -> None:
    visitor = come()
    visitor.page.get_by_label("Settings").click()
    visitor.page.get_by_text("Largest").click()
    visitor.page.reload()

    expect(visitor.page.locator("html")).to_have_css("font-size", "21.6px")


def test_tables_where_it_is_my_turn_stand_before_the_games(come: Come) -> None:
    visitor = come()
    visitor.lay("ghost_stories", ("me",))
    visitor.page.reload()
    for heading in ("My tables", "Games"):
        expect(visitor.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    headings = visitor.page.locator("h2").all_text_contents()

    assert headings.index("My tables") < headings.index("Games")
