"""What an option is about can be touched: boards and powers at the set-up, tokens and artifacts in the hand."""

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import ARTIFACTS, BOARDS
from igroteka.kernel.view import View
from igroteka.testing.scenario import Scenario
from tests.games.ghost_stories.build import MANTRA, WINDS, at, begin, drawn, give, holding, table


def touched(t: Scenario[State, Box]) -> dict[str, tuple[str, ...]]:
    """Where each option points; all of it lies on the table."""
    seen = View(t.seat, t.state)
    scene = drawn(t.state, t.seat)
    there = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
    found = {key: scenery_of(GAME).targets(seen, GAME.box, t.topic, key) for key in t.keys}
    assert {target for targets in found.values() for target in targets} <= there
    return found


def test_taoists_and_powers_are_cards_on_the_table_before_the_village_is_laid() -> None:
    t = begin(seats=1, colours="choose", powers="choose")
    assert touched(t) == {board: (f"hand:{board}",) for board in BOARDS}
    t.play("green")
    assert t.topic == "setup.power"

    assert touched(t) == {key: (f"choice:{key}",) for key in t.keys}
    told = [piece for piece in drawn(t.state, 0).pieces if piece.effect]
    assert [piece.tip for piece in told] == list(t.keys)


@pytest.mark.parametrize("artifact", ["elixir", "moon_dust", "scroll", "fireworks"])
def test_an_artifact_is_used_by_touching_it(artifact: str) -> None:
    t = at(holding(artifact, "yang.act", at={"red": "north", "blue": "south"}))

    assert touched(t)[artifact] == (f"{artifact}:red:{4 + ARTIFACTS.index(artifact)}",)


def test_the_yin_yang_token_is_spent_by_touching_it() -> None:
    t = at(table("yang.move"))

    assert touched(t)["yin_yang"] == ("yin_yang:red:0",)


@pytest.mark.parametrize(("powers", "active", "key"), [(MANTRA, "yellow", "mantra"), (WINDS, "red", "twin_winds")])
def test_a_power_before_the_move_is_used_by_touching_it(powers: tuple[str, ...], active: str, key: str) -> None:
    t = at(table("yang.move", active=active, powers=powers, ghosts={"north:1": 38}))

    assert touched(t)[key] == (f"power:{active}",)


def test_a_power_is_borrowed_by_touching_a_power_token() -> None:
    s = table("yang.move", seats=2)
    s.power_tokens[0] = 1
    found = touched(at(s))

    assert {found[key] for key in found if key.startswith("borrow:")} == {("power_token:red:3",)}


def test_a_colour_of_the_school_is_chosen_by_its_ghosts() -> None:
    s = table(moon=True, at={"red": "south_west"}, ghosts={"north:1": 38, "west:0": 43, "south:1": 49})
    t = at(s).play("help")
    assert t.topic == "kung_fu.colour"
    found = touched(t)

    assert set(found) == {"red", "black"}
    assert (len(found["red"]), len(found["black"])) == (2, 1)


def test_a_villager_who_may_be_led_is_touched() -> None:
    s = table("yang.move", moon=True, at={"red": "north"}, stacks={"north": ("li_1",)})
    t = at(s).play("move:centre")
    assert t.topic == "move.lead"

    assert touched(t) == {"yes": ("villager:li_1",), "no": ()}


def test_a_white_face_of_the_herbalist_becomes_a_token_of_the_hand() -> None:
    s = table(at={"red": "north_east"})
    give(s, "red", blue=1)
    t = at(s, 5, 5).play("help")
    assert t.topic == "herbalist.white"

    assert touched(t)["blue"] == ("tao:red:blue",)
