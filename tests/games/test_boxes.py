"""The games' own boxes: nothing is unusual about them, rows that may be added have words, values mean something."""

from importlib.resources import files
from typing import cast

import pytest
from msgspec import structs

from igroteka.content.components import Components, Row, row_type
from igroteka.content.ledger import load
from igroteka.content.scene import scenery_of
from igroteka.content.text_files import TextError
from igroteka.content.texts import LANGUAGES, Texts, slug
from igroteka.games import REGISTRY, AnyGame, find_game
from igroteka.testing.stale_words import changed_values


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


# Values that act without being told by the row's words or picture, and how.
SILENT = {
    "bonfire": {"task.seats": "a task is left out with fewer players"},
    "ryozen": {
        "table.lit": "which sectors are highlighted",
        "scenario.first": "told with the choices of the act",
        "scenario.second": "the same",
    },
    "candelabria": {
        "territory_large.borders": "drawn on the map",
        "territory_small.borders": "the same",
    },
    "ghost_stories": {
        "ghost.number": "printed on the card",
        "ghost.set": "which game the card belongs to",
        "incarnation.number": "printed on the card",
        "incarnation.set": "which game the card belongs to",
        "tile.set": "the same",
        "artifact.family": "told with the family's reward",
        "level.incarnations_few": "told in the choice of the level",
        "players.saved_before": "villagers saved in the set-up",
    },
}


@pytest.mark.parametrize("name", REGISTRY)
def test_a_value_that_can_be_edited_means_something(name: str) -> None:
    """It is in the words or the picture of its row, or in a rule; a form for any other would change nothing."""
    game = find_game(name)
    texts, rules = Texts.of(game, strict=True), load(files(game.package) / "ledger.toml").rule
    said = " ".join(rule.en + rule.ruling for rule in rules)
    unseen = set()
    for kind, row, field, _, new in changed_values(game.box):
        if f'"{kind}.{row.id}.{field}' in said:
            continue
        other = structs.replace(game.box, **{kind: tuple(new if each is row else each for each in game.box.rows(kind))})
        before, after = Seen(game, texts), Seen(game, texts.with_box(other))
        if before.words(kind, row) == after.words(kind, new) and before.picture(kind, row) == after.picture(kind, new):
            unseen.add(f"{kind}.{field}")

    assert unseen == set(SILENT[name])


class Seen:
    """What can be seen of a row; words that a change alone makes impossible are left out."""

    def __init__(self, game: AnyGame, texts: Texts) -> None:
        assert texts.box
        self.game, self.texts, self.box = game, texts, texts.box

    def say(self, message: str, /, **args: str | int) -> str:
        try:
            return self.texts.say("en", message, **args)
        except TextError:
            return ""

    def words(self, kind: str, row: Row) -> list[str]:
        return [
            self.say(f"{part}-{each}")
            for part in ("name", "about")
            for each in (f"{kind}-{slug(row.id)}", slug(row.id))
        ]

    def picture(self, kind: str, row: Row) -> str:
        number = [each.id for each in self.box.rows(kind)].index(row.id)
        return repr(scenery_of(self.game).component(self.box, kind, number, self.say))
