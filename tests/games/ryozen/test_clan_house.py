"""Revealing and hiring in the Clan House (rulebook: Clan House)."""

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.words import Card
from igroteka.testing import rule
from tests.games.ryozen.build import (
    Play,
    at,
    goods,
    hand,
    held,
    hidden_places,
    place,
    points,
    put,
    reasons,
    row,
    table,
    tile,
)

SIX = [(1, "archer"), (2, "archer"), (0, "archer"), (1, "bard"), (2, "bard"), (1, "seer")]


def applied(play: Play, *answers: str) -> Play:
    """Place an Apprentice in the Clan House and apply its effect."""
    return play.play("clan_house:1", "yes", *answers)


@rule("ryozen.clan_house.areas")
def test_areas_rise_in_price_from_the_left() -> None:
    house = BOX.clan_house[0]

    assert len(house.coins) == len(house.favour) == 6
    assert list(house.coins) == sorted(house.coins)


@rule("ryozen.clan_house.reveal.place", "ryozen.clan_house.reveal.ready")
def test_a_revealed_companion_takes_the_first_free_area_and_is_ready() -> None:
    s = table()
    row(s, (1, "archer"))
    s.stacks[0] = (tile(0, "bard"), tile(0, "seer"))
    s.hands[0] += (tile(0, "merchant"),)
    goods(s, 0, coins=1)

    play = at(s, tile(0, "seer")).play("apprentice", "clan_house:1", "revealed", "yes", "yes")

    assert play.state.row == (tile(1, "archer"), tile(0, "seer"))
    assert play.state.stacks[0] == (tile(0, "bard"),)
    assert "area:2" in play.keys


@rule("ryozen.clan_house.reveal.full", "ryozen.clan_house.reveal.discarded")
def test_a_full_row_loses_its_leftmost_companion_for_good() -> None:
    s = table()
    row(s, *SIX)
    s.stacks[0] = (tile(0, "seer"), tile(0, "bard"))

    play = applied(at(s, tile(0, "seer")), "yes")

    assert play.state.row == tuple(tile(*each) for each in [*SIX[1:], (0, "seer")])
    gone = tile(1, "archer")
    assert all(gone not in pile for pile in (*play.state.stacks, *play.state.hands, play.state.row))


@rule("ryozen.clan_house.reveal.stack_empty")
def test_with_an_empty_stack_one_can_still_hire() -> None:
    s = table()
    row(s, (0, "bard"))
    goods(s, 0, coins=1)

    play = at(s).play("clan_house:1", "revealed", "yes")

    assert play.topic == "clan_house.hire"


@rule("ryozen.clan_house.hire.own", "ryozen.clan_house.hire.cost", "ryozen.resource.no_debt")
def test_only_own_companions_that_can_be_paid_are_for_hire() -> None:
    s = table()
    row(s, (1, "archer"), (0, "archer"), (0, "bard"), (0, "seer"), (0, "guard"))
    goods(s, 0, coins=2)

    play = at(s).play("clan_house:1", "revealed", "yes")

    assert play.keys == ("area:2", "area:3", "area:4", "pass")
    assert reasons(play, "area:1", "area:5") == ["clan", "coins"]


@rule("ryozen.clan_house.hire.cost", "ryozen.clan_house.hire.favour")
def test_the_areas_price_is_paid_and_its_favour_gained() -> None:
    s = table()
    row(s, (1, "archer"), (0, "archer"), (0, "bard"), (0, "seer"), (0, "guard"))
    goods(s, 0, coins=5)

    play = at(s).play("clan_house:1", "revealed", "yes", "area:5", "hand:apprentice")

    assert held(play.state, 0) == (2, 0, 0)
    assert points(play.state) == [4, 0, 0]


@rule("ryozen.clan_house.hire.shift")
def test_the_row_closes_up_to_the_left() -> None:
    s = table()
    row(s, (1, "archer"), (0, "archer"), (1, "bard"))
    goods(s, 0, coins=1)

    play = at(s).play("clan_house:1", "revealed", "yes", "area:2", "hand:apprentice")

    assert play.state.row == (tile(1, "archer"), tile(1, "bard"))


@rule(
    "ryozen.clan_house.hire.replace",
    "ryozen.clan_house.hire.replace_choice",
    "ryozen.clan_house.hire.box",
    "ryozen.clan_house.hire.hand_size",
)
def test_a_hired_companion_replaces_one_in_hand_on_the_board_or_in_the_palace() -> None:
    s = table()
    row(s, (0, "bard"))
    goods(s, 0, coins=1)
    put(s, "gates:1", 0, "warrior")
    put(s, "palace", 0, copy=3)

    play = at(s).play("clan_house:1", "revealed", "yes", "area:1")
    assert play.keys == ("hand:apprentice", "gates:1", "clan_house:1", "palace:apprentice")
    play.play("palace:apprentice")

    assert play.state.palace == [tile(0, "bard")]
    everything = [*play.state.hands[0], *play.state.board, *play.state.palace]
    assert sum(each >= 0 for each in everything) == 4
    assert tile(0, "apprentice", 3) not in everything


@rule("ryozen.clan_house.hire.replace_choice")
def test_with_an_empty_hand_one_on_the_board_is_replaced() -> None:
    s = table()
    hand(s, 0, "apprentice")
    row(s, (0, "bard"))
    goods(s, 0, coins=1)

    play = at(s).play("clan_house:1", "revealed", "yes", "area:1")

    assert play.state.board[place("clan_house:1")] == tile(0, "bard")


@rule(
    "ryozen.clan_house.hire.same_side",
    "ryozen.clan_house.hire.no_ability",
    "ryozen.clan_house.hire.no_place_cost",
)
def test_on_the_board_it_keeps_place_and_side_without_ability_or_cost() -> None:
    s = table()
    row(s, (0, "merchant"))
    goods(s, 0, coins=1, scrolls=1)
    put(s, "outskirts:3", 0, hidden=True)
    put(s, "gates:1", 0, "warrior")

    hidden = at(s.copy()).play("clan_house:1", "revealed", "yes", "area:1", "outskirts:3")
    assert hidden_places(hidden.state) == ["outskirts:3"]
    assert hidden.state.board[place("outskirts:3")] == tile(0, "merchant")
    assert held(hidden.state, 0) == (0, 1, 0)
    assert not hidden.values_of("ability")

    revealed = at(s.copy()).play("clan_house:1", "revealed", "yes", "area:1", "gates:1")
    assert hidden_places(revealed.state) == ["outskirts:3"]
    assert held(revealed.state, 0) == (0, 1, 0)
    assert not revealed.values_of("ability")


@rule("ryozen.clan_house.hire.hand_use", "ryozen.clan_house.hire.hand_size")
def test_a_companion_hired_into_the_hand_can_be_placed_the_same_day() -> None:
    s = table(2)
    row(s, (0, "merchant"))
    goods(s, 0, coins=1)

    play = at(s).play("clan_house:1", "revealed", "yes", "area:1", "hand:apprentice", "palace", "pass")

    assert play.seat == 0
    assert play.state.hands[0] == (tile(0, "merchant"),)
    play.play("gates:1", "yes", "coin")
    assert play.values_of("placed")[-1] == (0, "merchant", "gates:1", "revealed")


@rule("ryozen.revelation.card.seal_clan_house", "ryozen.revelation.seal.mandatory", "ryozen.golden.seal_timing")
def test_the_clan_house_seal_reveals_one_more_before_the_effect() -> None:
    s = table()
    s.cards[0] = (Card(27),)
    s.stacks[0] = (tile(0, "seer"), tile(0, "bard"), tile(0, "guard"))
    assert BOX.revelation[27].kind == "seal_clan_house"

    play = applied(at(s))
    assert len(play.state.row) == 1
    assert play.topic == "clan_house.reveal"
    play.play("yes")
    assert len(play.state.row) == 2


@rule("ryozen.revelation.seal.copies")
def test_two_copies_of_a_seal_both_work() -> None:
    s = table()
    s.cards[0] = (Card(26), Card(27))
    s.stacks[0] = (tile(0, "seer"), tile(0, "bard"), tile(0, "guard"))

    assert len(applied(at(s)).state.row) == 2
