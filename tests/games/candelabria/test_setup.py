"""Set-up for three to five players."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.setup import lay_out, start
from igroteka.games.candelabria.topics import CANDLES
from igroteka.games.candelabria.words import ALL_HOUSES, HOUSES, LANDS, TERRITORIES
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import UNSEEN
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.candelabria.build import TABLES, TACTICS, THREE, Play, table, words
from tests.games.candelabria.read import castle_of, hand_of, tactics_of, temples_of

FIVE = ("ash", "guild", "seeders", "coven", "knights")


def with_houses(*houses: str, seed: int = 1) -> Play:
    s = scenario(GAME, seats=len(houses), seed=seed, houses="choose")
    return s.play(*(houses[:4]))  # of five the last one is left over


@rule("candelabria.setup.board.three", "candelabria.setup.board.four_five")
def test_the_side_of_the_board_follows_the_number_of_players() -> None:
    assert [scenario(GAME, seats=seats, seed=1).state.side for seats in (3, 4, 5)] == [0, 1, 1]


@rule("candelabria.setup.player.house", "candelabria.meta.one_house")
def test_houses_are_taken_by_choice() -> None:
    s = scenario(GAME, seats=4, seed=1, houses="choose")
    assert (s.topic, s.seat, s.keys) == ("setup.house", 0, FIVE)
    s.play("coven")
    assert (s.seat, s.keys) == (1, ("ash", "guild", "seeders", "knights"))
    s.play("ash", "knights", "guild")
    assert [HOUSES[house] for house in s.state.houses] == ["coven", "ash", "knights", "guild"]


@rule("candelabria.setup.player.house")
def test_houses_are_taken_at_random() -> None:
    s = scenario(GAME, seats=5, luck=[4, 0, 3, 1], seed=1)
    assert [HOUSES[house] for house in s.state.houses] == ["knights", "ash", "coven", "guild", "seeders"]
    assert len({scenario(GAME, seats=3, seed=seed).state.houses for seed in range(20)}) > 5


@rule("candelabria.setup.player.house.small_side")
def test_the_knights_cannot_start_on_the_small_side() -> None:
    s = scenario(GAME, seats=3, seed=1, houses="choose")
    assert s.keys == ("ash", "guild", "seeders", "coven")
    assert all(4 not in scenario(GAME, seats=3, seed=seed).state.houses for seed in range(20))


@rule("candelabria.setup.tactics.display", "candelabria.setup.tactics.deck")
def test_six_tactic_cards_are_on_display_and_the_rest_form_the_deck() -> None:
    state = with_houses(*THREE).state
    assert len(state.display) == 6
    assert len(state.tactic_rest) == 75 - 6
    assert all(BOX.tactic[card].house is None for card in (*state.display, *state.tactic_rest))


@rule("candelabria.setup.upgrades.stacks", "candelabria.comp.upgrade_board")
def test_upgrades_lie_in_nine_stacks_of_four_with_the_top_one_shown() -> None:
    state = with_houses(*THREE).state
    assert len(state.tops) == 9 and all(token >= 0 for token in state.tops)
    assert state.heights == (3,) * 9
    assert sorted((*state.tops, *state.token_rest)) == list(range(36))


@rule("candelabria.setup.enhanced_deck")
def test_fifty_enhanced_candles_form_the_deck_face_down() -> None:
    state = with_houses(*THREE).state
    assert state.deck.things == [UNSEEN] * 50
    assert {BOX.candle[card].house for card in state.candle_pool.unseen} == {None}


@rule("candelabria.setup.resources", "candelabria.resources.default_supply", "candelabria.setup.player.resources")
def test_each_player_starts_with_two_wax_and_two_gold_of_the_supply() -> None:
    state = with_houses(*THREE).state
    assert state.wax == (2, 2, 2) and state.gold == (2, 2, 2)


@rule("candelabria.setup.region_tokens")
def test_all_regions_start_with_their_number_side_up() -> None:
    state = start(GAME.setup("base", 4), BOX)
    state.houses = ALL_HOUSES[:4]
    lay_out(Table(state, BOX, Luck(1)))
    assert state.afflicted == 0


@rule(
    "candelabria.setup.curse_deck.split",
    "candelabria.setup.curse_deck.order",
    "candelabria.setup.curse_deck.house_cards",
)
def test_the_curse_deck_of_four_and_five_players() -> None:
    deck = table("ash", "guild", "coven", "knights").full_curse_deck
    shown = [CANDLES[card] if card >= 0 else "curse" for card in reversed(deck)]
    assert shown[:3] == ["curse"] * 3
    assert sorted(shown[3:7]) == ["A4", "G4", "K4", "N4"]  # no card of the absent Seeders
    assert shown[7:10] == ["curse"] * 3
    assert sorted(shown[10:14]) == ["A5", "G5", "K5", "N5"]
    assert shown[14:] == ["curse"] * 3


@rule(
    "candelabria.setup.curse_deck.small.remove",
    "candelabria.setup.curse_deck.small.split",
    "candelabria.setup.curse_deck.small.order",
)
def test_the_curse_deck_of_three_players_lacks_two_curses() -> None:
    made = scenario(GAME, seats=3, seed=1, houses="choose").play(*THREE)
    state = made.state  # the first Mist has drawn three
    used = [BOX.curse[card].region for card in (*state.curses, *state.curse_rest)]
    assert sorted(used) == [1, 2, 3, 4, 5, 7, 8]
    shown = ["curse" if card < 0 else "candle" for card in reversed(state.curse_deck)]
    assert shown == ["candle"] * 3 + ["curse"] * 2 + ["candle"] * 3 + ["curse"] * 2


@rule("candelabria.setup.player.hand", "candelabria.setup.player.tactics", "candelabria.setup.player.kit.tactics")
def test_each_house_starts_with_its_candles_of_year_one_and_its_tactics() -> None:
    s = with_houses("coven", "ash", "guild")
    assert hand_of(s, 0) == ["N1", "N2", "N3"]
    assert tactics_of(s, 0) == ["coven_1", "coven_2", "coven_3"]
    assert hand_of(s, 1) == ["A1", "A2", "A3"]


@rule(
    "candelabria.setup.player.kit.boards",
    "candelabria.setup.player.kit.castle",
    "candelabria.comp.castle.free_setup",
    "candelabria.comp.house_board.slots",
)
def test_a_player_has_a_board_with_three_empty_slots_and_a_castle_on_the_map() -> None:
    s = with_houses(*THREE)
    assert s.state.cards == (-1,) * 9 and s.state.candles == (-1,) * 9
    assert [castle_of(s, seat) for seat in range(3)] == ["8-ccw", "2-ccw", "3-cw"]
    assert s.state.wax == (2, 2, 2)


STARTS = {
    "ash": (2, 8, "forge", {"8-in", "8-cw", "8-ccw"}, []),
    "guild": (3, 2, "curse", {"2-in", "2-cw", "2-ccw"}, []),
    "seeders": (4, 3, "curse", {"3-in", "3-cw", "3-ccw"}, []),
    "coven": (5, 4, "tavern", {"4-in", "4-ccw"}, ["white"]),
    "knights": (6, 9, "tavern", {"9-in", "9-cw"}, ["black"]),
}


@pytest.mark.parametrize("house", STARTS)
@rule(
    "candelabria.setup.start.placement",
    "candelabria.setup.player.flames",
    "candelabria.comp.board.start_defaults",
    "candelabria.house.ash.start_region",
    "candelabria.house.ash.start_flames",
    "candelabria.house.ash.start_castle",
    "candelabria.house.guild.start_region",
    "candelabria.house.guild.start_flames",
    "candelabria.house.guild.start_castle",
    "candelabria.house.seeders.start_region",
    "candelabria.house.seeders.start_flames",
    "candelabria.house.seeders.start_castle",
    "candelabria.house.coven.start_region",
    "candelabria.house.coven.start_flames",
    "candelabria.house.coven.start_castle",
    "candelabria.house.coven.start_temple",
    "candelabria.house.knights.start_region",
    "candelabria.house.knights.start_flames",
    "candelabria.house.knights.start_castle",
    "candelabria.house.knights.start_temple",
)
def test_where_each_house_starts(house: str) -> None:
    _, region, symbol, flames, temples = STARTS[house]
    s = with_houses(*FIVE)
    seat = FIVE.index(house)
    assert words(s.state, seat) == flames
    assert s.state.castles[seat] // 3 + 1 == region
    assert LANDS[TABLES.boards[1].symbol[s.state.castles[seat]]] == symbol
    assert temples_of(s, region) == temples
    assert s.state.supply[seat] == 25 - 1 - len(flames)


@rule("candelabria.setup.start.temples_conditional")
def test_start_temples_need_their_houses() -> None:
    s = with_houses("ash", "guild", "seeders", "knights")
    assert temples_of(s, 4) == [] and temples_of(s, 9) == ["black"]
    assert s.state.temple_supply == (6, 6, 5)


@rule("candelabria.setup.start.temples_no_vp", "candelabria.comp.board.vp_track")
def test_nobody_scores_at_setup() -> None:
    assert with_houses(*FIVE).state.vp == (0,) * 5


@rule("candelabria.house.ash.start_flames", "candelabria.territory.trigger")
def test_start_flames_trigger_no_action() -> None:
    state = with_houses(*THREE).state
    assert state.agenda == [] and state.gold == (2, 2, 2) and [len(cards) for cards in state.tactics] == [3, 3, 3]


@rule(
    "candelabria.house.ash.order",
    "candelabria.house.guild.order",
    "candelabria.house.seeders.order",
    "candelabria.house.coven.order",
    "candelabria.house.knights.order",
    "candelabria.setup.turn_track.place",
    "candelabria.comp.board.turn_track",
)
def test_the_turn_track_follows_the_houses_values() -> None:
    assert TABLES.house_order == (2, 3, 4, 5, 6)
    s = with_houses("knights", "coven", "seeders", "guild", "ash")
    assert s.state.order == (4, 3, 2, 1, 0)
    assert all(s.state.supply[seat] <= 24 for seat in range(5))  # one flame stands on the track


@rule("candelabria.setup.turn_track.compact")
def test_the_track_has_no_gaps() -> None:
    s = with_houses("coven", "ash", "seeders")
    assert s.state.order == (1, 2, 0)
    assert s.seat == 1


def test_the_first_question_comes_from_the_first_on_the_track() -> None:
    s = with_houses(*THREE)
    assert (s.topic, s.seat) == ("ignition.turn", 0)


def test_a_setup_shows_its_tactics_and_territories_by_words() -> None:
    state = with_houses(*THREE).state
    assert all(TACTICS[card] for card in state.display)
    assert len(TERRITORIES) == 30
