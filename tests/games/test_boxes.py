"""The games' own boxes: nothing is unusual about them, and there are words for rows that may be added."""

from typing import cast

import pytest

from igroteka.content.components import Components, row_type
from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games import REGISTRY, find_game


@pytest.mark.parametrize("name", REGISTRY)
def test_nothing_about_the_own_box_is_unusual(name: str) -> None:
    assert [found.said("en") for found in find_game(name).box.warnings()] == []


@pytest.mark.parametrize("name", REGISTRY)
def test_rows_that_may_be_added_have_words(name: str) -> None:
    game = find_game(name)
    texts, box = Texts.of(game), cast("Components", game.box)
    rows = {kind: row_type(type(box), kind) for kind in box.kinds()}
    growing = [kind for kind, row in rows.items() if row.how_many and row.named]

    assert [kind for kind in growing for lang in LANGUAGES if not texts.has(lang, f"name-of-{kind}")] == []
