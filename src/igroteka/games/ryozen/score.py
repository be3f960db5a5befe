"""Scores: favour by source, and what shards and resources are worth at the end."""

from typing import Final

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.query import earned_of, favour, goods_of, lasting, shards_of
from igroteka.games.ryozen.state import SETS, State
from igroteka.games.ryozen.words import BASILISK, SIDES, SOURCES, Side
from igroteka.kernel.result import Line, Result

RULES: Final = (
    "ryozen.sector.gates.night",
    "ryozen.sector.capital.night",
    "ryozen.palace.night.favour",
    "ryozen.village.build.favour",
    "ryozen.clan_house.hire.favour",
    "ryozen.revelation.choice",
    "ryozen.companion.ability.counsellor",
    "ryozen.sector.altar.day.bonus",
    "ryozen.event.night_all",
    "ryozen.solo.deck.sector_card",
)


def best_split(shards: list[int], wild: bool, same: int, different: int, single: int) -> tuple[int, int, int]:
    """The best grouping of shards: sets of one colour, sets of three colours, single ones (ryozen.end.best_split)."""
    best, points = (0, 0, 0), -1
    for coral, agate, jade in _with_token(shards, wild):
        for mixed in range(min(coral, agate, jade) + 1):
            sets = (coral - mixed) // 3 + (agate - mixed) // 3 + (jade - mixed) // 3
            singles = coral + agate + jade - 3 * mixed - 3 * sets
            worth = sets * same + mixed * different + singles * single
            if worth > points:
                best, points = (sets, mixed, singles), worth
    return best


def _with_token(shards: list[int], wild: bool) -> list[list[int]]:
    """The first-player token as each colour in turn (ryozen.end.token_wild)."""
    if not wild:
        return [shards]
    coral, agate, jade = shards
    return [[coral + 1, agate, jade], [coral, agate + 1, jade], [coral, agate, jade + 1]]


def shard_points(s: State, box: Box, side: Side) -> tuple[int, int, int]:
    """Points for sets of one colour, sets of three colours and single shards."""
    table = box.tables.table
    different = table.three_colours + (lasting(s, box, "sets") if s.omens & SETS else 0)
    split = best_split(shards_of(s, side), s.first == side, table.same_colour, different, table.single_shard)
    return split[0] * table.same_colour, split[1] * different, split[2] * table.single_shard


def resource_points(s: State, box: Box, side: Side) -> int:
    """Points for every three resources (ryozen.end.resources)."""
    table = box.tables.table
    return sum(goods_of(s, side)) // table.resources_set * table.resources_favour


def lines(s: State, box: Box, side: Side) -> tuple[Line, ...]:
    """What a side's score is made of, as if the match ended now."""
    earned = earned_of(s, side)
    found = [Line(SOURCES[n], points, RULES[n]) for n, points in enumerate(earned) if points]
    same, different, single = shard_points(s, box, side)
    found.append(Line("same_colour", same, "ryozen.end.same_colour"))
    found.append(Line("three_colours", different, "ryozen.end.three_colours"))
    found.append(Line("single_shards", single, "ryozen.end.single"))
    found.append(Line("resources", resource_points(s, box, side), "ryozen.end.resources"))
    return tuple(found)


def total(s: State, box: Box, side: Side) -> int:
    """A side's points as if the match ended now."""
    return favour(s, side) + sum(shard_points(s, box, side)) + resource_points(s, box, side)


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Each seat's lines."""
    return tuple(lines(s, box, side) for side in SIDES[s.seats])


def opponent(s: State, box: Box) -> tuple[Line, ...]:
    """The Basilisk's lines."""
    return lines(s, box, BASILISK)


def result(s: State, box: Box, totals: list[int]) -> Result:
    """Most favour wins, ties go to the Herald ahead; the Basilisk may win alone (ryozen.end.winner)."""
    best = max(totals)
    tied = [side for side in s.heralds if totals[side] == best]
    winners = (tied[0],) if tied[0] < s.seats else ()
    reason = "most_favour" if len(tied) == 1 else "capital_track"
    return Result(winners, score(s, box), reason)
