"""A damaged file is noticed and reported in one line; a backup replaces it, and nothing is thrown away."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from igroteka.cli.main import run
from igroteka.table.ops.maintenance import tried
from igroteka.table.settings import Settings
from igroteka.table.storage import backups
from tests.table.conftest import visiting
from tests.table.people import TIMEOUT_S, Person
from tests.table.served import served

HOLDER = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM guests'); print(); input()"


def hurt(file: Path, table: str) -> None:
    """Write over the page where the rows of a table or an index begin."""
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as whole:
        whole.seek((page - 1) * size)
        whole.write(b"\xff" * size)


@pytest.fixture
def file(settings: Settings) -> Path:
    """A database that a server has made."""
    asyncio.run(tried(settings))
    return settings.file


@pytest.fixture
def operate(
    settings: Settings, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[object, str]]:
    """The operator's command: its exit code and what it says, when it has looked as long as it needs."""
    monkeypatch.setattr(backups, "LOOK_SECONDS", 600.0)

    def work(*words: str) -> tuple[object, str]:
        with pytest.raises(SystemExit) as stop:
            run([*words, "--db", settings.db])
        said = capsys.readouterr()
        return stop.value.code, said.out + said.err

    return work


def test_a_server_does_not_start_on_a_damaged_file(file: Path, operate: Callable[..., tuple[object, str]]) -> None:
    hurt(file, "chat")
    code, said = operate("serve", "--port", "0")

    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith(f"igroteka: db: {file} is damaged (")
    assert f"igroteka operate restore --from COPY --db {file}" in said


def test_a_look_that_takes_too_long_is_given_up(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class AtOnce:
        def __init__(self, seconds: float, interrupt: Callable[[], None]) -> None:
            self.connection: sqlite3.Connection = interrupt.__self__  # type: ignore[attr-defined]

        def start(self) -> None:
            self.connection.set_progress_handler(lambda: 1, 1)

        def cancel(self) -> None:
            self.connection.set_progress_handler(None, 0)

        join = cancel

    hurt(file, "chat")
    assert backups.damage(file)
    monkeypatch.setattr("threading.Timer", AtOnce)
    assert not backups.damage(file, backups.LOOK_SECONDS)


def chatting(url: str, person: Person) -> httpx.Response:
    table = person.create("reference", "me", "open")
    return person.http.post(f"/api/tables/{table}/say", json={"type": "say", "id": "1", "text": "hello"})


def test_damage_that_is_met_while_serving_is_told_and_the_server_is_not_ready(
    file: Path, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    hurt(file, "chat")
    with served(settings) as url, visiting(url) as invite:
        ready = httpx.get(f"{url}/ready", timeout=TIMEOUT_S).status_code
        with caplog.at_level(logging.ERROR, "igroteka.table"):
            answers = [chatting(url, invite()) for _ in range(2)]
        after = httpx.get(f"{url}/ready", timeout=TIMEOUT_S)

    assert ready == 200
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "damaged")] * 2
    assert (after.status_code, after.json()["code"]) == (503, "damaged")
    logged = [each.message for each in caplog.records if each.name == "igroteka.table"]
    assert [each.count("operate restore --from") for each in logged] == [1]


def test_a_socket_that_meets_damage_is_told(file: Path, settings: Settings) -> None:
    hurt(file, "sqlite_autoindex_chat_1")
    with served(settings) as url, visiting(url) as invite:
        person = invite()
        person.connect(person.create("reference", "me", "open"))

        assert person.errors[-1]["code"] == "damaged"
        assert person.closed() == 4408


def test_a_backup_takes_the_place_of_a_damaged_file(
    file: Path, settings: Settings, operate: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    with served(settings) as url, visiting(url) as invite:
        person = invite("Ann")
        table = person.create("reference", "me", "open")
        assert operate("operate", "backup", "--to", str(copy))[0] == 0
    hurt(file, "chat")
    Path(f"{file}-wal").write_bytes(b"of the damaged one")
    code, said = operate("operate", "restore", "--from", str(copy))

    assert (code, said) == (0, f"{file}: as in {copy}; what was there before is {file}.old1\n")
    assert Path(f"{file}.old1-wal").read_bytes() == b"of the damaged one"
    assert backups.damage(Path(f"{file}.old1"))
    with served(settings) as url, visiting(url) as invite:
        assert invite(token=person.me["token"]).get(f"/api/tables/{table}")["table"]["id"] == table


def test_a_file_that_is_in_use_is_not_replaced(
    file: Path, operate: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    backups.copy(file, copy)
    command = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        holder.stdout.readline()
        code, said = operate("operate", "restore", "--from", str(copy))
        holder.communicate(b"\n")

    assert (code, said) == (2, f"igroteka: restore: {file} is in use; stop the server first\n")
    assert operate("operate", "restore", "--from", str(copy))[0] == 0


def test_what_is_no_whole_copy_is_not_put_in_place(
    file: Path, operate: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    damaged, empty, text = (tmp_path / name for name in ("damaged", "empty", "text"))
    backups.copy(file, damaged)
    hurt(damaged, "chat")
    empty.touch()
    text.write_text("Dear diary! " * 100)
    before = file.read_bytes()
    said = [operate("operate", "restore", "--from", str(each))[1] for each in (damaged, empty, text, tmp_path / "no")]

    assert "damaged is damaged (" in said[0]
    assert "empty is no database of Igroteka" in said[1]
    assert "text is damaged (file is not a database)" in said[2]
    assert "there is no file" in said[3]
    assert file.read_bytes() == before


def test_a_backup_of_a_damaged_file_says_so(
    file: Path, operate: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    hurt(file, "chat")
    code, said = operate("operate", "backup", "--to", str(tmp_path / "copy.sqlite3"))

    assert code == 2
    assert "keep the copies before it" in said
