"""The Phoenix Palace of the normal game (rulebook: the Palace)."""

import pytest

from igroteka.games.ryozen.query import lit
from igroteka.games.ryozen.rules.day import next_turn
from igroteka.games.ryozen.words import Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    cards,
    due,
    goods,
    hand,
    held,
    moons,
    own,
    points,
    put,
    reasons,
    rewards,
    row,
    table,
    table_of,
    tile,
)


@rule("ryozen.palace.day.resource", "ryozen.day.effect.palace_two", "ryozen.palace.day.rotate", "ryozen.palace.role")
def test_first_option_a_resource_of_choice_then_rotation() -> None:
    s = table()

    play = at(s).play("palace", "resource", "lantern")

    assert held(play.state, 0) == (0, 0, 1)
    assert play.state.turned == 1
    assert play.seat == 1


@rule("ryozen.palace.day.lantern", "ryozen.day.effect.palace_two", "ryozen.palace.day.rotate_after")
def test_second_option_a_lantern_for_the_effect_of_a_lit_sector() -> None:
    s = table()
    s.turned = 1
    goods(s, 0, lanterns=1)

    play = at(s).play("palace")
    assert play.keys == ("resource", "lantern", "pass")
    play.play("lantern")
    assert play.keys == ("capital", "outskirts", "altar")
    play.play("capital")

    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.turned == 2


@rule("ryozen.palace.day.lantern", "ryozen.resource.no_debt")
def test_without_a_lantern_only_the_resource_is_offered() -> None:
    play = at(table()).play("palace")

    assert play.keys == ("resource", "pass")
    assert reasons(play, "lantern") == ["lanterns"]


@rule("ryozen.palace.day.rotate_declined")
def test_a_declined_effect_does_not_rotate() -> None:
    play = at(table()).play("palace", "pass")

    assert play.state.turned == 0
    assert play.seat == 1


@rule("ryozen.palace.day.no_need_presence")
def test_the_lit_sector_needs_no_free_place() -> None:
    s = table()
    goods(s, 0, lanterns=1)
    for n in (1, 2, 3):
        put(s, f"gates:{n}", 1, copy=n)

    play = at(s).play("palace", "lantern", "gates")

    assert held(play.state, 0) == (0, 0, 1)


@rule("ryozen.golden.nested", "ryozen.palace.day.rotate_after")
def test_the_rotation_comes_after_everything_else() -> None:
    s = table()
    s.turned = 3
    goods(s, 0, coins=1, lanterns=1)
    s.stacks[0] = (tile(0, "bard"), tile(0, "seer"))

    play = at(s).play("palace", "lantern", "clan_house", "yes")

    assert play.topic == "clan_house.hire"
    assert play.state.turned == 3
    play.play("area:1", "hand:apprentice")
    assert play.state.turned == 4


@rule("ryozen.day.effect.nothing_possible")
def test_a_lantern_spent_for_nothing_stays_spent_and_the_palace_turns() -> None:
    s = table()
    s.turned = 2
    goods(s, 0, lanterns=1)

    play = at(s).play("palace", "lantern", "springs")

    assert held(play.state, 0) == (0, 0, 0)
    assert play.state.turned == 3


@rule("ryozen.board.palace.unlimited", "ryozen.day.place.palace_any_number", "ryozen.day.place.always_possible")
def test_any_number_of_companions_fits_into_the_palace() -> None:
    s = table()
    for side in range(3):
        for copy in (2, 3, 4):
            put(s, "palace", side, copy=copy)
    for n in range(36):
        s.board[n] = tile(1, "warrior")

    play = at(s)
    assert play.topic == "palace.effect"
    assert len(play.state.palace) == 10


@rule("ryozen.board.highlight.three")
@pytest.mark.parametrize("turned", range(6))
def test_exactly_three_sectors_are_lit(turned: int) -> None:
    s = table()
    s.turned = turned

    assert len(set(lit(table_of(s)))) == 3


@rule("ryozen.board.highlight.rotate", "ryozen.setup.01.align")
def test_rotation_moves_every_highlight_one_sector_clockwise() -> None:
    s = table()
    for _ in range(6):
        before = lit(table_of(s))
        s = at(s).play("palace", "resource", "coin").state.copy()
        assert sorted((sector + 1) % 6 for sector in before) == list(lit(table_of(s)))
        s.side, s.agenda = Side(2), []
        due(s, next_turn)
        hand(s, 0, "apprentice", "apprentice")


@rule("ryozen.palace.night.favour", "ryozen.palace.night.shard", "ryozen.night.palace.compare")
def test_the_palace_gives_favour_per_companion_and_one_shard_of_choice() -> None:
    s = table()
    put(s, "palace", 0, copy=1)
    put(s, "palace", 0, copy=2)
    put(s, "palace", 1)

    play = rewards(s)
    assert (play.seat, play.topic, play.keys) == (0, "gain.shard", ("coral", "agate", "jade"))
    play.play("jade")
    assert play.seat == 1
    play.play("agate")

    assert points(play.state) == [2, 1, 0]
    assert [moons(play.state, side) for side in range(3)] == [(0, 0, 1), (0, 1, 0), (0, 0, 0)]


@rule("ryozen.palace.majority", "ryozen.night.palace.compare", "ryozen.night.palace.token_last")
def test_most_influence_in_the_palace_takes_the_first_player_token_after_all_rewards() -> None:
    s = table()
    put(s, "palace", 1, copy=1)
    put(s, "palace", 1, copy=2)
    put(s, "palace", 0)

    play = rewards(s)
    assert play.seat == 0
    play.play("coral")
    assert (play.seat, play.state.first) == (1, 0)
    play.play("coral")

    assert play.state.first == 1


@rule("ryozen.palace.majority.nobody", "ryozen.night.majority.nobody")
def test_nobody_in_the_palace_leaves_the_token() -> None:
    s = table()
    s.first = Side(2)
    put(s, "gates:1", 0)

    play = rewards(s)

    assert play.state.first == 2
    assert not play.values_of("token")


@rule("ryozen.revelation.card.seal_palace", "ryozen.golden.seal_timing")
def test_the_palace_seal_gives_a_coin_before_the_effect() -> None:
    s = table()
    own(s, 0, "seal_palace_1")

    play = at(s).play("palace", "resource")
    assert held(play.state, 0) == (1, 0, 0)
    play.play("scroll")
    assert held(play.state, 0) == (1, 1, 0)


@rule("ryozen.revelation.seal.declined")
def test_a_seal_is_silent_when_its_effect_is_declined() -> None:
    s = table()
    own(s, 0, "seal_palace_1", "seal_outskirts_1")

    assert held(at(s.copy()).play("palace", "pass").state, 0) == (0, 0, 0)
    assert points(at(s.copy()).play("outskirts:1", "no").state) == [0, 0, 0]


@rule("ryozen.revelation.seal.any_source")
def test_seals_are_triggered_from_the_palace_too() -> None:
    s = table()
    own(s, 0, "seal_capital_1")
    goods(s, 0, lanterns=1)

    play = at(s).play("palace", "lantern", "capital", "coin")

    assert held(play.state, 0) == (1, 2, 0)


@rule("ryozen.palace.day.lantern", "ryozen.golden.nested")
def test_a_hired_companion_may_replace_one_in_the_palace() -> None:
    s = table()
    s.turned = 3
    goods(s, 0, coins=1, lanterns=1)
    row(s, (0, "bard"))
    hand(s, 0, "warrior")
    put(s, "palace", 0)
    s.display = cards("rainbow_1", "", "")

    play = at(s).play("palace", "lantern", "clan_house", "area:1")
    assert play.keys == ("palace:apprentice", "palace:warrior")
    play.play("palace:apprentice")

    assert play.state.palace == [tile(0, "bard"), tile(0, "warrior")]
