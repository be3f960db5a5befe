"""What the tests themselves keep to, so that each can be read alone and fails for its own reason."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MODULES = sorted(TESTS.rglob("*.py"))
GENERATORS = {"Random", "SystemRandom"}
FRESH = {"random", "randrange", "randint", "choice", "choices", "sample", "shuffle", "getrandbits", "randbytes"}


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def imported(path: Path) -> Iterator[str]:
    """The modules that a module imports."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def imports_random(path: Path) -> bool:
    return "random" in [alias.name for node in nodes(path) if isinstance(node, ast.Import) for alias in node.names]


def fresh_luck(path: Path) -> Iterator[int]:
    """Lines that draw from the module `random` itself, or from a generator without a seed."""
    for node in nodes(path) if imports_random(path) else ():
        match node:
            case ast.Call(ast.Attribute(ast.Name("random"), name), args) if draws_afresh(name, args):
                yield node.lineno
            case _:
                pass


def draws_afresh(name: str, args: list[ast.expr]) -> bool:
    return name in FRESH or (name in GENERATORS and not args)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(TESTS)))
def test_no_test_module_is_imported(path: Path) -> None:
    assert [name for name in imported(path) if name.rpartition(".")[2].startswith("test_")] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(TESTS)))
def test_random_answers_have_a_seed(path: Path) -> None:
    assert list(fresh_luck(path)) == []


@pytest.mark.parametrize("path", sorted((TESTS / "web").glob("*.py")), ids=lambda path: path.name)
def test_what_runs_in_the_page_is_in_a_file_of_its_own(path: Path) -> None:
    texts = [node.value for node in nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)]

    assert [text for text in texts if "=>" in text or "document." in text] == []


def test_every_script_of_the_page_is_used() -> None:
    used = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "web").glob("*.py"))

    assert [path.stem for path in (TESTS / "web" / "scripts").iterdir() if f'script("{path.stem}")' not in used] == []
