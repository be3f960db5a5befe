"""What compiled classes lack: annotations at run time, and a way for msgspec to make them.

In a compiled wheel (docs/performance.md) the states are classes of mypyc. It drops their annotations, and msgspec makes
a dataclass without calling it, which would leave a compiled object half made. So the annotations are read from the
source beside the compiled module, and a state is decoded into a plain twin of its class first.
"""

import ast
import sys
from dataclasses import field, fields, is_dataclass, make_dataclass
from pathlib import Path
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

_twins: dict[type, type] = {}
_originals: dict[type, type] = {}  # the class of each twin


def is_compiled(kind: type) -> bool:
    """Whether a class is in a compiled module."""
    return not str(sys.modules[kind.__module__].__file__).endswith(".py")


def hints(kind: type) -> dict[str, Any]:
    """The types of a dataclass's fields, by name."""
    return hints_in_source(kind) if is_compiled(kind) else get_type_hints(kind)


def hints_in_source(kind: type) -> dict[str, Any]:
    """The same, read from the source of its module."""
    package, _, module = kind.__module__.rpartition(".")
    names, folder = (
        vars(sys.modules[kind.__module__]),
        sys.modules[package].__path__[0],
    )  # mypyc's __file__ is not a path
    tree = ast.parse(Path(folder, f"{module}.py").read_bytes())
    body = next(each.body for each in tree.body if isinstance(each, ast.ClassDef) and each.name == kind.__name__)
    return {
        each.target.id: eval(ast.unparse(each.annotation), names)  # noqa: S307  # our own source
        for each in body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


def decoded_as(kind: type[T]) -> type[T]:
    """The class that msgspec is to make for this one: itself, or its twin."""
    return twin(kind) if is_compiled(kind) else kind


def twin(kind: type[T]) -> type[T]:
    """A plain dataclass with the same fields, and with twins for the dataclasses in them."""
    if kind not in _twins:
        types, like = hints_in_source(kind), cast("Any", field)
        same = [
            (each.name, _twinned(types[each.name]), like(default=each.default, default_factory=each.default_factory))
            for each in fields(cast("Any", kind))
        ]
        made = make_dataclass(kind.__name__, same, slots=True)
        _twins[kind], _originals[made] = made, kind
    return _twins[kind]


def original(value: T) -> T:
    """What a decoded value stands for: objects of the compiled classes in place of their twins."""
    kind = _originals.get(type(value))
    if kind is not None:
        return cast("T", kind(*[original(getattr(value, each.name)) for each in fields(cast("Any", kind))]))
    if isinstance(value, list):
        return cast("T", [original(each) for each in value])
    return value


def _twinned(hint: Any) -> Any:
    """A type with twins in place of dataclasses."""
    if isinstance(hint, type) and is_dataclass(hint):
        return twin(hint)
    inner = get_args(hint)
    return get_origin(hint)[tuple(map(_twinned, inner))] if get_origin(hint) is list else hint
