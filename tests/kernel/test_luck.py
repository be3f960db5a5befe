"""Luck: drawn, recorded, replayed and scripted."""

import pickle
from collections.abc import Callable

import pytest

from igroteka.kernel.ask import EVERYONE, only
from igroteka.kernel.luck import Drawn, Luck, LuckError


def recorded(seed: int | None = 0, script: tuple[int | str | None, ...] = ()) -> tuple[Luck, list[Drawn]]:
    luck = Luck(seed, script)
    log: list[Drawn] = []
    luck.log = log
    return luck, log


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 8, 9, 16, 17])
def test_every_number_below_comes_up_and_no_other(n: int) -> None:
    luck = Luck(n)

    assert {luck.below(n) for _ in range(60 * n)} == set(range(n))


def test_numbers_are_drawn_about_equally_often() -> None:
    luck = Luck("fair")
    draws = [luck.below(6) for _ in range(6000)]

    assert all(800 < draws.count(face) < 1200 for face in range(6))


@pytest.mark.parametrize("seed", [7, "seven"])
def test_one_seed_gives_one_sequence(seed: int | str) -> None:
    one, other = Luck(seed), Luck(seed)

    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_other_seeds_give_other_sequences() -> None:
    one, other = Luck(1), Luck(2)

    assert [one.below(100) for _ in range(20)] != [other.below(100) for _ in range(20)]


DRAWS: list[Callable[[Luck], object]] = [
    lambda luck: luck.below(1),
    lambda luck: luck.pick(["x"]),
    lambda luck: luck.take(["x"]),
    lambda luck: luck.order(["x"]),
]


@pytest.mark.parametrize("draw", DRAWS)
def test_one_possible_result_is_no_luck_and_leaves_no_trace(draw: Callable[[Luck], object]) -> None:
    luck, log = recorded(None, (5,))
    draw(luck)

    assert (luck.script, log) == ([5], [])


def test_one_possible_result_is_that_one() -> None:
    luck = Luck()

    assert (luck.below(1), luck.pick(["x"]), luck.take(["x"]), luck.order(["x"])) == (0, "x", "x", ["x"])


def test_a_fresh_number_below_one_is_nought() -> None:
    assert Luck(0).fresh(1) == 0


NOTHING: list[Callable[[Luck], object]] = [
    lambda luck: luck.below(0),
    lambda luck: luck.below(-3),
    lambda luck: luck.pick([]),
    lambda luck: luck.take([]),
]


@pytest.mark.parametrize("draw", NOTHING)
def test_nothing_can_be_drawn_from_nothing(draw: Callable[[Luck], object]) -> None:
    with pytest.raises(AssertionError, match="nothing to draw from"):
        draw(Luck(0))


@pytest.mark.parametrize("draw", NOTHING)
def test_nothing_can_be_scripted_out_of_nothing(draw: Callable[[Luck], object]) -> None:
    with pytest.raises(LuckError):
        draw(Luck(0, (0,)))


def test_the_script_comes_first_then_the_generator() -> None:
    luck = Luck(3, (5, 4))
    first = [luck.below(6), luck.below(6)]
    after = [luck.below(1000) for _ in range(5)]
    alone = Luck(3)

    assert first == [5, 4]
    assert after == [alone.below(1000) for _ in range(5)]


def test_without_a_seed_a_used_up_script_is_an_error() -> None:
    luck = Luck(script=(2,))
    luck.below(6)
    with pytest.raises(LuckError, match="used up, and one of 6 results is needed"):
        luck.below(6)


@pytest.mark.parametrize("value", [6, -1, "x"])
def test_a_scripted_number_must_be_possible(value: int | str) -> None:
    with pytest.raises(LuckError, match=rf"luck gave {value!r}, which is none of \[0, 1, 2, 3, 4, 5\]"):
        Luck(script=(value,)).below(6)


def test_an_impossible_result_shows_some_of_the_possible_ones() -> None:
    with pytest.raises(LuckError, match=r"18, 19\]$"):
        Luck(script=(99,)).below(50)


@pytest.mark.parametrize("take", [False, True])
def test_a_scripted_thing_must_be_there(take: bool) -> None:
    luck, things = Luck(script=("z",)), ["x", "y"]
    with pytest.raises(LuckError, match="luck gave 'z'"):
        luck.take(things) if take else luck.pick(things)


def test_none_in_a_script_is_drawn_afresh() -> None:
    luck = Luck(9, (None, "b", None))
    alone = Luck(9)
    letters = ["a", "b", "c", "d"]
    expected = [letters[alone.fresh(4)], "b", alone.fresh(6)]

    assert [luck.pick(letters), luck.pick(letters), luck.below(6)] == expected


def test_none_in_a_script_needs_a_seed() -> None:
    with pytest.raises(LuckError, match="used up"):
        Luck(script=(None,)).below(6)


def test_what_came_out_is_recorded_with_its_audience() -> None:
    luck, log = recorded(None, (3, "b", 20, 9, 8))
    luck.below(6, only(1))
    luck.pick(["a", "b"], only(0, 2))
    luck.take([10, 20, 30])
    luck.order([7, 8, 9], only(2))

    assert log == [
        Drawn(3, only(1)),
        Drawn("b", only(0, 2)),
        Drawn(20, EVERYONE),
        Drawn(9, only(2)),
        Drawn(8, only(2)),
    ]


def test_fresh_results_are_recorded_too() -> None:
    luck, log = recorded(5)
    values = [luck.below(6, only(0)), luck.pick([10, 20, 30], only(1)), luck.take([40, 50, 60], only(2))]

    assert log == [Drawn(value, only(seat)) for seat, value in enumerate(values)]


def test_everybody_sees_luck_unless_told_otherwise() -> None:
    luck, log = recorded(5)
    luck.below(6)
    luck.pick([1, 2])
    luck.take([1, 2])
    luck.order([1, 2])

    assert [each.seen for each in log] == [EVERYONE] * 4


def test_taking_removes_what_was_taken() -> None:
    luck, things = Luck(1), [1, 2, 3, 4]
    taken = luck.take(things)

    assert sorted([*things, taken]) == [1, 2, 3, 4]


def test_taking_by_script_removes_just_one() -> None:
    things = [5, 7, 7]
    Luck(script=(7,)).take(things)

    assert things == [5, 7]


def test_taking_the_last_thing_empties_the_list() -> None:
    things = ["x"]

    assert (Luck().take(things), things) == ("x", [])


def test_an_order_holds_every_thing_once_and_leaves_the_original() -> None:
    things = [1, 2, 3, 3]
    ordered = Luck(4).order(things)

    assert (sorted(ordered), things) == ([1, 2, 3, 3], [1, 2, 3, 3])


def test_orders_differ() -> None:
    luck = Luck(4)

    assert len({tuple(luck.order("abc")) for _ in range(200)}) == 6


def test_a_replay_replaces_the_script() -> None:
    luck = Luck(0, (1, 2))
    luck.replay((5, 4))

    assert luck.script == [5, 4]


def test_the_script_tells_what_is_left() -> None:
    luck = Luck(script=(1, 2, 3))
    luck.below(6)

    assert luck.script == [2, 3]


def test_nothing_is_recorded_unless_asked_for() -> None:
    luck = Luck(0, (3,))
    luck.below(6)
    luck.take([1, 2])

    assert luck.log is None


def test_a_copy_has_the_same_luck_to_come() -> None:
    luck = Luck(4, script=[2])
    other = luck.copy()

    assert [luck.below(6) for _ in range(20)] == [other.below(6) for _ in range(20)]


def test_a_copy_draws_on_its_own() -> None:
    luck = Luck(4)
    luck.copy().below(6)

    assert luck.below(1000) == Luck(4).below(1000)


def test_a_copy_of_luck_without_a_seed_ends_with_its_script() -> None:
    other = Luck(script=[3]).copy()

    assert other.below(6) == 3
    with pytest.raises(LuckError):
        other.below(6)


def test_pickled_luck_goes_on_as_it_would_have() -> None:
    luck = Luck(7, script=[3])
    again = pickle.loads(pickle.dumps(luck))

    assert [again.below(6) for _ in range(20)] == [luck.below(6) for _ in range(20)]
