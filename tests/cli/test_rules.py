"""`igroteka rules`: reading a ledger, and the coverage of its rules by tests."""

import json
from pathlib import Path

import pytest

from igroteka.cli import rules as command
from igroteka.cli.rules import Coverage, ledger_of, percent, proofs, rules
from igroteka.content.ledger import Ledger, parse
from igroteka.games import REGISTRY

TEXT = """
[game]
id = "toy"
title_ru = "Игрушка"
title_en = "Toy"
players = "2-3"
sources = ["rules"]

[[rule]]
id = "toy.turn.order"
kind = "flow"
src = "rules:9"
en = "Turns go clockwise [as seen from above]."
ru = "Ходят по часовой стрелке."
modes = ["base"]

[[rule]]
id = "toy.box.card"
kind = "component"
src = "rules:12"
name_ru = "Карта Бури"
name_en = "Storm card"
en = "Ten cards."
ru = "Десять карт."
gap = "Their backs are lost."
ruling = "Plain backs."
ruling_ru = "Рубашки без рисунка."
untestable = "a picture"
modes = []

[[rule]]
id = "toy.turn.last"
kind = "flow"
src = "rules:80"
en = "Nobody passes twice."
ru = "Дважды не пасуют."
modes = ["base"]
"""


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    def made_up(game: str) -> Ledger:
        assert game == "toy"
        return parse(TEXT)

    monkeypatch.setattr(command, "ledger_of", made_up)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "results.json"
    path.write_text('{"rules": {"toy.turn.order": ["t.py::test_order"], "other.a.b": ["t.py::x"]}}', encoding="utf-8")
    return path


@pytest.mark.usefixtures("toy")
def test_rules_are_shown_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    code = rules("toy")

    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert lines == [
        "Toy: 3 rules",
        "",
        "turn (2)",
        "",
        "toy.turn.order · flow · rules:9 · base",
        "  Turns go clockwise [as seen from above].",
        "",
        "toy.turn.last · flow · rules:80 · base",
        "  Nobody passes twice.",
        "",
        "box (1)",
        "",
        "toy.box.card · Storm card · component · rules:12",
        "  Ten cards.",
        "  Open in the book: Their backs are lost.",
        "  Ruling: Plain backs.",
        "  Untestable: a picture",
    ]


@pytest.mark.usefixtures("toy")
def test_rules_are_shown_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    rules("toy", lang="ru", search="storm")

    shown = capsys.readouterr().out
    assert "Игрушка: 1 правило\n" in shown
    assert "toy.box.card · Карта Бури" in shown
    assert "  Десять карт.\n  Книга умалчивает: " in shown


@pytest.mark.usefixtures("toy")
def test_rules_are_chosen_by_kind_chapter_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    rules("toy", kind="flow", chapter="turn", search="ПАСУЮТ", as_json=True)

    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == ["toy.turn.last"]


@pytest.mark.usefixtures("toy")
def test_finding_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("toy", search="basilisk") == 1
    assert capsys.readouterr().out == "Toy: 0 rules\nNo rule fits.\n"


@pytest.mark.usefixtures("toy")
def test_an_unknown_chapter_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^toy has no chapter 'night'; its chapters are turn, box$"):
        rules("toy", chapter="night")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^there is no game 'chess'; the games are: .*ryozen"):
        ledger_of("chess")


def test_the_ledger_of_a_shipped_game_is_found() -> None:
    assert ledger_of("ryozen").game.id == "ryozen"


def test_the_ledger_of_a_registered_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "reference", "igroteka.testing.reference")

    assert ledger_of("reference").game.id == "reference"


@pytest.mark.usefixtures("toy")
def test_coverage_counts_by_kind_and_lists_the_rest(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = rules("toy", coverage=True, results=results)

    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert code == 1
    assert lines == [
        "Kind Rules Untestable Proved Missing %",
        "component 1 1 0 0 100",
        "flow 2 0 1 1 50",
        "all 3 1 1 1 50",
        "",
        "Rules that no test can prove:",
        "toy.box.card: a picture",
        "",
        "Rules that no passing test proves:",
        "toy.turn.last",
        "",
        "50 % of the testable rules are proved; at least 100 % are asked for.",
    ]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("least", "code"), [(50, 0), (50.1, 1)])
def test_coverage_below_the_minimum_fails(results: Path, least: float, code: int) -> None:
    assert rules("toy", coverage=True, least=least, results=results) == code


@pytest.mark.usefixtures("toy")
def test_missing_rules_are_shown_with_their_words(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules("toy", missing=True, least=0, results=results)

    assert capsys.readouterr().out == "\ntoy.turn.last · flow · rules:80 · base\n  Nobody passes twice.\n"


@pytest.mark.usefixtures("toy")
def test_coverage_of_chosen_rules_only(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = rules("toy", coverage=True, chapter="box", results=results)

    assert code == 0
    assert "flow" not in capsys.readouterr().out


@pytest.mark.usefixtures("toy")
def test_coverage_of_no_rule_at_all_is_complete(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("toy", coverage=True, search="basilisk", results=results) == 0
    assert capsys.readouterr().out.split()[-6:] == ["all", "0", "0", "0", "0", "100"]


@pytest.mark.usefixtures("toy")
def test_coverage_as_json(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules("toy", coverage=True, results=results, as_json=True)

    shown = json.loads(capsys.readouterr().out)
    assert shown["percent"] == 50
    assert shown["kinds"]["flow"] == {"total": 2, "untestable": 0, "cited": 1, "missing": 1}
    assert shown["cited"] == {"toy.turn.order": ["t.py::test_order"]}
    assert shown["untestable"] == {"toy.box.card": "a picture"}
    assert shown["missing"] == ["toy.turn.last"]


def test_a_cited_rule_counts_though_it_is_called_untestable() -> None:
    report = Coverage.of(parse(TEXT).rule, {"toy.box.card": ["t.py::x"]})

    assert (list(report.cited), report.untestable) == (["toy.box.card"], [])


def test_a_percentage_is_rounded_down() -> None:
    assert percent(1999, 1) == 99.9


def test_without_results_the_tests_must_be_run_first(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no results of tests here yet; run them first"):
        proofs(tmp_path / "none.json")
