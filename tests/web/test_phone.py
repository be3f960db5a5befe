"""A phone: what can be chosen is brought into view, and a wide board can be enlarged until it is read."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor, script

LOW = (390, 560)  # so low that the player's own board begins below the window
FINGER = 44  # pixels
MOST = 60  # clicks until there must have been such a question
# Whether something that can be chosen is between the question and the tabs.
IN_VIEW = script("in-view")
# How large a board is drawn: pixels of a unit; and the part of it that is seen.
DRAWN = script("board-drawn")
# Whether something that can be chosen on a board is within the board's frame.
SEEN = script("seen")

# How broad the outlines of places that can be chosen are on the screen, in pixels.
OUTLINES = script("outlines")


def enlarge(visitor: Visitor, board: str) -> None:
    visitor.page.locator(f"[data-board='{board}'] figcaption button").click()
    visitor.page.wait_for_selector(f".large[data-board='{board}'] svg")
    visitor.drawn()


def answer(visitor: Visitor, table: str) -> None:
    """Give the first answer to what is asked."""
    found = visitor.get(f"tables/{table}")
    question, revision = found["question"], found["revision"]
    body = {"id": "first", "seat": question["seat"], "revision": revision, "final": True}
    visitor.post(f"tables/{table}/answer", {**body, "keys": [question["options"][0]["key"]]})


def test_what_can_be_chosen_is_brought_into_view_although_its_pictures_come_after_the_question(come: Come) -> None:
    visitor = come("en-US", LOW)
    table = visitor.lay("candelabria", ("me", "easy", "easy"), "base")

    def late(route: Route) -> None:
        visitor.page.wait_for_selector("[data-topic='ignition.turn']")
        route.continue_()

    visitor.page.route("**/art/*.svg", late)
    visitor.go(f"table/{table}")
    visitor.page.wait_for_selector("g.open")

    visitor.page.wait_for_function(IN_VIEW)


def test_a_hand_to_choose_from_stands_below_the_whole_board(come: Come) -> None:
    """The cards are brought into view, and the board with them, however far the page was scrolled before."""
    visitor = come("ru-RU", PHONE)
    table = visitor.lay("candelabria", ("me", "easy", "easy"))
    visitor.sit(table)
    asked = "ignition.turn"
    assert visitor.page.evaluate(script("to-topic"), [table, asked, MOST]) == asked
    visitor.page.wait_for_selector(f"[data-topic='{asked}']")
    visitor.rest()
    visitor.page.mouse.wheel(0, 265)
    visitor.page.wait_for_function(script("scrolled"), arg=200)
    answer(visitor, table)
    assert visitor.page.evaluate(script("to-topic"), [table, asked, MOST]) == asked
    revision = visitor.get(f"tables/{table}")["revision"]
    visitor.page.wait_for_selector(f".table-layout[data-revision='{revision}'] [data-topic='{asked}']")
    visitor.rest()
    boxes = [visitor.page.locator(each).first.bounding_box() for each in (".ask", "[data-board='map'] .frame")]
    ask, board = [box for box in boxes if box]
    card = visitor.page.locator("g.piece.open[data-id^='hand:']").first.bounding_box()

    assert board["y"] >= ask["y"] + ask["height"] - 1
    assert card and card["y"] + card["height"] <= PHONE[1] - FINGER


def test_answers_of_a_card_show_their_whole_price(come: Come) -> None:
    """A long answer takes two lines instead of running out of the window."""
    visitor = come("ru-RU", PHONE)
    table = visitor.lay("candelabria", ("me", "easy", "easy"))
    visitor.sit(table)
    assert visitor.page.evaluate(script("to-topic"), [table, "ignition.turn", MOST]) == "ignition.turn"
    visitor.page.wait_for_selector("[data-topic='ignition.turn']")
    visitor.rest()
    for card in visitor.page.locator("g.piece.open[data-id^='hand:']").all():
        card.click()
        answers = visitor.page.locator(".ask .options > button:not(.quiet)")
        expect(answers.first).to_be_visible()

        assert max(answers.evaluate_all(script("right-edges"))) <= PHONE[0]


def test_curses_to_choose_from_stand_next_to_the_map(come: Come) -> None:
    visitor = come("en-US", PHONE)
    table = visitor.lay("candelabria", ("me", "easy", "easy"))
    visitor.sit(table)
    asked = "extinguished.curse"
    assert visitor.page.evaluate(script("to-topic"), [table, asked, MOST]) == asked
    visitor.page.wait_for_selector(f"[data-topic='{asked}']")
    visitor.rest()
    boxes = [visitor.page.locator(each).first.bounding_box() for each in ("[data-board='map'] .frame", "g.zone.open")]
    board, curse = [box for box in boxes if box]

    assert board["y"] + board["height"] / 2 > 0 and curse["y"] > board["y"] + board["height"]
    assert curse["y"] + curse["height"] <= PHONE[1] - FINGER


@pytest.mark.parametrize(
    ("game", "mode", "board"),
    [
        ("candelabria", "two", "map"),
        ("ryozen", "base", "mat:0"),
    ],
)
def test_an_enlarged_board_is_at_least_twice_as_large(come: Come, game: str, mode: str, board: str) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.sit(visitor.lay(game, ("me", "easy"), mode))
    visitor.rest()
    before = visitor.page.evaluate(DRAWN, board)[0]
    enlarge(visitor, board)

    visitor.page.wait_for_function(script("enlarged"), arg=[board, before])
    assert visitor.sideways() <= 0


def test_the_sea_is_drawn_so_large_that_its_ships_and_tasks_can_be_hit(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.sit(visitor.lay("bonfire", ("me", "easy"), "base"))
    visitor.rest()
    boxes = [each.bounding_box() for each in visitor.page.locator("[data-board='sea'] [data-id^='ship:']").all()]

    assert [box for box in boxes if not box or min(box["width"], box["height"]) < FINGER] == []
    assert visitor.sideways() <= 0


def test_an_enlarged_board_begins_at_what_can_be_chosen_and_is_dragged_to_the_rest(come: Come) -> None:
    visitor = come("en-US", PHONE)
    visitor.sit(visitor.lay("candelabria", ("me", "easy", "easy"), "base"))
    visitor.page.wait_for_selector("[data-topic='ignition.turn']")
    enlarge(visitor, "house:0")
    visitor.page.wait_for_function(SEEN, arg="house:0")
    box = visitor.page.locator(".large .frame").bounding_box()
    assert box
    left, right, y = box["x"] + 20, box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
    for _ in range(4):
        visitor.page.mouse.move(right, y)
        visitor.page.mouse.down()
        visitor.page.mouse.move(left, y, steps=3)
        visitor.page.mouse.up()

    visitor.page.wait_for_function(script("dragged-to"), arg=["house:0", 859])
    assert visitor.page.locator("[data-topic='ignition.turn']").count() == 1


def test_from_an_enlarged_board_one_comes_back_to_all_of_them(come: Come) -> None:
    visitor = come("en-US", PHONE)
    visitor.sit(visitor.lay("bonfire", ("me", "easy"), "base"))
    enlarge(visitor, "town:1")
    expect(visitor.page.locator("[data-board='town:1'] svg")).to_be_visible()
    visitor.page.get_by_role("button", name="Whole table").click()

    expect(visitor.page.locator(".large")).to_have_count(0)
    expect(visitor.page.locator("[data-board='town:1'] .pane")).to_have_count(4)  # folded, in its parts
    expect(visitor.page.locator("[data-board='town:1'] .pane").first).to_be_hidden()


def test_places_that_can_be_chosen_are_outlined_so_that_it_is_seen_on_a_small_board(come: Come) -> None:
    visitor = come("en-US", PHONE)
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    visitor.page.wait_for_selector(".zone.open")
    visitor.page.wait_for_function(script("outlined"), arg=2)

    assert len(visitor.page.evaluate(OUTLINES)) == visitor.page.locator(".zone.open").count()


def test_the_end_of_a_match_is_brought_into_view(come: Come) -> None:
    visitor = come("en-US", PHONE)
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    seed = 20261
    assert visitor.play(600, seed)["over"], f"seed {seed}"

    visitor.page.wait_for_function(script("end-in-view"))


def test_answers_without_room_in_a_row_stand_below_one_another_and_the_hint_stays_in_sight(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.sit(visitor.lay("ryozen", ("me", "easy"), "base"))
    page = visitor.page
    for seed in range(MOST):
        if page.locator(".chip").count() and page.locator(".crowded").count():
            break
        visitor.play(1, seed)
        visitor.rest()

    assert page.locator(".options button").count() > 1
    for answer in page.locator(".options button").all():
        expect(answer).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Подсказка")).to_be_in_viewport(ratio=1)


def test_the_cross_of_a_hint_covers_no_words(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    page = visitor.page

    def wordy(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "reason": "На призрака меньше. " * 8})

    page.route("**/hint*", wordy)
    visitor.sit(visitor.lay("ghost_stories", ("me",)))
    visitor.rest()
    page.get_by_role("button", name="Подсказка").click()
    expect(page.locator(".hint > p")).to_be_visible()

    assert page.evaluate(script("overlaps")) == []


def test_the_first_aim_of_a_throw_is_in_view_as_a_whole(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    aim = visitor.page.locator(".aim > span")
    for match in range(8):  # dice are not thrown at a ghost in every one
        visitor.sit(visitor.lay("ghost_stories", ("me", "easy"), "white-moon"))
        for click in range(MOST):
            visitor.play(1, match * MOST + click)
            visitor.rest()
            if aim.count():
                expect(aim.first).to_be_in_viewport(ratio=1)
                return
    raise AssertionError("no throw was asked about")


def test_ghosts_and_village_tiles_have_their_names_on_a_phone(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    visitor.sit(visitor.lay("ghost_stories", ("me", "easy", "easy", "easy"), "white-moon"))
    visitor.play(8, seed=2)
    visitor.rest()
    cards = visitor.page.locator("[data-board='village'] .piece[data-id$=':name']")

    assert cards.count()
    assert cards.filter(has=visitor.page.locator("text")).count() == cards.count()
    assert visitor.page.locator("[data-board='village'] text[data-label^='tile:']").count() == 9
