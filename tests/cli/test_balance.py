"""`igroteka balance`, with the reference game."""

import json
import sys
from pathlib import Path

import pytest

from igroteka.arena.runs import PLAYED
from tests.cli.running import igroteka

BASE = ("balance", "reference", "--players", "2", "--bots", "random")


def test_a_report_with_plots_lies_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka(*BASE, "--matches", "30", "--out", str(tmp_path)) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("# Balance of reference\n") and "| turn 2 | 30 |" in printed
    assert (tmp_path / "report.md").read_text("utf-8") == printed
    assert "<h1>Balance of reference</h1>" in (tmp_path / "report.html").read_text("utf-8")
    for picture in ("by-turn.svg", "card-turn.drew.svg"):
        assert picture in printed and (tmp_path / picture).exists()
    assert not (tmp_path / "suggested.toml").exists()


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert igroteka(*BASE, *arguments, "--json") == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_stopped_run_goes_on_and_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_once = said(capsys, "--matches", "20")
    said(capsys, "--matches", "4", "--out", str(tmp_path))
    before = (tmp_path / PLAYED).read_bytes()

    assert said(capsys, "--matches", "20", "--jobs", "2", "--out", str(tmp_path)) == at_once
    assert (tmp_path / PLAYED).read_bytes().startswith(before)


def test_programs_get_every_component(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "--matches", "20")

    assert (found["matches"], found["bots"], found["suggestions"]) == (20, ["random"], [])
    components = found["components"]
    assert isinstance(components, list) and {each["kind"] for each in components} == {"card"}
    assert set(components[0]["points"]) == {"mean", "low", "high"}


@pytest.mark.parametrize(("module", "needed"), [("matplotlib", "igroteka[plots]"), ("numpy", "igroteka[lab]")])
def test_what_is_missing_is_named(
    module: str, needed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "igroteka.arena.plots", raising=False)
    monkeypatch.delattr("igroteka.arena.plots", raising=False)
    monkeypatch.setitem(sys.modules, module, None)

    code = igroteka(*BASE, "--matches", "2", "--out", str(tmp_path))
    said = capsys.readouterr().err
    assert f"{module} is not installed; `pip install {needed}` brings it" in said and said.count("\n") == 1
    assert (code, (tmp_path / "report.md").exists()) == ((0, True) if module == "matplotlib" else (2, False))


def test_no_match_is_no_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka(*BASE, "--matches", "0") == 2
    assert capsys.readouterr().err == "igroteka: --matches must be 1 or more, not 0\n"
