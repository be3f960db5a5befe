"""Challenge 1: the handicap campaign (rulebook page 12)."""

from pathlib import Path

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.campaign import LARGEST, Campaign, CampaignError, next_handicap, starts, totals
from igroteka.games.bonfire.components import BOX
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from igroteka.testing.scenario import scenario


@rule("bonfire.handicap.basis")
def test_a_handicap_match_is_a_solo_match() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1)
    assert t.state.solo
    assert t.state.tom_pile == tuple(range(8))


@rule("bonfire.handicap.first_game", "bonfire.handicap.negative")
def test_the_first_match_starts_with_ten_points_for_the_player() -> None:
    assert Campaign().handicap == -10
    t = scenario(GAME, mode="handicap", seats=1, seed=1)
    assert (t.state.points[0], sum(t.state.points)) == (10, 10)
    assert starts(-10) == (10, 0)


@rule("bonfire.handicap.positive")
def test_a_positive_handicap_is_toms_head_start() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1, handicap="7")
    assert (t.state.points[7], sum(t.state.points)) == (7, 7)
    assert starts(7) == (0, 7)


@rule("bonfire.handicap.positive", "bonfire.handicap.negative")
def test_at_zero_nobody_has_a_head_start() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1, handicap="0")
    assert sum(t.state.points) == 0
    assert starts(0) == (0, 0)


@rule("bonfire.handicap.win")
def test_a_win_raises_it_by_five() -> None:
    assert next_handicap(-10, 50, 49) == -5


@rule("bonfire.handicap.loss")
def test_a_loss_lowers_it_by_two() -> None:
    assert next_handicap(-10, 48, 49) == -12


@rule("bonfire.handicap.tie")
def test_a_tie_leaves_it() -> None:
    assert next_handicap(-10, 49, 49) == -10


@rule("bonfire.handicap.zero_crossing")
def test_it_may_change_sign() -> None:
    assert next_handicap(-3, 50, 40) == 2
    assert starts(2) == (0, 2)


@rule("bonfire.handicap.example")
def test_the_example_of_five_or_twelve_points() -> None:
    assert starts(Campaign().note(60, 50).handicap) == (5, 0)
    assert starts(Campaign().note(50, 60).handicap) == (12, 0)


@rule("bonfire.handicap.goal")
def test_the_best_handicap_of_a_campaign() -> None:
    campaign = Campaign()
    for player, tom in ((60, 50), (60, 50), (60, 50), (40, 50), (50, 50)):
        campaign = campaign.note(player, tom)
    assert campaign.history == (-10, -5, 0, 5, 3, 3)
    assert campaign.best == 5


@rule("bonfire.handicap.record")
def test_a_campaign_is_kept_between_matches(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    campaign = Campaign().note(60, 50).note(41, 50)
    campaign.save(path)
    assert Campaign.load(path) == campaign
    assert Campaign.load(path).handicap == -7


def test_a_whole_match_goes_into_the_campaign() -> None:
    campaign = Campaign()
    t = scenario(GAME, mode="handicap", seats=1, seed=4, handicap=str(campaign.handicap))
    while t.match.ask:
        t.play(t.keys[0])
    mine, toms = totals(t.state, BOX)
    after = campaign.note(mine, toms)
    assert mine == t.result.scores[0]
    assert after.handicap == (-5 if t.result.winners else -12 if mine != toms else -10)


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
        Campaign.load(path)


def test_a_huge_campaign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    path.write_bytes(b" " * (LARGEST + 1))
    with pytest.raises(CampaignError, match="larger than"):
        Campaign.load(path)


def test_a_missing_campaign_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match="can't be read"):
        Campaign.load(tmp_path / "none.json")


def test_the_plot_has_a_point_for_each_match_and_the_next() -> None:
    plot = Campaign().note(60, 50).note(60, 50).plot()
    assert plot.startswith("<svg")
    assert plot.count("<circle") == 3
    assert "<title>-10</title>" in plot
    assert Campaign().plot().count("<circle") == 1


def test_a_handicap_beyond_the_limit_is_refused() -> None:
    with pytest.raises(SetupError):
        GAME.setup("handicap", 1, handicap="101")
