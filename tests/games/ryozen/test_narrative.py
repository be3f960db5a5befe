"""The narrative solo mode: four decks of three acts (solo rulebook: narrative mode)."""

from typing import get_args, get_type_hints

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.box.effects import ActEffect
from igroteka.games.ryozen.query import all_sides, influences, leader
from igroteka.games.ryozen.rules.acts import DEEDS
from igroteka.games.ryozen.score import total
from igroteka.games.ryozen.state import LEVY, LOOMING, SETS, STRUCK_FAVOUR, TIES, VEIL, State
from igroteka.games.ryozen.words import ALL_EVENTS, BASILISK, CLANS, GATES, NO_TILE, PLAYER, TILES, WAYS
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import (
    Play,
    at,
    build_path,
    enemy,
    give_favour,
    goods,
    hand,
    held,
    hidden_places,
    moons,
    night,
    occupied,
    own,
    points,
    put,
    rank_of,
    rewards,
    shards,
    sides,
    solo,
    table_of,
    tile,
    village,
)

DECKS = pytest.mark.parametrize("deck", CLANS)


def begun(deck: str, seed: int = 1, **options: str) -> Play:
    return scenario(GAME, None, mode="narrative", seats=1, seed=seed, story=deck, **options)


def before(deck: str, act: int, way: int = 0) -> State:
    """The start of a Day, before its act is read; the player is first."""
    s = solo(story=deck)
    s.round, s.way, s.first, s.agenda = act - 1, way, PLAYER, []
    s.event_deck = ALL_EVENTS[:5]
    hand(s, 0, "apprentice")
    s.hands[1], s.top = (tile(1, "apprentice"), tile(1, "warrior")), NO_TILE
    return s


# Set-up


@rule("ryozen.narrative.what", "ryozen.solo.component.scenario_cards")
def test_four_decks_of_three_acts() -> None:
    assert [(row.deck, row.act) for row in BOX.scenario] == [(deck, act) for deck in CLANS for act in (1, 2, 3)]
    assert all(row.effects(way) for row in BOX.scenario if row.act > 1 for way in (1, 2))


def test_every_word_of_an_act_card_is_carried_out() -> None:
    (words,) = [get_args(hint) for name, hint in get_type_hints(ActEffect).items() if name == "what"]

    assert set(DEEDS) == set(words)


@rule("ryozen.narrative.setup.deck", "ryozen.solo.setup.5_narrative_colour", "ryozen.narrative.setup.deck_colour")
@DECKS
def test_the_deck_fixes_the_basilisks_clan(deck: str) -> None:
    for seed in range(6):
        state = begun(deck, seed).state
        assert CLANS[state.clans[1]] == deck
        assert state.clans[0] != state.clans[1]
        assert state.story == CLANS.index(deck)


@rule("ryozen.narrative.setup.deck_colour")
def test_the_clan_chosen_for_the_basilisk_fixes_the_deck() -> None:
    play = begun("any", clans="choose").play("green")
    assert play.keys == ("orange", "purple", "blue")
    play.play("purple")

    assert play.values_of("act") == [("purple_1",)]


@rule("ryozen.narrative.setup.deck_colour")
def test_the_player_cannot_take_the_decks_colour() -> None:
    assert begun("blue", clans="choose").keys == ("orange", "purple", "green")


@rule(
    "ryozen.narrative.setup.hand",
    "ryozen.narrative.setup.act1",
    "ryozen.narrative.acts.first_round",
    "ryozen.narrative.acts.when",
)
@DECKS
def test_act_one_changes_its_starting_hand_once(deck: str) -> None:
    play = begun(deck)
    state = play.state
    placed = [each for each in (*state.board, *state.palace) if each // TILES == 1]
    mine = sorted(rank_of(each) for each in (*state.hands[1], state.top, *placed))

    assert mine == sorted(["apprentice"] * 3 + ["warrior", *BOX.scenario[state.story * 3].hand])
    assert play.values_of("act") == [(f"{deck}_1",)]
    assert all(rank_of(each) not in BOX.scenario[state.story * 3].hand for each in state.stacks[1])


@rule("ryozen.narrative.acts.day", "ryozen.narrative.acts.when", "ryozen.narrative.acts.before_events")
@DECKS
@pytest.mark.parametrize("act", [2, 3])
def test_acts_two_and_three_open_their_rounds_before_the_events(deck: str, act: int) -> None:
    s = before(deck, act, way=1)
    goods(s, 0, coins=2)
    shards(s, 0, 1)
    build_path(s, "craftville")
    s.heralds = sides(0, 1)

    play = at(s)
    while play.topic != "place.space":
        assert play.values_of("event_foretold") == []
        play.play(play.keys[0])

    assert play.values_of("act") == [(f"{deck}_{act}",)]
    assert len(play.values_of("event_foretold")) == 4


@rule("ryozen.narrative.acts.choice")
@DECKS
@pytest.mark.parametrize("way", [1, 2])
def test_act_three_tells_what_came_of_the_way_chosen(deck: str, way: int) -> None:
    assert at(before(deck, 3, way)).values_of("act_outcome") == [(f"{deck}_3:{WAYS[way - 1]}",)]


# Orange


@rule("ryozen.narrative.acts.choice", "ryozen.narrative.acts.surprises")
def test_orange_two_costs_coins_or_puts_a_price_on_strikes() -> None:
    s = before("orange", 2)
    goods(s, 0, coins=3)

    paid = at(s.copy())
    assert (paid.seat, paid.topic, paid.keys) == (0, "act.choice", ("orange:first", "orange:second"))
    paid.play("orange:first")
    assert held(paid.state, 0) == (1, 0, 0)
    assert paid.state.way == 1

    bounty = at(s.copy()).play("orange:second")
    assert bounty.state.way == 2
    assert bounty.state.omens == STRUCK_FAVOUR
    assert held(bounty.state, 0) == (3, 0, 0)


@rule("ryozen.narrative.acts.choice")
def test_both_ways_are_offered_also_one_that_cannot_be_carried_out_in_full() -> None:
    s = before("orange", 2)
    goods(s, 0, coins=1)

    play = at(s).play("orange:first")

    assert play.state.way == 1
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.narrative.acts.choice")
def test_by_house_rule_a_way_that_cannot_be_carried_out_is_closed_and_it_is_told_why() -> None:
    s = before("orange", 2)
    s.every_way = False
    goods(s, 0, coins=1)

    play = at(s)

    assert play.state.way == 2
    assert play.values_of("act_settled") == [("orange:first", "lacking_coin")]
    assert play.topic == "place.space"


@rule("ryozen.narrative.acts.choice")
def test_if_neither_can_be_carried_out_either_may_be_taken() -> None:
    s = before("green", 2)
    s.path = (village("start"), *range(6), village("altar"))
    s.explorers[1] = 7

    assert at(s).keys == ("green:first", "green:second")


@rule("ryozen.narrative.acts.surprises", "ryozen.narrative.acts.duration")
def test_a_bounty_pays_for_every_strike_this_round_only() -> None:
    s = solo("warrior", story="orange")
    s.omens = STRUCK_FAVOUR
    put(s, "capital:2", 0)

    play = at(s, enemy("k03"))
    assert points(play.state) == [0, 1]

    s = solo(story="orange")
    s.omens, s.event_deck, s.way = STRUCK_FAVOUR, ALL_EVENTS[:4], 2
    put(s, "capital:1", 0)
    assert rewards(s, last=2).state.omens == 0


@rule("ryozen.narrative.acts.duration")
def test_orange_three_after_the_coins_reinforces_its_stack() -> None:
    s = before("orange", 3, way=1)
    s.stacks[1] = (tile(1, "seer"), tile(1, "bard"))

    play = at(s, tile(1, "warrior"), tile(1, "bard"), tile(1, "warrior"))

    assert {play.state.top, *play.state.hands[1]} == {tile(1, "warrior"), tile(1, "bard")}
    assert play.state.stacks[1] == (tile(1, "seer"),)


@rule("ryozen.narrative.acts.duration")
def test_orange_three_after_the_bounty_gives_it_a_coral_shard() -> None:
    assert moons(at(before("orange", 3, way=2)).state, 1) == (1, 0, 0)


# Purple


@rule("ryozen.narrative.acts.surprises", "ryozen.narrative.acts.choice")
def test_purple_two_shares_shards_or_feeds_it() -> None:
    s = before("purple", 2)
    shards(s, 1, coral=1, agate=1)

    shared = at(s.copy()).play("purple:first", "jade")
    assert moons(shared.state, 0) == (0, 0, 1)
    assert moons(shared.state, 1) == (1, 1, 1)

    fed = at(s.copy()).play("purple:second")
    assert held(fed.state, 1) == (0, 0, 2)


@rule("ryozen.narrative.acts.duration")
def test_purple_three_makes_mixed_sets_worth_more_for_both_at_the_end() -> None:
    s = before("purple", 3, way=1)
    shards(s, 0, 1, 1, 1)
    shards(s, 1, 1, 1, 1)

    play = at(s)

    assert play.state.omens == SETS
    assert [total(play.state, BOX, side) for side in all_sides(play.state)] == [8, 7]
    done = night(play.state.copy())
    assert done.values_of("score") == [(0, 8), (1, 7)]


@rule("ryozen.narrative.acts.choice")
def test_purple_three_costs_a_shard_or_favour() -> None:
    s = before("purple", 3, way=2)
    give_favour(s, 0, 4)
    shards(s, 0, coral=1, jade=1)

    assert moons(at(s.copy()).play("shard", "jade").state, 0) == (1, 0, 0)
    assert points(at(s.copy()).play("favour").state) == [1, 0]

    poor = before("purple", 3, way=2)
    give_favour(poor, 0, 2)
    assert at(poor).keys == ("shard", "favour")


# Green


@rule("ryozen.narrative.acts.surprises")
def test_green_two_sends_its_explorer_ahead_or_raises_a_toll() -> None:
    s = before("green", 2)
    build_path(s, "craftville", "fire_cape")

    assert at(s.copy()).play("green:first").state.explorers == [0, 2]
    assert at(s.copy()).play("green:second").state.omens == LEVY


@rule("ryozen.narrative.acts.duration", "ryozen.narrative.acts.surprises")
def test_the_toll_is_paid_once_with_the_next_village() -> None:
    s = solo(story="green")
    s.side, s.omens = BASILISK, LEVY
    s.village_top, s.villages = village("bulwark"), (village("owl_bay"),)
    goods(s, 0, coins=1, scrolls=1)
    hand(s, 0, "apprentice")
    assert at(s.copy()).play("outskirts:1", "revealed").topic != "effect.apply"

    s.goods[2] = 1
    play = at(s).play("outskirts:1", "revealed", "yes", "build")
    assert held(play.state, 0) == (0, 0, 0)
    assert play.state.omens == 0
    assert points(play.state)[0] == 3


@rule("ryozen.narrative.acts.duration")
def test_the_basilisk_pays_no_toll_and_does_not_lift_it() -> None:
    s = solo(story="green")
    s.omens = LEVY
    s.village_top = village("bulwark")
    goods(s, 1, coins=2, scrolls=1)

    play = at(s, enemy("k05"))

    assert play.state.path[-1] == village("bulwark")
    assert play.state.omens == LEVY


@rule("ryozen.narrative.acts.duration")
def test_green_three_lets_the_player_explore_or_pays_the_basilisk() -> None:
    s = before("green", 3, way=1)
    build_path(s, "craftville")
    assert at(s.copy()).play("yes").state.explorers[0] == 1
    assert at(s.copy()).play("no").state.explorers[0] == 0

    s = before("green", 3, way=2)
    build_path(s, "craftville", "fire_cape")
    s.explorers[1] = 2
    assert points(at(s).state) == [0, 3]


# Blue


@rule("ryozen.narrative.acts.surprises")
def test_blue_two_promotes_its_herald_or_veils_its_first_companion() -> None:
    s = before("blue", 2)
    s.heralds = sides(0, 1)

    assert at(s.copy()).play("blue:first").state.heralds == (1, 0)
    assert at(s.copy()).play("blue:second").state.omens == VEIL


@rule("ryozen.narrative.acts.surprises", "ryozen.narrative.acts.duration")
def test_the_veil_hides_its_first_companion_for_free_and_without_ability() -> None:
    s = solo("merchant", story="blue")
    s.omens = VEIL
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert hidden_places(play.state) == ["capital:1"]
    assert held(play.state, 1) == (1, 2, 0)
    assert not play.values_of("ability")
    assert play.state.omens == 0
    assert occupied(play.state) == {"capital:1": tile(1, "merchant")}


@rule("ryozen.narrative.acts.duration")
def test_blue_three_gives_it_ties_in_influence_this_round() -> None:
    s = before("blue", 3, way=1)
    s.heralds = sides(0, 1)

    play = at(s)
    assert play.state.omens == TIES
    assert leader(play.state, [2, 2]) == 1
    assert leader(play.state, [3, 2]) == 0
    play.state.omens = 0
    assert leader(play.state, [2, 2]) == 0


@rule("ryozen.narrative.acts.duration")
def test_ties_for_victory_stay_with_the_track() -> None:
    s = solo(story="blue")
    s.omens, s.first, s.heralds = TIES, PLAYER, sides(0, 1)
    give_favour(s, 1, 1)

    assert night(s).result.winners == (0,)


@rule("ryozen.narrative.acts.duration")
def test_blue_three_makes_its_hidden_companions_worth_three() -> None:
    s = before("blue", 3, way=2)
    put(s, "gates:1", 1, "bard", hidden=True)
    put(s, "gates:2", 0, "warrior", hidden=True)

    play = at(s)

    assert play.state.omens == LOOMING
    assert influences(table_of(play.state), GATES) == [2, 3]
    own(s, 0, "rainbow_1")
