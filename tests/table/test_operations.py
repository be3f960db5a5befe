"""What an operator meets: settings, logs, limits, bots that die, the QR code, the commands."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from igroteka.cli.main import run
from igroteka.cli.serve import qr_code
from igroteka.table.cluster.shared_memory import Rates, SharedMemory
from igroteka.table.compute.pool import BotJob, ProcessPool
from igroteka.table.errors import RequestError
from igroteka.table.ops.limits import RateLimit
from igroteka.table.ops.logs import JsonLines, without_addresses, without_secrets
from igroteka.table.settings import Settings, SettingsError, settings_from, to_environment
from tests.table.conftest import visiting
from tests.table.people import TIMEOUT_S
from tests.table.served import Process, served

# Settings


def test_settings_come_from_file_then_environment_then_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "igroteka.toml"
    file.write_text('port = 1\nhost = "a"\ndb = "x.sqlite3"\n')
    settings = settings_from({"IGROTEKA_PORT": "2", "IGROTEKA_HOST": "b"}, file, host="c")

    assert (settings.port, settings.host, settings.db) == (2, "c", "x.sqlite3")


def test_settings_travel_to_workers_unchanged() -> None:
    settings = Settings(db="x.sqlite3", reference=True, redis="redis://h", workers=3, bot_seconds=0.5)

    assert settings_from(to_environment(settings)) == settings


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("IGROTEKA_PORT", "many", "setting port"),
        ("IGROTEKA_PORT", "70000", "setting port"),
        ("IGROTEKA_DB", "mysql://x", "db: expected a file"),
        ("IGROTEKA_DB", ":memory:", "db: expected a file"),
        ("IGROTEKA_WORKERS", "0", "setting workers"),
        ("IGROTEKA_PUBLIC_URL", "ftp://x", "public_url: expected"),
        ("IGROTEKA_SECRET", "short", "at least 32"),
        ("IGROTEKA_LOG", "loud", "log: expected"),
        ("IGROTEKA_SMTP", "mail.example", "smtp: expected"),
        ("IGROTEKA_REDIS", "localhost", "redis: expected"),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(name: str, value: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        settings_from({name: value})


def test_an_unknown_setting_of_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "igroteka.toml"
    file.write_text("colour = 1\n")

    with pytest.raises(SettingsError, match="colour"):
        settings_from({}, file)


def test_a_wrong_setting_on_the_command_line_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run(["serve", "--db", "mysql://x"])

    assert stop.value.code == 2
    assert capsys.readouterr().err == "igroteka: db: expected a file or postgresql://user:password@host/name\n"


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        (
            "--db",
            "/nowhere/all.sqlite3",
            "db: /nowhere/all.sqlite3 can't be opened: unable to open database file",
        ),
        ("--db", "postgresql://igroteka:word@127.0.0.1:1/x", "db: 127.0.0.1 can't be opened: "),
        ("--host", "999.1.1.1", "host, port: can't listen at 999.1.1.1, port 8000: "),
    ],
)
def test_where_the_server_can_not_be_is_one_line(
    option: str,
    value: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stop:
        run(["serve", option, value])
    shown = capsys.readouterr().err

    assert stop.value.code == 2
    assert shown.startswith(f"igroteka: {said}")
    assert (shown.count("\n"), "word" in shown) == (1, False)


def test_the_address_is_told_with_the_port_that_was_found(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--db", str(tmp_path / "t.sqlite3")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr
        address = server.stderr.readline().split()[-1]
        while "startup complete" not in server.stderr.readline():
            pass
        status = httpx.get(f"{address}health", timeout=TIMEOUT_S).status_code
        server.terminate()
        server.stderr.read()

    assert status == 200


# Logs and limits


def test_a_log_line_is_json_without_secrets() -> None:
    record = logging.makeLogRecord({"msg": "Bearer abc.def at postgresql://me:secret@host/x?token=1", "table": "t"})
    line = json.loads(JsonLines().format(record))

    assert (line["what"], line["table"]) == ("Bearer … at postgresql://me:…@host/x?token=…", "t")


def test_a_plain_address_is_no_secret() -> None:
    assert without_secrets("http://127.0.0.1:8000") == "http://127.0.0.1:8000"


def test_a_limit_is_said_and_passes() -> None:
    limit = RateLimit(Rates(SharedMemory()), "say", 2, 10)
    limit.spend("ann", 0)
    limit.spend("ann", 0)
    with pytest.raises(RequestError, match="too-often"):
        limit.spend("ann", 1)
    limit.spend("boris", 1)
    limit.spend("ann", 6)


@pytest.mark.parametrize(
    ("line", "hidden"),
    [
        ("postgresql://u:p@ss@host/db is away", "postgresql://u:…@host/db is away"),
        ("smtp://me:a/b@c@mail", "smtp://me:…@mail"),
        ("GET /#/recover/AbC-1_x failed", "GET /#/recover/… failed"),
        ('body {"code": "AbC-1_x"}', 'body {"code": "…"}'),
    ],
)
def test_no_secret_stands_in_a_log(line: str, hidden: str) -> None:
    assert without_secrets(line) == hidden


@pytest.mark.parametrize(
    ("line", "hidden"),
    [
        ("203.0.113.9:4711 - closed", "…:4711 - closed"),
        ("2001:db8::7334 came", "… came"),
        ("fe80::1 came", "… came"),
        ("http://127.0.0.1:8000 at 12:30:45, version 0.1.2", "http://127.0.0.1:8000 at 12:30:45, version 0.1.2"),
    ],
)
def test_no_network_address_stands_in_a_log(line: str, hidden: str) -> None:
    assert without_addresses(line) == hidden


def test_a_text_frame_that_is_no_text_is_told_in_one_line() -> None:
    with pytest.raises(UnicodeDecodeError) as wrong:
        b"\xff".decode()
    shown = wrong.type, wrong.value, wrong.tb
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8", (), shown)
    line = json.loads(JsonLines().format(record))

    assert (line["level"], line["what"], "trace" in line) == ("warning", "Invalid UTF-8", False)


def test_addresses_stand_in_a_log_that_wants_them() -> None:
    record = logging.makeLogRecord({"msg": "203.0.113.9 came", "who": "203.0.113.9"})

    assert json.loads(JsonLines().format(record))["who"] == "…"
    assert json.loads(JsonLines(addresses=True).format(record))["what"] == "203.0.113.9 came"


def test_a_limit_is_told_in_the_persons_language() -> None:
    often = RequestError("too-often", 429, what="answer", count=2, seconds=10).message("ru")
    many = RequestError("too-many", 429, what="tables", count=200).message("ru")

    assert not re.search("[a-z]", often.message + many.message)


# Bots


def die(job: BotJob) -> str:
    """A thinking process that is killed once."""
    flag = Path(job.components)
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def test_a_bot_whose_process_dies_thinks_again(tmp_path: Path) -> None:
    async def work() -> tuple[str, int]:
        thinkers = ProcessPool(1)
        try:
            job = BotJob("reference", str(tmp_path / "died"), b"", 0, "easy", 1.0, 1)
            return await thinkers.run(die, job), thinkers.restarts
        finally:
            thinkers.close()

    assert asyncio.run(work()) == ("alive", 1)


def test_bots_go_on_after_a_restart_of_the_server(settings: Settings) -> None:
    slow = structs.replace(settings, bot_seconds=0.2)
    with served(slow) as url, visiting(url) as invite:
        person = invite("Ann")
        table = person.create("reference", "me", "easy", "easy", end_turn=False)
        body = {"type": "answer", "id": "1", "seat": 0, "revision": 1, "keys": ["done"], "final": True}
        person.post(f"/api/tables/{table}/answer", body)
        token = person.me["token"]
    with served(slow) as url, visiting(url) as invite:
        back = invite(token=token)
        back.connect(table)
        back.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))


# The code to scan


def test_the_code_to_scan_is_dark_on_light_and_fits_a_terminal() -> None:
    lines = qr_code("http://192.168.1.7:8000/").splitlines()

    assert len(lines) == 15 and {len(line) for line in lines} == {29}
    assert lines[0] == "█" * 29


# The commands


def test_a_server_gives_way_to_the_browser_it_opens(tmp_path: Path) -> None:
    shown, browser = tmp_path / "nice", tmp_path / "browser"
    os.mkfifo(shown)
    browser.write_text(f"#!/bin/sh\nnice > {shown}\n")
    browser.chmod(0o755)
    options = ("--open", "--db", str(tmp_path / "t.sqlite3"))
    server = Process(tmp_path, *options, environment={"BROWSER": str(browser)}).wait()
    try:
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, server.process.pid) == min(mine + 10, 19)
        assert int(shown.read_text()) == mine
    finally:
        server.kill()


def test_the_server_stops_when_told(tmp_path: Path) -> None:
    server = Process(tmp_path, "--db", str(tmp_path / "t.sqlite3")).wait()

    assert server.stop() in (0, -signal.SIGTERM)
    assert "Finished server process" in server.said()


def test_an_operator_backs_up_reads_reports_and_removes(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    with served(settings) as url, visiting(url) as invite:
        one = invite("Rude <name>")
        table = one.create("reference", "me", "open", listed=True)
        one.post(f"/api/tables/{table}/report", {"text": "bad words", "seat": 0})
    copy = Path(settings.db).with_name("copy.sqlite3")
    at = ["--table", table]
    for words in (
        ["backup", "--to", str(copy)],
        ["reports"],
        ["remove-name", *at],
        ["ban", *at],
        ["remove-table", *at],
    ):
        with pytest.raises(SystemExit) as stop:
            run(["operate", *words, "--db", settings.db])
        assert stop.value.code == 0
    said = capsys.readouterr().out

    assert copy.stat().st_size > 0
    assert "bad words" in said
    assert f"table {table} is removed" in said


def test_an_operator_closes_the_identity_of_an_onlooker(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    with served(settings) as url, visiting(url) as invite:
        one, watcher = invite("Ann"), invite("Walter")
        table = one.create("reference", "me", "open", listed=True)
        watcher.connect(table).ask("say", text="rude words")
        number = watcher.state["chat"][0]["number"]
        one.post(f"/api/tables/{table}/report", {"text": "that was rude", "chat": number})
        for words in (["reports"], ["ban", "--table", table, "--chat", str(number)]):
            with pytest.raises(SystemExit):
                run(["operate", *words, "--db", settings.db])

        assert "[--chat 1, Walter] that was rude" in capsys.readouterr().out
        assert watcher.error("GET", "/api/me")[1]["code"] == "banned"


def test_an_operators_mistake_is_explained(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["operate", "remove-table", "--db", settings.db, "--table", "nothing"])

    assert capsys.readouterr().err == "igroteka: remove-table: there is no table nothing\n"
