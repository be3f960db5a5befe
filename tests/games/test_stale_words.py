"""Names and descriptions follow the printed values: every value of every box is changed, one at a time."""

import pytest

from igroteka.content.edits import Change, edited
from igroteka.content.texts import Texts
from igroteka.games import REGISTRY, find_game
from igroteka.games.candelabria import events as candelabria
from igroteka.games.ryozen import events as ryozen
from igroteka.kernel.flow import Kind
from igroteka.testing.stale_words import flags, literal_names, literal_numbers, stale, stale_flags

# Texts that tell the same number or word for a reason of their own, by field and message.
OTHER_REASONS = {
    "candelabria": {
        ("territory_large.region", "about-territory_large-1-ccw"): "a Mine gives 1 resource in any region",
        ("territory_small.region", "about-territory_small-1-ccw"): "the same",
        ("territory_small.region", "about-1-ccw"): "the same",
        ("house.castle", "about-seeders"): "an ability scores territories with the symbol of the castle's start",
        ("house.weak", "about-guild"): "an ability steals",
        ("house.weak", "about-seeders"): "an ability lights",
        ("house.weak", "name-knights"): "the printed name of the House",
        ("candle.effects", "name-K3"): "the name of the card",
    },
    "bonfire": {
        ("task.colour", "about-Y09"): "the task is about yellow tasks",
        ("task.colour", "about-Y15"): "the task is about tokens, and the wild one is yellow",
        ("task.colour", "about-Y16"): "the same",
        ("task.colour", "about-Y17"): "the same",
        ("tom_card.action", "name-master"): "the word for a gnome; the card is called by its action",
        ("tom_card.action", "about-master"): "the same",
    },
    "ryozen": {},
    "ghost_stories": {
        ("ghost.colour", "name-yellow_plague_10"): "the printed name of the ghost",
        ("ghost.colour", "name-green_abomination_32"): "the same",
        ("ghost.colour", "name-black_widow_50"): "the same",
        ("ghost.colour", "name-black_widow_51"): "the same",
        ("family.members", "about-li"): "a reward of 3 Qi",
    },
}


@pytest.mark.parametrize("name", REGISTRY)
def test_no_text_tells_an_old_value(name: str) -> None:
    game = find_game(name)
    known = OTHER_REASONS[name]
    found = [((field, key.split()[1]), said) for field, key, said in stale(Texts.of(game, strict=True), game.box)]

    assert [each for each in found if each[0] not in known] == []
    assert known.keys() <= {place for place, _ in found}, "a reason that is no longer needed"


# The words by which a text tells a value that is yes or no, in both languages.
FLAGS = {
    "bonfire": {
        "island.corner": r"corner|угл",
        "council_cell.point": r"\bpoints?\b|очк",
        "tom_card.reveal": r"reveal|раскрыт",
    },
    "ryozen": {"village.solo": r"solo|basilisk|одиночн|Василиск"},
    "candelabria": {"tactic.neutralises": r"neutralis|нейтрализ", "quest.two": r"two players|вдво[её]м"},
    "ghost_stories": {"artifact.single_use": r"discard|once|сброс|один раз", "level.yin_yang": r"Yin-Yang|Инь"},
}


@pytest.mark.parametrize("name", REGISTRY)
def test_no_text_tells_an_old_yes_or_no(name: str) -> None:
    game = find_game(name)

    assert FLAGS[name].keys() == flags(game.box)
    assert list(stale_flags(Texts.of(game, strict=True), game.box, FLAGS[name])) == []


# Messages whose number no correction of a box can change. Only the beginning of a message's id is given.
FIXED = {
    "bonfire": {
        "the rulebook's text fixes it, and the check refuses another": (
            *("about-P", "about-of-path_tile", "about-open_paths", "about-circle"),  # points of crystals and portals
            *("about-great", "about-cell", "about-of-great_cell", "about-gold", "about-gift", "about-route"),
            *("about-store_", "about-open_masters", "about-gathering", "about-tom_pile", "opt-council-bonus--point"),
            *("ask-pay-", "opt-pay-", "opt-gnome-price", "opt-great-rewards", "why-retrieve-full", "explain-"),
            *("house-", "summary-mode", "tour-", "part-action-task"),
        ),
        "the id says what the gnome does": ("about-master_", "about-elder_"),
        "a word of a closed list": ("part-kind-", "title-kind-"),
        "it counts places": ("opt-path-take--pile-",),
    },
    "ryozen": {
        "the rulebook's text fixes it": (
            *("about-coral", "about-embrasure", "about-wall", "about-orange", "about-game", "about-river_shoal"),
            *("opt-event-quake--favour", "house-light", "summary-mode-", "tour-"),
        ),
        "a word of a closed list": ("about-place_", "part-first_effects-sets"),
        "it counts places": ("opt-clan_house-hire--area-",),
    },
    "candelabria": {
        "the rulebook's text fixes it": (
            *("about-game", "about-border", "about-bridge", "about-candle", "about-mine", "about-house_board"),
            *("about-own_tactics", "about-war_board", "about-region_6", "about-six_", "about-three_", "status"),
            *("house-coven", "summary-", "tour-"),
            *(f"about-{region}" for region in range(1, 11)),  # regions of three territories
            *("about-of-region", "about-region-"),
        ),
        "it says how many play": ("about-curse", "about-curse_place", "fact-curse-two", "quest-reward"),
        "a word of a closed list": ("part-choices-",),
    },
    "ghost_stories": {
        "the rulebook's text fixes it": (
            *("about-cemetery", "about-circle", "about-crystal", "about-game", "about-herbalist", "about-mantra"),
            *("about-overrun", "about-second_wind", "about-tao_dice", "explain-setup-power", "tour-"),
        ),
        "it says how many play": ("summary-option-level--",),
        "a word of a closed list": (
            *("about-remove_two_bottom", "about-two_tao", "part-left-remove_two_bottom", "part-right-two_tao"),
            *("part-reward-five_tao", "part-reward-three_qi"),
        ),
        "each is told by itself": ("event-yin_yang_gained", "event-crystal_gained"),
        "a name": ("ask-winds-after", "opt-yang-move--twin_winds"),
    },
}  # fmt: skip


@pytest.mark.parametrize("name", REGISTRY)
def test_prompts_lines_of_the_log_and_the_tour_tell_no_number_of_the_default_box(name: str) -> None:
    found = [(where.split()[1], said) for where, said in literal_numbers(Texts.of(find_game(name)))]
    fixed = tuple(each for messages in FIXED[name].values() for each in messages)

    assert [each for each in found if not each[0].startswith(fixed)] == []
    assert [each for each in fixed if not any(key.startswith(each) for key, _ in found)] == []


@pytest.mark.parametrize("name", REGISTRY)
def test_a_name_that_an_owner_can_change_is_written_out_nowhere_else(name: str) -> None:
    game = find_game(name)

    assert list(literal_names(Texts.of(game, strict=True), game.box)) == []


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
