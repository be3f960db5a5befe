"""Which board a question brings to the stage, and what of it a phone shows."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor

Choice = Callable[[str, list[str]], str]


def lead(visitor: Visitor, table: str, topic: str, choice: Choice) -> None:
    """Answer until a question of this topic is on the screen."""
    for n in range(30):
        state: dict[str, Any] = visitor.get(f"tables/{table}")
        question = state["question"]
        if question["topic"] == topic:
            break
        key = choice(question["topic"], [each["key"] for each in question["options"]])
        answer = {"id": str(n), "seat": question["seat"], "revision": state["revision"], "keys": [key], "final": True}
        visitor.post(f"tables/{table}/answer", answer)
    visitor.page.wait_for_selector(f"[data-topic='{topic}']")
    visitor.drawn()


def test_a_question_about_no_board_leaves_the_last_one_on_the_stage(come: Come) -> None:
    visitor = come()
    table = visitor.lay("bonfire", ("me",), "solo")
    visitor.sit(table)
    stage = visitor.page.locator(".stage figure")

    lead(visitor, table, "great.cell", lambda topic, keys: "great" if topic == "turn.option" else keys[0])
    expect(stage).to_have_attribute("data-board", "fires")
    lead(visitor, table, "pay.token", lambda topic, keys: keys[0])
    expect(stage).to_have_attribute("data-board", "fires")
    lead(visitor, table, "turn.option", lambda topic, keys: keys[0])
    expect(stage).to_have_attribute("data-board", "sea")


def test_a_phone_shows_all_that_there_is_to_choose_from(come: Come) -> None:
    visitor = come("en-US", PHONE)
    table = visitor.lay("bonfire", ("me",), "solo")
    visitor.sit(table)

    lead(visitor, table, "fate.tile", lambda topic, keys: "fate" if "fate" in keys else keys[0])
    ends = visitor.page.locator("g.open")
    assert ends.count() == 6
    for n in range(6):
        expect(ends.nth(n)).to_be_in_viewport(ratio=0.999)  # coordinates are rounded
