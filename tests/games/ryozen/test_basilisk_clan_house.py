"""How the Basilisk reveals, hires and replaces (solo rulebook: the Clan House)."""

from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    enemy,
    goods,
    held,
    hidden_places,
    occupied,
    points,
    put,
    row,
    solo,
    tile,
)


@rule("ryozen.solo.clan_house.1_reveal", "ryozen.solo.clan_house.2_hire", "ryozen.solo.clan_house.2_favour")
@rule("ryozen.solo.clan_house.3_stack_apprentice", "ryozen.solo.clan_house.4_shuffle")
def test_it_reveals_hires_replaces_an_apprentice_and_shuffles() -> None:
    s = solo("merchant")
    goods(s, 1, coins=1, scrolls=3, lanterns=3)
    s.stacks[1] = (tile(1, "seer"), tile(1, "bard"))
    s.hands[1] = (tile(1, "apprentice"), tile(1, "warrior"))

    play = at(s, enemy("k11"), tile(1, "apprentice"), tile(1, "seer"), tile(1, "seer"))

    assert play.state.top == tile(1, "seer")
    assert play.state.hands[1] == (tile(1, "warrior"),)
    assert held(play.state, 1)[0] == 1
    assert points(play.state) == [0, 1]
    assert play.state.row == ()


@rule("ryozen.solo.clan_house.2_which", "ryozen.solo.clan_house.2_hire")
def test_the_player_chooses_whom_it_hires() -> None:
    s = solo("counsellor")
    goods(s, 1, coins=2)
    row(s, (1, "seer"), (1, "bard"), (1, "guard"))

    play = at(s, enemy("k11"))

    assert (play.seat, play.topic, play.keys) == (0, "clan_house.hire", ("area:1", "area:2", "area:3"))


@rule("ryozen.solo.clan_house.2_cannot", "ryozen.solo.clan_house.4_shuffle")
def test_without_coins_nobody_is_hired_but_the_stack_is_shuffled() -> None:
    s = solo("counsellor")
    row(s, (1, "seer"))
    s.hands[1] = (tile(1, "apprentice"), tile(1, "warrior"))

    play = at(s, enemy("k11"), tile(1, "apprentice"), tile(1, "warrior"))

    assert play.state.row == (tile(1, "seer"),)
    assert play.state.top == tile(1, "warrior")


@rule("ryozen.solo.clan_house.3_board_apprentice", "ryozen.solo.clan_house.side")
def test_an_apprentice_on_the_board_is_replaced_the_same_side_up() -> None:
    s = solo("counsellor")
    s.hands[1] = (tile(1, "warrior"),)
    goods(s, 1, coins=1)
    row(s, (1, "seer"))
    put(s, "gates:1", 1, copy=1, hidden=True)
    put(s, "palace", 1, copy=2)

    play = at(s, enemy("k11"))
    assert (play.seat, play.topic, play.keys) == (0, "clan_house.replace", ("gates:1", "palace:apprentice"))
    play.play("gates:1")

    assert occupied(play.state)["gates:1"] == tile(1, "seer")
    assert hidden_places(play.state) == ["gates:1"]


@rule("ryozen.solo.clan_house.3_no_apprentice")
def test_without_any_apprentice_the_top_of_the_stack_is_replaced() -> None:
    s = solo("counsellor")
    s.hands[1] = (tile(1, "warrior"),)
    goods(s, 1, coins=1)
    row(s, (1, "seer"))

    play = at(s, enemy("k11"))

    assert play.state.top == tile(1, "seer")
    assert play.values_of("replaced") == [(1, "warrior", "hand:warrior")]


@rule("ryozen.solo.clan_house.3_empty_stack")
def test_with_an_empty_stack_the_player_chooses_anybody() -> None:
    s = solo("counsellor")
    s.hands[1] = ()
    goods(s, 1, coins=1)
    row(s, (1, "seer"))
    put(s, "gates:1", 1, "warrior")

    play = at(s, enemy("k11"))

    assert (play.seat, play.keys) == (0, ("gates:1", "clan_house:1"))
