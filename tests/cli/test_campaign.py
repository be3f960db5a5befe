"""`igroteka campaign`: the file a player keeps between matches against Tom."""

from pathlib import Path
from random import Random

import pytest

from igroteka.cli.campaign import LARGEST, Campaign, CampaignError, find_campaign, picture, read, save
from igroteka.games.bonfire import GAME
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.testing import rule
from tests.cli.running import igroteka

RULES = find_campaign(None)[1]


def noted(*points: tuple[int, int]) -> Campaign:
    """A campaign with these results."""
    campaign = Campaign()
    for player, opponent in points:
        campaign = campaign.note(RULES, player, opponent)
    return campaign


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
    assert "next: handicap -10; the player starts with 10, the opponent with 0 points" in capsys.readouterr().out


@rule("bonfire.handicap.record")
def test_a_finished_match_is_kept_and_moves_the_handicap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, plot = tmp_path / "tom.json", tmp_path / "history.svg"
    assert igroteka("campaign", str(file), "--note", str(played(tmp_path, "-10")), "--plot", str(plot)) == 0
    campaign = read(file, RULES)
    due = campaign.handicap(RULES)

    assert len(campaign.played) == 1
    assert f"next: handicap {due:+}" in capsys.readouterr().out
    assert due in (-5, -12, -10)
    assert plot.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("handicap", "answers", "error"), [("0", 100_000, "handicap -10 is due"), ("-10", 5, "not over")]
)
def test_a_match_that_does_not_belong_to_the_campaign_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], handicap: str, answers: int, error: str
) -> None:
    file = tmp_path / "tom.json"
    assert igroteka("campaign", str(file), "--note", str(played(tmp_path, handicap, answers))) == 2
    assert error in capsys.readouterr().err
    assert not file.exists()


def test_a_damaged_campaign_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tom.json"
    file.write_text("{")

    assert igroteka("campaign", str(file)) == 2
    assert "tom.json: not a campaign" in capsys.readouterr().err


@rule("bonfire.handicap.goal")
def test_the_history_of_a_campaign() -> None:
    campaign = noted((60, 50), (60, 50), (60, 50), (40, 50), (50, 50))
    assert campaign.history(RULES) == (-10, -5, 0, 5, 3, 3)


@rule("bonfire.handicap.record")
def test_a_campaign_is_kept_between_matches(tmp_path: Path) -> None:
    path, campaign = tmp_path / "campaign.json", noted((60, 50), (41, 50))
    save(campaign, path)
    assert read(path, RULES) == campaign
    assert read(path, RULES).handicap(RULES) == -7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}garbage", "not a campaign"),
        ('{"played": [{"handicap": -10, "player": 1}]}', "not a campaign"),
        ('{"played": [{"handicap": 5, "player": 1, "tom": 2}]}', "match 1 has handicap 5, -10 was due"),
    ],
)
def test_a_damaged_campaign_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "campaign.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CampaignError, match=message):
        read(path, RULES)


def test_a_huge_campaign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    path.write_bytes(b" " * (LARGEST + 1))
    with pytest.raises(CampaignError, match="larger than"):
        read(path, RULES)


def test_a_missing_campaign_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match="can't be read"):
        read(tmp_path / "none.json", RULES)


def test_the_picture_has_a_point_for_each_match_and_the_next() -> None:
    plot = picture(noted((60, 50), (60, 50)).history(RULES))
    assert plot.startswith("<svg")
    assert plot.count("<circle") == 3
    assert "<title>-10</title>" in plot
    assert picture(Campaign().history(RULES)).count("<circle") == 1


def test_a_game_without_a_campaign_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("campaign", str(tmp_path / "tom.json"), "--game", "ryozen") == 2
    assert "ryozen has no campaign" in capsys.readouterr().err
