"""The words of every finished game: both languages, nothing missing, none in the rules, no strange citation."""

from igroteka.games import REGISTRY, load
from igroteka.kernel.textcheck import complaints


def test_every_game_has_its_words() -> None:
    found = {game: complaints(load(game)) for game in REGISTRY}

    assert {game: some for game, some in found.items() if some} == {}
