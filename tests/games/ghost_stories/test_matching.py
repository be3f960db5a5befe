"""Those who watch an attempt are told which symbols are matched, and by what."""

from igroteka.content.moments import played
from igroteka.content.scene import scenery_of
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.events import MATCHED
from igroteka.games.ghost_stories.state import State
from igroteka.testing import rule
from igroteka.testing.scenario import Scenario
from tests.games.ghost_stories.build import IMMUNE, MANTRA, at, faces, give, space, table


def matched(t: Scenario[State, Box]) -> list[tuple[int | str, ...]]:
    """Card, symbols, what matches each, and the counts: needed, dice, tokens, crystals, Mantra, missing."""
    return t.values_of("matched")


@rule("ghost_stories.exorcism.match")
def test_after_a_roll_each_ghost_is_told_with_what_all_dice_match_of_it() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 38, "west:0": 1})
    t = at(s, *faces("red", "white", "blue")).play("exorcism")

    assert matched(t) == [
        ("bleeding_eyes_38", "red red", "die white", 2, 2, 0, 0, 0, 0),
        ("ghoul_1", "yellow", "white", 1, 1, 0, 0, 0, 0),
    ]


@rule("ghost_stories.exorcism.tokens_after_roll")
def test_what_falls_is_told_again_with_the_tokens_paid() -> None:
    t = at(table(at={"red": "north"}, ghosts={"north:1": 38}), *faces("red", "blue", "blue")).play("exorcism")
    assert matched(t) == [("bleeding_eyes_38", "red red", "die none", 2, 1, 0, 0, 0, 1)]
    t.play("north:1")

    assert matched(t)[1:] == [("bleeding_eyes_38", "red red", "die token", 2, 1, 1, 0, 0, 0)]


@rule("ghost_stories.exorcism.split")
def test_two_ghosts_that_fall_together_share_the_dice() -> None:
    s = table(
        active="green",
        at={"green": "north_west"},
        ghosts={"north:0": 38, "west:0": 1},
        powers=("spires", "gust", "mountain", "pockets"),
    )
    t = at(s, *faces("red", "white", "yellow", "black")).play("exorcism", "north:0", "west:0")

    assert [values[2] for values in matched(t)[-2:]] == ["die white", "die"]


@rule("ghost_stories.exorcism.split")
def test_before_two_ghosts_are_paid_for_it_is_told_what_the_dice_leave_to_pay() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 38, "west:0": 1})
    give(s, "red", red=1, yellow=1)
    t = at(s, *faces("red", "white", "blue")).play("exorcism", "north:0", "west:0")
    assert t.topic == "exorcism.pay"

    assert [values[2] for values in matched(t)[-2:]] == ["die white", "none"]


@rule("ghost_stories.stone.centre.immune")
def test_where_dice_do_not_count_tokens_alone_match() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": IMMUNE})
    give(s, "red", red=3)
    t = at(s, *faces("red", "red", "white")).play("exorcism")
    needed = matched(t)[0][3]
    assert matched(t)[0][4:] == (0, 0, 0, 0, needed)
    t.play("north:1")

    assert matched(t)[-1][4:] == (0, needed, 0, 0, 0)


@rule("ghost_stories.power.yellow.mantra.multicolour")
def test_the_mantra_takes_off_a_symbol_of_a_many_coloured_incarnation() -> None:
    s = table(at={"red": "north"}, powers=MANTRA, ghosts={"north:1": 58})
    s.mantra, s.undefeated = space("north:1"), 2
    give(s, "red", red=1, blue=2, green=2)
    t = at(s, *faces("yellow", "black", "black")).play("exorcism", "north:1")

    assert matched(t)[-1][3:] == (8, 1, 6, 0, 1, 0)


@rule("ghost_stories.wm.crystal.as_any_tao")
def test_a_crystal_stands_for_what_is_missing() -> None:
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 38})
    s.crystals[0] = 1
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism", "north:1")

    assert matched(t)[-1][2:] == ("token crystal", 2, 0, 1, 1, 0, 0)


@rule("ghost_stories.incarnation.65")
def test_white_faces_match_nothing_while_the_nameless_is_in_play() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 38, "east:1": 65})
    t = at(s, *faces("white", "white", "blue")).play("exorcism")

    assert matched(t)[0][2:] == ("none none", 2, 0, 0, 0, 0, 2)


def test_a_symbol_is_shown_with_what_matches_it() -> None:
    s = table(ghosts={"north:1": 38})
    values = ("bleeding_eyes_38", "red red red", "die token none", 3, 1, 1, 0, 0, 1)
    moment = played(scenery_of(GAME).moments, s, GAME.box, MATCHED, values)

    assert moment.symbols == ("token_red",) * 3
    assert moment.matched == ("die_red", "token_red", "")
