"""Undo: back to where something last became known, and further by consent."""

from collections.abc import Callable

import pytest

from igroteka.kernel.ask import Flow, Refused, ask_all, choose, only
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import Place
from tests.kernel.toys import (
    CARD,
    LETTER,
    WHISPER,
    Board,
    T,
    ToyMatch,
    deals,
    play,
    rolls,
    rolls_hidden,
    says,
    several,
    shows,
    toy,
)


def depths(match: ToyMatch) -> list[int]:
    return [match.undo_depth(seat) for seat in range(match.setup.seats)]


def holds(cards: list[int], *, known: int = only(0)) -> Board:
    """Seat 0 holds these cards."""
    board = Board(hand=Place(cards, [known] * len(cards)))
    board.pool.unseen = [card for card in range(9) if card not in cards]
    board.deck = Place.unseen(9 - len(cards))
    return board


def discards(t: T) -> Flow[None]:
    """A card of the hand goes away for all to see."""
    card = yield from choose(0, CARD, sorted(t.state.hand.things))
    t.state.hand.remove(card)
    t.state.notes.append(str(card))


def returns(t: T) -> Flow[None]:
    """A card of the hand goes under the deck; only its owner knows it."""
    card = yield from choose(0, CARD, sorted(t.state.hand.things))
    t.state.hand.remove(card)
    t.state.deck.put(card, only(0), at=0)


DEPTHS: dict[str, tuple[Callable[[], ToyMatch], list[int]]] = {
    "nothing yet": (lambda: play(toy(says(0))), [0, 0]),
    "own answers": (lambda: play(toy(several(says(0), says(0)), says(0), says(1)), "a", "b", "c"), [3, 0]),
    "another seat's answer": (lambda: play(toy(says(0), says(1), says(1), says(0)), "a", "b", "c"), [0, 2]),
    "luck": (lambda: play(toy(says(0), several(says(0), rolls), says(0), says(0)), "a", "b", "c"), [1, 0]),
    "luck of the next segment": (lambda: play(toy(says(0), rolls, says(0)), "a"), [0, 0]),
    "luck that others do not see": (lambda: play(toy(several(says(0), rolls_hidden), says(0)), "a"), [0, 0]),
    "luck before the first answer": (lambda: play(toy(rolls, says(0), says(0)), "a"), [1, 0]),
    "drawn card": (lambda: play(toy(several(says(0), deals), says(0)), "a"), [0, 0]),
    "shown card": (lambda: after(holds([3]), several(says(0), shows), says(0), keys=["a"]), [0, 0]),
    "card shown again": (lambda: after(holds([3], known=-1), several(says(0), shows), says(0), keys=["a"]), [1, 0]),
    "open discard": (lambda: after(holds([3, 5]), discards, says(0), keys=["5"]), [0, 0]),
    "hidden return": (lambda: after(holds([3, 5]), returns, says(0), keys=["5"]), [1, 0]),
    "the end": (lambda: play(toy(says(0), says(0)), "a", "b"), [2, 0]),
}


def after(state: Board, *pieces: Callable[[T], Flow[None] | None], keys: list[str]) -> ToyMatch:
    game = toy(*pieces)
    match = Match(game, game.setup(), Luck(0), state)
    for key in keys:
        match.answer(key)
    return match


@pytest.mark.parametrize("case", DEPTHS)
def test_undo_goes_back_to_what_has_become_known(case: str) -> None:
    make, expected = DEPTHS[case]

    assert depths(make()) == expected


def test_undo_returns_the_very_state() -> None:
    match = play(toy(rolls, says(0), several(says(0), says(0)), says(0)))
    hashes = [state_hash(match.state)]
    for key in "abc":
        match.answer(key)
        hashes.append(state_hash(match.state))
    for depth in (1, 2, 3):
        clone = match.clone(Luck(1))
        clone.undo(0, depth)
        assert state_hash(clone.state) == hashes[3 - depth]


def test_after_an_undo_the_question_is_asked_again() -> None:
    match = play(toy(several(says(0), says(0, "abc")), says(1)), "a", "b")
    match.undo(0)

    assert [(ask.seat, ask.keys) for ask in match.asks] == [(0, ("a", "b", "c"))]


def test_an_undo_is_an_entry_and_a_new_revision() -> None:
    match = play(toy(says(0), says(0), says(0)), "a", "b")
    match.undo(0, 2)

    assert (match.log, match.revision) == ([Answer(0, "a"), Answer(0, "b"), Undo(0, 2)], 3)


def test_undo_forgets_what_was_told() -> None:
    match = play(toy(says(0), says(0), says(1)), "a", "b")
    match.undo(0)

    assert [event.values for event in match.events] == [(0, "a")]


def test_what_is_told_after_an_undo_is_heard() -> None:
    match = play(toy(says(0), says(0), says(1)), "a", "b")
    match.undo(0)
    match.answer("c")

    assert [event.values for event in match.events] == [(0, "a"), (0, "c")]


def test_what_was_taken_back_can_be_answered_otherwise() -> None:
    match = play(toy(several(rolls, says(0), says(0)), says(0)), "a", "b", luck=(4,))
    match.undo(0, 2)
    match.answer("e")

    assert (match.state.notes, match.state.number, depths(match)) == (["e"], 4, [1, 0])


def test_luck_before_the_limit_is_kept() -> None:
    match = play(toy(several(says(0), rolls, says(0), says(0))), "a", "b", luck=(5,), seed=None)
    match.undo(0)

    assert (match.state.number, [each.value for each in match.drawn], depths(match)) == (5, [5], [0, 0])


def test_what_another_seat_has_answered_to_stands_even_if_that_is_taken_back() -> None:
    match = play(toy(says(0), says(1), says(0)), "a", "b")
    assert depths(match) == [0, 1]
    match.undo(1)

    assert depths(match) == [0, 0]  # seat 0 has seen what seat 1 wanted


def test_the_end_of_a_match_can_be_taken_back() -> None:
    match = play(toy(says(0), says(0)), "a", "b")
    match.undo(0)

    assert (match.result, [ask.seat for ask in match.asks]) == (None, [0])


def test_undo_runs_only_the_segment_it_goes_back_to() -> None:
    runs: list[int] = []

    def counted(t: T) -> None:
        runs.append(t.state.step)

    match = play(toy(counted, says(0), counted, several(says(0), says(0)), says(0)), "a", "b", "c")
    assert match.settled == 0  # the first look plays all again
    runs.clear()
    match.undo(0)

    assert runs == []


# By consent


def test_forced_undo_goes_beyond_luck_and_other_seats() -> None:
    match = play(toy(says(0), rolls, says(1), rolls, says(0), says(0)), "a", "b", "c")
    match.undo(0, 3, force=True)

    assert (match.state, match.drawn, match.events) == (Board(), [], [])


def test_forced_undo_draws_again_what_it_took_back() -> None:
    numbers = set()
    for seed in range(40):
        match = play(toy(several(says(0), rolls), says(1)), "a", seed=seed)
        match.undo(1, force=True)
        match.answer("a")
        numbers.add(match.state.number)

    assert numbers == set(range(6))


def test_forced_undo_keeps_the_luck_before_it() -> None:
    match = play(toy(several(says(0), rolls), several(says(1), deals), says(0)), "a", "b", luck=(3, 7))
    match.undo(0, 1, force=True)

    assert (match.state.number, [each.value for each in match.drawn], match.state.hand.things) == (3, [3], [])


def test_after_a_forced_undo_only_new_answers_can_be_taken_back_freely() -> None:
    match = play(toy(says(0), several(says(0), rolls), says(0), says(0)), "a", "b", "c")
    match.undo(0, 2, force=True)
    assert depths(match) == [0, 0]
    match.answer("d")
    match.undo(0, 1, force=True)
    assert match.state.notes == ["a"]


def test_forced_undo_within_the_limit_is_an_ordinary_one() -> None:
    match = play(toy(rolls, says(0), says(0), says(0)), "a", "b")
    match.undo(0, 1, force=True)

    assert (match.state.notes, depths(match)) == (["a"], [1, 0])


def test_several_forced_undos_lead_to_the_start() -> None:
    match = play(toy(*[several(says(0), rolls), several(says(1), deals)] * 3), *"abcdef")
    for _ in range(6):
        match.undo(0, 1, force=True)

    assert (match.state, match.revision, depths(match)) == (Board(), 12, [0, 0])


def test_a_match_played_again_after_forced_undos_is_the_same() -> None:
    game = toy(*[several(says(0), rolls), several(says(1), deals)] * 2, says(0))
    match = play(game, *"abcd", luck=(1, 7, 2, 8, 1, 7, 2, 8))
    before = state_hash(match.state)
    match.undo(0, 4, force=True)
    for key in "abcd":
        match.answer(key)

    assert state_hash(match.state) == before


# In and around an ask_all


def twice(seat: int) -> Flow[str]:
    first = yield from choose(seat, WHISPER, "ab")
    return first + (yield from choose(seat, WHISPER, "ab"))


def whispers(t: T) -> Flow[None]:
    """Seat 0 chooses twice, seat 1 once; then luck."""
    letters = yield from ask_all({0: twice(0), 1: choose(1, WHISPER, "abc")})
    t.state.notes += letters.values()


def alone(t: T) -> Flow[None]:
    """Seat 0 chooses twice, seat 1 has no choice."""
    letters = yield from ask_all({0: twice(0), 1: choose(1, LETTER, "c")})
    t.state.notes += letters.values()


def test_each_seat_may_take_its_own_choice_back_until_all_are_in() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("a", 0)
    match.answer("c", 1)

    assert depths(match) == [1, 1]


def test_taking_back_leaves_the_others_choices() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("a", 0)
    match.answer("c", 1)
    match.undo(0)

    assert [(given.seat, given.key) for given in match.open] == [(1, "c")]
    assert [ask.seat for ask in match.asks] == [0]


def test_equal_choices_are_taken_back_one_by_one() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("b", 0)
    match.answer("b", 0)
    match.undo(0)

    assert [(given.seat, given.key) for given in match.open] == [(0, "b")]


def test_a_whole_private_choice_is_taken_back() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("b", 0)
    match.answer("a", 0)
    match.undo(0, 2)

    assert (match.open, [ask.seat for ask in match.asks]) == ([], [0, 1])


def test_a_choice_taken_back_may_be_another() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("a", 0)
    match.answer("c", 1)
    match.undo(1)
    match.answer("b", 1)
    match.answer("b", 0)

    assert match.state.notes == ["ab", "b"]


def test_taking_back_a_choice_is_a_revision_but_no_entry() -> None:
    match = play(toy(whispers, says(0)))
    match.answer("a", 0)
    match.undo(0)

    assert (match.revision, match.log) == (2, [])


def test_once_all_are_in_nothing_is_taken_back() -> None:
    match = play(toy(whispers, says(0)), "a", "b", "c")

    assert (match.gathering, depths(match)) == (False, [0, 0])


def test_choices_given_together_are_taken_back_together() -> None:
    match = play(toy(says(1), whispers, says(0)), "f", "a", "b", "c")
    match.undo(1, 1, force=True)

    assert (match.log[-1], match.state.notes, match.gathering, match.open) == (Undo(1, 3), ["f"], True, [])


def test_one_seats_choices_in_an_ask_all_are_taken_back_together() -> None:
    match = play(toy(says(0), alone, says(0)), "f", "a", "b")
    assert depths(match) == [3, 0]
    match.undo(0)

    assert (match.log[-1], match.state.notes) == (Undo(0, 2), ["f"])


def test_an_open_ask_all_cannot_be_forced_open() -> None:
    match = play(toy(says(0), whispers, says(0)), "f", "a")
    with pytest.raises(Refused, match="2 answers cannot be taken back now; seat 0 may take back 1"):
        match.undo(0, 2, force=True)


def test_before_anybody_has_chosen_an_ask_all_can_be_left_by_consent() -> None:
    match = play(toy(says(0), says(1), whispers, says(0)), "f", "e")
    match.undo(0, 2, force=True)

    assert (match.log[-1], match.state, match.gathering) == (Undo(0, 2), Board(), False)


def test_what_stands_before_an_open_ask_all_stays() -> None:
    match = play(toy(says(0), whispers), "f")

    assert depths(match) == [0, 0]


def test_forced_undo_goes_across_several_ask_alls() -> None:
    match = play(toy(whispers, rolls, whispers, says(0)), *"abc", *"bab")
    match.undo(0, 4, force=True)

    assert (match.log[-1], match.state) == (Undo(0, 6), Board())
