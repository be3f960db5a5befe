"""Appendix I: how far a city is with a task, and whether its condition is met.

Every condition is a count and the number needed; more than asked for is fine (bonfire.light.any_number_met).
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import (
    common_met,
    elder_count,
    gifts_on,
    gnome_count,
    guardian_count,
)
from igroteka.games.bonfire.state import (
    State,
    guardian_at,
    guardians_of,
    resource_at,
    resources_of,
    slots_of,
    stack_at,
    token_at,
    tokens_of,
)
from igroteka.games.bonfire.words import (
    ALL_COMMON,
    ALL_STACKS,
    AWAY,
    BLUE,
    GIFT_STACK,
    GOLD,
    NO_RESOURCE,
    NO_TASK,
    RED,
    YELLOW,
    City,
    Colour,
    Guardian,
    Resource,
    Seat,
    Task,
    Token,
    is_by_bonfire,
)
from igroteka.kernel.bits import has

Shown: TypeAlias = tuple[int, ...]  # what the task shows: Guardians, tokens or resources
Count: TypeAlias = Callable[[State, Box, City, Shown], int]
Need: TypeAlias = int | Callable[[Box], int]


def progress(s: State, box: Box, city: City, task: Task) -> tuple[int, int]:
    """How much a city has of what a task asks for, and how much is needed."""
    count, need = CONDITIONS[box.task_kind[task]]
    return count(s, box, city, box.task_of[task]), need if isinstance(need, int) else need(box)


def met(s: State, box: Box, city: City, task: Task) -> bool:
    """Whether a city meets the condition of a task."""
    have, need = progress(s, box, city, task)
    return have >= need


def lightable(s: State, box: Box, seat: Seat) -> list[Task]:
    """The seat's unlit tasks whose condition is met."""
    lit = s.lit[seat]
    return [
        task
        for slot, task in enumerate(slots_of(s, seat))
        if task != NO_TASK and not has(lit, slot) and met(s, box, seat, task)
    ]


def bonfires(s: State, box: Box, city: City, colour: Colour) -> int:
    """Lit Bonfires of a colour."""
    lit = s.lit[city]
    return sum(box.task_colour[task] == colour for slot, task in enumerate(slots_of(s, city)) if has(lit, slot))


# Counts that several kinds share


def _bonfire_colours(*colours: Colour) -> Count:
    """How many of these colours have a Bonfire; the asking task itself is not one yet."""
    return lambda s, box, city, _: sum(bonfires(s, box, city, colour) > 0 for colour in colours)


def _of_colour(colour: Colour) -> Count:
    """Tasks and Bonfires of a colour, the asking one included."""

    def count(s: State, box: Box, city: City, _: Shown) -> int:
        slots = slots_of(s, city)
        return sum(task != NO_TASK and box.task_colour[task] == colour for task in slots)

    return count


def _gifts(each: int, islands: int) -> Count:
    """The city's gift tokens on the fullest islands, counting at most a given number on each."""

    def count(s: State, box: Box, city: City, _: Shown) -> int:
        lying = sorted((min(gifts_on(s, city, island), each) for island in box.islands), reverse=True)
        return sum(lying[:islands])

    return count


def _two_resources(each: int) -> Count:
    """Pieces of the two most plentiful resources except gold, counting at most a given number of each."""

    def count(s: State, _box: Box, city: City, _: Shown) -> int:
        second, first = sorted(resources_of(s, city)[:GOLD])[-2:]
        return min(first, each) + min(second, each)

    return count


def _crystals(colour: Colour) -> Count:
    return lambda s, box, city, _: sum(box.path_crystal[tile] == colour for tile in s.built[city])


def _covered(mark: Callable[[Box], int]) -> tuple[Count, Need]:
    """How many of some cells of the fate area are covered; all of them are needed."""

    def count(s: State, box: Box, city: City, _: Shown) -> int:
        return (box.fate.layout(s.laid[city]).occupied & mark(box)).bit_count()

    return count, lambda box: mark(box).bit_count()


def _of_each(purse: list[int], of: Shown) -> int:
    """Pieces of the kinds shown, counting no more of a kind than are shown."""
    return sum(min(purse[kind], wanted) for kind, wanted in Counter(of).items())


# The others


def portals(s: State, _box: Box, city: City, _: Shown) -> int:
    return s.portals[city].bit_count()


def gnomes(s: State, _box: Box, city: City, _: Shown) -> int:
    return gnome_count(s, city)


def guardian(s: State, _box: Box, city: City, of: Shown) -> int:
    return s.guardians[guardian_at(city, Guardian(of[0]))] != AWAY


def path_resource(s: State, box: Box, city: City, of: Shown) -> int:
    return path_resources(s, box, city).count(Resource(of[0]))


def path_resources(s: State, box: Box, city: City) -> list[Resource]:
    """The resources along a city's Path, the starting tile's first."""
    return [box.start_resource[s.boards[city]], *(box.path_resource[tile] for tile in s.built[city])]


def gift_on_resource(s: State, box: Box, city: City, of: Shown) -> int:
    """Islands of the shown resource with one of the city's gift tokens."""
    return sum(gifts_on(s, city, island) > 0 for island in box.islands_of[of[0]])


def gifts_both_islands(s: State, box: Box, city: City, of: Shown) -> int:
    """Both islands of the resource shown, or one island of each of two."""
    if len({*of}) == 1:
        return gift_on_resource(s, box, city, of)
    return sum(gift_on_resource(s, box, city, (resource,)) > 0 for resource in of)


def fate_group(s: State, box: Box, city: City, of: Shown) -> int:
    """Symbols of the largest groups of the shown kinds, counting at most 3 of each."""
    groups = box.fate.layout(s.laid[city]).groups()
    return sum(min(size, 3) for symbol, wanted in Counter(of).items() for size in groups[symbol][:wanted])


def gnome_resource(s: State, box: Box, city: City, of: Shown) -> int:
    owned = s.gnomes[city]
    return sum(each == of[0] and has(owned, at) for at, each in enumerate(box.gnome_resource))


def common(s: State, box: Box, city: City, _: Shown) -> int:
    return sum(common_met(s, box, city, each) for each in ALL_COMMON)


def paths_adjacent(s: State, box: Box, city: City, _: Shown) -> int:
    return sum(one == two for one, two in pairwise(path_resources(s, box, city)))


def gold(s: State, _box: Box, city: City, _: Shown) -> int:
    return s.resources[resource_at(city, GOLD)]


def resources(s: State, _box: Box, city: City, of: Shown) -> int:
    if len(of) == 1:
        return s.resources[resource_at(city, Resource(of[0]))]
    return _of_each(resources_of(s, city), of)


def guardians(s: State, _box: Box, city: City, _: Shown) -> int:
    return guardian_count(s, city)


def elders(s: State, _box: Box, city: City, _: Shown) -> int:
    return elder_count(s, city)


def gift_stack(s: State, _box: Box, city: City, _: Shown) -> int:
    """Gift tokens taken from the lower of the two stacks of five."""
    stacks = [stack_at(city, stack) for stack in ALL_STACKS]
    return max(GIFT_STACK - s.gift_stacks[at] - (s.gift_tops[at] != NO_RESOURCE) for at in stacks)


def all_bonfires(s: State, _box: Box, city: City, _: Shown) -> int:
    return s.lit[city].bit_count()


def same_resource(s: State, _box: Box, city: City, _: Shown) -> int:
    return max(resources_of(s, city)[:GOLD])


def action_tokens(s: State, _box: Box, city: City, of: Shown) -> int:
    if len(of) == 1:
        return s.tokens[token_at(city, Token(of[0]))]
    return _of_each(tokens_of(s, city), of)


def guardians_at_bonfires(s: State, _box: Box, city: City, _: Shown) -> int:
    return sum(is_by_bonfire(stop) for stop in guardians_of(s, city))


def fate_groups_of_4(s: State, box: Box, city: City, _: Shown) -> int:
    """Symbols of the two largest groups, of one symbol or of two, counting at most 4 of each."""
    sizes = sorted((size for sizes in box.fate.layout(s.laid[city]).groups() for size in sizes), reverse=True)
    return sum(min(size, 4) for size in sizes[:2])


CONDITIONS: dict[str, tuple[Count, Need]] = {
    "guardian": (guardian, 1),
    "path_resource": (path_resource, 1),
    "blue_and_red_bonfire": (_bonfire_colours(BLUE, RED), 2),
    "gift_on_resource": (gift_on_resource, 1),
    "two_by_two": (_two_resources(2), 4),
    "gifts_3_islands": (_gifts(1, 3), 3),
    "gifts_2_one_island": (_gifts(2, 1), 2),
    "fate_group3": (fate_group, 3),
    "gnome_resource": (gnome_resource, 1),
    "common": (common, 1),
    "portals3": (portals, 3),
    "paths_adjacent": (paths_adjacent, 1),
    "gnomes3": (gnomes, 3),
    "gold4": (gold, 4),
    "bonfires_3_colours": (_bonfire_colours(BLUE, RED, YELLOW), 3),
    "resources3": (resources, 3),
    "gifts_both_islands": (gifts_both_islands, 2),
    "blue4": (_of_colour(BLUE), 4),
    "guardians4": (guardians, 4),
    "fate_two_groups3": (fate_group, 6),
    "portals5": (portals, 5),
    "gifts_5_islands": (_gifts(1, 5), 5),
    "red4": (_of_colour(RED), 4),
    "gnomes5": (gnomes, 5),
    "elders3": (elders, 3),
    "three_gifts_one_island": (_gifts(3, 1), 3),
    "gift_stack_empty": (gift_stack, 5),
    "red_crystals3": (_crystals(RED), 3),
    "yellow4": (_of_colour(YELLOW), 4),
    "bonfires5": (all_bonfires, 5),
    "blue_crystals4": (_crystals(BLUE), 4),
    "three_by_two": (_two_resources(3), 6),
    "gifts_2_on_3": (_gifts(2, 3), 6),
    "same_resource5": (same_resource, 5),
    "action_tokens5": (action_tokens, 5),
    "fate_marked_cells": _covered(lambda box: box.fate.marked),
    "guardians2_bonfires": (guardians_at_bonfires, 2),
    "fate_two_groups4": (fate_groups_of_4, 8),
    "fate_gold_cells": _covered(lambda box: box.fate.gold),
    "fate_outer_columns": _covered(lambda box: box.fate.outer),
}
"""By the task's kind, which is also the end of its rule's id: the count, and the number needed."""
