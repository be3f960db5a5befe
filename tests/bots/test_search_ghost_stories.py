"""What the evaluation of Ghost Stories hopes for: exact chances of the dice, and what raises them."""

from itertools import product

import pytest

from igroteka.games.ghost_stories.bots import Goal, Hand, attack, double, evaluate, single, singles
from igroteka.games.ghost_stories.components import BOX
from tests.games.ghost_stories.build import give, table

RED, BLUE, WHITE = 0, 1, 5


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
    aimed = [Goal(0, RED, 1, False), Goal(1, BLUE, 1, False)]
    _, chances = attack(hand, [0] * 5, aimed, [50.0, 200.0])

    assert dict(chances)[1] == pytest.approx(single(3, 1, True, False))
    assert dict(chances)[0] < dict(chances)[1]


@pytest.mark.parametrize(("tao", "chance"), [(0, 0.0), (1, 1.0)])
def test_where_dice_do_not_count_only_tokens_do(tao: int, chance: float) -> None:
    hand = Hand(3, True, False, singles(3, True, False))

    assert attack(hand, [tao, 0, 0, 0, 0], [Goal(0, RED, 1, True)], [100.0])[0] == 100 * chance


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
