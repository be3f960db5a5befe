"""Sign-ins: every device is known, each can be ended, and a recovery code works once."""

import asyncio
import hashlib
import hmac
import sqlite3
from contextlib import closing

import httpx
import pytest
from msgspec import structs

from igroteka.table.identity.sign_ins import MOST, begin, device_of, listed
from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store
from tests.table.conftest import Invite, visiting
from tests.table.people import Person
from tests.table.served import served

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Safari/604.1"


def status(person: Person, token: str) -> int:
    return person.http.get("/api/tables", headers={"Authorization": f"Bearer {token}"}).status_code


def recovered(person: Person, **more: object) -> httpx.Response:
    code = person.post("/api/me/recovery")["code"]
    return httpx.post(f"{person.url}/api/recover", json={"code": code, **more}, headers={"User-Agent": FIREFOX})


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (EDGE, "Edge, Windows"),
        (PHONE, "Safari, iPhone"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<script>", "script"),
        ("", ""),
    ],
)
def test_a_device_is_named_in_a_few_words(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_recovery_gives_a_new_token_and_ends_the_old_ones(invite: Invite) -> None:
    person = invite("Ann")
    old, new = person.me["token"], recovered(person).json()["token"]

    assert new != old
    assert (status(person, new), status(person, old)) == (200, 401)


def test_a_code_works_once(invite: Invite) -> None:
    person = invite("Ann")
    code = person.post("/api/me/recovery")["code"]
    found = [person.http.post("/api/recover", json={"code": code, "sign_out": False}).status_code for _ in range(2)]

    assert found == [200, 403]


def test_another_device_may_be_added(invite_light: Invite) -> None:
    person = invite_light("Ann")
    other = recovered(person, sign_out=False).json()["token"]
    devices = person.get("/api/me/sign-ins")

    assert (status(person, person.me["token"]), status(person, other)) == (200, 200)
    assert sorted((each["device"], each["current"]) for each in devices) == [
        ("Firefox, Linux", False),
        ("python-httpx", True),
    ]


def test_a_lost_device_is_signed_out(invite_light: Invite) -> None:
    person = invite_light("Ann")
    lost = recovered(person, sign_out=False).json()["token"]
    found = next(each["id"] for each in person.get("/api/me/sign-ins") if not each["current"])
    ended = person.http.delete(f"/api/me/sign-ins/{found}").status_code

    assert (ended, status(person, lost), status(person, person.me["token"])) == (204, 401, 200)
    assert person.http.delete(f"/api/me/sign-ins/{found}").status_code == 404


def test_nobody_ends_another_guests_sign_in(invite_light: Invite) -> None:
    one, two = invite_light("Ann"), invite_light("Boris")
    theirs = two.get("/api/me/sign-ins")[0]["id"]

    assert one.http.delete(f"/api/me/sign-ins/{theirs}").status_code == 404
    assert status(two, two.me["token"]) == 200


def test_signing_out_everywhere_ends_open_pages_too(invite: Invite) -> None:
    person = invite("Ann")
    other = recovered(person, sign_out=False).json()["token"]
    elsewhere = invite(token=other)
    table = person.create("reference", "me", "open")
    elsewhere.connect(table)
    mine = person.post("/api/me/sign-out")["token"]

    assert elsewhere.closed()
    assert [status(person, token) for token in (mine, person.me["token"], other)] == [200, 401, 401]


def test_a_guest_has_a_bounded_number_of_sign_ins(settings: Settings) -> None:
    async def count() -> int:
        store = Store(settings.database)
        await store.open()
        for at in range(MOST + 3):
            await begin(store, "ann", "", at)
        rows = await listed(store, "ann")
        await store.close()
        assert min(row["seen"] for row in rows) == 3
        return len(rows)

    assert asyncio.run(count()) == MOST


def test_a_token_of_version_0_1_is_good_until_its_guest_signs_out_everywhere(settings: Settings) -> None:
    fixed = structs.replace(settings, secret="s" * 32)
    with served(fixed) as url, visiting(url) as invite:
        person = invite("Ann")
        with closing(sqlite3.connect(settings.db)) as database:
            (guest,) = database.execute("SELECT id FROM guests").fetchone()
            database.execute("UPDATE guests SET unlisted = 1")
            database.commit()
        old = f"{guest}.{hmac.new(fixed.secret.encode(), guest.encode(), hashlib.sha256).hexdigest()[:40]}"
        before = status(person, old)
        person.post("/api/me/sign-out")

        assert (before, status(person, old)) == (200, 401)


def test_nothing_names_a_guest_who_deleted_themselves(settings: Settings) -> None:
    with served(settings) as url, visiting(url) as invite:
        one, two = invite("Ann"), invite("Boris")
        table = one.create("reference", "me", "open", end_turn=False)
        two.post(f"/api/tables/{table}/claim", {})
        one.connect(table).answer("done")
        one.post(f"/api/tables/{table}/report", {"text": "rude"})
        one.hang_up()
        with closing(sqlite3.connect(settings.db)) as database:
            (guest,) = database.execute("SELECT id FROM guests WHERE name = 'Ann'").fetchone()
        assert one.http.delete("/api/me").status_code == 204
        two.connect(table)
    with served(settings):  # notices of guests who are gone are removed at the latest when it starts again
        pass
    with closing(sqlite3.connect(settings.db)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        everything = "\n".join(str(row) for name in names for row in database.execute(f"SELECT * FROM {name}"))

    assert guest not in everything
