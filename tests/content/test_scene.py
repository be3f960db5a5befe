"""What a scene holds for one seat or another."""

from dataclasses import replace
from functools import partial

import pytest

from igroteka.content.scene import Board, Scene, no_panel, scenery_of, turned
from igroteka.content.texts import Texts
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.reference import GAME


def test_an_own_board_is_that_of_the_seat_that_looks() -> None:
    boards = [Board("main", "Main", "main", 9, 9), *(Board(f"hand:{n}", "Hand", "other", 9, 9, n) for n in (0, 1))]
    scene = Scene(boards=tuple(boards), zones=(), pieces=(), panels=())

    assert [board.role for board in turned(scene, 1).boards] == ["main", "other", "own"]
    assert [board.role for board in turned(turned(scene, 1), None).boards] == ["main", "other", "other"]


def test_a_game_without_a_scene_is_not_drawn() -> None:
    with pytest.raises(AssertionError, match="reference is not drawn"):
        scenery_of(replace(GAME, scene=None))


def test_an_option_is_named_by_its_own_key_unless_the_game_says_otherwise() -> None:
    seen = Match(GAME, GAME.setup(), Luck(1)).view(0)

    assert scenery_of(GAME).said(seen, GAME.box, "turn.action", "draw") == "draw"


def test_a_game_has_no_panel_that_answers_change_unless_it_says_so() -> None:
    seen = Match(GAME, GAME.setup(), Luck(1)).view(0)

    assert no_panel(seen.known, GAME.box, 0, partial(Texts.of(GAME.package).say, "en")) is None
