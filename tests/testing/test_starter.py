"""The game that a new game begins as keeps every promise."""

import pytest

from igroteka.content.components import ComponentError, export, parse
from igroteka.testing import rule
from igroteka.testing.conformance import check_match, check_vocabulary
from igroteka.testing.scenario import scenario
from igroteka.testing.setups import setups
from igroteka.testing.starter import GAME
from igroteka.testing.starter.box import BOX, Box
from igroteka.testing.textcheck import complaints


def test_every_question_cites_rules_that_exist() -> None:
    check_vocabulary(GAME)


def test_every_word_is_there_in_both_languages() -> None:
    assert complaints(GAME) == []


@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_every_promise(seed: int) -> None:
    for setup in setups(GAME):
        assert check_match(GAME, setup, seed, leak_every=5).choices > 0


@rule("starter.setup.pile")
def test_all_counters_lie_on_the_pile() -> None:
    t = scenario(GAME, seats=2)

    assert (t.state.pile, t.seat) == (15, 0)


@rule("starter.turn.take")
def test_what_is_taken_leaves_the_pile() -> None:
    t = scenario(GAME, seats=2).play("3")

    assert (t.state.pile, t.seat, t.keys) == (12, 1, ("1", "2", "3"))


@rule("starter.end.last")
def test_whoever_takes_the_last_counter_loses() -> None:
    t = scenario(GAME, seats=3).play(*["3"] * 5)

    assert t.match.result
    assert (t.match.result.winners, t.match.result.scores) == ((0, 2), (1, 0, 1))


def test_more_than_the_topic_knows_cannot_be_taken() -> None:
    with pytest.raises(ComponentError, match='number "most", value: expected 1 to 6, found 7'):
        parse(export(BOX).replace("value = 3", "value = 7"), Box)
