"""What the tests of a run prove, and how it is kept."""

from pathlib import Path

import pytest

from igroteka.testing.results import Results, read, write


def test_a_passed_test_proves_its_rules() -> None:
    results = Results()
    results.note("t::a", ["toy.b.c", "toy.a.b"], None)
    results.note("t::a", ["toy.b.c", "toy.a.b"], True)

    assert results.proofs() == {"toy.a.b": ["t::a"], "toy.b.c": ["t::a"]}


def test_one_failed_case_spoils_the_test() -> None:
    results = Results()
    results.note("t::a", ["toy.a.b"], True)
    results.note("t::a", ["toy.a.b"], False)

    assert results.proofs() == {}


def test_a_test_that_never_got_to_its_call_proves_nothing() -> None:
    results = Results()
    results.note("t::a", ["toy.a.b"], None)

    assert results.proofs() == {}


def test_merging_replaces_only_the_tests_that_ran() -> None:
    results = Results()
    results.note("t::a", ["toy.a.b"], False)
    results.note("t::b", ["toy.x.y"], True)

    merged = results.merged_into({"toy.a.b": ["t::a", "t::other"], "toy.only.a": ["t::a"]})

    assert merged == {"toy.a.b": ["t::other"], "toy.x.y": ["t::b"]}


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    write(path, {"toy.a.b": ["t::a"]})

    assert read(path) == {"toy.a.b": ["t::a"]}
    assert [each.name for each in tmp_path.iterdir()] == ["results.json"]


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"rules": 3}', '{"rules": {"a": 3}}'])
def test_a_foreign_file_counts_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.json"
    path.write_text(text, encoding="utf-8")

    assert read(path) == {}


def test_no_file_is_no_proof(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json") == {}
