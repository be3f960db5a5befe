"""What the page shows when there is nothing to show: links that lead nowhere, no connection, a proxy's own answer."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor, conceded, script

# Addresses that lead nowhere, and whether the server was asked about them.
NOWHERE = {
    "nowhere": False,
    "table": False,
    "table/nothing": True,
    "replay/nothing": True,
    "replay/nothing/review": True,
    "new/nothing": True,
    "rules/nothing": True,
    "box/nothing": True,
    "puzzle/nothing": True,
    "puzzle/bonfire/nothing": True,
}
TITLE = {"en-US": "There is nothing here", "ru-RU": "Здесь ничего нет"}
BACK = {"en-US": "All games", "ru-RU": "Все игры"}


@pytest.mark.parametrize(("lang", "size"), [("en-US", (1280, 720)), ("ru-RU", PHONE)])
def test_an_address_that_leads_nowhere_says_so_and_leads_back(come: Come, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size)
    for address, asked in NOWHERE.items():
        visitor.go(address)
        expect(visitor.page.get_by_role("heading", name=TITLE[lang])).to_be_visible()
        assert visitor.page.get_by_role("alert").count() == asked, address
        assert visitor.sideways() <= 0
        back = visitor.page.locator(".unavailable").get_by_role("link", name=BACK[lang])
        back.click()
        visitor.page.wait_for_selector(".ways button")
    visitor.errors.clear()  # the browser reports each refusal itself


def offline(visitor: Visitor, away: bool) -> None:
    visitor.page.context.set_offline(away)


def test_without_a_connection_the_start_page_says_so_and_goes_on_when_it_is_back(come: Come) -> None:
    visitor = come("ru-RU")
    visitor.go("puzzles")
    visitor.page.wait_for_selector("[data-trainer]")
    offline(visitor, True)
    visitor.go("")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Сервер не отвечает")
    offline(visitor, False)

    visitor.page.wait_for_selector(".ways button")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    visitor.errors.clear()


def test_a_page_that_could_not_be_loaded_is_loaded_again(come: Come) -> None:
    visitor = come()
    offline(visitor, True)
    visitor.go("rules/ryozen")
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server can’t be reached")
    expect(visitor.page.get_by_text("There is nothing here")).to_have_count(0)
    offline(visitor, False)
    visitor.page.get_by_role("button", name="Load it again").click()

    visitor.page.wait_for_selector("[data-rule]")
    visitor.errors.clear()


def test_an_answer_that_is_not_the_servers_is_told_in_words(come: Come) -> None:
    visitor = come()
    visitor.page.route("**/api/puzzles*", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    visitor.go("puzzles")

    expect(visitor.page.get_by_role("alert")).to_contain_text("The server gave no answer that can be read")
    visitor.errors.clear()


def test_a_match_that_was_given_up_offers_no_review(come: Come) -> None:
    visitor = come()
    table = conceded(visitor)
    end = visitor.page.locator("[data-over]")
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    expect(end.get_by_role("link", name="Review")).to_have_count(0)
    visitor.go(f"replay/{table}")
    visitor.page.wait_for_selector("input[type=range]")

    expect(visitor.page.locator("[data-review]")).to_have_count(0)
    expect(visitor.page.locator("aside")).not_to_contain_text("not here")


def test_a_part_of_the_page_that_could_not_be_fetched_is_fetched_again(come: Come) -> None:
    """As after an update of the server, when the files of the page have other names."""
    visitor = come()
    visitor.page.route("**/assets/RulesPage*", lambda route: route.abort())
    visitor.go("rules/ryozen")
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server can’t be reached")
    visitor.page.unroute("**/assets/RulesPage*")
    visitor.page.get_by_role("button", name="Load it again").click()

    visitor.page.wait_for_selector("[data-rule]")
    visitor.errors.clear()


def test_the_start_page_comes_without_the_table(come: Come) -> None:
    """What only a table needs is fetched after the start page is there."""
    visitor = come()
    order = visitor.page.wait_for_function(script("fetched"), arg=["/api/games", "/TablePage-"]).json_value()

    assert order == sorted(order)
