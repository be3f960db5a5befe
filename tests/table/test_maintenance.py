"""What an operator does while the server runs: it follows within a second or two."""

import asyncio
from collections.abc import Iterator

import pytest

from igroteka.cli.main import run
from igroteka.table.ops import maintenance
from igroteka.table.settings import Settings
from igroteka.table.storage import announcements
from tests.table.conftest import Invite, visiting
from tests.table.people import Person
from tests.table.served import served


@pytest.fixture
def come(settings: Settings) -> Iterator[Invite]:
    with served(settings) as url, visiting(url) as invite:
        yield invite


def operate(settings: Settings, *words: str) -> None:
    with pytest.raises(SystemExit) as stop:
        run(["operate", *words, "--db", settings.db])
    assert stop.value.code == 0


def pair(invite: Invite) -> tuple[Person, Person, str]:
    one, two = invite("Ann"), invite("Badword")
    table = one.create("reference", "me", "open")
    two.post(f"/api/tables/{table}/claim", {})
    return one.connect(table), two.connect(table), table


def test_a_removed_name_is_gone_from_open_pages_and_stays_so(settings: Settings, come: Invite) -> None:
    one, two, table = pair(come)
    two.ask("say", text="hello")
    operate(settings, "remove-name", "--table", table, "--seat", "1", "--name", "Player")
    one.until(lambda state: state["table"]["seats"][1]["name"] == "Player" and bool(state.get("chat")))
    assert [line["name"] for line in one.state["chat"]] == ["Player"]
    two.ask("say", text="again")
    two.post(f"/api/tables/{table}/leave", {})
    one.ask("sync")

    assert "Badword" not in one.raw[-2] + one.raw[-1]
    assert [line["name"] for line in one.state["chat"]] == ["Player", "Player"]


def test_a_name_that_an_operator_chose_is_not_changed_back(settings: Settings, come: Invite) -> None:
    _, two, table = pair(come)
    operate(settings, "remove-name", "--table", table, "--seat", "1")

    assert two.error("PATCH", "/api/me", {"name": "Badword"})[1]["code"] == "name-fixed"
    assert two.http.patch("/api/me", json={"lang": "ru"}).json()["name"] == "…"


def test_a_removed_name_leaves_the_others_histories(settings: Settings, come: Invite) -> None:
    one, two, table = pair(come)
    two.post(f"/api/tables/{table}/concede", {})
    operate(settings, "remove-name", "--table", table, "--seat", "1", "--name", "Player")

    assert one.get("/api/me/history")["matches"][0]["players"] == ["Ann", "Player"]


def test_a_removed_table_is_gone_for_its_players(settings: Settings, come: Invite) -> None:
    one, two, table = pair(come)
    operate(settings, "remove-table", "--table", table)

    assert (one.closed(), two.closed()) == (4408, 4408)
    assert one.error("GET", f"/api/tables/{table}")[0] == 404


def test_a_banned_guest_is_disconnected(settings: Settings, come: Invite) -> None:
    one, two, table = pair(come)
    operate(settings, "ban", "--table", table, "--seat", "1")

    assert two.closed() == 4408
    assert two.error("POST", f"/api/tables/{table}/say", {"id": "1", "text": "still here"})[1]["code"] == "banned"
    assert one.ask("say", text="good")["type"] == "accepted"


def test_an_operator_sees_how_much_is_played(settings: Settings, come: Invite) -> None:
    one = come("Ann")
    one.create("reference", "me", "open")
    one.create("reference", "me", "me", end_turn=False)
    found = asyncio.run(maintenance.stats(settings))

    assert "reference: 1 open" in found
    assert "reference: 1 running" in found
    assert "2 tables were touched in the last 7 days" in found
    assert "1 guests, 1 of them here" in found


def test_everybody_reads_an_announcement_in_their_language_until_it_is_withdrawn(
    settings: Settings, come: Invite
) -> None:
    ann, boris = come("Ann"), come("Boris", lang="ru")
    operate(settings, "announce", "--en", "Restart at nine", "--ru", "Перезапуск в девять")
    shown = [person.get("/api/announcement") for person in (ann, boris)]
    operate(settings, "withdraw")

    assert shown == [{"text": "Restart at nine"}, {"text": "Перезапуск в девять"}]
    assert ann.get("/api/announcement") == {}


def test_an_announcement_in_one_language_is_for_all_and_replaces_the_last(settings: Settings, come: Invite) -> None:
    boris = come("Boris", lang="ru")
    operate(settings, "announce", "--en", "Restart at nine")
    operate(settings, "announce", "--en", "Restart at ten", "--minutes", "60")

    assert boris.get("/api/announcement") == {"text": "Restart at ten"}


def test_an_announcement_ends_with_its_time(settings: Settings) -> None:
    async def announced_late() -> str:
        store = await maintenance.opened(settings)
        try:
            await announcements.announce(store, "да", "yes", until=1000)
            return await announcements.announced(store, "en", now=1000)
        finally:
            await store.close()

    assert asyncio.run(announced_late()) == ""
