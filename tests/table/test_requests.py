"""Consent requests: what people ask each other to agree to."""

import pytest

from tests.table.conftest import Invite
from tests.table.people import Person


def three(invite: Invite) -> tuple[list[Person], str]:
    people = [invite(name) for name in ("Ann", "Boris", "Clara")]
    table = people[0].create("reference", "me", "open", "open")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/claim", {})
    return people, table


@pytest.mark.parametrize("way", ["gives up", "deletes their data"])
def test_a_player_who_leaves_for_good_blocks_no_request(invite: Invite, way: str) -> None:
    (one, two, three_), table = three(invite)
    request = one.post(f"/api/tables/{table}/ask", {"kind": "pause", "seat": 0})["requests"][0]
    two.post(f"/api/tables/{table}/reply", {"id": request["id"], "seat": 1, "agree": True})
    if way == "gives up":
        three_.post(f"/api/tables/{table}/concede", {})
    else:
        three_.http.delete("/api/me").raise_for_status()
    seen = one.get(f"/api/tables/{table}")

    assert seen["table"]["phase"] == "paused"
    assert not seen.get("requests")


def test_the_request_of_a_player_who_gave_up_is_dropped(invite: Invite) -> None:
    (one, two, _), table = three(invite)
    one.post(f"/api/tables/{table}/ask", {"kind": "end", "seat": 0})
    one.post(f"/api/tables/{table}/concede", {})

    assert not two.get(f"/api/tables/{table}").get("requests")


def test_a_request_for_an_undo_lapses_when_somebody_plays_on(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open")
    two.post(f"/api/tables/{table}/claim", {})
    one.connect(table)
    two.connect(table)
    for person in (one, two):
        person.answer("done")
    one.ask("sync")
    asked, other = (one, two) if one.question else (two, one)
    seat = other.state["seat"]
    request = other.post(f"/api/tables/{table}/ask", {"kind": "undo", "seat": seat, "answers": 1})["requests"][0]
    asked.until(lambda state: bool(state.get("requests")) and bool(state.get("question")))
    asked.answer(asked.question["options"][0]["key"] if asked.question else "")
    word = {"id": request["id"], "seat": asked.state["seat"], "agree": True}

    assert asked.error("POST", f"/api/tables/{table}/reply", word)[1]["code"] == "no-request"
    assert not other.get(f"/api/tables/{table}").get("requests")
