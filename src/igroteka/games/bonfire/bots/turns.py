"""An evaluation of a position, counted in turns.

Tom scores faster the longer the match lasts: some 24 points after 16 cards, 36 after 20 and 52 after 24. Lighting
Bonfires quickly ends the match in time, so the unit is a turn: what a city has and what it lacks counts as the turns it
saves or takes on the way to the countdown. Tokens, resources and missing pieces of a task all have such a price. The
prices were tried on sets of 32 to 60 matches; those of missing pieces exceed what a good player needs, since a bot
that looks two turns ahead is slower. Pieces at hand save at most a share of the work that is left, or the bot would
sit on its last Bonfire.

Among people turns are few too, since tokens come from seven fate tiles and every action costs some: the same prices
hold. But the countdown is not a goal, since it begins for all (bonfire.countdown.check). All places for Bonfires are
wanted, and missing ones count both before and during the countdown.
"""

from functools import lru_cache
from typing import NamedTuple

from igroteka.games.bonfire.bots.prices import (
    A_GNOME,
    A_GOLD,
    A_GUARDIAN,
    A_PATH,
    A_PORTAL,
    AMONG_PEOPLE,
    BLOCKED,
    BONFIRE_FROM_NOTHING,
    BY_HAND,
    DOOR,
    IDLE,
    LAST,
    MANY,
    MISSING,
    NEVER,
    NOT_NEEDED,
    NOT_OPEN,
    NOT_YET,
    ODD_TOKEN,
    POINTS_A_TURN,
    RESOURCES,
    RESOURCES_FOR,
    SOON,
    STEP,
    SURE,
    TOKEN,
    TOKENS_FOR,
    USED,
    WILD_TOKEN,
)
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.area import (
    Area,
    Laid,
)
from igroteka.games.bonfire.query import (
    gifts_on,
    gnome_count,
    nearly_common,
    novices,
    open_gnomes,
    path_crystal,
    tasks_on,
)
from igroteka.games.bonfire.rules.conditions import progress
from igroteka.games.bonfire.score import bonfire_points, common_points, guardian_points, leftovers, matching_paths
from igroteka.games.bonfire.state import (
    PLAYING,
    State,
    guardians_of,
    is_lit,
    points_of,
    resource_at,
    slots_of,
    token_at,
)
from igroteka.games.bonfire.words import (
    ALL_SLOTS,
    ALL_TOKENS,
    BLUE,
    GNOME_LIMIT,
    GOLD,
    NO_TASK,
    NO_TILE,
    PATH_LIMIT,
    PIER,
    PLAIN,
    RED,
    SHIP,
    SLOTS,
    TASK,
    WILD,
    YELLOW,
    City,
    Colour,
    FateTile,
    Guardian,
    Island,
    Slot,
    Task,
    is_by_bonfire,
    is_on_path,
)


def rest(s: State) -> int:
    """Where an imagined turn ends: before Tom's next card, or the next player's turn."""
    return s.turns


class Unlit(NamedTuple):
    """A task in the city that is not lit."""

    turns: float  # until its condition is met
    points: float  # of its Bonfire, with the portal and the Path beside it
    kind: str
    missing: int


def points(s: State, box: Box, city: City) -> float:
    """Points at the end, minus what Tom will have by then or what is missing; only differences mean anything."""
    value = float(certain(s, box, city))
    unlit = sorted(_unlit(s, box, city), key=lambda each: each.turns - each.points / a_turn(s) * SURE)
    if s.out[city] != PLAYING:
        value += leftovers(s, city) // 2
    elif s.counting:
        value += _last_turns(s, city, unlit)
    else:
        return value + _way_to_countdown(s, box, city, unlit) - a_turn(s) * s.tom_played
    return value - a_turn(s) * (_began(s) if s.solo else _missed(s, city, unlit))


def a_turn(s: State) -> float:
    """The points of a turn."""
    return POINTS_A_TURN if s.solo else AMONG_PEOPLE


def certain(s: State, box: Box, city: City) -> int:
    """The points as they stand, without leftovers: what ``scoring.total`` counts, without its lines."""
    now = bonfire_points(s, box, city) + 2 * (s.portals[city] & s.lit[city]).bit_count() + 3 * len(s.supply[city])
    now += sum(points_of(s, city))
    if s.built[city] or s.lit[city] & 1:
        now += 2 * matching_paths(s, box, city)
    if is_by_bonfire(max(guardians_of(s, city))):
        now += guardian_points(s, box, city)
    return now + common_points(s, box, city) if nearly_common(s, city) else now


def _began(s: State) -> int:
    """How many cards Tom had played when the countdown began."""
    return s.tom_played + s.stack - LAST


# Tasks


def _unlit(s: State, box: Box, city: City) -> list[Unlit]:
    found = []
    for slot, task in zip(ALL_SLOTS, slots_of(s, city), strict=True):
        if task != NO_TASK and not is_lit(s, city, slot):
            have, need = progress(s, box, city, task)
            turns = turns_until(s, box, city, task)
            found.append(Unlit(turns, prize(s, box, city, slot, task), box.task_kind[task], max(need - have, 0)))
    return found


def turns_until(s: State, box: Box, city: City, task: Task) -> float:
    """Turns until a task is met, whether it is in the city yet or not."""
    have, need = progress(s, box, city, task)
    return _turns(s, box, city, task, need - have) if need > have else 0.0


def prize(s: State, box: Box, city: City, slot: Slot, task: Task) -> float:
    """What a Bonfire gives in the end."""
    crystal = slot <= len(s.built[city]) and path_crystal(s, box, city, slot) == box.task_colour[task]
    return box.task_points[task] + 2 * (s.portals[city] >> slot & 1) + 2 * crystal


def _turns(s: State, box: Box, city: City, task: Task, missing: int) -> float:
    """Turns until a task is met, tokens and resources included."""
    kind, of = box.task_kind[task], box.task_of[task]
    turns = MISSING[kind] * missing
    if kind in ("path_resource", "paths_adjacent", "red_crystals3", "blue_crystals4"):
        return NEVER if len(s.built[city]) + missing > PATH_LIMIT else turns + _no_path(s, box, city, kind, of)
    if kind in ("gnomes3", "gnomes5", "gnome_resource"):
        if gnome_count(s, city) + missing > GNOME_LIMIT:
            return NEVER
        open_now = kind != "gnome_resource" or any(box.gnome_resource[each] == of[0] for each in open_gnomes(s))
        return turns if open_now else turns + NOT_OPEN
    if kind in ("blue_and_red_bonfire", "bonfires_3_colours"):
        colours = (BLUE, RED) if kind == "blue_and_red_bonfire" else (BLUE, RED, YELLOW)
        return sum(_no_colour(s, box, city, task, colour) for colour in colours)
    if kind in ("gift_on_resource", "gifts_both_islands", "gifts_2_one_island"):
        return _no_gift(s, box, city, kind, of, turns)
    if kind in ("fate_group3", "fate_two_groups3"):
        return MISSING[kind] * _tiles_until(s, box, city, of)
    if kind == "guardian":
        return turns + TOKEN * (
            max(_routes(s, box, city, box.islands[box.island_guardian.index(Guardian(of[0]))]), 1) - 1
        )
    return turns


def _routes(s: State, box: Box, city: City, island: Island) -> int:
    here = s.ships[city]
    return 1 if here == PIER else box.distance[here][island]


def _no_gift(s: State, box: Box, city: City, kind: str, of: tuple[int, ...], turns: float) -> float:
    """Turns until gifts lie where they are needed: on islands that still have a task to take."""
    if kind == "gifts_2_one_island":
        near = [_routes(s, box, city, at) for at in box.islands if gifts_on(s, city, at) and tasks_on(s, at)]
        return turns + TOKEN * min(near) if near else NEVER
    islands = [at for resource in {*of} for at in box.islands_of[resource]]
    near = [_routes(s, box, city, at) for at in islands if not gifts_on(s, city, at) and tasks_on(s, at)]
    needed = 1 if kind == "gift_on_resource" else 2 - sum(gifts_on(s, city, at) > 0 for at in islands)
    return NEVER if len(near) < needed else turns + TOKEN * max(min(near) - 1, 0)


def _tiles_until(s: State, box: Box, city: City, symbols: tuple[int, ...]) -> float:
    """Fate tiles to lay until the requested groups can be complete; many if the supply has too few."""
    return _tiles(box.fate, s.laid[city], s.supply[city], symbols)


@lru_cache(MANY)
def _tiles(area: Area, laid: tuple[Laid, ...], supply: tuple[FateTile, ...], symbols: tuple[int, ...]) -> float:
    """The same; cached, since a search asks it again and again."""
    groups = area.layout(laid).groups()
    short = [(symbol, 3 - (groups[symbol][0] if groups[symbol] else 0)) for symbol in symbols]
    rows = [area.tiles[tile] for tile in supply]
    for count in range(1, len(rows) + 1):
        for top in range(count + 1):
            taken = rows[:top] + rows[len(rows) - count + top :]
            if all(sum(symbol in row for row in taken) >= need for symbol, need in short):
                return count + _no_room(area, laid, {*supply}, [symbol for symbol, need in short if need == 1])
    return NEVER


def _no_room(area: Area, laid: tuple[Laid, ...], supply: set[FateTile], symbols: list[int]) -> int:
    """Extra tiles if no tile can be laid to complete a group that lacks one symbol."""
    shown, lays = area.layout(laid).symbols, area.lays(laid, False)
    for symbol in symbols:
        at = [area.tiles[tile].index(symbol) for tile in supply if symbol in area.tiles[tile]]
        places = {area.cells[lay][place] for place in at for lay in lays}
        if not any(area.flood(cell, shown[symbol] | cell).bit_count() > 2 for cell in places):
            return BLOCKED
    return 0


def _no_path(s: State, box: Box, city: City, kind: str, of: tuple[int, ...]) -> float:
    """Extra turns if no open Path tile has the wanted resource."""
    if kind not in ("path_resource", "paths_adjacent"):
        return 0.0
    if kind == "paths_adjacent" and not s.built[city]:
        return 2 * NOT_OPEN
    wanted = of[0] if kind == "path_resource" else box.path_resource[s.built[city][-1]]
    return 0.0 if any(tile != NO_TILE and box.path_resource[tile] == wanted for tile in s.open_paths) else NOT_OPEN


def _no_colour(s: State, box: Box, city: City, task: Task, colour: Colour) -> float:
    """Turns for a Bonfire of a colour: few if there is a task of it, since that will be lit anyway."""
    row = zip(ALL_SLOTS, slots_of(s, city), strict=True)
    slots = [slot for slot, each in row if each not in (NO_TASK, task) and box.task_colour[each] == colour]
    if any(is_lit(s, city, slot) for slot in slots):
        return 0.0
    return SOON if slots else NOT_YET


# Before the countdown


def _wanted(s: State, box: Box, city: City) -> int:
    """Bonfires on the way: against Tom those that begin the countdown, else as many as there is room for."""
    return box.table_size[0].novices - novices(s) if s.solo else SLOTS - s.lit[city].bit_count()


def _way_to_countdown(s: State, box: Box, city: City, unlit: list[Unlit]) -> float:
    """Bonfires to come, minus the turns they take; pieces at hand save some of these."""
    gain = turns = 0.0
    left = wanted = _wanted(s, box, city)
    for task in unlit:
        if left > 0 and 1 + task.turns < BONFIRE_FROM_NOTHING:
            turns += 1 + task.turns
            gain += SURE * task.points
            left -= 1
        else:
            gain += max(0.0, task.points * 0.6 - 0.8 * task.turns)
    turns += left * BONFIRE_FROM_NOTHING
    work = turns - wanted
    saved = a_turn(s) * (_tokens(s, city, unlit, left + 1) + _resources(s, city, unlit, left + 1) + _engine(s, city))
    spare = _spare(s, city, LAST)
    more = min(max(saved - spare, 0.0), a_turn(s) * BY_HAND * work)
    return gain - a_turn(s) * turns + spare + more + IDLE * LAST


def _spare(s: State, city: City, turns: float) -> float:
    """Points that pieces at hand will bring in the last turns: some are used each turn, others are leftovers."""
    pieces = leftovers(s, city) + 0.5 * s.resources[resource_at(city, GOLD)]
    used = min(pieces, 3 * turns)
    return USED * used + 0.5 * (pieces - used) + _engine(s, city) * turns / LAST


def _tokens(s: State, city: City, unlit: list[Unlit], tasks: int) -> float:
    """Turns that tokens save, by how many tasks are still wanted."""
    needed = [0] * WILD
    needed[SHIP] = needed[TASK] = tasks
    for task in unlit:
        if task.missing and task.turns < NEVER - 3:
            for token in TOKENS_FOR.get(task.kind, ()):
                needed[token] += task.missing
    saved = s.tokens[token_at(city, WILD)] * WILD_TOKEN
    for token in ALL_TOKENS[:WILD]:
        fitting = min(s.tokens[token_at(city, token)], needed[token])
        saved += fitting * TOKEN + (s.tokens[token_at(city, token)] - fitting) * ODD_TOKEN
    return saved


def _resources(s: State, city: City, unlit: list[Unlit], tasks: int) -> float:
    """Turns that resources save: two for each task, and what the conditions ask for."""
    worth = [A_GOLD] * s.resources[resource_at(city, GOLD)]
    first, second, more = RESOURCES
    for resource in PLAIN:
        count = s.resources[resource_at(city, resource)]
        worth += [first, second, *(more,) * (count - 2)][:count]
    worth.sort(reverse=True)
    wanted = [RESOURCES_FOR.get(task.kind, 0) for task in unlit if task.missing and task.turns < NEVER - 3]
    needed = 2 * tasks + sum(wanted)
    return sum(worth[:needed], 0.0) + NOT_NEEDED * sum(worth[needed:], 0.0)


# In the countdown, and always


def _last_turns(s: State, city: City, unlit: list[Unlit]) -> float:
    """What can still be lit, and a little for turns and tokens that are left."""
    gain, used = 0.0, 0.0
    for task in unlit:
        if used + 1 + task.turns <= s.stack + 0.01:
            used += 1 + task.turns
            gain += task.points * SURE + 0.5
        else:
            late = used + 1 + task.turns - s.stack
            gain += max(0.0, task.points * 0.5 * (1 - late / 2))
    free = max(s.stack - used, 0.0)
    return gain + IDLE * free + _spare(s, city, free)


def _missed(s: State, city: City, unlit: list[Unlit]) -> float:
    """Turns for missing Bonfires, in the last turns or out of the match; a task out of reach counts half of one.

    Without them it would seem good to begin the countdown, which ends the work of one's own city too.
    """
    turns, left = 0.0, s.stack + 0.01 if s.out[city] == PLAYING else 0.0
    for task in unlit:
        in_time = 1 + task.turns <= left
        turns += 1 + task.turns if in_time else BONFIRE_FROM_NOTHING / 2
        left -= 1 + task.turns if in_time else 0
    return turns + BONFIRE_FROM_NOTHING * (SLOTS - s.lit[city].bit_count() - len(unlit))


def _engine(s: State, city: City) -> float:
    """Turns saved by what keeps helping."""
    value = A_GNOME * gnome_count(s, city) + A_PORTAL * s.portals[city].bit_count() + A_PATH * len(s.built[city])
    doors = s.lit[city] & s.portals[city]
    for place in guardians_of(s, city):
        if is_on_path(place):
            value += A_GUARDIAN + STEP * place + (DOOR if doors >> max(place - 1, 0) else 0.0)
    return value
