"""The Basilisk's turn: placing, day effects (solo rulebook: the Basilisk's turn)."""

import pytest

from igroteka.games.ryozen.rules.companions import is_usable
from igroteka.games.ryozen.words import BASILISK, PATHFINDER, RANKS, Rank
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    cards,
    enemy,
    foretold,
    goods,
    held,
    hidden_places,
    lock,
    occupied,
    place,
    put,
    row,
    solo,
    table_of,
    tile,
)

# Placing


@rule("ryozen.solo.turn.2_free_first", "ryozen.solo.turn.2_place")
def test_it_takes_an_unpaid_place_first() -> None:
    s = solo("counsellor")
    goods(s, 1, lanterns=1)

    play = at(s, enemy("k03"))

    assert occupied(play.state) == {"capital:1": tile(1, "counsellor")}


@rule("ryozen.solo.turn.2_paid")
def test_it_pays_for_a_paid_place_if_no_other_is_free() -> None:
    s = solo("counsellor")
    put(s, "capital:1", 0)
    goods(s, 1, lanterns=1)

    play = at(s, enemy("k03"))

    assert occupied(play.state)["capital:2"] == tile(1, "counsellor")
    assert held(play.state, 1)[2] == 0


@rule("ryozen.solo.turn.2_palace", "ryozen.solo.turn.2_palace_side")
@pytest.mark.parametrize("full", [True, False])
def test_without_a_place_or_its_price_it_goes_to_the_palace(full: bool) -> None:
    s = solo("merchant")
    put(s, "capital:1", 0)
    if full:
        put(s, "capital:2", 0, "warrior")
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert play.state.palace == [tile(1, "merchant")]
    assert held(play.state, 1)[0] == 1
    assert not play.values_of("ability")
    assert play.values_of("placed")[0][3] == "revealed"


@rule("ryozen.solo.turn.2_guard")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_locked_sector_has_no_free_place_for_it(owner: int) -> None:
    s = solo("merchant")
    put(s, "capital:2", owner, "guard")
    lock(s, 1, tile(owner, "guard"))
    goods(s, 1, coins=3)

    play = at(s, enemy("k03"))

    if owner == 0:
        assert play.state.palace == [tile(1, "merchant")]
    else:
        assert play.state.palace == []  # its own lock ends with its next turn


@rule("ryozen.solo.turn.2_ability", "ryozen.solo.opponent.abilities")
def test_with_a_target_it_is_revealed_and_acts() -> None:
    s = solo("warrior")
    mine = put(s, "capital:2", 0)
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert play.state.palace == [mine]
    assert hidden_places(play.state) == []
    assert held(play.state, 1) == (1, 2, 0)


@rule("ryozen.solo.turn.2_hidden", "ryozen.solo.turn.2_apprentice")
@pytest.mark.parametrize("rank", ["warrior", "apprentice"])
def test_without_a_target_it_is_placed_hidden_for_a_coin(rank: str) -> None:
    s = solo(rank)
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert hidden_places(play.state) == ["capital:1"]
    assert held(play.state, 1) == (0, 2, 0)


@rule("ryozen.solo.turn.2_no_coin", "ryozen.solo.turn.2_apprentice")
@pytest.mark.parametrize("rank", ["warrior", "apprentice"])
def test_without_target_and_coin_it_is_placed_revealed_and_does_nothing(rank: str) -> None:
    play = at(solo(rank), enemy("k03"))

    assert hidden_places(play.state) == []
    assert occupied(play.state) == {"capital:1": tile(1, rank)}
    assert not play.values_of("ability")


@rule("ryozen.solo.turn.2_cost_order")
def test_the_place_is_paid_before_the_coin_for_hiding() -> None:
    s = solo()
    put(s, "gates:1", 0)
    goods(s, 1, coins=1)

    play = at(s, enemy("k01"))

    assert occupied(play.state)["gates:2"] == tile(1, "apprentice")
    assert hidden_places(play.state) == []
    assert held(play.state, 1) == (0, 0, 1)


@rule("ryozen.solo.turn.2_targets")
def test_it_strikes_only_the_players_companions() -> None:
    s = solo("archer")
    put(s, "springs:1", 1)
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert hidden_places(play.state) == ["capital:1"]
    assert "springs:1" in occupied(play.state)


@rule("ryozen.solo.turn.2_targets")
def test_its_bard_hides_only_its_own() -> None:
    s = solo("bard")
    put(s, "gates:1", 0)
    put(s, "outskirts:1", 1)

    play = at(s, enemy("k03"))

    assert hidden_places(play.state) == ["outskirts:1"]


@rule("ryozen.solo.turn.2_targets", "ryozen.solo.golden.choice")
def test_among_several_targets_the_player_chooses() -> None:
    s = solo("archer")
    put(s, "springs:1", 0)
    put(s, "springs:2", 0, "warrior")

    play = at(s, enemy("k03"))

    assert (play.seat, play.topic, play.keys) == (0, "strike.target", ("springs:1", "springs:2"))


USABLE = [
    ("merchant", True, True),
    ("counsellor", True, True),
    ("hermit", True, True),
    ("apprentice", False, False),
    ("philosopher", False, True),
    ("pathfinder", True, True),
    ("seer", False, True),
    ("mentor", False, True),
    ("guard", False, True),
    ("night_agent", False, True),
    ("diplomat", False, True),
    ("bard", False, True),
    ("archer", False, True),
    ("warrior", False, True),
    ("organiser", False, True),
    ("trickster", False, True),
]


@rule("ryozen.solo.turn.2_usable")
@pytest.mark.parametrize(("rank", "bare_table", "full_table"), USABLE)
def test_which_abilities_it_can_use(rank: str, bare_table: bool, full_table: bool) -> None:
    s = solo()
    put(s, "capital:1", 1, rank)
    assert is_usable(table_of(s), BASILISK, Rank(RANKS.index(rank)), place("capital:1")) == bare_table

    foretold(s, "flood")
    goods(s, 1, 1, 1, 1)
    s.display = cards("rainbow_1", "", "")
    s.stacks[1] = (tile(1, "seer"),)
    row(s, (1, "merchant"))
    put(s, "outskirts:1", 1, copy=3)
    put(s, "altar:1", 1, copy=2, hidden=True)
    put(s, "springs:1", 0)
    put(s, "altar:2", 0, copy=3)
    if rank == "warrior":
        put(s, "capital:2", 0, copy=2)
    assert is_usable(table_of(s), BASILISK, Rank(RANKS.index(rank)), place("capital:1")) == full_table


@rule("ryozen.solo.turn.2_usable")
def test_its_pathfinder_needs_a_next_village_or_a_bonus_with_an_effect() -> None:
    s = solo()
    build_path(s, "river_shoal")
    s.explorers[1] = 1
    put(s, "capital:1", 1, "pathfinder")

    assert not is_usable(table_of(s), BASILISK, PATHFINDER, place("capital:1"))
