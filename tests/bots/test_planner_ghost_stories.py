"""The planner of Ghost Stories: exact chances, sensible turns, advice for all questions; the search that follows it."""

from collections.abc import Mapping
from itertools import product

import pytest

from igroteka.bots import GreedyBot, Perspective, Plan, SearchBot
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.bots.advice import opinions
from igroteka.games.ghost_stories.bots.plan import Planner
from igroteka.games.ghost_stories.bots.prices import Outlook
from igroteka.games.ghost_stories.bots.prospect import VICTORY, features, prospect
from igroteka.games.ghost_stories.box import BOX, Box
from igroteka.games.ghost_stories.rules import payment
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BLACK,
    BLUE,
    EACH_COLOUR,
    FACING,
    FROM_TILE,
    NO_COLOUR,
    RED,
    SPIRES,
    WHITE,
    Position,
    Space,
)
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from tests.games.ghost_stories.build import buddha, figurine, give, position, strip, table

STILL = ("twin_winds", "gust", "favorite", "pockets")  # nothing that helps red
NORTH_WEST = position("north_west")

# Cards: haunters 12 (blue, 1), 34 (red, 1), 38 (red, 2), 16 (blue, 2), 41 (red, 3); 35 red and 13 blue, immune to dice;
# 36 (red, 1), 43 (red, 4) without any harm but the room they take; 56 to 65 incarnations.


# Exact chances


def cheapest(out: Outlook, falls: list[Space]) -> float | None:
    """The lowest cost in tokens that makes these ghosts fall after the roll, by the rules; None if they cannot fall."""
    s = out.s
    held = payment.total_of(payment.purse(s, []))
    bill = payment.bill(s, BOX, falls, NO_COLOUR)
    found = []
    for red, blue, black in product(range(held[RED] + 1), range(held[BLUE] + 1), range(held[BLACK] + 1)):
        if payment.enough(*bill, [red, blue, 0, 0, black, 0]):
            spent = ((RED, red), (BLUE, blue), (BLACK, black))
            found.append(sum(out.token(colour, held[colour] - n) for colour, count in spent for n in range(count)))
    return min(found, default=None)


def by_rolling(s: State, at: Position, dice: int) -> float:
    """The mean over all rolls of the best that can be made of each."""
    out = Outlook(s, BOX)
    aimed = [each for each in FACING[at] if s.space[each]]
    sets = [[each] for each in aimed] + ([aimed] if len(aimed) == 2 else [])
    total = 0.0
    s.attempt = FROM_TILE
    for roll in product((*EACH_COLOUR, WHITE), repeat=dice):
        s.dice = roll
        costs = [(falls, cheapest(out, falls)) for falls in sets]
        won = [sum(out.prize[each] for each in falls) - cost for falls, cost in costs if cost is not None]
        total += max([0.0, *won])
    return total / float(6**dice)


@pytest.mark.parametrize(
    ("ghosts", "tao"),
    [
        ({"north:0": 38}, {}),
        ({"north:0": 41}, {"red": 1}),
        ({"north:0": 35}, {"red": 1}),  # immune to dice
        ({"north:0": 35}, {"blue": 1}),
        ({"north:0": 38, "west:0": 12}, {}),
        ({"north:0": 41, "west:0": 16}, {"red": 1, "blue": 1}),
        ({"north:0": 35, "west:0": 16}, {"red": 1, "blue": 1}),
        ({"north:0": 38, "west:0": 34}, {"red": 2}),  # of one colour
        ({"north:0": 35, "west:0": 38}, {"red": 2}),
        ({"north:0": 38, "west:0": 12, "south:1": 65}, {"red": 1}),  # whites are not wild
    ],
)
@pytest.mark.parametrize("power", ["twin_winds", "spires"])
def test_an_attack_is_worth_what_all_rolls_give(ghosts: Mapping[str, int], tao: Mapping[str, int], power: str) -> None:
    s = table("yang.act", ghosts=ghosts, at={"red": "north_west"}, powers=(power, *STILL[1:]))
    give(s, "red", **tao)

    assert Planner(Outlook(s, BOX), RED).attack(NORTH_WEST) == pytest.approx(by_rolling(s, NORTH_WEST, 3))


def test_the_mountain_rolls_a_fourth_die() -> None:
    s = table(
        "yang.act",
        active="green",
        ghosts={"north:0": 38, "west:0": 16},
        at={"green": "north_west"},
        powers=("twin_winds", "gust", "mountain", "pockets"),
    )
    s.tao = [0] * 20

    assert Planner(Outlook(s, BOX), s.active).attack(NORTH_WEST) == pytest.approx(by_rolling(s, NORTH_WEST, 4))


def test_tokens_of_friends_on_the_tile_count() -> None:
    values = []
    for at in ("north_west", "south_east"):
        s = table("yang.act", ghosts={"north:0": 41}, at={"red": "north_west", "blue": at}, powers=STILL)
        give(s, "blue", red=2)
        values.append(Planner(Outlook(s, BOX), RED).attack(NORTH_WEST))

    assert values[0] > values[1]


# Sensible turns


def favourite(s: State) -> str:
    """What the planner likes best now."""
    match = Match(GAME, GAME.setup("base", s.seats), Luck(0), s)
    assert match.ask
    values = opinions(match.state, BOX, match.ask)
    assert values is not None
    return match.ask.keys[values.index(max(values))]


def without_yin_yang(s: State) -> State:
    s.yin_yang = 0
    return s


def test_two_ghosts_before_a_corner_draw_more_than_one() -> None:
    ghosts = {"north:0": 36, "west:0": 15, "east:1": 37}
    s = without_yin_yang(table("yang.move", ghosts=ghosts, at={"red": "centre"}, powers=STILL))
    s.used = 2  # the Twin Winds

    assert favourite(s) == "move:north_west"


def test_a_haunter_that_would_lose_the_match_comes_first() -> None:
    haunted = ["north", "west", "south_west"]  # Altar, Hut and Night Watch cannot help
    ghosts = {"north:0": 34, "south:2": 36}
    s = table("yang.move", level="initiation", ghosts=ghosts, at={"red": "centre"}, haunted=haunted, powers=STILL)
    figurine(s, "north:0")
    s.used = 2

    assert favourite(without_yin_yang(s)) == "move:north_west"


def test_nobody_gives_their_last_qi_for_a_weak_ghost() -> None:
    s = without_yin_yang(table("yang.act", ghosts={"south:1": 36}, at={"red": "west"}, powers=STILL))
    s.qi[RED] = 1

    assert favourite(s) == "skip"  # the Hut would discard it


@pytest.mark.parametrize("power", ["pockets", "mantra"])
def test_what_costs_nothing_is_done_first(power: str) -> None:
    powers = ("twin_winds", "gust", "favorite", power)

    assert favourite(table("yang.move", active="yellow", ghosts={"north:1": 41}, powers=powers)) == power


def test_a_power_is_borrowed_for_what_it_brings() -> None:
    s = without_yin_yang(table("yang.move", seats=3, ghosts={"north:1": 35}, powers=STILL))  # only tokens count
    s.tao = [0] * 20
    s.power_tokens[RED] = 1

    assert favourite(s) == "borrow:pockets"


def test_borrowed_spires_reach_every_tile() -> None:
    out = Outlook(table("yang.move", seats=3, at={"blue": "north_west"}), BOX)

    assert len(Planner(out, BLUE, 1 << SPIRES).reach(NORTH_WEST)) == 9
    assert len(Planner(out, BLUE).reach(NORTH_WEST)) == 4


def test_a_buddha_goes_to_the_crowded_board() -> None:
    s = without_yin_yang(table("yang.place", ghosts={"west:1": 43, "west:2": 38}, at={"red": "north_west"}))
    s.buddhas[RED] = 1

    assert favourite(s) == "buddha:west:0"


def test_a_ghost_is_put_before_a_buddha() -> None:
    s = table("yin.arrival", deck=[36])
    buddha(s, "north:1")

    assert favourite(s) == "north:1"


def test_a_ghost_is_not_put_on_the_last_free_space_of_a_board() -> None:
    ghosts = {"north:0": 36, "north:1": 37, "north:2": 43, "east:0": 12, "east:1": 16}
    s = table("yin.arrival", ghosts=ghosts, deck=[38])  # red, and its board in the north is full

    assert favourite(s) != "east:2"


def test_a_token_of_which_more_are_held_is_paid() -> None:
    s = table("yang.act", ghosts={"north:0": 58}, at={"red": "north_west"})
    out = Outlook(s, BOX)

    assert out.token(RED, 3) < out.token(RED, 1) < out.token(BLACK, 1)


# Advice for every question


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["initiation", "hell"])
def test_there_is_advice_for_every_question_of_the_base_game(seats: int, level: str) -> None:
    for seed in range(3):
        run = Run(GAME, GAME.start(GAME.setup("base", seats, level=level), BOX), Luck(seed))
        run.start()
        while (ask := run.ask) is not None:
            values = opinions(run.state, BOX, ask)
            assert values is not None and len(values) == len(ask.options), (seed, ask.topic)
            run.step(values.index(max(values)), ask.seat)

        assert run.result


def test_the_greedy_bot_takes_the_advice() -> None:
    s = table("yang.act", ghosts={"north:0": 38}, at={"red": "north_west"})
    match = Match(GAME, GAME.setup("base", 4), Luck(0), s)
    assert match.ask
    values = opinions(match.state, BOX, match.ask)
    assert values

    assert GreedyBot(1).choose(Perspective(match, 0)) == values.index(max(values))


# How far the Taoists come


def test_a_table_is_worth_more_with_more_qi_and_less_with_ghosts_and_haunted_tiles() -> None:
    plain, weak = (table("turn.start", level="initiation") for _ in range(2))
    weak.qi[0] = 1
    crowded = table("turn.start", level="initiation", ghosts={"north:0": 38, "north:1": 41, "north:2": 43})
    haunted = table("turn.start", level="initiation", haunted=["north", "centre", "west"])

    assert prospect(plain, BOX, 0) > max(prospect(s, BOX, 0) for s in (weak, crowded, haunted))


@pytest.mark.parametrize(("outcome", "value"), [("won", VICTORY), ("lost", -10.0)])
def test_the_end_of_a_match_is_worth_what_it_is(outcome: str, value: float) -> None:
    s = table("turn.start")
    s.outcome = outcome
    s.deck = s.deck[:20]

    assert prospect(s, BOX, 0) == value


@pytest.mark.parametrize("card", [0, 57, 58])
def test_every_table_has_all_features(card: int) -> None:
    count = len(features(Outlook(table("turn.start"), BOX)))
    s = table("turn.start", ghosts={"north:1": card} if card else {})

    assert len(features(Outlook(s, BOX))) == count


# The search


def decision(**tao: int) -> Match[State, Box]:
    """Red faces Death's Army, five black symbols, with this many tokens."""
    s = table("yang.act", ghosts={"north:1": 59, "south:1": 38}, at={"red": "north"}, powers=STILL)
    give(s, "red", **tao)
    s.yin_yang = 0
    return Match(GAME, GAME.setup("base", 4), Luck(0), s)


def test_a_search_wins_where_it_can() -> None:
    match = decision(black=4)
    assert match.ask

    assert match.ask.keys[SearchBot(1, Plan(30)).choose(Perspective(match, 0))] == "exorcism"


def test_a_search_that_plays_on_repeats_itself() -> None:
    match = decision()

    assert SearchBot(3, Plan(20)).ideas(Perspective(match, 0)) == SearchBot(3, Plan(20)).ideas(Perspective(match, 0))


def test_a_search_that_plays_on_keeps_to_its_budget_and_says_how_it_would_go_on() -> None:
    match = decision()
    assert match.ask
    ideas = SearchBot(3, Plan(20)).ideas(Perspective(match, 0))

    assert 0 < sum(idea.visits for idea in ideas) <= 20
    assert sorted(idea.key for idea in ideas) == sorted(match.ask.keys)
    assert ideas[0].variation[0].key == ideas[0].key


def test_a_search_that_is_stopped_follows_the_planner() -> None:
    match = decision()
    assert match.ask
    values = opinions(match.state, BOX, match.ask)
    assert values

    assert SearchBot(3, Plan(20), stop=lambda: True).choose(Perspective(match, 0)) == values.index(max(values))


# Together against an incarnation


def gathered(**tokens: int) -> float:
    """What red brings to blue before Death's Army, which takes five black tokens."""
    s = table("yang.move", ghosts={"north:1": 59}, at={"red": "centre", "blue": "north"}, powers=STILL)
    strip(s)
    give(s, "blue", black=3)
    give(s, "red", **tokens)
    return Planner(Outlook(s, BOX), RED).gathering(position("north"))


def test_tokens_are_brought_to_those_before_an_incarnation_as_far_as_they_are_needed() -> None:
    assert gathered(green=2) == 0
    assert gathered(black=1) > 0
    assert gathered(black=2) == 2 * gathered(black=1)
    assert gathered(black=3) == gathered(black=2)
