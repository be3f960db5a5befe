"""The words of every finished game: both languages, nothing missing, none in the rules, no strange citation."""

import pytest

from igroteka.games import REGISTRY, find_game
from igroteka.testing.textcheck import complaints


@pytest.mark.parametrize("game", REGISTRY)
def test_a_game_has_all_its_words(game: str) -> None:
    assert complaints(find_game(game)) == []
