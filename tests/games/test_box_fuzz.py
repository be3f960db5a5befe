"""What passes the check plays: random boxes of every game; `igroteka components GAME --fuzz N` tries more of them."""

import pytest

from igroteka.content.texts import Texts
from igroteka.games import REGISTRY, find_game
from igroteka.lab.codec import codec
from igroteka.testing.box_fuzz import AnyMatch, try_box

BOXES = 12  # of each game


def encode(match: AnyMatch) -> None:
    numbers = codec(match.game)
    for ask in match.asks:
        numbers.observe(match, ask.seat)
        numbers.mask(ask)


@pytest.mark.parametrize("name", REGISTRY)
def test_random_boxes_play_to_the_end(name: str, seed: int) -> None:
    game = find_game(name)
    texts = Texts.of(game, strict=True)

    tried = [try_box(game, texts, seed + number, encode) for number in range(BOXES)]

    assert sum(each.changes for each in tried) > BOXES
