"""How good a table looks for a seat: points in hand, points the coming Night promises, and what helps later."""

from igroteka.games.ryozen.components import Box
from igroteka.games.ryozen.ids import PALACE, TILES
from igroteka.games.ryozen.query import influences, leader
from igroteka.games.ryozen.score import total
from igroteka.games.ryozen.state import State
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck

# Hundredths of a favour point.
POINT = 100
REWARD = (400, 200, 90, 100, 110, 80)  # night rewards by sector
SHARD = 320
TOKEN = 300
RESOURCE = (75, 75, 95)
STEP = 90  # an Explorer's step, for each round left
RANK = (0, 60, 70, 60, 80, 60, 70, 60, 90, 80, 40, 90, 90, 60, 70, 110)  # a companion's ability, for each round left


def evaluate(state: State, box: Box, seat: int) -> int:
    """The seat's standing less that of its best rival."""
    table = Table(state, box, Luck())
    values = [_value(table, side) for side in range(state.sides)]
    promised = _night(table)
    values = [value + more for value, more in zip(values, promised, strict=True)]
    rivals = [value for side, value in enumerate(values) if side != seat]
    return values[seat] * 2 - max(rivals)


def _value(t: Table[State, Box], side: int) -> int:
    """What a side has, and what it will be good for in the rounds left."""
    s, tables = t.state, t.box.tables
    left = max(0, tables.table.rounds - s.round)
    points = total(s, t.box, side) * POINT
    points += sum(s.goods[side * 3 + kind] * RESOURCE[kind] * (left + 1) // 3 for kind in range(3))
    points += sum(s.shards[side * 3 : side * 3 + 3]) * SHARD // 3
    points += s.explorers[side] * STEP * (left + 1) // 2
    points += len(s.cards[side]) * (left + 1) * 60
    tiles = [*s.hands[side], *(tile for tile in (*s.board, *s.palace) if tile // TILES == side)]
    points += sum(RANK[tables.rank[tile]] for tile in tiles) * left
    return points + (len(s.heralds) - s.heralds.index(side)) * 30 if side in s.heralds else points


def _night(t: Table[State, Box]) -> list[int]:
    """What the night rewards would give now."""
    s = t.state
    promised = [0] * s.sides
    if not s.heralds:
        return promised
    for location in (*range(6), PALACE):
        totals = influences(t, location)
        for side, influence in enumerate(totals):
            if influence:
                promised[side] += REWARD[location] if location < PALACE else SHARD + influence * POINT
        best = leader(s, totals)
        if best >= 0:
            promised[best] += SHARD if location < PALACE else TOKEN
    return promised
