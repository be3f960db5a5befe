"""A finished match looked at again, and played on from a step."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import Visitor, conceded, script

# Every piece of the boards: where it stands and what is drawn on it.
PIECES = script("pieces")


def at_step(visitor: Visitor, step: int) -> None:
    """It is said where we are, and the boards have followed."""
    expect(visitor.page.locator(".buttons span")).to_contain_text(f"Step {step} of")
    visitor.page.wait_for_selector(f".table-layout[data-revision='{step}']")


def opened(visitor: Visitor, table: str) -> int:
    """A replay is opened; how many steps it has."""
    visitor.go(f"replay/{table}")
    at_step(visitor, 0)
    return int(visitor.page.locator("input[type=range]").get_attribute("max") or 0)


def open_board(visitor: Visitor, name: str) -> None:
    """Another's board is opened from their seat."""
    visitor.page.locator("aside button.name", has_text=name).click()
    expect(visitor.page.locator("figure.large figcaption")).to_contain_text(name)


def test_a_replay_steps_to_the_end_and_shows_the_result(come: Come) -> None:
    visitor = come()
    conceded(visitor)
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.get_by_role("button", name="Next").click()
    expect(visitor.page.locator(".buttons span")).to_contain_text("Step 1 of")
    visitor.page.get_by_role("button", name="To the end").click()

    expect(visitor.page.get_by_role("button", name="Next")).to_be_disabled()
    expect(visitor.page.locator("aside [data-over]")).to_be_visible()


def test_a_saved_record_is_shown_again(come: Come, tmp_path: Path) -> None:
    visitor = come()
    visitor.go(f"replay/{conceded(visitor)}")
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "match.jsonl")
    visitor.go("")
    visitor.page.get_by_label("Show a record from a file", exact=True).set_input_files(tmp_path / "match.jsonl")

    expect(visitor.page.locator(".buttons span")).to_contain_text("Step 0 of")


def test_a_replay_is_slid_to_a_step_that_says_who_did_what(come: Come) -> None:
    visitor = come()
    opened(visitor, conceded(visitor, "ryozen", ("me", "easy")))
    before = visitor.page.evaluate(PIECES)
    visitor.page.get_by_role("slider").fill("6")
    at_step(visitor, 6)

    expect(visitor.page.locator(".said")).to_have_text(re.compile(r"^(Guest \d+|Easy bot): .+[?.] — .+"))
    assert visitor.page.evaluate(PIECES) != before
    visitor.page.get_by_role("button", name="Back").click()
    at_step(visitor, 5)


def test_a_replay_plays_by_itself_and_stops_at_the_end(come: Come) -> None:
    visitor = come()
    last = opened(visitor, conceded(visitor))
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1)  # from now on the test moves the clock
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    for step in range(1, last + 1):
        visitor.page.clock.run_for(1000)
        at_step(visitor, step)
    visitor.page.clock.run_for(1000)

    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "false")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    at_step(visitor, 0)
    visitor.page.get_by_role("button", name="Stop").click()
    visitor.page.clock.run_for(3000)
    at_step(visitor, 0)


def test_a_replay_through_a_seats_eyes_hides_what_others_held(come: Come) -> None:
    visitor = come()
    last = opened(visitor, conceded(visitor, "candelabria", ("me", "easy"), "two"))
    visitor.page.get_by_role("button", name="To the end").click()
    at_step(visitor, last)
    open_board(visitor, "Easy bot")
    shown = [each for each in visitor.page.evaluate(PIECES) if each.startswith("hand:1:")]
    visitor.page.get_by_label("Whose eyes").select_option("0")
    expect(visitor.page.locator("[data-id^='hand:1#']")).not_to_have_count(0)  # the backs of cards

    assert visitor.page.locator("[data-id^='hand:1:']").count() < len(shown), "what everybody saw taken stays known"
    assert visitor.page.locator("[data-id^='hand:0:']").count() > 0


def test_a_match_in_play_is_looked_at_again_through_ones_own_eyes_alone(come: Come) -> None:
    visitor = come()
    table = visitor.lay("candelabria", ("me", "easy"), "two")
    visitor.sit(table)
    visitor.play(2, seed=5)
    visitor.rest()
    opened(visitor, table)

    assert visitor.page.get_by_label("Whose eyes").locator("option").all_inner_texts()[0] == "As I knew it"
    assert visitor.page.get_by_label("Whose eyes").locator("option").count() == 2
    assert visitor.page.locator("[data-id^='hand:1:']").count() == 0


def test_a_click_on_the_course_of_the_points_goes_there(come: Come) -> None:
    visitor = come()
    last = opened(visitor, conceded(visitor, "ryozen", ("me", "easy")))
    chart = visitor.page.get_by_role("img", name="Points over the match")
    visitor.drawn()  # the chart has its place
    box = chart.bounding_box()
    assert box
    assert box["height"] > 80
    visitor.page.mouse.click(box["x"] + box["width"] * (32 + 272) / 320, box["y"] + box["height"] / 2)

    at_step(visitor, last)
    expect(chart.locator(".at")).to_have_attribute("x1", "272")


def test_a_match_is_played_on_from_a_step(come: Come) -> None:
    visitor = come()
    table = conceded(visitor, "ryozen", ("me", "easy"))
    opened(visitor, table)
    steps = visitor.get(f"tables/{table}/replay")["steps"]
    mine = next(at for at in range(3, len(steps)) if steps[at + 1]["seat"] == 0)  # a bot would play on at once
    visitor.page.get_by_role("slider").fill(str(mine))
    at_step(visitor, mine)
    before = visitor.page.evaluate(PIECES)
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_url(lambda url: table not in url)
    visitor.page.wait_for_selector("[data-topic]")
    visitor.page.wait_for_selector(".boards g.piece")  # the question may come before the sprites

    assert len(before) > 20
    assert visitor.page.evaluate(PIECES) == before
    assert visitor.play(1, seed=7)["clicks"] == 1
