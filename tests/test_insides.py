"""No module uses another module's private names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "igroteka"
PUBLIC = {"_replace", "_asdict", "_fields", "_make", "_exit"}  # of named tuples, and of os
ROWS = {"row", "body"}  # of a Play: other rooms ask its properties


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in PUBLIC


def own_names(tree: ast.AST) -> set[str]:
    """Names that a module defines: functions, slots, and what it assigns to."""
    found = {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    found |= {each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    stored = (each for each in ast.walk(tree) if isinstance(each, ast.Attribute | ast.Name))
    return found | {
        each.attr if isinstance(each, ast.Attribute) else each.id
        for each in stored
        if isinstance(each.ctx, ast.Store) and (isinstance(each, ast.Name) or is_self(each.value))
    }


def is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def reaches(text: str, *, core: bool = False) -> Iterator[str]:
    """What a module uses that belongs to another one; the core of a table may use the rows of a ``Play``."""
    tree = ast.parse(text)
    own = own_names(tree)
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom):
            yield from (alias.name for alias in each.names if is_private(alias.name))
        elif isinstance(each, ast.Attribute):
            if is_private(each.attr) and each.attr not in own and not is_self(each.value):
                yield each.attr
            if not core and each.attr in ROWS and name_of(each.value) == "play":
                yield f"play.{each.attr}"


def name_of(value: ast.expr) -> str:
    return value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from igroteka.table.core.play import _secret", ["_secret"]),
        ("def f(room): return room._lock", ["_lock"]),
        ("def f(play): return play.row.phase", ["play.row"]),
        ("def f(self): return self.play.body.held", ["play.body"]),
        ("def f(row): return row._replace(a=1)", []),
        ("class A:\n    def f(self, other): self._x = other._x", []),
    ],
)
def test_a_reach_is_noticed(text: str, found: list[str]) -> None:
    assert list(reaches(text)) == found


def test_no_module_reaches_into_another() -> None:
    found = {
        str(path.relative_to(SOURCE)): list(reaches(path.read_text("utf-8"), core=path.parent.name == "core"))
        for path in SOURCE.rglob("*.py")
    }
    assert {path: names for path, names in found.items() if names} == {}
