"""The Guard's lock: whom it keeps out, and how long (rulebook: abilities)."""

from igroteka.games.ryozen.words import Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    goods,
    hand,
    held,
    hidden_places,
    lock,
    place,
    put,
    reasons,
    row,
    table,
    tile,
)


@rule("ryozen.companion.ability.trickster.limits")
def test_a_copied_guard_locks_the_tricksters_sector() -> None:
    s = table()
    hand(s, 0, "trickster")
    row(s, (0, "guard"))
    goods(s, 0, coins=1)

    play = at(s).play("springs:1", "revealed", "yes")

    assert play.state.locks[4] == tile(0, "trickster")
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.companion.ability.guard", "ryozen.companion.ability.guard.all")
def test_guard_locks_its_sector_for_everybody_until_the_owners_next_turn() -> None:
    s = table()
    hand(s, 0, "guard", "apprentice")
    goods(s, 0, coins=1)
    goods(s, 1, coins=1)

    play = at(s).play("guard", "capital:1", "revealed", "yes", "no")
    assert held(play.state, 0) == (0, 0, 0)
    for seat in (1, 2):
        assert play.seat == seat
        assert not any(key.startswith("capital") for key in play.keys)
        assert reasons(play, "capital:2") == ["locked"]
        play.play("palace", "pass")
    assert play.seat == 0
    assert "capital:2" in play.keys


@rule("ryozen.companion.ability.guard.all", "ryozen.day.move.place_choice", "ryozen.village.tile.nomad_camp")
def test_nobody_moves_into_a_locked_sector_not_even_the_owner() -> None:
    s = table()
    hand(s, 0, "pathfinder")
    put(s, "gates:1", 0, "guard")
    put(s, "altar:1", 0)
    lock(s, 0, tile(1, "guard"))
    build_path(s, "nomad_camp")
    s.explorers[0] = 1

    play = at(s).play("outskirts:1", "yes", "altar:1")

    assert play.topic == "move.space"
    assert not any(key.startswith("gates") for key in play.keys)
    assert "capital:1" in play.keys


@rule("ryozen.companion.ability.guard.leave")
def test_the_lock_ends_when_the_guard_is_struck_to_the_palace() -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:1", 1, "guard")
    lock(s, 4, tile(1, "guard"))

    play = at(s).play("capital:1", "yes")

    assert play.state.locks == (-1,) * 6


@rule("ryozen.companion.ability.guard.leave")
def test_a_guard_turned_hidden_still_locks() -> None:
    s = table()
    hand(s, 0, "bard")
    put(s, "springs:1", 1, "guard")
    lock(s, 4, tile(1, "guard"))

    play = at(s).play("altar:1", "yes")

    assert hidden_places(play.state) == ["springs:1"]
    assert play.state.locks[4] == tile(1, "guard")


@rule("ryozen.companion.ability.guard.replace")
def test_replacing_in_a_locked_sector_is_allowed() -> None:
    s = table()
    hand(s, 1, "mentor")
    hand(s, 0)
    s.side = Side(0)
    put(s, "springs:1", 0, "guard")
    put(s, "springs:2", 1)
    lock(s, 4, tile(0, "guard"))
    row(s, (1, "bard"))
    goods(s, 1, coins=1)

    play = at(s).play("gates:1", "revealed", "yes", "area:1")
    assert play.keys == ("gates:1", "springs:2")
    play.play("springs:2")
    assert play.state.board[place("springs:2")] == tile(1, "bard")
    assert play.state.locks[4] == tile(0, "guard")


@rule("ryozen.companion.ability.guard.leave")
def test_a_replaced_guard_locks_no_more() -> None:
    s = table()
    hand(s, 0, "guard", "apprentice")
    goods(s, 0, coins=2)
    row(s, (0, "bard"))

    play = at(s).play("guard", "clan_house:1", "revealed", "yes", "yes", "area:1", "clan_house:1")

    assert play.state.board[place("clan_house:1")] == tile(0, "bard")
    assert play.state.locks == (-1,) * 6


@rule("ryozen.companion.ability.guard.last_turn")
def test_a_lock_without_a_next_turn_ends_with_the_day() -> None:
    s = table()
    hand(s, 0, "guard")
    hand(s, 1)
    hand(s, 2, "apprentice", "apprentice")
    goods(s, 0, coins=1)

    play = at(s).play("gates:1", "revealed", "yes", "no", "palace", "pass")
    assert play.seat == 2
    assert not any(key.startswith("gates") for key in play.keys)
    play.play("palace", "pass", "coral")
    assert play.state.locks == (-1,) * 6
