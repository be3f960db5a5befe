"""The page opened for the first time at each of its addresses: whatever is done there first works."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from igroteka.puzzles import puzzles_of
from tests.table.served import PROJECT
from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor, script

Act = Callable[[Visitor], None]


def word(visitor: Visitor, key: str) -> str:
    """A text of the page in the language that it is shown in."""
    lang = visitor.page.evaluate(script("language"))
    texts = (PROJECT / f"web/src/texts/{lang}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", texts, re.MULTILINE)
    assert found, key
    return found[1]


def button(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_role("button", name=word(visitor, key), exact=True).first.click()


def at_a_table(visitor: Visitor) -> None:
    """The visitor has come to a table and is seated there."""
    visitor.page.wait_for_selector(".stage svg g.piece")
    visitor.page.wait_for_url(re.compile("#/table/"))
    expect(visitor.page.locator("[data-topic], .waiting, .handover").first).to_be_visible()
    seats = visitor.table()["seats"]
    assert any(seat.get("mine") for seat in seats)


def finished(host: Visitor) -> str:
    """A match that was given up at once."""
    table = host.lay("ghost_stories", ("me",))
    host.post(f"tables/{table}/concede", {})
    return table


def at_start(_: Visitor) -> str:
    return ""


def at_rules(_: Visitor) -> str:
    return "rules/ryozen"


def at_a_box(_: Visitor) -> str:
    return "box/ryozen"


def at_a_new_table(_: Visitor) -> str:
    return "new/bonfire"


def at_an_open_table(host: Visitor) -> str:
    return f"table/{host.lay('ghost_stories', ('me', 'open'))}"


def at_a_replay(host: Visitor) -> str:
    return f"replay/{finished(host)}"


def at_puzzles(_: Visitor) -> str:
    return "puzzles"


def at_a_puzzle(_: Visitor) -> str:
    return f"puzzle/bonfire/{puzzles_of('bonfire')[0].id}"


def nowhere(_: Visitor) -> str:
    return "nowhere"


def at_a_recovery(host: Visitor) -> str:
    return f"recover/{host.post('me/recovery', {})['code']}"


def play_now(visitor: Visitor) -> None:
    button(visitor, "play-now")


def go_back_then_play(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name="All games").click()
    play_now(visitor)


def search_then_play(visitor: Visitor) -> None:
    visitor.page.get_by_role("searchbox").fill("night")
    expect(visitor.page.locator("[data-rule]").first).to_be_visible()
    visitor.page.get_by_role("link", name="All games").click()
    play_now(visitor)


def name_a_box_then_play(visitor: Visitor) -> None:
    visitor.page.get_by_placeholder("Name of the box").fill("Mine")
    button(visitor, "box-save")
    visitor.page.wait_for_url(re.compile("#/box/ryozen/"))
    visitor.page.get_by_role("link", name="All games").click()
    play_now(visitor)


def solve_then_play(visitor: Visitor) -> None:
    button(visitor, "puzzle-solve")
    see_it_then_play(visitor)


def see_it_then_play(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("[data-puzzle=open]")
    visitor.page.wait_for_selector("[data-topic]")
    visitor.go("")
    play_now(visitor)


FIRST: dict[str, tuple[Callable[[Visitor], str], Act]] = {
    "start": (at_start, play_now),
    "new": (at_a_new_table, lambda visitor: button(visitor, "create")),
    "table": (at_an_open_table, lambda visitor: button(visitor, "claim")),
    "replay": (at_a_replay, lambda visitor: button(visitor, "play-from-here")),
    "rules": (at_rules, search_then_play),
    "puzzles": (at_puzzles, solve_then_play),
    "puzzle": (at_a_puzzle, see_it_then_play),
    "recover": (at_a_recovery, play_now),
    "missing": (nowhere, go_back_then_play),
    "box": (at_a_box, name_a_box_then_play),
}


def test_every_address_is_tried_or_leads_to_the_start() -> None:
    """A letter's confirmation only says that it is done."""
    router = (PROJECT / "web/src/route.svelte.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r'\| \{ page: "(\w+)"', router))

    assert pages == {*FIRST, "confirm"}


@pytest.mark.parametrize("page", FIRST)
def test_a_first_visit_ends_at_a_table(come: Come, page: str) -> None:
    address, act = FIRST[page]
    visitor = come(at=address(come()))
    act(visitor)

    at_a_table(visitor)


@pytest.mark.parametrize("page", ["start", "new", "table", "replay"])
def test_a_first_visit_on_a_phone_in_russian_ends_at_a_table(come: Come, page: str) -> None:
    """At the addresses that friends send each other."""
    address, act = FIRST[page]
    visitor = come("ru-RU", PHONE, at=address(come()))
    act(visitor)

    at_a_table(visitor)


def test_a_first_visitor_whose_link_is_out_of_date_can_play(come: Come) -> None:
    visitor = come(at="confirm/nothing")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.errors.clear()  # the browser reports the refusal itself
    visitor.page.get_by_role("link", name="Igroteka").click()
    play_now(visitor)

    at_a_table(visitor)


def test_a_first_visitor_watches_a_match_that_runs(come: Come) -> None:
    visitor = come(at=f"table/{come().lay('ghost_stories', ('me', 'easy'))}")

    expect(visitor.page.locator(".stage svg g.piece").first).to_be_visible()


def test_after_deleting_all_data_one_is_a_new_guest(come: Come) -> None:
    visitor = come()
    visitor.page.on("dialog", lambda dialog: dialog.accept())
    visitor.page.get_by_label("Settings").click()
    with visitor.page.expect_event("load"):  # the page begins anew once everything is deleted
        button(visitor, "forget-me")
    play_now(visitor)

    at_a_table(visitor)


def test_a_cookie_that_the_server_does_not_know_is_replaced(come: Come) -> None:
    visitor = come()
    visitor.page.context.add_cookies([{"name": "igroteka", "value": "nobody.0", "url": visitor.url, "httpOnly": True}])
    visitor.page.reload()
    play_now(visitor)

    at_a_table(visitor)
