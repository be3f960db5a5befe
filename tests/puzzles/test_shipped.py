"""The puzzles that come with the games: each opens, asks what it says, and holds nothing its seat doesn't know."""

from typing import Any

import pytest

from igroteka.content.texts import LANGUAGES
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.puzzles.imagining import imagined
from igroteka.puzzles.proof import CLEAR, MOST_RIGHT, MOST_TURNS, turn_name
from igroteka.puzzles.puzzle import Puzzle, opened, packed, puzzle_id, puzzles_of
from igroteka.puzzles.turns import OPEN, is_turn, keys_of, turn_end
from igroteka.puzzles.words import puzzle_lines, summary_line
from igroteka.review.fits import calibration

GAMES = ("bonfire", "candelabria", "ghost_stories", "ryozen")
PUZZLES = [pytest.param(each, id=f"{game}-{each.id}") for game in GAMES for each in puzzles_of(game)]

TURNS = [each for each in PUZZLES if isinstance(each.values[0], Puzzle) and each.values[0].turn]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_for_its_rules_and_box(game: str) -> None:
    rules, found = find_game(game), puzzles_of(game)

    assert found
    assert len({each.id for each in found}) == len(found)
    assert {(each.game, each.version, each.box) for each in found} == {(game, rules.version, rules.box.digest)}


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_it_opens_and_asks_its_question(puzzle: Puzzle) -> None:
    match = opened(find_game(puzzle.game), puzzle, Luck(1))
    ask = match.asked(puzzle.seat)

    assert ask.topic.name == puzzle.topic
    named = {*puzzle.best, puzzle.obvious, *(each.key for each in puzzle.compared)}
    assert named <= ({each.key for each in puzzle.compared} if puzzle.turn else {*ask.keys})
    assert match.undo_depth(puzzle.seat) == 0
    assert puzzle.id == puzzle_id(puzzle.start)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_its_proof_states_a_margin(puzzle: Puzzle) -> None:
    labels = calibration(puzzle.game).labels
    wrong = [each for each in puzzle.compared if each.key not in puzzle.best]
    obvious = next(each for each in puzzle.compared if each.key == puzzle.obvious)

    assert puzzle.margin == labels.inaccuracy
    assert all(each.behind >= max(puzzle.margin, CLEAR * each.error) for each in wrong)
    assert obvious.behind >= labels.mistake
    assert len(puzzle.best) <= (MOST_TURNS if puzzle.turn else MOST_RIGHT)
    assert len(puzzle.seeds) >= 3


@pytest.mark.parametrize("puzzle", TURNS)
def test_turns_are_told_apart_by_how_they_end(puzzle: Puzzle) -> None:
    """Each line that was compared leads to the end it is known by; those that solve the puzzle can be played out."""
    match = opened(find_game(puzzle.game), puzzle, Luck(1))
    for each in puzzle.compared:
        assert turn_name(match, puzzle.seat, each.line) == each.key
    for each in puzzle.compared[: len(puzzle.best)]:
        keys = keys_of(each.line, puzzle.seat)
        assert turn_end(match, puzzle.seat, keys[:-1]) == OPEN
        assert turn_end(match, puzzle.seat, keys) in puzzle.best
    assert is_turn(puzzle.compared[0].line, puzzle.seat)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_it_has_words_in_both_languages(puzzle: Puzzle) -> None:
    for lang in LANGUAGES:
        lines = [*puzzle_lines(find_game(puzzle.game), puzzle, lang)]

        assert sum(line.startswith("  + ") for line in lines) == len(puzzle.best)
    assert puzzle.id in summary_line(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_position_depends_on_what_the_seat_knows_alone(puzzle: Puzzle) -> None:
    """In another world that the seat can't tell apart, the same seed gives the same puzzle, byte for byte."""
    game: Any = find_game(puzzle.game)
    match = opened(game, puzzle, Luck(1))
    other, _ = imagined(match, puzzle.seat, 77)
    here, there = imagined(match, puzzle.seat, 5), imagined(other, puzzle.seat, 5)

    assert packed(*here) == packed(*there)
