"""Several people: two browsers at one table, one device handed over, a line that breaks."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.table.served import Process
from tests.web.conftest import Come
from tests.web.playing import script

# A finger points for a moment only, so all of it is looked at together.
POINTED = script("pointed")
SUGGESTED = script("suggested")


def test_a_friend_with_the_link_sits_down_and_sees_the_same_table(come: Come) -> None:
    host, friend = come(), come("ru-RU")
    table = host.lay("ghost_stories", ("me", "open"))
    host.go(f"table/{table}")
    friend.page.goto(host.page.get_by_label("Send this link").input_value())
    friend.page.get_by_role("button", name="Сесть сюда").click()
    for each in (host, friend):
        each.page.wait_for_selector(".stage svg g.piece")
    ids = script("piece-ids")

    assert host.page.evaluate(ids) == friend.page.evaluate(ids)


def test_what_one_says_the_other_reads_as_plain_text(come: Come) -> None:
    host, friend = come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.sit(table)
    friend.page.get_by_role("tab", name="Log").wait_for()
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_placeholder("Say something").fill("<b>hello</b>")
    host.page.get_by_role("button", name="Send").click()
    expect(friend.page.locator("aside [role=status]").first).to_have_text("New in the chat: 1")
    friend.page.get_by_role("tab", name="Chat").click()

    expect(friend.page.locator("#talk")).to_contain_text("<b>hello</b>")


def test_in_a_game_played_together_one_points_and_the_other_sees_it(come: Come) -> None:
    host, friend = come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    for each in (host, friend):
        each.sit(table)
    pointer, other = (host, friend) if friend.page.locator("[data-topic]").count() else (friend, host)
    pointer.page.locator(".stage g.zone").first.dispatch_event("click")

    other.page.wait_for_function(POINTED)


def test_a_partners_suggestion_is_shown_on_the_option(come: Come) -> None:
    host, friend = come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    for each in (host, friend):
        each.sit(table)
    partner, decider = (host, friend) if friend.page.locator("[data-topic]").count() else (friend, host)
    partner.page.get_by_role("button", name="Suggest something").click()
    option = partner.page.locator("[data-suggest]").first
    key = option.get_attribute("data-suggest") or ""
    option.click()

    decider.page.wait_for_function(SUGGESTED, arg=key)


def test_at_a_listed_table_a_player_is_muted_and_reported(come: Come) -> None:
    host, friend = come(), come()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.post("tables", {"game": "ghost_stories", "seats": seats, "listed": True})["id"]
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.sit(table)
    host.page.get_by_text("Players", exact=True).click()
    host.page.get_by_role("button", name="Hide their chat").click()
    expect(host.page.locator("details [role=status]").first).to_have_text("Their chat is hidden from you.")
    host.page.get_by_placeholder("What is wrong at this table?").fill("spam")
    host.page.get_by_role("button", name="Report").click()

    expect(host.page.get_by_text("The operator has your message.")).to_be_visible()


def test_the_device_is_handed_over_before_another_seats_secrets_show(come: Come) -> None:
    visitor = come()
    visitor.go(f"table/{visitor.lay('ryozen', ('me', 'me'))}")
    visitor.page.get_by_role("button", name="It is me").click()
    visitor.page.wait_for_selector("[data-topic]")
    for seed in range(1, 41):
        visitor.play(1, seed)
        visitor.rest()
        if visitor.page.locator(".handover").count():
            break
    hidden = visitor.page.locator("g.open").count()
    whom = visitor.page.locator(".handover h2").inner_text()
    visitor.page.get_by_role("button", name="It is me").click()
    visitor.page.wait_for_selector("[data-topic]")

    assert hidden == 0
    assert re.fullmatch(r"Hand the device to .+ \([12]\)", whom)


def test_the_page_finds_its_table_again_after_the_server_was_restarted(come: Come, tmp_path: Path) -> None:
    options = ("--db", str(tmp_path / "tables.sqlite3"))
    server = Process(tmp_path, *options).wait()
    visitor = come(url=server.url)
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    prompt = visitor.page.locator(".prompt").inner_text()
    server.stop()
    visitor.page.wait_for_selector("text=The connection is lost")
    again = Process(tmp_path, *options, at=server.port)
    try:
        visitor.page.wait_for_selector("text=The connection is back")  # as long as that is said
        assert visitor.page.get_by_text("The connection is lost").count() == 0
        done = visitor.play(1, seed=3)
    finally:
        visitor.page.close()  # or it goes on looking for the server
        again.stop()
    visitor.errors.clear()  # the browser itself reports the refused connections

    assert prompt
    assert (done["clicks"], done["error"]) == (1, "")
