"""Boards by keys: what can be chosen is a tab stop, the rest of a board one more; arrows go from thing to thing."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.playing import Visitor, script

GAMES = {"ryozen": "base", "bonfire": "base", "ghost_stories": "white-moon", "candelabria": "two"}
# Of every board: how many things that can be chosen Tab misses, how many others it stops at, and how many others tell
# something.
STOPS = script("stops")
# Things of the boards that no arrow leads to, from the tab stop of their board.
LOST = script("lost")
FOCUSED = script("focused")


def table(visitor: Visitor, game: str) -> Page:
    visitor.sit(visitor.lay(game, ("me", "easy"), GAMES[game]))
    visitor.page.wait_for_selector(".table-layout:not([data-busy]) [data-topic]")
    return visitor.page


@pytest.mark.parametrize("game", GAMES)
def test_tab_stops_at_what_can_be_chosen_and_once_more_on_each_board(come: Come, game: str) -> None:
    boards: list[list[int]] = table(come(), game).evaluate(STOPS)

    assert sum(telling for *_, telling in boards) > 50
    assert [missed for missed, *_ in boards if missed] == []
    assert [others for _, others, _ in boards] == [min(1, telling) for *_, telling in boards]


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_to_everything_on_a_board(come: Come, game: str) -> None:
    assert table(come(), game).evaluate(LOST) == []


def test_a_thing_that_arrows_lead_to_tells_about_itself_and_tab_comes_back_to_it(come: Come) -> None:
    page = table(come(), "bonfire")
    page.locator(".stage svg [tabindex='0']:not(.open)").first.focus()
    page.keyboard.press("Home")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("End")
    last = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowUp")
    here = page.evaluate(FOCUSED)
    label = page.locator(f".stage [data-id='{here}']").get_attribute("aria-label") or "-"
    expect(page.get_by_role("tooltip")).to_contain_text(label.split(",")[0])
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")

    assert len({first, last, here}) == 3
    assert page.evaluate(FOCUSED) == here
