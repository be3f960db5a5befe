"""The agenda: steps on top of each other, their ids, and quiet positions."""

import pytest

from igroteka.kernel.agenda import Agenda, Step, step
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.flow import Table, end_match
from igroteka.kernel.game import Bots, Game, Mode
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result
from tests.kernel.toys import LETTER, Board, NoBox, T, evaluate, start


def note(t: T, number: int, times: int) -> None:
    t.state.notes.append(f"{number}x{times}")


def ask(t: T, seat: int) -> Flow[None]:
    t.state.notes.append("asked")
    t.state.notes.append((yield from choose(seat, LETTER, "ab")))


def declared(t: T, number: int) -> None:
    raise AssertionError("bound to its rule by the list of steps")


def bound(t: T, number: int) -> None:
    t.state.notes.append(f"bound {number}")


def wait(t: T) -> None:
    t.state.number += 1


def over(t: T) -> None:
    end_match(Result((), (), "done"))


STEPS = (step(7, note), step(3, ask), step(5, declared, bound), step(1, wait, frame=True), step(9, over))


def game(idle_steps: int = 0) -> Game[Board, NoBox]:
    def idle(t: T) -> None:
        t.then(over)
        t.then(ask, 1)
        t.then(declared, 4)
        t.then(note, 2, 3)
        t.later(wait)

    return Game(
        id="toy",
        package="tests.kernel",
        version=1,
        modes=(Mode("base", (2,)),),
        topics=(LETTER,),  # type: ignore[arg-type]
        events=(),
        box=NoBox(),
        state=Board,
        start=start,
        agenda=Agenda(STEPS, idle),
        score=lambda state, box: ((), ()),
        bots=Bots(evaluate),
    )


def test_the_step_on_top_comes_first_and_the_one_below_last() -> None:
    match = Match(game(), game().setup(), Luck(0))

    assert match.state.notes == ["2x3", "bound 4", "asked"]
    assert match.state.agenda == [(1, ()), (9, ())]


def test_a_state_kept_before_a_question_holds_the_step_that_asks() -> None:
    match = Match(game(), game().setup(), Luck(0))
    state, answers, _ = match.segment()

    assert (state.agenda, state.notes, answers) == ([(1, ()), (9, ()), (3, (1,))], ["2x3", "bound 4"], [])


def test_an_answer_is_taken_back_to_the_step_that_asked() -> None:
    match = Match(game(), game().setup(), Luck(0))
    before = match.state.copy()
    match.answer("b")
    assert match.result
    match.undo(1)

    assert (match.state, match.ask and match.ask.keys) == (before, ("a", "b"))


def test_a_clone_asks_again() -> None:
    clone = Match(game(), game().setup(), Luck(0)).clone(Luck(1))
    clone.answer("a")

    assert clone.state.notes == ["2x3", "bound 4", "asked", "a"]


@pytest.mark.parametrize(("due", "quiet"), [([], True), ([(1, ())], True), ([(1, ()), (7, (1, 1))], False)])
def test_a_position_is_quiet_when_only_the_frame_is_due(due: list[tuple[int, tuple[int, ...]]], quiet: bool) -> None:
    assert game().agenda.quiet(due) is quiet


def test_what_is_due_has_a_name() -> None:
    assert game().agenda.name((7, (2, 3))) == "note(2, 3)"


@pytest.mark.parametrize("steps", [(step(1, wait), step(1, over)), (step(1, wait), step(2, wait))])
def test_an_id_is_one_step_and_a_step_has_one_id(steps: tuple[Step, ...]) -> None:
    with pytest.raises(AssertionError, match=r"the same id|two steps"):
        Agenda[T](steps, wait)


@pytest.mark.parametrize("put", [Table.then, Table.later])
def test_a_step_takes_its_arguments_by_position(put: object) -> None:
    table: T = Table(Board(), NoBox(), Luck(), None, game().agenda.ids)
    with pytest.raises(TypeError, match=r"(unexpected|invalid) keyword argument"):
        put(table, note, number=1, times=2)  # type: ignore[operator]


def test_only_the_type_checker_finds_wrong_arguments() -> None:
    """Each ``type: ignore`` is a planted mistake: mypy reports one that it does not need (``warn_unused_ignores``)."""
    table: T = Table(Board(), NoBox(), Luck(), None, game().agenda.ids)
    table.then(note, 1, 2)
    table.then(note, 1)  # type: ignore[arg-type]  # one too few
    table.then(note, 1, 2, 3)  # type: ignore[arg-type]  # one too many
    table.then(note, 1, "2")  # type: ignore[arg-type]  # not a number
    table.later(ask)  # type: ignore[arg-type]  # one too few
    table.later(wait, 1)  # type: ignore[arg-type]  # one too many
    table.later(ask, "red")  # type: ignore[arg-type]  # not a number
    step(5, declared, note)  # type: ignore[arg-type]  # bound to a rule with other arguments

    assert len(table.state.agenda) == 7
