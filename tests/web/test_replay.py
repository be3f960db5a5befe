"""A finished match looked at again, and played on from a step."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import Visitor
from tests.web.test_pages import serious


def conceded(visitor: Visitor) -> str:
    """A short match: a few clicks, then given up."""
    table = visitor.lay("ghost_stories", ("me",))
    visitor.sit(table)
    visitor.play(6, seed=5)
    visitor.post(f"tables/{table}/concede", {})
    visitor.page.wait_for_selector("[data-over]")
    return table


def test_a_replay_steps_to_the_end_and_shows_the_result(come: Come) -> None:
    visitor = come()
    conceded(visitor)
    visitor.page.get_by_role("link", name="Look at it again").click()
    visitor.page.get_by_role("button", name="Next").click()
    expect(visitor.page.locator(".buttons span")).to_contain_text("Step 1 of")
    visitor.page.get_by_role("button", name="To the end").click()

    expect(visitor.page.get_by_role("button", name="Next")).to_be_disabled()
    expect(visitor.page.locator("aside [data-over]")).to_be_visible()


def test_axe_finds_nothing_serious_in_a_replay(come: Come) -> None:
    visitor = come()
    visitor.go(f"replay/{conceded(visitor)}")
    visitor.page.wait_for_selector(".stage svg")

    assert serious(visitor) == []


def test_a_saved_record_is_shown_again(come: Come, tmp_path: Path) -> None:
    visitor = come()
    visitor.go(f"replay/{conceded(visitor)}")
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "match.jsonl")
    visitor.go("")
    visitor.page.get_by_label("Show a record from a file").set_input_files(tmp_path / "match.jsonl")

    expect(visitor.page.locator(".buttons span")).to_contain_text("Step 0 of")


def test_a_match_is_played_on_from_a_step(come: Come) -> None:
    visitor = come()
    table = conceded(visitor)
    visitor.go(f"replay/{table}")
    visitor.page.get_by_role("button", name="Next").click()
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_selector("[data-topic]")

    assert f"table/{table}" not in visitor.page.url
    assert visitor.play(1, seed=7)["clicks"] == 1


def test_a_plan_is_tried_at_a_table_of_its_own(come: Come) -> None:
    visitor, friend = come(), come()
    table = visitor.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    visitor.sit(table)
    waiting = visitor if visitor.page.locator("[data-topic]").count() == 0 else friend
    waiting.page.get_by_role("button", name="Try ahead").click()
    waiting.page.wait_for_function("id => !location.hash.includes(id)", arg=table)

    waiting.page.wait_for_selector(".stage svg")
    expect(waiting.page).to_have_title(re.compile("Trial: Ghost Stories"))
    waiting.page.get_by_role("link", name="Back to the match").click()

    waiting.page.wait_for_function("id => location.hash.includes(id)", arg=table)
    mine = waiting.page.evaluate("fetch('./api/tables?which=mine').then((answer) => answer.json())")
    assert sorted(each.get("trial", "") for each in mine) == ["", table]
