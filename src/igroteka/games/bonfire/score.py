"""Final scoring line by line (bonfire.scoring.*), and who wins."""

from typing import Final

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import common_met, path_crystal
from igroteka.games.bonfire.state import (
    State,
    cities_of,
    guardians_of,
    is_lit,
    points_of,
    resources_of,
    seats_of,
    slot_at,
    tokens_of,
)
from igroteka.games.bonfire.words import ALL_COMMON, ALL_SEATS, ALL_SLOTS, TASKS7, City, Seat, is_by_bonfire, slot_of
from igroteka.kernel.result import Line

ONLY_AT_END: Final = frozenset({"fate", "leftovers"})  # fate tiles, tokens and resources are there to be used


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Each seat's lines, as they would count if the game ended now."""
    return tuple(city_lines(s, box, seat) for seat in seats_of(s))


def city_lines(s: State, box: Box, city: City) -> tuple[Line, ...]:
    """A city's lines, Tom's too."""
    return (
        Line("bonfires", bonfire_points(s, box, city), "bonfire.scoring.bonfires"),
        Line("guardians", guardian_points(s, box, city), "bonfire.scoring.guardians"),
        Line("portals", 2 * (s.portals[city] & s.lit[city]).bit_count(), "bonfire.scoring.portals"),
        Line("paths", 2 * matching_paths(s, box, city), "bonfire.scoring.paths"),
        Line("common", common_points(s, box, city), "bonfire.scoring.common"),
        Line("fate", 3 * len(s.supply[city]) if city < s.seats else 0, "bonfire.scoring.fate"),
        Line("leftovers", leftovers(s, city) // 2, "bonfire.scoring.leftovers"),
        *(line for line in played_lines(s, city) if line.points),
    )


def played_lines(s: State, city: City) -> tuple[Line, ...]:
    """Points won during play, by source."""
    head_start, elders, council, great, arrivals, passing, tom = points_of(s, city)
    return (
        Line("head_start", head_start, "bonfire.handicap.negative"),
        Line("elders", elders, "bonfire.gnome.elder_scores_now"),
        Line("council", council, "bonfire.council.one_point"),
        Line("great", great, "bonfire.great.reward.resource"),
        Line("arrivals", arrivals, "bonfire.master.18"),
        Line("passing", passing, "bonfire.countdown.pass_instead"),
        Line("tom", tom, "bonfire.tom.task2.point"),
    )


def bonfire_points(s: State, box: Box, city: City) -> int:
    """The numbers on lit Bonfires; unlit tasks give nothing."""
    return sum(box.task_points[s.slots[slot_at(city, slot)]] for slot in ALL_SLOTS if is_lit(s, city, slot))


def guardian_points(s: State, box: Box, city: City) -> int:
    """The numbers at the places of Guardians by Bonfires."""
    places = guardians_of(s, city)
    worth = box.guardian_points[s.boards[city]]
    return sum(worth[slot_of(stop)] for stop in places if is_by_bonfire(stop))


def matching_paths(s: State, box: Box, city: City) -> int:
    """Path tiles whose crystal has the colour of the Bonfire next to them."""
    return sum(
        is_lit(s, city, slot) and path_crystal(s, box, city, slot) == box.task_colour[s.slots[slot_at(city, slot)]]
        for slot in ALL_SLOTS[: len(s.built[city]) + 1]
    )


def common_points(s: State, box: Box, city: City) -> int:
    """4 points for each common task fulfilled, 7 for seven Bonfires, no matter who sent the neutral novice."""
    total = 0
    for common in ALL_COMMON:
        if common_met(s, box, city, common):
            row = box.common[common]
            full = common == TASKS7 and s.lit[city].bit_count() >= row.need
            total += row.all_lit if full and row.all_lit is not None else row.points
    return total


def leftovers(s: State, city: City) -> int:
    """Action tokens and resources left over."""
    return sum(tokens_of(s, city)) + sum(resources_of(s, city))


def opponent(s: State, box: Box) -> tuple[Line, ...]:
    """Tom's lines."""
    return city_lines(s, box, cities_of(s)[-1])


def total(s: State, box: Box, city: City) -> int:
    return sum(line.points for line in city_lines(s, box, city))


def table_lines(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Every city's lines, Tom's last."""
    return tuple(city_lines(s, box, city) for city in cities_of(s))


def winners(s: State, lines: tuple[tuple[Line, ...], ...]) -> tuple[Seat, ...]:
    """Most points, then most Bonfires, then shared; against Tom the player needs more points than Tom."""
    totals = [sum(line.points for line in city) for city in lines]
    if s.solo:
        return ALL_SEATS[:1] if totals[0] > totals[1] else ()
    ranks = [(totals[seat], s.lit[seat].bit_count()) for seat in seats_of(s)]
    return tuple(seat for seat in seats_of(s) if ranks[seat] == max(ranks))
