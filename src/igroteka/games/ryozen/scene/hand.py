"""A clan's hand on its mat: companions with their names, and what they can do where there is room for it."""

from itertools import groupby
from typing import Final, NamedTuple

from igroteka.content.scene import Pane, Piece, Say
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.tiles import tile, toppled
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import APPRENTICE, RANKS, Side, Tile, owner_of

MAT: Final = (980, 122)  # width and height of a clan's mat
MOST_HELD: Final = 9  # companions drawn in a hand
HAND: Final = 586  # width of the hand on it
ROW: Final = 50  # the middle of the companions
NAME: Final = (111, 22)  # the middle of their names, and their height
TILE: Final = 98  # the side of a companion in the hand
THEIRS, THEIR_HAND = 84, 330  # the same for the Basilisk, and the width of its hand
FANS: Final = (48, 36, 24)  # from one of several equal companions in the hand to the next, as far as there is room
ABILITY_LEAST, ABILITY_MOST, ABILITY_ALONE = 112, 140, 270  # width of an ability: the least, among others, alone
EMPTY: Final = 480  # width of what is said of an empty hand
GAP: Final = 14  # beside them
CLOSE: Final = 6  # between companions without their abilities
PHONE: Final = (374, 72)  # pixels: the width of a page, and the least of a companion there


def hand(s: State, box: Box, side: Side, say: Say) -> list[Piece]:
    """The companions in a clan's hand with their names, as large as fits, then those that were toppled."""
    board, laid, found = f"mat:{side}", Hand.of(s, box, side), list[Piece]()
    for group, left, wide in laid.slots:
        rank, fan = RANKS[box.tables.rank[group[0]]], fan_width(laid.size, len(group), laid.apart)
        first = left + 4 + laid.size // 2
        for nth, each in enumerate(group):
            found += tile(s, box, each, board, first + laid.apart * nth, ROW, laid.size)
        if side < s.seats:
            room = min(fan + (GAP if laid.with_abilities else 0), wide - 2)
            at, name = first + (fan - laid.size) // 2, say(f"name-{rank}")
            found.append(Piece(f"name:{group[0]}", board, at, NAME[0], room, NAME[1], "plate", text=name, tip=rank))
        if laid.with_abilities and wide > fan + GAP + CLOSE:
            room, at = wide - fan - GAP, left + (wide + fan + 4) // 2
            found.append(Piece(f"ability:{group[0]}", board, at, ROW, room, 96, "plate", tip=rank, effect=True))
    if side < s.seats and not laid.slots:
        words = say("hand-empty" if s.round >= box.tables.table.rounds else "hand-until_dawn")
        at = 8 + 98 * len(laid.lying) + EMPTY // 2
        found.append(Piece(f"hand:{side}:empty", board, at, ROW, EMPTY, 60, "plate", text=words, tip="mat"))
    for each, (left, wide) in zip(fallen(s, side), laid.lying, strict=True):
        found += toppled(s, box, each, board, left + wide // 2, ROW, say)
    return found


def fallen(s: State, side: Side) -> list[Tile]:
    """The companions of a clan that were toppled."""
    return [each for each in s.aside if owner_of(each) == side]


class Hand(NamedTuple):
    """How a hand lies on its mat: equal companions as a fan, beside what they can do unless that is too much.

    Left edges and widths of what lies there. Where even the companions are too many, they overlap.
    """

    slots: list[tuple[list[Tile], int, int]]
    lying: list[tuple[int, int]]  # toppled companions
    size: int  # of a companion
    apart: int  # from one of several equal companions to the next
    with_abilities: bool  # whether abilities stand beside the companions

    @classmethod
    def of(cls, s: State, box: Box, side: Side) -> "Hand":
        held, lying, rank = sorted(s.hands[side])[:MOST_HELD], len(fallen(s, side)), box.tables.rank.__getitem__
        groups = [[*tiles] for _, tiles in groupby(sorted(held, key=rank), rank)]
        able = [rank(group[0]) != APPRENTICE for group in groups]
        for apart in FANS if side < s.seats else ():
            fans = [fan_width(TILE, len(group), apart) + GAP for group in groups]
            room = (HAND - sum(fans) - TILE * lying) // max(sum(able), 1)
            if room >= (ABILITY_LEAST if any(able) else 0):
                # as wide as a row on a phone has room for, so that long ones can be read there too
                in_a_row = (PHONE[0] * TILE // PHONE[1] - sum(fans)) // max(sum(able), 1)
                beside = min(room, max(ABILITY_MOST, min(in_a_row, ABILITY_ALONE)))
                wide = [fan + beside * can for fan, can in zip(fans, able, strict=True)]
                return cls._side_by_side(groups, wide + [TILE] * lying, TILE, apart, with_abilities=True)
        size, space = (TILE, HAND) if side < s.seats else (THEIRS, THEIR_HAND)
        fans = [fan_width(size, len(group), FANS[-1]) + CLOSE for group in groups]
        over = max(sum(fans) + size * lying - space, 0)
        closer = -(-over // max(len(fans) + lying - 1, 1))  # by this much each covers the one before
        wide = [fan - closer for fan in fans] + [size - closer] * lying
        return cls._side_by_side(groups, wide, size, FANS[-1], with_abilities=False)

    @classmethod
    def _side_by_side(
        cls, groups: list[list[Tile]], wide: list[int], size: int, apart: int, *, with_abilities: bool
    ) -> "Hand":
        left = [4 + sum(wide[:n]) for n in range(len(wide))]
        slots, lying = list(zip(groups, left, wide, strict=False)), list(zip(left, wide, strict=True))[len(groups) :]
        return cls(slots, lying, size, apart, with_abilities)


def fan_width(size: int, count: int, apart: int) -> int:
    return size + apart * (count - 1)


def mat_panes(laid: Hand) -> tuple[Pane, ...]:
    """The hand in as many rows as its companions need to be large enough on a phone, then the rest of the mat."""
    most, rows = PHONE[0] * laid.size // PHONE[1], list[tuple[int, int]]()
    for left, wide in (*((left, wide) for _, left, wide in laid.slots), *laid.lying):
        if rows and left + wide - rows[-1][0] <= most:
            rows[-1] = rows[-1][0], left + wide
        else:
            rows.append((left, left + wide))
    hand = [Pane(left - 2, 0, most + 4, MAT[1]) for left, _ in rows or [(4, 0)]]
    return (*hand, Pane(HAND + 8, 0, MAT[0] - HAND - 8, MAT[1]))
