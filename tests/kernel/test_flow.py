"""Tables, events, results and endings."""

import pytest

from igroteka.kernel.ask import EVERYONE, only
from igroteka.kernel.flow import Ending, Event, Kind, Table, end_match
from igroteka.kernel.luck import Luck
from igroteka.kernel.result import Line, Result
from tests.kernel.toys import Board, NoBox

HIT = Kind("toy.hit", ("seat", "card"), "toy.rule")
RESULT = Result((1,), ((Line("coins", 3, "r"), Line("cards", -1, "r")), ()), "rounds")


def test_a_table_keeps_what_was_told_and_to_whom() -> None:
    events: list[Event] = []
    table = Table(Board(), NoBox(), Luck(), events)
    table.tell(HIT, 1, "jade_2")
    table.tell(HIT, 2, "jade_3", to=only(2))

    assert events == [Event(HIT, (1, "jade_2"), EVERYONE), Event(HIT, (2, "jade_3"), only(2))]


def test_a_muted_table_tells_nothing() -> None:
    table = Table(Board(), NoBox(), Luck())
    table.tell(HIT, 1, "jade_2")

    assert table.events is None


def test_an_event_must_have_the_values_of_its_kind() -> None:
    with pytest.raises(AssertionError, match=r"toy\.hit tells \('seat', 'card'\), not \(1,\)"):
        Table(Board(), NoBox(), Luck(), []).tell(HIT, 1)


def test_scores_are_the_sums_of_the_lines() -> None:
    assert RESULT.scores == (2, 0)


def test_end_match_carries_the_result() -> None:
    with pytest.raises(Ending, match="rounds") as ending:
        end_match(RESULT)

    assert ending.value.result == RESULT
