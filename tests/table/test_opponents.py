"""The opponents that rulebooks play: they have a name, a panel, a score, and they can win."""

from typing import Any

import pytest

from igroteka.bots.random import Perspective, RandomBot
from igroteka.content.scene import Scene
from igroteka.games import find_game
from igroteka.games.bonfire import GAME
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.core import seats
from igroteka.table.core.play import Play
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.presenter import Presenter
from tests.table.build import NOW, play_of

SOLO = [("ryozen", "solo", "The Basilisk"), ("ryozen", "narrative", "The Basilisk"), ("bonfire", "solo", "Tom")]


def begun(game_id: str, mode: str, seed: int = 3) -> Play:
    game: Any = find_game(game_id)
    return play_of(game_id, Match(game, game.setup(mode), Luck(seed)))


def scene_of(play: Play) -> Scene:
    scene = Presenter(play, 0, "en").scene()
    assert scene
    return scene


def played(game_id: str, mode: str) -> Play:
    """A match of a player without sense: the opponent wins it."""
    play, bot = begun(game_id, mode), RandomBot(3)
    while play.match and play.match.ask:
        key = play.match.ask.keys[bot.choose(Perspective(play.match, 0))]
        play.answer(0, (key,), NOW)
    return play


@pytest.mark.parametrize(("game", "mode", "name"), SOLO)
def test_the_opponent_wins_with_a_score_line_by_line(game: str, mode: str, name: str) -> None:
    play = played(game, mode)
    seen = Presenter(play, 0, "en")
    outcome, scene = seen.outcome(), seen.scene()
    assert outcome and scene

    assert table_info(play, "en", "guest 0").opponent == name
    assert len(outcome.lines) == len(outcome.scores) == 2
    assert outcome.scores[1] == sum(line.points for line in outcome.lines[1])
    assert outcome.winners == ((0,) if outcome.scores[0] > outcome.scores[1] else (1,))
    assert outcome.history[-1] == outcome.scores
    assert [panel.seat for panel in scene.panels if panel.score is not None] == [0, 1]


def test_what_is_only_left_over_at_the_end_is_not_in_the_course_of_the_points() -> None:
    play = begun("bonfire", "solo")
    assert play.match and play.match.ask
    play.answer(0, (play.match.ask.keys[0],), NOW)
    seats.concede(play, "guest 0", None, NOW)
    outcome = Presenter(play, 0, "en").outcome()
    assert outcome

    assert outcome.history == ((0, 0), outcome.scores)
    left = sum(line.points for line in outcome.lines[0] if line.source in GAME.only_at_end)
    assert outcome.scores[0] == left > 0


def test_whoever_was_out_is_not_faded_once_the_match_is_over() -> None:
    play = begun("bonfire", "solo")
    assert play.match
    play.match.state.out = (1,)
    assert [panel.out for panel in scene_of(play).panels] == [True, False]

    seats.concede(play, "guest 0", None, NOW)
    assert [panel.out for panel in scene_of(play).panels] == [False, False]


@pytest.mark.parametrize(("game", "mode", "name"), SOLO)
def test_whoever_gives_up_alone_has_lost_to_the_opponent(game: str, mode: str, name: str) -> None:
    play = begun(game, mode)
    seats.concede(play, "guest 0", None, NOW)
    outcome = Presenter(play, 0, "en").outcome()
    assert outcome

    assert outcome.winners == (1,)
    assert outcome.reason == "The player gave up"


def test_where_all_sides_have_seats_there_is_no_opponent() -> None:
    play = begun("ryozen", "base")

    assert table_info(play, "en", "guest 0").opponent == ""
    assert len(play.points()) == len(play.seats)
