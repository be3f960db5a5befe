"""How good a position looks, for bots that look one step ahead and for the leaves of a search."""

from igroteka.games.bonfire.components import COMMON, SLOTS, Box
from igroteka.games.bonfire.conditions import met
from igroteka.games.bonfire.query import common_count, token_count
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import AT_BONFIRE, AWAY, EMPTY, State

SCALE = 60  # of one point


def evaluate(s: State, box: Box, seat: int) -> int:
    """The seat's worth less that of its best opponent, Tom included."""
    worth = [_worth(s, box, city) for city in range(s.cities)]
    rivals = [worth[city] for city in range(s.cities) if city != seat]
    return 4 * worth[seat] - max(rivals)


def _worth(s: State, box: Box, city: int) -> int:
    """Points as they stand, and a share of those that what lies in the city will bring."""
    value = SCALE * total(s, box, city)
    value += _tasks(s, box, city)
    value += 40 * s.gnomes[city].bit_count() + 35 * s.portals[city].bit_count() + 40 * len(s.built[city])
    value += sum(30 + 6 * min(place, AT_BONFIRE) for place in s.guardians[city * 5 : city * 5 + 5] if place > AWAY)
    value += 25 * sum(min(common_count(s, city, each), box.common_need[each]) for each in range(len(COMMON)))
    if city < s.seats:
        value += _supplies(s, city)
    return value


def _tasks(s: State, box: Box, city: int) -> int:
    """A task that could be lit now is nearly a Bonfire; others are a hope."""
    value, lit = 0, s.lit[city]
    for slot in range(SLOTS):
        task = s.slots[city * 7 + slot]
        if task == EMPTY or lit >> slot & 1:
            continue
        share = 48 if met(s, box, city, task) else 14
        value += share * box.task_points[task]
    return value


def _supplies(s: State, city: int) -> int:
    """Tokens and resources are worth more than their half point while there are turns to use them."""
    use = 12 if s.counting else 30
    tokens, resources = token_count(s, city), sum(s.resources[city * 6 : city * 6 + 6])
    return (
        use * min(tokens, 8) + use // 3 * min(resources, 10) - 3 * SCALE * len(s.supply[city]) * (not s.counting) // 4
    )
