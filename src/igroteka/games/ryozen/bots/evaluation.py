"""An evaluation of a table for a seat: points in hand, what the coming Night promises, what is due or useful later.

All in hundredths of a favour point.
"""

from igroteka.games.ryozen.bots.events import harm
from igroteka.games.ryozen.bots.prices import (
    ANY_SHARD,
    BONUS,
    CARD,
    EVENT,
    POINT,
    RANK,
    REWARD,
    SHARD,
    SPARE,
    STEP,
    TOKEN,
    becoming,
    grouping,
)
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.flow import AGENDA
from igroteka.games.ryozen.query import all_sides, goods_of, has_lantern, held, influences, leader, lit, shards_of
from igroteka.games.ryozen.rules.clan_house import can_apply, offer_hire, offer_reveal
from igroteka.games.ryozen.rules.foresight import predicted
from igroteka.games.ryozen.rules.night import REWARDED
from igroteka.games.ryozen.rules.revelations import affordable
from igroteka.games.ryozen.rules.villages import can_build, can_explore
from igroteka.games.ryozen.score import best_split, total
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import (
    ALL_SHARDS,
    ALTAR,
    ALTAR_TILE,
    CAPITAL,
    CLAN_HOUSE,
    GATES,
    OUTSKIRTS,
    PALACE,
    SCROLL,
    SPRINGS,
    Shard,
    Side,
    Site,
    owner_of,
    place_of,
    sector_of,
)
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck

ROW_STEPS = (AGENDA.ids[offer_reveal], AGENDA.ids[offer_hire])


def evaluate(state: State, box: Box, seat: int) -> int:
    """The seat's standing minus that of its best rival, and a little of everybody's."""
    t = Table(state, box, Luck())
    values = [_standing(t, side) for side in all_sides(state)]
    if not rewarded(state):
        values = [value + more - less for value, more, less in zip(values, _night(t), harm(t), strict=True)]
    if state.side < state.seats:
        values[state.side] += _due(t, state.side)
    rivals = [value for side, value in enumerate(values) if side != seat]
    return values[seat] * 2 - (3 * max(rivals) + sum(rivals) // len(rivals)) // 4


def _standing(t: Table[State, Box], side: Side) -> int:
    """What a side has, and what that will be worth in the rounds to come."""
    s, tables = t.state, t.box.tables
    left = max(0, tables.table.rounds - s.round)
    nights, days = left + (not rewarded(s)), left + bool(s.hands[side])
    points = total(s, t.box, side) * POINT
    points += sum(goods_of(s, side)) % tables.table.resources_set * SPARE * (nights > 0)
    points += becoming(grouping(s, t.box, side, shards_of(s, side)), nights) if nights else 0
    points += s.explorers[side] * STEP * days
    points += len(s.cards[side]) * CARD * days
    ranks, hand = tables.rank, sum([RANK[tables.rank[tile]] for tile in s.hands[side]])
    if left:
        out = sum([RANK[ranks[tile]] for tile in (*s.board, *s.palace) if owner_of(tile) == side])
        points += (hand + out) * left * 2 // 3
    points += hand * 2 // 3
    return points - s.heralds.index(side) * 40 if s.heralds and nights else points


def rewarded(s: State) -> bool:
    """Whether tonight's events and rewards are over while companions are still on the board.

    They are at quiet positions of a Night, and at the end, when nothing is due.
    """
    return s.night or not (s.agenda or any(s.hands))


def _night(t: Table[State, Box]) -> list[int]:
    """What the night rewards would give each side now. In the last Night shards are worth what they score."""
    s, box = t.state, t.box
    last = s.round >= box.tables.table.rounds
    promised = [0] * s.sides
    won: list[list[Shard]] = [[] for _ in range(s.sides)]
    for site in REWARDED if s.heralds else ():
        totals = influences(t, site)
        for side, influence in enumerate(totals):
            if influence:
                promised[side] += REWARD[site] if site < PALACE else influence * POINT
                won[side] += [ANY_SHARD] if site == PALACE else []
        best = leader(s, totals)
        if best >= 0 and site < PALACE:
            won[best].append(box.tables.majority[site])
        elif best >= 0 and not last:
            promised[best] += TOKEN
        elif best >= 0 and best != s.first:
            promised[best] += (_shard_points(t, best, [], True) - _shard_points(t, best, [], False)) * POINT
            promised[s.first] -= (_shard_points(t, s.first, [], True) - _shard_points(t, s.first, [], False)) * POINT
    for side, shards in zip(all_sides(s), won, strict=True):
        if last and shards:
            wild = s.first == side
            promised[side] += (_shard_points(t, side, shards, wild) - _shard_points(t, side, [], wild)) * POINT
        else:
            promised[side] += len(shards) * SHARD
    return promised


def _shard_points(t: Table[State, Box], side: Side, more: list[Shard], wild: bool) -> int:
    """What a side's shards score with some more added; a shard of any colour counts as the best one."""
    table, shards = t.box.tables.table, [*shards_of(t.state, side)]
    for colour in more:
        if colour != ANY_SHARD:
            shards[colour] += 1
    choices = [shards]
    if ANY_SHARD in more:
        choices = [[count + (colour == each) for each, count in enumerate(shards)] for colour in ALL_SHARDS]
    points = []
    for each in choices:
        same, different, single = best_split(each, wild, table.same_colour, table.three_colours, table.single_shard)
        points.append(same * table.same_colour + different * table.three_colours + single * table.single_shard)
    return max(points)


def _due(t: Table[State, Box], side: Side) -> int:
    """What the side on turn may still do this turn."""
    s = t.state
    worth = sum(CARD for step, _ in s.agenda if step in ROW_STEPS) + CARD * s.hiring
    if s.placing >= 0:
        if s.where >= 0:
            sector = sector_of(place_of(s.where))
            worth += _effect(t, side, sector) + REWARD[sector] + RANK[s.placing] // 2
        else:
            worth += RANK[s.placing]
    if s.ability >= 0:
        worth += RANK[s.ability]
    if s.effect >= 0:
        worth += _effect(t, side, s.effect)
    return worth


def _effect(t: Table[State, Box], side: Side, site: Site) -> int:
    """What a day effect is worth to a side now."""
    s, tables = t.state, t.box.tables
    if site >= PALACE:
        best = max(_effect(t, side, bright) for bright in lit(t)) - POINT if has_lantern(t, side) else 0
        return max(POINT, best)
    if site == GATES:
        return POINT + EVENT * bool(predicted(s))
    if site == CAPITAL:
        return 2 * POINT + 40 * s.heralds.index(side)
    if site == OUTSKIRTS:
        if can_build(t, side):
            area = len(s.path) - 1
            return (tables.path_favour[area] - sum(tables.path_price[area])) * POINT + STEP
        return 2 * STEP if can_explore(s, side) else 0
    if site == ALTAR:
        reach = s.path[: s.explorers[side] + 2]
        return max(BONUS[village] for village in reach if village <= ALTAR_TILE)
    if site == SPRINGS:
        return _acquisitions(t, side)
    return POINT + CARD if site == CLAN_HOUSE and can_apply(t, side) else 0


def _acquisitions(t: Table[State, Box], side: Side) -> int:
    """What the best two cards that can be paid for together give."""
    tables = t.box.tables
    scrolls, worth = held(t.state, side, SCROLL), 0
    gains = sorted((tables.card_favour[card] - tables.card_price[card], card) for card in affordable(t, side))
    for gain, card in gains[::-1][: tables.day[SPRINGS]]:
        if tables.card_price[card] <= scrolls:
            scrolls -= tables.card_price[card]
            worth += gain * POINT
    return worth
