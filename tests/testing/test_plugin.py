"""The pytest plugin, run on small suites of its own."""

import json
from pathlib import Path

import pytest

from igroteka.testing import rule

LEDGER = """
[game]
id = "toy"
title_ru = "Игрушка"
title_en = "Toy"
players = "2"
sources = ["rules"]
"""
RULE = """
[[rule]]
id = "toy.turn.{}"
kind = "flow"
src = "rules:1"
en = "A rule."
ru = "Правило."
modes = []
"""


PLUGINS = ("-p", "igroteka.testing.plugin", "-p", "no:cacheprovider")


class Suite:
    """A small project with a ledger of the rules toy.turn.a … toy.turn.e."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.mkdir("games")
        folder = pytester.path / "games" / "toy"
        folder.mkdir()
        (folder / "ledger.toml").write_text(LEDGER + "".join(map(RULE.format, "abcde")), encoding="utf-8")
        pytester.makeini("[pytest]\ntestpaths = .\nrule_ledgers = games\n")

    def write(self, **modules: str) -> None:
        head = "import pytest\nfrom igroteka.testing import rule\n"
        self.pytester.makepyfile(**{name: head + body for name, body in modules.items()})

    def run(self, *args: str) -> pytest.RunResult:
        return self.pytester.runpytest_inprocess(*PLUGINS, *args)

    def run_with_workers(self) -> pytest.RunResult:
        return self.pytester.runpytest_subprocess(*PLUGINS, "-p", "xdist", "-n", "2")

    def proofs(self) -> dict[str, list[str]]:
        results: dict[str, dict[str, list[str]]] = json.loads(self.file.read_text(encoding="utf-8"))
        return results["rules"]

    @property
    def file(self) -> Path:
        return self.pytester.path / ".coverage-rules.json"


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Suite(pytester)


OUTCOMES = """
@rule("toy.turn.a", "toy.turn.b")
def test_passes(): pass

@rule("toy.turn.b")
def test_fails(): assert False

@rule("toy.turn.c")
@pytest.mark.parametrize("n", [1, 2])
def test_one_case_fails(n): assert n == 1

@rule("toy.turn.d")
@pytest.mark.parametrize("n", [1, 2])
def test_one_case_is_skipped(n):
    if n == 1: pytest.skip("not here")

@rule("toy.turn.e")
@pytest.mark.xfail
def test_passes_though_expected_to_fail(): pass

@pytest.fixture
def untidy():
    yield
    assert False

@rule("toy.turn.e")
def test_fails_when_tidied_up(untidy): pass

def test_cites_nothing(): pass
"""
PROOFS = {
    "toy.turn.a": ["test_it.py::test_passes"],
    "toy.turn.b": ["test_it.py::test_passes"],
    "toy.turn.d": ["test_it.py::test_one_case_is_skipped"],
}


def test_only_tests_that_ran_and_passed_are_kept(suite: Suite) -> None:
    suite.write(test_it=OUTCOMES)
    suite.run().assert_outcomes(passed=5, failed=2, skipped=1, xpassed=1, errors=1)

    assert suite.proofs() == PROOFS


def test_workers_are_merged(suite: Suite) -> None:
    suite.write(test_it=OUTCOMES)
    suite.run_with_workers()

    assert suite.proofs() == PROOFS


def test_a_mark_on_a_class_counts_for_its_tests(suite: Suite) -> None:
    suite.write(test_it="@rule('toy.turn.a')\nclass TestTurn:\n    def test_it(self): pass\n")
    suite.run()

    assert suite.proofs() == {"toy.turn.a": ["test_it.py::TestTurn::test_it"]}


def test_a_whole_run_replaces_what_was_kept(suite: Suite) -> None:
    suite.write(test_one="@rule('toy.turn.a')\ndef test_it(): pass\n")
    suite.run()
    suite.write(test_one="@rule('toy.turn.b')\ndef test_renamed(): pass\n")
    suite.run()

    assert suite.proofs() == {"toy.turn.b": ["test_one.py::test_renamed"]}


@pytest.mark.parametrize("args", [["test_two.py"], ["-k", "two"], ["--deselect", "test_one.py"]])
def test_a_partial_run_updates_only_its_tests(suite: Suite, args: list[str]) -> None:
    suite.write(
        test_one="@rule('toy.turn.a')\ndef test_one(): pass\n",
        test_two="@rule('toy.turn.b')\ndef test_two(): pass\n",
    )
    suite.run()
    suite.write(test_two="@rule('toy.turn.b')\ndef test_two(): assert False\n")
    suite.run(*args)

    assert suite.proofs() == {"toy.turn.a": ["test_one.py::test_one"]}


def test_collecting_alone_keeps_the_file_as_it_is(suite: Suite) -> None:
    suite.write(test_it="@rule('toy.turn.a')\ndef test_it(): pass\n")
    suite.run("--collect-only")

    assert not suite.file.exists()


def test_a_run_without_cited_tests_leaves_other_proofs_alone(suite: Suite) -> None:
    suite.write(test_one="@rule('toy.turn.a')\ndef test_one(): pass\n", test_two="def test_two(): pass\n")
    suite.run()
    suite.run("test_two.py")

    assert suite.proofs() == {"toy.turn.a": ["test_one.py::test_one"]}


def test_the_file_can_lie_elsewhere(suite: Suite) -> None:
    suite.write(test_it="@rule('toy.turn.a')\ndef test_it(): pass\n")
    suite.run("-o", "rule_results=proved.json")

    assert (suite.pytester.path / "proved.json").is_file()


UNKNOWN = "@rule('toy.turn.aa')\n@pytest.mark.parametrize('n', [1])\ndef test_it(n): pass\n"
COMPLAINT = '*test_it.py::test_it* cites the unknown rule "toy.turn.aa"; did you mean "toy.turn.a"?'


def test_an_unknown_id_fails_the_collection(suite: Suite) -> None:
    suite.write(test_it=UNKNOWN)
    result = suite.run()

    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([COMPLAINT])


def test_a_run_with_errors_in_the_collection_replaces_nothing(suite: Suite) -> None:
    suite.write(test_it="@rule('toy.turn.a')\ndef test_it(): pass\n")
    suite.run()
    suite.write(test_other=UNKNOWN)
    result = suite.run_with_workers()

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines([COMPLAINT.replace("test_it.py", "test_other.py")])
    assert suite.proofs() == {"toy.turn.a": ["test_it.py::test_it"]}


def test_an_unknown_game_fails_the_collection(suite: Suite) -> None:
    suite.write(test_it="@rule('chess.turn.a')\ndef test_it(): pass\n")
    result = suite.run()

    result.stdout.fnmatch_lines(['*test_it cites the unknown rule "chess.turn.a"; no ledger of "chess" knows it'])


def test_the_ledgers_of_the_games_are_the_default(suite: Suite) -> None:
    suite.pytester.makeini("[pytest]\ntestpaths = .\n")
    suite.write(test_it="@rule('ryozen.box.players')\ndef test_it(): pass\n")
    suite.run().assert_outcomes(passed=1)

    assert suite.proofs() == {"ryozen.box.players": ["test_it.py::test_it"]}


def test_citing_nothing_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="cite at least one rule"):
        rule()
