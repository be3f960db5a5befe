"""The Basilisk's day effects and what its sector cards say (solo rulebook: the Basilisk's turn)."""

import pytest

from igroteka.games.ryozen.box import BOX, ENEMY_CARDS
from igroteka.games.ryozen.state import State
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    card,
    enemy,
    event,
    foretold,
    goods,
    held,
    hidden_places,
    occupied,
    points,
    put,
    sides,
    solo,
    tile,
    village,
)

# Day effects


@rule("ryozen.solo.turn.3_event_removal", "ryozen.solo.turn.3.example_gates")
def test_the_gates_example() -> None:
    s = solo()
    goods(s, 1, coins=1)
    foretold(s, "flood", "breach")

    play = at(s, enemy("k01"))
    assert hidden_places(play.state) == ["gates:1"]
    assert (play.seat, play.topic, play.keys) == (0, "gates.event", ("flood", "breach"))
    play.play("breach")

    assert held(play.state, 1) == (0, 0, 1)
    assert play.state.areas[:2] == (event("flood"), -1)


@rule("ryozen.solo.turn.3_villages")
def test_at_the_altar_something_must_be_done() -> None:
    s = solo()
    goods(s, 1, coins=1)
    build_path(s, "craftville", "river_shoal")
    s.explorers[1] = 1

    play = at(s, enemy("k07"))
    assert play.topic == "altar.explore"
    play.play("no")
    assert play.keys == ("start", "craftville")

    explored = at(s, enemy("k07")).play("yes")
    assert explored.keys == ("start", "craftville", "pass")


@rule("ryozen.solo.turn.3_villages")
def test_in_the_outskirts_the_player_chooses_but_not_nothing() -> None:
    s = solo("hermit")
    build_path(s, "craftville", "fire_cape")

    play = at(s, enemy("k03")).play("outskirts")

    assert play.state.explorers == [0, 1]
    assert play.keys == ("explore", "done")


@rule("ryozen.solo.turn.3_secondary", "ryozen.solo.deck.double_card", "ryozen.solo.deck.double_card.order")
def test_a_double_card_goes_to_the_second_sector_if_the_main_one_is_full() -> None:
    s = solo()
    put(s, "outskirts:1", 0)
    put(s, "outskirts:2", 0, "warrior")

    play = at(s, enemy("k05"))

    assert occupied(play.state)["altar:1"] == tile(1, "apprentice")
    assert held(play.state, 1) == (2, 0, 0)
    assert [BOX.sector_card[n].second for n in range(4, 8)] == ["altar", "altar", "outskirts", "outskirts"]


@rule("ryozen.solo.deck.double_card.palace")
def test_a_double_card_without_any_place_goes_to_the_palace() -> None:
    s = solo()
    for sector in ("outskirts", "altar"):
        put(s, f"{sector}:1", 0)
        put(s, f"{sector}:2", 0, "warrior")

    play = at(s, enemy("k05"))

    assert play.state.palace == [tile(1, "apprentice")]


def full_capital(lanterns: int, top: str = "archer") -> State:
    """The Capital has no place left."""
    s = solo(top)
    put(s, "capital:1", 0)
    put(s, "capital:2", 0, "warrior")
    put(s, "springs:1", 0, "bard")
    goods(s, 1, lanterns=lanterns)
    return s


@rule("ryozen.solo.turn.example.place", "ryozen.solo.turn.2_palace", "ryozen.solo.turn.2_palace_side")
@rule("ryozen.solo.turn.example.effect", "ryozen.solo.card.capital", "ryozen.solo.turn.3_palace.card_bonus")
@rule("ryozen.solo.turn.3_palace.lantern", "ryozen.solo.turn.3_palace.card_sector")
@rule("ryozen.solo.turn.3_palace.direction")
@pytest.mark.parametrize(("way", "turned"), [("clockwise", 1), ("counter_clockwise", 5)])
def test_the_example_of_its_turn(way: str, turned: int) -> None:
    s = full_capital(1)
    s.heralds = sides(1, 0)

    play = at(s, enemy("k04"))
    assert play.state.palace == [tile(1, "archer")]
    assert "springs:1" in occupied(play.state)
    assert held(play.state, 1) == (0, 2, 0)
    assert points(play.state) == [0, 3]
    assert (play.seat, play.topic) == (0, "palace.direction")
    play.play(way)

    assert play.state.turned == turned


@rule("ryozen.solo.turn.example.no_lantern", "ryozen.solo.turn.3_palace.no_lantern")
def test_the_example_without_a_lantern() -> None:
    s = full_capital(0)
    goods(s, 1, scrolls=2)

    play = at(s, enemy("k04"))
    assert play.keys == ("coin", "lantern")
    play.play("coin")

    assert held(play.state, 1) == (1, 2, 0)
    assert play.state.turned == 1
    assert points(play.state) == [0, 0]


@rule("ryozen.solo.card.capital")
def test_the_capital_card_looks_at_the_track_before_the_herald_moves() -> None:
    s = solo()
    s.heralds = sides(0, 1)

    play = at(s, enemy("k04"))

    assert points(play.state) == [0, 0]
    assert play.state.heralds == (1, 0)


@rule("ryozen.solo.turn.3_palace.other", "ryozen.solo.golden.no_void")
def test_if_the_cards_sector_is_dark_the_player_chooses_a_lit_one_with_an_effect() -> None:
    s = full_capital(1)
    s.turned = 3
    build_path(s, "craftville")
    s.stacks[1] = (tile(1, "seer"),)
    play = at(s, enemy("k04"))
    assert (play.topic, play.keys) == ("palace.sector", ("altar", "clan_house"))


@rule("ryozen.solo.turn.3_palace.double")
@pytest.mark.parametrize(("turned", "sector"), [(1, "outskirts"), (3, "altar")])
def test_a_double_card_in_the_palace_uses_the_main_sector_or_the_lit_one(turned: int, sector: str) -> None:
    s = solo()
    for each in ("outskirts", "altar"):
        put(s, f"{each}:1", 0)
        put(s, f"{each}:2", 0, "warrior")
    s.turned = turned
    goods(s, 1, lanterns=1)
    build_path(s, "craftville")

    play = at(s, enemy("k05"))

    assert play.values_of("effect")[1] == (1, sector)


# What the sector cards say


@rule("ryozen.solo.deck.read_card_first", "ryozen.solo.component.sector_cards")
def test_k02_pays_if_no_event_is_left() -> None:
    s = solo()
    foretold(s, "flood")
    assert points(at(s, enemy("k02")).state) == [0, 3]

    s = solo()
    foretold(s, "flood", "breach")
    assert points(at(s, enemy("k02")).play("flood").state) == [0, 0]


@rule("ryozen.solo.deck.read_card_first")
@pytest.mark.parametrize(("word", "favour"), [("k05", 3), ("k06", 4)])
def test_k05_and_k06_build_if_it_can(word: str, favour: int) -> None:
    s = solo()
    build_path(s, "craftville")
    s.village_top = village("bulwark")
    goods(s, 1, scrolls=2)

    play = at(s, enemy(word))

    assert play.state.path[-1] == village("bulwark")
    assert play.state.explorers == [0, 2]
    assert points(play.state) == [0, favour]


@rule("ryozen.solo.deck.read_card_first")
def test_k05_explores_two_if_it_cannot_build() -> None:
    s = solo()
    build_path(s, "craftville", "fire_cape", "bulwark")

    assert at(s, enemy("k05")).state.explorers == [0, 2]


@rule("ryozen.solo.deck.read_card_first")
def test_k08_takes_the_bonus_under_its_explorer() -> None:
    s = solo()
    build_path(s, "craftville", "fire_cape")
    s.explorers[1] = 1

    here = at(s, enemy("k08")).play("no")
    assert held(here.state, 1) == (0, 3, 0)
    there = at(s, enemy("k08")).play("yes")
    assert held(there.state, 1) == (0, 0, 2)


@rule("ryozen.solo.deck.read_card_first")
@pytest.mark.parametrize(("word", "scrolls"), [("k09", 3), ("k10", 2)])
def test_k09_and_k10_acquire_the_dearest(word: str, scrolls: int) -> None:
    s = solo()
    s.display = (card("offering_wealth"), card("seal_altar_1"), card("rainbow_1"))
    goods(s, 1, scrolls=scrolls)

    play = at(s, enemy(word))

    assert [values[1] for values in play.values_of("acquired")] == ["seal_altar_1", "offering_wealth"]
    assert held(play.state, 1) == (0, 0, 0)
    assert points(play.state) == [0, 7]


@rule("ryozen.solo.deck.read_card_first")
def test_k12_gives_coins_if_it_cannot_hire() -> None:
    assert held(at(solo(), enemy("k12")).state, 1) == (2, 0, 0)
    assert held(at(solo(), enemy("k11")).state, 1) == (0, 0, 0)


@rule("ryozen.solo.card.scope")
def test_an_instruction_is_ignored_with_another_effect() -> None:
    s = solo("hermit")
    foretold(s, "flood")

    play = at(s, enemy("k02"))

    assert play.values_of("effect") == [(1, "capital")]
    assert points(play.state) == [0, 0]


@rule("ryozen.solo.card.scope")
def test_an_instruction_is_ignored_in_the_second_sector() -> None:
    s = solo()
    put(s, "outskirts:1", 0)
    put(s, "outskirts:2", 0, "warrior")
    s.village_top = village("bulwark")
    goods(s, 1, coins=1, scrolls=1)

    play = at(s, enemy("k06"))

    assert len(play.state.path) == 1
    assert points(play.state) == [0, 0]
    assert ENEMY_CARDS[play.state.card] == "k06"


@rule("ryozen.solo.card.scope")
def test_a_hermit_in_the_second_sector_does_not_revive_the_instruction() -> None:
    s = solo("hermit")
    put(s, "outskirts:1", 0)
    put(s, "outskirts:2", 0, "warrior")
    build_path(s, "craftville")
    s.village_top = village("bulwark")
    goods(s, 1, scrolls=2)

    play = at(s, enemy("k06"))

    assert (play.topic, play.keys) == ("outskirts.action", ("build", "done"))
