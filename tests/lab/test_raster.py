"""Tables as pixels: pictures of every kind of file show."""

import pytest

from igroteka.content.pictures import picture, pictures
from igroteka.content.render import render
from igroteka.content.scene import Board, Piece, Scene
from igroteka.content.sprites import sheet
from igroteka.lab.raster import rasterised

PACKAGE = "igroteka.games.bonfire"
KIND_OF = {name: picture(PACKAGE, name).kind for name in sorted(pictures(PACKAGE))}


@pytest.mark.parametrize("kind", sorted(set(KIND_OF.values())))
def test_a_picture_of_each_kind_is_drawn(kind: str) -> None:
    name = next(name for name, found in KIND_OF.items() if found == kind)
    card = Piece("card", "main", 40, 40, 70, 70, name)
    tables = [Scene((Board("main", "", "main", 80, 80),), (), pieces, ()) for pieces in ((card,), ())]
    with_card, bare = [rasterised(render(scene, sheet(PACKAGE), {}), 80) for scene in tables]

    assert (with_card != bare).any()
