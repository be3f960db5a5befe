"""Records: export, import, replay, branch, and what a running match keeps to itself."""

import random

import msgspec
import pytest

from igroteka.kernel import match
from igroteka.records import record
from igroteka.records.record import read, replay
from igroteka.table.catalogue.games import exported
from igroteka.testing.reference import GAME
from tests.table.conftest import Invite
from tests.table.people import Person, play_out

LINES = {"Content-Type": "application/x-ndjson"}


@pytest.fixture
def finished(invite: Invite) -> tuple[Person, str]:
    return finish(invite)


def finish(invite: Invite) -> tuple[Person, str]:
    """A person, and a table whose match is over."""
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    play_out(random.Random(7), one.connect(table), two.connect(table))
    return one, table


@pytest.fixture
def running(invite: Invite) -> tuple[Person, Person, str]:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    one.connect(table).answer("done")
    two.connect(table).answer("done")
    return one, two, table


def test_a_record_comes_back_as_a_replay(finished: tuple[Person, str]) -> None:
    person, table = finished
    data = person.http.get(f"/api/tables/{table}/record").content
    made = person.http.post("/api/records", content=data, headers=LINES)
    assert made.status_code == 201, made.text
    again = person.http.get(f"/api/tables/{made.json()['id']}/record").content

    assert again == data
    assert made.json()["phase"] == "over"


@pytest.mark.usefixtures("in_threads")
def test_a_match_that_began_under_older_rules_is_replayed(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(match, "state_hash", lambda state: "0" * 16)
        older.setattr(match, "HASHED", 1)  # also a short match has one
        person, table = finish(invite)
    last = len(person.get(f"/api/tables/{table}/replay")["steps"]) - 1

    assert person.get(f"/api/tables/{table}/replay/{last}")["outcome"]


@pytest.mark.usefixtures("in_threads")
def test_a_record_of_older_rules_has_the_hashes_of_todays(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "HASHED", 1)
    with monkeypatch.context() as older:
        older.setattr(match, "state_hash", lambda state: "0" * 16)
        person, table = finish(invite)
    data = person.http.get(f"/api/tables/{table}/record").content

    assert replay(GAME, read(GAME, data)).result
    assert person.http.post("/api/records", content=data, headers=LINES).status_code == 201


@pytest.mark.usefixtures("in_threads")
def test_what_todays_rules_do_not_allow_is_said(finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(*saved: object) -> None:
        raise record.RecordError("entry 1 cannot be played")

    person, table = finished
    monkeypatch.setattr(record, "steps", changed)
    monkeypatch.setattr(record.Playback, "play_to", changed)
    branch = {"step": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}
    errors = [person.error("GET", f"/api/tables/{table}/{call}") for call in ("record", "replay", "replay/1")]
    errors.append(person.error("POST", f"/api/tables/{table}/branch", branch))

    assert [(status, error["code"]) for status, error in errors] == [(409, "other-rules")] * 4


def test_every_step_can_be_looked_at(finished: tuple[Person, str]) -> None:
    person, table = finished
    replay = person.get(f"/api/tables/{table}/replay")
    last = len(replay["steps"]) - 1
    states = [person.get(f"/api/tables/{table}/replay/{step}") for step in (0, last // 2, last)]

    assert [state["revision"] for state in states] == [0, last // 2, last]
    assert states[-1]["outcome"]["scores"] == replay["steps"][-1]["scores"]
    assert not states[0].get("outcome")


def test_an_open_replay_shows_every_hand_and_a_seats_only_its_own(finished: tuple[Person, str]) -> None:
    person, table = finished
    all_open = person.get(f"/api/tables/{table}/replay/0")
    own = person.get(f"/api/tables/{table}/replay/0", seat=0)

    def backs(state: dict[str, object]) -> int:
        return msgspec.json.encode(state["scene"]).decode().count('"sprite":"back","tip":"back"')

    assert backs(all_open) < backs(own)


def test_a_step_says_what_was_asked(finished: tuple[Person, str]) -> None:
    person, table = finished
    steps = person.get(f"/api/tables/{table}/replay")["steps"]

    assert "prompt" not in steps[0]
    assert all(step.get("prompt") for step in steps[1:])


def test_what_another_was_asked_in_secret_is_kept_from_a_running_match(running: tuple[Person, Person, str]) -> None:
    one, _, table = running
    steps = one.get(f"/api/tables/{table}/replay", seat=0)["steps"][1:]

    assert [(step["seat"], bool(step.get("prompt"))) for step in steps] == [(0, True), (1, False)]
    assert steps[1]["text"] == "…"


def test_a_step_beyond_the_end_is_refused(finished: tuple[Person, str]) -> None:
    person, table = finished

    assert person.error("GET", f"/api/tables/{table}/replay/99999")[1]["code"] == "bad-step"


def test_a_finished_match_is_played_on_from_a_step(finished: tuple[Person, str]) -> None:
    person, table = finished
    made = person.post(f"/api/tables/{table}/branch", {"step": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    person.hang_up()
    person.connect(made["id"])
    play_out(random.Random(1), person)

    assert person.over


def test_a_running_match_is_no_open_book(running: tuple[Person, Person, str], invite: Invite) -> None:
    one, _, table = running

    assert invite().error("GET", f"/api/tables/{table}/replay")[1]["code"] == "running"
    assert invite().error("GET", f"/api/tables/{table}/record")[1]["code"] == "running"
    assert one.http.get(f"/api/tables/{table}/replay/1", params={"seat": 1}).json()["code"] == "not-yours"


def test_the_export_of_a_running_match_leaves_out_what_is_hidden(running: tuple[Person, Person, str]) -> None:
    one, two, table = running
    lines = [msgspec.json.decode(line) for line in one.http.get(f"/api/tables/{table}/record").content.splitlines()]
    other = two.http.get(f"/api/tables/{table}/record").content

    assert (lines[0]["igroteka"], lines[0]["seat"]) == ("seen", 0)
    assert [line[1] for line in lines[1:] if line[0] == 1] == [None]
    assert other != one.http.get(f"/api/tables/{table}/record").content


def test_a_running_match_branches_into_an_imagined_world(running: tuple[Person, Person, str]) -> None:
    one, _, table = running
    made = one.post(f"/api/tables/{table}/branch", {"step": 2, "seats": [{"kind": "me"}, {"kind": "easy"}]} | bots())
    one.hang_up()
    one.connect(made["id"])
    play_out(random.Random(1), one)

    assert one.over


def test_a_finished_branch_of_an_imagined_world_has_a_replay_and_a_record(running: tuple[Person, Person, str]) -> None:
    one, _, table = running
    made = one.post(f"/api/tables/{table}/branch", {"step": 2, **bots()})["id"]
    one.hang_up()
    one.connect(made)
    play_out(random.Random(1), one)
    steps = one.get(f"/api/tables/{made}/replay")["steps"]
    record = one.http.get(f"/api/tables/{made}/record")
    again = one.http.post("/api/records", content=record.content, headers=LINES)
    second = one.post(f"/api/tables/{made}/branch", {"step": len(steps) // 2, **bots()})["id"]

    assert one.get(f"/api/tables/{made}/replay/{len(steps) - 1}")["outcome"]["scores"] == one.state["outcome"]["scores"]
    assert replay(GAME, read(GAME, record.content)).result
    assert (again.status_code, again.json()["code"]) == (400, "imagined-record")
    assert one.get(f"/api/tables/{second}/replay", seat=0)["steps"]


def test_a_record_of_own_components_brings_them_along(invite_light: Invite) -> None:
    person = invite_light("Ann")
    edited = exported("reference").replace('id = "rounds"\nvalue = 4', 'id = "rounds"\nvalue = 2')
    assert edited != exported("reference")
    table = person.create("reference", "me", "easy", components=edited, end_turn=False)
    play_out(random.Random(3), person.connect(table))
    data = person.http.get(f"/api/tables/{table}/record").content
    made = person.http.post("/api/records", content=data, headers=LINES)

    assert made.status_code == 201, made.text
    assert made.json()["custom_components"]
    assert person.http.get(f"/api/tables/{made.json()['id']}/record").content == data


def test_components_of_a_record_are_tried_like_any(finished: tuple[Person, str]) -> None:
    person, table = finished
    head, rest = person.http.get(f"/api/tables/{table}/record").content.split(b"\n", 1)
    head = msgspec.json.encode({**msgspec.json.decode(head), "components": "[[card]]\nid = 1"})
    answer = person.http.post("/api/records", content=head + b"\n" + rest, headers=LINES)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-components")


def bots() -> dict[str, object]:
    return {"seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}


@pytest.mark.parametrize("data", [b"", b"nonsense", b'{"igroteka":"record"}\n', b"\xff\xfe", b"[" * 100_000])
def test_a_broken_record_is_refused_in_words(invite: Invite, data: bytes) -> None:
    answer = invite().http.post("/api/records", content=data, headers=LINES)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def test_an_edited_record_is_refused(finished: tuple[Person, str]) -> None:
    person, table = finished
    lines = person.http.get(f"/api/tables/{table}/record").content.splitlines()
    answer = person.http.post("/api/records", content=b"\n".join([lines[0], *lines[2:]]), headers=LINES)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
