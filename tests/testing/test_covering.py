"""Set-ups for house rules: each choice alone, and every pair of choices."""

from itertools import combinations, product

from igroteka.games import find_game
from igroteka.testing.setups import covering, house_setups

CHOICES = {"a": ("0", "1"), "b": ("0", "1", "2"), "c": ("0", "1"), "d": ("0", "1")}


def test_each_choice_is_met_alone() -> None:
    rows = list(covering(CHOICES))

    assert [row for row in rows if sum(value != "0" for value in row.values()) == 1] == rows[:5]


def test_every_pair_of_choices_is_met_without_all_combinations() -> None:
    rows = [dict.fromkeys(CHOICES, "0"), *covering(CHOICES)]
    met = {pair for row in rows for pair in combinations(row.items(), 2)}
    wanted = {
        ((one, here), (other, there))
        for one, other in combinations(CHOICES, 2)
        for here, there in product(CHOICES[one], CHOICES[other])
    }

    assert met == wanted
    assert len(rows) < 2 * 3 * 2 * 2


def test_a_game_without_house_rules_needs_no_set_ups() -> None:
    assert list(house_setups(find_game("reference"))) == []
    assert {setup.mode for setup in house_setups(find_game("bonfire"))} == {"base", "solo", "handicap"}
