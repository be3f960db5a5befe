"""Edits of a box: single printed values that its owner corrected, and the box that they make."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import structs

from igroteka.content.components import B, ComponentError, Components, Row, export, parse

FOUND = "found"  # the standing of a value that an owner read off their own box


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed value as it is in somebody's own box."""

    kind: str
    row: str
    field: str
    value: str  # as JSON; "null": nothing is printed there


def edited(default: B, changes: Iterable[Change]) -> B:
    """The box with these values, checked; or an error that says which value cannot be."""
    rows = {kind: {row.id: row for row in default.rows(kind)} for kind in default.kinds()}
    for change in changes:
        if change.row not in rows.get(change.kind, {}):
            raise ComponentError(f'the box has no {change.kind} "{change.row}"')
        rows[change.kind][change.row] = _changed(rows[change.kind][change.row], change)
    box = structs.replace(default, **{kind: tuple(found.values()) for kind, found in rows.items()})
    return parse(export(box), type(default))  # with the bounds of a file from outside


def changes_between(default: Components, other: Components) -> Iterator[Change]:
    """The values in which another box of the same game differs."""
    for kind in default.kinds():
        theirs = {row.id: row for row in other.rows(kind)}
        for row in default.rows(kind):
            for field in row.values():
                value = getattr(theirs[row.id], field)
                if value != getattr(row, field):
                    yield Change(kind, row.id, field, value_text(value))


def value_text(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)).decode()


def _changed(row: Row, change: Change) -> Row:
    if change.field not in row.values():
        known = ", ".join(row.values()) or "none"
        raise ComponentError(f'{change.kind} "{row.id}": expected one of the values {known}, found "{change.field}"')
    plain: dict[str, Any] = msgspec.to_builtins(row, str_keys=True)
    try:
        plain[change.field] = msgspec.json.decode(change.value)
        plain["provenance"] = _provenance(row, change.field)
        return msgspec.convert(plain, type(row), str_keys=True)
    except (msgspec.MsgspecError, RecursionError) as fault:
        said = str(fault).partition(" - at ")[0].replace("`", "")
        raise ComponentError(f'{change.kind} "{row.id}", {change.field}: {said}') from None


def _provenance(row: Row, field: str) -> dict[str, str]:
    before = row.provenance if isinstance(row.provenance, dict) else {"default": row.provenance}
    return {**before, field: FOUND}
