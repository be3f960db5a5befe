"""What hints of Bonfire give as reasons."""

from collections.abc import Iterable

from igroteka.games.bonfire.bots.prices import A_GNOME, A_GUARDIAN, A_PATH, A_PORTAL, NEVER, SURE, TOKEN
from igroteka.games.bonfire.bots.turns import a_turn, certain, prize, turns_until
from igroteka.games.bonfire.bots.value import LEAD, POINT
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import gnome_count
from igroteka.games.bonfire.state import State, guardians_of, is_lit, resources_of, seats_of, slots_of, tokens_of
from igroteka.games.bonfire.words import ALL_SEATS, ALL_SLOTS, NO_TASK, City, is_on_path
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Fact

RESOURCE = 0.3  # turns that a resource saves, roughly


def facts(s: State, box: Box, number: Seat) -> list[Fact]:
    """Points, tasks on the way, and what saves turns."""
    city, turn = ALL_SEATS[number], POINT * a_turn(s)
    points = certain(s, box, city)
    numbers = (
        ("points", points, POINT),
        ("tokens", sum(tokens_of(s, city)), turn * TOKEN),
        ("resources", sum(resources_of(s, city)), turn * RESOURCE),
        ("gnomes", gnome_count(s, city), turn * A_GNOME),
        ("portals", s.portals[city].bit_count(), turn * A_PORTAL),
        ("paths", len(s.built[city]), turn * A_PATH),
        ("guardians", sum(map(is_on_path, guardians_of(s, city))), turn * A_GUARDIAN),
    )
    found = [Fact(name, amount, amount * each) for name, amount, each in numbers]
    rivals = [certain(s, box, other) for other in seats_of(s) if other != city]
    if rivals and not s.solo:
        found.append(Fact("rival", max(rivals), -LEAD * max(rivals)))
    return [*found, *tasks(s, box, city)]


def tasks(s: State, box: Box, city: City) -> Iterable[Fact]:
    """Tasks of the city that can be lit, or are on the way; lit ones are points."""
    for slot, task in zip(ALL_SLOTS, slots_of(s, city), strict=True):
        if task == NO_TASK or is_lit(s, city, slot):
            continue
        turns, name = turns_until(s, box, city, task), (box.task[task].id,)
        worth = POINT * SURE * prize(s, box, city, slot, task)
        if turns == 0:
            yield Fact("ready", 1.0, worth, name)
        elif turns < NEVER:
            yield Fact("task", 1.0, max(worth - POINT * a_turn(s) * turns / 2, 0.0), name)
