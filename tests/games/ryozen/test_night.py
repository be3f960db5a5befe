"""Night and Dawn (rulebook: the Night phase, the Dawn phase)."""

import pytest

from igroteka.games.ryozen.query import influences, leader, levels, lit
from igroteka.games.ryozen.words import ALL_EVENTS, GATES, PALACE, Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    ALL_CARDS,
    at,
    card,
    foretold,
    give_favour,
    goods,
    hand,
    held,
    hidden_places,
    moons,
    night,
    own,
    points,
    put,
    rewards,
    row,
    shards,
    sides,
    table,
    table_of,
    tile,
    village,
)


@rule("ryozen.night.parts", "ryozen.night.rewards.when_checked", "ryozen.overview.night")
def test_events_come_first_and_rewards_see_what_they_left() -> None:
    s = table()
    put(s, "capital:1", 0)
    put(s, "capital:2", 1, hidden=True)
    foretold(s, "unseen_presence")

    play = night(s)

    assert points(play.state) == [2, 2, 0]
    assert moons(play.state, 0) == (1, 0, 0)


@rule("ryozen.night.rewards.when_checked", "ryozen.night.rewards.eligible")
def test_a_companion_struck_away_by_an_event_has_earned_the_reward_of_its_sector() -> None:
    s = table()
    put(s, "gates:1", 0)
    foretold(s, "bandit_raid")

    play = night(s).play("coral")

    assert points(play.state) == [4 + 1, 0, 0]
    assert play.values_of("majority") == [(0, "palace")]  # no influence is left at the Gates


@rule("ryozen.night.rewards.when_checked")
def test_by_house_rule_a_companion_struck_away_takes_no_reward_in_its_sector() -> None:
    s = table(presence="scoring")
    put(s, "gates:1", 0)
    foretold(s, "bandit_raid")

    play = night(s).play("coral")

    assert points(play.state) == [1, 0, 0]


@rule("ryozen.board.highlight.three")
def test_by_house_rule_every_second_sector_is_highlighted() -> None:
    s = table(light="every_second")
    s.turned = 3

    assert lit(table_of(s)) == (1, 3, 5)


@rule("ryozen.night.rewards.order", "ryozen.night.rewards.palace_last")
def test_rewards_go_clockwise_from_the_gates_and_end_in_the_palace() -> None:
    s = table()
    for sector in ("clan_house", "gates", "springs", "capital", "outskirts", "altar"):
        put(s, f"{sector}:1", 1)
    put(s, "palace", 1)

    play = rewards(s).play("coin", "coral")

    order = [values[1] for values in play.values_of("majority")]
    assert order == ["gates", "capital", "outskirts", "altar", "springs", "clan_house", "palace"]


@rule("ryozen.night.rewards.eligible", "ryozen.night.majority.nobody")
def test_only_those_present_are_rewarded() -> None:
    s = table()
    put(s, "gates:1", 2)

    play = rewards(s)

    assert points(play.state) == [0, 0, 4]
    assert len(play.values_of("majority")) == 1


@rule("ryozen.night.influence.sum", "ryozen.night.influence.example", "ryozen.night.majority")
def test_the_influence_example() -> None:
    s = table()
    put(s, "gates:1", 0, hidden=True)
    put(s, "gates:2", 0, "warrior")
    put(s, "gates:3", 1)
    s.heralds = sides(1, 0, 2)
    assert influences(table_of(s), GATES) == [3, 1, 0]

    play = rewards(s)

    assert points(play.state) == [4, 4, 0]
    assert moons(play.state, 0) == (1, 0, 0)
    assert moons(play.state, 1) == (0, 0, 0)


@rule("ryozen.night.majority.sole")
def test_alone_in_a_sector_one_takes_both() -> None:
    s = table()
    put(s, "springs:1", 1)

    play = rewards(s)

    assert held(play.state, 1) == (0, 0, 1)
    assert moons(play.state, 1) == (0, 1, 0)


@rule("ryozen.night.tie", "ryozen.night.tie.example", "ryozen.board.capital_track")
def test_the_tie_example() -> None:
    s = table()
    s.heralds = sides(2, 0, 1)
    put(s, "gates:1", 0)
    put(s, "gates:2", 1)

    play = rewards(s)

    assert moons(play.state, 0) == (1, 0, 0)
    assert moons(play.state, 1) == (0, 0, 0)


@rule("ryozen.night.tie")
def test_a_tie_in_the_palace_is_broken_by_the_track_too() -> None:
    s = table()
    s.heralds = sides(2, 1, 0)
    put(s, "palace", 0)
    put(s, "palace", 1)
    assert leader(s, influences(table_of(s), PALACE)) == 1

    assert rewards(s).play("coral", "coral").state.first == 1


@rule("ryozen.night.rewards.player_order", "ryozen.golden.several_players", "ryozen.golden.night")
def test_inside_a_location_choices_are_made_in_turn_order() -> None:
    s = table()
    s.first = Side(1)
    for side in range(3):
        put(s, f"altar:{side + 1}", side)

    play = rewards(s)
    order = []
    while play.match.ask and play.topic == "gain.resource":
        order.append(play.seat)
        play.play("coin")

    assert order == [1, 2, 0]


@rule("ryozen.shard.source")
def test_shards_are_won_at_night() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "palace", 0, "warrior")

    play = rewards(s).play("agate")

    assert moons(play.state, 0) == (1, 1, 0)


# Dawn


@rule(
    "ryozen.dawn.recall",
    "ryozen.dawn.recall_revealed",
    "ryozen.overview.dawn",
    "ryozen.overview.phases",
    "ryozen.overview.rounds",
)
def test_at_dawn_everybody_takes_all_companions_back_revealed() -> None:
    s = table(2)
    s.event_deck = ALL_EVENTS[:5]
    put(s, "gates:1", 0, "warrior", hidden=True)
    put(s, "palace", 0)
    put(s, "capital:2", 1, "bard")

    play = rewards(s, last=1).play("coral")

    assert play.state.round == 2
    assert play.state.hands == [
        (tile(0, "apprentice", 4), tile(0, "warrior")),
        (tile(1, "bard"),),
    ]
    assert hidden_places(play.state) == []
    assert play.state.palace == []
    assert play.topic == "place.companion"


@rule("ryozen.dawn.first_player", "ryozen.palace.majority")
def test_the_holder_of_the_token_starts_the_next_round() -> None:
    s = table()
    s.event_deck = ALL_EVENTS[:5]
    put(s, "palace", 2)
    put(s, "gates:1", 0)

    play = rewards(s, last=1).play("coral")

    assert play.state.first == 2
    assert play.seat == 2


@rule("ryozen.dawn.level", "ryozen.component.palace")
@pytest.mark.parametrize(("number", "standing"), [(1, 2), (2, 3)])
def test_a_palace_level_is_added_at_dawn(number: int, standing: int) -> None:
    s = table()
    s.event_deck = ALL_EVENTS[:5]
    put(s, "gates:1", 0)
    assert levels(s) == 1

    assert levels(rewards(s, last=number).state) == standing


@rule("ryozen.dawn.herald_explorer_keep")
def test_everything_but_the_companions_carries_over() -> None:
    s = table()
    s.event_deck, s.event_discard = ALL_EVENTS[:5], ALL_EVENTS[9:10]
    s.heralds, s.turned, s.explorers = sides(2, 0, 1), 4, [1, 0, 1]
    s.path = (village("start"), village("craftville"))
    s.village_top = village("bulwark")
    s.display, s.card_deck, s.card_discard = (card("rainbow_1"), *ALL_CARDS[3:5]), ALL_CARDS[5:7], ALL_CARDS[7:8]
    goods(s, 1, 1, 2, 3)
    shards(s, 1, 1, 2, 3)
    own(s, 1, "disguise_1")
    give_favour(s, 1, 5)
    row(s, (0, "bard"))
    put(s, "palace", 0)

    play = rewards(s, last=1).play("coral")

    after = play.state
    assert (after.heralds, after.turned, after.explorers) == ((2, 0, 1), 4, [1, 0, 1])
    assert (after.path, after.village_top) == ((12, village("craftville")), village("bulwark"))
    assert (after.display, after.card_deck, after.card_discard) == (
        (card("rainbow_1"), *ALL_CARDS[3:5]),
        ALL_CARDS[5:7],
        ALL_CARDS[7:8],
    )
    assert (held(after, 1), moons(after, 1), points(after)[1]) == ((1, 2, 3), (1, 2, 3), 5)
    assert after.row == (tile(0, "bard"),)
    assert after.event_discard == (9,)
    assert len(after.event_deck) == 1


@rule("ryozen.dawn.third_skip", "ryozen.end.when", "ryozen.overview.rounds")
def test_after_the_third_night_the_match_is_over() -> None:
    s = table()
    put(s, "gates:1", 0)

    play = rewards(s)

    assert play.result.winners == (0,)
    assert play.values_of("dawn") == []


@rule("ryozen.event.night_all", "ryozen.night.events.everyone")
def test_an_event_hits_those_who_are_nowhere_near_the_gates() -> None:
    s = table()
    hand(s, 0)
    goods(s, 2, 1, 1, 1)
    foretold(s, "breach")

    assert held(night(s).state, 2) == (0, 0, 0)
    assert at(table()).topic == "place.space"
