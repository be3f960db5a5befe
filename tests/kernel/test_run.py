"""Runs: rules driven from question to question."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from igroteka.kernel import run as run_module
from igroteka.kernel.ask import Ask, Flow, Refused, ask_all, choose
from igroteka.kernel.flow import Event, end_match
from igroteka.kernel.luck import Luck
from igroteka.kernel.result import Result
from igroteka.kernel.run import Run
from tests.kernel.toys import LETTER, Board, NoBox, T, ToyGame, rolls, says, several, toy


def started(game: ToyGame, seed: int = 0) -> Run[Board, NoBox]:
    run = Run(game, Board(), Luck(seed))
    run.start()
    return run


def pending(run: Run[Board, NoBox]) -> list[tuple[int, str]]:
    return [(ask.seat, ask.topic.name) for ask in run.asks]


def both(t: T) -> Flow[None]:
    letters = yield from ask_all({seat: choose(seat, LETTER, "ab") for seat in (1, 0)})
    t.state.notes += [f"{seat}{letter}" for seat, letter in letters.items()]


def test_nothing_is_asked_before_the_start() -> None:
    run = Run(toy(says(0)), Board(), Luck(0))

    assert (run.ask, run.asks, run.result, run.deciding()) == (None, [], None, [])


def test_a_run_goes_to_the_first_question() -> None:
    run = started(toy(says(1)))

    assert pending(run) == [(1, "toy.letter")]


def test_an_answer_leads_to_the_next_question() -> None:
    run = started(toy(says(1), says(0)))
    run.step(2)

    assert (run.state.notes, pending(run)) == (["c"], [(0, "toy.letter")])


def test_a_run_can_stop_before_a_segment() -> None:
    run = started(toy(says(1), says(0), says(1)))
    run.brake.until = lambda board: board.step == 1
    run.step(2)

    assert (run.state.notes, pending(run), run.result) == (["c"], [], None)


def test_nested_flows_ask_one_after_another() -> None:
    run = started(toy(several(says(0), several(says(1), says(0)))))
    run.step(0)
    run.step(1)
    run.step(2)

    assert run.state.notes == ["a", "b", "c"]


def test_plain_segments_ask_nobody() -> None:
    run = started(toy(rolls, rolls, says(0)))

    assert (run.state.step, pending(run)) == (2, [(0, "toy.letter")])


def test_a_match_may_end_without_a_question() -> None:
    run = started(toy(rolls))

    assert run.ask is None
    assert run.result
    assert run.result.reason == "done"


def test_the_end_is_reached_from_any_depth() -> None:
    def ends(t: T) -> Flow[None]:
        yield from several(says(0), several(says(1), stop))(t) or ()
        t.state.notes.append("never")

    def stop(t: T) -> None:
        end_match(Result((1,), ((), ()), "at once"))

    run = started(toy(ends))
    run.step(0)
    run.step(0)

    assert (run.result, run.ask, run.state.notes) == (Result((1,), ((), ()), "at once"), None, ["a", "a"])


def test_a_match_that_is_over_takes_no_answer() -> None:
    run = started(toy(rolls))
    with pytest.raises(AssertionError):
        run.step(0)


def test_endless_rules_are_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "MANY_STEPS", 50)

    def again(t: T) -> None:
        t.state.step -= 1

    with pytest.raises(AssertionError, match="not over after 50 steps"):
        started(toy(again))


def test_the_asked_seat_gets_its_question() -> None:
    run = started(toy(says(1)))

    assert run.asked(1) is run.ask


def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(Refused, match=r"^seat 0 is not asked now$"):
        started(toy(says(1))).asked(0)


def test_nobody_is_asked_after_the_end() -> None:
    with pytest.raises(Refused, match=r"^the match is over$"):
        started(toy(rolls)).asked(0)


def test_one_question_has_one_deciding_seat() -> None:
    run = started(toy(says(1)))

    assert (run.deciding(), run.gathering) == ([1], False)


def test_questions_asked_together_come_in_seat_order() -> None:
    run = started(toy(both))

    assert (pending(run), run.gathering) == ([(0, "toy.letter"), (1, "toy.letter")], True)


def test_the_first_pending_question_is_the_lowest_seats() -> None:
    run = started(toy(both))
    first = run.ask
    run.step(1)

    assert [ask.seat if isinstance(ask, Ask) else None for ask in (first, run.ask)] == [0, 1]


def test_together_anybody_may_answer_first() -> None:
    run = started(toy(both, says(0)))
    run.step(1, seat=1)
    run.step(0, seat=0)

    assert (run.state.notes, run.gathering) == (["0a", "1b"], False)


def test_a_seat_that_has_chosen_still_counts_as_deciding() -> None:
    run = started(toy(both))
    run.step(1, seat=1)

    assert (run.deciding(), [seat for seat, _ in pending(run)]) == ([0, 1], [0])


def test_a_private_flow_may_ask_several_times() -> None:
    def twice(seat: int) -> Flow[str]:
        first = yield from choose(seat, LETTER, "ab")
        return first + (yield from choose(seat, LETTER, "cd"))

    def gather(t: T) -> Flow[None]:
        letters = yield from ask_all({0: twice(0), 1: choose(1, LETTER, "ef")})
        t.state.notes += letters.values()

    run = started(toy(gather, says(0)))
    run.step(1, 0)
    run.step(1, 1)
    run.step(0, 0)

    assert run.state.notes == ["bc", "f"]


@pytest.mark.parametrize("flows", [{}, {0: "a", 1: "b"}])
def test_where_nobody_has_a_choice_the_rules_go_on(flows: dict[int, str]) -> None:
    def gather(t: T) -> Flow[None]:
        letters = yield from ask_all({seat: choose(seat, LETTER, only) for seat, only in flows.items()})
        t.state.notes += letters.values()

    run = started(toy(gather, says(1)))

    assert (run.state.notes, pending(run)) == (list(flows.values()), [(1, "toy.letter")])


def test_a_seat_with_nothing_to_choose_is_not_waited_for() -> None:
    def gather(t: T) -> Flow[None]:
        letters = yield from ask_all({0: choose(0, LETTER, "a"), 1: choose(1, LETTER, "bc")})
        t.state.notes += [f"{seat}{letter}" for seat, letter in letters.items()]

    run = started(toy(gather, says(0)))
    assert [seat for seat, _ in pending(run)] == [1]
    run.step(1)

    assert run.state.notes == ["0a", "1c"]


def test_one_ask_all_may_follow_another() -> None:
    run = started(toy(several(both, both), says(0)))
    for index in (0, 1, 1, 0):
        run.step(index)

    assert run.state.notes == ["0a", "1b", "0b", "1a"]


def test_a_private_flow_may_not_ask_another_seat() -> None:
    def gather(t: T) -> Flow[None]:
        yield from ask_all({0: choose(1, LETTER, "ab")})

    with pytest.raises(AssertionError, match="asks its own seat only"):
        started(toy(gather))


def test_a_private_flow_may_not_gather() -> None:
    def inner() -> Flow[None]:
        yield from ask_all({0: choose(0, LETTER, "ab")})

    def gather(t: T) -> Flow[None]:
        yield from ask_all({0: inner()})

    with pytest.raises(AssertionError, match="asks its own seat only"):
        started(toy(gather))


def surrender(seat: int, options: str) -> Flow[str]:
    yield from choose(seat, LETTER, options)
    end_match(Result((), ((), ()), "given up"))


@pytest.mark.parametrize("options", ["a", "ab"], ids=["at once", "after an answer"])
def test_a_private_flow_may_not_end_the_match(options: str) -> None:
    def gather(t: T) -> Flow[None]:
        yield from ask_all({0: surrender(0, options)})

    def play() -> None:
        started(toy(gather)).step(0)

    with pytest.raises(AssertionError, match="a private flow may not end the match"):
        play()


def test_a_bare_yield_of_something_else_is_a_mistake() -> None:
    def wrong(t: T) -> Iterator[str]:
        yield "what?"

    with pytest.raises((AssertionError, TypeError)):  # compiled code checks the type itself
        started(toy(wrong))  # type: ignore[arg-type]


def test_a_run_collects_no_events_unless_asked_for() -> None:
    heard: list[Event] = []
    for events in (None, heard):
        run = Run(toy(says(0), says(1)), Board(), Luck(0), events)
        run.start()
        run.step(0)

    assert [event.values for event in heard] == [(0, "a")]


class Followed(Luck):
    """Luck that can be watched."""


def test_a_dropped_run_is_freed_without_the_garbage_collector() -> None:
    gc.disable()
    try:
        luck = Followed(0)
        run = Run(toy(says(0)), Board(), luck)
        run.start()
        alive = weakref.ref(luck)
        del run, luck
        assert alive() is None
    finally:
        gc.enable()
