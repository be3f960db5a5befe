"""How events are played: templates filled in from values, and what a game adds to them."""

import pytest

from igroteka.content.moments import Moment, Moments, Played, Words, played, table
from igroteka.kernel.flow import Kind
from tests.kernel.toys import Board, NoBox, toy

SAILED = Kind("ship.sailed", ("city", "island"), "rule")
ROLLED = Kind("rolled", ("face",), "rule")
STATE, BOX = Board(), toy().box
SAILS = table((SAILED, Moment("move", ("ship:{city}",), ("island:{island}",), "city")))


def test_templates_name_what_the_values_say() -> None:
    moments = Moments[Board, NoBox](SAILS)

    assert played(moments, STATE, BOX, SAILED, (1, "A2")) == Played("move", ("ship:1",), ("island:A2",), 1, None)


def test_a_game_may_add_words_and_change_the_act() -> None:
    def words(state: Board, box: NoBox, kind: str, values: Words) -> Words:
        return values | {"seat": 3, "dice": ("die:0", "die:1"), "act": "throw"}

    moments = Moments[Board, NoBox](
        table((ROLLED, Moment("tell", ("{dice}", "face:{face}"), (), "face", ("die_{face}",)))), words
    )

    pieces = ("die:0", "die:1", "face:red")
    assert played(moments, STATE, BOX, ROLLED, ("red",)) == Played("throw", pieces, (), None, 3, ("die_red",))


def test_a_kind_without_a_moment_is_told_of_its_values() -> None:
    moments = Moments[Board, NoBox]({})

    assert played(moments, STATE, BOX, SAILED, (1, "A2")) == Played("tell", ("1", "A2"), (), None, None)


def test_a_kind_has_one_moment() -> None:
    with pytest.raises(AssertionError, match="one moment"):
        table((SAILED, Moment("tell")), (SAILED, Moment("move")))
