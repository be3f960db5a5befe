"""The order of drawing survives updates: things that come or overtake others say where they stand."""

import random

import pytest

from igroteka.content.scene import Piece, Scene
from igroteka.table.presenter.diff import in_order, placed, scene_changes


def pieces(*ids: int) -> tuple[Piece, ...]:
    return tuple(Piece(str(each), "main", 0, 0, 1, 1, "card") for each in ids)


def merged(old: tuple[Piece, ...], new: tuple[Piece, ...]) -> list[str]:
    """The order that a client gets: the rest as it was, the placed ones put in from the front."""
    places = scene_changes(Scene((), (), old, ()), Scene((), (), new, ())).get("places", {})
    here = {each.id for each in new}
    order = [each.id for each in old if each.id in here and each.id not in places]
    for name, at in sorted(places.items(), key=lambda place: place[1]):
        order.insert(at, name)
    return order


@pytest.mark.parametrize("seed", range(20))
def test_a_client_draws_in_the_order_of_the_scene(seed: int) -> None:
    luck = random.Random(seed)  # named in the test's id
    old, new = (pieces(*luck.sample(range(30), luck.randrange(1, 30))) for _ in range(2))

    assert merged(old, new) == [each.id for each in new]


def test_only_what_overtook_others_is_placed() -> None:
    assert placed(pieces(0, 1, 2, 3), pieces(3, 0, 1, 2)) == {"3": 0}


def test_an_unchanged_order_needs_no_places() -> None:
    assert "places" not in scene_changes(Scene((), (), pieces(1, 2), ()), Scene((), (), pieces(1, 2), ()))


def test_new_things_are_never_among_those_in_order() -> None:
    assert in_order([2, -1, 0, -1, 1]) == {2, 4}
