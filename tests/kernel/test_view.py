"""Views, and the worlds that fit them."""

from dataclasses import replace

import pytest

from igroteka.kernel.ask import EVERYONE, NOBODY, only
from igroteka.kernel.game import Secrets
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import UNSEEN, Place, Pool
from igroteka.kernel.view import View, determinise, horizon, renewed, secrets_of, view
from tests.kernel.toys import UNKNOWN, Board, says, toy

GAME = toy(says(0))


def board() -> Board:
    """Seat 0 holds 4, all know 5, and seat 0 alone knows the hidden number."""
    return Board(
        step=1,
        hidden=3,
        pool=Pool.of([1, 2]),
        deck=Place.unseen(2),
        hand=Place([4, 5], [only(0), EVERYONE]),
    )


def test_a_seat_sees_what_it_knows() -> None:
    assert view(GAME, board(), 0) == View(0, board())


@pytest.mark.parametrize("seat", [1, None])
def test_what_a_seat_does_not_know_is_masked_in_places_and_fields(seat: int | None) -> None:
    known = view(GAME, board(), seat).known

    assert (known.hand.things, known.pool.unseen, known.hidden) == ([UNSEEN, 5], [1, 2, 4], UNKNOWN)


def test_viewing_changes_nothing() -> None:
    state = board()
    view(GAME, state, 1)

    assert state == board()


def test_a_view_is_independent_of_the_state() -> None:
    state = board()
    known = view(GAME, state, 0).known
    known.notes.append("x")

    assert state.notes == []


def test_views_of_worlds_that_differ_in_hidden_things_are_equal() -> None:
    other = board()
    other.hand.things[0], other.pool.unseen, other.hidden = 2, [1, 4], 5

    assert view(GAME, other, 1) == view(GAME, board(), 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_state_looks_the_same_to_the_seat(seat: int | None) -> None:
    seen = view(GAME, board(), seat)
    states = [determinise(GAME, seen, Luck(seed)) for seed in range(30)]

    assert all(view(GAME, state, seat) == seen for state in states)


def test_all_worlds_that_fit_are_drawn() -> None:
    seen = view(GAME, board(), 1)
    states = [determinise(GAME, seen, Luck(seed)) for seed in range(400)]

    assert {(state.hand.things[0], state.hidden) for state in states} == {
        (card, number) for card in (1, 2, 4) for number in range(6)
    }


def test_a_seat_that_knows_all_imagines_what_is() -> None:
    assert determinise(GAME, view(GAME, board(), 0), Luck()) == board()


def test_imagining_leaves_the_view_alone() -> None:
    seen = view(GAME, board(), 1)
    before = seen.known.copy()
    determinise(GAME, seen, Luck(3))

    assert seen.known == before


def test_the_horizon_is_what_each_seat_cannot_locate() -> None:
    assert horizon(GAME, board(), 3) == [[1, 2], [1, 2, 4], [1, 2, 4]]


def test_each_pool_has_its_own_horizon() -> None:
    two = replace(
        GAME,
        secrets=lambda state: [
            (state.pool, (state.deck, state.hand)),
            (Pool.of([8]), (Place([UNSEEN], [NOBODY]),)),
        ],
    )

    assert horizon(two, board(), 2) == [[1, 2], [1, 2, 4], [8], [8]]


def test_what_is_hidden_is_copied_anew_only_where_it_changed() -> None:
    def two_pools(state: Board) -> Secrets:
        return [(state.pool, (state.deck,)), (state.pool, ()), (Pool.of([7]), (state.hand,))]

    game, state = replace(GAME, secrets=two_pools), board()
    before = secrets_of(game, state)
    state.hand.things.append(2)
    state.hand.knowers.append(EVERYONE)
    state.deck.things.pop()
    state.deck.knowers.pop()

    now = renewed(game, state, before)

    assert now == secrets_of(game, state)
    assert [new is old for new, old in zip(now, before, strict=True)] == [False, True, False]
