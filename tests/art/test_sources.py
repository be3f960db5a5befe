"""A picture is made again when code that it uses changes, and only then."""

from pathlib import Path
from textwrap import dedent

import pytest

from art.sources import code_of_piece

PLAIN = """
    EDGE = 0.2

    def _body(size):
        return size * EDGE

    def coin():
        return _body(2)

    def scroll():
        return 3

    PIECES = {"coin": coin, "scroll": scroll, **{f"die_{n}": _body for n in range(6)}}
"""


def coin(folder: Path, text: str) -> bytes:
    """The code of the coin in a module with that text."""
    folder.mkdir()
    (folder / "pieces.py").write_text(dedent(text), encoding="utf-8")
    return code_of_piece(str(folder / "pieces.py"), "coin")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("EDGE = 0.2", "EDGE = 0.2  # of the side"),
        ("def coin():", 'def coin():\n        """A coin."""'),
        ("return size * EDGE", "return (\n            size * EDGE\n        )"),
        ("return 3", "return 4"),
    ],
    ids=["comment", "docstring", "layout", "another piece"],
)
def test_what_cannot_show_marks_no_picture_as_changed(tmp_path: Path, old: str, new: str) -> None:
    assert coin(tmp_path / "before", PLAIN) == coin(tmp_path / "after", PLAIN.replace(old, new))


@pytest.mark.parametrize(("old", "new"), [("EDGE = 0.2", "EDGE = 0.3"), ("_body(2)", "_body(3)")])
def test_code_that_a_picture_uses_marks_it_as_changed(tmp_path: Path, old: str, new: str) -> None:
    assert coin(tmp_path / "before", PLAIN) != coin(tmp_path / "after", PLAIN.replace(old, new))
