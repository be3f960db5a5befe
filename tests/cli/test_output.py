"""Where commands print, and the command line's own words."""

import pytest
from rich.console import Console

from igroteka.cli import output
from igroteka.testing.textcheck import differences


def test_a_terminal_gets_a_pager(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def terminal(highlight: bool) -> Console:
        return Console(highlight=highlight, force_terminal=True, color_system=None)

    shown: list[str] = []
    monkeypatch.setattr(output, "Console", terminal)
    monkeypatch.setattr("pydoc.pager", shown.append)

    with output.paged() as sheet:
        sheet.line("a [b] c")

    assert shown == ["a [b] c\n"]
    assert capsys.readouterr().out == ""


def test_a_long_line_is_not_wrapped_off_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with output.paged() as sheet:
        sheet.line("x" * 300)

    assert capsys.readouterr().out == "x" * 300 + "\n"


def test_the_command_line_speaks_both_languages() -> None:
    assert differences(output.words()) == []
