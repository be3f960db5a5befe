"""Puzzles at the table: opened for a guest, judged by their first answer, rated, and forgotten with the guest."""

import sqlite3
from contextlib import closing
from itertools import pairwise
from typing import Any

import pytest

from igroteka.puzzles import Puzzle, puzzles_of
from igroteka.puzzles.turns import is_end, keys_of
from igroteka.table.settings import Settings
from tests.table.conftest import Invite
from tests.table.people import Person
from tests.table.served import served

GAME = "bonfire"
GAMES = ("bonfire", "ryozen", "candelabria")


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzles_of(GAME)[0]


@pytest.fixture
def turn() -> Puzzle:
    """A puzzle that asks for a whole turn."""
    return next(each for game in GAMES for each in puzzles_of(game) if each.turn)


def opened(person: Person, puzzle: Puzzle) -> str:
    return str(person.post(f"/api/puzzles/{puzzle.game}", {"puzzle": puzzle.id})["id"])


def answer(person: Person, table: str, puzzle: Puzzle, key: str) -> None:
    state = person.get(f"/api/tables/{table}")
    revision = state["revision"]
    body = {"type": "answer", "seat": puzzle.seat, "revision": revision, "keys": [key], "id": str(revision)}
    done = person.http.post(f"/api/tables/{table}/answer", json=body)
    assert done.status_code == 200, done.text


def line(puzzle: Puzzle, option: str) -> list[str]:
    """The answers of a turn that was compared."""
    return keys_of(next(each.line for each in puzzle.compared if each.key == option), puzzle.seat)


def play(person: Person, table: str, puzzle: Puzzle, keys: list[str]) -> None:
    """Play a turn; where there is nothing to choose, the only answer is given."""
    left = list(keys)
    while left:
        options = [each["key"] for each in person.get(f"/api/tables/{table}")["question"]["options"]]
        answer(person, table, puzzle, options[0] if len(options) == 1 else left.pop(0))


def judged(person: Person, table: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"/api/tables/{table}/puzzle", body)
    return found


def test_a_puzzle_asks_its_question(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Ann")
    table = opened(person, puzzle)
    state, info = person.get(f"/api/tables/{table}"), judged(person, table)

    assert state["question"]["topic"] == puzzle.topic
    assert state["table"]["puzzle"] == puzzle.id
    assert {*puzzle.best, puzzle.obvious} <= {each["key"] for each in state["question"]["options"]}
    assert info["phase"] == "open"
    assert "verdict" not in info
    assert "solution" not in info


def test_a_right_answer_raises_the_rating(invite: Invite, puzzle: Puzzle) -> None:
    person = invite("Ann")
    table = opened(person, puzzle)
    answer(person, table, puzzle, puzzle.best[0])
    info = judged(person, table)

    assert info["phase"] == "right"
    assert info["change"] > 0
    assert info["rating"] == 1500 + info["change"]
    assert info["solution"]["options"][0]["key"] == puzzle.best[0]
    assert person.get(f"/api/puzzles/{GAME}")["right"] == 1


def test_a_wrong_answer_is_told_what_it_costs_but_not_the_solution(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Ann")
    table = opened(person, puzzle)
    answer(person, table, puzzle, puzzle.obvious)
    info = judged(person, table)

    assert info["phase"] == "wrong"
    assert info["change"] < 0
    assert "points" in info["verdict"]
    assert "solution" not in info
    assert "solution" in judged(person, table, give_up=True)


def test_only_the_first_answer_counts(invite: Invite, puzzle: Puzzle) -> None:
    person = invite("Ann")
    table = opened(person, puzzle)
    answer(person, table, puzzle, puzzle.obvious)
    rating = judged(person, table)["rating"]
    again = opened(person, puzzle)
    answer(person, again, puzzle, puzzle.best[0])
    info = judged(person, again)

    assert info["phase"] == "right"
    assert info["tried"]
    assert info["rating"] == rating


def test_giving_up_counts_as_a_wrong_answer(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Ann")
    info = judged(person, opened(person, puzzle), give_up=True)

    assert info["change"] < 0
    assert info["solution"]["pieces"]


def test_the_steps_of_a_solution_are_shown_where_they_will_be_taken(invite_light: Invite) -> None:
    """Help is asked for on the tile that the Taoist moves to, not on the one where they stand."""
    puzzle, to = next(
        (each, move.key.removeprefix("move:"))
        for each in puzzles_of("ghost_stories")
        for move, then in pairwise(each.compared[0].line)
        if move.key.startswith("move:") and (then.topic, then.key) == ("yang.act", "help")
    )
    person = invite_light("Ann")
    path = judged(person, opened(person, puzzle), give_up=True)["solution"]["path"]

    assert [each for each in path if each.startswith("tile:")] == [f"tile:{to}"]


def test_a_whole_turn_is_judged_when_it_is_over(invite: Invite, turn: Puzzle) -> None:
    person = invite("Ann")
    table, keys = opened(person, turn), line(turn, turn.best[0])
    play(person, table, turn, keys[:-1])
    before = judged(person, table)
    play(person, table, turn, keys[-1:])
    info = judged(person, table)

    assert (before["turn"], before["phase"], before["rating"]) == (True, "open", 1500)
    assert not {"verdict", "solution", "change"} & before.keys()
    assert info["phase"] == "right"
    assert info["change"] > 0
    assert info["solution"]["options"][0]["key"] == keys[0]


def test_a_worse_turn_is_told_what_it_costs(invite_light: Invite, turn: Puzzle) -> None:
    wrong = next(each.key for each in turn.compared if each.key not in turn.best and is_end(each.key))
    person = invite_light("Ann")
    table = opened(person, turn)
    play(person, table, turn, line(turn, wrong))
    info = judged(person, table)

    assert info["phase"] == "wrong"
    assert info["change"] < 0
    assert "turn" in info["verdict"]
    assert "solution" not in info


def test_an_answer_taken_back_within_the_turn_does_not_count(invite_light: Invite, turn: Puzzle) -> None:
    person, keys = invite_light("Ann"), line(turn, turn.best[0])
    table = opened(person, turn)
    play(person, table, turn, keys[:1])
    state = person.get(f"/api/tables/{table}")
    person.post(
        f"/api/tables/{table}/undo",
        {"type": "undo", "seat": turn.seat, "revision": state["revision"], "answers": 1, "id": "2"},
    )
    play(person, table, turn, keys)

    assert judged(person, table)["change"] > 0


def test_no_hint_before_a_turn_is_over(invite_light: Invite, turn: Puzzle) -> None:
    person = invite_light("Ann")
    table = opened(person, turn)
    play(person, table, turn, line(turn, turn.best[0])[:1])
    refused = person.http.get(f"/api/tables/{table}/hint", params={"seat": turn.seat})

    assert (refused.status_code, refused.json()["code"]) == (409, "puzzle-hint")


def test_no_hint_before_the_answer(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Ann")
    refused = person.http.get(f"/api/tables/{opened(person, puzzle)}/hint", params={"seat": puzzle.seat})

    assert (refused.status_code, refused.json()["code"]) == (409, "puzzle-hint")


def test_words_are_the_readers(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Анна", lang="ru")
    table = opened(person, puzzle)
    answer(person, table, puzzle, puzzle.obvious)

    assert "очк" in judged(person, table, give_up=True)["verdict"]


def test_the_next_puzzle_is_one_not_tried(invite: Invite) -> None:
    person, known = invite("Ann"), {each.id for each in puzzles_of(GAME)}
    tried = set()
    for _ in known:
        table = person.post(f"/api/puzzles/{GAME}", {})
        assert table["puzzle"] not in tried
        tried.add(table["puzzle"])
        judged(person, table["id"], give_up=True)
        if len(tried) == 5:
            break

    assert tried <= known


def test_the_puzzle_of_the_day_is_the_same_for_all(invite_light: Invite) -> None:
    one, other = invite_light("Ann").get("/api/puzzles"), invite_light("Boris").get("/api/puzzles")

    assert one == other
    assert one["id"] in {each.id for each in puzzles_of(one["game"])}


def test_puzzles_are_no_turns_and_no_tables_of_mine(invite_light: Invite, puzzle: Puzzle) -> None:
    person = invite_light("Ann")
    opened(person, puzzle)

    assert person.get("/api/tables", which="mine") == []
    assert person.get("/api/me").get("turns", 0) == 0


def test_older_tables_of_puzzles_are_deleted(invite: Invite, puzzle: Puzzle) -> None:
    person = invite("Ann")
    tables = [opened(person, puzzle) for _ in range(4)]

    assert person.http.get(f"/api/tables/{tables[0]}").status_code == 404
    assert person.http.get(f"/api/tables/{tables[1]}").status_code == 200


def test_strangers_judge_nothing(invite_light: Invite, puzzle: Puzzle) -> None:
    table = opened(invite_light("Ann"), puzzle)

    assert invite_light("Eve").http.post(f"/api/tables/{table}/puzzle", json={"give_up": True}).status_code == 403


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/puzzles/bonfire", {"puzzle": "nothing"}, 404),
        ("/api/puzzles/nothing", {}, 404),
        ("/api/puzzles/reference", {}, 404),
    ],
)
def test_unknown_puzzles_are_refused(invite_light: Invite, path: str, body: dict[str, str], status: int) -> None:
    refused = invite_light("Ann").http.post(path, json=body)

    assert refused.status_code == status
    assert refused.json()["message"]


def test_a_table_that_is_no_puzzle_is_not_judged(invite_light: Invite) -> None:
    person = invite_light("Ann")
    table = person.create("reference", "me", "easy")

    assert person.http.post(f"/api/tables/{table}/puzzle", json={}).json()["code"] == "no-puzzle"


def test_a_forgotten_guest_leaves_no_attempts(settings: Settings, puzzle: Puzzle) -> None:
    with served(settings) as url, Person(url, "Ann") as person:
        judged(person, opened(person, puzzle), give_up=True)
        before = stored(settings)
        person.http.delete("/api/me").raise_for_status()

        assert (before, stored(settings)) == ([1, 1], [0, 0])


def stored(settings: Settings) -> list[int]:
    """How many ratings and attempts of guests there are."""
    with closing(sqlite3.connect(settings.db)) as database:
        tables = "puzzle_players", "puzzle_attempts"
        return [database.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in tables]


def test_consent_is_off_until_given_and_can_be_withdrawn(invite_light: Invite) -> None:
    person = invite_light("Ann")
    states = [person.get("/api/me").get("shares", False)]
    for wanted in (True, False):
        person.http.patch("/api/me", json={"shares": wanted}).raise_for_status()
        states.append(person.get("/api/me").get("shares", False))

    assert states == [False, True, False]
