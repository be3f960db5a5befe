"""Self-play and records as NumPy arrays."""

from pathlib import Path

import numpy as np
import pytest

from igroteka.kernel import record as records
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import codec, find
from igroteka.lab.dataset import arrays, replayed, self_play
from tests.cli.running import igroteka

GAME = find("reference")
SETUP = GAME.setup(seats=2)


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
    with np.load(out) as kept:
        assert kept["observations"].shape == (len(kept["actions"]), len(kept["columns"]))


def test_the_command_takes_records(tmp_path: Path) -> None:
    igroteka("simulate", "reference", "--players", "2", "--games", "2", "--record", str(tmp_path))
    out = tmp_path / "kept.npz"

    assert igroteka("dataset", "reference", str(out), "--records", str(tmp_path)) == 0
    with np.load(out) as kept:
        assert set(kept["matches"].tolist()) == {0, 1}


def test_another_suffix_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("dataset", "reference", str(tmp_path / "play.csv")) == 2
    assert "ends with .npz" in capsys.readouterr().err
