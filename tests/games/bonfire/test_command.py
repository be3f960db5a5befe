"""`igroteka campaign`: the file a player keeps between matches against Tom."""

from pathlib import Path
from random import Random

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.campaign import Campaign
from igroteka.kernel import record
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.cli.running import igroteka


def played(tmp_path: Path, handicap: str, answers: int = 100_000) -> Path:
    """The record of a random match against Tom."""
    match, choices = Match(GAME, GAME.setup("handicap", handicap=handicap), Luck(3)), Random(3)
    while match.ask and answers:
        match.answer(choices.randrange(len(match.ask.options)), match.ask.seat)
        answers -= 1
    path = tmp_path / f"match{handicap}.jsonl"
    path.write_bytes(record.write(record.record(match)))
    return path


@rule("bonfire.handicap.first_game")
def test_a_new_campaign_starts_with_ten_points_for_the_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert igroteka("campaign", str(tmp_path / "tom.json")) == 0
    assert "next: handicap -10; the player starts with 10, Tom with 0 points" in capsys.readouterr().out


@rule("bonfire.handicap.record")
def test_a_finished_match_is_kept_and_moves_the_handicap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, plot = tmp_path / "tom.json", tmp_path / "history.svg"
    assert igroteka("campaign", str(file), "--note", str(played(tmp_path, "-10")), "--plot", str(plot)) == 0
    kept = Campaign.load(file)

    assert len(kept.played) == 1
    assert f"next: handicap {kept.handicap:+}" in capsys.readouterr().out
    assert kept.handicap in (-5, -12, -10)
    assert plot.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("handicap", "answers", "fault"), [("0", 100_000, "handicap -10 is due"), ("-10", 5, "not over")]
)
def test_a_match_that_does_not_belong_to_the_campaign_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], handicap: str, answers: int, fault: str
) -> None:
    file = tmp_path / "tom.json"
    assert igroteka("campaign", str(file), "--note", str(played(tmp_path, handicap, answers))) == 2
    assert fault in capsys.readouterr().err
    assert not file.exists()


def test_a_damaged_campaign_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tom.json"
    file.write_text("{")

    assert igroteka("campaign", str(file)) == 2
    assert "tom.json: not a campaign" in capsys.readouterr().err
