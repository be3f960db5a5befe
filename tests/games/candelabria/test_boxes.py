"""Boxes that differ from ours: what is refused, what is only unusual, and that what passes plays and is drawn."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from igroteka.content.components import ComponentError, export, override, parse
from igroteka.content.edits import Change, editable, edited
from igroteka.content.scene import scenery_of
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX, Box
from igroteka.games.candelabria.events import ACTED
from igroteka.games.candelabria.query import strength, triggered
from igroteka.games.candelabria.scene.chart import chart
from igroteka.games.candelabria.scene.map import borders, territories
from igroteka.games.candelabria.topics import topics_of
from igroteka.games.candelabria.words import LIGHT, LIGHT_ON_DEPLOY, Region, territory_key
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.games.candelabria.build import table


def changed(kind: str, row: str, **values: object) -> Box:
    """Our box with other values in one row."""
    return with_rows(kind, *(structs.replace(each, **values) for each in BOX.rows(kind) if each.id == row))


def with_rows(kind: str, *rows: Any) -> Box:
    """Our box with other rows in place of those with the same ids, and new ones."""
    own = {row.id: row for row in rows}
    found = [own.pop(row.id, row) for row in BOX.rows(kind)]
    return parse(export(structs.replace(BOX, **{kind: (*found, *own.values())})), Box)


def without(kind: str, *ids: str, **copies: int) -> Box:
    """Our box without some rows, and with other numbers of copies of others."""
    rows = [row for row in BOX.rows(kind) if row.id not in ids]
    counted = [structs.replace(row, copies=copies[row.id]) if row.id in copies else row for row in rows]
    return parse(export(structs.replace(BOX, **{kind: tuple(counted)})), Box)


def number(name: str, value: int) -> Box:
    return changed("number", name, value=value)


def messages(box: Box) -> set[str]:
    return {found.message for found in box.warnings()}


def play(box: Box, mode: str = "base", seats: int = 3, seed: int = 1, **options: str) -> Match[Any, Any]:
    """A whole match at random; every twentieth position is drawn for a seat."""
    game = GAME.with_box(box)
    texts, choices = Texts.of(game), Luck(seed)
    match = Match(game, game.setup(mode, seats, **options), Luck(seed))
    for turn in count():
        if not match.asks:
            return match
        ask = match.asks[0]
        match.answer(choices.below(len(ask.options)), ask.seat)
        if turn % 20 == 0:
            scenery_of(game).draw(match.view(ask.seat), box, lambda key, /, **args: texts.say("en", key, **args))
    raise AssertionError


def test_an_owner_can_correct_a_printed_value(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(export(BOX).replace('id = "A1"\nyear = 1\nwax = 0', 'id = "A1"\nyear = 1\nwax = 2'), "utf-8")

    box = override(BOX, mine)

    assert box.tables.candle_wax[0] == 2 and BOX.tables.candle_wax[0] == 0


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('borders = ["1-cw", "1-in", "4-cw"]', 'borders = ["1-cw", "1-in"]', "both rows"),
        ('effect = "reapply"', 'effect = "dance"', "strength4"),
        ('id = "A3"\nyear = 1', 'id = "A3"\nyear = 2', "three candles of year I"),
        ('id = "grey"\ncopies = 6', 'id = "grey"\ncopies = 7', "18"),
        ('id = "storage"\nvalue = 10', 'id = "storage"\nvalue = 11', "at most 10"),
        ('id = "upgrade_stacks"\nvalue = 9', 'id = "upgrade_stacks"\nvalue = 10', "at most 9"),
        ('id = "upgrade_stack_height"\nvalue = 4', 'id = "upgrade_stack_height"\nvalue = 5', "45 tokens"),
        ('id = "earth_flames"\nvalue = 25', 'id = "earth_flames"\nvalue = 3', "four flames"),
        ('id = "curse_1"\nregion = 1', 'id = "curse_1"\nregion = 6', "central region"),
        ('id = "west"\nregions = [2, 3]', 'id = "west"\nregions = [2]', "facing banks"),
        ('bridges = ["4-cw"]\nprovenance', 'bridges = ["1-in"]\nprovenance', "both rows"),
        ("regions = [1, 2, 3, 5, 7, 8, 4]", "regions = [1, 2, 3, 5, 7, 8, 8]", "every region"),
    ],
)  # fmt: skip
def test_values_that_cannot_be_are_refused(old: str, new: str, error: str) -> None:
    text = export(BOX)
    assert old in text
    with pytest.raises(ComponentError, match=error):
        parse(text.replace(old, new, 1), Box)


def test_our_box_is_not_unusual() -> None:
    assert BOX.warnings() == ()


@rule("candelabria.setup.upgrades.stacks")
def test_nine_stacks_of_three_leave_nine_tokens_in_the_box() -> None:
    box = number("upgrade_stack_height", 3)
    match = play(box)

    assert messages(box) == {"check-tokens-left"}
    assert len(match.state.token_rest) >= 9


def test_a_region_may_have_equal_symbols_and_no_mine() -> None:
    mine = next(row for row in BOX.territory_small if row.region == 7 and row.symbol == "mine")
    box = changed("territory_small", mine.id, symbol="tavern")

    assert {"check-no-mine"} <= messages(box) <= {"check-no-mine", "check-equal-symbols"}
    assert box.tables.boards[0].mine[7] == min(at for at in range(18, 21))
    assert play(box, "two", 2).result


def test_a_castle_stands_on_the_first_of_two_equal_symbols() -> None:
    other = next(row for row in BOX.territory_small if row.region == 8 and row.symbol == "mine")
    box = changed("territory_small", other.id, symbol="forge")
    match = play(box, houses="choose", seed=3)

    assert match.result and "check-equal-symbols" in messages(box)


@rule("candelabria.comp.tactics_cards")
def test_more_tactic_faces_can_be_taken_and_played() -> None:
    first = BOX.tactic[0]
    new = structs.replace(first, id="own_card", copies=2, effects={"vp": 5}, name_en="Old Feud")
    box = with_rows("tactic", structs.replace(first, copies=first.copies - 2), new)
    keys = {topic.name: topic.keys for topic in topics_of(box)}
    match = play(box, seats=5, seed=2)

    assert "own_card" in keys["tactic.take"] and "own_card" in keys["battle.card"]
    assert "own_card" not in {topic.name: topic.keys for topic in GAME.topics}["tactic.take"]
    assert Texts.of(GAME.with_box(box)).say("en", "name-own_card") == "Old Feud" and match.result


def test_fewer_tactic_faces_play_too() -> None:
    gone, other = BOX.tactic[0], BOX.tactic[1]
    box = without("tactic", gone.id, **{other.id: other.copies + gone.copies})

    assert gone.id not in box.tables.tactic_ids and play(box, seed=4).result


@rule("candelabria.two.setup.second")
def test_which_start_regions_face_each_other_is_printed_on_the_map() -> None:
    box = with_rows("bank", structs.replace(BOX.bank[0], regions=(2, 8)), structs.replace(BOX.bank[1], regions=(3, 4)))
    game = GAME.with_box(box)
    match = Match(game, game.setup("two", 2), Luck(1))
    match.answer("region:2")

    assert match.asks[0].keys == ("region:3", "region:4")


@rule("candelabria.upgrade.light_on_deploy", "candelabria.upgrade.stacking")
def test_an_upgrade_acts_as_often_as_it_says_and_each_source_for_itself() -> None:
    box = changed("upgrade", "light_on_deploy", amount=3)
    make = table("seeders", "ash", "guild", year=2).upgrade(0, "light_on_deploy")

    assert messages(box) == {"check-amounts"}
    assert sorted(triggered(make.state, box, 0, LIGHT_ON_DEPLOY, LIGHT)) == [(LIGHT, 1), (LIGHT, 3)]


def test_a_stronger_castle_is_as_strong_as_printed() -> None:
    box = changed("upgrade", "castle_strength", amount=4)
    make = table().upgrade(0, "castle_strength").no_flames(0).castle(0, "1-in")

    assert strength(make.state, box, 0, Region(1)) == 4 + 4


def test_a_map_with_another_ring_is_drawn_in_its_order() -> None:
    box = changed("ring", "small", regions=(1, 3, 2, 5, 7, 8, 4))
    on = chart(box, 0)

    assert not on.painted and on.heart[3] == chart(changed("ring", "small", regions=(3, 2, 1, 5, 7, 8, 4)), 0).heart[2]
    assert play(box).result


def test_a_region_of_another_colour_is_drawn_in_it() -> None:
    box = changed("region", "1", colour="black")
    on = chart(box, 1)

    assert not on.painted
    assert {zone.tone for zone in territories(box, ("1-in", "1-cw"), on, -1)} == {"black"}


def test_a_territory_named_on_one_side_keeps_its_name_there() -> None:
    box = changed("territory_small", "1-in", name_en="Smiths' Hill")
    texts = Texts.of(GAME.with_box(box))

    assert texts.say("en", f"name-{territory_key('1-in', 0, box.two_faced)}") == "Smiths' Hill"
    assert texts.say("en", f"name-{territory_key('1-in', 1, box.two_faced)}") == "Forge of region 1"


def test_every_border_of_a_drawn_map_is_a_line() -> None:
    box = changed("ring", "large", regions=(2, 1, 3, 5, 9, 10, 7, 8, 4))
    lines = {frozenset(zone.id.split(":")[1:]) for zone in borders(box, chart(box, 1))}

    assert lines == {frozenset((row.id, other)) for row in box.territory_large for other in row.borders}
    assert borders(BOX, chart(BOX, 1)) == ()


def test_a_fixed_value_has_no_form_but_older_boxes_may_have_it() -> None:
    house = BOX.house[0]
    assert "colour" not in editable(house)

    box = edited(BOX, [Change("house", house.id, "colour", '"teal"')])
    assert box.house[0].colour == "teal"


def test_a_territory_may_have_both_a_border_and_a_bridge_to_another() -> None:
    one, other = next((row.id, row.borders[0]) for row in BOX.territory_large)
    joined = {one: (other, other), other: (one,)}  # printed twice on one of them
    rows = tuple(structs.replace(row, bridges=(*row.bridges, *joined.get(row.id, ()))) for row in BOX.territory_large)
    box = parse(export(structs.replace(BOX, territory_large=rows)), Box)

    assert box.tables.boards[1].near == BOX.tables.boards[1].near


@pytest.mark.parametrize(
    ("lang", "either"), [("en", "Left territory of region 5"), ("ru", "Левая территория региона 5")]
)
def test_a_territory_with_two_faces_is_called_by_neither_in_an_option(lang: Language, either: str) -> None:
    texts = Texts.of(GAME, strict=True)
    own = texts.with_box(edited(BOX, [Change("territory_small", "5-ccw", "symbol", '"tavern"')]))

    assert own.option(lang, "deploy.territory", "5-ccw") == either  # on the large map it still is a mine
    assert own.say(lang, "name-5-ccw-small") != own.say(lang, "name-5-ccw-large")
    assert texts.option(lang, "deploy.territory", "5-ccw") == own.say(lang, "name-5-ccw-large")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_one_face_is_not_given_to_the_other(lang: Language) -> None:
    box = edited(BOX, [Change("territory_small", "5-ccw", f"name_{lang}", '"Foggy Pit"')])
    own = Texts.of(GAME, strict=True).with_box(box)

    assert own.say(lang, "name-5-ccw-small") == "Foggy Pit"
    assert own.option(lang, "deploy.territory", "5-ccw") != "Foggy Pit"


@pytest.mark.parametrize(("lang", "called"), [("en", "Curse influence"), ("ru", "«Влияние на проклятие»")])
def test_the_action_of_a_curse_territory_is_called_as_in_the_book(lang: Language, called: str) -> None:
    assert called in Texts.of(GAME, strict=True).event(lang, ACTED, (0, "curse", 2))
