"""`igroteka components`: a box by provenance, its export, and the check of an edited file."""

import json
from pathlib import Path
from typing import ClassVar

import pytest

from igroteka.cli.components import components
from igroteka.content.components import ComponentError, Components, Expectations, Row, parse
from igroteka.games import REGISTRY
from igroteka.testing import reference

TEXT = """
[[task]]
id = "blue_1"
points = 7
steps = [1, 2]
provenance = { default = "given", points = "reconstructed" }
note = "lost [with its picture]"

[[mark]]
id = "dot"
provenance = "recalled"
"""


class Task(Row, frozen=True):
    points: int
    steps: tuple[int, ...]


class Mark(Row, frozen=True):
    how_many: ClassVar = (0, 2)


class Box(Components, frozen=True):
    task: tuple[Task, ...]
    mark: tuple[Mark, ...]

    def doubt(self, usual: Expectations) -> None:
        usual.range("task", "points", 0, 10)


BOX = parse(TEXT, Box)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "toy", "igroteka.testing.reference")
    monkeypatch.setattr(reference, "GAME", reference.GAME.with_box(BOX))  # type: ignore[arg-type]  # any box will do


def test_values_are_counted_and_listed_by_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    code = components("toy")

    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert code == 0
    assert lines == [
        f"Values by provenance; digest {BOX.digest}",
        "Kind Rows given derived found recalled inferred reconstructed",
        "task 1 1 1",
        "mark 1 1",
        "all 2 1 0 0 1 0 1",
        "",
        "given (1)",
        "task blue_1: steps = [1, 2] (lost [with its picture])",
        "",
        "recalled (1)",
        "mark dot",
        "",
        "reconstructed (1)",
        "task blue_1: points = 7 (lost [with its picture])",
    ]


def test_one_provenance_alone_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    components("toy", provenance="recalled", lang="ru")

    shown = capsys.readouterr().out
    assert "Значения по происхождению" in shown
    assert shown.endswith("recalled (1)\n  mark dot\n")
    assert "task blue_1" not in shown


def test_values_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    components("toy", provenance="reconstructed", as_json=True)

    shown = json.loads(capsys.readouterr().out)
    assert shown["digest"] == BOX.digest
    assert shown["values"] == [
        {
            "kind": "task",
            "id": "blue_1",
            "value": "points",
            "is": 7,
            "provenance": "reconstructed",
            "note": "lost [with its picture]",
        }
    ]


def test_an_export_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    components("toy", export=path)
    assert f"{path}: written." in capsys.readouterr().out

    assert components("toy", check=path) == 0
    assert capsys.readouterr().out == (
        f"{path}: a good component file; digest {BOX.digest}, no value differs from ours.\n"
    )


def test_an_export_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("mine", encoding="utf-8")

    with pytest.raises(FileExistsError):
        components("toy", export=path)
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("points = 7", "points = 9").replace("[1, 2]", "[2]"), encoding="utf-8")
    return path


def test_a_check_lists_what_differs(edited: Path, capsys: pytest.CaptureFixture[str]) -> None:
    components("toy", check=edited, lang="ru")

    head, *rest = capsys.readouterr().out.splitlines()
    assert head.endswith("2 значения отличаются от наших:")
    assert rest == ["  task blue_1, points: 9, у нас 7", "  task blue_1, steps: [2], у нас [1, 2]"]


def test_a_check_as_json(edited: Path, capsys: pytest.CaptureFixture[str]) -> None:
    components("toy", check=edited, as_json=True)

    shown = json.loads(capsys.readouterr().out)
    assert shown["changes"] == ["task blue_1, points: 9, ours 7", "task blue_1, steps: [2], ours [1, 2]"]
    assert shown["digest"] != BOX.digest


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("points = 7", 'points = "x"'), encoding="utf-8")

    with pytest.raises(ComponentError, match=r'^my\.toml: task "blue_1", points: expected int, got str'):
        components("toy", check=path)


def test_an_error_is_said_in_the_language(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("blue_1", "blue_2"), encoding="utf-8")

    with pytest.raises(ComponentError, match=r"^my\.toml: task: неизвестный идентификатор «blue_2»"):
        components("toy", check=path, lang="ru")


def test_a_check_tells_what_is_unusual(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("points = 7", "points = 11").replace('"dot"', '"own_1"'), encoding="utf-8")

    assert components("toy", check=path) == 0

    assert capsys.readouterr().out.splitlines()[1:] == [
        "  task blue_1, points: 11, ours 7",
        "  mark own_1: a row that our box does not have",
        "  mark dot: the box does not have this row",
        "One thing is unusual, though it can be played:",
        '  task "blue_1", points: expected 0 to 10, found 11',
    ]


def test_random_boxes_are_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert components("starter", fuzz=3, seed=5) == 0
    assert capsys.readouterr().out == "3 random boxes tried, all play.\n"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no game 'chess'"):
        components("chess")
