"""What a picture is made from, as a hash of code: the syntax trees of everything that a function uses.

Comments, docstrings and layout don't count, and neither do neighbours in the same file, so that only what can show
marks a picture as changed.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOM = "art"  # the package whose code is followed


def code(*files: str) -> bytes:
    """The code of whole files, without comments and docstrings."""
    return _hash(ast.dump(_bare(file)) for file in files)


def code_of(file: str, *names: str) -> bytes:
    """The code behind names of a module, with everything they use in ``art``."""
    return _used(file, {("", name): dict(_table(file))[name] for name in names})


def code_of_piece(file: str, piece: str) -> bytes:
    """The code behind an entry of a module's table ``PIECES``, with everything it uses in ``art``."""
    return _used(file, {("", piece): _entry(dict(_table(file))["PIECES"], piece)})


def _used(file: str, found: dict[tuple[str, str], ast.AST]) -> bytes:
    for node in list(found.values()):
        _follow(file, node, found)
    return _hash(
        f"{Path(where).stem} {name} {ast.dump(node)}" for (where, name), node in sorted(found.items(), key=_key)
    )


def _key(item: tuple[tuple[str, str], ast.AST]) -> tuple[str, str]:
    return item[0]


def _hash(words: Iterable[str]) -> bytes:
    return hashlib.sha256("\n".join(words).encode()).digest()


@cache
def _bare(file: str) -> ast.Module:
    """A file's syntax tree without docstrings."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return tree


@cache
def _table(file: str) -> tuple[tuple[str, ast.AST], ...]:
    """What a file's names stand for."""
    return tuple(pair for node in _bare(file).body for pair in _named(node))


def _named(node: ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name, node
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from ((alias.asname or alias.name, node) for alias in node.names)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for each in (name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)):
            yield each.id, node.value


def _entry(table: ast.AST, piece: str) -> ast.AST:
    """The entry of a piece; one of a comprehension is found by how its keys begin."""
    assert isinstance(table, ast.Dict)
    made: list[tuple[str, ast.AST]] = []
    for key, value in zip(table.keys, table.values, strict=True):
        if isinstance(key, ast.Constant) and key.value == piece:
            return value
        if isinstance(value, ast.DictComp) and isinstance(value.key, ast.JoinedStr):
            start = value.key.values[0]
            assert isinstance(start, ast.Constant)
            made.append((str(start.value), value))
    return max((each for each in made if piece.startswith(each[0])), key=lambda each: len(each[0]))[1]


def _follow(file: str, node: ast.AST, found: dict[tuple[str, str], ast.AST]) -> None:
    """Add whatever a node uses, and whatever that uses."""
    names = dict(_table(file))
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and each.id in names:
            _add(file, each.id, names[each.id], found)
        elif isinstance(each, ast.ImportFrom) and each is not node:
            for alias in each.names:
                _add(file, alias.asname or alias.name, each, found)


def _add(file: str, name: str, node: ast.AST, found: dict[tuple[str, str], ast.AST]) -> None:
    if isinstance(node, ast.Import | ast.ImportFrom):
        _imported(name, node, found)
    elif (file, name) not in found:
        found[file, name] = node
        _follow(file, node, found)


def _imported(name: str, node: ast.Import | ast.ImportFrom, found: dict[tuple[str, str], ast.AST]) -> None:
    """Follow an import from our own code; a module that is imported counts as a whole."""
    module = node.module or "" if isinstance(node, ast.ImportFrom) else name
    if module.partition(".")[0] != ROOM:
        return
    meant = next((alias.name for alias in node.names if (alias.asname or alias.name) == name), name)
    file = f"{module.replace('.', '/')}.py"
    if (ROOT / file).is_file() and meant in dict(_table(file)):
        _add(file, meant, dict(_table(file))[meant], found)
        return
    whole = f"{module}.{meant}".replace(".", "/") + ".py"
    found[whole, ""] = _bare(whole)
