"""Names and descriptions follow the printed values: every value of every box is changed, one at a time."""

import pytest

from igroteka.content.edits import Change, edited
from igroteka.content.texts import Texts
from igroteka.games import REGISTRY, find_game
from igroteka.games.candelabria import events as candelabria
from igroteka.games.ryozen import events as ryozen
from igroteka.kernel.flow import Kind
from igroteka.testing.stale_words import literal_numbers, stale

# Texts that tell the same number or word for a reason of their own.
OTHER_REASONS = {
    "candelabria": {
        "territory_large.region": "a Mine gives 1 resource in any region",
        "territory_small.region": "the same",
        "house.castle": "the Seeders' ability scores territories with that symbol",
    },
    "bonfire": {
        "token.colour": "the rulebook calls the wild token yellow",
        "task.colour": "the condition is about yellow tasks or tokens",
        "gnome.kind": "the ids say which gnomes are masters; the check refuses others",
        "tom_card.action": "a master is a gnome too; what the card is called follows",
    },
    "ryozen": {},
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


# Messages whose number the rulebook's text fixes, or that count places: no correction of a box can change it.
FIXED = {
    "bonfire": (
        "about-gold",  # a council bonus
        "about-P",  # points of a Path tile beside a lit Bonfire
        "about-of-path_tile",
        "about-circle",  # points of a portal
        "about-master_",
        "about-elder_",
        "about-store_supply",
        "opt-path-take--pile-",
        "opt-council-bonus--point",
    ),
    "ryozen": ("about-river_shoal", "opt-clan_house-hire--area-", "opt-event-quake--favour"),
    "candelabria": (
        "about-region_6",
        "about-candle",  # a fire is worth 1
        "about-mine",
        "part-choices-",
        "house-coven",  # what the book says
        "status",  # three years
        "tour-11",
    ),
    "ghost_stories": ("about-cemetery", "part-reward-three_qi"),
}


@pytest.mark.parametrize("name", REGISTRY)
def test_prompts_lines_of_the_log_and_the_tour_tell_no_number_of_the_default_box(name: str) -> None:
    found = list(literal_numbers(Texts.of(find_game(name))))

    assert [each for each in found if not each[0].startswith(FIXED[name])] == []
    assert [each for each in FIXED[name] if not any(key.startswith(each) for key, _ in found)] == []


@pytest.mark.parametrize(
    ("name", "change", "kind", "values", "said"),
    [
        (
            "candelabria",
            Change("withering", "tactic", "choices", '["move"]'),
            candelabria.WITHER_TAKEN,
            (0, "tactic"),
            "Player 1 takes a withering card: “move one of your candles 1 territory”.",
        ),
        (
            "ryozen",
            Change("revelation", "offering_wealth", "kind", '"disguise"'),
            ryozen.CARD_OPENED,
            ("offering_wealth", 1),
            "A revelation opens at the Springs: Disguise.",
        ),
    ],
)
def test_a_card_with_the_id_of_a_word_is_called_by_its_own_values(
    name: str, change: Change, kind: Kind, values: tuple[int | str, ...], said: str
) -> None:
    box = edited(find_game(name).box, [change])

    assert Texts.of(find_game(name), strict=True).with_box(box).event("en", kind, values) == said


def test_a_name_for_a_card_is_not_given_to_the_word_with_its_id() -> None:
    game = find_game("candelabria")
    box = edited(game.box, [Change("withering", "tactic", "name_en", '"Rot"')])
    texts = Texts.of(game, strict=True).with_box(box)

    assert texts.prompt("en", "withering.cell", ("tactic",)).startswith("“Rot”")
    assert texts.option("en", "withering.use", "tactic") == "tactic card"
