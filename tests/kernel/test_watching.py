"""Checkpoints and the undo limit are the same whether somebody looks at them after each answer or late."""

import random
from typing import Any

import pytest

from igroteka.games import find_game
from igroteka.kernel.ask import Flow
from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import APART, Match
from igroteka.table.catalogue.games import known_games
from tests.kernel.toys import Board, play, says, several, toy

RARELY = 30  # answers between two looks, on average


def looked_at(match: Match[Any, Any]) -> tuple[object, ...]:
    """What is known of segments and undo."""
    segment, undoable = match.segment(), match.undoable()
    depths = [match.undo_depth(seat) for seat in range(match.setup.seats)]
    return match.settled, depths, *((encode(state), answers, luck) for state, answers, luck in (segment, undoable))


@pytest.mark.parametrize("game", known_games(reference=True))
def test_a_late_look_shows_what_an_early_one_shows(game: str, seed: int) -> None:
    luck, rules = random.Random(seed), find_game(game)
    mode = luck.choice(rules.modes)
    always, rarely = (Match(rules, rules.setup(mode.name), Luck(seed)) for _ in range(2))
    for _ in range(250):
        if not always.ask:
            break
        seen = looked_at(always)
        if luck.randrange(RARELY) == 0:
            assert looked_at(rarely) == seen
        ask = luck.choice(list(always.asks))
        answer = luck.choice(ask.keys)
        always.answer(answer, ask.seat)
        rarely.answer(answer, ask.seat)

    assert looked_at(rarely) == looked_at(always)


def test_a_late_undo_takes_back_what_an_early_one_takes_back() -> None:
    match = play(toy(*(says(0) for _ in range(40))), *("a" for _ in range(39)))
    match.undo(0, 30)

    assert (match.state.notes, match.undo_depth(0)) == (["a"] * 9, 9)


def test_a_mistake_long_after_the_last_look_takes_the_answer_back() -> None:
    def wrong(t: Any) -> None:
        raise LookupError

    match = play(toy(*(says(0) for _ in range(30)), several(says(0)), wrong), *("a" for _ in range(30)))
    with pytest.raises(LookupError):
        match.answer("b")

    assert (match.state.notes, match.undo_depth(0)) == (["a"] * 30, 30)


def test_a_match_that_nobody_looks_at_copies_its_state_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[Board] = []

    def copy(board: Board) -> Board:
        copies.append(board)
        return whole(board)

    whole = Board.copy
    monkeypatch.setattr(Board, "copy", copy)
    play(toy(*(says(step % 2) for step in range(100))), *("a" for _ in range(99)))

    assert len(copies) < 20


def test_a_segment_begins_after_the_luck_of_a_step_that_might_have_asked() -> None:
    def might_ask(t: Any) -> Flow[None]:
        t.luck.below(6)
        yield from ()

    steps = [step for _ in range(APART + 1) for step in (might_ask, says(0))]
    always, late = play(toy(*steps)), play(toy(*steps))
    for _ in range(APART):
        looked_at(always)
        always.answer("a")
        late.answer("a")

    assert looked_at(late) == looked_at(always)
