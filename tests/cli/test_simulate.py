"""`igroteka simulate`, with the reference game."""

import json
from pathlib import Path

import pytest

from igroteka.cli import simulate
from igroteka.cli.match_options import find
from igroteka.content.components import export
from igroteka.games import known_games
from igroteka.kernel.log import Undo
from igroteka.records import record
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

GAMES = ("simulate", "reference", "--games", "6", "--seed", "3")
TIMES = ("seconds", "clone_us")


def summary(capsys: pytest.CaptureFixture[str], *arguments: str) -> simulate.Summary:
    """What `simulate --json` prints."""
    assert igroteka(*arguments, "--json") == 0
    said: simulate.Summary = json.loads(capsys.readouterr().out)
    return said


def untimed(said: simulate.Summary) -> dict[str, object]:
    """All but what depends on the machine."""
    return {name: value for name, value in said.items() if name not in TIMES and not name.endswith("_per_second")}


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command refuses its input."""
    code = igroteka(*arguments)
    said = capsys.readouterr().err
    assert (code, said.count("\n")) == (2, 1)
    return said


def test_the_summary_in_words_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*GAMES)

    said = capsys.readouterr().out
    wanted = (
        "games/s",
        "decisions/s",
        "real choices",
        "forced",
        "decisions a game",
        "options",
        "µs per clone",
        "scores",
    )
    assert [each for each in wanted if each not in said] == []


def test_real_and_forced_decisions_make_up_all(capsys: pytest.CaptureFixture[str]) -> None:
    said = summary(capsys, *GAMES)

    assert said["forced_per_game"] > 0
    assert said["choices_per_game"] + said["forced_per_game"] == pytest.approx(said["decisions_per_game"])


def test_the_same_seed_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert untimed(summary(capsys, *GAMES)) == untimed(summary(capsys, *GAMES))


def test_another_seed_plays_others(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = summary(capsys, *GAMES), summary(capsys, *GAMES[:-1], "1000")

    assert one["scores_by_seat"] != other["scores_by_seat"]


def test_recording_changes_nothing_in_the_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, recorded = summary(capsys, *GAMES), summary(capsys, *GAMES, "--record", str(tmp_path / "saved"))

    assert untimed(plain) == untimed(recorded)


def test_processes_change_nothing_in_the_matches(capsys: pytest.CaptureFixture[str]) -> None:
    many = (*GAMES[:2], "--games", "45", "--seed", "3")

    assert untimed(summary(capsys, *many)) == untimed(summary(capsys, *many, "--jobs", "2"))


def test_every_match_leaves_a_record_that_replays(tmp_path: Path) -> None:
    igroteka(*GAMES, "--players", "3", "--record", str(tmp_path))

    names = [f"reference-base-3-{seed}.jsonl" for seed in range(3, 9)]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    for name in names:
        results = record.read(GAME, (tmp_path / name).read_bytes())
        assert record.replay(GAME, results).result
        assert not any(isinstance(entry, Undo) for entry in results.entries)


def test_a_bot_may_be_named_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    each = ("--players", "2", "--bots", "random", "--bots", "random")

    assert untimed(summary(capsys, *GAMES, *each)) == untimed(summary(capsys, *GAMES, "--players", "2"))


def test_a_bot_may_have_a_budget(capsys: pytest.CaptureFixture[str]) -> None:
    levels = ("--players", "2", "--bots", "search:3", "--bots", "easy")

    thinking, random = summary(capsys, *GAMES, *levels), summary(capsys, *GAMES, "--players", "2")
    assert thinking["scores_by_seat"] != random["scores_by_seat"]


def test_own_components_are_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    rounds = 'id = "rounds"\nvalue = '
    text = export(GAME.box)
    assert f"{rounds}4" in text
    mine.write_text(text.replace(f"{rounds}4", f"{rounds}1"))

    short, usual = summary(capsys, *GAMES, "--components", str(mine)), summary(capsys, *GAMES)
    assert short["decisions_per_game"] < usual["decisions_per_game"] / 2


def test_a_mistake_in_the_rules_names_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, "playout", fail)
    task = simulate.Task("reference", GAME.setup(seats=3), None, ("random",), range(17, 18), None)

    with pytest.raises(ZeroDivisionError) as raised:
        simulate.play(task)
    again = "igroteka simulate reference --mode base --players 3 --option first=random"
    assert raised.value.__notes__[0].startswith(f"in the match of: {again}")
    assert raised.value.__notes__[0].endswith("--seed 17 --games 1")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("nope",), "the games are: "),
        (("reference", "--games", "0"), "--games must be 1 or more"),
        (("reference", "--jobs", "0"), "--jobs must be 1 or more"),
        (("reference", "--players", "9"), "2, 3, 4 seats, not 9"),
        (("reference", "--mode", "duel"), "its modes are base"),
        (("reference", "--option", "first"), "name=value"),
        (("reference", "--option", "first=last"), "random, choose"),
        (("reference", "--option", "colour=red"), "its options are first"),
        (("reference", "--bots", "oracle"), "a bot is random, greedy"),
        (("reference", "--players", "4", "--bots", "random,random"), "one bot for all seats or 4"),
        (("reference", "--components", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    arguments: tuple[str, ...], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hint in complaint(capsys, "simulate", *arguments)


@pytest.mark.parametrize("game", known_games())
def test_every_game_is_found_and_the_reference_game_too(game: str) -> None:
    assert find(game).id == game
