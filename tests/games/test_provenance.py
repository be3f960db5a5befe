"""What is marked as certain is certain, and the guides count values as the default box does."""

import re
from collections import Counter
from pathlib import Path

import pytest

from igroteka.content.components import STANDINGS, Components, Standing
from igroteka.games import REGISTRY, find_game

GUIDES = Path(__file__).parents[2] / "docs" / "guides"

COUNTED: dict[str, tuple[Standing, ...]] = {  # what a guide counts, in the order of its sentence
    "bonfire": ("reconstructed", "given", "recalled"),
    "candelabria": ("reconstructed", "given", "derived", "inferred"),
    "ghost_stories": ("reconstructed",),
    "ryozen": (),
}


def by_standing(box: Components) -> Counter[str]:
    return Counter(row.standing(field) for kind in box.kinds() for row in box.rows(kind) for field in row.values())


@pytest.mark.parametrize("language", ["", ".ru"])
@pytest.mark.parametrize("name", REGISTRY)
def test_guides_count_the_values_of_the_default_box(name: str, language: str) -> None:
    text = (GUIDES / f"{name}{language}.md").read_text(encoding="utf-8")
    chapter = text.partition("## Printed values")[2] or text.partition("## Напечатанные")[2]
    said = re.split("If you own|Если коробка", chapter)[0]
    counts = by_standing(find_game(name).box)

    assert said
    assert [int(each) for each in re.findall(r"\b\d+\b", said)] == [counts[each] for each in COUNTED[name]]


@pytest.mark.parametrize("name", REGISTRY)
def test_every_standing_is_a_word_of_the_list(name: str) -> None:
    assert set(by_standing(find_game(name).box)) <= set(STANDINGS)


@pytest.mark.parametrize(
    ("name", "kind", "row", "field", "standing"),
    [
        # "some incarnations" reward a crystal: which ones is on the cards
        *(
            ("ghost_stories", "incarnation", each, "right", "inferred")
            for each in ("gatekeeper", "insatiable", "howling_siren", "lord_of_roots", "keeper_of_time", "shapeshifter")
        ),
        ("ghost_stories", "incarnation", "gatekeeper", "number", "reconstructed"),
        # the example with three places in the Clan House does not say how many play
        ("ryozen", "sector", "clan_house", "many", "inferred"),
        ("ryozen", "revelation", "rainbow_1", "kind", "reconstructed"),
        # four decks in the clans' colours, of three acts each
        ("ryozen", "scenario", "blue_3", "deck", "derived"),
        ("ryozen", "scenario", "blue_3", "act", "derived"),
        ("ryozen", "scenario", "blue_3", "second", "reconstructed"),
        # the book speaks of pink and grey Guardians, other sources of all four
        ("bonfire", "island", "A2", "guardian", "given"),
        ("bonfire", "island", "C2", "guardian", "found"),
        # master 6 takes any resource "instead of the gold" of the first tile
        ("bonfire", "start_tile", "start", "resource", "derived"),
        # each of Tom's six actions is described, so there is a card for it; the second copies are not
        ("bonfire", "tom_card", "path_1", "action", "given"),
        ("bonfire", "tom_card", "path_2", "action", "inferred"),
        ("bonfire", "path_tile", "P20", "resource", "recalled"),
        ("bonfire", "path_tile", "P21", "resource", "reconstructed"),
        # the nine stacks of three hold 27 of the 36 tokens
        ("candelabria", "number", "upgrade_stack_height", "value", "derived"),
        # a mine in each region is needed where two play, on the small side
        ("candelabria", "territory_small", "5-ccw", "symbol", "derived"),
        ("candelabria", "territory_large", "5-ccw", "symbol", "inferred"),
    ],
)
def test_a_value_is_as_certain_as_its_source(name: str, kind: str, row: str, field: str, standing: Standing) -> None:
    (found,) = [each for each in find_game(name).box.rows(kind) if each.id == row]

    assert found.standing(field) == standing
