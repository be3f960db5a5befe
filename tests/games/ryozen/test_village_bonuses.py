"""Each village's bonus (rulebook: villages)."""

import pytest

from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    ALL_CARDS,
    Play,
    at,
    build_path,
    event,
    foretold,
    held,
    hidden_places,
    moons,
    occupied,
    own,
    place,
    points,
    put,
    sides,
    table,
    tile,
)


def bonus_of(word: str, s: State | None = None) -> Play:
    """Take the bonus of a village at the Altar, from a table on which it is the first one built."""
    s = s or table()
    build_path(s, word)
    s.explorers[0] = 1
    return at(s).play("altar:1", "yes", word)


# Bonuses


@rule("ryozen.village.bonus.start")
def test_the_starting_village_may_always_be_chosen() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")
    s.explorers[0] = 2

    assert held(at(s).play("altar:1", "yes", "start").state, 0) == (2, 0, 0)


@rule("ryozen.village.tile.goodhaven")
def test_prosperopolis() -> None:
    assert held(bonus_of("prosperopolis").state, 0) == (1, 1, 1)


@rule("ryozen.village.tile.craftsville")
def test_craftville() -> None:
    assert held(bonus_of("craftville").state, 0) == (0, 3, 0)


@rule("ryozen.village.tile.fire_cape")
def test_fire_cape() -> None:
    assert held(bonus_of("fire_cape").state, 0) == (0, 0, 2)


@rule("ryozen.village.tile.river_shoal")
@pytest.mark.parametrize(("cards", "favour"), [(1, 0), (2, 1), (5, 2)])
def test_river_shoal(cards: int, favour: int) -> None:
    s = table()
    s.cards[0] = ALL_CARDS[28 : 28 + cards]

    assert points(bonus_of("river_shoal", s).state) == [favour, 0, 0]


@rule("ryozen.village.tile.stronghold", "ryozen.event.area_gap")
def test_bulwark() -> None:
    s = table()
    foretold(s, "flood", "", "breach", "")

    play = bonus_of("bulwark", s).play("coin", "lantern")

    assert held(play.state, 0) == (1, 0, 1)
    assert play.seat == 1


@rule("ryozen.village.tile.owl_bay")
def test_owl_bay() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "gates:2", 1)
    put(s, "springs:1", 0, "warrior", hidden=True)

    play = bonus_of("owl_bay", s)
    assert play.keys == ("gates:1", "altar:1")
    play.play("gates:1")

    assert hidden_places(play.state) == ["gates:1", "springs:1"]
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.village.tile.bandits_lair")
def test_bandit_lair() -> None:
    s = table()
    foretold(s, "flood")
    s.event_discard = (event("rumours"), event("breach"))

    play = bonus_of("bandit_lair", s)
    assert play.keys == ("area:2", "area:3", "area:4")
    play.play("area:3")

    assert play.state.areas == (event("flood"), -1, event("breach"), -1)
    assert points(play.state) == [3, 0, 0]


@rule("ryozen.village.tile.bandits_lair")
@pytest.mark.parametrize("full", [True, False])
def test_bandit_lair_gives_nothing_without_an_event_or_an_area(full: bool) -> None:
    s = table()
    if full:
        foretold(s, "flood", "uprising", "rumours", "earthquake")
        s.event_discard = (event("breach"),)

    play = bonus_of("bandit_lair", s)

    assert points(play.state) == [0, 0, 0]
    assert play.state.event_discard == ((event("breach"),) if full else ())


@rule("ryozen.village.tile.bird_gorge")
def test_bird_gorge() -> None:
    s = table()
    put(s, "gates:1", 0, hidden=True)
    put(s, "gates:2", 0, "warrior")
    put(s, "capital:1", 1)
    put(s, "springs:1", 0, "bard")
    put(s, "palace", 0, "seer")

    assert points(bonus_of("bird_gorge", s).state) == [2, 0, 0]


@rule("ryozen.village.tile.town_hall", "ryozen.revelation.seal.any_source")
def test_town_hall() -> None:
    s = table()
    s.heralds = sides(1, 0, 2)
    own(s, 0, "seal_capital_1")

    play = bonus_of("town_hall", s).play("coin")

    assert held(play.state, 0) == (1, 2, 0)
    assert play.state.heralds == (0, 1, 2)


@rule("ryozen.village.tile.nomad_camp", "ryozen.day.move.place_choice")
def test_nomad_camp() -> None:
    s = table()
    put(s, "gates:1", 0, "merchant")
    put(s, "gates:2", 0, hidden=True)
    put(s, "palace", 0, "seer")
    put(s, "capital:1", 1)

    play = bonus_of("nomad_camp", s)
    assert play.keys == ("gates:1", "altar:1")
    play.play("gates:1")
    assert not any(key.startswith("gates") for key in play.keys)
    assert "capital:1" not in play.keys
    assert "palace" not in play.keys
    play.play("capital:3")

    assert play.state.board[place("capital:3")] == tile(0, "merchant")
    assert held(play.state, 0) == (0, 0, 0)
    assert not play.values_of("ability")
    assert play.seat == 1


@rule("ryozen.village.tile.moon_forge")
def test_moon_forge() -> None:
    play = bonus_of("moon_forge").play("jade")

    assert play.state.explorers[0] == 0
    assert moons(play.state, 0) == (0, 0, 1)


@rule("ryozen.village.tile.moon_harbour", "ryozen.golden.several_players", "ryozen.night.rewards.player_order")
def test_moon_haven_gives_the_night_reward_of_a_lit_sector_to_all_present() -> None:
    s = table()
    s.first = Side(2)
    s.turned = 1
    put(s, "altar:2", 1, hidden=True)
    put(s, "altar:3", 2)
    put(s, "capital:1", 2, "warrior")
    put(s, "gates:1", 1, "warrior")

    play = bonus_of("moon_haven", s)
    assert play.keys == ("capital", "altar")
    play.play("altar")
    assert play.seat == 2
    play.play("coin")
    assert play.seat == 0
    play.play("scroll")
    assert play.seat == 1
    play.play("lantern")

    assert [held(play.state, side) for side in range(3)] == [(0, 1, 0), (0, 0, 1), (1, 0, 0)]
    assert moons(play.state, 1) == (0, 0, 1)
    assert occupied(play.state)["altar:2"] == tile(1, "apprentice", 4)


@rule("ryozen.village.tile.moon_harbour")
def test_moon_haven_gives_nothing_to_those_who_are_absent() -> None:
    s = table()
    put(s, "gates:1", 1)

    play = bonus_of("moon_haven", s)

    assert points(play.state) == [0, 4, 0]
    assert moons(play.state, 1) == (1, 0, 0)
