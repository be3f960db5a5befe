"""Which options deserve a look when a bot goes through whole turns.

A turn is asked in many small steps. Most of them have an answer that is as good as any other: pay with the piece that
is due, else with what is plentiful; discard what is least needed. What is left are the choices that make a plan.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.area import Area
from igroteka.games.bonfire.query import tasks_on
from igroteka.games.bonfire.state import AWAY, EMPTY, State
from igroteka.games.bonfire.words import ANY, GOLD, TOKENS
from igroteka.kernel.ask import Ask

Options: TypeAlias = Sequence[object]
MANY = 20_000  # answers remembered
LAYS = 4  # ways to lay a fate tile that bring most
STEPS = 2  # a longer procession is seldom worth its tokens
NEED = (10, 7, 11, 6, 7, 6, 30)  # how much one holds on to a token of each type
GOLD_CELL, YELLOW_CELL = 12, 14  # worth of printed symbols, in tenths of a token
FATE_GROUPS = frozenset({"fate_group3", "fate_two_groups3"})


def candidates(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """The options worth a look, by index; never none."""
    count, name = len(ask.options), ask.topic.name
    if count == 1 or name not in LOOKS:
        return range(count)
    if name == "fate.lay":
        return _lays(s, box, ask.seat, cast("Sequence[int]", ask.options), str(ask.about[0]))
    return LOOKS[name](s, box, ask.seat, ask.options) or range(count)


def _best(count: int, key: Callable[[int], float], most: int) -> list[int]:
    """The indices with the highest keys, in their own order."""
    return sorted(sorted(range(count), key=key, reverse=True)[:most])


def _first(_s: State, _box: Box, _city: int, _options: Options) -> Sequence[int]:
    """It makes no difference to the player."""
    return (0,)


def _option(_s: State, _box: Box, _city: int, options: Options) -> Sequence[int]:
    """Discarding is part of laying a tile; alone it only loses."""
    return [index for index, option in enumerate(options) if option != "discard"]


# Payments


def _token(s: State, _box: Box, _city: int, options: Options) -> Sequence[int]:
    return (0,) if options[0] == s.due_token else range(len(options))


def _clinging(s: State, city: int, token: int) -> int:
    return NEED[token] - 2 * s.tokens[city * 7 + token]


def _token_pair(s: State, _box: Box, city: int, options: Options) -> Sequence[int]:
    pairs = cast("Sequence[tuple[int, int]]", options)
    return _best(len(pairs), lambda at: -_clinging(s, city, pairs[at][0]) - _clinging(s, city, pairs[at][1]), 1)


def _discard(s: State, _box: Box, city: int, options: Options) -> Sequence[int]:
    tokens = cast("Sequence[int]", options)
    return _best(len(tokens), lambda at: -_clinging(s, city, tokens[at]), 1)


def _resource(s: State, _box: Box, city: int, options: Options) -> Sequence[int]:
    ways = cast("Sequence[int]", options)
    if s.due_resources[0] == ANY:
        return _best(len(ways), lambda at: s.resources[city * 6 + ways[at]] - 3 * (ways[at] == GOLD), 2)
    return (0,) if ways[0] == s.due_resources[0] else range(len(ways))


def _resource_pair(s: State, _box: Box, city: int, options: Options) -> Sequence[int]:
    pairs = cast("Sequence[tuple[int, int]]", options)

    def left(at: int) -> int:
        return sum(s.resources[city * 6 + each] - (8 if each == GOLD else 3) for each in pairs[at])

    return _best(len(pairs), left, 1)


# Actions


def _gift(s: State, box: Box, city: int, options: Options) -> Sequence[int]:
    """The gift whose resource is plentiful."""
    stacks = cast("Sequence[int]", options)
    island = box.island_resource[s.ships[city]]

    def spare(at: int) -> int:
        gift = s.gift_tops[city * 2 + stacks[at]]
        return min(s.resources[city * 6 + gift] - (gift == island), 2)

    return _best(len(stacks), spare, 1)


def _slot(s: State, _box: Box, city: int, options: Options) -> Sequence[int]:
    """Portals come from the right: a slot with one, or the next to get one."""
    slots = cast("Sequence[int]", options)
    return _best(len(slots), lambda at: 20 * (s.portals[city] >> slots[at] & 1) + slots[at], 1)


def _islands(s: State, box: Box, city: int, options: Options) -> Sequence[int]:
    """Islands within two routes with a task or a Guardian to fetch; the council's ship goes anywhere."""
    islands, here = cast("Sequence[int | None]", options), s.ships[city]
    found = []
    for index, island in enumerate(islands):
        if island is None:
            found.append(index)
        elif s.doing == "ship" and here != EMPTY and box.distance[here][island] > 2:
            continue
        elif (guardian := box.island_guardian[island]) >= 0:
            found += [index] * (s.guardians[city * 5 + guardian] == AWAY)
        elif tasks_on(s, island):
            found.append(index)
    return found


def _swap(_s: State, _box: Box, _city: int, options: Options) -> Sequence[int]:
    return (options.index(False),)


def _steps(_s: State, _box: Box, _city: int, options: Options) -> Sequence[int]:
    return range(min(len(options), STEPS))


def _bonus(s: State, _box: Box, _city: int, options: Options) -> Sequence[int]:
    """A point instead of an effect is for the last turns."""
    return range(len(options)) if s.counting else (0,)


def _lays(s: State, box: Box, city: int, lays: Sequence[int], name: str) -> Sequence[int]:
    """The lays with most tokens, and those that build a group which a task asks for."""
    if not s.laid[city]:
        return range(len(lays))
    tile = next(at for at, row in enumerate(box.fate_tile) if row.id == name)
    wanted = frozenset(_wanted(s, box, city) & {*box.fate.tiles[tile]})
    return best_lays(box.fate, s.laid[city], tile, tuple(lays), wanted)


@lru_cache(MANY)
def best_lays(
    area: Area, laid: tuple[int, ...], tile: int, lays: tuple[int, ...], wanted: frozenset[int]
) -> Sequence[int]:
    """The same for a place in a row of laid tiles; remembered, since a search asks it again and again."""
    gains = [harvest(area, laid, tile, lay) for lay in lays]
    found = {*_best(len(lays), gains.__getitem__, LAYS)}
    for symbol in wanted:
        sizes = [area.layout((*laid, lay * 8 + tile)).groups()[symbol][0] for lay in lays]
        found |= {max(range(len(lays)), key=list(zip(sizes, gains, strict=True)).__getitem__)}
    return sorted(found)


def _wanted(s: State, box: Box, city: int) -> set[int]:
    """Symbols of which tasks in the city ask for a group."""
    slots = enumerate(s.slots[city * 7 : city * 7 + 7])
    tasks = [task for slot, task in slots if task != EMPTY and not s.lit[city] >> slot & 1]
    return {symbol for task in tasks if box.task_kind[task] in FATE_GROUPS for symbol in box.task_of[task]}


def harvest(area: Area, laid: tuple[int, ...], tile: int, lay: int) -> int:
    """What laying a tile brings, in tenths of a token."""
    layout = area.layout((*laid, lay * 8 + tile))
    counted = 0
    for cell, symbol in zip(area.cells[lay], area.tiles[tile], strict=True):
        if not counted & cell:
            counted |= layout.group_at(cell, symbol)
    gold, yellow = area.masks[lay] & area.gold, area.masks[lay] & area.yellow
    return 10 * counted.bit_count() + GOLD_CELL * gold.bit_count() + YELLOW_CELL * yellow.bit_count()


LOOKS: dict[str, Callable[[State, Box, int, Options], Sequence[int]]] = {
    "turn.option": _option,
    "turn.discard": _discard,
    "pay.token": _token,
    "pay.tokens": _token_pair,
    "pay.resource": _resource,
    "pay.resources": _resource_pair,
    "fate.lay": _first,  # by the tile: see _lays
    "task.gift": _gift,
    "task.slot": _slot,
    "ship.to": _islands,
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
"""By topic. The rest of the questions are looked at with all their options."""

assert len(NEED) == len(TOKENS)
