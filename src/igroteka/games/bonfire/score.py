"""Final scoring line by line (bonfire.scoring.*), and who wins."""

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import common_met, path_crystal
from igroteka.games.bonfire.state import (
    AT_BONFIRE,
    State,
    guardians_of,
    is_lit,
    points_of,
    resources_of,
    slot_at,
    tokens_of,
)
from igroteka.games.bonfire.words import COMMON, SLOTS, TASKS7
from igroteka.kernel.flow import Line


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Each seat's lines, as they would count if the game ended now."""
    return tuple(city_lines(s, box, seat) for seat in range(s.seats))


def city_lines(s: State, box: Box, city: int) -> tuple[Line, ...]:
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


def played_lines(s: State, city: int) -> tuple[Line, ...]:
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


def bonfire_points(s: State, box: Box, city: int) -> int:
    """The numbers on lit Bonfires; unlit tasks give nothing."""
    return sum(box.task_points[s.slots[slot_at(city, slot)]] for slot in range(SLOTS) if is_lit(s, city, slot))


def guardian_points(s: State, box: Box, city: int) -> int:
    """The numbers at the places of Guardians by Bonfires."""
    places = guardians_of(s, city)
    return sum(box.place[place - AT_BONFIRE - 1].guardian_points for place in places if place > AT_BONFIRE)


def matching_paths(s: State, box: Box, city: int) -> int:
    """Path tiles whose crystal has the colour of the Bonfire next to them."""
    return sum(
        s.lit[city] >> place - 1 & 1 == 1
        and path_crystal(s, box, city, place) == box.task_colour[s.slots[slot_at(city, place - 1)]]
        for place in range(1, len(s.built[city]) + 2)
    )


def common_points(s: State, box: Box, city: int) -> int:
    """4 points for each common task fulfilled, 7 for seven Bonfires, whoever sent the neutral novice."""
    total = 0
    for common in range(len(COMMON)):
        if common_met(s, box, city, common):
            row = box.common[common]
            full = common == TASKS7 and s.lit[city].bit_count() >= row.need
            total += row.all_lit if full and row.all_lit is not None else row.points
    return total


def leftovers(s: State, city: int) -> int:
    """Action tokens and resources left over."""
    return sum(tokens_of(s, city)) + sum(resources_of(s, city))


def opponent(s: State, box: Box) -> tuple[Line, ...]:
    """Tom's lines."""
    return city_lines(s, box, s.seats)


def total(s: State, box: Box, city: int) -> int:
    return sum(line.points for line in city_lines(s, box, city))


def table_lines(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Every city's lines, Tom's last."""
    return tuple(city_lines(s, box, city) for city in range(s.cities))


def winners(s: State, lines: tuple[tuple[Line, ...], ...]) -> tuple[int, ...]:
    """Most points, then most Bonfires, then shared; against Tom the player needs more points than Tom."""
    totals = [sum(line.points for line in city) for city in lines]
    if s.solo:
        return (0,) if totals[0] > totals[1] else ()
    ranks = [(totals[seat], s.lit[seat].bit_count()) for seat in range(s.seats)]
    return tuple(seat for seat in range(s.seats) if ranks[seat] == max(ranks))
