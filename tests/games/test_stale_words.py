"""Names and descriptions follow the printed values: every value of every box is changed, one at a time."""

import pytest

from igroteka.content.texts import Texts
from igroteka.games import REGISTRY, find_game
from igroteka.testing.stale_words import stale

# Where a text has the number or word for another reason, or the row's id says it.
OTHER_REASONS = {
    "candelabria": {
        "territory_large.region": "the id says the region; a Mine gives 1 resource in any",
        "territory_small.region": "the same",
        "tactic.copies": "effects of 1 or 2",
        "upgrade.copies": "effects of 1 or 2",
        "house.weak": "abilities of 1",
        "house.castle": "the ability of the Seeders scores Curse territories",
        "withering.choices": "move, tactic and steal_vp are words of the vocabulary and ids of cards",
    },
    "bonfire": {
        "token.colour": "the yellow token is called so",
        "task.colour": "the condition names a Guardian or Bonfires of that colour",
        "gnome.kind": "the id says it",
        "tom_card.action": "master and Guardian are names of other things too; what the card is called follows",
        "table_size.seats": "the id says it",
        "table_size.portals_removed": "the id has that number",
        "table_size.corner_tasks": "the same",
        "table_size.other_tasks": "the same",
    },
    "ryozen": {
        "companion.copies": "abilities of 1",
        "revelation.price": "effects of 1 or 2",
        "revelation.favour": "effects of 1 or 2",
        "revelation.kind": "the four offerings are kinds and ids of cards; what they do follows",
        "scenario.act": "the id says it",
        "scenario.first": "the number of the act",
        "scenario.second": "the number of the act",
    },
    "ghost_stories": {
        "ghost.number": "resistance 1",
        "ghost.colour": "names of ghosts",
        "incarnation.frame": "the cost has that colour",
        "family.members": "a reward of 3",
    },
}


@pytest.mark.parametrize("name", REGISTRY)
def test_no_text_tells_an_old_value(name: str) -> None:
    game = find_game(name)
    known = OTHER_REASONS[name]
    found = list(stale(Texts.of(game, strict=True), game.box))

    assert [each for each in found if each[0] not in known] == []
    assert known.keys() <= {field for field, _, _ in found}, "a reason that is no longer needed"
