"""Which options a bot tries when it searches whole turns.

A turn is asked in many small steps. Most of them have an answer as good as any other: pay with the piece that
is due, else with what is plentiful; discard what is least needed. The choices that remain make a plan.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import cast

from igroteka.games.bonfire.bots.turns import turns_until
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.area import (
    Area,
    Laid,
    laid_tile,
)
from igroteka.games.bonfire.query import tasks_on, token_count
from igroteka.games.bonfire.rules.fate import limit
from igroteka.games.bonfire.state import State, guardian_at, is_lit, resource_at, slots_of, stack_at, token_at
from igroteka.games.bonfire.words import (
    ALL_SEATS,
    ALL_SLOTS,
    AWAY,
    GOLD,
    NO_TASK,
    PIER,
    TOKENS,
    City,
    FateTile,
    Island,
    Lay,
    Resource,
    Slot,
    Stack,
    Task,
    Token,
)
from igroteka.kernel.ask import Ask

MANY = 20_000  # answers remembered
LAYS = 4  # the best ways to lay a fate tile that are tried
WASTE = 2  # most tokens to discard for a new fate tile
FAR = 4.0  # how many turns longer than the nearest task a task may take
STEPS = 2  # a longer procession is seldom worth its tokens
NEED = (10, 7, 11, 6, 7, 6, 30)  # how much a token of each type is worth keeping
GOLD_CELL, YELLOW_CELL = 12, 14  # worth of printed symbols, in tenths of a token
FATE_GROUPS = frozenset({"fate_group3", "fate_two_groups3"})


def candidates(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """The options worth trying, by index; always at least one."""
    count, name = len(ask.options), ask.topic.name
    if count == 1 or name not in LOOKS:
        return range(count)
    return LOOKS[name](s, box, ask) or range(count)


def _best(count: int, key: Callable[[int], float], most: int) -> list[int]:
    """The indices with the highest keys, in their own order."""
    return sorted(sorted(range(count), key=key, reverse=True)[:most])


def _first(_s: State, _box: Box, _ask: Ask) -> Sequence[int]:
    """The first option: the choice makes no difference to the player."""
    return (0,)


def _option(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    """Discarding is part of laying a tile; on its own it only loses, as does a tile that costs many tokens."""
    seat = ALL_SEATS[ask.seat]
    wasteful = token_count(s, seat) > limit(s, seat) + WASTE
    left_out = ("discard", "fate") if wasteful else ("discard",)
    return [index for index, option in enumerate(ask.options) if option not in left_out]


# Payments


def _token(_s: State, _box: Box, ask: Ask) -> Sequence[int]:
    """The token that is due, if there is one."""
    return (0,) if ask.topic.key(ask.options[0]) == ask.about[0] else range(len(ask.options))


def _clinging(s: State, city: City, token: Token) -> int:
    return NEED[token] - 2 * s.tokens[token_at(city, token)]


def _token_pair(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    pairs, city = cast("Sequence[tuple[Token, Token]]", ask.options), ALL_SEATS[ask.seat]
    return _best(len(pairs), lambda at: -_clinging(s, city, pairs[at][0]) - _clinging(s, city, pairs[at][1]), 1)


def _discard(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    tokens, city = cast("Sequence[Token]", ask.options), ALL_SEATS[ask.seat]
    return _best(len(tokens), lambda at: -_clinging(s, city, tokens[at]), 1)


def _resource(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    """The resource that is due, if there is one; if any will do, a plentiful one."""
    ways, city = cast("Sequence[Resource]", ask.options), ALL_SEATS[ask.seat]
    if ask.about[0] == "any":
        return _best(len(ways), lambda at: s.resources[resource_at(city, ways[at])] - 3 * (ways[at] == GOLD), 2)
    return (0,) if ask.topic.key(ask.options[0]) == ask.about[0] else range(len(ways))


def _resource_pair(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    pairs, city = cast("Sequence[tuple[Resource, Resource]]", ask.options), ALL_SEATS[ask.seat]

    def left(at: int) -> int:
        return sum(s.resources[resource_at(city, each)] - (8 if each == GOLD else 3) for each in pairs[at])

    return _best(len(pairs), left, 1)


# Actions


def _gift(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """The gift whose resource is plentiful."""
    stacks, city = cast("Sequence[Stack]", ask.options), ALL_SEATS[ask.seat]
    island = box.island_resource[s.ships[city]]

    def spare(at: int) -> int:
        gift = s.gift_tops[stack_at(city, stacks[at])]
        return min(s.resources[resource_at(city, gift)] - (gift == island), 2)

    return _best(len(stacks), spare, 1)


def _task(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """Tasks that can be lit about as soon as the nearest one."""
    tasks, city = cast("Sequence[Task]", ask.options), ALL_SEATS[ask.seat]
    turns = [turns_until(s, box, city, task) for task in tasks]
    return [at for at, each in enumerate(turns) if each <= min(turns) + FAR]


def _slot(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    """Portals are placed from the right: prefer a slot with one, or the next to get one."""
    slots = cast("Sequence[Slot]", ask.options)
    return _best(len(slots), lambda at: 20 * (s.portals[ask.seat] >> slots[at] & 1) + slots[at], 1)


def _near_islands(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """Islands within two routes with a task or a Guardian to fetch."""
    islands, here = cast("Sequence[Island]", ask.options), s.ships[ask.seat]
    return [at for at in _islands(s, box, ask) if here == PIER or box.distance[here][islands[at]] <= 2]


def _islands(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """Islands with a task or a Guardian to fetch, and staying."""
    found, city = [], ALL_SEATS[ask.seat]
    for index, island in enumerate(cast("Sequence[Island | None]", ask.options)):
        if island is None:
            found.append(index)
        elif (guardian := box.island_guardian[island]) >= 0:
            found += [index] * (s.guardians[guardian_at(city, guardian)] == AWAY)
        elif tasks_on(s, island):
            found.append(index)
    return found


def _swap(_s: State, _box: Box, ask: Ask) -> Sequence[int]:
    return (ask.options.index(False),)


def _steps(_s: State, _box: Box, ask: Ask) -> Sequence[int]:
    return range(min(len(ask.options), STEPS))


def _bonus(s: State, _box: Box, ask: Ask) -> Sequence[int]:
    """A point instead of an effect is for the last turns."""
    return range(len(ask.options)) if s.counting else (0,)


def _lays(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """The lays that bring most tokens, and those that build a group a task asks for."""
    lays, city = cast("Sequence[Lay]", ask.options), ALL_SEATS[ask.seat]
    if not s.laid[city]:
        return range(len(lays))
    tile = FateTile(next(at for at, row in enumerate(box.fate_tile) if row.id == ask.about[0]))
    wanted = frozenset(_wanted(s, box, city) & {*box.fate.tiles[tile]})
    return best_lays(box.fate, s.laid[city], tile, tuple(lays), wanted)


@lru_cache(MANY)
def best_lays(
    area: Area, laid: tuple[Laid, ...], tile: FateTile, lays: tuple[Lay, ...], wanted: frozenset[int]
) -> Sequence[int]:
    """The same for a place in a row of laid tiles; remembered, since a search asks it again and again."""
    gains = [harvest(area, laid, tile, lay) for lay in lays]
    found = {*_best(len(lays), gains.__getitem__, LAYS)}
    for symbol in wanted:
        sizes = [area.layout((*laid, laid_tile(lay, tile))).groups()[symbol][0] for lay in lays]
        found |= {max(range(len(lays)), key=list(zip(sizes, gains, strict=True)).__getitem__)}
    return sorted(found)


def _wanted(s: State, box: Box, city: City) -> set[int]:
    """Symbols whose groups tasks in the city ask for."""
    slots = zip(ALL_SLOTS, slots_of(s, city), strict=True)
    tasks = [task for slot, task in slots if task != NO_TASK and not is_lit(s, city, slot)]
    return {symbol for task in tasks if box.task_kind[task] in FATE_GROUPS for symbol in box.task_of[task]}


def harvest(area: Area, laid: tuple[Laid, ...], tile: FateTile, lay: Lay) -> int:
    """What laying a tile brings, in tenths of a token."""
    layout = area.layout((*laid, laid_tile(lay, tile)))
    counted = 0
    for cell, symbol in zip(area.cells[lay], area.tiles[tile], strict=True):
        if not counted & cell:
            counted |= layout.group_at(cell, symbol)
    gold, yellow = area.masks[lay] & area.gold, area.masks[lay] & area.yellow
    return 10 * counted.bit_count() + GOLD_CELL * gold.bit_count() + YELLOW_CELL * yellow.bit_count()


LOOKS: dict[str, Callable[[State, Box, Ask], Sequence[int]]] = {
    "turn.option": _option,
    "turn.discard": _discard,
    "pay.token": _token,
    "pay.tokens": _token_pair,
    "pay.resource": _resource,
    "pay.resources": _resource_pair,
    "fate.lay": _lays,
    "task.gift": _gift,
    "task.take": _task,
    "task.slot": _slot,
    "ship.to": _near_islands,
    "ship.further": _islands,
    "council.ship": _islands,
    "procession.steps": _steps,
    "council.bonus": _bonus,
    "path.swap": _swap,
    "path.pile": _first,
    "path.order": _first,
    "path.refill": _first,
    "tom.cell": _first,
    "tom.guardian": _first,
}
"""By topic. For all other questions every option is tried."""

assert len(NEED) == len(TOKENS)
