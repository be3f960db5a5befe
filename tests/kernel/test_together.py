"""Simultaneous secret choices: nobody sees anything before the last one is in."""

import pytest

from igroteka.kernel.ask import EVERYONE, Flow, Topic, ask_all, choose, choose_some, only
from igroteka.kernel.flow import end_match
from igroteka.kernel.log import Answer
from igroteka.kernel.result import Result
from tests.kernel.toys import LETTER, SAID, WHISPER, T, ToyMatch, deals, play, rolls, says, several, toy

SOME: Topic[str | None] = Topic("toy.some", (*"abc", None), ("toy.some",), secret=True)


def whispers(t: T) -> Flow[None]:
    letters = yield from ask_all({seat: choose(seat, WHISPER, "abc") for seat in (2, 0, 1)})
    t.state.notes += [f"{seat}{letter}" for seat, letter in letters.items()]
    t.tell(SAID, 0, "all")


def three() -> ToyMatch:
    return play(toy(says(0), whispers, several(says(1), rolls), says(0), seats=3), "f")


def test_all_seats_are_asked_at_once() -> None:
    assert [(ask.seat, ask.keys) for ask in three().asks] == [(seat, ("a", "b", "c")) for seat in range(3)]


def test_answers_may_come_in_any_order() -> None:
    match = three()
    for seat, key in ((1, "b"), (2, "c"), (0, "a")):
        match.answer(key, seat)

    assert match.state.notes == ["f", "0a", "1b", "2c"]


def test_an_answer_without_a_seat_is_the_first_pending_ones() -> None:
    match = three()
    match.answer("a", 0)
    match.answer("b")

    assert [(given.seat, given.key) for given in match.open] == [(0, "a"), (1, "b")]


def test_nothing_shows_before_all_are_in() -> None:
    match = three()
    before = [(match.view(seat), match.heard(seat), match.deciding()) for seat in (0, 1, None)]
    match.answer("b", 2)

    assert [(match.view(seat), match.heard(seat), match.deciding()) for seat in (0, 1, None)] == before
    assert [ask.keys for ask in match.asks if ask.seat == 0] == [("a", "b", "c")]
    assert match.log == [Answer(0, "f")]


def test_other_seats_can_not_see_from_their_undo_who_has_chosen() -> None:
    match = three()
    match.answer("b", 2)

    assert [match.undo_depth(seat) for seat in range(3)] == [0, 0, 1]


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    match = three()
    match.answer("b", 2)

    assert [ask.seat for ask in match.asks] == [0, 1]


def test_choices_are_recorded_in_seat_order_and_luck_with_the_last() -> None:
    match = play(toy(several(whispers, rolls), says(0), seats=3), luck=(4,))
    for seat, key in ((2, "c"), (1, "b"), (0, "a")):
        match.answer(key, seat)

    assert match.log == [Answer(0, "a"), Answer(1, "b"), Answer(2, "c", (4,))]


def test_several_choices_of_a_seat_stay_in_order() -> None:
    def some(t: T) -> Flow[None]:
        letters = yield from ask_all({seat: choose_some(seat, SOME, "abc", least=2, most=2) for seat in (0, 1)})
        t.state.notes += ["".join(letters) for letters in letters.values()]

    match = play(toy(some, says(0)))
    for seat, key in ((1, "b"), (0, "a"), (1, "c"), (0, "b")):
        match.answer(key, seat)

    assert (match.state.notes, [(given.seat, given.key) for given in match.done]) == (
        ["ab", "bc"],
        [(0, "a"), (0, "b"), (1, "b"), (1, "c")],
    )


def test_every_open_answer_is_a_revision() -> None:
    match = three()
    match.answer("a", 2)
    match.answer("a", 0)

    assert match.revision == 3


def test_the_last_answer_lets_all_stand_at_once() -> None:
    match = three()
    for seat in (0, 1):
        match.answer("a", seat)
    assert len(match.done) == 1
    match.answer("a", 2)

    assert (len(match.done), match.open) == (4, [])


def test_answers_given_together_know_where_they_began() -> None:
    match = three()
    for seat in (0, 1, 2):
        match.answer("a", seat)

    assert [given.batch for given in match.done] == [0, 1, 1, 1]


def test_luck_and_events_come_after_the_last_of_the_answers() -> None:
    match = play(toy(rolls, says(0), several(whispers, rolls), says(0), seats=3), *"fabc", luck=(1, 4))

    assert [(given.luck, given.events) for given in match.done] == [(1, 1), (1, 1), (1, 1), (2, 2)]


@pytest.mark.parametrize(("topic", "seen"), [(WHISPER, only(1)), (LETTER, EVERYONE)])
def test_a_choice_that_stands_is_seen_as_its_topic_says(topic: Topic[str], seen: int) -> None:
    def gather(t: T) -> Flow[None]:
        yield from ask_all({seat: choose(seat, topic, "ab") for seat in (0, 1)})

    match = play(toy(gather, says(0)), "a", "b")

    assert match.done[1].seen == seen


def test_a_private_flow_that_draws_luck_is_refused_and_the_match_is_whole() -> None:
    def peeks(t: T, seat: int) -> Flow[int]:
        yield from choose(seat, WHISPER, "ab")
        number = t.luck.below(6)
        yield from choose(seat, WHISPER, "ab")
        return number

    def gather(t: T) -> Flow[None]:
        yield from ask_all({seat: peeks(t, seat) for seat in (0, 1)})

    match = play(toy(deals, gather))
    with pytest.raises(AssertionError, match="a private flow may not use luck"):
        match.answer("a", 0)

    assert (len(match.drawn), match.open, match.revision) == (1, [], 0)


def test_a_private_flow_that_ends_the_match_is_refused_and_the_match_is_whole() -> None:
    def gives_up(seat: int) -> Flow[None]:
        yield from choose(seat, WHISPER, "ab")
        end_match(Result((), ((), ()), "given up"))

    def gather(t: T) -> Flow[None]:
        yield from ask_all({seat: gives_up(seat) for seat in (0, 1)})

    match = play(toy(gather))
    with pytest.raises(AssertionError, match="may not end the match"):
        match.answer("a", 1)

    assert (match.result, [ask.seat for ask in match.asks], match.open) == (None, [0, 1], [])


def test_the_match_may_end_right_after_the_choices() -> None:
    def last(t: T) -> Flow[None]:
        yield from whispers(t)
        end_match(Result((1,), ((), (), ()), "shown"))

    match = play(toy(last, seats=3), "a", "b", "c")

    assert (match.result, match.gathering, match.open) == (Result((1,), ((), (), ()), "shown"), False, [])
    assert match.log == [Answer(0, "a"), Answer(1, "b"), Answer(2, "c")]
