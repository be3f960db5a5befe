"""The trail of a turn: each choice with the question it answered."""

import random

import msgspec
import pytest

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import plain
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Entry
from igroteka.table.presenter.presenter import Presenter
from tests.table.build import NOW, play_of

ANSWERS = 150
GAMES = ["reference", "ryozen", "bonfire", "ghost_stories", "candelabria"]


def started(game: str) -> Play:
    found = plain(game)
    return play_of(game, Match(found, found.setup(seats=3), Luck(4)), end_turn=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_keeps_the_question_it_answered(game: str, seed: int) -> None:
    luck, play, longest = random.Random(seed), started(game), 0
    asked: dict[int, list[tuple[str, str]]] = {0: [], 1: [], 2: []}
    for _ in range(ANSWERS):
        if not play.asks():
            break
        ask = luck.choice(play.asks())
        question = Presenter(play, ask.seat, "en", drawn=False).question()
        assert question
        trail = [(step.prompt, step.label) for step in question.trail]
        assert trail == asked[ask.seat][len(asked[ask.seat]) - len(trail) :]
        option = luck.choice(question.options)
        asked[ask.seat].append((question.prompt, option.label))
        play.answer(ask.seat, (option.key,), NOW)
        longest = max(longest, len(trail))

    assert longest


def test_what_a_question_spoke_of_is_kept_with_the_table() -> None:
    luck, play = random.Random(3), started("bonfire")
    while not any(saved.about for saved in play.journal.trails.get(0, [])):
        ask = luck.choice(play.asks())
        play.answer(ask.seat, (luck.choice(ask.keys),), NOW)
    row, _, _, entries = play.keep()
    written = msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry])

    assert Play(row, play.seats, written).journal.trails == play.journal.trails


def test_an_answer_that_waits_for_the_end_of_the_turn_keeps_its_question_too() -> None:
    game = plain("reference")
    play = play_of("reference", Match(game, game.setup(seats=2), Luck(1)), end_turn=True)
    for seat in (0, 1):
        play.answer(seat, ("done",), NOW)
    ask = play.asks()[0]
    before = Presenter(play, ask.seat, "en").question()
    play.answer(ask.seat, ("dice",), NOW, hold=True)
    question = Presenter(play, ask.seat, "en").question()

    assert before
    assert question
    assert question.end_turn
    assert [step.prompt for step in question.trail] == [before.prompt]
