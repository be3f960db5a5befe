"""Final scoring (rulebook: the end of the game)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.score import best_split, lines, shard_points, total
from igroteka.games.ryozen.words import BASILISK, PLAYER, Side
from igroteka.testing import rule
from tests.games.ryozen.build import give_favour, goods, night, shards, sides, table


def worth(counts: list[int], wild: bool = False) -> int:
    same, mixed, single = best_split(counts, wild, 9, 6, 1)
    return same * 9 + mixed * 6 + single


def by_trying(counts: tuple[int, int, int]) -> int:
    """The best value of shards, found by taking one set or single shard away in every way."""
    if not any(counts):
        return 0
    best = sum(counts)
    for kind in range(3):
        if counts[kind] >= 3:
            left = tuple(n - 3 * (k == kind) for k, n in enumerate(counts))
            best = max(best, 9 + by_trying((left[0], left[1], left[2])))
    if all(counts):
        best = max(best, 6 + by_trying((counts[0] - 1, counts[1] - 1, counts[2] - 1)))
    return best


@rule("ryozen.end.same_colour", "ryozen.end.three_colours", "ryozen.end.single", "ryozen.end.shard_once")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 0, 0], 9),
        ([1, 1, 1], 6),
        ([2, 0, 0], 2),
        ([0, 0, 0], 0),
        ([3, 1, 1], 11),
        ([4, 1, 1], 15),
        ([6, 0, 0], 18),
        ([3, 3, 3], 27),
        ([2, 2, 2], 12),
    ],
)
def test_shard_sets(counts: list[int], points: int) -> None:
    assert worth(counts) == points


@rule("ryozen.end.best_split", "ryozen.end.shard_once")
def test_the_best_grouping_is_found() -> None:
    for counts in product(range(7), repeat=3):
        assert worth(list(counts)) == by_trying((counts[0], counts[1], counts[2]))


@rule("ryozen.end.token_wild")
@pytest.mark.parametrize(
    ("counts", "points"), [([0, 0, 0], 1), ([2, 0, 0], 9), ([1, 1, 0], 6), ([3, 0, 0], 10), ([2, 2, 0], 11)]
)
def test_the_token_counts_as_a_shard_of_any_colour(counts: list[int], points: int) -> None:
    assert worth(counts, wild=True) == points


@rule("ryozen.end.token_wild", "ryozen.solo.end.token", "ryozen.solo.end.example")
def test_the_token_takes_the_colour_that_gives_most() -> None:
    s = table()
    shards(s, 0, coral=3, jade=2)
    s.first = Side(0)

    assert shard_points(s, BOX, PLAYER) == (18, 0, 0)


@rule("ryozen.end.resources")
@pytest.mark.parametrize(("purse", "points"), [((0, 0, 0), 0), ((1, 1, 0), 0), ((1, 1, 1), 3), ((5, 2, 1), 6)])
def test_three_resources_of_any_mix_score_3(purse: tuple[int, int, int], points: int) -> None:
    s = table()
    s.first = Side(2)
    goods(s, 0, *purse)

    assert total(s, BOX, PLAYER) == points


@rule("ryozen.end.winner", "ryozen.overview.victory")
def test_most_favour_wins_with_final_scoring() -> None:
    s = table()
    give_favour(s, 0, 10)
    give_favour(s, 1, 8)
    goods(s, 1, 3, 3, 3)

    result = night(s).result

    assert result.scores == (11, 17, 0)
    assert result.winners == (1,)
    assert result.reason == "most_favour"


@rule("ryozen.end.tie")
def test_a_tie_goes_to_the_herald_ahead() -> None:
    s = table()
    s.first = Side(2)
    s.heralds = sides(2, 1, 0)
    give_favour(s, 0, 7)
    give_favour(s, 1, 7)

    result = night(s).result

    assert result.winners == (1,)
    assert result.reason == "capital_track"


@given(st.lists(st.integers(0, 9), min_size=6, max_size=6), st.booleans())
def test_the_lines_add_up_to_the_total(numbers: list[int], token: bool) -> None:
    s = table()
    goods(s, 1, *numbers[:3])
    shards(s, 1, *numbers[3:])
    give_favour(s, 1, numbers[0])
    s.first = BASILISK if token else PLAYER

    assert sum(line.points for line in lines(s, BOX, Side(1))) == total(s, BOX, Side(1))
