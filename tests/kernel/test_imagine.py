"""Imagined worlds: what a seat knows stays, what it does not know is drawn again."""

from collections.abc import Callable

import pytest

from igroteka.kernel.ask import Flow, ask_all, choose, only
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match, Unimaginable
from igroteka.kernel.pool import Place
from igroteka.kernel.run import Run
from igroteka.kernel.view import view
from tests.kernel.toys import (
    CARD,
    LETTER,
    WHISPER,
    Board,
    NoBox,
    T,
    ToyMatch,
    deals,
    play,
    rolls,
    rolls_hidden,
    says,
    several,
    toy,
)

MANY = 150


def worlds(match: ToyMatch, seat: int | None) -> list[Run[Board, NoBox]]:
    return [match.imagine(seat, Luck(seed)) for seed in range(MANY)]


def hides(t: T) -> Flow[None]:
    """Seat 0 names a letter in secret; its number is kept where only seat 0 sees it."""
    letter = yield from choose(0, WHISPER, "abcdef")
    t.state.hidden = "abcdef".index(letter)


def test_luck_that_only_another_seat_saw_is_drawn_again() -> None:
    match = play(toy(several(rolls_hidden, says(1))), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == set(range(6))


def test_luck_that_the_seat_saw_is_kept() -> None:
    match = play(toy(several(rolls_hidden, rolls, says(1))), luck=(4, 2))

    assert {(world.state.hidden, world.state.number) for world in worlds(match, 0)} == {(4, 2)}


def test_open_luck_is_kept_beside_hidden_luck() -> None:
    match = play(toy(several(rolls_hidden, rolls, says(1))), luck=(4, 2))

    assert {world.state.number for world in worlds(match, 1)} == {2}


def test_hidden_things_from_before_the_segment_are_drawn_again() -> None:
    match = play(toy(rolls_hidden, says(1)), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == set(range(6))


def test_cards_of_another_hand_are_drawn_again() -> None:
    match = play(toy(deals, deals, says(1)), luck=(4, 7))
    hands = {tuple(world.state.hand.things) for world in worlds(match, 1)}

    assert len(hands) > 40
    assert all(len(set(hand)) == 2 for hand in hands)


def test_ones_own_hand_is_kept() -> None:
    match = play(toy(deals, deals, says(1)), luck=(4, 7))

    assert {tuple(world.state.hand.things) for world in worlds(match, 0)} == {(4, 7)}


def test_a_secret_answer_of_another_seat_is_drawn_again() -> None:
    match = play(toy(rolls, several(hides, says(1))), "c")

    assert {world.state.hidden for world in worlds(match, 1)} == set(range(6))


def test_ones_own_secret_answer_is_kept() -> None:
    match = play(toy(rolls, several(hides, says(1))), "c")

    assert {world.state.hidden for world in worlds(match, 0)} == {2}


def test_open_answers_are_kept() -> None:
    match = play(toy(several(rolls_hidden, says(0), says(1), says(0))), "c", "d")

    assert {tuple(world.state.notes) for world in worlds(match, 1)} == {("c", "d")}


def test_an_onlooker_imagines_too() -> None:
    match = play(toy(several(rolls_hidden, rolls, says(1), says(0))), "c", luck=(4, 2))
    found = {(world.state.hidden, world.state.number, *world.state.notes) for world in worlds(match, None)}

    assert found == {(hidden, 2, "c") for hidden in range(6)}


def test_only_worlds_that_show_the_seat_the_same_are_imagined() -> None:
    """The parity of the hidden number has become known, so half of the numbers are impossible."""

    def parity(t: T) -> None:
        t.state.number = t.state.hidden % 2

    match = play(toy(several(rolls_hidden, parity, says(1))), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == {0, 2, 4}


def test_tries_are_counted() -> None:
    def exactly(t: T) -> None:
        t.state.number = t.state.hidden

    match = play(toy(several(rolls_hidden, exactly, says(1))), luck=(4,))
    worlds(match, 1)

    assert match.imagined[0] == MANY
    assert 4 * MANY < match.imagined[1] < 9 * MANY


def test_where_nothing_must_be_thrown_away_each_world_takes_one_try() -> None:
    match = play(toy(deals, says(1)))
    worlds(match, 1)

    assert match.imagined == (MANY, MANY)


def test_worlds_that_would_ask_another_seat_are_thrown_away() -> None:
    def high_decides(t: T) -> Flow[None]:
        yield from says(1 if t.state.hidden > 2 else 0)(t) or ()

    match = play(toy(rolls_hidden, high_decides, seats=3), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 2)} == {3, 4, 5}


def test_worlds_that_would_ask_something_else_are_thrown_away() -> None:
    def high_whispers(t: T) -> Flow[None]:
        yield from choose(0, WHISPER if t.state.hidden > 2 else LETTER, "ab")

    match = play(toy(rolls_hidden, high_whispers), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == {3, 4, 5}


def test_worlds_that_would_offer_something_else_are_thrown_away() -> None:
    def fewer(t: T) -> Flow[None]:
        yield from choose(1, LETTER, "abcdef"[: 1 + t.state.hidden])

    match = play(toy(rolls_hidden, fewer), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == {4}


def test_worlds_in_which_an_answer_was_impossible_are_thrown_away() -> None:
    def few(t: T) -> Flow[None]:
        letter = yield from choose(1, LETTER, "abcdef"[: 2 + t.state.hidden])
        t.state.notes.append(letter)
        yield from says(1)(t) or ()

    match = play(toy(rolls_hidden, few), "e", luck=(4,))

    assert {world.state.hidden for world in worlds(match, 1)} == {3, 4, 5}


def test_worlds_with_less_luck_are_thrown_away() -> None:
    def dice(t: T) -> Flow[None]:
        if t.state.hidden > 2:
            t.luck.below(6)
        yield from says(1)(t) or ()

    match = play(toy(rolls_hidden, dice), luck=(4, 1))

    assert {world.state.hidden for world in worlds(match, 1)} == {3, 4, 5}


def test_worlds_in_which_the_match_would_be_over_are_thrown_away() -> None:
    def low_ends(t: T) -> Flow[None]:
        if t.state.hidden <= 2:
            t.state.step = 1
        else:
            yield from says(1)(t) or ()

    match = play(toy(rolls_hidden, low_ends, seats=3), luck=(4,))

    assert {world.state.hidden for world in worlds(match, 2)} == {3, 4, 5}


def test_a_seat_that_knows_the_impossible_is_an_error() -> None:
    def claims(t: T) -> Flow[None]:
        yield from says(0)(t) or ()
        t.state.number = t.luck.below(10**12, only(0))  # open in the state, but luck that nobody else saw
        yield from says(1)(t) or ()

    match = play(toy(claims), "a", luck=(77,))
    with pytest.raises(Unimaginable, match="seat 1 knows something that no imagined world shows"):
        match.imagine(1, Luck(0))


def test_imagining_leaves_the_match_as_it_was() -> None:
    match = play(toy(deals, several(rolls_hidden, says(0), says(1))), "a")
    before = state_hash(match.state), match.drawn[:], match.events[:], match.log[:], match.revision
    world = match.imagine(1, Luck(3))
    while world.ask:
        world.step(0)

    assert (state_hash(match.state), match.drawn, match.events, match.log, match.revision) == before


def test_an_imagined_world_goes_on_with_luck_of_its_own() -> None:
    match = play(toy(several(rolls_hidden, says(1), rolls), says(0)), luck=(4, 5), seed=None)
    numbers = set()
    for world in worlds(match, 0):
        world.step(0)
        numbers.add(world.state.number)

    assert (numbers, match.table.luck.script) == (set(range(6)), [5])


# In an open ask_all


def whispers(t: T) -> Flow[None]:
    letters = yield from ask_all({seat: choose(seat, WHISPER, "abc") for seat in range(3)})
    t.state.notes += letters.values()


def test_others_open_choices_are_dropped_and_ones_own_kept() -> None:
    match = play(toy(rolls_hidden, whispers, seats=3))
    match.answer("b", 1)
    match.answer("c", 0)

    assert [[ask.seat for ask in match.imagine(seat, Luck(1)).asks] for seat in (0, 1, 2)] == [
        [1, 2],
        [0, 2],
        [0, 1, 2],
    ]


def test_ones_own_open_choice_counts_in_the_imagined_world() -> None:
    match = play(toy(rolls_hidden, whispers, says(0), seats=3))
    match.answer("b", 1)
    world = match.imagine(1, Luck(1))
    world.step(0, 0)
    world.step(2, 2)

    assert world.state.notes == ["a", "b", "c"]


def test_an_open_ask_all_after_answers_and_luck_can_be_imagined() -> None:
    match = play(toy(several(rolls_hidden, says(2), whispers), seats=3), "f", luck=(4,))
    match.answer("b", 1)
    found = worlds(match, 2)

    assert {world.state.hidden for world in found} == set(range(6))
    assert all(view(match.game, world.state, 2) == match.view(2) for world in found)


def test_secret_choices_that_stand_are_drawn_again() -> None:
    def gather(t: T) -> Flow[None]:
        letters = yield from ask_all({seat: choose(seat, WHISPER, "abc") for seat in (0, 1)})
        t.state.hidden = "abc".index(letters[0])
        yield from says(1)(t) or ()

    match = play(toy(rolls, gather), "c", "a")

    assert {world.state.hidden for world in worlds(match, 1)} == {0, 1, 2}


def discards(t: T) -> Flow[None]:
    """A secret choice of a card that is put under the deck, then a question to the other seat."""
    card = yield from choose(0, CARD, sorted(t.state.hand.things))
    t.state.hand.remove(card)
    t.state.deck.put(card, only(0), at=0)
    yield from says(1)(t) or ()


def test_a_card_chosen_in_secret_may_have_been_any_card() -> None:
    game = toy(discards)
    board = Board(step=0, hand=Place([3, 5], [only(0)] * 2), deck=Place.unseen(7))
    board.pool.unseen = [0, 1, 2, 4, 6, 7, 8]
    match = Match(game, game.setup(), Luck(0), board)
    match.answer("5")

    assert {world.state.deck.things[0] for world in worlds(match, 1)} == set(range(9))
    assert {world.state.deck.things[0] for world in worlds(match, 0)} == {5}


SITUATIONS: dict[str, Callable[[], ToyMatch]] = {
    "start": lambda: play(toy(deals, says(0), seats=3)),
    "middle": lambda: play(toy(several(deals, rolls_hidden, rolls, says(0), says(1)), seats=3), "a"),
    "open ask_all": lambda: play(toy(several(rolls_hidden, whispers), seats=3), "a"),
    "after a secret": lambda: play(toy(rolls, several(hides, says(1)), seats=3), "c"),
}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_imagined_world_shows_the_seat_what_it_sees(situation: str, seat: int | None) -> None:
    match = SITUATIONS[situation]()
    for world in worlds(match, seat):
        assert view(match.game, world.state, seat) == match.view(seat)
        assert world.deciding() == match.deciding()
        mine = [ask.keys for ask in match.asks if ask.seat == seat]
        assert [ask.keys for ask in world.asks if ask.seat == seat] == mine
