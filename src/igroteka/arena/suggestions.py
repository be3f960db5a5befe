"""Suggested changes of reconstructed values that look wrong. Nothing is changed automatically."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import structs

from igroteka.arena.balance import Lever
from igroteka.arena.matches import Interval
from igroteka.arena.worth import Effect
from igroteka.content.components import B, ComponentError, Row, Standing, export, parse

DOUBTFUL: Final[Standing] = "reconstructed"


class Suggestion(NamedTuple):
    """Another value for a component, and why."""

    kind: str
    id: str
    field: str
    value: int
    suggested: int
    provenance: Standing
    note: str
    points: Interval  # the component's effect now
    refused: str  # why the box does not allow it, or ""
    text: str  # the row as it would be in a component file


def suggestions(effects: Iterable[Effect], levers: Sequence[Lever], box: B) -> tuple[list[Suggestion], B]:
    """A value for each component that is clearly off and has a reconstructed value, and the box with all of them.

    If the box's checks allow no better value, it stays as it was, and the suggestion says why.
    """
    found: dict[tuple[str, str], Suggestion] = {}
    for effect in effects:
        for lever in levers:
            if effect.sure and lever.kind == effect.kind and (effect.kind, effect.id) not in found:
                suggested, box = suggestion(effect, lever, box)
                if suggested:
                    found[effect.kind, effect.id] = suggested
    return list(found.values()), box


def suggestion(effect: Effect, lever: Lever, box: B) -> tuple[Suggestion | None, B]:
    """The best value that the box allows, if the row has one to change and another would be nearer to the mean."""
    row = next(row for row in box.rows(effect.kind) if row.id == effect.id)
    values, refused = better(row, lever, effect.points.mean), ""
    if not values:
        return None, box
    for value in values:
        box, refused = tried(box, lever, row, value)
        if not refused:
            break
    old, text = getattr(row, lever.field), written(box, lever.kind, row.id)
    known = (row.standing(lever.field), row.note, effect.points)
    return Suggestion(lever.kind, row.id, lever.field, old, value, *known, refused, text), box


def better(row: Row, lever: Lever, points: float) -> list[int]:
    """Values within the lever's range that bring a row nearer to the mean of its kind, the best first."""
    value = getattr(row, lever.field)
    if row.standing(lever.field) != DOUBTFUL or not isinstance(value, int):
        return []
    wanted = -round(points / lever.worth)
    steps, way = min(abs(wanted), lever.most), 1 if wanted > 0 else -1
    return [value + way * step for step in range(steps, 0, -1)]


def tried(box: B, lever: Lever, row: Row, value: int) -> tuple[B, str]:
    """The box with another value, or the objection of its checks."""
    other = structs.replace(row, **{lever.field: value})
    rows = tuple(other if each is row else each for each in box.rows(lever.kind))
    try:
        return parse(export(structs.replace(box, **{lever.kind: rows})), type(box)), ""
    except ComponentError as error:
        return box, str(error)


def written(box: B, kind: str, row_id: str) -> str:
    """A row as it is written in a component file."""
    begin = f'[[{kind}]]\nid = "{row_id}"\n'
    return next(block for block in export(box).split("\n\n") if f"{block}\n".startswith(begin))
