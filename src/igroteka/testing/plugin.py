"""The pytest plugin behind `@rule`: refuses unknown rule ids, and stores which rules passing tests prove.

The result file (`rule_results`, by default `.coverage-rules.json`) maps each rule id to the tests that prove it. A run
of the whole suite replaces it; a run of some tests updates only what those tests cite. With pytest-xdist the controller
sees every worker's reports, so it alone writes.
"""

from collections.abc import Generator, Iterable
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import pytest

from igroteka.content.ledger import load
from igroteka.games import find_game, known_games
from igroteka.testing.results import Results, read, write

_TEST: Final = "rule_test"
_RULE: Final = "rule_id"
_SELECTING: Final = (
    "keyword",
    "markexpr",
    "deselect",
    "ignore",
    "ignore_glob",
    "lf",
    "stepwise",
    "maxfail",
    "collectonly",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("rule_results", "file for the rules that passing tests prove", default=".coverage-rules.json")
    parser.addini("rule_ledgers", "folders that hold GAME/ledger.toml (default: the games)", type="paths", default=[])


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the test proves these rules of a game's ledger")
    config.pluginmanager.register(Citations(config.getini("rule_ledgers")), "igroteka-citations")
    if not hasattr(config, "workerinput"):  # with xdist, only in the controller
        config.pluginmanager.register(Coverage(config), "igroteka-rule-coverage")


class Citations:
    """Checks cited ids when tests are collected, and adds them to the tests' reports."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self.known: dict[str, frozenset[str]] = {}

    def ids(self, game: str) -> frozenset[str]:
        """All rule ids of a game; none if there is no such game."""
        if game not in self.known:
            self.known[game] = frozenset(_ledger_ids(self.folders, game))
        return self.known[game]

    def unknown_rules(self, item: pytest.Item) -> list[str]:
        """Complaints about the ids a test cites."""
        return [f"{item.nodeid} {self.complaint(each)}" for each in _cited(item) if each not in self.ids(_game(each))]

    def complaint(self, rule: str) -> str:
        near = get_close_matches(rule, self.ids(_game(rule)), n=1)
        hint = f'; did you mean "{near[0]}"?' if near else f'; no ledger of "{_game(rule)}" knows it'
        return f'cites the unknown rule "{rule}"{hint}'

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        items = [each for each in report.result or () if isinstance(each, pytest.Item)]
        unknown = list(dict.fromkeys(each for item in items for each in self.unknown_rules(item)))
        if not unknown:
            return report
        return pytest.CollectReport(report.nodeid, "failed", "\n".join(unknown), [])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        report.user_properties.append((_TEST, _function(item)))
        report.user_properties.extend((_RULE, each) for each in _cited(item))
        return report


class Coverage:
    """Gathers what ran and what passed, and writes it at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.results = Results()
        self.broken = False  # some tests could not be collected
        self.path = config.rootpath / str(config.getini("rule_results"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        noted = [(str(name), str(value)) for name, value in report.user_properties]
        rules = [value for name, value in noted if name == _RULE]
        test = next((value for name, value in noted if name == _TEST), None)
        if rules and test is not None:
            self.results.note(test, rules, _verdict(report))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken = self.broken or report.failed

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.config.getoption("collectonly"):
            return
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not (
            session.shouldstop or self.broken
        )
        if ended and self.is_whole():
            write(self.path, self.results.proofs())
        elif self.results.tests:
            write(self.path, self.results.merged_into(read(self.path)))

    def is_whole(self) -> bool:
        """Whether the run was asked for every test: all of `testpaths`, and nothing that selects among them."""
        if any(self.config.getoption(name, None) for name in _SELECTING):
            return False
        root = self.config.rootpath
        asked = {(self.config.invocation_params.dir / each).resolve() for each in self.config.args}
        wanted = {(root / each).resolve() for each in self.config.getini("testpaths")} or {root}
        return wanted <= asked or root in asked


def _verdict(report: pytest.TestReport) -> bool | None:
    """Whether this phase proves the rules (True), disproves them (False) or says nothing (None)."""
    if report.failed:
        return False
    return True if report.when == "call" and report.passed and not hasattr(report, "wasxfail") else None


def _cited(item: pytest.Item) -> list[str]:
    return [str(each) for mark in item.iter_markers("rule") for each in mark.args]


def _function(item: pytest.Item) -> str:
    """The test's id without the parameters of its case."""
    case = getattr(item, "callspec", None)
    return item.nodeid.removesuffix(f"[{case.id}]") if case else item.nodeid


def _game(rule: str) -> str:
    return rule.partition(".")[0]


def _ledger_ids(folders: tuple[Path, ...], game: str) -> Iterable[str]:
    if folders:
        paths: list[Path | Traversable] = [folder / game / "ledger.toml" for folder in folders]
    else:
        paths = [files(find_game(game).package) / "ledger.toml"] if game in known_games() else []
    for path in paths:
        if path.is_file():
            yield from load(path).by_id
