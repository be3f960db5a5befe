"""The scene of every game, over random matches: drawn from the view alone, whole, and inside its boards."""

import pytest

from igroteka.content.render import render
from igroteka.content.scene import Scene, scenery_of, turned
from igroteka.content.sprites import sheet
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import View
from igroteka.testing.setups import any_options, setups
from tests.games.scenes import drawn, moments, say

SEEDS = 2


def check(scene: Scene, symbols: str) -> None:
    """Ids are unique, sprites exist, and everything lies on its board."""
    boards = {board.id: board for board in scene.boards}
    ids = [zone.id for zone in scene.zones] + [piece.id for piece in scene.pieces]
    assert len(set(ids)) == len(ids), sorted(each for each in ids if ids.count(each) > 1)[:4]
    for zone in scene.zones:
        board = boards[zone.board]
        assert 0 <= zone.x <= zone.x + zone.w <= board.w, zone
        assert 0 <= zone.y <= zone.y + zone.h <= board.h, zone
    for piece in scene.pieces:
        board = boards[piece.board]
        assert 0 <= piece.x <= board.w, piece
        assert 0 <= piece.y <= board.h, piece
    used = {each.sprite for each in scene.pieces} | {zone.sprite for zone in scene.zones if zone.sprite}
    used |= {board.sprite for board in scene.boards if board.sprite}
    used |= {counter.icon for panel in scene.panels for counter in panel.counters}
    missing = [sprite for sprite in sorted(used) if f'<symbol id="{sprite}"' not in symbols]
    assert not missing, f"no sprite {missing}"


@pytest.mark.parametrize("name", drawn())
def test_a_table_is_drawn_for_every_seat_and_onlooker(name: str) -> None:
    game = find_game(name)
    texts, symbols = Texts.of(game, strict=True), sheet(game.package)
    for setup in setups(game):
        for seed in range(SEEDS):
            for match in moments(game, any_options(game, setup, seed), seed):
                for seat in (*range(setup.seats), None):
                    scene = scenery_of(game).draw(match.view(seat), game.box, say(texts, "ru" if seed % 2 else "en"))
                    check(scene, symbols)
                    sides = setup.seats + game.opponent_in(setup.mode)
                    threat = len(scene.panels) - sides  # a co-operative game has a panel of its own
                    assert threat == game.cooperative, f"seed {seed}"


@pytest.mark.parametrize("name", drawn())
def test_a_table_is_drawn_from_its_first_question_on_with_every_option(name: str) -> None:
    game = find_game(name)
    texts, symbols = Texts.of(game, strict=True), sheet(game.package)
    for mode in game.modes:
        for option, values in mode.options.items():
            for value in values:
                match = Match(game, game.setup(mode.name, max(mode.seats), **{option: value}), Luck(1))
                check(scenery_of(game).draw(match.view(None), game.box, say(texts, "en")), symbols)


@pytest.mark.parametrize("name", drawn())
def test_every_option_points_at_something_drawn_or_is_a_button(name: str) -> None:
    game = find_game(name)
    texts, symbols = Texts.of(game, strict=True), sheet(game.package)
    for setup in setups(game):
        for match in moments(game, any_options(game, setup, 7), 7):
            for ask in match.asks:
                seen = match.view(ask.seat)
                scene = scenery_of(game).draw(seen, game.box, say(texts, "en"))
                there = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
                for key in ask.keys:
                    aimed = scenery_of(game).targets(seen, game.box, ask.topic.name, key)
                    assert set(aimed) <= there, (ask.topic.name, key, aimed)
                    drawn = scenery_of(game).picture(seen, game.box, ask.topic.name, key)
                    assert all(f'<symbol id="{each.sprite}"' in symbols for each in drawn), (ask.topic.name, key)


@pytest.mark.parametrize("name", drawn())
def test_a_scene_becomes_a_picture(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.setup(), Luck(1))
    scene = scenery_of(game).draw(match.view(0), game.box, say(Texts.of(game), "en"))
    picture = render(scene, sheet(game.package), scenery_of(game).palette)
    assert picture.startswith("<svg")
    assert all(f">{board.title}" in picture or board.id for board in scene.boards)


@pytest.mark.parametrize("game", drawn())
def test_who_knows_the_same_is_shown_the_same_from_their_own_seat(game: str) -> None:
    found = find_game(game)
    texts = say(Texts.of(found), "en")
    for setup in setups(found):
        for match in moments(found, setup, 5):
            known, scenery = match.view(0).known, scenery_of(found)
            first = scenery.draw(View(0, known), found.box, texts)
            for seat in (*range(1, setup.seats), None):
                other = scenery.draw(View(seat, known), found.box, texts)
                assert things(turned(first, seat)) == things(other)
                assert scenery.seated or turned(first, seat) == other


def things(scene: Scene) -> list[tuple[str, str, str, str]]:
    """What lies on the table, wherever it is seen."""
    zones = [(each.id, each.board, each.sprite, each.tip) for each in scene.zones]
    return zones + [(each.id, each.board, each.sprite, each.tip) for each in scene.pieces]
