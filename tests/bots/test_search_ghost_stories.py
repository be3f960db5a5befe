"""What the evaluation of Ghost Stories hopes for: exact chances of the dice, and what raises them."""

from itertools import product

import pytest

from igroteka.bots.random import Perspective
from igroteka.bots.worlds import world
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.bots.chances import Goal, Hand, attack, double, single, singles
from igroteka.games.ghost_stories.bots.evaluation import candidates, evaluate, rest
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BLUE, EACH_SPACE, RED, WHITE, Card
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.ghost_stories.build import buddha, figurine, give, table

ONE, TWO = EACH_SPACE[:2]


def by_counting(dice: int, red: int, blue: int, wild: bool) -> tuple[float, float]:
    """The share of all rolls that suffice for both colours, and for any of them."""
    both = either = 0
    for roll in product(range(6), repeat=dice):
        whites = roll.count(WHITE) if wild else 0
        lacks = max(0, red - roll.count(RED)), max(0, blue - roll.count(BLUE))
        both += sum(lacks) <= whites
        either += min(lacks) <= whites
    return both / 6**dice, either / 6**dice


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("dice", [1, 3, 4])
@pytest.mark.parametrize("lack", [0, 1, 2, 4])
def test_the_chance_of_one_colour_is_exact(dice: int, lack: int, wild: bool) -> None:
    assert single(dice, lack, wild, False) == pytest.approx(by_counting(dice, lack, 9, wild)[1])


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize(("red", "blue"), [(1, 1), (2, 1), (0, 2), (2, 2)])
def test_the_chances_of_two_colours_are_exact(red: int, blue: int, wild: bool) -> None:
    assert double(3, red, blue, wild, False) == pytest.approx(by_counting(3, red, blue, wild))


def test_a_second_roll_helps() -> None:
    assert single(3, 1, True, True) == pytest.approx(1 - (4 / 9) ** 3)
    assert double(3, 1, 1, True, True)[0] > double(3, 1, 1, True, False)[0]


def test_of_two_ghosts_rather_the_worse_one_falls() -> None:
    hand = Hand(3, True, False, singles(3, True, False))
    aimed = [Goal(ONE, RED, 1, False), Goal(TWO, BLUE, 1, False)]
    _, chances = attack(hand, [0] * 5, aimed, [50.0, 200.0])

    assert dict(chances)[TWO] == pytest.approx(single(3, 1, True, False))
    assert dict(chances)[ONE] < dict(chances)[TWO]


@pytest.mark.parametrize(("tao", "chance"), [(0, 0.0), (1, 1.0)])
def test_where_dice_do_not_count_only_tokens_do(tao: int, chance: float) -> None:
    hand = Hand(3, True, False, singles(3, True, False))

    assert attack(hand, [tao, 0, 0, 0, 0], [Goal(ONE, RED, 1, True)], [100.0])[0] == 100 * chance


def gain(colour: str, ghosts: dict[str, int]) -> int:
    """What a token of a colour adds."""
    without, held = (table("yang.move", ghosts=ghosts) for _ in range(2))
    give(held, "red", **{colour: 1})
    return evaluate(held, BOX, 0) - evaluate(without, BOX, 0)


def test_a_token_is_worth_more_where_a_ghost_of_its_colour_stands() -> None:
    assert gain("red", {"north:1": 41}) > gain("red", {"north:1": 19})  # haunters of three symbols, red and blue


def test_a_taoist_near_a_ghost_is_worth_more_than_one_far_away() -> None:
    powers = ("twin_winds", "gust", "favorite", "pockets")  # the Spires would reach any tile
    near = table("yang.move", ghosts={"north:0": 38}, at={"red": "north_west"}, powers=powers)
    far = table("yang.move", ghosts={"north:0": 38}, at={"red": "south_east"}, powers=powers)
    for s in (near, far):
        s.qi[1:] = [0, 0, 0]  # nobody else could do it

    assert evaluate(near, BOX, 0) > evaluate(far, BOX, 0)


def test_an_incarnation_that_can_be_exorcised_is_better_than_a_guarded_one() -> None:
    free = table("yang.move", ghosts={"north:1": 56})  # Howling Nightmare: the opposite space must be empty
    guarded = table("yang.move", ghosts={"north:1": 56, "south:1": 27})

    assert evaluate(free, BOX, 0) - evaluate(guarded, BOX, 0) > evaluate(table(), BOX, 0) - evaluate(
        table(ghosts={"south:1": 27}), BOX, 0
    )


def value(s: State) -> int:
    return evaluate(s, BOX, 0)


def test_two_haunters_about_to_haunt_are_worse_than_twice_one() -> None:
    none, one, two = (table("yang.place", haunted=["centre"]) for _ in range(3))
    for s, names in ((one, ["north:1"]), (two, ["north:1", "west:1"])):
        for name, card in zip(names, (41, 30), strict=False):
            s.space[{"north:1": 1, "west:1": 10}[name]] = Card(card)
            figurine(s, name)

    assert value(none) - value(two) > 2 * (value(none) - value(one))


def test_to_free_a_full_board_is_worth_more() -> None:
    full = {"north:0": 6, "north:1": 27, "north:2": 28}
    spread = {"north:0": 6, "south:1": 27, "west:1": 28}
    gains = []
    for ghosts in (full, spread):
        freed = {name: card for name, card in ghosts.items() if name != "north:0"}
        gains.append(value(table("yang.place", ghosts=freed)) - value(table("yang.place", ghosts=ghosts)))

    assert gains[0] > gains[1]


def test_a_buddha_helps_against_the_uncatchable() -> None:
    gains = []
    for card in (57, 59):  # the Uncatchable, and Death's Army that needs no Buddha
        without, held = (table("yang.move", ghosts={"north:1": card}) for _ in range(2))
        buddha(held, "south:1")
        gains.append(value(held) - value(without))

    assert gains[0] > gains[1]


def test_tokens_of_each_colour_count_against_the_hope_killer() -> None:
    assert gain("green", {"north:1": 58}) > gain("black", {"north:1": 58})


def offered(s: State) -> tuple[list[str], list[str]]:
    """The keys of a question and of its candidates."""
    match = Match(GAME, GAME.setup("base", 4), Luck(0), s)
    assert match.ask
    return list(match.ask.keys), [match.ask.keys[index] for index in candidates(match.state, BOX, match.ask)]


@pytest.mark.parametrize("power", ["pockets", "mantra"])
def test_gifts_are_always_taken(power: str) -> None:
    powers = ("twin_winds", "gust", "favorite", power)
    keys, thought = offered(table("yang.move", active="yellow", ghosts={"north:1": 41}, powers=powers))

    assert len(keys) > 1
    assert thought == [power]


@pytest.mark.parametrize(("card", "idle"), [(41, False), (39, True)])  # a haunter, and a ghost that curses its exorcist
def test_a_free_attempt_is_made(card: int, idle: bool) -> None:
    keys, thought = offered(table("yang.act", ghosts={"north:1": card}, at={"red": "north"}))

    assert {"skip", "exorcism", "yin_yang"} <= set(keys)
    assert ("skip" in thought, "exorcism" in thought, "yin_yang" in thought) == (idle, True, False)


def test_a_world_ends_with_the_turn() -> None:
    match = Match(GAME, GAME.setup("base", 4), Luck(0), table("yang.place", ghosts={"east:1": 19}))
    assert match.ask
    run = world(Perspective(match, match.ask.seat), 1)
    assert run
    run.step(match.ask.index("end"))

    assert (run.ask, run.result, run.state.agenda) == (None, None, [])
    assert run.state.out == 0  # the haunter of the next board has not acted
    assert rest(run.state) == match.state.turns + 1
