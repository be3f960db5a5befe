"""Day effects and night rewards of the six sectors (rulebook: sectors)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.words import SECTORS
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
    moons,
    own,
    points,
    put,
    reasons,
    rewards,
    row,
    sides,
    table,
    tile,
    village,
)

# Gates


@rule(
    "ryozen.sector.gates.day.lantern",
    "ryozen.sector.gates.day.discard_event",
    "ryozen.sector.gates.role",
    "ryozen.event.area_gap",
    "ryozen.event.discard_order",
)
def test_gates_give_a_lantern_and_may_stop_an_event() -> None:
    s = table()
    foretold(s, "flood", "breach", "rumours")
    s.event_discard = (event("uprising"),)

    play = at(s).play("gates:1", "yes")

    assert held(play.state, 0) == (0, 0, 1)
    assert play.keys == ("flood", "breach", "rumours", "pass")
    play.play("breach")
    assert play.state.areas == (event("flood"), -1, event("rumours"), -1)
    assert play.state.event_discard == (event("uprising"), event("breach"))


@rule("ryozen.sector.gates.day.discard_event")
def test_the_gates_may_leave_all_events() -> None:
    s = table()
    foretold(s, "flood")

    play = at(s).play("gates:1", "yes", "pass")

    assert play.state.areas[0] == event("flood")
    assert play.seat == 1


# Capital


@rule("ryozen.sector.capital.day.scrolls", "ryozen.sector.capital.day.herald", "ryozen.sector.capital.role")
def test_the_capital_gives_scrolls_and_the_first_space() -> None:
    s = table()
    s.heralds = sides(1, 2, 0)

    play = at(s).play("capital:1", "yes")

    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.heralds == (0, 1, 2)


@rule("ryozen.sector.capital.day.herald")
def test_only_heralds_that_were_ahead_drop_a_space() -> None:
    s = table(4)
    s.heralds = sides(1, 0, 2, 3)

    play = at(s).play("capital:1", "yes")

    assert play.state.heralds == (0, 1, 2, 3)


@rule("ryozen.sector.capital.day.already_first")
def test_a_herald_already_first_changes_nothing() -> None:
    s = table()

    play = at(s).play("capital:1", "yes")

    assert play.state.heralds == (0, 1, 2)
    assert not play.values_of("herald")


# Outskirts


@rule("ryozen.sector.outskirts.day.explore", "ryozen.sector.outskirts.role", "ryozen.village.explore.move")
def test_the_outskirts_let_explore_one_or_two_villages() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape", "bulwark")

    one = at(s.copy()).play("outskirts:1", "yes", "explore", "done")
    assert one.state.explorers == [1, 0, 0]

    two = at(s.copy()).play("outskirts:1", "yes", "explore", "explore")
    assert two.state.explorers == [2, 0, 0]
    assert two.seat == 1


@rule("ryozen.sector.outskirts.day.build", "ryozen.sector.outskirts.day.order")
def test_the_outskirts_let_explore_once_and_then_build() -> None:
    s = table()
    build_path(s, "craftville")
    s.village_top = village("bulwark")
    goods(s, 0, scrolls=2)

    play = at(s).play("outskirts:1", "yes", "explore", "build")

    assert play.state.path == tuple(village(each) for each in ("start", "craftville", "bulwark"))
    assert play.state.explorers[0] == 2
    assert play.seat == 1


@rule("ryozen.sector.outskirts.day.build")
def test_building_needs_no_exploring_before_it() -> None:
    s = table()
    s.village_top = village("bulwark")
    goods(s, 0, coins=1, scrolls=1)

    play = at(s).play("outskirts:1", "revealed", "yes")
    assert play.keys == ("build", "done")
    play.play("build")
    assert play.state.explorers[0] == 1
    assert play.seat == 1


@rule("ryozen.sector.outskirts.day.explore")
def test_after_exploring_twice_nothing_is_built() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")
    s.village_top = village("bulwark")
    goods(s, 0, coins=5)

    play = at(s).play("outskirts:1", "revealed", "yes", "explore", "explore")

    assert play.seat == 1
    assert len(play.state.path) == 3


# Altar


@rule("ryozen.sector.altar.day.explore", "ryozen.sector.altar.day.bonus", "ryozen.sector.altar.role")
def test_the_altar_lets_explore_and_take_a_bonus() -> None:
    s = table()
    build_path(s, "craftville")

    play = at(s).play("altar:1", "yes", "yes", "craftville")

    assert play.state.explorers[0] == 1
    assert held(play.state, 0) == (0, 3, 0)
    assert play.seat == 1


@rule("ryozen.sector.altar.day.order", "ryozen.village.explored.definition", "ryozen.village.bonus.one")
def test_the_village_just_reached_may_be_chosen_but_only_one() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape", "bulwark")
    s.explorers[0] = 1

    play = at(s).play("altar:1", "yes", "yes")
    assert play.keys == ("start", "craftville", "fire_cape", "pass")
    play.play("fire_cape")
    assert held(play.state, 0) == (0, 0, 2)
    assert play.seat == 1


@rule("ryozen.sector.altar.day.explore", "ryozen.sector.altar.day.bonus")
def test_both_parts_of_the_altar_are_optional() -> None:
    s = table()
    build_path(s, "craftville")

    play = at(s).play("altar:1", "yes", "no", "pass")

    assert play.state.explorers[0] == 0
    assert held(play.state, 0) == (0, 0, 0)


# Springs


@rule("ryozen.sector.springs.day", "ryozen.sector.springs.role", "ryozen.revelation.where")
def test_the_springs_give_up_to_two_revelations() -> None:
    s = table()
    s.display = (card("rainbow_1"), card("disguise_1"), card("offering_wealth"))
    goods(s, 0, scrolls=5)

    play = at(s).play("springs:1", "yes", "rainbow_1", "keep", "disguise_1", "keep")

    assert play.state.cards[0] == (card("rainbow_1"), card("disguise_1"))
    assert held(play.state, 0) == (0, 3, 0)
    assert play.seat == 1


@rule("ryozen.sector.springs.day")
def test_one_revelation_or_none_is_enough() -> None:
    s = table()
    s.display = (card("rainbow_1"), card("disguise_1"), card("offering_wealth"))
    goods(s, 0, scrolls=5)

    assert at(s.copy()).play("springs:1", "yes", "pass").state.cards[0] == ()
    one = at(s.copy()).play("springs:1", "yes", "offering_wealth", "keep", "pass")
    assert one.state.cards[0] == (card("offering_wealth"),)


# Clan House


@rule(
    "ryozen.sector.clan_house.day.reveal",
    "ryozen.sector.clan_house.day.hire",
    "ryozen.sector.clan_house.day.order",
    "ryozen.sector.clan_house.role",
    "ryozen.day.effect.example",
)
def test_the_clan_house_reveals_and_then_hires_the_revealed_one() -> None:
    s = table()
    s.stacks[0] = (tile(0, "bard"), tile(0, "seer"))
    goods(s, 0, coins=2)

    play = at(s, tile(0, "seer")).play("clan_house:1", "revealed", "yes", "yes", "area:1", "hand:apprentice")

    assert play.state.hands[0] == (tile(0, "seer"),)
    assert held(play.state, 0) == (1, 0, 0)
    assert points(play.state) == [1, 0, 0]
    assert play.seat == 1


@rule("ryozen.sector.clan_house.day.order", "ryozen.clan_house.hire.one")
def test_reveal_and_hire_are_independent_and_at_most_one_is_hired() -> None:
    s = table()
    s.stacks[0] = (tile(0, "bard"),)
    row(s, (0, "seer"), (0, "archer"))
    goods(s, 0, coins=9)

    play = at(s).play("clan_house:1", "revealed", "yes", "no", "area:2", "hand:apprentice")

    assert play.state.row == (tile(0, "seer"),)
    assert play.state.stacks[0] == (tile(0, "bard"),)
    assert play.seat == 1


# Night rewards

REWARDS = [
    ("gates", 4, (0, 0, 0), (1, 0, 0)),
    ("capital", 2, (0, 0, 0), (1, 0, 0)),
    ("outskirts", 0, (0, 1, 0), (0, 0, 1)),
    ("springs", 0, (0, 0, 1), (0, 1, 0)),
    ("clan_house", 0, (1, 0, 0), (0, 1, 0)),
]


@rule(
    "ryozen.sector.gates.night",
    "ryozen.sector.gates.majority",
    "ryozen.sector.capital.night",
    "ryozen.sector.capital.majority",
    "ryozen.sector.outskirts.night",
    "ryozen.sector.outskirts.majority",
    "ryozen.sector.springs.night",
    "ryozen.sector.springs.majority",
    "ryozen.sector.clan_house.night",
    "ryozen.sector.clan_house.majority",
    "ryozen.board.sectors.two_bonuses",
)
@pytest.mark.parametrize(("sector", "favour", "resources", "shard"), REWARDS)
def test_night_reward_for_everyone_and_shard_for_the_majority(
    sector: str, favour: int, resources: tuple[int, ...], shard: tuple[int, ...]
) -> None:
    s = table()
    put(s, f"{sector}:1", 0)
    put(s, f"{sector}:2", 1, hidden=True)

    play = rewards(s)

    assert points(play.state) == [favour, favour, 0]
    assert [held(play.state, side) for side in range(3)] == [resources, resources, (0, 0, 0)]
    assert [moons(play.state, side) for side in range(3)] == [(0, 0, 0), shard, (0, 0, 0)]


@rule("ryozen.sector.altar.night", "ryozen.sector.altar.majority", "ryozen.resource.any")
def test_the_altar_gives_a_resource_of_choice_and_a_jade_shard() -> None:
    s = table()
    put(s, "altar:1", 0)
    put(s, "altar:2", 1, hidden=True)

    play = rewards(s)
    assert (play.seat, play.topic, play.keys) == (0, "gain.resource", ("coin", "scroll", "lantern"))
    play.play("lantern")
    assert play.seat == 1
    play.play("coin")

    assert held(play.state, 0) == (0, 0, 1)
    assert held(play.state, 1) == (1, 0, 0)
    assert moons(play.state, 1) == (0, 0, 1)


# In common


@rule("ryozen.day.effect.nothing_possible")
@pytest.mark.parametrize("sector", ["outskirts", "springs", "clan_house"])
def test_an_effect_of_which_nothing_is_possible_ends_the_turn(sector: str) -> None:
    s = table()
    s.display = cards("seal_altar_1", "", "")

    play = at(s).play(f"{sector}:1")

    assert play.seat == 1


@rule("ryozen.board.sectors.six", "ryozen.board.sectors.two_bonuses")
def test_the_box_has_six_sectors_each_with_its_own_bonuses() -> None:
    assert tuple(row.id for row in BOX.sector) == SECTORS
    assert SECTORS == ("gates", "capital", "outskirts", "altar", "springs", "clan_house")


@rule("ryozen.village.build.where", "ryozen.village.build.cost", "ryozen.resource.no_debt")
def test_why_nothing_can_be_built() -> None:
    s = table()
    build_path(s, "craftville")
    s.village_top = village("bulwark")
    play = at(s.copy()).play("outskirts:1", "yes")
    assert reasons(play, "build") == ["not_last_village"]

    s.explorers[0] = 0
    build_path(s, "craftville", "fire_cape")
    s.explorers[0] = 1
    play = at(s).play("outskirts:1", "yes", "explore")
    assert play.seat == 1


@rule("ryozen.golden.simultaneous", "ryozen.golden.seal_timing")
def test_the_owner_decides_whether_the_altar_seal_strikes_before_or_after() -> None:
    s = table()
    own(s, 0, "seal_altar_1")
    victim = put(s, "gates:1", 1)
    build_path(s, "nomad_camp")
    s.explorers[0] = 1

    before = at(s.copy()).play("altar:1", "yes")
    assert before.keys == ("before", "after")
    before.play("before")
    assert before.state.palace == [victim]
    assert before.topic == "altar.bonus"

    after = at(s.copy()).play("altar:1", "yes", "after")
    assert after.state.palace == []
    after.play("pass")
    assert after.state.palace == [victim]


@rule("ryozen.day.effect.optional", "ryozen.day.effect.after_place", "ryozen.day.turn.end")
@pytest.mark.parametrize("sector", SECTORS)
def test_every_day_effect_may_be_declined(sector: str) -> None:
    s = table()
    hand(s, 0, "apprentice")
    s.display = cards("offering_wealth", "", "")
    s.stacks[0] = (tile(0, "bard"),)
    build_path(s, "craftville")

    play = at(s).play(f"{sector}:1")
    assert play.topic == "effect.apply"
    assert play.ask.about == (sector,)
    play.play("no")

    assert held(play.state, 0) == (0, 0, 0)
    assert play.seat == 1
