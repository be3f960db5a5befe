"""How good a position looks, for bots that look one step ahead and for the leaves of a search.

An action is asked in small steps, so what is still due counts as well: a step on the agenda is worth what it will
bring on average, a price being paid what it will cost. All values are in sixtieths of a point.
"""

from igroteka.games.bonfire.bots_tom import points
from igroteka.games.bonfire.components import BONFIRE, COMMON, GNOME, GUARDIAN, PATH, SHIP, SLOTS, TASK, WILD, Box
from igroteka.games.bonfire.conditions import progress
from igroteka.games.bonfire.query import can_pay, common_count, free_slots, tasks_on, token_count
from igroteka.games.bonfire.rules.fate import limit
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import AT_BONFIRE, AWAY, EMPTY, State

POINT = 60
TOKEN, RESOURCE, SHORT = 20, 12, 80
WORTH = {"gnome": 70, "portal": 40, "path": 45, "common": 22, "lit": 100, "met": 90, "hope": 30, "berth": 15}
PAID_BY = {
    "ship": SHIP,
    "path": PATH,
    "task": TASK,
    "great": BONFIRE,
    "retrieve": GUARDIAN,
    "procession": GUARDIAN,
    "gnome": GNOME,
}
PENDING = {  # what a step still due brings, tried on matches of three
    "light": 594,
    "novice": 195,
    "reward": 135,
    "task": 451,
    "gift": 250,
    "receive": 290,
    "gnome": 32,
    "price": 211,
    "recruit": 211,
    "great": 80,
    "turn": 109,
    "path": 55,
    "build": 224,
    "search": 130,
    "retrieve": 110,
    "welcome": 150,
    "procession": 10,
    "march": 20,
    "ship": 5,
    "sail": 25,
    "fate": 25,
    "tile": 153,
    "lay": 153,
    "bonus": 586,
    "council_gold": 70,
    "council_path": 140,
    "council_guardian": 150,
    "council_great": 120,
    "council_master": 170,
    "council_move": 60,
    "council_ship": 60,
}


def turn(s: State) -> int:
    """Turns begun; against Tom rounds begun, for the player answers in his turns too."""
    return (s.turns + 1) // 2 if s.solo else s.turns


def evaluate(s: State, box: Box, seat: int) -> int:
    """The seat's worth, and a little of its lead over the best opponent; alone being quicker than Tom counts."""
    if s.solo:
        return round(POINT * points(s, box)) + (_due(s, box, seat) if s.seat == seat else 0)
    worth = [_worth(s, box, city) for city in range(s.cities)]
    return 4 * worth[seat] - max(worth[city] for city in range(s.cities) if city != seat)


def _worth(s: State, box: Box, city: int) -> int:
    """Points as they stand, and a share of those that what lies in the city will bring."""
    value = POINT * total(s, box, city) + _tasks(s, box, city) + _guardians(s, city)
    value += WORTH["gnome"] * s.gnomes[city].bit_count() + WORTH["portal"] * s.portals[city].bit_count()
    value += WORTH["path"] * len(s.built[city])
    value += WORTH["common"] * sum(
        min(common_count(s, city, each), box.common_need[each]) for each in range(len(COMMON))
    )
    if city < s.seats:
        value += _supplies(s, city)
    if s.ships[city] != EMPTY and "sail" not in [name for name, _ in s.agenda]:
        value += _berth(s, box, city, s.ships[city])
    return value + (_due(s, box, city) if city == s.seat else 0)


def _due(s: State, box: Box, city: int) -> int:
    """What the steps still due will bring, less the price being paid."""
    value = _pending(s, box, city, s.doing, ())
    value += sum(_pending(s, box, city, name, about) for name, about in s.agenda)
    return value - TOKEN * s.due_tokens - _short(s, city, s.due_token, s.due_tokens) - RESOURCE * len(s.due_resources)


def _pending(s: State, box: Box, city: int, name: str, about: tuple[int, ...]) -> int:
    """What a step will bring, less what it will take."""
    value = PENDING.get(name, 0) - _short(s, city, PAID_BY.get(name, WILD), 1)
    if name == "ship":
        value += max(_berth(s, box, city, island) for island in range(len(box.island)))
    elif name == "sail" and about:
        value += _berth(s, box, city, about[0])
    if name == "fate":
        value -= 2 * TOKEN * max(token_count(s, city) - limit(s, city), 0)
    return value


def _short(s: State, city: int, token: int, due: int) -> int:
    """What replacing missing tokens costs beyond their own number."""
    if token == WILD:
        return 0
    return SHORT * max(due - s.tokens[city * 7 + token], 0)


def _tasks(s: State, box: Box, city: int) -> int:
    """A task that could be lit now is nearly a Bonfire; others are a hope, the nearer they are to it."""
    value, lit = 0, s.lit[city]
    for slot in range(SLOTS):
        task = s.slots[city * 7 + slot]
        if task == EMPTY:
            continue
        if s.portals[city] >> slot & 1:
            value += 20
        if lit >> slot & 1:
            value += WORTH["lit"]  # a place for a Guardian, and a step towards five or seven of them
            continue
        value += _hope(s, box, city, task)
    return value


def _hope(s: State, box: Box, city: int, task: int) -> int:
    have, need = progress(s, box, city, task)
    if have >= need:
        return 48 * box.task_points[task] + WORTH["met"]
    return 0 if s.counting else (WORTH["hope"] * have // need + 8) * box.task_points[task]


def _berth(s: State, box: Box, city: int, island: int) -> int:
    """What lying at an island promises: its best task, if there is a slot and the resource for it, or its Guardian."""
    resource = box.island_resource[island]
    if resource == EMPTY:
        return 60 if s.guardians[city * 5 + box.island_guardian[island]] == AWAY else 0
    tasks = tasks_on(s, island)
    if not tasks or not free_slots(s, city):
        return 0
    best = max(_hope(s, box, city, task) for task in tasks)
    payable = any(can_pay(s, city, (resource, top)) for top in _tops(s, city))
    return best * WORTH["berth"] // (100 if payable else 300)


def _tops(s: State, city: int) -> list[int]:
    """The open gift tokens."""
    return [top for top in s.gift_tops[city * 2 : city * 2 + 2] if top != EMPTY]


def _guardians(s: State, city: int) -> int:
    """Guardians are worth more the nearer they are to an open Bonfire."""
    value, doors = 0, s.lit[city] & s.portals[city]
    for place in s.guardians[city * 5 : city * 5 + 5]:
        if 0 <= place <= AT_BONFIRE:
            ahead = doors >> max(place - 1, 0)
            value += 30 + 3 * place + (40 if ahead else 0)
        elif place > AT_BONFIRE:
            value += 30
    return value


def _supplies(s: State, city: int) -> int:
    """Tokens, resources and fate tiles are worth more than their final points while there are turns to use them."""
    tokens, resources = token_count(s, city), sum(s.resources[city * 6 : city * 6 + 6])
    share = 10 if s.counting else TOKEN
    kept = 0 if s.counting else -2 * POINT * len(s.supply[city])
    return share * min(tokens, 9) + (share * RESOURCE // TOKEN) * min(resources, 12) + kept
