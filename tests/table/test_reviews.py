"""Reviews at the table: worked out in the background, stored, and never of a running match."""

import random
from typing import Any

import pytest

from igroteka.kernel.luck import Luck
from igroteka.review import summary
from igroteka.table.core import reviewing
from igroteka.table.core.luck import TrueLuck
from igroteka.table.presenter import review_words
from tests.table.conftest import Invite
from tests.table.people import Person, play_out


@pytest.fixture
def finished(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, str]:
    monkeypatch.setattr(TrueLuck, "__init__", lambda luck, script=(): Luck.__init__(luck, 7, script))
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    play_out(random.Random(7), one.connect(table), two.connect(table))
    return one, table


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """The whole review, once it is there."""
    begun = person.http.post(f"/api/tables/{table}/review")
    assert begun.status_code == 202, begun.text
    found: dict[str, Any] = {"phase": "working", "done": -1}
    while found["phase"] == "working":
        found = person.get(f"/api/tables/{table}/review", since=found.get("done", 0))
    assert found["phase"] == "whole"
    return found


def test_a_review_is_worked_out_and_stored(finished: tuple[Person, str], invite: Invite) -> None:
    person, table = finished
    before = person.get(f"/api/tables/{table}/review")
    found = reviewed(person, table)

    assert before["phase"] == "none"
    assert [each["seat"] for each in found["seats"]] == [0, 1]
    assert found["seats"][0]["sentence"].startswith("Ann ")
    assert len(found["moments"]) == 3
    assert invite("Eve").get(f"/api/tables/{table}/review")["seats"] == found["seats"]


@pytest.mark.usefixtures("in_threads")
def test_a_moment_of_luck_says_what_happened(finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_words, "moments", lambda found, _=0: summary.moments(found, review_words.MOST))
    found = reviewed(*finished)["moments"]
    lucky = [each for each in found if each["kind"] == "luck"]

    assert any(each.get("happened") for each in lucky)
    assert not any(each.get("happened") for each in found if each["kind"] == "choice")


def test_a_review_speaks_the_readers_language(finished: tuple[Person, str]) -> None:
    person, table = finished
    reviewed(person, table)
    russian = person.get(f"/api/tables/{table}/review", lang="ru")

    assert "очк" in russian["unit"]


@pytest.mark.usefixtures("in_threads")
def test_a_review_goes_on_where_it_stopped(finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SECONDS", 0.0)  # one step at a time
    person, table = finished
    found = reviewed(person, table)

    assert found["done"] == found["total"] > 10


def test_only_a_match_that_was_played_to_its_end_can_be_reviewed(finished: tuple[Person, str], invite: Invite) -> None:
    person, table = finished
    other = invite("Eve")
    left = other.create("reference", "me", "easy", end_turn=False)
    other.post(f"/api/tables/{left}/concede", {})

    assert person.get(f"/api/tables/{table}")["table"]["reviewable"]
    assert not other.get(f"/api/tables/{left}")["table"].get("reviewable")
    assert other.http.post(f"/api/tables/{left}/review").json()["code"] == "no-result"


def test_a_running_match_is_not_reviewed(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})

    for answer in (one.http.get(f"/api/tables/{table}/review"), one.http.post(f"/api/tables/{table}/review")):
        assert answer.status_code == 409
        assert answer.json()["code"] == "wrong-phase"


def test_a_match_without_a_result_is_not_reviewed(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    one.post(f"/api/tables/{table}/concede", {"seat": 0})
    answer = one.http.post(f"/api/tables/{table}/review")

    assert (answer.status_code, answer.json()["code"]) == (409, "no-result")


def test_moments_lead_to_steps_of_the_replay(finished: tuple[Person, str]) -> None:
    person, table = finished
    steps = len(person.get(f"/api/tables/{table}/replay")["steps"])
    found = reviewed(person, table)

    assert all(0 <= each["step"] < steps for each in [*found["moments"], *found["choices"]])
