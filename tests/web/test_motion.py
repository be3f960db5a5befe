"""Animations show what happened and leave nothing behind; things respond to a real mouse, finger and keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Come
from tests.web.playing import DRAWN as AT_REST
from tests.web.playing import PAGE_VALUE, Visitor, script

TABLES = [
    ("ryozen", "base", ("me", "easy")),
    ("bonfire", "base", ("me", "easy")),
    ("ghost_stories", "white-moon", ("me",)),
    ("candelabria", "two", ("me", "easy")),
]
NAMES = [table[0] for table in TABLES]
# All that the boards show, without the marks of "just changed", at which revision.
DRAWN = script("boards-drawn")
STILL = script("still")
MOVING = script("moving")
# Highlighted things that the mouse can't reach at any point.
UNREACHED = script("unreached")


def sat(come: Come, table: tuple[str, str, tuple[str, ...]], moving: bool = True, **window: Any) -> Visitor:
    visitor = come(**window)
    if moving:
        visitor.page.emulate_media(reduced_motion="no-preference")
    game, mode, seats = table
    visitor.sit(visitor.lay(game, seats, mode))
    return visitor


def settle(page: Page) -> None:
    """Wait until it is one's own turn and nothing moves."""
    page.wait_for_function(STILL)


def drawing(page: Page) -> Any:
    """What a page shows when its letters and sizes have settled."""
    page.evaluate(AT_REST)
    return page.evaluate(DRAWN)


def drawn_twice(visitor: Visitor) -> list[Any]:
    """What the page shows, and what one shows that opens the table anew without any motion."""
    other = visitor.page.context.new_page()
    other.emulate_media(reduced_motion="reduce")
    for _ in range(20):  # until both show the same moment
        settle(visitor.page)
        other.goto("about:blank")
        other.goto(visitor.page.url)
        other.wait_for_selector(".stage svg g")
        found = [drawing(visitor.page), drawing(other)]
        if found[0][0] == found[1][0]:
            return found
    raise AssertionError("the table never rests")


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """What differs between two drawings, and where."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], f"{where} {name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for nth, (each, another) in enumerate(zip(one, other, strict=True)):
            yield from differences(each, another, f"{where} {nth}")
    elif one != other:
        yield f"{where}: {one} != {other}"


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_after_motion_the_boards_are_as_if_drawn_at_once(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table)
    for seed in (3, 4):
        visitor.play(12, seed)
        now, plainly = drawn_twice(visitor)

        assert list(differences(now, plainly)) == [], f"seed {seed}"


# From now on motion is slow enough to be seen on a slow machine.
SLOWLY = script("slowly")


def start_motion(visitor: Visitor) -> None:
    """Play until something moves and nothing else is to come: it is one's own turn."""
    visitor.page.evaluate(SLOWLY)
    for seed in range(60):
        visitor.play(1, seed)
        visitor.page.wait_for_selector(".table-layout:not([data-busy]) [data-topic]")
        if visitor.page.evaluate(MOVING):
            return
    raise AssertionError("nothing ever moves")


def test_a_key_goes_to_the_end_of_what_moves(come: Come) -> None:
    visitor = sat(come, TABLES[0])
    start_motion(visitor)
    # What moves when the page has heard the key: later the next update may move things again.
    visitor.page.evaluate(script("listen-for-keys"))
    visitor.page.keyboard.press("Shift")

    assert visitor.page.evaluate(PAGE_VALUE, "left") == 0


def test_a_table_is_left_for_another_while_things_move(come: Come) -> None:
    visitor = sat(come, TABLES[0])
    other = visitor.lay(*TABLES[3][::2], mode=TABLES[3][1])
    start_motion(visitor)
    visitor.go(f"table/{other}")
    visitor.page.wait_for_selector("[data-id^='hand:']")

    assert visitor.errors == []


def test_after_a_cut_the_boards_are_as_if_drawn_at_once(come: Come) -> None:
    visitor = sat(come, TABLES[3])
    for seed in range(20):
        visitor.play(1, seed)
        visitor.page.keyboard.press("Shift")
    now, plainly = drawn_twice(visitor)

    assert list(differences(now, plainly)) == []


def test_what_is_said_about_a_question_takes_no_room_from_the_boards(come: Come) -> None:
    visitor = sat(come, TABLES[3], moving=False)
    size = script("stage-height")
    for seed in range(40):
        visitor.play(1, seed)
        settle(visitor.page)
        if visitor.page.locator("[data-widen]").count():  # the choices of a thing were opened
            break
    said = visitor.page.evaluate(size)
    visitor.page.locator("[data-widen]").click()

    assert visitor.page.evaluate(size) == said


def test_a_click_on_a_moving_table_is_an_answer_already(come: Come) -> None:
    visitor = sat(come, TABLES[2])
    start_motion(visitor)
    before = visitor.page.locator(".table-layout").get_attribute("data-revision")
    visitor.play(2, 1)  # the first may open the choices of a thing

    expect(visitor.page.locator(".table-layout")).not_to_have_attribute("data-revision", before or "")


# Notes every motion: what moves, and for how long.
NOTED = script("noted")


def noted(come: Come, table: tuple[str, str, tuple[str, ...]], wanted: str) -> set[tuple[str, bool, int]]:
    """How things moved until the wanted one did; each click waits for what the one before has moved."""
    visitor, moves = sat(come, table), set[tuple[str, bool, int]]()
    visitor.page.evaluate(NOTED)
    for seed in range(60):
        over = visitor.play(1, seed)["over"]
        settle(visitor.page)
        moves = {tuple(each) for each in visitor.page.evaluate(PAGE_VALUE, "noted")}
        if over or any(what == wanted and moved for what, moved, _ in moves):
            break
    return moves


def test_dice_tumble_half_a_second_pieces_travel_a_quarter_and_ghosts_drift(come: Come) -> None:
    moves = set[tuple[str, bool, int]]()
    for _ in range(8):  # matches: dice are not thrown in every one
        moves |= noted(come, TABLES[2], "die")
        if any(what == "die" for what, _, _ in moves):
            break

    assert ("die", True, 500) in moves
    lengths = {length for what, moved, length in moves if moved and what != "die"}
    assert {250} <= lengths <= {250, 700}


def test_what_is_gained_flies_to_the_counter(come: Come) -> None:
    assert ("flyer", True, 250) in noted(come, TABLES[1], "flyer")


# Notes pictures in the sky that do not stand in the middle of what flies.
ASTRAY = script("astray")


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_flies_is_drawn_where_it_flies(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table)
    visitor.page.evaluate(ASTRAY)
    for seed in range(20):  # clicks: not every one moves something
        visitor.play(3, seed)
        if visitor.page.evaluate(PAGE_VALUE, "flown") > 3:
            break

    assert visitor.page.evaluate(PAGE_VALUE, "flown") > 0
    assert visitor.page.evaluate(PAGE_VALUE, "astray") == []


def test_the_disc_of_the_palace_turns(come: Come) -> None:
    assert ("disc", True, 1200) in noted(come, TABLES[0], "disc")


def test_with_less_motion_nothing_moves_and_the_news_are_marked(come: Come) -> None:
    visitor = sat(come, TABLES[0], moving=False)
    marked = 0
    for seed in range(40):  # clicks: not every one changes a piece
        visitor.play(1, seed)
        marked += visitor.page.locator(".piece.fresh, .gain").count()
        if marked:
            break

    assert visitor.page.evaluate(MOVING) == 0
    assert marked


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_whatever_is_highlighted_can_be_hit(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table, moving=False)
    for seed in range(25):
        settle(visitor.page)

        assert visitor.page.evaluate(UNREACHED) == [], f"seed {seed}: {visitor.page.locator('.prompt').inner_text()}"
        if visitor.play(1, seed)["over"]:
            return


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mouse_chooses_what_is_highlighted(come: Come) -> None:
    visitor = sat(come, TABLES[0], moving=False)
    before = visitor.page.locator(".table-layout").get_attribute("data-revision")
    visitor.page.mouse.click(*middle(visitor, "g.open"))

    expect(visitor.page.locator(f".table-layout:not([data-revision='{before}']), [data-widen]")).not_to_have_count(0)


def test_a_mouse_over_a_thing_tells_its_name(come: Come) -> None:
    visitor = sat(come, TABLES[2], moving=False)
    visitor.page.mouse.move(*middle(visitor, ".stage g.open"))
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    visitor.page.mouse.move(2, 2)

    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)


def test_the_keyboard_reaches_a_thing_and_tells_its_name(come: Come) -> None:
    visitor = sat(come, TABLES[2], moving=False)
    visitor.page.keyboard.press("o")

    assert visitor.page.locator(":is(g.open, .options button):focus").count() == 1
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()


@pytest.fixture
def finger(server: str, browser: Browser) -> Iterator[Visitor]:
    """Somebody with a phone."""
    context = browser.new_context(
        locale="en-US", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    visitor = Visitor.come(server, context)
    yield visitor
    context.close()
    assert visitor.errors == []


@contextmanager
def pressing(page: Page, x: float, y: float) -> Iterator[None]:
    """A real finger on the screen: the browser finds out what lies under it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_tells_and_chooses_nothing(finger: Visitor) -> None:
    finger.sit(finger.lay("ghost_stories", ("me",)))
    before = finger.page.locator(".table-layout").get_attribute("data-revision")
    finger.page.locator(".stage g.open").first.scroll_into_view_if_needed()
    with pressing(finger.page, *middle(finger, ".stage g.open")):
        expect(finger.page.get_by_role("tooltip")).to_be_visible()

    expect(finger.page.get_by_role("tooltip")).to_be_visible()
    assert finger.page.locator(".table-layout").get_attribute("data-revision") == before


def test_a_tap_chooses_what_is_highlighted(finger: Visitor) -> None:
    ready = "g.open:not(.faint)"  # a tap on a place, which answers only in part, opens its sector
    finger.sit(finger.lay("ryozen", ("me", "easy")))
    before = finger.page.locator(".table-layout").get_attribute("data-revision")
    finger.page.locator(ready).first.scroll_into_view_if_needed()
    finger.page.touchscreen.tap(*middle(finger, ready))

    expect(finger.page.locator(f".table-layout:not([data-revision='{before}']), [data-widen]")).not_to_have_count(0)


def test_a_finger_lays_a_ghost_after_a_look_if_that_can_not_be_taken_back(finger: Visitor) -> None:
    finger.sit(finger.lay("ghost_stories", ("me",)))
    before = finger.page.locator(".table-layout").get_attribute("data-revision")
    finger.page.locator(".stage g.open").first.scroll_into_view_if_needed()
    finger.page.touchscreen.tap(*middle(finger, ".stage g.open"))
    laid = f".table-layout:not([data-revision='{before}'])"
    finger.page.wait_for_selector(f"[data-lay], {laid}")
    if finger.page.locator("[data-lay]").count():
        finger.page.locator("[data-lay]").tap()

    expect(finger.page.locator(laid)).not_to_have_count(0)


def test_a_thing_under_another_is_hit_through_it(come: Come) -> None:
    """A piece that can't be chosen lies on an island that can: a click on it means the island."""
    visitor = sat(come, TABLES[1], moving=False)
    covered = script("covered")
    for seed in range(60):
        settle(visitor.page)
        at = visitor.page.evaluate(covered)
        if at:
            break
        visitor.play(1, seed)
    else:
        raise AssertionError("nothing ever lies on a highlighted place")
    before = visitor.page.locator(".table-layout").get_attribute("data-revision")
    visitor.page.mouse.click(*at)

    expect(visitor.page.locator(f".table-layout:not([data-revision='{before}']), [data-widen]")).not_to_have_count(0)


# Notes pictures that fade or roll and are not over any board while they do so.
OUTSIDE = script("outside")


@pytest.mark.parametrize("table", [TABLES[2], TABLES[3]], ids=["ghost_stories", "candelabria"])
def test_what_comes_leaves_or_rolls_is_over_its_board(come: Come, table: tuple[str, str, tuple[str, ...]]) -> None:
    visitor = sat(come, table)
    visitor.page.evaluate(OUTSIDE)
    for seed in range(12):
        # the window changes between the answer and what comes of it, and the boards with it
        visitor.page.set_viewport_size({"width": 1440 - 40 * (seed % 3), "height": 900 - 60 * (seed % 2)})
        if visitor.play(2, seed)["over"]:
            break

    assert visitor.page.evaluate(PAGE_VALUE, "flown") > 0
    assert visitor.page.evaluate(PAGE_VALUE, "outside") == []
