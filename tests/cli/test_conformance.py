"""`igroteka conformance`, with the reference game."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from igroteka.cli import conformance
from igroteka.cli.conformance import Outcome, Task, check, check_words, report_lines, summarise
from igroteka.cli.finished_checks import FinishedChecks, identity
from igroteka.cli.match_options import MatchOptions
from igroteka.kernel.ask import Topic
from igroteka.kernel.game import Mode, Setup, SetupError
from igroteka.testing.conformance import Failure, Tally
from igroteka.testing.reference import GAME
from tests.cli.running import igroteka

TALLY = Tally(matches=1, decisions=40, choices=30, worlds=9, tries=9, imagined=9, imaginings=10)
Checked = Callable[..., Tally]


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state.jsonl"


def run(state: Path, *more: str) -> int:
    """Check three matches of each number of seats."""
    return igroteka("conformance", "reference", "--matches", "3", "--state", str(state), *more)


def pretend(monkeypatch: pytest.MonkeyPatch, checked: Checked) -> None:
    """Replace the check of a match with this one."""
    monkeypatch.setattr(conformance, "check_match", checked)


def counting(seen: list[tuple[int, int]]) -> Checked:
    """Notes seats and seed of each match it is to check."""

    def checked(_: object, setup: Setup, seed: int, *_rest: object) -> Tally:
        seen.append((setup.seats, seed))
        return TALLY

    return checked


def stopping(seen: list[tuple[int, int]], after: int, error: BaseException) -> Checked:
    """The same, but something happens after a number of matches."""
    count = counting(seen)

    def checked(game: object, setup: Setup, seed: int, *rest: object) -> Tally:
        if len(seen) == after:
            raise error
        counted: Tally = count(game, setup, seed, *rest)
        return counted

    return checked


def test_a_good_game_holds(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(state)

    said = capsys.readouterr().out
    assert code == 0
    assert "reference: 9 matches" in said
    assert "hold" in said
    assert "drawn again" in said


def test_processes_find_the_same(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(state, "--json")
    alone = json.loads(capsys.readouterr().out)
    run(state, "--json", "--jobs", "2")

    assert json.loads(capsys.readouterr().out) == alone


def test_all_numbers_of_seats_are_checked_in_turn(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    pretend(monkeypatch, counting(seen))

    run(state, "--seed", "5")
    assert seen == [(seats, seed) for seed in (5, 6, 7) for seats in (2, 3, 4)]


def test_seats_and_options_may_be_fixed(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setups: list[Setup] = []

    def checked(_: object, setup: Setup, __: int, *_rest: object) -> Tally:
        setups.append(setup)
        return TALLY

    pretend(monkeypatch, checked)

    run(state, "--players", "2", "--option", "first=choose")
    assert {(setup.seats, setup.options["first"]) for setup in setups} == {(2, "choose")}


def test_options_that_are_not_fixed_vary(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options: set[str] = set()

    def checked(_: object, setup: Setup, __: int, *_rest: object) -> Tally:
        options.add(setup.options["first"])
        return TALLY

    pretend(monkeypatch, checked)

    igroteka("conformance", "reference", "--matches", "30", "--players", "2", "--state", str(state))
    assert options == {"random", "choose"}


def test_an_interrupted_run_goes_on_where_it_stopped(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[tuple[int, int]] = []
    pretend(monkeypatch, stopping(seen, 4, KeyboardInterrupt()))
    assert run(state) == 130
    assert "stopped after 4 of 9 matches" in capsys.readouterr().err

    pretend(monkeypatch, counting(seen))
    assert run(state) == 0
    assert (len(seen), len(set(seen))) == (9, 9)
    said = capsys.readouterr()
    assert "going on: 4 of 9" in said.err
    assert "9 matches, 360 decisions" in said.out


def test_a_finished_run_starts_over_the_next_time(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    pretend(monkeypatch, counting(seen))
    run(state)
    run(state)

    assert len(seen) == 18
    assert not state.exists()


def test_another_kind_of_check_starts_over(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    pretend(monkeypatch, stopping(seen, 4, KeyboardInterrupt()))
    run(state)
    pretend(monkeypatch, counting(seen))
    run(state, "--leak-every", "3")

    assert len(seen) == 4 + 9


def test_a_failure_names_the_decision_and_the_command(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failure = Failure("reference", GAME.setup(), 2, 17, "seat 1 could tell two worlds apart")
    pretend(monkeypatch, stopping([(0, 0)], 1, failure))

    assert run(state, "--leak-every", "3") == 1
    said = capsys.readouterr().out
    assert "FAILED: seat 1 could tell two worlds apart" in said
    assert "at decision 17 of: igroteka conformance reference --mode base --players 2 --option first=" in said
    assert "--seed 1 --matches 1 --leak-every 3" in said


def test_whatever_the_rules_raise_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, stopping([], 0, ZeroDivisionError("by nought")))

    outcome = check(Task("reference", None, "base", 3, {}, 8, 7))
    assert outcome.error.startswith("ZeroDivisionError('by nought') in test_conformance.py:")
    assert "--players 3" in outcome.error
    assert "--seed 8" in outcome.error


def test_a_failing_run_is_a_failure_in_json_too(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, stopping([(0, 0)], 1, ZeroDivisionError()))

    assert run(state, "--json") == 1
    assert json.loads(capsys.readouterr().out)["error"].startswith("ZeroDivisionError()")


def test_the_summary_says_how_often_worlds_were_drawn_again() -> None:
    summary = summarise("reference", {"base/2/1": TALLY, "base/2/2": TALLY, "base/3/1": TALLY}, None)

    assert (summary["redrawn"], summary["setups"]) == (0.1, {"base/2": 2, "base/3": 1})
    assert list(report_lines(summary))[-1] == (
        "27 other worlds look the same (of 27 drawn); 27 imagined as by bots (of 30 drawn: 10.0% had to be drawn again)"
    )


def test_a_game_whose_texts_are_complete_has_no_error() -> None:
    assert check_words(GAME) is None


def test_a_missing_text_is_found() -> None:
    strange = replace(GAME, modes=(*GAME.modes, Mode("duel", (2,))))

    assert check_words(strange) == '2 errors in the texts, the first: no ru text "mode-duel"'


def test_a_game_without_texts_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "check_vocabulary", lambda _: None)

    assert check_words(replace(GAME, package="igroteka.testing")) == "reference has no texts"


def test_a_topic_of_no_rule_is_found(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    topic: Topic[object] = Topic("duel.card", range(3), ("reference.duel",))
    strange = replace(GAME, topics=(*GAME.topics, topic))
    monkeypatch.setattr(MatchOptions, "game", lambda *_: strange)
    seen: list[tuple[int, int]] = []
    pretend(monkeypatch, counting(seen))

    assert run(state) == 1
    assert "FAILED: duel.card cites reference.duel" in capsys.readouterr().out
    assert len(seen) == 9


def test_a_write_cut_short_loses_only_its_match(state: Path) -> None:
    results = FinishedChecks(state, "this")
    results.add("base/2/1", TALLY)
    results.add("base/2/2", TALLY)
    state.write_bytes(state.read_bytes()[:-5])

    again = FinishedChecks(state, "this")
    assert again.done == {"base/2/1": TALLY}
    again.add("base/2/3", TALLY)
    assert list(FinishedChecks(state, "this").done) == ["base/2/1", "base/2/3"]


@pytest.mark.parametrize(
    ("data", "hint"), [(b"{}\n", "line 1 is damaged or of"), (b"my diary", "line 1 is damaged or of")]
)
def test_a_foreign_file_is_not_overwritten(data: bytes, hint: str, state: Path) -> None:
    state.write_bytes(data)

    with pytest.raises(SetupError, match=hint):
        FinishedChecks(state, "this")
    assert state.read_bytes() == data


def test_a_damaged_file_is_named(state: Path) -> None:
    FinishedChecks(state, "this").add("base/2/1", TALLY)
    state.write_bytes(state.read_bytes().replace(b"40", b'"many"'))

    with pytest.raises(SetupError, match=r"is damaged or of another command .*; remove it"):
        FinishedChecks(state, "this")


def test_what_is_checked_depends_on_components_options_and_rate() -> None:
    first, *rest = GAME.box.number
    changed = structs.replace(first, value=first.value + 1)
    other = GAME.with_box(structs.replace(GAME.box, number=(changed, *rest)))

    names = {
        identity(GAME, {}, 7),
        identity(GAME, {}, 8),
        identity(GAME, {"first": "choose"}, 7),
        identity(other, {}, 7),
    }
    assert len(names) == 4


def test_an_outcome_knows_its_match() -> None:
    assert Outcome(Task("reference", None, "base", 3, {}, 8, 7), TALLY).task.key == "base/3/8"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("nope",), "the games are: "),
        (("reference", "--matches", "0"), "--matches must be 1 or more"),
        (("reference", "--leak-every", "0"), "--leak-every must be 1 or more"),
        (("reference", "--players", "9"), "2, 3, 4 seats, not 9"),
        (("reference", "--mode", "duel"), "its modes are base"),
        (("reference", "--option", "colour=red"), "its options are first"),
        (("reference", "--jobs", "0"), "--jobs must be 1 or more"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    arguments: tuple[str, ...], hint: str, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = igroteka("conformance", *arguments, "--state", str(state))
    said = capsys.readouterr().err

    assert (code, said.count("\n"), hint in said) == (2, 1, True)


def test_bots_are_told_which_rules_they_visited(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conformance.conformance("reference", matches=1, bots="easy", state=state) == 0

    shown = capsys.readouterr().out
    assert "rules that questions and events cite were visited; never:" in shown
    assert not state.exists()
