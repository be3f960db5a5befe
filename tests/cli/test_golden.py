"""`igroteka golden`: written, checked, and kept in this project."""

import json
from pathlib import Path

import pytest

from igroteka.cli import golden
from igroteka.games import known_games
from igroteka.records import record
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

OURS = Path(__file__).parents[1] / "games"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the reference game's golden files."""
    assert igroteka("golden", "reference", "--records", "5", "--into", str(tmp_path)) == 0
    return tmp_path


def complaint(capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    """What `golden --check` finds wrong."""
    capsys.readouterr()
    assert igroteka("golden", "reference", "--check", "--into", str(folder)) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("game", known_games())
def test_the_games_are_played_as_they_were(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = igroteka("golden", game, "--check", "--into", str(OURS))

    assert code == 0, capsys.readouterr().err + "if this change is meant: igroteka golden"


def test_what_was_written_holds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("golden", "reference", "--check", "--into", str(folder)) == 0
    assert capsys.readouterr().out.endswith("golden files are unchanged\n")


def test_every_mode_has_a_playthrough(folder: Path) -> None:
    names = [path.name for path in (folder / "reference/golden").iterdir()]

    assert sorted(names) == sorted(f"{mode.name}.txt" for mode in GAME.modes)


def test_records_are_spread_over_the_numbers_of_seats(folder: Path) -> None:
    seats = [record.header(path.read_bytes()).seats for path in (folder / "reference/records").iterdir()]

    assert sorted(seats) == [2, 2, 3, 3, 4]


def test_writing_again_replaces_what_is_no_longer_wanted(folder: Path) -> None:
    igroteka("golden", "reference", "--records", "2", "--into", str(folder))

    assert len(list((folder / "reference/records").iterdir())) == 2


def test_playthroughs_alone_leave_the_records_as_they_are(folder: Path) -> None:
    igroteka("golden", "reference", "--into", str(folder))

    assert len(list((folder / "reference/records").iterdir())) == 5


def test_a_changed_line_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "reference/golden/base.txt"
    path.write_text(path.read_text().replace("1. seat 0", "1. seat 9", 1))

    said = complaint(capsys, folder)
    assert f"{path}:" in said
    assert "was '1. seat 9" in said
    assert "is now '1. seat 0" in said


def test_errors_can_be_read_by_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "reference/golden/base.txt").unlink()
    capsys.readouterr()

    assert igroteka("golden", "reference", "--check", "--into", str(folder), "--json") == 1
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == ["reference"]
    assert [error for error in said["errors"] if "base.txt is missing" not in error] == []


def test_a_missing_line_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "reference/golden/base.txt"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))

    assert "was '(no line)'" in complaint(capsys, folder)


def test_a_missing_file_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "reference/golden/base.txt").unlink()

    assert "base.txt is missing" in complaint(capsys, folder)


def test_a_file_of_no_mode_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "reference/golden/duel.txt").write_text("once\n")

    assert "duel.txt: reference has no such mode" in complaint(capsys, folder)


def test_a_record_that_does_not_replay_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = min((folder / "reference/records").iterdir())
    path.write_bytes(path.read_bytes()[:-10])

    assert f"{path}: " in complaint(capsys, folder)


def test_all_games_are_written_when_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "known_games", lambda: ("reference",))

    igroteka("golden", "--into", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["reference"]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("nope",), "the games are: "),
        (("reference", "--records", "-1"), "--records must be 0 or more"),
        (("reference", "--check", "--records", "3"), "--check writes nothing"),
        (("reference", "--into", "nowhere"), "there is no folder nowhere"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    arguments: tuple[str, ...], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = igroteka("golden", *arguments)
    said = capsys.readouterr().err

    assert (code, said.count("\n"), hint in said) == (2, 1, True)
