"""How good a position looks, for bots that look one step ahead and for the leaves of a search.

An action is asked in small steps, so what is still due counts as well: a step on the agenda is worth what it will
bring on average, a price being paid what it will cost. All values are in sixtieths of a point.
"""

from igroteka.games.bonfire.components import BONFIRE, COMMON, GNOME, GUARDIAN, PATH, SHIP, SLOTS, TASK, WILD, Box
from igroteka.games.bonfire.conditions import progress
from igroteka.games.bonfire.query import common_count, token_count
from igroteka.games.bonfire.rules.fate import limit
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import AT_BONFIRE, EMPTY, State

POINT = 60
TOKEN, RESOURCE, SHORT = 34, 14, 60
PAID_BY = {
    "ship": SHIP,
    "path": PATH,
    "task": TASK,
    "great": BONFIRE,
    "retrieve": GUARDIAN,
    "procession": GUARDIAN,
    "gnome": GNOME,
}
PENDING = {  # what a step still due brings
    "light": 330,
    "novice": 300,
    "reward": 150,
    "task": 190,
    "gift": 250,
    "receive": 290,
    "gnome": 60,
    "recruit": 170,
    "great": 40,
    "turn": 110,
    "path": 60,
    "build": 130,
    "search": 130,
    "retrieve": 110,
    "welcome": 150,
    "procession": 10,
    "march": 40,
    "ship": 10,
    "sail": 50,
    "fate": 40,
    "tile": 110,
    "bonus": 320,
    "council_gold": 70,
    "council_path": 140,
    "council_guardian": 150,
    "council_great": 120,
    "council_master": 170,
    "council_move": 60,
    "council_ship": 60,
}


def evaluate(s: State, box: Box, seat: int) -> int:
    """The seat's worth, and a little of its lead over the best opponent, Tom included."""
    worth = [_worth(s, box, city) for city in range(s.cities)]
    return 4 * worth[seat] - max(worth[city] for city in range(s.cities) if city != seat)


def _worth(s: State, box: Box, city: int) -> int:
    """Points as they stand, and a share of those that what lies in the city will bring."""
    value = POINT * total(s, box, city) + _tasks(s, box, city) + _guardians(s, city)
    value += 70 * s.gnomes[city].bit_count() + 40 * s.portals[city].bit_count() + 45 * len(s.built[city])
    value += 22 * sum(min(common_count(s, city, each), box.common_need[each]) for each in range(len(COMMON)))
    if city < s.seats:
        value += _supplies(s, city)
    if city == s.seat:
        value += sum(_pending(s, city, name) for name, _ in s.agenda) + _pending(s, city, s.doing)
        value -= TOKEN * s.due_tokens + _short(s, city, s.due_token, s.due_tokens) + RESOURCE * len(s.due_resources)
    return value


def _pending(s: State, city: int, name: str) -> int:
    """What a step will bring, less what it will take."""
    value = PENDING.get(name, 0) - _short(s, city, PAID_BY.get(name, WILD), 1)
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
            continue
        have, need = progress(s, box, city, task)
        if have >= need:
            value += 48 * box.task_points[task] + 90
        elif not s.counting:
            value += (30 * have // need + 8) * box.task_points[task]
    return value


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
