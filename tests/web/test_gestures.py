"""Typical turns by clicks, taps and drags: an action with its object and price is one gesture."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Visitor, script

MOST = 60  # clicks until a question must have been asked


class Hand:
    """A hand at a table that counts what it does: with a mouse, or with a finger on a phone."""

    def __init__(self, visitor: Visitor, finger: bool) -> None:
        self.visitor, self.page, self.finger = visitor, visitor.page, finger
        self.gestures = 0

    def lay(self, game: str, *seats: str) -> None:
        """A table with the pause at the end of a turn."""
        plan = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        self.visitor.sit(str(self.visitor.post("tables", {"game": game, "seats": plan})["id"]))

    def until(self, topic: str) -> None:
        """Play on until this is asked."""
        for seed in range(MOST):
            self.visitor.rest()
            if self.topic == topic:
                self.gestures = 0
                return
            self.visitor.play(1, seed)
        raise AssertionError(f"{topic} is never asked")

    @property
    def topic(self) -> str:
        return self.page.locator("[data-topic]").first.get_attribute("data-topic") or ""

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of the first thing, brought into view."""
        thing = self.page.locator(selector).first
        thing.evaluate(script("to-the-middle"))
        box = thing.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, selector: str) -> None:
        """One click or tap."""
        at = self.middle(selector)
        if self.finger:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.gestures += 1
        self.visitor.rest()

    def drag(self, thing: str, to: str) -> None:
        """One drag with the mouse."""
        self.page.mouse.move(*self.middle(thing))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(to), steps=6)
        self.page.mouse.up()
        self.gestures += 1
        self.visitor.rest()

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def back(self) -> None:
        """Take the last gesture back; what was tried is not counted."""
        self.page.locator(".undo").click()
        self.gestures -= 1
        self.visitor.rest()


@pytest.fixture(params=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, server: str, browser: Browser) -> Iterator[Hand]:
    finger = request.param == "finger"
    wide, high = PHONE if finger else DESKTOP
    context = browser.new_context(
        locale="en-US", viewport={"width": wide, "height": high}, reduced_motion="reduce", has_touch=finger
    )
    visitor = Visitor.come(server, context)
    yield Hand(visitor, finger)
    context.close()
    assert visitor.errors == []


def test_a_turn_of_sailing_and_taking_a_task(hand: Hand) -> None:
    hand.lay("bonfire", "me", "easy")
    hand.until("turn.option")
    islands = [each.get_attribute("data-id") for each in hand.page.locator("g.open[data-id^='island:']").all()]
    for island in islands:
        hand.touch(f"[data-id='{island}']")
        if hand.has("g.open[data-id^='task:']"):
            break
        hand.back()
        assert hand.topic == "turn.option", "one click takes back the whole gesture"
    hand.touch("g.open[data-id^='task:']")
    assert hand.topic == "task.slot"
    hand.touch("g.open[data-id^='slot:']")
    assert hand.has("[data-key='end-turn']")
    hand.touch("[data-key='end-turn']")

    assert hand.gestures <= 4


def test_a_placement(hand: Hand) -> None:
    hand.lay("ryozen", "me", "easy")
    hand.until("place.companion")
    hand.touch("g.open[data-id^='tile:']")
    hand.touch("g.open[data-id^='place:']:not([data-id='place:palace'])")
    assert hand.topic == "place.shown"
    hand.touch("[data-key^='revealed']")

    assert hand.gestures <= 3


def test_a_finger_on_a_map_that_is_too_small_opens_the_region_with_its_words(hand: Hand) -> None:
    hand.lay("candelabria", "me", "easy", "easy")
    hand.until("ignition.turn")
    hand.touch("[data-id='symbol:7-ccw']")
    sheet = hand.page.locator("[data-detail^='land:7-']")
    assert sheet.count() == int(hand.finger)
    if hand.finger:
        assert "of region 7" in sheet.inner_text()


def test_a_finger_beside_a_small_place_opens_its_sector_and_chooses_there(hand: Hand) -> None:
    hand.lay("ryozen", "me", "easy")
    hand.until("place.companion")
    hand.touch("g.open[data-id^='tile:']")
    hand.touch("[data-id='label:altar']")
    sheet = hand.page.locator("[data-detail='altar']")
    assert sheet.count() == int(hand.finger)
    if not hand.finger:
        return  # a mouse hits small places
    place = sheet.locator("g.open[data-id^='place:altar']").first
    box = place.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    assert "By day" in sheet.inner_text()
    assert "At Night" in sheet.inner_text()
    place.tap()
    hand.visitor.rest()

    assert hand.topic == "place.shown"
    expect(sheet).to_have_count(0)


def test_a_turn_of_moving_and_acting(hand: Hand) -> None:
    hand.lay("ghost_stories", "me")
    hand.until("yang.move")
    hand.touch("g.open[data-id^='tile:']:not(.faint)")
    while hand.topic.startswith("yang.") and not hand.has("[data-key='end-turn']") and hand.gestures < MOST:
        hand.touch("[data-key='skip'], [data-key='end'], [data-key='stop']")
    if hand.has("[data-key='end-turn']"):
        hand.touch("[data-key='end-turn']")

    assert hand.gestures <= 4


def test_a_deployment(hand: Hand) -> None:
    hand.lay("candelabria", "me", "easy", "easy")
    hand.until("ignition.turn")
    if hand.finger:
        hand.touch("g.open[data-id^='hand:']")
        hand.touch("[data-key^='explorer:'], [data-key^='pilgrim:'], [data-key^='warrior:']")
    else:
        hand.drag("g.open[data-id^='hand:']", "g.open[data-id^='role:']")
    if hand.topic == "deploy.territory":
        hand.touch("g.open[data-id^='land:']")

    assert hand.topic not in ("ignition.turn", "deploy.territory")
    assert hand.gestures <= 4


def test_a_companion_is_dragged_to_its_place(hand: Hand) -> None:
    if hand.finger:
        return  # a browser's fingers can't be dragged from here; the same code follows both
    hand.lay("ryozen", "me", "easy")
    hand.until("place.companion")
    hand.drag("g.movable[data-id^='tile:']", "g.open[data-id^='place:']:not([data-id='place:palace'])")

    assert hand.topic == "place.shown"
    assert hand.gestures == 1


def tip(page: Page) -> str:
    return page.get_by_role("tooltip").inner_text()


def test_what_cannot_be_chosen_says_why(hand: Hand) -> None:
    """On hover, or on a tap."""
    hand.lay("bonfire", "me", "easy")
    hand.until("turn.option")
    at = hand.middle("g.piece[data-id^='path:']:not(.open), g.zone:not(.open)[role=img][tabindex]")
    if hand.finger:
        hand.page.touchscreen.tap(*at)
    else:
        hand.page.mouse.move(*at)
        hand.page.mouse.move(at[0] + 6, at[1] + 1)
    expect(hand.page.get_by_role("tooltip")).to_have_count(1)

    assert "What do you do?" in tip(hand.page) or "Why not?" in tip(hand.page)
