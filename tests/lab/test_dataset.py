"""Self-play and records as NumPy arrays, in files of both kinds, also after a stop."""

import sys
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet
import pytest

from igroteka.cli import lab
from igroteka.cli.match_options import MatchOptions
from igroteka.content.components import export
from igroteka.games import find_game
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import codec
from igroteka.lab.dataset import Rows, arrays, replayed, self_play
from igroteka.lab.partial_dataset import PartialDataset
from igroteka.records import record as records
from tests.cli.running import igroteka

GAME = find_game("reference")
SETUP = GAME.setup(seats=2)
MEANING = ("game", "rules", "box", "columns", "vocabulary")


def test_every_action_taken_was_legal() -> None:
    found = arrays([self_play(GAME, SETUP, ("random", "random"), seed) for seed in (1, 2)])
    masks = np.unpackbits(found["masks"].astype(np.uint8), axis=1, count=len(codec(GAME).actions))

    assert masks[np.arange(len(masks)), found["actions"].astype(int)].all()
    assert set(found["matches"].tolist()) == {1, 2}


def test_a_seats_outcome_is_in_each_of_its_rows() -> None:
    match = self_play(GAME, SETUP, ("random", "greedy"), 3)
    found = arrays([match])

    assert found["outcomes"].tolist() == [match.outcomes[seat] for seat in found["seats"].astype(int).tolist()]


def test_answers_taken_back_leave_no_rows() -> None:
    match = Match(GAME, SETUP, Luck(5))
    undone = 0
    while match.ask:
        seat = match.ask.seat
        match.answer(0, seat)
        if not undone and not match.gathering and match.undo_depth(seat):
            undone = 1
            match.undo(seat)
    rows = replayed(GAME, records.write(records.record(match))).rows

    assert undone
    assert [row.action for row in rows] == [row.action for row in rows_of(match)]


def rows_of(match: Match) -> list:  # type: ignore[type-arg]
    """The rows of the answers that stand, from a match in which nothing was taken back."""
    again = Match(GAME, SETUP, Luck(script=[each.value for each in match.drawn]))
    for each in match.done:
        again.answer(each.key, each.seat)
    return replayed(GAME, records.write(records.record(again))).rows


def test_an_unfinished_record_is_refused() -> None:
    data = records.write(records.record(Match(GAME, SETUP, Luck(5))))

    with pytest.raises(records.RecordError, match="is not over"):
        replayed(GAME, data)


def test_nothing_is_no_dataset() -> None:
    with pytest.raises(SetupError, match="at least one"):
        arrays([])


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "play.npz"

    assert igroteka("dataset", "reference", str(out), "--players", "2", "--matches", "3") == 0
    with np.load(out) as saved:
        assert saved["observations"].shape == (len(saved["actions"]), len(saved["columns"]))


def test_the_command_takes_records(tmp_path: Path) -> None:
    igroteka("simulate", "reference", "--players", "2", "--games", "2", "--record", str(tmp_path))
    out = tmp_path / "saved.npz"

    assert igroteka("dataset", "reference", str(out), "--records", str(tmp_path)) == 0
    with np.load(out) as saved:
        assert set(saved["matches"].tolist()) == {0, 1}


def test_the_command_takes_the_records_of_an_arena(tmp_path: Path) -> None:
    igroteka("arena", "reference", "--bots", "random", "--matches", "2", "--records", "--out", str(tmp_path))

    assert igroteka("dataset", "reference", str(tmp_path / "saved.npz"), "--records", str(tmp_path)) == 0


def test_fewer_matches_than_one_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("dataset", "reference", str(tmp_path / "play.npz"), "--matches", "-5") == 2
    assert "--matches must be 1 or more, not -5" in capsys.readouterr().err


def test_parquet_holds_the_same_as_numpy(tmp_path: Path) -> None:
    for name in ("play.npz", "play.parquet"):
        igroteka("dataset", "reference", str(tmp_path / name), "--players", "2", "--matches", "3", "--jobs", "2")
    table = pyarrow.parquet.read_table(tmp_path / "play.parquet")

    with np.load(tmp_path / "play.npz") as saved:
        assert table.column_names == [name for name in saved if name not in MEANING]
        for name in table.column_names:
            assert table[name].to_pylist() == saved[name].tolist(), name
        meaning = {name.decode(): msgspec.json.decode(text) for name, text in table.schema.metadata.items()}
        assert meaning == {name: saved[name].tolist() for name in MEANING}


def test_parquet_is_made_from_records_too(tmp_path: Path) -> None:
    igroteka("simulate", "reference", "--players", "2", "--games", "2", "--record", str(tmp_path))
    out = tmp_path / "saved.parquet"

    assert igroteka("dataset", "reference", str(out), "--records", str(tmp_path)) == 0
    assert set(pyarrow.parquet.read_table(out)["matches"].to_pylist()) == {0, 1}


def stopped(out: Path, matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is stopped after a number of matches."""
    played = 0

    def work(task: lab.Task) -> Rows:
        nonlocal played
        played += 1
        if played > matches:
            raise KeyboardInterrupt
        return lab.work(task)

    with monkeypatch.context() as patch:
        patch.setattr(lab, "spread", lambda _, tasks, *hands: map(work, tasks))
        assert igroteka("dataset", "reference", str(out), "--players", "2", "--matches", "4") == 130


@pytest.mark.parametrize("name", ["play.npz", "play.parquet"])
def test_a_stopped_run_goes_on(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, out = tmp_path / f"whole-{name}", tmp_path / name
    igroteka("dataset", "reference", str(whole), "--players", "2", "--matches", "4")
    stopped(out, 3, monkeypatch)
    saved = {file.name: file.stat().st_mtime_ns for file in out.with_name(f"{name}.part").glob("*.npz")}
    monkeypatch.setattr(PartialDataset, "clear", lambda shelf: None)

    assert igroteka("dataset", "reference", str(out), "--players", "2", "--matches", "4") == 0
    now = {file.name: file.stat().st_mtime_ns for file in out.with_name(f"{name}.part").glob("*.npz")}
    assert (len(saved), len(now)) == (3, 4)
    assert saved.items() <= now.items()
    assert content(out) == content(whole)


def test_a_finished_run_leaves_the_file_alone(tmp_path: Path) -> None:
    out = tmp_path / "play.npz"
    igroteka("dataset", "reference", str(out), "--players", "2", "--matches", "1")

    assert list(tmp_path.iterdir()) == [out]


def content(file: Path) -> dict[str, list[object]]:
    """All that is in a file of either kind."""
    if file.suffix == ".parquet":
        found: dict[str, list[object]] = pyarrow.parquet.read_table(file).to_pydict()
        return found
    with np.load(file) as saved:
        return {name: saved[name].tolist() for name in saved}


def test_a_stopped_run_does_not_go_on_with_other_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "play.npz"
    stopped(out, 1, monkeypatch)

    assert igroteka("dataset", "reference", str(out), "--players", "2", "--bots", "greedy") == 2
    assert "was begun with other bots" in capsys.readouterr().err


def test_a_run_that_kept_nothing_does_not_stand_in_the_way_of_another(tmp_path: Path) -> None:
    out, half = tmp_path / "play.npz", tmp_path / "half"
    half.mkdir()
    (half / "bad.jsonl").write_text("no record\n")

    assert igroteka("dataset", "reference", str(out), "--records", str(half)) == 2
    assert igroteka("dataset", "reference", str(out), "--players", "2", "--matches", "1") == 0


@pytest.mark.parametrize("source", ["played", "recorded"])
def test_a_task_needs_no_file_of_this_machine(source: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(export(GAME.box), "utf-8")
    options = MatchOptions(players=2, components=own)
    if source == "played":
        (task,) = lab.played("reference", options, ("random",), range(1, 2))
    else:
        igroteka("simulate", "reference", "--players", "2", "--games", "1", "--record", str(tmp_path))
        (task,) = map(lab.loaded, lab.recorded("reference", options.text(), tmp_path))
    for file in tmp_path.iterdir():
        file.unlink()

    assert lab.work(task).number == task.number


def test_without_pyarrow_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    assert igroteka("dataset", "reference", str(tmp_path / "play.parquet")) == 2
    assert capsys.readouterr().err == "igroteka: pyarrow is not installed; `pip install igroteka[lab]` brings it\n"


def test_another_suffix_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("dataset", "reference", str(tmp_path / "play.csv")) == 2
    assert "ends with .npz or .parquet" in capsys.readouterr().err


def test_a_folder_without_records_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("dataset", "reference", str(tmp_path / "saved.npz"), "--records", str(tmp_path)) == 2
    assert "there are no records" in capsys.readouterr().err


def test_an_unfinished_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "half.jsonl").write_bytes(records.write(records.record(Match(GAME, SETUP, Luck(5)))))

    assert igroteka("dataset", "reference", str(tmp_path / "saved.npz"), "--records", str(tmp_path)) == 2
    assert "half.jsonl: the match of the record is not over" in capsys.readouterr().err
