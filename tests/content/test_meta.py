"""What a game says about itself in a catalogue."""

from dataclasses import replace

from igroteka.content.meta import Meta, meta_of
from igroteka.testing.reference import GAME


def test_a_game_says_what_it_is() -> None:
    meta = Meta(GAME.id, GAME.modes, "20–30", 2)

    assert meta_of(replace(GAME, meta=meta)) is meta


def test_a_game_that_says_nothing_has_its_id_and_modes() -> None:
    assert meta_of(replace(GAME, meta=None)) == Meta("reference", GAME.modes, "", 1)
