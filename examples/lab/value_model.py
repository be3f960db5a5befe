"""A value learnt from self-play makes the search bot stronger: Bonfire for two, on NumPy alone.

    python examples/lab/value_model.py --matches 400 --duels 200 --iterations 8 --jobs 2

1. Search bots play each other. Each of them values the table a little differently from a plain evaluation of the game
   (below: the one its bots began with): for every stock (tokens, portals, tasks that can be lit, ...) a coin decides
   whether it is worth a step more or a step less.
2. Least squares over the matches estimate how many points of the final margin each step brought. The coins do not
   depend on how the match went, so this measures what a step causes, not which player was ahead anyway.
3. The model is the evaluation with the steps that helped, each weighted by how certain its sign is. It values the
   leaves of a search that plays against the plain search, with the same budget of iterations, each match twice with
   the seats exchanged.
"""

import argparse
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.arena.matches import Interval, normal, wilson
from igroteka.arena.parallel import progress, spread
from igroteka.bots import Perspective, Plan, SearchBot
from igroteka.games import bonfire
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import can_pay, common_count, free_slots, tasks_on, token_count
from igroteka.games.bonfire.rules.conditions import progress as task_progress
from igroteka.games.bonfire.rules.fate import limit
from igroteka.games.bonfire.score import total
from igroteka.games.bonfire.state import (
    State,
    cities_of,
    gift_tops_of,
    guardian_at,
    guardians_of,
    is_lit,
    resources_of,
    slot_at,
    slots_of,
    token_at,
    tokens_of,
)
from igroteka.games.bonfire.words import (
    ALL_CITIES,
    ALL_COMMON,
    ALL_SEATS,
    ALL_SLOTS,
    AWAY,
    BONFIRE,
    GNOME,
    GUARDIAN,
    NO_RESOURCE,
    NO_TASK,
    PATH,
    PIER,
    SHIP,
    TASK,
    WILD,
    City,
    Island,
    Resource,
    Task,
    Token,
    is_by_bonfire,
    is_on_path,
)
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Bots
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

Floats = NDArray[np.float64]

# The plain evaluation: points so far, and what lies in the city. An action is asked in small steps, so what is
# still due counts as well. Values are in sixtieths of a point. The game's own bots have a better one by now.

POINT = 60
TOKEN, RESOURCE, SHORT = 20, 12, 80
WORTH = {"gnome": 70, "portal": 40, "path": 45, "common": 22, "lit": 100, "met": 90, "hope": 30, "berth": 15}
PAID_BY = {
    "move_ship": SHIP,
    "build_path": PATH,
    "receive_task": TASK,
    "use_great_bonfire": BONFIRE,
    "retrieve_guardian": GUARDIAN,
    "make_procession": GUARDIAN,
    "recruit_gnome": GNOME,
}
STEP_NAMES: Final = {each.id: each.name for each in bonfire.GAME.agenda.steps}
PENDING = {  # what a step still due brings, tuned on matches of three seats
    "light_bonfire": 594,
    "send_novice": 195,
    "take_council_bonus": 135,
    "receive_task": 451,
    "choose_gift": 250,
    "take_task": 290,
    "recruit_gnome": 32,
    "choose_price": 211,
    "take_gnome": 211,
    "use_great_bonfire": 80,
    "turn_great_bonfire": 109,
    "build_path": 55,
    "take_path_tile": 224,
    "search_path_tile": 130,
    "retrieve_guardian": 110,
    "welcome": 150,
    "make_procession": 10,
    "march": 20,
    "move_ship": 5,
    "sail": 25,
    "discard_to_limit": 25,
    "take_tile": 153,
    "lay_tile": 153,
    "bonus_action": 586,
    "take_gold": 70,
    "call_guardian": 150,
    "turn_anywhere": 120,
    "take_master": 170,
    "move_guardian": 60,
    "sail_anywhere": 60,
}


def evaluate(s: State, box: Box, seat: int) -> int:
    """The seat's worth, plus a little of its lead over the best opponent."""
    worth = [_worth(s, box, city) for city in cities_of(s)]
    return 4 * worth[seat] - max(worth[city] for city in cities_of(s) if city != seat)


def _worth(s: State, box: Box, city: City) -> int:
    """Points so far, and a share of the points that what lies in the city will bring."""
    value = POINT * total(s, box, city) + _tasks(s, box, city) + _guardians(s, city)
    value += WORTH["gnome"] * s.gnomes[city].bit_count() + WORTH["portal"] * s.portals[city].bit_count()
    value += WORTH["path"] * len(s.built[city])
    value += WORTH["common"] * sum(min(common_count(s, city, each), box.common_need[each]) for each in ALL_COMMON)
    if city < s.seats:
        value += _supplies(s, city)
    due = [(STEP_NAMES[number], about) for number, about in s.agenda]
    if s.ships[city] != PIER and "sail" not in [name for name, _ in due]:
        value += _berth(s, box, city, s.ships[city])
    return value + (sum(_pending(s, box, city, name, about) for name, about in due) if city == s.seat else 0)


def _pending(s: State, box: Box, city: City, name: str, about: tuple[int, ...]) -> int:
    """What a step that is due will bring, less what it will take."""
    if name in ("pay_tokens", "pay_token_pair"):
        token, count = about
        return -TOKEN * count - _short(s, city, Token(token), count)
    if name in ("pay_resources", "pay_resource_pair"):
        return -RESOURCE * len(about)
    value = PENDING.get(name, 0) - _short(s, city, PAID_BY.get(name, WILD), 1)
    if name == "move_ship":
        value += max(_berth(s, box, city, island) for island in box.islands)
    elif name == "sail":
        value += _berth(s, box, city, Island(about[0]))
    elif name == "discard_to_limit":
        value -= 2 * TOKEN * max(token_count(s, ALL_SEATS[city]) - limit(s, ALL_SEATS[city]), 0)
    return value


def _short(s: State, city: City, token: Token, due: int) -> int:
    """What replacing missing tokens costs beyond their own number."""
    if token == WILD:
        return 0
    return SHORT * max(due - s.tokens[token_at(city, token)], 0)


def _tasks(s: State, box: Box, city: City) -> int:
    """A task that could be lit now is nearly a Bonfire; others count for more the nearer they are to it."""
    value, lit = 0, s.lit[city]
    for slot in ALL_SLOTS:
        task = s.slots[slot_at(city, slot)]
        if task == NO_TASK:
            continue
        if s.portals[city] >> slot & 1:
            value += 20
        if lit >> slot & 1:
            value += WORTH["lit"]  # a place for a Guardian, and a step towards five or seven of them
            continue
        value += _hope(s, box, city, task)
    return value


def _hope(s: State, box: Box, city: City, task: Task) -> int:
    have, need = task_progress(s, box, city, task)
    if have >= need:
        return 48 * box.task_points[task] + WORTH["met"]
    return 0 if s.counting else (WORTH["hope"] * have // need + 8) * box.task_points[task]


def _berth(s: State, box: Box, city: City, island: Island) -> int:
    """The value of lying at an island: its best task, if there is a slot and the resource for it, or its Guardian."""
    resource = box.island_resource[island]
    if resource == NO_RESOURCE:
        return 60 if s.guardians[guardian_at(city, box.island_guardian[island])] == AWAY else 0
    tasks = tasks_on(s, island)
    if not tasks or not free_slots(s, city):
        return 0
    best = max(_hope(s, box, city, task) for task in tasks)
    payable = any(can_pay(s, ALL_SEATS[city], (resource, top)) for top in _tops(s, city))
    return best * WORTH["berth"] // (100 if payable else 300)


def _tops(s: State, city: City) -> list[Resource]:
    """The open gift tokens."""
    return [top for top in gift_tops_of(s, city) if top != NO_RESOURCE]


def _guardians(s: State, city: City) -> int:
    """Guardians are worth more the nearer they are to an open Bonfire."""
    value, doors = 0, s.lit[city] & s.portals[city]
    for place in guardians_of(s, city):
        if is_on_path(place):
            ahead = doors >> max(place - 1, 0)
            value += 30 + 3 * place + (40 if ahead else 0)
        elif is_by_bonfire(place):
            value += 30
    return value


def _supplies(s: State, city: City) -> int:
    """Tokens, resources and fate tiles are worth more than their final points while there are turns to use them."""
    tokens, resources = token_count(s, ALL_SEATS[city]), sum(resources_of(s, city))
    share = 10 if s.counting else TOKEN
    kept = 0 if s.counting else -2 * POINT * len(s.supply[city])
    return share * min(tokens, 9) + (share * RESOURCE // TOKEN) * min(resources, 12) + kept


GAME: Final = replace(bonfire.GAME, bots=Bots(evaluate))
"""Bonfire with a plain evaluation; without candidates, bots search a tree instead of whole turns."""


# The model

SETUP: Final = GAME.setup("base", 2)
STEPS: Final = {  # the step that the coins try for each stock, in points
    "Bonfires": 3.0,
    "tasks that can be lit": 2.0,
    "progress of other tasks": 2.0,
    "tasks": 1.0,
    "action tokens": 0.3,
    "kinds of tokens": 0.3,
    "resources": 0.3,
    "kinds of resources": 0.4,
    "Path tiles": 0.6,
    "portals": 0.6,
    "gnomes": 0.8,
    "Guardians": 0.8,
    "Guardians at Bonfires": 1.0,
    "common tasks": 0.5,
    "fate tiles": 0.4,
    "portals at Bonfires": 0.8,
}
STEP: Final = np.array([*STEPS.values()])
OWN: Final = 4  # times that the evaluation weighs a seat's own city compared to the other
FIRST_MATCH, FIRST_DUEL = 1_000, 50_000  # seeds of self-play, and of the duels, far from it
SEATED: Final = 10


def stocks(state: State, box: Box, city: City) -> Floats:
    """What a city has, one number per stock."""
    tokens, resources, guardians = tokens_of(state, city), resources_of(state, city), guardians_of(state, city)
    lit, portals = state.lit[city], state.portals[city]
    tasks = [have / need for have, need in unlit(state, box, city)]
    needs = zip(ALL_COMMON, box.common_need, strict=True)
    return np.array([
        lit.bit_count(),
        sum(done >= 1 for done in tasks),
        sum(done for done in tasks if done < 1),
        len(tasks),
        sum(tokens),
        sum(count > 0 for count in tokens),
        sum(resources),
        sum(count > 0 for count in resources),
        len(state.built[city]),
        portals.bit_count(),
        state.gnomes[city].bit_count(),
        sum(is_on_path(place) for place in guardians),
        sum(is_by_bonfire(place) for place in guardians),
        sum(min(common_count(state, city, common), need) for common, need in needs),
        len(state.laid[city]),
        (lit & portals).bit_count(),
    ], float)  # fmt: skip


def unlit(state: State, box: Box, city: City) -> list[tuple[int, int]]:
    """How near to completion the tasks of a city are."""
    slots = zip(ALL_SLOTS, slots_of(state, city), strict=True)
    tasks = [task for slot, task in slots if task != NO_TASK and not is_lit(state, city, slot)]
    return [task_progress(state, box, city, task) for task in tasks]


class Model:
    """The plain evaluation, with some points added for each stock."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights

    def __call__(self, state: State, box: Box, seat: Seat) -> float:
        lead = OWN * stocks(state, box, ALL_CITIES[seat]) - stocks(state, box, ALL_CITIES[1 - seat])
        return evaluate(state, box, seat) + POINT * float(lead @ self.weights)


def play(seed: int, iterations: int, models: list[Model | None]) -> tuple[int, ...]:
    """The final scores of a match between searches with these values."""
    match = Match(GAME, SETUP, Luck(seed))
    bots = [SearchBot(SEATED * seed + seat, Plan(iterations), value=model) for seat, model in enumerate(models)]
    while match.ask:
        match.answer(bots[match.ask.seat].choose(Perspective(match, match.ask.seat)), match.ask.seat)
    assert match.result
    return tuple(match.result.scores)


def self_play(seed: int, iterations: int) -> tuple[int, Floats, int]:
    """A match between two tosses of the coins: its seed, how many steps they differed by, and the margin."""
    coins = np.random.default_rng(seed).choice([-1.0, 1.0], (2, len(STEP)))
    scores = play(seed, iterations, [Model(each * STEP) for each in coins])
    return seed, coins[0] - coins[1], scores[0] - scores[1]


class Lesson(NamedTuple):
    """What a step of each stock brought."""

    gain: Floats  # in points of the margin
    sure: Floats  # certainty, in standard errors


def learn(steps: Floats, margins: Floats) -> Lesson:
    """Least squares, with the advantage of the first seat as another unknown."""
    rows = np.column_stack([steps, np.ones(len(steps))])
    found: Floats = np.linalg.lstsq(rows, margins, rcond=None)[0].astype(np.float64)
    rest = margins - rows @ found
    noise = rest @ rest / max(len(rows) - rows.shape[1], 1)
    errors: Floats = np.sqrt(noise * np.diag(np.linalg.pinv(rows.T @ rows)))
    sure: Floats = found / np.maximum(errors, 1e-9)
    return Lesson(found[:-1], sure[:-1])


def weights_of(lesson: Lesson) -> Floats:
    """Each step, weighted by how certain its sign is; steps within their error hardly count."""
    weights: Floats = STEP * np.tanh(lesson.sure / 2)
    return weights


def duel(number: int, weights: Floats, iterations: int) -> tuple[float, float]:
    """The share of a win and the lead of a search with the model over one without; seats alternate between matches."""
    seat = number % 2
    scores = play(FIRST_DUEL + number // 2, iterations, [Model(weights) if each == seat else None for each in range(2)])
    lead = scores[seat] - scores[1 - seat]
    return (lead > 0) + (lead == 0) / 2, lead


class Report(NamedTuple):
    """The results of an experiment."""

    lesson: Lesson
    weights: Floats
    wins: Interval
    lead: Interval


def experiment(matches: int, duels: int, iterations: int, jobs: int = 1, out: Path | None = None) -> Report:
    """Play, learn, and play against the teacher."""
    played = {}
    with progress("self-play", matches) as advance:
        seeds = range(FIRST_MATCH, FIRST_MATCH + matches)
        for seed, steps, margin in spread(partial(self_play, iterations=iterations), seeds, jobs):
            played[seed] = steps, margin
            advance(1)
    rows = [played[seed] for seed in sorted(played)]
    lesson = learn(np.array([steps for steps, _ in rows]), np.array([float(margin) for _, margin in rows]))
    weights = weights_of(lesson)
    if out:
        np.savez(out, weights=weights, stocks=np.array([*STEPS]))
    fought = []
    with progress("duels", duels) as advance:
        for result in spread(partial(duel, weights=weights, iterations=iterations), range(duels), jobs):
            fought.append(result)
            advance(1)
    wins = wilson(sum(won for won, _ in fought), len(fought))
    return Report(lesson, weights, wins, normal([lead for _, lead in fought]))


def in_words(report: Report) -> str:
    """The report in words."""
    lines = ["a stock; points that a step of it brought, in standard errors; what the model adds to its worth:"]
    for name, gain, sure, weight in zip(STEPS, *report.lesson, report.weights, strict=True):
        lines.append(f"  {name:24} {gain:6.2f} {sure:5.1f} {weight:6.2f}")
    lines.append("search with the model won {:.1%} ({:.1%}-{:.1%})".format(*report.wins))
    lines.append("and led by {:.1f} points on average ({:.1f} to {:.1f})".format(*report.lead))
    return "\n".join(lines)


def main() -> None:
    """Run the experiment from a shell."""
    parser = argparse.ArgumentParser(description="Learn a value from self-play and try it in the search.")
    parser.add_argument("--matches", type=int, default=400, help="of self-play")
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=8, help="of the searches")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keep the weights in this .npz file")
    given = parser.parse_args()
    print(in_words(experiment(given.matches, given.duels, given.iterations, given.jobs, given.out)))


if __name__ == "__main__":
    main()
