"""Help in context, and while waiting: first-time lines, why not, all options, one's turn, the last visit."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import PAGE_VALUE, Visitor, script

RUNG = script("rung")
MOST = 60  # clicks until something must have happened


def pair(come: Come, game: str) -> tuple[Visitor, Visitor]:
    """Two people at one table: who is asked, and who waits."""
    host, friend = come(), come()
    table = host.lay(game, ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    for each in (host, friend):
        each.sit(table)
    host.page.wait_for_selector("[data-topic], .waiting p")
    return (host, friend) if host.page.locator("[data-topic]").count() else (friend, host)


def test_the_title_says_whose_turn_it_is(come: Come) -> None:
    asked, waiting = pair(come, "ryozen")

    expect(asked.page).to_have_title(re.compile("^● Your turn — "))
    expect(waiting.page).not_to_have_title(re.compile("Your turn"))


def test_a_sound_calls_when_it_is_ones_turn_again(come: Come) -> None:
    visitor = come()
    visitor.page.get_by_label("Settings").click()  # a page that was never touched may not sound
    visitor.remember("igroteka.sound", "on")
    visitor.page.reload()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    visitor.page.mouse.click(700, 12)
    visitor.page.evaluate(RUNG)
    for seed in range(MOST):
        if visitor.page.evaluate(PAGE_VALUE, "rung"):
            return
        visitor.play(1, seed)
    raise AssertionError("it never sounds")


def test_a_returning_player_sees_what_happened_since(come: Come) -> None:
    asked, waiting = pair(come, "ghost_stories")
    table = waiting.page.url
    waiting.go("")
    expect(asked.page.locator("aside")).to_contain_text("not here")
    asked.play(3, seed=2)
    waiting.page.goto(table)

    expect(waiting.page.locator(".since")).to_have_text("Since your last visit")


def revision(visitor: Visitor, table: str) -> int:
    """How often a table has changed."""
    return int(visitor.get(f"tables/{table}")["revision"])


def test_a_waiting_player_tries_options_without_changing_the_match(come: Come) -> None:
    asked, waiting = pair(come, "ryozen")
    table, page = waiting.page.url.rpartition("/")[2], waiting.page
    before = revision(waiting, table)
    page.get_by_role("button", name="Try ahead").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("[data-topic]")  # the others, whom bots play here, have moved: now I am asked
    page.get_by_role("button", name="What can I do?").click()
    expect(page.locator(".options button[data-key]")).not_to_have_count(0)
    done = waiting.play(4, seed=3)

    assert (done["clicks"], done["error"]) == (4, "")
    expect(page).to_have_title(re.compile("Trial: Ryozen"))
    expect(page.locator(".trial")).to_contain_text("Nothing of it is sent to the match")
    assert revision(waiting, table) == before
    assert asked.page.locator(".table-layout").get_attribute("data-revision") == str(before)
    page.get_by_role("link", name="Back to the match").click()
    expect(page.locator(".trial")).to_have_count(0)
    page.wait_for_selector(".waiting")
    assert page.url.endswith(table)


def test_a_trial_is_not_among_ones_tables(come: Come) -> None:
    _, waiting = pair(come, "ghost_stories")
    table, page = waiting.page.url.rpartition("/")[2], waiting.page
    page.get_by_role("button", name="Try ahead").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".stage svg")
    trial = page.url.rpartition("/")[2]
    waiting.go("")
    page.wait_for_selector(f"a[href$='{table}']")

    assert page.locator(f"a[href$='{trial}']").count() == 0


def test_a_kind_of_question_is_explained_the_first_time_only(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    expect(visitor.page.locator("[data-lesson]")).not_to_be_empty()
    visitor.page.reload()
    visitor.page.wait_for_selector(".stage svg")

    expect(visitor.page.locator("[data-lesson]")).to_have_count(0)


def test_all_that_can_be_done_is_listed_in_words(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    visitor.rest()
    things = visitor.page.locator("g.open").count()
    visitor.page.get_by_role("button", name="What can I do?").click()

    assert things
    expect(visitor.page.locator(".options button[data-key]")).not_to_have_count(0)


def test_the_list_of_all_options_ends_with_its_question(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    listing = visitor.page.get_by_role("button", name="What can I do?")
    visitor.page.wait_for_selector("[data-topic='place.companion']")
    listing.click()
    expect(listing).to_have_attribute("aria-pressed", "true")
    visitor.page.locator(".options button").first.click()
    visitor.page.wait_for_selector("[data-topic]:not([data-topic='place.companion'])")

    expect(listing).to_have_attribute("aria-pressed", "false")


def test_what_cannot_be_done_says_why(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("bonfire", ("me", "easy")))
    button = visitor.page.get_by_role("button", name="Why not?")
    for seed in range(MOST):
        if button.count():
            break
        visitor.play(1, seed)
        visitor.page.wait_for_selector(".table-layout:not([data-busy])")  # what was asked before is gone
    button.click()

    expect(visitor.page.locator("section[data-topic] ul li").first).to_contain_text(re.compile(r"\w+: \w+"))


def test_a_choice_of_this_turn_tells_its_question_and_leads_back_to_it(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("bonfire", ("me", "easy")))
    page, chips = visitor.page, visitor.page.locator(".chip")
    for seed in range(MOST):
        if chips.count() > 2:
            break
        visitor.play(1, seed)
        page.wait_for_selector(".table-layout:not([data-busy]) [data-topic]")
    title, label = chips.nth(1).get_attribute("title") or "", chips.nth(0).inner_text()
    chips.nth(1).click()
    expect(chips).to_have_count(1)
    prompt = (page.locator(".prompt").text_content() or "").split("§")[0].strip()

    assert prompt
    assert title.startswith(prompt)
    assert chips.inner_text() == label


def test_a_thing_that_cannot_be_used_says_why_under_the_mouse(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    refused = visitor.page.locator(".stage g.refused")
    for seed in range(MOST):
        if refused.count():
            break
        visitor.play(1, seed)
        visitor.rest()
    box = refused.first.bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(visitor.page.get_by_role("tooltip")).to_contain_text("Why not?")


def test_a_double_click_that_chooses_does_not_enlarge(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    for seed in range(MOST):
        if visitor.page.locator(".stage g.open").count():
            break
        visitor.play(1, seed)
        visitor.rest()
    box = visitor.page.locator(".stage g.open").first.bounding_box()
    assert box
    shown = visitor.page.locator(".stage svg").first.get_attribute("viewBox")
    visitor.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert visitor.page.locator(".stage svg").first.get_attribute("viewBox") == shown


def test_a_card_under_the_mouse_is_shown_large_with_its_words(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy")))
    visitor.page.wait_for_selector("[data-topic='ignition.turn']")
    visitor.drawn()
    card = visitor.page.locator("[data-role=own] .piece[data-id^='hand:0:']").first
    card.hover(position={"x": 30, "y": 60})
    tip = visitor.page.locator("[role=tooltip]")
    expect(tip.locator(".picture svg")).to_be_visible()
    small, large = card.bounding_box(), tip.locator(".picture svg").bounding_box()

    assert small and large
    assert large["width"] >= 1.5 * small["width"]
    assert tip.locator("strong").inner_text()
