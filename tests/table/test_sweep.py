"""Clocks and bots of all tables are attended to, whatever is wrong with one of them."""

import asyncio
import sqlite3
import threading
from contextlib import closing

import pytest

from igroteka.table.compute.pool import BotJob
from igroteka.table.core.commands import AnswerForBot
from igroteka.table.core.play import Play
from igroteka.table.hub.bots import BotDriver
from igroteka.table.settings import Settings
from tests.table.conftest import Invite, visiting
from tests.table.people import TIMEOUT_S, Person
from tests.table.served import metric, served

CLOCK = {"kind": "clock", "minutes": 1}


def clocked(invite: Invite) -> tuple[Person, Person, str]:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", pace=CLOCK)
    two.post(f"/api/tables/{table}/claim", {})
    return one, two, table


def run_out(settings: Settings, *tables: str) -> None:
    """While no server runs: these tables' clocks are out."""
    with closing(sqlite3.connect(settings.db)) as database:
        for table in tables:
            database.execute("UPDATE seats SET clock = 0 WHERE table_id = ?", (table,))
            database.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))
        database.commit()


def test_a_damaged_table_stops_neither_clocks_nor_bots_of_others(settings: Settings) -> None:
    with served(settings) as url, visiting(url) as invite:
        damaged = clocked(invite)[2]
        _, two, table = clocked(invite)
        token = two.me["token"]
    run_out(settings, damaged, table)
    with closing(sqlite3.connect(settings.db)) as database:
        database.execute("UPDATE tables SET saved = ? WHERE id = ?", (b"damaged", damaged))
        database.commit()
    with served(settings) as url, visiting(url) as invite:
        again = invite(token=token).connect(table)

        again.until(lambda state: all(seat.get("away") for seat in state["table"]["seats"]))
        again.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))


def test_nobody_asks_for_more_answers_back_than_stand(settings: Settings) -> None:
    with served(settings) as url, visiting(url) as invite:
        one, two, table = clocked(invite)
        ask = f"/api/tables/{table}/ask"
        codes = [two.error("POST", ask, {"kind": "undo", "seat": 1, "answers": many})[1] for many in (1000, 1, 0, -1)]

        assert [code["code"] for code in codes] == ["too-far"] * 4
        assert one.post(f"/api/tables/{table}/leave", {})["seats"][0]["away"]


def test_a_table_may_be_deleted_while_its_bot_thinks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, deleted, answered = threading.Event(), threading.Event(), threading.Event()
    think, answer = BotDriver.choose, BotDriver.answer

    async def slowly(self: BotDriver, play: Play, job: BotJob) -> str:
        key = await think(self, play, job)
        thinking.set()
        await asyncio.to_thread(deleted.wait, TIMEOUT_S)
        return key

    async def late(self: BotDriver, command: AnswerForBot) -> None:
        try:
            await answer(self, command)
        finally:
            answered.set()

    monkeypatch.setattr(BotDriver, "choose", slowly)
    monkeypatch.setattr(BotDriver, "answer", late)
    with served(settings) as url, visiting(url) as invite:
        person = invite()
        table = person.create("reference", "me", "easy", end_turn=False)
        person.post(f"/api/tables/{table}/leave", {"seat": 0})
        assert thinking.wait(TIMEOUT_S)
        person.http.delete(f"/api/tables/{table}").raise_for_status()
        deleted.set()

        assert answered.wait(TIMEOUT_S)
        assert metric(person.http.get("/metrics").text, "igroteka_errors_total") == 0
