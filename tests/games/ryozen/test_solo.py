"""Solo set-up, the golden rule, how the Basilisk gains, spends and scores (solo rulebook)."""

import pytest

from igroteka.games.ryozen.words import ALL_EVENTS, UNSEEN, Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    card,
    enemies,
    enemy,
    foretold,
    give_favour,
    goods,
    hand,
    held,
    moons,
    night,
    points,
    put,
    rewards,
    shards,
    sides,
    solo,
    table,
    tile,
)

# Resources and shards


@rule(
    "ryozen.solo.resources.gain_least",
    "ryozen.solo.resources.gain_tie",
    "ryozen.solo.resources.gain.example",
    "ryozen.solo.golden.example.merchant",
    "ryozen.solo.golden.not_all",
)
def test_the_merchant_example() -> None:
    s = solo("merchant")
    goods(s, 1, lanterns=2)

    play = at(s, enemy("k01"))
    assert (play.seat, play.topic, play.keys) == (0, "gain.resource", ("coin", "scroll"))
    play.play("scroll")
    assert held(play.state, 1) == (0, 1, 3)


@rule("ryozen.solo.golden.not_all", "ryozen.solo.golden.example.merchant")
def test_without_a_tie_the_player_has_no_say() -> None:
    s = solo("merchant")
    goods(s, 1, coins=2, lanterns=2)

    play = at(s, enemy("k01"))

    assert held(play.state, 1) == (2, 1, 3)
    assert play.topic == "place.space"


@rule("ryozen.solo.resources.gain_one_by_one", "ryozen.solo.resources.like_player")
def test_it_gains_one_at_a_time() -> None:
    s = solo("pathfinder")
    goods(s, 1, coins=0, scrolls=1, lanterns=2)
    build_path(s, "bulwark")
    s.explorers[1] = 1
    foretold(s, "flood", "breach")

    play = at(s, enemy("k01")).play("scroll")

    assert held(play.state, 1)[:2] == (1, 2)


@rule(
    "ryozen.solo.resources.lose_most",
    "ryozen.solo.resources.lose_one_by_one",
    "ryozen.solo.resources.lose_tie",
    "ryozen.solo.resources.lose.example",
    "ryozen.solo.night.events",
)
def test_the_losing_example() -> None:
    s = solo()
    put(s, "gates:1", 1)
    put(s, "capital:1", 1, "warrior")
    shards(s, 1, coral=1, jade=2, agate=3)
    foretold(s, "lunar_curse")

    play = night(s)
    assert moons(play.state, 1) == (1, 2, 2)
    assert (play.seat, play.topic, play.keys) == (0, "lose.shard", ("agate", "jade"))
    play.play("jade")

    assert play.values_of("shard_lost") == [(1, "agate", 1), (1, "jade", 1)]


@rule("ryozen.solo.resources.lose_most")
def test_it_pays_with_what_it_has_most_of() -> None:
    s = solo("night_agent")
    goods(s, 1, coins=2, scrolls=1)

    play = at(s, enemy("k01"))

    assert held(play.state, 1) == (1, 1, 1)
    assert moons(play.state, 1) == (1, 0, 0)


# Revelations


@rule("ryozen.solo.revelations", "ryozen.solo.revelations.buy")
def test_its_revelations_are_discarded_at_once_for_favour() -> None:
    s = solo("philosopher")
    s.display = (card("prayer_coral_1"), card("rainbow_1"), card("seal_altar_1"))
    s.card_deck = (card("disguise_1"), card("disguise_2"))
    goods(s, 1, scrolls=2)

    play = at(s, enemy("k01"))
    assert (play.seat, play.topic, play.keys) == (0, "basilisk.acquire", ("prayer_coral_1", "rainbow_1"))
    play.play("rainbow_1")

    assert points(play.state) == [0, 3]
    assert play.state.cards[1] == ()
    assert play.state.card_discard == (card("rainbow_1"),)
    assert held(play.state, 1) == (0, 1, 1)


@rule("ryozen.solo.revelations.buy", "ryozen.solo.golden.must_act")
def test_it_acquires_as_many_as_it_can() -> None:
    s = solo("hermit")
    goods(s, 1, scrolls=2)
    s.display = (card("prayer_coral_1"), card("rainbow_1"), card("disguise_1"))

    play = at(s, enemy("k07"))
    assert play.keys == ("rainbow_1", "disguise_1")
    play.play("disguise_1")

    assert held(play.state, 1) == (0, 0, 0)
    assert points(play.state) == [0, 6]


# Golden rule


@rule("ryozen.solo.golden.choice", "ryozen.solo.golden.example.pathfinder")
def test_the_pathfinder_example() -> None:
    s = solo("pathfinder")
    build_path(s, "craftville", "fire_cape")
    s.explorers[1] = 1

    play = at(s, enemy("k01"))
    assert (play.seat, play.topic, play.keys) == (0, "pathfinder.action", ("explore", "bonus"))
    play.play("explore")

    assert play.state.explorers == [0, 2]
    assert held(play.state, 1) == (0, 0, 1)


@rule("ryozen.solo.golden.no_void")
def test_a_choice_without_effect_is_not_offered_while_another_has_one() -> None:
    s = solo("pathfinder")
    build_path(s, "river_shoal", "fire_cape")
    s.explorers[1] = 1

    play = at(s, enemy("k01"))

    assert play.state.explorers == [0, 2]
    assert play.topic == "place.space"


@rule("ryozen.solo.golden.must_act")
def test_it_never_declines() -> None:
    s = solo()
    goods(s, 1, coins=1)
    foretold(s, "flood", "breach")

    play = at(s, enemy("k01"))

    assert play.keys == ("flood", "breach")
    assert held(play.state, 1) == (0, 0, 1)


@rule("ryozen.solo.golden.order", "ryozen.golden.several_players")
def test_both_sides_are_served_in_turn_order() -> None:
    s = solo()
    s.first = Side(1)
    put(s, "palace", 0)
    put(s, "palace", 1)
    shards(s, 1, coral=1)

    play = rewards(s)
    assert play.ask.about == (1,)
    assert play.keys == ("agate", "jade")
    play.play("jade")
    assert play.ask.about == (0,)
    assert list(play.keys) == ["coral", "agate", "jade"]


# Night and end


@rule("ryozen.solo.night_dawn", "ryozen.solo.stack.dawn", "ryozen.solo.deck.keep")
def test_dawn_shuffles_its_companions_into_a_new_stack_and_keeps_the_deck() -> None:
    s = solo()
    s.event_deck = ALL_EVENTS[:4]
    s.enemy_discard = enemies(3)
    s.enemy_unseen = enemies(*(n for n in range(14) if n != 3))
    s.enemy_blocks = [(UNSEEN,) * 13]
    put(s, "gates:1", 1, "warrior", hidden=True)
    put(s, "gates:2", 1, "bard")
    put(s, "capital:1", 0)
    s.first = Side(0)

    play = rewards(s, tile(1, "bard"), 0, 1, 2, 3, last=1)

    assert play.state.round == 2
    assert play.state.top == tile(1, "bard")
    assert play.state.hands[1] == (tile(1, "warrior"),)
    assert play.state.enemy_discard == (3,)
    assert play.state.enemy_blocks == [(UNSEEN,) * 13]
    assert 14 not in play.state.enemy_unseen
    assert play.seat == 0


@rule("ryozen.solo.night.events", "ryozen.solo.golden.choice")
def test_events_hit_the_basilisk_and_the_player_chooses_for_it() -> None:
    s = solo()
    put(s, "gates:1", 1)
    put(s, "springs:1", 1, "warrior")
    foretold(s, "bandit_raid")

    play = night(s)
    assert (play.seat, play.keys) == (0, ("gates:1", "springs:1"))
    play.play("gates:1")

    assert tile(1, "apprentice", 4) in play.state.palace


@rule("ryozen.solo.win", "ryozen.solo.end.when", "ryozen.solo.end.score", "ryozen.solo.opponent.abilities")
@pytest.mark.parametrize(("mine", "winners"), [(12, (0,)), (10, ())])
def test_the_higher_score_wins(mine: int, winners: tuple[int, ...]) -> None:
    s = solo()
    s.first = Side(0)
    give_favour(s, 0, mine - 1)
    give_favour(s, 1, 2)
    shards(s, 1, agate=3)

    play = night(s)

    assert play.values_of("score") == [(0, mine), (1, 11)]
    assert play.result.winners == winners
    assert play.result.scores == (mine,)


@rule("ryozen.solo.win.tie")
@pytest.mark.parametrize(("heralds", "winners"), [((0, 1), (0,)), ((1, 0), ())])
def test_a_tie_is_decided_by_the_track(heralds: tuple[int, ...], winners: tuple[int, ...]) -> None:
    s = solo()
    s.first = Side(0)
    s.heralds = sides(*heralds)
    give_favour(s, 1, 1)

    assert night(s).result.winners == winners


@rule("ryozen.solo.end.token", "ryozen.solo.end.example")
def test_its_token_counts_as_the_best_colour() -> None:
    s = solo()
    s.first = Side(1)
    shards(s, 1, coral=3, jade=2)

    assert night(s).values_of("score")[1] == (1, 18)


@rule("ryozen.solo.stack.look", "ryozen.solo.stack.look_hidden")
def test_the_player_may_see_its_stack_and_hidden_companions() -> None:
    s = solo()
    put(s, "gates:1", 1, "bard", hidden=True)
    s.side = Side(1)

    known = at(s).match.view(0).known

    assert known.hands[1] == s.hands[1]
    assert known.board == s.board


@rule("ryozen.solo.turn.no_revelations")
def test_it_has_no_start_of_turn_step() -> None:
    s = table(1, "solo")
    s.side = Side(0)
    hand(s, 0, "apprentice")
    s.cards[0] = (card("rainbow_1"),)

    play = at(s, enemy("k03"))

    assert (play.values_of("turn"), play.topic) == ([(1,), (0,)], "turn.revelation")
