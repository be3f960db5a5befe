"""`igroteka arena --yardstick`: bots against the games' own opponents."""

import json
from pathlib import Path

import pytest

from igroteka.arena.matches import Outcome
from igroteka.arena.resumable import Finished
from igroteka.cli import yardstick
from igroteka.cli.match_options import MatchOptions, find
from igroteka.content.meta import meta_of
from igroteka.games.bonfire import GAME
from igroteka.records import record
from tests.cli.running import igroteka


def cells(game_id: str, match_options: MatchOptions = MatchOptions()) -> list[tuple[str, int, str]]:  # noqa: B008  # frozen
    found = yardstick.setups(find(game_id), match_options)
    return [(each.mode, each.seats, each.options.get("difficulty") or each.options.get("level", "")) for each in found]


def test_the_basilisk_is_met_at_every_difficulty() -> None:
    difficulties = ("medium", "easy", "hard", "heroic")

    assert cells("ryozen") == [(mode, 1, each) for mode in ("solo", "narrative") for each in difficulties]


def test_wu_feng_is_met_at_every_level_and_number_of_seats() -> None:
    levels = ("initiation", "normal", "nightmare", "hell")

    assert cells("ghost_stories", MatchOptions(mode="base")) == [
        ("base", n, each) for n in (1, 2, 3, 4) for each in levels
    ]


def test_what_was_chosen_is_not_varied() -> None:
    assert cells("ghost_stories", MatchOptions("white-moon", 4, ("level=hell",))) == [("white-moon", 4, "hell")]


def test_tom_is_met_once_and_in_a_campaign(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "bonfire", "--yardstick", "--bots", "random", "--matches", "3", "--out", str(tmp_path))
    assert igroteka(*command) == 0

    printed = capsys.readouterr().out
    solo, handicap = printed.splitlines()[2:]
    assert solo.split()[:3] == ["random", "solo", "3"]
    assert handicap.split()[:3] == ["random", "handicap", "3"] and "handicap reached -10" in handicap
    assert all(
        len(outcome.scores) == 2
        for outcome in Finished(tmp_path / "campaign" / "random" / "matches.jsonl", Outcome, "")
    )
    results = (tmp_path / "campaign" / "random" / "matches.jsonl").read_bytes()
    assert igroteka(*command) == 0
    assert capsys.readouterr().out == printed
    assert (tmp_path / "campaign" / "random" / "matches.jsonl").read_bytes() == results


def test_the_campaign_may_be_played_alone_and_its_records_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("arena", "bonfire", "--yardstick", "--mode", "handicap", "--bots", "random", "--matches", "2")
    assert igroteka(*command, "--out", str(tmp_path), "--records") == 0

    (line,) = capsys.readouterr().out.splitlines()[2:]
    assert line.split()[:3] == ["random", "handicap", "2"]
    for number in (0, 1):
        results = record.read(GAME, (tmp_path / "campaign" / "random" / f"{number:06}.jsonl").read_bytes())
        assert record.replay(GAME, results).result


def test_the_win_rates_are_drawn_and_records_kept_on_demand(tmp_path: Path) -> None:
    flags = ("--mode", "base", "--players", "1", "--option", "level=hell", "--matches", "1")
    command = ("arena", "ghost_stories", "--yardstick", *flags, "--bots", "random", "--out", str(tmp_path))
    assert igroteka(*command, "--records") == 0

    assert (tmp_path / "wins.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "000000.jsonl").exists()


def test_the_handicap_of_a_campaign_follows_the_rule_of_the_game() -> None:
    rules = meta_of(GAME).campaign
    assert rules
    assert yardstick.campaign_of(GAME, MatchOptions()) is rules
    assert yardstick.campaign_of(GAME, MatchOptions(mode="solo")) is None


def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--mode", "base", "--players", "1", "--option", "level=hell")
    assert igroteka("arena", "ghost_stories", "--yardstick", *flags, "--bots", "random", "--json") == 0

    (line,) = json.loads(capsys.readouterr().out)["lines"]
    assert (line["bot"], line["mode"], line["seats"], line["rung"], line["matches"]) == ("random", "base", 1, "hell", 4)
    assert line["wins"]["mean"] == 0


def test_a_game_without_an_opponent_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("arena", "candelabria", "--yardstick") == 2
    assert capsys.readouterr().err == "igroteka: candelabria has no opponent of its own\n"
