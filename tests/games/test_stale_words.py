"""Names and descriptions follow the printed values: every value of every box is changed, one at a time."""

import pytest

from igroteka.content.texts import Texts
from igroteka.games import REGISTRY, find_game
from igroteka.testing.stale_words import stale

# Texts that tell the same number or word for a reason of their own.
OTHER_REASONS = {
    "candelabria": {
        "territory_large.region": "a Mine gives 1 resource in any region",
        "territory_small.region": "the same",
        "house.castle": "the Seeders' ability scores territories with that symbol",
        "withering.choices": "cards with the id of a choice are called by it",
    },
    "bonfire": {
        "token.colour": "the rulebook calls the wild token yellow",
        "task.colour": "the condition is about yellow tasks or tokens",
        "gnome.kind": "the ids say which gnomes are masters; the check refuses others",
        "tom_card.action": "a master is a gnome too; what the card is called follows",
    },
    "ryozen": {
        "revelation.kind": "the four Offerings have the ids of their kinds; what they do follows",
    },
    "ghost_stories": {
        "ghost.colour": "names of ghosts",
        "family.members": "a reward of 3 Qi",
    },
}


@pytest.mark.parametrize("name", REGISTRY)
def test_no_text_tells_an_old_value(name: str) -> None:
    game = find_game(name)
    known = OTHER_REASONS[name]
    found = list(stale(Texts.of(game, strict=True), game.box))

    assert [each for each in found if each[0] not in known] == []
    assert known.keys() <= {field for field, _, _ in found}, "a reason that is no longer needed"
