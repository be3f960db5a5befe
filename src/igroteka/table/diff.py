"""What changed between two states of one pair of eyes."""

from collections.abc import Sequence
from typing import TypeVar

from igroteka.kernel.scene import Piece, Scene, Zone
from igroteka.table.wire import LogLine, State, Update

T = TypeVar("T", Piece, Zone)


def update(old: State, new: State) -> State | Update:
    """The difference, or the whole state where a difference would not do."""
    if whole(old, new):
        return new
    scenes = scene_changes(old.scene, new.scene) if old.scene and new.scene else {}
    return Update(
        revision=new.revision,
        since=old.revision,
        table=new.table if new.table != old.table else None,
        log=new_lines(old.log, new.log) or (),
        waiting=new.waiting if new.waiting != old.waiting else None,
        question=new.question if new.question != old.question else None,
        asked=new.question != old.question,
        outcome=new.outcome if new.outcome != old.outcome else None,
        handover=new.handover,
        requests=new.requests if new.requests != old.requests else None,
        undo=new.undo if new.undo != old.undo else None,
        server_time=new.server_time,
        **scenes,  # type: ignore[arg-type]  # fields of Update by their names
    )


def whole(old: State, new: State) -> bool:
    """Whether only the whole state tells it: other eyes, another phase, or lines that were taken back."""
    return (
        old.seat != new.seat
        or old.handover != new.handover
        or (old.scene is None) != (new.scene is None)
        or old.table.phase != new.table.phase
        or new_lines(old.log, new.log) is None
    )


def new_lines(old: Sequence[LogLine], new: Sequence[LogLine]) -> tuple[LogLine, ...] | None:
    """The lines that came; none when older ones went or changed."""
    if not old or not new:
        return tuple(new) if not old else None
    skipped = new[0].number - old[0].number
    kept = len(old) - skipped
    if skipped < 0 or not 0 < kept <= len(new):
        return None
    same = all(mine is theirs or mine == theirs for mine, theirs in zip(old[skipped:], new, strict=False))
    return tuple(new[kept:]) if same else None


def scene_changes(old: Scene, new: Scene) -> dict[str, object]:
    """The changed parts of a scene, as fields of an update."""
    if old is new:
        return {}
    changes: dict[str, object] = {}
    pieces, gone = things(old.pieces, new.pieces)
    zones, vanished = things(old.zones, new.zones)
    if pieces:
        changes["pieces"] = pieces
    if zones:
        changes["zones"] = zones
    if gone or vanished:
        changes["gone"] = gone + vanished
    for name in ("boards", "panels", "status", "stage", "at"):
        if getattr(old, name) != getattr(new, name):
            changes[name] = getattr(new, name)
    return changes


def things(old: Sequence[T], new: Sequence[T]) -> tuple[tuple[T, ...], tuple[str, ...]]:
    """Things that are new or changed, and the ids of those that are gone."""
    before = {each.id: each for each in old}
    changed = tuple(each for each in new if before.get(each.id) != each)
    here = {each.id for each in new}
    return changed, tuple(name for name in before if name not in here)
