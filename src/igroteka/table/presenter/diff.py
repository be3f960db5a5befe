"""What changed between two states of one viewer."""

from bisect import bisect_left
from itertools import compress, count
from operator import is_not
from typing import Any, TypeVar

import msgspec

from igroteka.content.scene import Piece, Scene, Zone
from igroteka.table.wire.messages import LogLine, State, TableInfo, Update

T = TypeVar("T", Piece, Zone)


class Shared:
    """Differences between parts of scenes that several viewers share, computed once for all of them."""

    def __init__(self) -> None:
        self._known: dict[
            tuple[int, int], tuple[object, object, dict[str, Any]]
        ] = {}  # by identity; the entries keep their objects alive

    def part(self, name: str, old: tuple[T, ...], new: tuple[T, ...]) -> dict[str, Any]:
        """What changed among pieces or zones, as fields of an update."""
        if old is new:
            return {}
        key = id(old), id(new)
        if key not in self._known:
            before, now, first = core(old, new)
            changed, gone = things(before, now)
            fields = {name: changed, "gone": gone, "places": placed(before, now, first)}
            self._known[key] = old, new, {field: value for field, value in fields.items() if value}
        return self._known[key][2]


def update(old: State, new: State, shared: Shared | None = None) -> State | Update | None:
    """The difference, the whole state if a difference is not enough, or None."""
    lines = new_lines(old.log, new.log)
    if lines is None or whole(old, new):
        return new
    changes = scene_changes(old.scene, new.scene, shared) if old.scene and new.scene else {}
    if old.waiting != new.waiting:
        changes["waiting"] = new.waiting
    if old.question != new.question:
        changes["question"], changes["asked"] = new.question, True
    if old.outcome != new.outcome:
        changes["outcome"] = new.outcome
    if old.requests != new.requests:
        changes["requests"] = new.requests
    if old.undo != new.undo:
        changes["undo"] = new.undo
    if lines:
        changes["log"] = lines
    if other_table(old.table, new.table):
        changes["table"] = new.table
    if not changes and new.revision == old.revision:
        return None
    return Update(
        revision=new.revision, since=old.revision, handover=new.handover, server_time=new.server_time, **changes
    )


def whole(old: State, new: State) -> bool:
    """Whether the whole state must be sent: another viewer or another phase."""
    return (
        old.seat != new.seat
        or old.handover != new.handover
        or (old.scene is None) != (new.scene is None)
        or old.table.phase != new.table.phase
    )


def other_table(old: TableInfo, new: TableInfo) -> bool:
    """Whether more of the table's header changed than its revision, its time and whose turn it is."""
    if old is new:
        return False
    return msgspec.structs.replace(new, revision=old.revision, touched=old.touched, my_turn=old.my_turn) != old


def new_lines(old: tuple[LogLine, ...], new: tuple[LogLine, ...]) -> tuple[LogLine, ...] | None:
    """The new lines; None if older ones were removed or changed."""
    if old is new:
        return ()
    if not old or not new:
        return new if not old else None
    skipped = new[0].number - old[0].number
    common = len(old) - skipped
    if skipped < 0 or not 0 < common <= len(new):
        return None
    if old[-1] is new[common - 1]:  # a log that only grew
        return new[common:]
    return new[common:] if old[skipped:] == new[:common] else None


def scene_changes(old: Scene, new: Scene, shared: Shared | None = None) -> dict[str, Any]:
    """The changed parts of a scene, as fields of an update."""
    if old is new:
        return {}
    shared = shared or Shared()
    pieces, zones = shared.part("pieces", old.pieces, new.pieces), shared.part("zones", old.zones, new.zones)
    changes = pieces | zones
    if "gone" in pieces and "gone" in zones:
        changes["gone"] = pieces["gone"] + zones["gone"]
    if "places" in pieces and "places" in zones:
        changes["places"] = pieces["places"] | zones["places"]
    if old.boards != new.boards:
        changes["boards"] = new.boards
    if old.panels != new.panels:
        changes["panels"] = new.panels
    if old.status != new.status:
        changes["status"] = new.status
    if old.stage != new.stage:
        changes["stage"] = new.stage
    if old.at != new.at:
        changes["at"] = new.at
    if old.heading != new.heading:
        changes["heading"] = new.heading
    if old.sides != new.sides:
        changes["sides"] = new.sides
    return changes


def things(old: tuple[T, ...], new: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[str, ...]]:
    """Things that are new or changed, and the ids of those that are gone."""
    before = {each.id: each for each in old}
    changed = tuple([each for each in new if before.pop(each.id, None) != each])
    return changed, tuple(before)


def placed(old: tuple[T, ...], new: tuple[T, ...], first: int = 0) -> dict[str, int]:
    """The drawing positions, counted from ``first``, of things that are new or have overtaken others."""
    if [each.id for each in old] == [each.id for each in new]:
        return {}
    rank = {each.id: at for at, each in enumerate(old)}
    common = in_order([rank.get(each.id, -1) for each in new])
    return {each.id: at for at, each in enumerate(new, first) if at - first not in common}


def core(old: tuple[T, ...], new: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[T, ...], int]:
    """Both sequences without their common beginning and end, and the length of the common beginning."""
    most = min(len(old), len(new))
    first = next(compress(count(), map(is_not, old, new)), most)
    after = next(compress(count(), map(is_not, reversed(old), reversed(new))), most)
    after = min(after, most - first)
    return old[first : len(old) - after], new[first : len(new) - after], first


def in_order(ranks: list[int]) -> set[int]:
    """The indices of a longest rising run among ranks that are not negative (patience sorting)."""
    known = [rank for rank in ranks if rank >= 0]
    if known == sorted(known):
        return {at for at, rank in enumerate(ranks) if rank >= 0}
    tops: list[int] = []  # the lowest last rank of a run of each length
    ends: list[int] = []  # and its index
    before = [-1] * len(ranks)
    for at, rank in enumerate(ranks):
        if rank >= 0:
            length = bisect_left(tops, rank)
            before[at] = ends[length - 1] if length else -1
            tops[length : length + 1], ends[length : length + 1] = [rank], [at]
    common, at = set(), ends[-1] if ends else -1
    while at >= 0:
        common.add(at)
        at = before[at]
    return common
