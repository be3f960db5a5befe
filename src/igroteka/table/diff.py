"""What changed between two states of one pair of eyes."""

from bisect import bisect_left
from typing import TypeVar

import msgspec

from igroteka.kernel.scene import Piece, Scene, Zone
from igroteka.table.wire import LogLine, State, Update

T = TypeVar("T", Piece, Zone)


def update(old: State, new: State) -> State | Update | None:
    """The difference, the whole state where a difference would not do, or nothing."""
    lines = new_lines(old.log, new.log)
    if lines is None or whole(old, new):
        return new
    scenes = scene_changes(old.scene, new.scene) if old.scene and new.scene else {}
    bare = Update(revision=new.revision, since=old.revision, handover=new.handover, server_time=new.server_time)
    change = msgspec.structs.replace(
        bare,
        table=new.table if new.table != old.table else None,
        log=lines,
        waiting=new.waiting if new.waiting != old.waiting else None,
        question=new.question if new.question != old.question else None,
        asked=new.question != old.question,
        outcome=new.outcome if new.outcome != old.outcome else None,
        requests=new.requests if new.requests != old.requests else None,
        undo=new.undo if new.undo != old.undo else None,
        **scenes,
    )
    return change if new.revision != old.revision or change != bare else None


def whole(old: State, new: State) -> bool:
    """Whether only the whole state tells it: other eyes or another phase."""
    return (
        old.seat != new.seat
        or old.handover != new.handover
        or (old.scene is None) != (new.scene is None)
        or old.table.phase != new.table.phase
    )


def new_lines(old: tuple[LogLine, ...], new: tuple[LogLine, ...]) -> tuple[LogLine, ...] | None:
    """The lines that came; none when older ones went or changed."""
    if not old or not new:
        return new if not old else None
    skipped = new[0].number - old[0].number
    kept = len(old) - skipped
    if skipped < 0 or not 0 < kept <= len(new):
        return None
    return new[kept:] if old[skipped:] == new[:kept] else None


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
    places = placed(old.pieces, new.pieces) | placed(old.zones, new.zones)
    if places:
        changes["places"] = places
    for name in ("boards", "panels", "status", "stage", "at"):
        if getattr(old, name) != getattr(new, name):
            changes[name] = getattr(new, name)
    return changes


def things(old: tuple[T, ...], new: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[str, ...]]:
    """Things that are new or changed, and the ids of those that are gone; most stand where they stood."""
    if old == new:
        return (), ()
    same = len(old) == len(new)
    moved = [(mine, theirs) for mine, theirs in zip(old, new, strict=False) if mine is not theirs and mine != theirs]
    if same and all(mine.id == theirs.id for mine, theirs in moved):
        return tuple([theirs for _, theirs in moved]), ()
    before = {each.id: each for each in old}
    changed = tuple([each for each in new if before.pop(each.id, None) != each])
    return changed, tuple(before)


def placed(old: tuple[T, ...], new: tuple[T, ...]) -> dict[str, int]:
    """Where in the order of drawing those stand that are new or have overtaken others."""
    if [each.id for each in old] == [each.id for each in new]:
        return {}
    rank = {each.id: at for at, each in enumerate(old)}
    kept = in_order([rank.get(each.id, -1) for each in new])
    return {each.id: at for at, each in enumerate(new) if at not in kept}


def in_order(ranks: list[int]) -> set[int]:
    """The indices of a longest rising run among ranks that are not negative (patience sorting)."""
    tops: list[int] = []  # the lowest last rank of a run of each length
    ends: list[int] = []  # and its index
    before = [-1] * len(ranks)
    for at, rank in enumerate(ranks):
        if rank >= 0:
            length = bisect_left(tops, rank)
            before[at] = ends[length - 1] if length else -1
            tops[length : length + 1], ends[length : length + 1] = [rank], [at]
    kept, at = set(), ends[-1] if ends else -1
    while at >= 0:
        kept.add(at)
        at = before[at]
    return kept
