"""Matches: answers, refusals, failures of rules, clones and rollouts."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from igroteka.kernel.ask import EVERYONE, Flow, Refused, WhyNot, choose, only
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.flow import end_match
from igroteka.kernel.game import Secrets
from igroteka.kernel.log import Answer
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import HASHED, Match
from igroteka.kernel.result import Result
from igroteka.testing.reference import GAME
from tests.kernel.toys import (
    LETTER,
    SAID,
    WHISPER,
    Board,
    Piece,
    T,
    ToyMatch,
    perspective,
    play,
    rolls,
    rolls_hidden,
    says,
    several,
    toy,
    whispers,
)

# Answers


def test_a_match_begins_with_its_first_question() -> None:
    match = play(toy(rolls, says(1)))

    assert (match.revision, match.log, match.done, match.open) == (0, [], [], [])
    assert match.ask
    assert match.ask.seat == 1


def test_a_match_may_begin_from_another_state() -> None:
    game = toy(says(0), says(1))
    match = Match(game, game.setup(), Luck(0), Board(step=1))

    assert [ask.seat for ask in match.asks] == [1]


def test_the_state_a_match_begins_from_is_left_alone() -> None:
    game, state = toy(says(0)), Board(notes=["x"])
    match = Match(game, game.setup(), Luck(0), state)
    match.answer("a")

    assert state.notes == ["x"]


def test_changing_the_given_state_later_does_not_reach_the_match() -> None:
    game, state = toy(says(0), rolls, says(0)), Board()
    match = Match(game, game.setup(), Luck(0), state)
    match.answer("a")
    match.answer("b")
    state.notes.append("foreign")
    match.undo(0, 2, force=True)

    assert match.state.notes == []


@pytest.mark.parametrize("choice", ["c", 2])
def test_an_answer_is_given_by_key_or_index(choice: int | str) -> None:
    match = play(toy(says(0), says(1)))
    match.answer(choice)

    assert match.state.notes == ["c"]


def test_the_last_answer_ends_the_match() -> None:
    match = play(toy(says(0)), "a")

    assert (match.ask, match.asks, match.deciding()) == (None, [], [])
    assert match.result
    assert match.result.reason == "done"


def test_an_answer_of_the_asked_seat_is_taken() -> None:
    match = play(toy(says(1), says(0)))
    match.answer("b", seat=1)

    assert match.state.notes == ["b"]


def test_every_answer_makes_a_new_revision() -> None:
    match = play(toy(says(0), says(1), says(0)), "a", "b")

    assert match.revision == 2


def test_an_answer_to_this_revision_is_taken() -> None:
    match = play(toy(says(0), says(1)), "a")
    match.answer("b", revision=1)

    assert match.state.notes == ["a", "b"]


def test_the_log_keeps_answers_with_the_luck_they_used() -> None:
    match = play(toy(several(says(0), rolls), rolls, says(1)), "b", "c", luck=(3, 5))

    assert match.log == [Answer(0, "b", (3, 5)), Answer(1, "c")]


def test_luck_before_the_first_answer_belongs_to_no_answer() -> None:
    match = play(toy(rolls, says(0)), "a", luck=(4,))

    assert (match.log, match.dealt) == ([Answer(0, "a")], (4,))


def test_the_log_has_a_hash_now_and_then() -> None:
    match = play(toy(*[says(0)] * (HASHED + 1)))
    hashes = []
    for _ in range(HASHED + 1):
        match.answer("a")
        hashes.append(state_hash(match.state))

    assert [entry.hash for entry in match.log if isinstance(entry, Answer)] == [""] * 24 + [hashes[24], ""]


def test_open_answers_are_seen_by_all_and_secret_ones_by_their_seat() -> None:
    match = play(toy(says(0), says(1, topic=WHISPER)), "a", "b")

    assert [given.seen for given in match.done] == [EVERYONE, only(1)]


def test_events_are_heard_by_their_audience() -> None:
    def tells(t: T) -> Flow[None]:
        yield from says(0)(t) or ()
        t.tell(SAID, 1, "x", to=only(1))

    match = play(toy(tells), "a")

    assert [[event.values for event in match.heard(seat)] for seat in (0, 1, None)] == [
        [(0, "a")],
        [(0, "a"), (1, "x")],
        [(0, "a")],
    ]


def test_a_match_shows_each_seat_its_view() -> None:
    match = play(toy(rolls_hidden, says(1)), luck=(4,))

    assert [match.view(seat).known.hidden for seat in (0, 1, None)] == [4, -1, -1]


# Refusals change nothing


REFUSED: dict[str, tuple[Callable[[ToyMatch], None], str]] = {
    "unknown key": (lambda match: match.answer("z"), "'z' is not an option of toy.letter"),
    "index": (lambda match: match.answer(6), "has options 0 to 5, not 6"),
    "reason": (lambda match: match.answer("x"), r"x is not allowed: too-far \(toy.letter\)"),
    "other seat": (lambda match: match.answer("a", 1), "seat 1 is not asked now"),
    "no seat": (lambda match: match.answer("a", 99), "seat 99 is not asked now"),
    "old revision": (lambda match: match.answer("a", 0, 0), "it is at 1, the answer was for 0"),
    "future revision": (lambda match: match.answer("a", 0, 2), "it is at 1, the answer was for 2"),
    "undo of nothing": (lambda match: match.undo(0, 0), "0 answers cannot be taken back now"),
    "undo of less": (lambda match: match.undo(0, -1), "-1 answers cannot be taken back now"),
    "undo too deep": (lambda match: match.undo(0, 2), "seat 0 may take back 1"),
    "undo of another": (lambda match: match.undo(1), "seat 1 may take back 0"),
    "undo beyond all": (lambda match: match.undo(0, 2, force=True), "2 answers cannot be taken back"),
    "undo by nobody": (lambda match: match.undo(2, force=True), "there is no seat 2; the seats are 0 to 1"),
    "undo by less than nobody": (lambda match: match.undo(-1, force=True), "there is no seat -1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_changes_nothing(case: str) -> None:
    def last(t: T) -> Flow[None]:
        yield from choose(0, LETTER, "abcdef", why_not=lambda: [WhyNot("x", "too-far", "toy.letter")])

    match = play(toy(says(0), last), "b")
    before = perspective(match)
    attempt, message = REFUSED[case]
    with pytest.raises(Refused, match=message):
        attempt(match)

    assert perspective(match) == before


@pytest.mark.parametrize("seat", [None, 0])
def test_nothing_is_answered_after_the_end(seat: int | None) -> None:
    match = play(toy(says(0)), "a")
    with pytest.raises(Refused, match=r"^the match is over$"):
        match.answer("a", seat)


# Mistakes of the rules


def fails(error: BaseException) -> Piece:
    """Luck, a change and an event, then an error after a second answer of "b"."""

    def flow(t: T) -> Flow[None]:
        rolls(t)
        letter = yield from choose(0, LETTER, "ab")
        t.state.notes.append(letter)
        t.tell(SAID, 0, letter)
        t.luck.below(6)
        if letter == "b":
            raise error

    return flow


@pytest.mark.parametrize("error", [IndexError("oops"), RecursionError(), KeyboardInterrupt(), SystemExit()], ids=repr)
def test_a_mistake_in_the_rules_does_not_cost_the_match(error: BaseException) -> None:
    match = play(toy(says(1), fails(error), says(1)), "c")
    before = perspective(match)
    with pytest.raises(type(error)):
        match.answer("b")

    assert perspective(match) == before


def test_after_a_mistake_the_match_goes_on() -> None:
    match = play(toy(fails(IndexError()), says(1)))
    with pytest.raises(IndexError):
        match.answer("b")
    match.answer("a")

    assert (match.state.notes, [event.values for event in match.events], match.revision) == (["a"], [(0, "a")], 1)


def test_a_mistake_in_a_later_segment_takes_the_answer_back() -> None:
    def wrong(t: T) -> None:
        raise LookupError

    match = play(toy(says(0), wrong))
    before = perspective(match)
    with pytest.raises(LookupError):
        match.answer("a")

    assert perspective(match) == before


def test_a_mistake_while_the_answer_is_written_down_takes_it_back() -> None:
    def secrets(state: Board) -> Secrets:
        if state.notes == ["b"]:
            raise ZeroDivisionError
        return []

    match = play(replace(toy(says(0), says(1)), secrets=secrets))
    before = perspective(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("b")
    assert perspective(match) == before
    match.answer("a")

    assert match.log == [Answer(0, "a")]


def test_a_mistake_after_the_last_of_several_answers_keeps_the_others() -> None:
    def wrong(t: T) -> Flow[None]:
        yield from whispers(t)
        raise LookupError

    match = play(toy(wrong))
    match.answer("a", 1)
    before = perspective(match)
    with pytest.raises(LookupError):
        match.answer("b", 0)

    assert perspective(match) == before


def test_used_up_luck_takes_the_answer_back() -> None:
    match = play(toy(several(says(0), rolls), says(1)), seed=None)
    before = perspective(match)
    with pytest.raises(LuckError):
        match.answer("a")

    assert perspective(match) == before


def test_an_answer_is_named_before_the_rules_change_its_options() -> None:
    def eats(t: T) -> Flow[None]:
        letter = yield from choose(0, LETTER, t.state.notes)
        t.state.notes.remove(letter)

    game = toy(eats, says(1))
    match = Match(game, game.setup(), Luck(0), Board(notes=["a", "b", "c"]))
    match.answer("c")
    match.undo(0)
    match.answer("a")

    assert [entry.key for entry in match.log if isinstance(entry, Answer)] == ["c", "a"]


def test_an_ending_from_a_nested_flow_is_the_matchs_result() -> None:
    def ends(t: T) -> Flow[None]:
        yield from several(says(0), stop)(t) or ()

    def stop(t: T) -> None:
        end_match(Result((), ((), ()), "at once"))

    match = play(toy(ends), "a")

    assert (match.result, match.log) == (Result((), ((), ()), "at once"), [Answer(0, "a")])


def test_scores_are_broken_down_by_seat() -> None:
    match = Match(GAME, GAME.setup(seats=3), Luck(4))
    while match.ask:
        match.answer(0)
    assert match.result

    assert [[line.source for line in lines] for lines in match.result.lines] == [["coins", "suits"]] * 3
    assert match.result.lines == GAME.score(match.state, GAME.box)
