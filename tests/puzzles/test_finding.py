"""Making puzzles: proofs, what is alike, ratings, and files."""

from typing import Any

import msgspec
import pytest

from igroteka.bots.random import Perspective
from igroteka.games import find_game
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.puzzles import difficulty, finding, proof
from igroteka.puzzles.finding import ALIKE, Collection, Looked, obvious_answer, search_record
from igroteka.puzzles.proof import Means, proved
from igroteka.puzzles.puzzle import opened, puzzles_of, read
from igroteka.puzzles.ratings import Rating, start_of, tried
from igroteka.records import record
from igroteka.review.fits import Thresholds
from tests.review.dice_game import GAME as DICE

QUICK = Means(budget=400, seeds=(2, 3), worlds=400)


@pytest.fixture
def small_margins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rolling costs half a point there."""
    for module in (proof, finding):
        monkeypatch.setattr(module, "margins", lambda _: Thresholds(0.0, 0.1, 0.2, 1.0))


@pytest.fixture
def dice() -> Match[Any, Any]:
    return Match(DICE, DICE.valid(None, 2, {}), Luck(1))


@pytest.mark.usefixtures("small_margins")
def test_the_better_answer_is_proved(dice: Match[Any, Any]) -> None:
    found = proved(dice, 0, "roll", 0, QUICK)

    assert found
    assert found.best == ("sure",)
    assert next(each.behind for each in found.compared if each.key == "roll") > 0.2


@pytest.mark.usefixtures("small_margins")
def test_nothing_is_proved_if_the_obvious_answer_is_best(dice: Match[Any, Any]) -> None:
    assert proved(dice, 0, "sure", 0, QUICK) is None


def test_nothing_is_proved_if_the_margin_is_small(dice: Match[Any, Any]) -> None:
    assert proved(dice, 0, "roll", 0, QUICK) is None


@pytest.mark.usefixtures("small_margins")
def test_a_puzzle_is_found_in_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "FEWEST_OPTIONS", 2)
    monkeypatch.setattr(finding, "obvious_answer", lambda _: "roll")
    match = Match(DICE, DICE.valid(None, 2, {}), Luck(1))
    while match.ask:
        match.answer("roll")
    data = record.write(record.record(match))
    looked: list[Looked] = []
    found = [*search_record(DICE, data, Collection([]), QUICK, (), looked.append)]

    assert [each.best for each in found] == [("sure",)]
    assert opened(DICE, found[0], Luck(1)).asked(found[0].seat).topic.name == found[0].topic
    assert not [*search_record(DICE, data, Collection([]), QUICK, looked)], "what was looked at is not looked at again"


def test_few_puzzles_are_alike() -> None:
    puzzle = puzzles_of("bonfire")[0]
    copies = [msgspec.structs.replace(puzzle, id=str(number)) for number in range(ALIKE)]

    assert Collection(copies[1:]).wants(copies[0])
    assert not Collection(copies[1:]).wants(copies[1])
    assert not Collection(copies).wants(msgspec.structs.replace(puzzle, id="new"))


def test_the_obvious_answer_is_one_of_the_options() -> None:
    puzzle = puzzles_of("bonfire")[0]
    match = opened(find_game("bonfire"), puzzle, Luck(1))

    assert obvious_answer(Perspective(match, puzzle.seat)) in match.asked(puzzle.seat).keys


def test_a_puzzle_that_more_bots_miss_starts_higher() -> None:
    def rating(misses: int) -> int:
        return difficulty.rating_of([(level, at >= misses) for at, level in enumerate(difficulty.LEVELS.values())])

    easy, middle, hard = rating(0), rating(2), rating(5)

    assert difficulty.LEAST <= easy < middle < hard < difficulty.MOST


def test_ratings_follow_glickmans_formula() -> None:
    """A player of 1500 with deviation 200 beats one of 1400 with deviation 30: worked out by the paper's steps."""
    player, other = tried(Rating(1500.0, 200.0), Rating(1400.0, 30.0), right=True)

    assert player.rating == pytest.approx(1563.56, abs=0.01)
    assert player.deviation == pytest.approx(175.40, abs=0.01)
    assert other.rating < 1400.0


def test_an_unexpected_result_moves_ratings_more() -> None:
    player = Rating()
    easy, hard = (tried(player, start_of(rating), right=True)[0].rating for rating in (1000, 2000))

    assert player.rating < easy < hard


def test_a_damaged_file_names_its_line() -> None:
    line = msgspec.json.encode(puzzles_of("bonfire")[0])

    with pytest.raises(SetupError, match="line 2 is no puzzle"):
        read([line, line[:-20]])
