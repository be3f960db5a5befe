"""`igroteka bench`, with the reference game and very little time."""

import json
import runpy
from pathlib import Path

import pytest

from igroteka.bots.random import Counts
from igroteka.cli import bench
from igroteka.cli.measure import Stopwatch, clone_costs, play_repeatedly, playouts, walk
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

QUICK = ("bench", "--game", "reference", "--seconds", "0.02")
PEERS = Path(__file__).parents[2] / "bench" / "peers"


def columns(capsys: pytest.CaptureFixture[str], *more: str) -> list[str]:
    igroteka(*QUICK, "--lines", *more)
    return capsys.readouterr().out.rstrip("\n").split("\t")


def test_every_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*QUICK, "--json")

    [figures] = json.loads(capsys.readouterr().out)["games"]
    assert set(figures) == set(bench.Figures.__annotations__)
    assert [name for name, figure in figures.items() if isinstance(figure, int | float) and not figure > 0] == []


def test_it_says_which_rules_and_which_python_were_measured(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*QUICK)
    said = capsys.readouterr().out.splitlines()[0]
    igroteka(*QUICK, "--json")
    measured = json.loads(capsys.readouterr().out)

    assert measured["rules"] in ("compiled", "pure Python")
    assert measured["rules"] in said and measured["python_built"] in said


def test_real_choices_are_fewer_than_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*QUICK, "--json")

    [figures] = json.loads(capsys.readouterr().out)["games"]
    assert figures["choices_per_second"] < figures["decisions_per_second"]
    assert figures["choices_per_game"] < figures["decisions_per_game"]


def test_the_figures_in_words_name_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    igroteka(*QUICK)

    said = capsys.readouterr().out
    wanted = ("playouts", "clone", "at starts", "view", "determinise", "imagine", "undo", "replay", "record")
    assert [each for each in wanted if each not in said] == []


def test_all_games_and_the_reference_are_measured_when_none_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "known_games", lambda: ("reference", "reference"))
    igroteka("bench", "--seconds", "0.01", "--lines")

    assert len(capsys.readouterr().out.splitlines()) == 2


def test_lines_have_the_columns_of_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(PEERS / "common.py"))["COLUMNS"]

    line = dict(zip(names, columns(capsys), strict=True))
    assert (line["peer"], line["game"]) == ("igroteka", "reference base 4p")
    assert float(line["real/game"]) < float(line["dec/game"])
    assert "segment starts" in line["note"]


def test_peers_set_the_time_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, int]] = []

    def noted(game: object, setup: object, seconds: float, repeats: int) -> object:
        asked.append((seconds, repeats))
        return playouts(GAME, GAME.setup(), 0.01, 1)

    monkeypatch.setattr(bench, "playouts", noted)
    monkeypatch.setenv("BENCH_SECONDS", "0.5")
    monkeypatch.setenv("BENCH_REPEATS", "2")
    igroteka("bench", "--game", "reference", "--lines")

    assert asked == [(0.5, 2)]


def test_the_number_of_seats_may_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert columns(capsys, "--players", "2")[2] == "reference base 2p"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("--game", "nope"), "the games are: "),
        (("--seconds", "0"), "more than 0"),
        (("--seconds", "nan"), "more than 0"),
        (("--game", "reference", "--players", "9"), "not 9"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    arguments: tuple[str, ...], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = igroteka("bench", *arguments)
    said = capsys.readouterr().err

    assert (code, said.count("\n"), hint in said) == (2, 1, True)


def test_a_repeat_plays_at_least_one_game() -> None:
    rates = play_repeatedly(lambda: Counts(10, 6, 30), 0, 3)

    assert rates.games == 3
    assert rates.counts == Counts(30, 18, 90)
    assert (rates.choices_share, rates.decisions_per_game) == (0.6, 10)
    assert rates.slowest <= rates.decisions <= rates.fastest


def test_clones_are_timed_at_every_decision_and_at_segment_starts_apart() -> None:
    watch = clone_costs(GAME, GAME.setup(), [1])

    decisions = sum(1 for _ in walk(GAME, GAME.setup(), [1]))
    assert len(watch.taken["clone"]) == decisions
    assert 0 < len(watch.taken["clone_at_segment_starts"]) < decisions


def test_an_action_that_was_never_possible_costs_nothing() -> None:
    assert Stopwatch().mean("undo") == 0
