"""A table before the start, seen by two people: names, chairs, readiness, the countdown."""

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor


def meet(come: Come) -> tuple[Visitor, Visitor]:
    """A host at the form for friends, and a friend who follows the link and sits down."""
    host = come(at="new/ghost_stories/friends")
    host.page.get_by_role("radio", name="2", exact=True).check(force=True)
    host.page.get_by_role("button", name="Set up the table").click()
    friend = come(at=host.page.get_by_label("Send this link").input_value().partition("#/")[2])
    friend.page.get_by_role("button", name="Sit here").click()
    return host, friend


def ready(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="I'm ready").click()


def test_the_match_begins_when_both_have_said_that_they_are_ready(come: Come) -> None:
    host, friend = meet(come)
    ready(friend)
    expect(host.page.locator(".chairs [role=status]")).to_contain_text("Waiting for")
    ready(host)
    expect(friend.page.locator(".countdown")).to_be_visible()

    for each in (host, friend):
        each.page.wait_for_selector(".stage svg g.piece")


def test_a_change_of_mind_stops_the_countdown(come: Come) -> None:
    host, friend = meet(come)
    ready(friend)
    ready(host)
    expect(friend.page.locator(".countdown")).to_be_visible()
    friend.page.get_by_role("button", name="Not ready after all").click()

    expect(host.page.locator(".countdown")).to_have_count(0)
    expect(host.page.locator(".lobby li").nth(1)).to_contain_text("not ready yet")


def test_a_friend_tells_their_name_on_their_own_chair(come: Come) -> None:
    host, friend = meet(come)
    friend.page.get_by_role("textbox", name="My name").fill("Boris")
    friend.page.get_by_role("textbox", name="My name").press("Enter")

    expect(host.page.locator(".lobby li").nth(1)).to_contain_text("Boris")


def test_after_a_match_the_others_see_that_somebody_wants_to_play_again(come: Come) -> None:
    host, friend = meet(come)
    host.page.get_by_role("button", name="Start without waiting").click()
    friend.page.wait_for_selector(".stage svg g.piece")
    friend.post(f"tables/{friend.page.url.partition('#/table/')[2]}/concede", {})
    host.post(f"tables/{host.page.url.partition('#/table/')[2]}/concede", {})
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_selector(".lobby")

    expect(friend.page.locator(".after [role=status]").first).to_have_text("The others want to play again.")


def test_a_match_begins_at_its_top_however_far_the_lobby_was_scrolled(come: Come) -> None:
    host, friend = come(size=PHONE), come()
    table = host.lay("ghost_stories", ("me", "open"))
    host.go(f"table/{table}")
    host.page.get_by_placeholder("Say something").scroll_into_view_if_needed()
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.wait_for_selector(".stage svg g.piece")
    host.page.wait_for_selector("[data-topic], .waiting")
    host.drawn()

    expect(host.page.locator("figure[data-role=main] svg").first).to_be_in_viewport(ratio=0.9)


def test_whoever_waits_for_friends_is_not_urged_to_begin_with_bots(come: Come) -> None:
    host = come()
    host.go(f"table/{host.lay('ryozen', ('me', 'open'))}")
    start = host.page.get_by_role("button", name="Start now; bots take the free seats")
    expect(start).to_be_visible()

    expect(host.page.locator(".lobby button.main")).to_have_count(0)
