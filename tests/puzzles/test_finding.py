"""Making puzzles: proofs, what is alike, ratings, and files."""

from typing import Any

import msgspec
import pytest

from igroteka.bots.random import Perspective
from igroteka.bots.worlds import Idea, Stop, never
from igroteka.games import find_game
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.puzzles import difficulty, finding, proof
from igroteka.puzzles import funnel as funnelling
from igroteka.puzzles.finding import ALIKE, Candidate, Collection, obvious_answer
from igroteka.puzzles.funnel import LOOKED_INTO, SCREENED, WHOLE, Funnel, Sighting
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


@pytest.fixture
def rolled(small_margins: None, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The record of a match in which everybody took the answer that is thought obvious."""
    for name, value in {"FEWEST_OPTIONS": 2, "SCREEN_WORLDS": 400, "AT_A_TIME": 200}.items():
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(finding, "GreedyBot", lambda _: Rolls())
    match = Match(DICE, DICE.valid(None, 2, {}), Luck(1))
    while match.ask:
        match.answer("roll")
    return record.write(record.record(match))


class Rolls:
    """A bot that always rolls."""

    def choose(self, perspective: Perspective[Any, Any]) -> int:
        return perspective.ask.index("roll")

    def ideas(self, _: object) -> list[Idea]:
        return [Idea("roll", 1.0), Idea("sure", 0.0)]


def funnel(data: bytes, known: list[Sighting], stop: Stop = never) -> Funnel[Any, Any]:
    return Funnel(DICE, {"first": lambda: data}, Collection([]), QUICK, known, known.append, stop)


def test_a_puzzle_is_found_in_a_record(rolled: bytes) -> None:
    found = [*funnel(rolled, []).puzzles()]

    assert [each.best for each in found] == [("sure",)]
    assert opened(DICE, found[0], Luck(1)).asked(found[0].seat).topic.name == found[0].topic


def test_what_was_looked_at_is_not_looked_at_again(rolled: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Sighting] = []
    assert [*funnel(rolled, seen).puzzles()]
    for sieve in ("screened", "looked_into", "made"):
        monkeypatch.setattr(funnelling, sieve, None)

    assert not [*funnel(rolled, seen).puzzles()]


def test_a_stopped_search_goes_on_where_it_was(rolled: bytes) -> None:
    seen: list[Sighting] = []
    assert not [*funnel(rolled, seen, lambda: any(each.sieve == LOOKED_INTO for each in seen)).puzzles()]
    before = len(seen)
    found = [*funnel(rolled, seen).puzzles()]

    assert len(found) == 1
    assert SCREENED not in {each.sieve for each in seen[before:]}


def test_the_most_promising_candidate_goes_first(rolled: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []

    def looked_into(candidate: Candidate[Any, Any], _: Means) -> float:
        order.append(candidate.answers)
        return 0.0

    monkeypatch.setattr(funnelling, "looked_into", looked_into)
    seen = [Sighting("first", entry, SCREENED, lead, "sure", "roll", "roll") for entry, lead in ((0, 1.2), (1, 1.9))]
    [*funnel(rolled, [*seen, Sighting("first", -1, WHOLE)]).puzzles()]

    assert order == [1, 0]


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
