"""Abilities in general: when they are offered, who decides, what hiding costs (rulebook: abilities)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    cards,
    goods,
    hand,
    held,
    occupied,
    put,
    table,
    tile,
    village,
)


@rule("ryozen.companion.ability.no_target", "ryozen.companion.ability.guard")
@pytest.mark.parametrize("rank", ["guard", "night_agent", "philosopher", "bard", "seer", "organiser", "mentor"])
def test_an_ability_without_price_or_target_is_not_offered(rank: str) -> None:
    s = table()
    hand(s, 0, rank)
    s.display = cards("prayer_coral_1", "", "")

    play = at(s).play("capital:1")

    assert play.topic == "effect.apply"
    assert occupied(play.state) == {"capital:1": tile(0, rank)}


@rule("ryozen.companion.ability.choices", "ryozen.day.place.ability_optional")
def test_the_player_who_placed_the_companion_chooses_and_may_ignore_the_ability() -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:1", 1)
    put(s, "springs:2", 1, "warrior")

    play = at(s).play("capital:1")
    assert (play.seat, play.topic, play.keys) == (0, "ability.use", ("yes", "no"))
    aim = at(s).play("capital:1", "yes")
    assert (aim.seat, aim.topic) == (0, "strike.target")
    play.play("no")
    assert play.topic == "effect.apply"
    assert play.state.palace == []


@rule("ryozen.companion.revealed_side", "ryozen.companion.hidden_side")
def test_the_back_costs_a_coin_and_is_the_same_for_all() -> None:
    assert BOX.table[0].hidden_price == 1
    s = table()
    hand(s, 0, "merchant")
    goods(s, 0, coins=1)

    play = at(s).play("outskirts:1", "hidden")

    assert held(play.state, 0) == (0, 0, 0)
    assert not play.values_of("ability")
    shown = at(s).play("outskirts:1", "revealed")
    assert (shown.topic, shown.ask.about) == ("ability.use", ("merchant",))


@rule("ryozen.village.tile.nomad_camp", "ryozen.day.effect.location_fixed")
def test_the_day_effect_stays_that_of_the_first_place_when_the_companion_is_moved() -> None:
    s = table()
    hand(s, 0, "pathfinder")
    build_path(s, "nomad_camp")
    s.explorers[0] = 1

    play = at(s).play("capital:1", "yes", "springs:1", "yes")

    assert occupied(play.state) == {"springs:1": tile(0, "pathfinder")}
    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.path[1] == village("nomad_camp")
