"""The sixteen ranks: each ability on its own, and the nested cases (rulebook: abilities)."""

import pytest

from igroteka.games.ryozen.rules.companions import ABILITIES, is_usable
from igroteka.games.ryozen.words import PLAYER, RANKS, SECTORS, TRICKSTER
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    card,
    event,
    foretold,
    goods,
    hand,
    held,
    hidden_places,
    moons,
    occupied,
    own,
    place,
    points,
    put,
    row,
    sides,
    table,
    table_of,
    tile,
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
