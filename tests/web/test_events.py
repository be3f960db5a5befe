"""What others do is shown step by step, with captions, at the chosen pace; it never gets in the way of an answer."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import PAGE_VALUE, Visitor, script

BOTS: Final = ("me", "easy", "easy")
# Notes every caption and every moment shown over the boards, in order.
NOTED: Final = script("note-captions")


def sat(come: Come, game: str, seats: tuple[str, ...] = BOTS, mode: str = "base", pace: str = "normal") -> Visitor:
    """Somebody at a table who sees what the bots do, one thing after another."""
    visitor = come()
    visitor.remember("igroteka.pace", pace)
    table = visitor.lay(game, seats, mode)
    visitor.page.reload()
    visitor.sit(table)
    visitor.page.evaluate(NOTED)
    return visitor


def captions(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(PAGE_VALUE, "captions")
    return found


def until_told(visitor: Visitor) -> None:
    """Answer until something is told."""
    for seed in range(40):
        visitor.page.wait_for_selector("[data-caption], .table-layout:not([data-busy]) [data-topic]")
        if visitor.page.locator("[data-caption]").count():
            return
        visitor.play(1, seed)
    raise AssertionError("no event is ever shown")


def test_a_bots_turn_is_told_step_by_step_and_then_it_is_my_turn(come: Come) -> None:
    visitor = sat(come, "ryozen")
    until_told(visitor)
    visitor.rest()
    shown = captions(visitor)

    assert any("Easy bot 1 places" in each for each in shown)
    assert any("Easy bot 2 places" in each for each in shown)
    assert visitor.page.locator("g.fresh").count() > 0  # each seat's last move stays marked


def test_skipping_leads_to_my_turn_at_once(come: Come) -> None:
    visitor = sat(come, "ryozen", pace="slow")
    until_told(visitor)
    expect(visitor.page.locator("[data-topic]")).to_have_count(0)
    visitor.page.wait_for_selector("[data-caption] .main:has-text('my turn')")
    visitor.page.locator("[data-caption] .main").click()

    expect(visitor.page.locator("[data-caption]")).to_have_count(0)
    expect(visitor.page.locator("[data-topic]")).to_have_count(1)


def test_what_is_paused_stands_still_and_goes_on_step_by_step(come: Come) -> None:
    visitor = sat(come, "ryozen")
    until_told(visitor)
    visitor.page.locator("[data-caption] button[aria-pressed]").click()
    visitor.page.wait_for_selector(
        "[data-caption] .main:has-text('my turn')"
    )  # everything has arrived, and one thing is shown
    before = captions(visitor)
    visitor.page.locator("[data-caption] button:not(.main):not([aria-pressed])").click()
    visitor.page.wait_for_function(script("more-captions"), arg=len(before))

    assert len(captions(visitor)) == len(before) + 1


def test_at_once_nothing_is_told_before_it_is_my_turn(come: Come) -> None:
    visitor = sat(come, "ryozen", pace="at-once")
    visitor.play(4, seed=1)
    visitor.rest()

    assert captions(visitor) == []


def until_others_played(visitor: Visitor) -> None:
    table = visitor.page.url.partition("#/table/")[2]
    for seed in range(40):
        visitor.play(1, seed)
        visitor.rest()
        if any(step["seat"] for step in visitor.get(f"tables/{table}/replay?seat=0")["steps"]):
            return


@pytest.mark.parametrize("reloaded", [False, True], ids=["here", "after a reload"])
def test_what_happened_since_my_turn_is_played_again_and_can_be_left(come: Come, reloaded: bool) -> None:
    visitor = sat(come, "ryozen", pace="at-once")
    until_others_played(visitor)
    if reloaded:
        visitor.page.reload()
        visitor.rest()
    visitor.page.locator("[data-again]").click()
    visitor.page.wait_for_selector("[data-caption]")
    expect(visitor.page.locator("[data-topic]")).to_have_count(0)
    visitor.page.locator("[data-caption] .main").click()

    expect(visitor.page.locator("[data-topic]")).to_have_count(1)


def moments_until(visitor: Visitor, wanted: set[str]) -> set[str]:
    """What was shown large until everything wanted was, or the match was over."""
    seen = set[str]()
    for seed in range(60):
        over = visitor.play(1, seed)["over"]
        visitor.page.wait_for_selector(".table-layout:not([data-busy]) :is([data-topic], [data-over])")
        seen = set(visitor.page.evaluate(PAGE_VALUE, "moments"))
        if over or wanted <= seen:
            break
    return seen


def test_dice_and_arriving_ghosts_are_shown_large_also_with_less_motion(come: Come) -> None:
    wanted = {"throw", "card"}

    assert wanted <= moments_until(sat(come, "ghost_stories", ("me", "easy"), pace="fast"), wanted)


def test_the_board_keeps_its_size_while_dice_and_arriving_ghosts_are_shown(come: Come) -> None:
    visitor = sat(come, "ghost_stories", ("me", "easy"), pace="fast")
    visitor.drawn()
    before = visitor.page.evaluate(script("board-sizes"))["village on the stage"]
    visitor.page.evaluate(script("note-sizes"))
    moments_until(visitor, {"throw", "card"})

    assert visitor.page.evaluate(PAGE_VALUE, "sizes") == [before]


def test_what_happens_in_a_city_that_is_not_on_the_stage_is_shown_in_a_close_up(come: Come) -> None:
    assert "close-up" in moments_until(sat(come, "bonfire", ("me", "easy"), pace="fast"), {"close-up"})
