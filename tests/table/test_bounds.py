"""Limits on rates and sizes: they hold for whatever is sent, and refusals say so in words."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import msgspec
import pytest
from msgspec import structs
from websockets.sync.client import connect

from igroteka.records.record import MOST_ENTRIES
from igroteka.table.compute.pool import BotJob, ProcessPool
from igroteka.table.server.app import LARGEST_BODY
from igroteka.table.services.services import NAMES, REPORTS, network_of
from igroteka.table.settings import Settings
from tests.table.conftest import Invite, visiting
from tests.table.people import TIMEOUT_S, Person
from tests.table.served import served


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was spent does not come back while a slow machine runs the test."""
    monkeypatch.setattr("igroteka.table.ops.limits.monotonic", lambda: 1000.0)


@pytest.fixture
def strict(settings: Settings, still: None) -> Iterator[Invite]:
    """A server that allows little."""
    few = structs.replace(
        settings,
        answers_per_second=1,
        hints_per_minute=2,
        replays_per_minute=6,
        sockets_per_guest=2,
        tables_per_guest=2,
        bot_seconds=0.1,
    )
    with served(few) as url, visiting(url) as invite:
        yield invite


def finished(person: Person) -> str:
    """A table whose match is over."""
    table = person.create("reference", "me", "open")
    person.post(f"/api/tables/{table}/start")
    person.post(f"/api/tables/{table}/concede", {"seat": 0})
    return table


def test_states_are_not_asked_for_without_end(strict: Invite) -> None:
    person = strict()
    person.connect(person.create("reference", "me", "open"))
    replies = [person.ask("sync") if number % 2 else person.ask("look", seat=0) for number in range(6)]

    assert [reply["type"] for reply in replies] == ["accepted"] * 3 + ["error"] * 3  # the connection is a look too
    assert replies[-1]["code"] == "too-often"


def test_tables_are_not_connected_to_without_end(strict: Invite) -> None:
    person = strict()
    table = person.create("reference", "me", "open")
    for _ in range(4):
        person.connect(table).hang_up()
    address = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {person.me['token']}"}) as more:
        error = msgspec.json.decode(more.recv(timeout=TIMEOUT_S))

    assert (error["type"], error["code"]) == ("error", "too-often")
    strict().connect(table)  # somebody else


def test_lists_are_not_asked_for_without_end(strict: Invite) -> None:
    person = strict()
    codes = [person.http.get("/api/tables/").status_code for _ in range(5)]

    assert codes == [200] * 4 + [429]
    assert strict().http.get("/api/tables/").status_code == 200  # somebody else


def test_every_message_counts(strict: Invite) -> None:
    person = strict()
    person.connect(person.create("reference", "me", "open"))
    assert person.socket
    for _ in range(22):
        person.socket.send("junk")
    while len(person.errors) < 22:
        person.receive()

    assert [error["code"] for error in person.errors[-2:]] == ["too-often"] * 2


def test_hints_are_counted_by_themselves(strict: Invite) -> None:
    person = strict()
    table = person.create("reference", "me", "easy")
    answers = [person.http.get(f"/api/tables/{table}/hint", params={"seat": 0}) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_a_guest_waits_for_one_hint_at_a_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    think, begun, refused = ProcessPool.run, threading.Event(), threading.Event()

    async def at_length(thinkers: ProcessPool, work: Callable[[BotJob], object], job: BotJob) -> object:
        begun.set()
        await asyncio.to_thread(refused.wait, TIMEOUT_S)
        return await think(thinkers, work, job)

    monkeypatch.setattr(ProcessPool, "run", at_length)
    with served(settings) as url, visiting(url) as invite, ThreadPoolExecutor(1) as tab:
        person = invite()
        ask = partial(person.http.get, f"/api/tables/{person.create('reference', 'me', 'me')}/hint", params={"seat": 0})
        first = tab.submit(ask)
        assert begun.wait(TIMEOUT_S)
        second = ask()
        refused.set()

        assert (first.result().status_code, second.status_code) == (200, 429)


def test_people_at_a_new_table_meet_however_many_tables_are_kept(settings: Settings) -> None:
    with served(structs.replace(settings, keep_tables=1)) as url, visiting(url) as invite:
        one, two = invite(), invite()
        for _ in range(3):
            one.create("reference", "me", "open")
        table = one.create("reference", "me", "open")
        two.post(f"/api/tables/{table}/claim", {"seat": 1})
        one.connect(table)
        two.connect(table)
        one.ask("say", text="hello")

        assert two.until(lambda state: bool(state.get("chat")))["chat"][-1]["text"] == "hello"


def test_a_made_up_identity_counts_by_its_address(settings: Settings, still: None) -> None:
    few = structs.replace(settings, requests_per_minute=3)
    with served(few) as url, httpx.Client(base_url=url, timeout=TIMEOUT_S) as client:
        found = [client.get("/health", headers={"Authorization": f"Bearer x{each}"}).status_code for each in range(4)]

    assert found == [200, 200, 200, 429]


def test_watchers_without_an_identity_count_by_their_address(strict: Invite) -> None:
    person = strict()
    address = person.url.replace("http", "ws", 1) + f"/api/tables/{person.create('reference', 'me', 'open')}/socket"
    line = partial(connect, address, open_timeout=TIMEOUT_S)
    with line() as one, line() as two, line() as three:
        kinds = [each.recv(timeout=TIMEOUT_S) for each in (one, two, three)]

    assert ['"type":"state"' in str(kind) for kind in kinds] == [True, True, False]
    assert '"code":"too-many"' in str(kinds[2])


def test_rematches_and_branches_are_tables_too(strict: Invite) -> None:
    person = strict()
    over = finished(person)
    for _ in range(2):
        person.create("reference", "me", "open")
    branch = {"step": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}

    assert person.error("POST", f"/api/tables/{over}/rematch")[1]["code"] == "too-many"
    assert person.error("POST", f"/api/tables/{over}/branch", branch)[1]["code"] == "too-many"


def test_imported_records_are_counted_by_themselves_although_their_matches_are_over(strict: Invite) -> None:
    person = strict()
    record = person.http.get(f"/api/tables/{finished(person)}/record").content
    sent = [person.http.post("/api/records", content=record) for _ in range(3)]

    assert [answer.status_code for answer in sent] == [201, 201, 429]
    assert sent[-1].json()["code"] == "too-many"
    assert person.create("reference", "me", "open")


def test_trying_ahead_takes_no_table_away(strict: Invite) -> None:
    person = strict()
    table, _ = (person.create("reference", "me", "easy") for _ in range(2))
    ahead = {"step": 0, "seat": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    tried = [person.http.post(f"/api/tables/{table}/branch", json=ahead) for _ in range(3)]

    assert [answer.status_code for answer in tried] == [201, 201, 429]
    assert "trials: at most 2" in tried[-1].json()["message"]
    assert (
        "tables: at most 2"
        in person.error("POST", "/api/tables", {"game": "reference", "seats": ahead["seats"]})[1]["message"]
    )


def test_replays_are_counted_by_themselves(strict: Invite) -> None:
    person = strict()
    over = finished(person)
    asked = [person.http.get(f"/api/tables/{over}/{call}") for call in ("replay", "replay/0", "record")]

    assert [answer.status_code for answer in asked] == [200] * 3
    many = [person.http.get(f"/api/tables/{over}/replay/0").status_code for _ in range(5)]
    assert many == [200] * 3 + [429] * 2


def test_a_record_without_end_is_refused(invite_light: Invite) -> None:
    person = invite_light()
    answer = person.http.post("/api/records", content=b"{}\n" * (MOST_ENTRIES + 3))

    assert (answer.status_code, answer.json()["code"]) == (413, "long-record")
    assert f"{MOST_ENTRIES + 1}" in answer.json()["message"].replace(",", "")


def test_what_is_too_large_is_told_so_in_the_persons_language(invite_light: Invite) -> None:
    answer = invite_light(lang="ru").http.post("/api/records", content=b"x" * (LARGEST_BODY + 1))

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert "байт" in answer.json()["message"]


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_by_its_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_sockets_are_bounded_by_address_whoever_opens_them(settings: Settings) -> None:
    with served(structs.replace(settings, sockets_per_address=2)) as url, visiting(url) as invite:
        people = [invite() for _ in range(3)]
        table = people[0].create("reference", "me", "open")
        for person in people[:2]:
            person.connect(table)
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?lang=en"
        with connect(address, open_timeout=TIMEOUT_S) as third:
            error = msgspec.json.decode(third.recv(timeout=TIMEOUT_S))

        assert (error["code"], error["message"]) == ("too-many", "Too many open pages from your network: at most 2.")


def test_new_guests_are_bounded_by_address(settings: Settings) -> None:
    with served(structs.replace(settings, newcomers_per_hour=2)) as url:
        found = [httpx.get(f"{url}/api/me").status_code for _ in range(3)]

    assert found == [200, 200, 429]


def test_what_a_guest_stores_is_bounded(settings: Settings) -> None:
    with served(structs.replace(settings, bytes_per_guest=2000)) as url, visiting(url) as invite:
        person = invite()
        person.create("reference", "me", "me")
        person.create("reference", "me", "me")
        code, error = person.error("POST", "/api/tables", {"game": "reference", "seats": [{"kind": "me"}] * 2})

        assert (code, error["code"]) == (413, "no-room")


def test_chat_counts_towards_what_its_writer_stores(settings: Settings) -> None:
    with served(structs.replace(settings, bytes_per_guest=4000)) as url, visiting(url) as invite:
        host, chatty = invite("Ann"), invite("Boris")
        table = host.create("reference", "me", "open")
        for number in range(9):
            chatty.post(f"/api/tables/{table}/say", {"type": "say", "id": f"{number}", "text": "x" * 500})
        wanted = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "open"}]}
        code, error = chatty.error("POST", "/api/tables", wanted)

        assert (code, error["code"]) == (413, "no-room")
        host.create("reference", "me", "open")


def test_new_names_are_bounded(settings: Settings, still: None) -> None:
    with served(settings) as url, visiting(url) as invite:
        person = invite("Ann")  # the first of them
        codes = [person.http.patch("/api/me", json={"name": f"Ann {number}"}).status_code for number in range(NAMES)]
        person.http.patch("/api/me", json={"lang": "ru"}).raise_for_status()

        assert codes == [200] * (NAMES - 1) + [429]
        assert person.http.get("/api/me").json()["name"] == f"Ann {NAMES - 2}"


def test_reports_are_bounded(settings: Settings, still: None) -> None:
    with served(settings) as url, visiting(url) as invite:
        host, cross = invite("Ann"), invite("Boris")
        table = host.create("reference", "me", "open")
        path, text = f"/api/tables/{table}/report", {"text": "rude"}
        codes = [cross.http.post(path, json=text).status_code for _ in range(REPORTS + 1)]
        _, error = cross.error("POST", path, text)

        assert codes == [204] * REPORTS + [429]
        assert (error["code"], "report" in error["message"]) == ("too-often", True)


def test_boxes_count_towards_what_a_guest_stores(settings: Settings) -> None:
    change = {"kind": "task", "row": "B01", "field": "points", "value": "3"}
    box = {"game": "bonfire", "name": "Ours", "changes": [change]}
    with served(structs.replace(settings, bytes_per_guest=150)) as url, visiting(url) as invite:
        person = invite()
        kept = person.post("/api/boxes", box)
        more = [change, {**change, "row": "B02"}, {**change, "row": "B03"}]
        refused = [
            person.error("POST", "/api/boxes", {**box, "changes": more}),
            person.error("PATCH", f"/api/boxes/{kept['id']}", {"changes": more}),
        ]

        assert [(code, error["code"]) for code, error in refused] == [(413, "no-room")] * 2


def test_a_server_with_a_public_name_answers_to_that_name(settings: Settings) -> None:
    with served(structs.replace(settings, public_url="https://play.example")) as url:
        asked = [
            httpx.get(f"{url}/api/games", headers={"Host": host}).status_code
            for host in ("play.example", "play.example:443", "evil.example", "localhost:8000")
        ]
        probed = httpx.get(f"{url}/health", headers={"Host": "10.0.0.7"}).status_code

    assert (asked, probed) == ([200, 200, 421, 200], 200)


def test_metrics_are_for_this_machine_or_for_clients_with_the_token(settings: Settings) -> None:
    token = {"Authorization": "Bearer sesame"}
    with served(settings) as url:
        forwarded = httpx.get(f"{url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code
        own = httpx.get(f"{url}/metrics").status_code
    with served(structs.replace(settings, metrics_token="sesame")) as url:
        found = [httpx.get(f"{url}/metrics", headers=head).status_code for head in ({}, token)]

    assert (forwarded, own, found) == (403, 200, [403, 200])
