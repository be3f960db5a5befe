"""Rules for the tests themselves, so that each can be read alone and fails for its own reason."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
WEB = TESTS / "web"
GENERATORS = {"Random", "SystemRandom"}
FRESH = {"random", "randrange", "randint", "choice", "choices", "sample", "shuffle", "getrandbits", "randbytes"}


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def breaches(folder: Path, found: Callable[[Path], Iterator[object]]) -> dict[str, list[object]]:
    """What is found in modules of a folder that should not be there."""
    each = {str(path.relative_to(TESTS)): list(found(path)) for path in sorted(folder.rglob("*.py"))}
    return {name: errors for name, errors in each.items() if errors}


def imported_tests(path: Path) -> Iterator[str]:
    for node in nodes(path):
        match node:
            case ast.ImportFrom(str(name)) if name.rpartition(".")[2].startswith("test_"):
                yield name
            case _:
                pass


def fresh_luck(path: Path) -> Iterator[str]:
    """Calls that draw from the module `random` itself, or make a generator without a seed."""
    imported = [alias.name for node in nodes(path) if isinstance(node, ast.Import) for alias in node.names]
    for node in nodes(path) if "random" in imported else ():
        match node:
            case ast.Call(ast.Attribute(ast.Name("random"), name), args):
                if name in FRESH or (name in GENERATORS and not args):
                    yield f"line {node.lineno}: {name}"
            case _:
                pass


def private_patches(path: Path) -> Iterator[str]:
    """Private names that are replaced while a test runs."""
    for node in nodes(path):
        match node:
            case ast.Call(ast.Attribute(_, "setattr"), [*_, ast.Constant(str(target)), _]):
                name = target.rpartition(".")[2]
                if name.startswith("_") and not name.endswith("__"):
                    yield target
            case _:
                pass


def private_imports(path: Path) -> Iterator[str]:
    """Private names of the package that a test takes."""
    for node in nodes(path):
        match node:
            case ast.ImportFrom(str(module), names) if module.startswith("igroteka"):
                yield from (
                    alias.name for alias in names if alias.name.startswith("_") and not alias.name.endswith("__")
                )
            case _:
                pass


def page_scripts(path: Path) -> Iterator[str]:
    """Strings that would run in the page."""
    texts = [node.value for node in nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    yield from (text for text in texts if re.search(r"=>|\b(document|window)\.\w|scrollTo\(", text))


def test_no_test_module_is_imported() -> None:
    assert breaches(TESTS, imported_tests) == {}


def test_random_answers_have_a_seed() -> None:
    assert breaches(TESTS, fresh_luck) == {}


def test_nothing_private_is_patched() -> None:
    assert breaches(TESTS, private_patches) == {}


def test_nothing_private_is_imported() -> None:
    assert breaches(TESTS, private_imports) == {}


def test_what_runs_in_the_page_is_in_a_file_of_its_own() -> None:
    assert breaches(WEB, page_scripts) == {}


def test_every_script_of_the_page_is_used() -> None:
    users = (*WEB.glob("*.py"), *(TESTS.parent / "tools").glob("*.py"))
    used = "".join(path.read_text(encoding="utf-8") for path in users)

    assert [path.stem for path in (WEB / "scripts").iterdir() if f'script("{path.stem}")' not in used] == []


def test_breaches_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "import random\nfrom tests.kernel.test_ask import some\nfrom igroteka.kernel.run import _steps\n"
        "random.choice('ab')\nrandom.Random()\nrandom.Random(1)\n"
        "monkeypatch.setattr(some, '_inside', 1)\nmonkeypatch.setattr('some.inside', 1)\n"
        "page.evaluate('() => document.title')\n",
        encoding="utf-8",
    )

    assert list(imported_tests(module)) == ["tests.kernel.test_ask"]
    assert list(fresh_luck(module)) == ["line 4: choice", "line 5: Random"]
    assert list(private_patches(module)) == ["_inside"]
    assert list(private_imports(module)) == ["_steps"]
    assert list(page_scripts(module)) == ["() => document.title"]
