"""A game of a package installed beside Igroteka: on the command line, in the lab and at the table, or missing there."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.table.people import Person, play_out, turn_or_end
from tests.table.served import PROJECT, Process

INSTALL = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    source = PROJECT / "examples" / "oware"
    subprocess.run([sys.executable, *INSTALL, "--target", str(folder), str(source)], check=True)
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command with the packages of a folder beside Igroteka."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=PROJECT, capture_output=True, text=True, check=False
    )


def test_its_own_tests_pass(installed: Path) -> None:
    place = PROJECT / "examples" / "oware"
    options = ("-q", "-p", "no:cacheprovider", "-c", str(place / "pyproject.toml"), "--rootdir", str(place))
    done = run(installed, "-m", "pytest", *options, str(place / "tests"))

    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_conforms(installed: Path, tmp_path: Path) -> None:
    rows = json.loads(run(installed, "-m", "igroteka", "list", "--json").stdout)
    state = ("--state", str(tmp_path / "state"))
    checked = run(installed, "-m", "igroteka", "conformance", "oware", "--matches", "2", "--jobs", "1", *state)

    assert "oware" in [row["id"] for row in rows]
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_programs_learn_from_it(installed: Path) -> None:
    look = "seen, _ = SeatEnv('oware').reset(seed=1); print(seen['action_mask'].sum())"
    code = f"from igroteka.lab.gym import SeatEnv; {look}"
    done = run(installed, "-c", code)

    assert done.stdout.strip() == "6", done.stderr


def test_a_package_that_cannot_be_loaded_hides_no_other_game(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[igroteka.games]\nbroken = broken:GAME\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("raise RuntimeError('out of order')\n", encoding="utf-8")
    done = run(tmp_path, "-m", "igroteka", "list", "--json")

    assert [row["id"] for row in json.loads(done.stdout)] == ["bonfire", "ryozen", "candelabria", "ghost_stories"]
    assert "the game 'broken' of the package broken cannot be loaded: RuntimeError('out of order')" in done.stderr


def test_a_table_waits_for_its_game(installed: Path, tmp_path: Path) -> None:
    """It is played at the table; without its package the table says so and is kept; with it the match goes on."""
    database = ("--db", str(tmp_path / "table.sqlite3"))
    beside = {"PYTHONPATH": str(installed)}
    server = Process(tmp_path, *database, environment=beside).wait()
    with Person(server.url, "Ann") as ann:
        assert "oware" in [game["id"] for game in ann.get("/api/games")]
        token, table = ann.me["token"], ann.create("oware", "me", "easy")
        ann.connect(table).until(turn_or_end)
        ann.any_answer(Random(1))
    server.stop()

    server = Process(tmp_path, *database).wait()
    with Person(server.url, token=token) as ann:
        status, error = ann.error("GET", f"/api/tables/{table}")
        assert (status, error["code"]) == (409, "no-game")
        assert "oware" in error["message"]
        assert ann.get("/api/tables", which="listed") == []
        assert ann.get("/api/games")
    server.stop()

    server = Process(tmp_path, *database, environment=beside).wait()
    with Person(server.url, token=token) as ann:
        ann.connect(table)
        play_out(Random(2), ann)
        assert ann.over
    server.stop()
