"""The course of a match: where its rounds began."""

import random

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import plain
from igroteka.table.presenter.course import round_starts
from tests.table.build import NOW, play_of


def test_the_rounds_of_a_match_begin_one_after_another() -> None:
    game, luck = plain("ryozen"), random.Random(2)
    play = play_of("ryozen", Match(game, game.setup("base", 2), Luck(2)))
    while play.phase == "running":
        ask = luck.choice(play.asks())
        play.answer(ask.seat, (luck.choice(ask.keys),), NOW)
    starts = round_starts(play)

    assert len(starts) == 3
    assert starts[0] == 0
    assert sorted(set(starts)) == list(starts)
    assert starts[-1] < len(play.journal.scores)
