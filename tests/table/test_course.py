"""The course of a match: where its rounds and turns began, and whom the lines of its log name."""

import random

import pytest

from igroteka.content.texts import Language
from igroteka.kernel.ask import EVERYONE
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import plain
from igroteka.table.core.rows import LogEvent
from igroteka.table.presenter.course import round_starts, turn_starts
from igroteka.table.presenter.presenter import Presenter
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


def test_the_turns_of_a_match_begin_one_after_another() -> None:
    game, luck = plain("bonfire"), random.Random(3)
    play = play_of("bonfire", Match(game, game.setup("base", 2), Luck(3)))
    while play.phase == "running":
        ask = luck.choice(play.asks())
        play.answer(ask.seat, (luck.choice(ask.keys),), NOW)
    told = [event.kind for event in play.journal.events].count("turn.begins")
    starts = turn_starts(play, {"turn.begins"})

    assert len(starts) == told > 10
    assert sorted(starts) == list(starts)
    assert starts[-1] < len(play.journal.scores)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_line_tells_which_words_name_its_seat(lang: Language) -> None:
    play = play_of("bonfire", Match(plain("bonfire"), plain("bonfire").setup("base", 2), Luck(1)))
    presenter = Presenter(play, None, lang)
    player = presenter.players[1]
    sailed = presenter.line(0, LogEvent("ship.sailed", (1, "B2"), EVERYONE))
    dealt = presenter.line(1, LogEvent("setup.dealt", (1,), EVERYONE))

    assert sailed.subject == player
    assert sailed.text.startswith(f"{player} ") and sailed.seat == 1
    assert dealt.subject == "" and player in dealt.text


def test_the_opponent_of_the_rulebook_is_named_like_a_seat() -> None:
    play = play_of("ryozen", Match(plain("ryozen"), plain("ryozen").setup("solo", 1), Luck(1)))
    line = Presenter(play, None, "en").line(0, LogEvent("herald", (1,), EVERYONE))
    turned = Presenter(play, None, "en").line(0, LogEvent("enemy_card", ("k01",), EVERYONE))

    assert (line.subject, line.seat) == ("", 1)
    assert (turned.subject, turned.seat) == ("The Basilisk", 1)


def test_a_line_says_in_few_words_what_opens_a_turn_and_what_is_done_in_it() -> None:
    game = plain("candelabria")
    presenter = Presenter(play_of("candelabria", Match(game, game.setup("base", 3), Luck(1))), 0, "en")
    opening = presenter.line(0, LogEvent("maneuver.card", (1, "U02"), EVERYONE))
    moved = presenter.line(1, LogEvent("maneuver.moved", (1, "castle", "1-in"), EVERYONE))
    won = presenter.line(2, LogEvent("battle.won", (1, 3, 8), EVERYONE))

    assert (opening.opens, moved.opens) == (True, False)
    assert opening.brief == "maneuver, discarding [candle_U02] Pickpocket"
    assert moved.text.endswith(" moves Wandering castle to Forge of region 1.")
    assert moved.brief == "castle → [place_forge] 1"
    assert won.brief == ""
