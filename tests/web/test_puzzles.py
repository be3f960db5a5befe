"""Puzzles on the page: of the day, by link, answered by clicking, solved on the board, played on, and the consent."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from igroteka.puzzles import puzzles_of
from igroteka.puzzles.turns import keys_of
from tests.web.conftest import DESKTOP, PHONE, Come
from tests.web.playing import Visitor, script

TURN = next(each for game in ("bonfire", "ryozen", "candelabria") for each in puzzles_of(game) if each.turn)
BUTTONS = {"fate", "path", "procession", "gnome", "light", "pass"}  # what is chosen by a button, not on the board
PUZZLE = next(
    each
    for each in puzzles_of("bonfire")
    if each.topic == "turn.option" and {each.best[0], each.obvious} <= BUTTONS and each.seats > 1
)


class Words(NamedTuple):
    """What the page says in one language."""

    day: str
    solve: str
    cost: str
    show: str
    again: str
    play_on: str
    next: str
    shares: str
    turn: str


WORDS = {
    "en-US": Words(
        "Puzzle of the day",
        "Solve it",
        "points against the best answer",
        "Show the solution",
        "Try again",
        "Play on from here",
        "Next puzzle",
        "My finished matches may become puzzles",
        "Play the whole turn",
    ),
    "ru-RU": Words(
        "Задача дня",
        "Решить",
        "очк",
        "Показать решение",
        "Ещё раз",
        "Играть дальше отсюда",
        "Следующая задача",
        "Мои оконченные партии могут стать задачами",
        "Сыграйте ход целиком",
    ),
}
# Whether something that the solution is about lies beside or below the words.
UNCOVERED = script("solution-in-view")
BOTH = pytest.mark.parametrize(("lang", "size"), [("en-US", DESKTOP), ("ru-RU", PHONE)])


def choose(visitor: Visitor, key: str) -> None:
    """Click the button of an option."""
    visitor.page.locator(f'[data-topic] button:is([data-key="{key}"], [data-key^="{key} "])').first.click()


def press(visitor: Visitor, name: str) -> None:
    visitor.page.locator("[data-puzzle]").get_by_role("button", name=name).click()


@BOTH
def test_the_puzzle_of_the_day_is_two_clicks_away(come: Come, lang: str, size: tuple[int, int]) -> None:
    words, visitor = WORDS[lang], come(lang, size)
    visitor.page.get_by_role("button", name=words.day).click()
    visitor.page.wait_for_selector("[data-trainer]")

    assert visitor.sideways() == 0
    visitor.page.get_by_role("button", name=words.solve).click()
    visitor.page.wait_for_selector("[data-puzzle=open]")
    visitor.page.wait_for_selector("[data-topic]")
    today = visitor.get("puzzles")
    assert visitor.page.url.endswith(f"#/puzzle/{today['game']}/{today['id']}")


@BOTH
def test_a_puzzle_is_answered_solved_on_the_board_and_played_on(come: Come, lang: str, size: tuple[int, int]) -> None:
    words, visitor = WORDS[lang], come(lang, size, at=f"puzzle/bonfire/{PUZZLE.id}")
    page = visitor.page
    page.wait_for_selector("[data-puzzle=open]")
    choose(visitor, PUZZLE.obvious)
    page.wait_for_selector("[data-puzzle=wrong]")
    box = page.locator("[data-puzzle]")

    expect(box.locator(".verdict")).to_contain_text(words.cost)
    expect(box.locator("strong")).to_have_text(re.compile("^−"))
    press(visitor, words.show)
    page.wait_for_selector("[data-solution]")
    page.wait_for_selector(".table-layout .highlighted", state="attached")
    page.wait_for_selector("[data-line]", state="attached")
    page.wait_for_function(UNCOVERED)
    assert visitor.sideways() == 0
    press(visitor, words.again)
    page.wait_for_selector("[data-puzzle=open]")
    choose(visitor, PUZZLE.best[0])
    page.wait_for_selector("[data-puzzle=right] [data-solution]")
    expect(box.locator("strong")).to_have_count(0)  # only the first answer counts
    press(visitor, words.play_on)
    expect(box).to_have_count(0)
    visitor.rest()


@BOTH
def test_a_whole_turn_is_played_and_judged_at_its_end(come: Come, lang: str, size: tuple[int, int]) -> None:
    words, visitor = WORDS[lang], come(lang, size)
    with visitor.page.expect_response(f"**/api/puzzles/{TURN.game}*") as made:
        visitor.go(f"puzzle/{TURN.game}/{TURN.id}")
    table, box = str(made.value.json()["id"]), visitor.page.locator("[data-puzzle]")
    visitor.page.wait_for_selector("[data-puzzle=open]")
    expect(box).to_contain_text(words.turn)
    answers = keys_of(TURN.compared[0].line, TURN.seat)
    for number, key in enumerate(answers):
        answer(visitor, table, key)
        if number < len(answers) - 1:
            expect(box).to_have_attribute("data-puzzle", "open")
            expect(box.get_by_role("button", name=words.show)).to_be_visible()
    visitor.page.wait_for_selector("[data-puzzle=right] [data-solution]")

    expect(box.locator("strong")).to_have_text(re.compile(r"^\+"))
    assert visitor.sideways() == 0
    press(visitor, words.play_on)
    expect(box).to_have_count(0)
    visitor.rest()


def answer(visitor: Visitor, table: str, key: str) -> None:
    """Answer at a table, also what there is nothing to choose at before it."""
    while True:
        state = visitor.get(f"tables/{table}")
        options = [each["key"] for each in state["question"]["options"]]
        body = {"type": "answer", "seat": TURN.seat, "revision": state["revision"], "id": str(state["revision"])}
        visitor.post(f"tables/{table}/answer", {**body, "keys": [options[0] if len(options) == 1 else key]})
        if len(options) > 1:
            return


def test_the_next_puzzle_is_another_one_near_my_rating(come: Come) -> None:
    visitor = come(at=f"puzzle/bonfire/{PUZZLE.id}")
    visitor.page.wait_for_selector("[data-puzzle=open]")
    press(visitor, WORDS["en-US"].show)
    visitor.page.wait_for_selector("[data-puzzle=shown]")
    press(visitor, WORDS["en-US"].next)
    visitor.page.wait_for_selector("[data-puzzle=open]")

    found = visitor.page.url.rpartition("/")[2]
    assert found in {each.id for each in puzzles_of("bonfire")} - {PUZZLE.id}


def test_no_hint_is_offered_before_the_answer(come: Come) -> None:
    visitor = come(at=f"puzzle/bonfire/{PUZZLE.id}")
    visitor.page.wait_for_selector("[data-puzzle=open]")
    visitor.page.wait_for_selector("[data-topic]")

    expect(visitor.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_link_to_an_unknown_puzzle_says_so(come: Come) -> None:
    visitor = come(at="puzzle/bonfire/0000000000")

    expect(visitor.page.get_by_role("alert")).to_contain_text("0000000000")
    assert "404" in visitor.errors.pop()


@BOTH
def test_consent_is_off_until_given_and_can_be_withdrawn(come: Come, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size, at="puzzles")
    for wanted in (True, False):
        box = visitor.page.get_by_role("checkbox", name=WORDS[lang].shares)
        expect(box).to_be_enabled()
        expect(box).to_be_checked(checked=not wanted)
        with visitor.page.expect_response("**/api/me?*"):
            box.click()
        visitor.page.reload()
        expect(visitor.page.get_by_role("checkbox", name=WORDS[lang].shares)).to_be_checked(checked=wanted)


def test_a_trainer_that_was_not_used_says_only_how_many_puzzles_there_are(come: Come) -> None:
    visitor = come(at="puzzles")
    trainer = visitor.page.locator("[data-trainer=bonfire]")
    expect(trainer).to_contain_text(re.compile(r"\d+ puzzles?"))

    assert "0 of 0" not in trainer.inner_text()
