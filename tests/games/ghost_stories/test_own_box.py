"""Somebody's own box: what is refused, what is only unusual, and that the rules follow it."""

import pytest

from igroteka.content.components import ComponentError, export, overridden
from igroteka.content.texts import Texts
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX, VILLAGER_NAMED, Box
from igroteka.games.ghost_stories.query import top_villager
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import POSITION_NAMED, Position
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.scenario import Scenario, scenario
from tests.games.ghost_stories.build import card_at, figurine, names, table


def changed(*values: tuple[str, str]) -> Box:
    """The default box with some lines of its export replaced, each where it stands first."""
    text = export(BOX)
    for old, new in values:
        assert old in text, old
        text = text.replace(old, new, 1)
    return overridden(BOX, text)


def row(kind: str, name: str, **fields: str) -> tuple[str, str]:
    """A row of the export before and after some of its lines are replaced."""
    tables = export(BOX).split("[[")
    old = next(each for each in tables if each.startswith(f'{kind}]]\nid = "{name}"'))
    lines = [
        next((f"{field} = {value}" for field, value in fields.items() if line.startswith(f"{field} = ")), line)
        for line in old.split("\n")
    ]
    return old, "\n".join(lines)


def played(s: State, box: Box, *luck: int | str) -> Scenario[State, Box]:
    mode = "white-moon" if s.white_moon else "base"
    return scenario(GAME.with_box(box), s, mode=mode, seats=s.seats, luck=luck, seed=1, level=s.level)


LONG_ON_TOP = 1  # a seed


# Refused


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (row("ghost", "ghoul_1", resistance="9"), "resistance"),
        (row("supply", "qi", count="0"), "count"),
        (row("ghost", "walking_corpse_2", number="1"), "a number of its own"),
        (row("die", "curse", faces='["blank", "blank", "red", "ghost", "tao", "qi"]'), "blank, haunt, ghost, tao, qi"),
        (row("family", "long", members="2"), "1 member in the rulebook, found 2"),
        (row("family", "long", reward='"scroll"'), "the family that is rewarded"),
        (row("artifact", "sword", single_use="true"), "are discarded when used"),
        (row("supply", "qi", count="15"), "16 Qi"),
        (row("supply", "crystal", count="5"), "4 expected, found 5"),
        (row("players", "players_2", power_tokens="2"), "need 4 power tokens"),
        (row("players", "players_3", removed="16"), "below the incarnations"),
        (row("power", "gust", colour='"red"'), "another board"),
        (row("tile", "hut", set='"white_moon"'), "one tile"),
        (row("ghost", "ghoul_1", set='"white_moon"'), "10 of these cards, found 11"),
        (row("incarnation", "nameless", centre='["buddha_first"]'), "only one card"),
        (row("ghost", "ghoul_1", left='["die", "die"]'), "at most one die"),
    ],
)
def test_a_wrong_box_is_refused_with_the_reason(change: tuple[str, str], error: str) -> None:
    with pytest.raises(ComponentError, match=error):
        changed(change)


def test_the_reason_is_told_in_russian_too() -> None:
    with pytest.raises(ComponentError) as refused:
        changed(row("family", "long", members="2"))

    found = refused.value.finding
    assert found
    assert Texts.of(GAME).say("ru", found.message, **dict(found.args)) == "по правилам в этой семье 1 член, а указано 2"


# Unusual


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        (row("ghost", "marsh_jackal_71", colour='"black"'), "check-colours"),
        (row("ghost", "ghoul_1", left='["devour"]'), "check-moon-icon"),
        (row("ghost", "walking_corpse_2", left='["fast"]'), "check-fast"),
        (row("die", "tao", faces='["red", "blue", "green", "yellow", "white", "white"]'), "check-tao-die"),
        (row("graveyard", "graveyard", places="10"), "check-graveyard"),
    ],
)
def test_what_no_known_copy_has_is_a_warning(change: tuple[str, str], warning: str) -> None:
    assert warning in [found.message for found in changed(change).warnings()]


def test_the_default_box_has_nothing_unusual() -> None:
    assert BOX.warnings() == ()


# The rules follow


def test_an_edited_value_reaches_the_rules() -> None:
    box = changed(row("ghost", "ghoul_1", resistance="7"))

    assert box.tables.cost[1] == (0, 0, 0, 7, 0)
    assert GAME.with_box(box).box.tables.cost[2] == (0, 0, 0, 1, 0)


def test_both_icons_of_a_centre_stone_act_in_printed_order() -> None:
    box = changed(row("ghost", "skinner_34", centre='["tormentor", "haunter"]'))
    t = played(table("turn.start", ghosts={"north:1": 34}), box, 0)

    assert [values[1] for values in t.values_of("acted")] == ["tormentor", "haunter"]
    assert t.state.out and t.values_of("curse_rolled") == [("blank",)]


def test_icons_of_the_start_of_yin_come_before_all_actions() -> None:
    box = changed(row("incarnation", "insatiable", centre='["haunter", "kill_chosen"]'))
    s = table("turn.start", moon=True, ghosts={"north:0": 82, "north:2": 34}, stacks={"east": ("li_1",)})
    t = played(s, box)

    assert [values[1] for values in t.values_of("acted")] == ["kill_chosen", "haunter", "haunter"]


def test_an_icon_beside_one_that_never_acts() -> None:
    box = changed(row("ghost", "skinner_34", centre='["immune", "haunter"]'))
    s = table("turn.start", ghosts={"north:1": 34})
    figurine(s, "north:1")
    t = played(s, box)

    assert [values[1] for values in t.values_of("acted")] == ["haunter"]
    assert t.values_of("tile_haunted") == [("altar",)]


def test_a_ghost_of_another_colour_goes_to_that_board() -> None:
    box = changed(row("ghost", "marsh_jackal_71", colour='"red"'))
    t = played(table("yin.arrival", moon=True, active="blue", deck=(71,)), box).play("north:0")

    assert card_at(t.state, "north:0") == 71


def test_the_graveyard_says_how_many_deaths_lose() -> None:
    devourer = row("ghost", "man_eating_boar_72", centre='["devourer"]')
    s = table("turn.start", moon=True, ghosts={"north:1": 72}, stacks={"north": ("li_1",)})
    t = played(s, changed(devourer, row("graveyard", "graveyard", places="1")))

    assert t.state.outcome == "lost" and names(t.state.dead) == {"li_1"}


def test_a_family_of_one_with_a_common_reward_is_rewarded_before_the_match() -> None:
    box = changed(
        row("family", "long", reward='"three_qi"'),
        row("family", "li", reward='"elixir"'),
        row("artifact", "elixir", family='"li"'),
    )
    match = Match(GAME.with_box(box), GAME.with_box(box).setup("white-moon", 3), Luck(LONG_ON_TOP))
    tops = [key for key, at in POSITION_NAMED.items() if match.state.height[at] and is_long(match.state, at)]
    match.answer(tops[0])

    assert match.ask and match.ask.topic.name == "reward.qi"


def is_long(s: State, position: Position) -> bool:
    return top_villager(s, position) == VILLAGER_NAMED["long_1"]


def test_a_cost_of_the_board_and_of_another_colour_lets_the_mantra_choose() -> None:
    box = changed(row("incarnation", "shapeshifter", cost="{ board = 2, black = 1 }"))

    assert box.tables.multi[next(each.number for each in box.incarnation if each.id == "shapeshifter")]
