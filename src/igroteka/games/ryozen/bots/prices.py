"""Prices of what a side has, in hundredths of a favour point. The numbers are judgement, not rules."""

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.score import best_split
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import Shard, Side

POINT = 100
REWARD = (400, 200, 90, 100, 110, 80)  # night rewards by sector
SHARD = 330
ANY_SHARD = Shard(-1)
TOKEN = 350
SPARE = 55  # a resource beyond full sets of three
WAITING, MIXED = 60, 25  # a single shard, one of three colours: what it may become, per Night to come
STEP = 70  # an Explorer's step, per round to come
CARD = 60  # a kept revelation, per round to come
EVENT = 60  # a predicted event removed
RANK = (0, 60, 70, 90, 90, 60, 80, 60, 190, 120, 50, 150, 110, 60, 80, 190)  # what an ability gives when used
BONUS = (280, 260, 200, 80, 150, 80, 250, 180, 220, 60, 230, 150, 190, 180)  # what a village's bonus gives


def goods_worth(box: Box, count: int) -> int:
    """Resources: what full sets score, and a little for each one beyond."""
    table = box.tables.table
    sets, spare = divmod(count, table.resources_set)
    return sets * table.resources_favour * POINT + spare * SPARE


def shards_worth(s: State, box: Box, side: Side, shards: list[int], nights: int) -> int:
    """Shards: what they score, and what they may become."""
    table, split = box.tables.table, grouping(s, box, side, shards)
    points = split[0] * table.same_colour + split[1] * table.three_colours + split[2] * table.single_shard
    return points * POINT + becoming(split, nights)


def grouping(s: State, box: Box, side: Side, shards: list[int]) -> tuple[int, int, int]:
    """Sets of one colour, sets of three colours and single shards, as they score most for a side."""
    table = box.tables.table
    return best_split(shards, s.first == side, table.same_colour, table.three_colours, table.single_shard)


def becoming(split: tuple[int, int, int], nights: int) -> int:
    """What shards that are not in a set of one colour may add: three colours are worth less than three of one."""
    return (split[2] * WAITING + 3 * split[1] * MIXED) * nights
