"""What stands beside a question: cards to choose from, tips, hints, the result."""

from playwright.sync_api import Browser, expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor

MOST = 150  # clicks until something must have been asked


def asked(come: Come, table: tuple[str, tuple[str, ...], str], topic: str) -> Visitor:
    """Somebody who is asked about a topic."""
    visitor = come()
    visitor.sit(visitor.lay(*table))
    for seed in range(MOST):
        visitor.rest()
        if visitor.page.locator(f"[data-topic='{topic}']").count():
            return visitor
        visitor.play(1, seed)
    raise AssertionError(f"{topic} is never asked")


def test_a_choice_of_drawn_cards_shows_the_cards(come: Come) -> None:
    visitor = asked(come, ("bonfire", ("me", "easy"), "base"), "fate.start")
    shown = visitor.page.locator(".options button.card svg g[style]")

    expect(visitor.page.locator(".options button.card svg")).to_have_count(2)
    expect(shown.first).to_be_visible()


def test_a_mouse_that_rests_opens_no_tip(come: Come) -> None:
    """What comes under the pointer after a click must not hide what can be chosen next."""
    visitor = come()
    visitor.page.clock.install()
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    visitor.rest()
    box = visitor.page.locator(".stage g.open").first.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.click(*at)
    visitor.rest()
    visitor.page.clock.run_for(1000)

    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)
    visitor.page.mouse.move(at[0] + 6, at[1])
    visitor.page.mouse.move(at[0] + 7, at[1] + 6)
    expect(visitor.page.get_by_role("tooltip")).to_have_count(1)


def test_a_mouse_that_follows_a_finger_opens_no_tip(server: str, browser: Browser) -> None:
    """After a tap the browser says that a mouse has moved there: the piece that came must not be described over it."""
    width, height = PHONE
    context = browser.new_context(
        locale="en-US", viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True
    )
    visitor = Visitor.come(server, context)
    visitor.page.clock.install()
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    visitor.rest()
    box = visitor.page.locator(".stage g.open").first.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.touchscreen.tap(*at)
    visitor.rest()
    visitor.page.mouse.move(*at)
    visitor.page.clock.run_for(1000)

    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)
    context.close()
    assert visitor.errors == []


def test_a_hint_is_closed_by_its_button_and_by_escape(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    visitor.rest()
    hint, ask = (
        visitor.page.get_by_role("list", name="Hint"),
        visitor.page.get_by_role("button", name="Hint", exact=True),
    )
    ask.click()
    visitor.page.get_by_role("button", name="Close the hint").click()
    expect(hint).to_have_count(0)
    ask.click()
    expect(hint).to_be_visible()
    visitor.page.keyboard.press("Escape")

    expect(hint).to_have_count(0)


def test_a_finished_match_is_headed_by_its_result(come: Come) -> None:
    visitor = come()
    table = visitor.lay("ghost_stories", ("me",))
    visitor.sit(table)
    visitor.post(f"tables/{table}/concede", {})

    expect(visitor.page.locator("header .status")).to_have_text("The game has won this time")


def test_tables_are_listed_where_there_are_some(come: Come) -> None:
    """With a picture of the position and whose turn it is; a visitor without any is told nothing about them."""
    visitor = come()
    listed = visitor.page.get_by_role("heading", name="My tables")
    expect(listed).to_have_count(0)
    visitor.lay("ghost_stories", ("me", "open"))
    visitor.lay("ghost_stories", ("me",))
    visitor.page.reload()
    cards = listed.locator("xpath=following-sibling::*[1]/li")

    expect(cards.first).to_contain_text("Your turn")
    expect(cards.first.locator(".position g.piece").first).to_be_visible()
    expect(cards.last).to_contain_text("Waiting for players")


def test_the_rules_answer_a_question_in_both_languages(come: Come) -> None:
    for lang, wanted in (("ru-RU", "как победить"), ("en-US", "how do I win?")):
        for game in ("ryozen", "bonfire", "ghost_stories", "candelabria"):
            visitor = come(lang, at=f"rules/{game}")
            visitor.page.get_by_role("searchbox").fill(wanted)

            expect(visitor.page.locator("[data-rule] mark").first).to_be_visible()
            assert visitor.page.locator("small", has_text=f"{game}.").count() == 0
