"""`igroteka puzzles`: makes puzzles from records into a file, and stops when it is told to."""

from pathlib import Path

import pytest

from igroteka.bots import Perspective, RandomBot
from igroteka.cli.puzzles import FILES, puzzles
from igroteka.games import find_game
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record


def recorded(folder: Path, game: str, answers: int = 12) -> Path:
    """A file with the first answers of a random match."""
    rules, bot = find_game(game), RandomBot(1)
    match = Match(rules, rules.setup(), Luck(1))
    for _ in range(answers):
        assert match.ask
        seat = match.ask.seat
        match.answer(bot.choose(Perspective(match, seat)), seat)
    file = folder / f"{game}.jsonl"
    file.write_bytes(record.write(record.record(match)))
    return file


def test_a_run_stops_after_its_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "made.jsonl"
    puzzles("bonfire", records=(recorded(tmp_path, "bonfire"),), out=out, minutes=0)

    assert capsys.readouterr().out == f"{out}: 0 puzzles\n"


def test_a_run_with_enough_puzzles_has_nothing_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "made.jsonl"
    shipped = FILES / "bonfire.jsonl"
    out.write_bytes(b"".join(shipped.read_bytes().splitlines(keepends=True)[:2]))
    puzzles("bonfire", records=(recorded(tmp_path, "bonfire"),), out=out, want=2)

    assert capsys.readouterr().out == f"{out}: 2 puzzles\n"


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is a record of ryozen, not of bonfire"):
        puzzles("bonfire", records=(recorded(tmp_path, "ryozen"),), out=tmp_path / "made.jsonl")
