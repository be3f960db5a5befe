"""A battle in the browser: what is asked in it is answered on the banners of its sides."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor, script

ANSWERS = 600  # answers until a battle with a choice has come
TO_BATTLE = script("to-topic")


def fighting(visitor: Visitor, topic: str) -> None:
    """A table at which a topic of a battle is asked."""
    table = visitor.lay("candelabria", ("me", "easy", "easy"))
    visitor.sit(table)
    assert visitor.page.evaluate(TO_BATTLE, [table, topic, ANSWERS]) == topic
    visitor.page.wait_for_selector(f"[data-topic='{topic}']")
    visitor.drawn()


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE], ids=["desktop", "laptop", "phone"])
def test_tactics_are_laid_from_the_banners_of_a_battle(come: Come, size: tuple[int, int]) -> None:
    visitor = come("ru-RU", size)
    fighting(visitor, "battle.card")
    page = visitor.page
    battle = page.locator("[data-battle]")
    chosen = battle.locator(".hand .choice").first
    card = chosen.bounding_box()
    strengths = battle.locator("[data-strength]").evaluate_all(script("numbers-of"))

    assert len(strengths) >= 2 and min(strengths) >= 0
    assert card and card["width"] >= 62
    assert card["y"] + card["height"] <= size[1]
    assert visitor.sideways() == 0
    before = page.locator(".table-layout").get_attribute("data-revision")
    chosen.click()
    page.wait_for_function(script("changed"), arg=before)


def test_the_boards_can_be_seen_and_used_during_a_battle(come: Come) -> None:
    visitor = come("en-US")
    fighting(visitor, "battle.card")
    page = visitor.page
    expect(page.locator(".boards")).to_have_attribute("inert", "")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("[data-battle]")).to_have_count(0)
    expect(page.locator(".boards")).not_to_have_attribute("inert", "")
    page.locator("button.unfold").click()

    expect(page.locator("[data-battle]")).to_have_count(1)
    page.keyboard.press("o")
    expect(page.locator(":is([data-battle] .choice, .options button):focus")).to_have_count(1)
