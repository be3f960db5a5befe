"""Whatever is sent, the server answers with an error in words and stays well."""

import json
import os
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.table.conftest import Invite
from tests.table.people import Json, Person

CASES = int(os.environ.get("IGROTEKA_FUZZ_CASES", "6"))  # of each call
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
NEARLY = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["answer", "undo", "say", "point", "look", "sync", "ping", "state", ""]),
        "id": st.text(max_size=80) | st.integers(),
    },
    optional={
        "seat": st.integers() | st.none() | st.text(max_size=3),
        "revision": st.integers(),
        "keys": st.lists(st.text(max_size=20), max_size=40) | st.text(max_size=3),
        "answers": st.integers(),
        "text": st.text(max_size=600),
        "target": st.text(max_size=200),
        "key": st.text(max_size=200),
        "final": st.booleans() | st.integers(),
    },
)


@pytest.fixture
def person(invite: Invite) -> Person:
    person = invite("Ann")
    return person.connect(person.create("reference", "me", "open", "easy"))


@given(message=JUNK | NEARLY)
@settings(max_examples=60, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
def test_every_socket_message_is_answered_and_the_socket_stays_open(person: Person, message: object) -> None:
    assert person.socket
    person.socket.send(msgspec.json.encode(message).decode())
    reply = person.ask("sync")

    assert reply["type"] == "accepted"


@pytest.mark.parametrize(
    "raw", ["", "{", "[" * 10_000, "\u0000", '{"type":"answer"}', "x" * 20_000, '{"type":"sync","id":1}']
)
def test_what_is_no_message_gets_an_error(person: Person, raw: str) -> None:
    assert person.socket
    person.socket.send(raw)
    person.ask("sync")

    assert person.errors[-1]["code"] in ("bad-input", "too-long")


@pytest.mark.parametrize("number", [10**13, 10**30, -(10**30), 10**4000], ids=["large", "huge", "negative", "absurd"])
def test_a_number_of_any_size_is_refused_in_words(person: Person, number: int) -> None:
    assert person.socket
    message = {"type": "look", "id": "1", "seat": number}
    person.socket.send(json.dumps(message))
    path = f"/api/tables/{person.table}"
    calls: list[tuple[str, Json]] = [
        ("claim", {"seat": number}),
        ("ask", {"kind": "undo", "seat": 0, "answers": number}),
    ]

    assert person.ask("sync")["type"] == "accepted"
    assert len(person.errors[-1]["message"]) < 200
    assert all(len(person.error("POST", f"{path}/{call}", body)[1]["message"]) < 200 for call, body in calls)


@pytest.mark.parametrize("body", ["[" * 100_000, '{"a":' * 50_000], ids=["lists", "objects"])
def test_brackets_without_end_are_refused(invite: Invite, body: str) -> None:
    answer = invite().http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")


def test_a_message_in_bytes_or_too_large_only_ends_its_own_socket(person: Person, invite: Invite) -> None:
    other = invite().connect(person.table)
    assert person.socket
    person.socket.send(b"\xff" * 100)
    person.socket.send("x" * 100_000)

    assert other.ask("sync")["type"] == "accepted"


def test_a_forged_path_finds_nothing(invite: Invite) -> None:
    person = invite()
    luck = random.Random(1)
    for _ in range(40):
        name = "".join(luck.choice("abc'\";-%/\\\x00é ") for _ in range(8))
        answer = person.http.get(f"/api/tables/{quote(name, safe='')}")
        assert answer.status_code in (400, 404), (name, answer.text)


def test_the_api_keeps_its_schema_whatever_is_sent(
    invite: Invite, record_property: Callable[[str, object], None]
) -> None:
    person = invite("Schema")
    table = person.create("reference", "me", "open", "easy")
    raw = person.http.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(raw)
    checks: list[Callable[..., bool | None]] = [
        not_a_server_error,
        status_code_conformance,
        response_schema_conformance,
    ]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if (operation.method.upper(), operation.path) in (("DELETE", "/api/me"), ("PATCH", "/api/me")):
            continue
        tried += call_with_anything(operation, person, table, checks)

    record_property("inputs", tried)
    assert tried > 100


def call_with_anything(operation: Any, person: Person, table: str, checks: list[Callable[..., bool | None]]) -> int:
    """Send cases of one operation; returns how many."""
    count = 0

    @given(case=operation.as_strategy())
    @settings(max_examples=CASES, suppress_health_check=list(HealthCheck), phases=[Phase.generate], deadline=None)
    def run(case: schemathesis.Case[Any]) -> None:
        nonlocal count
        count += 1
        if "table" in (case.path_parameters or {}) and count % 2:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {person.me['token']}"}
        case.call_and_validate(base_url=person.url, headers=headers, checks=checks)

    run()
    return count
