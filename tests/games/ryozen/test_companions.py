"""The sixteen ranks: each ability on its own, and the nested cases (rulebook: abilities)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.rules.companions import ABILITIES, is_usable
from igroteka.games.ryozen.words import PLAYER, RANKS, SECTORS, TRICKSTER, Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    card,
    cards,
    event,
    foretold,
    goods,
    hand,
    held,
    hidden_places,
    lock,
    moons,
    occupied,
    own,
    place,
    points,
    put,
    reasons,
    row,
    sides,
    table,
    table_of,
    tile,
    village,
)


def test_every_rank_has_an_ability() -> None:
    assert sorted(ABILITIES) == list(range(len(RANKS)))


@rule("ryozen.companion.ability.apprentice", "ryozen.day.place.example.purple")
def test_apprentice_has_no_ability() -> None:
    s = table()
    put(s, "clan_house:1", 1, hidden=True)
    s.stacks[0] = (tile(0, "bard"),)

    play = at(s).play("clan_house:2")

    assert play.topic == "effect.apply"
    assert play.values_of("ability") == []
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.companion.ability.philosopher")
def test_philosopher_acquires_a_revelation_for_its_price_without_the_springs_seal() -> None:
    s = table()
    hand(s, 0, "philosopher")
    s.display = (card("prayer_coral_1"), card("seal_altar_1"), card("offering_wealth"))
    own(s, 0, "seal_springs_1")
    goods(s, 0, scrolls=2)

    play = at(s).play("gates:1", "yes", "prayer_coral_1", "discard")

    assert held(play.state, 0) == (0, 0, 0)
    assert points(play.state) == [4, 0, 0]
    assert play.topic == "effect.apply"


@rule("ryozen.companion.ability.merchant", "ryozen.resource.any")
def test_merchant_gains_a_resource_of_choice() -> None:
    s = table()
    hand(s, 0, "merchant")

    play = at(s).play("gates:1", "yes")

    assert play.keys == ("coin", "scroll", "lantern")
    assert held(play.play("scroll").state, 0) == (0, 1, 0)


@rule("ryozen.companion.ability.archer", "ryozen.board.ring.opposite")
@pytest.mark.parametrize(
    ("here", "there"),
    [("gates", "altar"), ("capital", "springs"), ("outskirts", "clan_house"), ("springs", "capital")],
)
def test_archer_strikes_in_the_opposite_sector(here: str, there: str) -> None:
    s = table()
    hand(s, 0, "archer")
    for sector in SECTORS:
        if sector != here:
            put(s, f"{sector}:1", 1)
    victim = s.board[place(f"{there}:1")]

    play = at(s).play(f"{here}:1", "yes")

    assert play.state.palace == [victim]
    assert f"{there}:1" not in occupied(play.state)


@rule("ryozen.companion.ability.bard", "ryozen.board.ring.adjacent")
def test_bard_turns_any_revealed_companion_next_door_hidden() -> None:
    s = table()
    hand(s, 0, "bard")
    put(s, "clan_house:1", 1)
    put(s, "capital:1", 0, "warrior")
    put(s, "capital:2", 2, hidden=True)
    put(s, "outskirts:1", 2, "warrior")

    play = at(s).play("gates:1", "yes")

    assert play.keys == ("capital:1", "clan_house:1")
    assert hidden_places(play.play("clan_house:1").state) == ["capital:2", "clan_house:1"]


@rule("ryozen.companion.ability.warrior")
def test_warrior_strikes_another_companion_in_the_own_sector_only() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "capital:1", 1)
    put(s, "capital:2", 2)
    put(s, "gates:1", 2, "archer")
    goods(s, 0, lanterns=1)

    play = at(s).play("capital:3", "yes")

    assert play.keys == ("capital:1", "capital:2")


@rule("ryozen.companion.ability.trickster")
def test_trickster_copies_an_own_ready_companion_from_where_it_stands() -> None:
    s = table()
    hand(s, 0, "trickster")
    row(s, (1, "merchant"), (0, "archer"), (0, "counsellor"))
    victim = put(s, "altar:1", 1)

    play = at(s).play("gates:1", "yes")

    assert play.keys == ("archer", "counsellor")
    play.play("archer")
    assert play.state.palace == [victim]
    assert len(play.state.row) == 3


@rule("ryozen.companion.ability.trickster.limits")
def test_a_copied_guard_locks_the_tricksters_sector() -> None:
    s = table()
    hand(s, 0, "trickster")
    row(s, (0, "guard"))
    goods(s, 0, coins=1)

    play = at(s).play("springs:1", "revealed", "yes")

    assert play.state.locks[4] == tile(0, "trickster")
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.companion.ability.trickster.limits", "ryozen.companion.ability.hermit")
def test_a_copied_hermit_replaces_the_tricksters_day_effect() -> None:
    s = table()
    hand(s, 0, "trickster")
    row(s, (0, "hermit"))

    play = at(s).play("outskirts:1", "yes", "capital", "yes")

    assert held(play.state, 0) == (0, 2, 0)


@rule("ryozen.companion.ability.trickster.limits")
def test_a_trickster_copies_neither_nobody_nor_a_trickster() -> None:
    s = table()
    row(s, (1, "merchant"))
    put(s, "gates:1", 0, "trickster")
    assert not is_usable(table_of(s), PLAYER, TRICKSTER, place("gates:1"))

    row(s, (0, "trickster"))
    assert not is_usable(table_of(s), PLAYER, TRICKSTER, place("gates:1"))


@rule("ryozen.companion.ability.diplomat", "ryozen.day.move.place_choice")
def test_diplomat_moves_an_own_neighbour_to_a_free_place_here_for_free() -> None:
    s = table()
    hand(s, 0, "diplomat")
    moved = put(s, "gates:1", 0, hidden=True)
    put(s, "outskirts:1", 1)

    play = at(s).play("capital:1", "yes")

    assert play.topic == "move.space"
    assert play.keys == ("capital:2", "capital:3")
    play.play("capital:3")
    assert play.state.board[place("capital:3")] == moved
    assert hidden_places(play.state) == ["capital:3"]
    assert held(play.state, 0) == (0, 0, 0)
    assert play.topic == "effect.apply"


@rule("ryozen.companion.ability.diplomat", "ryozen.companion.ability.no_target")
def test_diplomat_needs_a_free_place() -> None:
    s = table()
    hand(s, 0, "diplomat")
    put(s, "gates:1", 0)
    put(s, "capital:2", 1)
    put(s, "capital:3", 2)

    assert at(s).play("capital:1").topic == "effect.apply"


@rule("ryozen.companion.ability.counsellor")
def test_counsellor_gives_favour_to_the_first_on_the_track_scrolls_to_others() -> None:
    s = table()
    hand(s, 0, "counsellor")
    first = at(s).play("capital:1", "yes")
    assert points(first.state) == [3, 0, 0]
    assert held(first.state, 0) == (0, 0, 0)

    s = table()
    hand(s, 0, "counsellor")
    s.heralds = sides(1, 0, 2)
    other = at(s).play("capital:1", "yes")
    assert points(other.state) == [0, 0, 0]
    assert held(other.state, 0) == (0, 2, 0)
    assert other.state.heralds == (1, 0, 2)


@rule("ryozen.companion.ability.pathfinder")
def test_pathfinder_explores_or_takes_the_bonus_under_the_explorer() -> None:
    def ready() -> tuple[str, ...]:
        return ("gates:1", "yes")

    s = table()
    hand(s, 0, "pathfinder")
    build_path(s, "craftville", "fire_cape")
    s.explorers[0] = 1
    play = at(s.copy()).play(*ready())
    assert play.keys == ("explore", "bonus")
    assert play.play("explore").state.explorers[0] == 2
    assert held(play.state, 0) == (0, 0, 0)

    bonus = at(s.copy()).play(*ready(), "bonus")
    assert held(bonus.state, 0) == (0, 3, 0)
    assert bonus.state.explorers[0] == 1


@rule("ryozen.companion.ability.seer", "ryozen.event.area_gap")
def test_seer_discards_an_event() -> None:
    s = table()
    hand(s, 0, "seer")
    foretold(s, "flood", "breach")

    play = at(s).play("outskirts:1", "yes", "flood")

    assert play.state.areas == (-1, event("breach"), -1, -1)
    assert play.state.event_discard == (event("flood"),)


@rule("ryozen.companion.ability.seer", "ryozen.event.discard_order")
def test_seer_returns_the_top_discarded_event_to_an_empty_area_of_choice() -> None:
    s = table()
    hand(s, 0, "seer")
    foretold(s, "flood", "", "breach")
    s.event_discard = (event("rumours"), event("uprising"))

    play = at(s).play("outskirts:1", "yes", "return")

    assert play.keys == ("area:2", "area:4")
    play.play("area:2")
    assert play.state.areas == (event("flood"), event("uprising"), event("breach"), -1)
    assert play.state.event_discard == (event("rumours"),)


@rule("ryozen.companion.ability.mentor", "ryozen.golden.nested")
def test_mentor_applies_the_clan_house_effect_besides_that_of_its_sector() -> None:
    s = table()
    hand(s, 0, "mentor", "apprentice")
    s.stacks[0] = (tile(0, "bard"), tile(0, "seer"))
    goods(s, 0, coins=1)
    row(s)

    play = at(s, tile(0, "bard")).play("mentor", "capital:1", "revealed", "yes", "yes", "area:1", "hand:apprentice")

    assert points(play.state) == [1, 0, 0]
    play.play("yes")
    assert held(play.state, 0) == (0, 2, 0)


@rule("ryozen.companion.ability.mentor")
def test_mentor_in_the_clan_house_gives_its_effect_twice_with_its_seal_each_time() -> None:
    s = table()
    hand(s, 0, "mentor")
    own(s, 0, "seal_clan_house_1")
    s.stacks[0] = tuple(tile(0, rank) for rank in ("bard", "seer", "guard", "archer", "hermit"))
    s.hands[0] += (tile(0, "apprentice"),)

    play = at(s).play("mentor", "clan_house:1", "yes")
    ready = [len(play.state.row)]
    ready += [len(play.play(*answers).state.row) for answers in (("no", "yes"), ("yes",))]

    assert ready == [1, 2, 3]


@rule("ryozen.companion.ability.hermit", "ryozen.board.ring.order")
def test_hermit_applies_an_adjacent_effect_instead() -> None:
    s = table()
    hand(s, 0, "hermit")
    own(s, 0, "seal_gates_1", "seal_capital_1")
    goods(s, 1, coins=1)

    play = at(s).play("gates:1", "yes")
    assert play.keys == ("capital", "clan_house")
    play.play("capital", "yes")
    assert play.topic == "gain.resource"
    play.play("coin")

    assert held(play.state, 0) == (1, 2, 0)
    assert held(play.state, 1) == (1, 0, 0)
    assert play.seat == 1


@rule("ryozen.companion.ability.hermit")
def test_a_hermit_whose_ability_is_ignored_applies_its_own_sector() -> None:
    s = table()
    hand(s, 0, "hermit")

    play = at(s).play("gates:1", "no", "yes")

    assert held(play.state, 0) == (0, 0, 1)


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


@rule("ryozen.companion.ability.organizer")
def test_organiser_strikes_where_one_has_a_hidden_companion() -> None:
    s = table()
    hand(s, 0, "organiser")
    put(s, "springs:1", 0, hidden=True)
    put(s, "springs:2", 1)
    put(s, "gates:1", 1, "warrior")
    put(s, "altar:1", 2, hidden=True)

    play = at(s).play("gates:2", "yes")

    assert play.keys == ("springs:1", "springs:2")
    play.play("springs:2")
    assert play.state.palace == [tile(1, "apprentice", 4)]


@rule("ryozen.companion.ability.night_agent")
@pytest.mark.parametrize(
    ("sector", "gained"),
    [
        ("gates", (1, 0, 0)),
        ("capital", (1, 0, 0)),
        ("outskirts", (0, 0, 1)),
        ("altar", (0, 0, 1)),
        ("springs", (0, 1, 0)),
        ("clan_house", (0, 1, 0)),
    ],
)
def test_night_agent_pays_a_resource_for_the_sectors_shard(sector: str, gained: tuple[int, ...]) -> None:
    s = table()
    hand(s, 0, "night_agent")
    goods(s, 0, scrolls=1, lanterns=1)

    play = at(s).play(f"{sector}:1", "yes", "lantern")

    assert moons(play.state, 0) == gained
    assert held(play.state, 0) == (0, 1, 0)


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
