"""A clan's hand on its mat: companions with their names, and what they can do where there is room for it."""

from itertools import groupby
from typing import Final, NamedTuple

from igroteka.content.scene import Pane, Piece, Say
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.tiles import tile, toppled
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import APPRENTICE, RANKS, Side, Tile, owner_of

MAT: Final = (1036, 108)  # width and height of a clan's mat
MOST_HELD: Final = 9  # companions drawn in a hand
HAND: Final = 620  # width of the hand on it
TILE: Final = 80  # the side of a companion in the hand
FAN: Final = 22  # from one of several equal companions in the hand to the next
ABILITY_LEAST, ABILITY_MOST = 112, 130  # the least and the largest width of an ability beside them
GAP: Final = 18  # beside them
NAME_LEAST: Final = 96  # room of a name
PHONE: Final = (374, 72)  # pixels: the width of a page, and the least of a companion there


def hand(s: State, box: Box, side: Side, say: Say) -> list[Piece]:
    """The companions in a clan's hand with their names, as large as fits, then those that were toppled."""
    board, laid, found = f"mat:{side}", Hand.of(s, box, side), list[Piece]()
    for group, left, wide in laid.slots:
        rank, fan = RANKS[box.tables.rank[group[0]]], fan_width(laid.size, len(group))
        first = left + (4 if laid.with_abilities else (wide - fan) // 2) + laid.size // 2
        for nth, each in enumerate(group):
            found += tile(s, box, each, board, first + FAN * nth, 45, laid.size)
        if side < s.seats:
            room = max(fan, NAME_LEAST) if laid.with_abilities else wide - 2
            at, name = first + (fan - laid.size) // 2, say(f"name-{rank}")
            found.append(Piece(f"name:{group[0]}", board, at, 96, room, 22, "plate", text=name, tip=rank))
        if laid.with_abilities and wide > fan + GAP:
            room, at = wide - fan - GAP, left + (wide + fan + 4) // 2
            found.append(Piece(f"ability:{group[0]}", board, at, 50, room, 92, "plate", tip=rank, effect=True))
    for each, (left, wide) in zip(fallen(s, side), laid.lying, strict=True):
        found += toppled(s, box, each, board, left + wide // 2, 45, say)
    return found


def fallen(s: State, side: Side) -> list[Tile]:
    """The companions of a clan that were toppled."""
    return [each for each in s.aside if owner_of(each) == side]


class Hand(NamedTuple):
    """How a hand lies on its mat: equal companions as a fan beside what they can do, or each alone if that is too much.

    Left edges and widths of what lies there.
    """

    slots: list[tuple[list[Tile], int, int]]
    lying: list[tuple[int, int]]  # toppled companions
    size: int  # of a companion
    with_abilities: bool  # whether abilities stand beside the companions

    @classmethod
    def of(cls, s: State, box: Box, side: Side) -> "Hand":
        held, lying, person = sorted(s.hands[side])[:MOST_HELD], fallen(s, side), side < s.seats
        rank = box.tables.rank.__getitem__
        equal = [[*tiles] for _, tiles in groupby(sorted(held, key=rank), rank)]
        fans = [fan_width(TILE, len(group)) + GAP for group in equal]
        able = [rank(group[0]) != APPRENTICE for group in equal]
        room = min((HAND - sum(fans) - 100 * len(lying)) // max(sum(able), 1), ABILITY_MOST)
        with_abilities = person and (room >= ABILITY_LEAST if any(able) else room >= 0)
        step = min(100, (HAND if person else 330) // max(len(held) + len(lying), 1))
        groups = equal if with_abilities else [[each] for each in held]
        wide = [fan + room * can for fan, can in zip(fans, able, strict=True)] if with_abilities else [step] * len(held)
        wide += [100 if with_abilities else step] * len(lying)
        left = [6 + sum(wide[:n]) for n in range(len(wide))]
        slots = list(zip(groups, left, wide, strict=False))
        return cls(
            slots,
            list(zip(left, wide, strict=True))[len(groups) :],
            TILE if with_abilities else min(step - 8, TILE),
            with_abilities,
        )


def fan_width(size: int, count: int) -> int:
    return size + FAN * (count - 1)


def mat_panes(laid: Hand) -> tuple[Pane, ...]:
    """The hand in as many rows as its companions need to be large enough on a phone, then the rest of the mat."""
    most, rows = PHONE[0] * laid.size // PHONE[1], list[tuple[int, int]]()
    for left, wide in (*((left, wide) for _, left, wide in laid.slots), *laid.lying):
        if rows and left + wide - rows[-1][0] <= most:
            rows[-1] = rows[-1][0], left + wide
        else:
            rows.append((left, left + wide))
    hand = [Pane(left - 2, 0, most + 4, MAT[1]) for left, _ in rows or [(6, 0)]]
    return (*hand, Pane(HAND + 8, 0, MAT[0] - HAND - 8, MAT[1]))
