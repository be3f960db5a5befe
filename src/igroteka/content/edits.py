"""Edits of a box: the values and rows that its owner corrected, and the box that results."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import structs

from igroteka.content.components import NAMES, B, Components, Row, export, overridden, row_type, unchecked
from igroteka.content.findings import ComponentError, Finding, unreadable

FOUND = "found"  # the standing of a value that an owner read off their own box
ADD, REMOVE = "+", "-"  # instead of a value's name: the row is a new copy of another, or is not in the box


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed value as it is in somebody's own box; or a row that is added or missing."""

    kind: str
    row: str
    field: str  # one of the row's values or names, or ADD, REMOVE
    value: str  # as JSON; "null": nothing is printed there; for ADD: the id of the copied row


def edited(default: B, changes: Iterable[Change]) -> B:
    """The box with these values, checked; or an error that says which value is impossible."""
    return overridden(default, export(_laid(default, changes)))  # with the same bounds as an untrusted file


def drafted(default: B, changes: Iterable[Change]) -> B:
    """The box with these values, each of them possible by itself: to be shown while the check still refuses it."""
    return unchecked(default, export(_laid(default, changes)))


def _laid(default: B, changes: Iterable[Change]) -> B:
    rows = {kind: {row.id: row for row in default.rows(kind)} for kind in default.kinds()}
    given = list(changes)
    for change in [each for each in given if each.field == ADD]:
        _grown(default, rows, change)[change.row] = _copied(rows, change)
    for change in [each for each in given if each.field not in (ADD, REMOVE)]:
        rows[change.kind][change.row] = _changed(_found(rows, change, change.row), change)
    for change in [each for each in given if each.field == REMOVE]:
        _found(rows, change, change.row)
        del _grown(default, rows, change)[change.row]
    return structs.replace(default, **{kind: tuple(found.values()) for kind, found in rows.items()})


def changes_between(default: Components, other: Components) -> Iterator[Change]:
    """How another box of the same game differs."""
    for kind in default.kinds():
        ours = {row.id: row for row in default.rows(kind)}
        theirs = {row.id: row for row in other.rows(kind)}
        for row in theirs.values():
            pattern = ours.get(row.id) or next(iter(ours.values()))
            if row.id not in ours:
                yield Change(kind, row.id, ADD, value_text(pattern.id))
            yield from _differences(kind, pattern, row, named=row.id in ours)
        yield from (Change(kind, name, REMOVE, "null") for name in ours if name not in theirs)


def _differences(kind: str, old: Row, new: Row, *, named: bool) -> Iterator[Change]:
    for field in (*old.values(), *NAMES):
        before = getattr(old, field) if named or field not in NAMES else ""
        value = getattr(new, field)
        if value != before:
            yield Change(kind, new.id, field, value_text(value))


def value_text(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)).decode()


def editable(row: Row) -> tuple[str, ...]:
    """What can be changed in a row: its values, and its names if players see it by a name that is no term."""
    fixed = (*row.fixed, *row.idle(), *(NAMES if row.term else ()))
    return tuple(name for name in _known(row) if name not in fixed)


def _known(row: Row) -> tuple[str, ...]:
    """What a file may say about a row; forms leave out what is fixed."""
    return (*row.values(), *(NAMES if row.named else ()))


def _found(rows: dict[str, dict[str, Row]], change: Change, row: str) -> Row:
    if row not in rows.get(change.kind, {}):
        raise ComponentError(Finding("check-no-row", change.kind[:60], row[:60]))
    return rows[change.kind][row]


def _grown(default: Components, rows: dict[str, dict[str, Row]], change: Change) -> dict[str, Row]:
    """The rows of a kind, or an error if its rows cannot be added and removed."""
    if change.kind not in rows or row_type(type(default), change.kind).how_many is None:
        raise ComponentError(Finding("check-cannot-grow", change.kind[:60]))
    return rows[change.kind]


def _copied(rows: dict[str, dict[str, Row]], change: Change) -> Row:
    if change.row in rows[change.kind]:
        raise ComponentError(Finding("check-id-twice", change.kind, change.row))
    try:
        pattern = _found(rows, change, msgspec.json.decode(change.value, type=str))
        plain = {
            **structs.asdict(pattern),
            "id": change.row,
            "provenance": FOUND,
            "note": "",
            **dict.fromkeys(NAMES, ""),
        }
        return msgspec.convert(plain, type(pattern))
    except (msgspec.MsgspecError, RecursionError):
        raise ComponentError(Finding("check-own-id", change.kind, change.row[:60])) from None


def _changed(row: Row, change: Change) -> Row:
    if change.field not in _known(row):
        args = (("known", ", ".join(editable(row)) or "none"), ("found", change.field[:60]))
        raise ComponentError(Finding("check-no-value", change.kind, row.id, args=args))
    plain: dict[str, Any] = msgspec.to_builtins(row, str_keys=True)
    try:
        plain[change.field] = msgspec.json.decode(change.value)
        if change.field not in NAMES:
            plain["provenance"] = _provenance(row, change.field)
        return msgspec.convert(plain, type(row), str_keys=True)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ComponentError(unreadable(change.kind, change.row, change.field, str(error))) from None


def _provenance(row: Row, field: str) -> dict[str, str]:
    before = row.provenance if isinstance(row.provenance, dict) else {"default": row.provenance}
    return {**before, field: FOUND}
