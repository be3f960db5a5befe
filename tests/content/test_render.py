"""Scenes as static pictures."""

from xml.etree import ElementTree as ET

import pytest

from igroteka.content.render import render
from igroteka.content.scene import Board, Piece, Scene, Shape, Zone
from igroteka.content.sprites import sheet

SYMBOLS = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="card" viewBox="0 0 4 4"/></svg>'


def scene(*, zones: tuple[Zone, ...] = (), pieces: tuple[Piece, ...] = ()) -> Scene:
    return Scene(boards=(Board("main", "Main", "main", 100, 60),), zones=zones, pieces=pieces, panels=())


def shape(kind: Shape) -> str:
    zone = Zone("z", "main", 10, 10, 40, 20, kind, points=(1, 2, 3, 4, 5, 6))
    return render(scene(zones=(zone,)), SYMBOLS, {})


def test_a_picture_that_is_shown_comes_with_the_scene_and_no_other() -> None:
    card = Piece("card", "main", 20, 20, 10, 14, "candle_A1")
    drawn = render(scene(pieces=(card,)), sheet("igroteka.games.candelabria"), {})

    assert drawn.count("data:image/") == 1
    assert 'id="candle_A1"' in drawn and 'id="candle_A2"' not in drawn


@pytest.mark.parametrize(
    ("kind", "element"),
    [("circle", "<ellipse"), ("hex", "<polygon"), ("poly", 'points="1 2 3 4 5 6"'), ("rect", 'rx="4"')],
)
def test_a_zone_is_drawn_in_its_shape(kind: Shape, element: str) -> None:
    assert element in shape(kind)


def test_a_round_zone_has_round_corners() -> None:
    assert 'rx="5"' in shape("round")


def test_a_lit_zone_is_outlined_in_light_and_filled_with_its_tone() -> None:
    picture = render(scene(zones=(Zone("z", "main", 0, 0, 9, 9, tone="sea", lit=True),)), SYMBOLS, {"sea": "#123456"})

    assert 'stroke="#f3d27a"' in picture
    assert 'fill="#123456"' in picture


def test_labels_badges_and_texts_are_escaped() -> None:
    piece = Piece("p", "main", 5, 5, 8, 8, "card", text="<b>", badge="&", owner=1)
    zone = Zone("z", "main", 0, 0, 9, 9, label="a < b", sprite="card")
    picture = render(scene(zones=(zone,), pieces=(piece,)), SYMBOLS, {})

    assert "&lt;b&gt;" in picture
    assert "a &lt; b" in picture
    ET.fromstring(picture)


def test_a_piece_is_turned_faded_and_owned() -> None:
    picture = render(scene(pieces=(Piece("p", "main", 5, 6, 8, 8, "card", rot=90, dim=True, owner=0),)), SYMBOLS, {})

    assert "rotate(90 5 6)" in picture
    assert 'opacity="0.45"' in picture
    assert "--seat:#0072b2" in picture


def test_nearer_pieces_are_drawn_later() -> None:
    near = Piece("near", "main", 1, 1, 2, 2, "near", z=3)
    far = Piece("far", "main", 1, 1, 2, 2, "far")
    picture = render(scene(pieces=(near, far)), SYMBOLS, {})

    assert picture.index("#far") < picture.index("#near")


def test_boards_lie_one_below_another_on_their_ground() -> None:
    boards = (Board("a", "A", "main", 10, 20, sprite="card"), Board("b", "B", "own", 30, 20))
    picture = render(Scene(boards=boards, zones=(), pieces=(), panels=()), SYMBOLS, {})

    assert 'viewBox="0 0 30 56"' in picture
    assert '<use href="#card" width="10" height="20"/>' in picture


def test_words_on_paper_are_dark() -> None:
    board = Board("main", "Main", "main", 100, 60, light=True)
    zone = Zone("z", "main", 10, 10, 40, 20, "rect")
    drawn = render(Scene(boards=(board,), zones=(zone,), pieces=(), panels=()), SYMBOLS, {})

    assert drawn.count('<g class="light">') == drawn.count('<g class="wash">') == 1


def test_a_piece_taller_than_its_place_is_cut_to_it() -> None:
    card = Piece("p", "main", 50, 30, 40, 20, "card", tall=60)
    cut = ET.fromstring(render(scene(pieces=(card,)), SYMBOLS, {})).find(".//{*}g/{*}svg")

    assert cut is not None
    assert cut.attrib == {"x": "30", "y": "20", "width": "40", "height": "20"}
    assert [(whole.get("width"), whole.get("height")) for whole in cut] == [("40", "60")]
