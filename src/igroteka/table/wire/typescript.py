"""The client types (`web/src/wire.ts`), written from the wire types by `python -m igroteka.table.wire.typescript`."""

import sys
from pathlib import Path
from types import NoneType
from typing import Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from igroteka.content import scene
from igroteka.table.wire import bodies, boxes, messages, puzzles, reviews

HEAD: Final = """\
// Made from src/igroteka/table/wire and src/igroteka/content/scene.py by `python -m igroteka.table.wire.typescript`.
// Fields with a question mark are left out when they have their default value, which the comment names.
"""
NAMES: Final = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
MODULES: Final = (scene, messages, bodies, boxes, reviews, puzzles)
WIDTH: Final = 120
FILE: Final = Path(__file__).parents[4] / "web" / "src" / "wire.ts"


def structs() -> list[type[msgspec.Struct]]:
    """All structs that travel, in the order of their declaration."""
    return [
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
        if each is not messages.Wire
    ]


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in NAMES:
        return NAMES[type(kind)]
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(each) for each in kind.types)
        case inspect.VarTupleType() | inspect.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case _:
            raise TypeError(f"{kind} has no TypeScript form yet; add it to written()")


def default(field: inspect.Field) -> str:
    """A field's default as a comment, when it may be left out."""
    if field.required:
        return ""
    value = field.default if field.default is not msgspec.NODEFAULT else None
    if field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    return f" // {msgspec.json.encode(value).decode()}"


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(broken(f"  {field.encode_name}{mark}: {written(field.type)};") + default(field))
    return "\n".join([*lines, "}"])


def broken(line: str) -> str:
    """A field as the formatter writes it: the members of a union that is too long for a line below each other."""
    name, _, union = line.partition(": ")
    return line if len(line) <= WIDTH else f"{name}:\n    | " + union.replace(" | ", "\n    | ")


def aliases() -> list[str]:
    """The literal types and the unions that have a name."""
    lines = []
    for module in (scene, messages):
        for name, each in vars(module).items():
            if get_origin(each) is Literal:
                values = " | ".join(f'"{value}"' for value in get_args(each))
                lines.append(f"export type {name} = {values};")
    for name in ("ServerMessage", "ClientMessage"):
        members = [each.__name__ for each in get_args(getattr(messages, name)) if each is not NoneType]
        lines.append(f"export type {name} = {' | '.join(members)};")
    return lines


def typescript() -> str:
    """The whole file."""
    return "\n\n".join([HEAD.rstrip(), *map(interface, structs()), *aliases()]) + "\n"


def main() -> None:
    """Write the file, or with ``--check`` only say whether it is current."""
    if "--check" in sys.argv[1:]:
        sys.exit(FILE.read_text(encoding="utf-8") != typescript() and f"{FILE} is out of date; run the command again")
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
