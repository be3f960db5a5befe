"""Appendix I: when the condition of a task is met. More than asked for is fine (bonfire.light.any_number_met)."""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from igroteka.games.bonfire.components import COMMON, GOLD, SLOTS, Box
from igroteka.games.bonfire.query import (
    common_met,
    elder_count,
    gifts_on,
    gnome_count,
    guardian_count,
)
from igroteka.games.bonfire.state import AT_BONFIRE, AWAY, EMPTY, State

Shown: TypeAlias = tuple[int, ...]  # what the task shows
Condition: TypeAlias = Callable[[State, Box, int, Shown], bool]

BLUE, RED, YELLOW = 0, 1, 2


def met(s: State, box: Box, city: int, task: int) -> bool:
    """Whether a city meets the condition of a task."""
    return CONDITIONS[box.task_kind[task]](s, box, city, box.task_of[task])


def lightable(s: State, box: Box, seat: int) -> list[int]:
    """The seat's unlit tasks whose condition is met."""
    at, lit = seat * 7, s.lit[seat]
    return [
        task
        for slot, task in enumerate(s.slots[at : at + 7])
        if task != EMPTY and not lit >> slot & 1 and met(s, box, seat, task)
    ]


def bonfires(s: State, box: Box, city: int, colour: int) -> int:
    """Lit Bonfires of a colour."""
    at, lit = city * 7, s.lit[city]
    return sum(box.task_colour[s.slots[at + slot]] == colour for slot in range(SLOTS) if lit >> slot & 1)


def _of_colour(colour: int, need: int) -> Condition:
    """Tasks and Bonfires of a colour, the asking one included."""

    def condition(s: State, box: Box, city: int, _: Shown) -> bool:
        slots = s.slots[city * 7 : city * 7 + 7]
        return sum(task != EMPTY and box.task_colour[task] == colour for task in slots) >= need

    return condition


def _gifts(each: int, islands: int) -> Condition:
    """So many own gift tokens on each of so many islands."""

    def condition(s: State, box: Box, city: int, _: Shown) -> bool:
        return sum(gifts_on(s, city, island) >= each for island in range(len(box.island))) >= islands

    return condition


def _two_resources(each: int) -> Condition:
    """So many pieces of each of two resources, gold excepted."""

    def condition(s: State, _box: Box, city: int, _: Shown) -> bool:
        return sum(count >= each for count in s.resources[city * 6 : city * 6 + GOLD]) >= 2

    return condition


def _portals(need: int) -> Condition:
    return lambda s, _box, city, _: s.portals[city].bit_count() >= need


def _gnomes(need: int) -> Condition:
    return lambda s, _box, city, _: gnome_count(s, city) >= need


def _crystals(colour: int, need: int) -> Condition:
    return lambda s, box, city, _: sum(box.path_crystal[tile] == colour for tile in s.built[city]) >= need


def _covered(mark: Callable[[Box], int]) -> Condition:
    """All these cells of the fate area are covered."""

    def condition(s: State, box: Box, city: int, _: Shown) -> bool:
        cells = mark(box)
        return box.fate.layout(s.laid[city]).occupied & cells == cells

    return condition


def guardian(s: State, _box: Box, city: int, of: Shown) -> bool:
    return s.guardians[city * 5 + of[0]] != AWAY


def path_resource(s: State, box: Box, city: int, of: Shown) -> bool:
    return of[0] == box.start_resource or any(box.path_resource[tile] == of[0] for tile in s.built[city])


def blue_and_red_bonfire(s: State, box: Box, city: int, _: Shown) -> bool:
    return bonfires(s, box, city, BLUE) > 0 and bonfires(s, box, city, RED) > 0


def gift_on_resource(s: State, box: Box, city: int, of: Shown) -> bool:
    return any(gifts_on(s, city, island) for island in box.islands_of[of[0]])


def fate_groups(s: State, box: Box, city: int, of: Shown) -> bool:
    """A group of at least 3 of each shown symbol."""
    groups = box.fate.layout(s.laid[city]).groups()
    return all(groups[symbol] and groups[symbol][0] >= 3 for symbol in of)


def gnome_resource(s: State, box: Box, city: int, of: Shown) -> bool:
    gnomes = s.gnomes[city]
    return any(gnomes >> at & 1 and each == of[0] for at, each in enumerate(box.gnome_resource))


def common(s: State, box: Box, city: int, _: Shown) -> bool:
    return any(common_met(s, box, city, each) for each in range(len(COMMON)))


def paths_adjacent(s: State, box: Box, city: int, _: Shown) -> bool:
    row = [box.start_resource, *(box.path_resource[tile] for tile in s.built[city])]
    return any(one == two for one, two in pairwise(row))


def gold4(s: State, _box: Box, city: int, _: Shown) -> bool:
    return s.resources[city * 6 + GOLD] >= 4


def bonfires_3_colours(s: State, box: Box, city: int, _: Shown) -> bool:
    return all(bonfires(s, box, city, colour) for colour in (BLUE, RED, YELLOW))


def resources3(s: State, _box: Box, city: int, of: Shown) -> bool:
    return s.resources[city * 6 + of[0]] >= 3


def gifts_both_islands(s: State, box: Box, city: int, of: Shown) -> bool:
    return all(gifts_on(s, city, island) for island in box.islands_of[of[0]])


def guardians4(s: State, _box: Box, city: int, _: Shown) -> bool:
    return guardian_count(s, city) >= 4


def elders3(s: State, _box: Box, city: int, _: Shown) -> bool:
    return elder_count(s, city) >= 3


def gift_stack_empty(s: State, _box: Box, city: int, _: Shown) -> bool:
    return EMPTY in s.gift_tops[city * 2 : city * 2 + 2]


def bonfires5(s: State, _box: Box, city: int, _: Shown) -> bool:
    return s.lit[city].bit_count() >= 5


def same_resource5(s: State, _box: Box, city: int, _: Shown) -> bool:
    return max(s.resources[city * 6 : city * 6 + GOLD]) >= 5


def action_tokens5(s: State, _box: Box, city: int, of: Shown) -> bool:
    return s.tokens[city * 7 + of[0]] >= 5


def guardians2_bonfires(s: State, _box: Box, city: int, _: Shown) -> bool:
    return sum(place > AT_BONFIRE for place in s.guardians[city * 5 : city * 5 + 5]) >= 2


def fate_two_groups4(s: State, box: Box, city: int, _: Shown) -> bool:
    """Two groups of at least 4, of one symbol or of two."""
    return sum(size >= 4 for sizes in box.fate.layout(s.laid[city]).groups() for size in sizes) >= 2


CONDITIONS: dict[str, Condition] = {
    "guardian": guardian,
    "path_resource": path_resource,
    "blue_and_red_bonfire": blue_and_red_bonfire,
    "gift_on_resource": gift_on_resource,
    "two_by_two": _two_resources(2),
    "gifts_3_islands": _gifts(1, 3),
    "gifts_2_one_island": _gifts(2, 1),
    "fate_group3": fate_groups,
    "gnome_resource": gnome_resource,
    "common": common,
    "portals3": _portals(3),
    "paths_adjacent": paths_adjacent,
    "gnomes3": _gnomes(3),
    "gold4": gold4,
    "bonfires_3_colours": bonfires_3_colours,
    "resources3": resources3,
    "gifts_both_islands": gifts_both_islands,
    "blue4": _of_colour(BLUE, 4),
    "guardians4": guardians4,
    "fate_two_groups3": fate_groups,
    "portals5": _portals(5),
    "gifts_5_islands": _gifts(1, 5),
    "red4": _of_colour(RED, 4),
    "gnomes5": _gnomes(5),
    "elders3": elders3,
    "three_gifts_one_island": _gifts(3, 1),
    "gift_stack_empty": gift_stack_empty,
    "red_crystals3": _crystals(RED, 3),
    "yellow4": _of_colour(YELLOW, 4),
    "bonfires5": bonfires5,
    "blue_crystals4": _crystals(BLUE, 4),
    "three_by_two": _two_resources(3),
    "gifts_2_on_3": _gifts(2, 3),
    "same_resource5": same_resource5,
    "action_tokens5": action_tokens5,
    "fate_marked_cells": _covered(lambda box: box.fate.marked),
    "guardians2_bonfires": guardians2_bonfires,
    "fate_two_groups4": fate_two_groups4,
    "fate_gold_cells": _covered(lambda box: box.fate.gold),
    "fate_outer_columns": _covered(lambda box: box.fate.outer),
}
"""By the task's kind, which is also the end of its rule's id."""
