"""A finished match reviewed on the page: progress, sentences, moments on the board, and another try."""

import re

import pytest
from playwright.sync_api import expect

from igroteka.games.ghost_stories import GAME
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import record, write
from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor

EITHER = {
    "en-US": ("Show a record from a file", "Review the match", "The moments that mattered most", "Try again from here"),
    "ru-RU": ("Показать запись из файла", "Разобрать партию", "Что решило партию", "Попробовать отсюда ещё раз"),
}


@pytest.fixture(scope="module")
def short_match() -> bytes:
    """A match of one that is lost soon."""
    match, answers = Match(GAME, GAME.setup(seats=1), Luck(11)), Luck(11)
    while match.ask:
        match.answer(answers.fresh(len(match.ask.options)), match.ask.seat)
    return write(record(match))


def shown(visitor: Visitor, data: bytes, label: str) -> None:
    """Show a record."""
    file = {"name": "match.jsonl", "mimeType": "application/x-ndjson", "buffer": data}
    visitor.page.get_by_label(label, exact=True).set_input_files(file)  # type: ignore[arg-type]  # a payload
    visitor.page.wait_for_selector("[data-review]", state="attached")


@pytest.mark.parametrize(("lang", "size"), [("en-US", DESKTOP), ("ru-RU", PHONE)])
def test_a_match_is_reviewed_and_its_moments_lead_to_the_board(
    come: Come, short_match: bytes, lang: str, size: tuple[int, int]
) -> None:
    file, begin, moments, again = EITHER[lang]
    visitor = come(lang, size)
    shown(visitor, short_match, file)
    visitor.page.get_by_role("button", name=begin).click()
    visitor.page.wait_for_selector("[data-review=whole]")
    panel = visitor.page.locator("[data-review]")

    expect(panel.get_by_role("heading", name=moments)).to_be_visible()
    expect(panel.locator("article p").first).to_have_text(re.compile(r"%"))
    moments_shown = panel.locator("> ol > li")
    expect(moments_shown).to_have_count(3)
    for at in range(3):  # one click each
        moments_shown.nth(at).locator("button.text").click()
        expect(moments_shown.nth(at)).to_have_class(re.compile("shown"))
    panel.locator("> details > summary").click()
    choice = panel.locator("> details > ul > li").first
    choice.locator("button.text").click()
    visitor.page.wait_for_selector(".table-layout .highlighted", state="attached")
    visitor.page.wait_for_selector("[data-line]", state="attached")
    expect(visitor.page.locator(".stage svg").first).to_be_in_viewport()
    choice.locator("details > summary").click()
    expect(choice.locator("ol.options > li.chosen")).to_have_count(1)
    assert choice.locator("ol.options > li").count() > 1
    assert visitor.sideways() == 0
    choice.get_by_role("button", name=again).click()
    visitor.page.wait_for_url("**/#/table/*")


def test_a_review_is_shared_by_its_link(come: Come, short_match: bytes) -> None:
    visitor = come()
    shown(visitor, short_match, EITHER["en-US"][0])
    visitor.page.goto(visitor.page.url + "/review")
    visitor.page.wait_for_selector("[data-review=whole]")
    other = come(at=visitor.page.url.partition("#/")[2])

    other.page.wait_for_selector("[data-review=whole]")
    expect(other.page.locator("[data-review] article p").first).to_have_text(re.compile("luck|choices"))
