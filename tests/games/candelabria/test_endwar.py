"""The end of the war, the end of the game, and the score."""

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules.points import score
from igroteka.games.candelabria.score import end_points, score_lines
from igroteka.games.candelabria.state import BY_BATTLE, BY_TEMPLE, IGNITION
from igroteka.games.candelabria.words import EFFECTS
from igroteka.kernel.ask import EVERYONE
from igroteka.testing import rule
from tests.games.candelabria.build import candle, table, tactic
from tests.games.candelabria.read import castle_of, hand_of, knowers_of, tactics_of


@rule("candelabria.endwar.flip", "candelabria.endwar.tactics")
def test_all_tactic_cards_come_back_to_their_owners() -> None:
    make = table().tactics(0, "T01").tactics(1, "T03")
    make.state.used = ((tactic("T02"), tactic("ash_1")), (tactic("T04"),), ())
    s = make.end_of_war().play()
    assert tactics_of(s, 0) == ["T01", "T02", "ash_1"] and tactics_of(s, 1) == ["T03", "T04"]
    assert s.state.used == ((), (), ()) and s.state.stage == IGNITION


@rule("candelabria.endwar.candle_cards")
def test_deployed_cards_go_under_the_deck_in_turn_order_and_the_owners_order() -> None:
    make = table().candle(0, "explorer", "1-in", card="A1").candle(0, "warrior", "1-in", card="U07")
    make.candle(1, "pilgrim", "1-in", card="U37").order(1, 0, 2)
    s = make.end_of_war().play()
    assert (s.topic, s.seat, s.keys) == ("endwar.under", 0, ("explorer", "warrior"))
    s.play("warrior")
    assert s.state.deck.things[:3] == [candle("A1"), candle("U07"), candle("U37")]  # the last one lowest
    assert s.state.deck.knowers[:3] == [EVERYONE] * 3
    assert s.state.cards == (-1,) * 9


@rule("candelabria.endwar.candles")
def test_candles_leave_the_board_and_castles_and_flames_stay() -> None:
    make = table().candle(0, "warrior", "1-in", fires=1)
    before = make.state.copy()
    s = make.end_of_war().play()
    assert s.state.candles == (-1,) * 9
    assert s.state.flames == before.flames and castle_of(s, 0) == "8-ccw"
    s.play("warrior:A1", "pass")
    assert s.state.fires[2] == 4  # its fires are restored


@rule("candelabria.endwar.region_tokens", "candelabria.endwar.curse_cards", "candelabria.endwar.curse_figures")
def test_regions_curse_cards_and_curses_are_cleared() -> None:
    make = table(year=3).curse(1, 0, 8).curse(2, 1, 2).end_of_war()
    state = make.play().state  # after the third year no new ones come
    assert state.afflicted == 0 and state.curses == (-1, -1, -1)
    assert state.curse_owners == state.curse_at == (-1, -1, -1)


@rule("candelabria.endwar.maneuver_cards")
def test_cards_of_maneuvers_come_back_to_hand() -> None:
    s = table().end_of_war().play()
    assert hand_of(s, 0) == ["A1", "A2", "A3", "A4"]  # with the House candle of year II
    assert s.state.piles == ((), (), ())
    assert set(knowers_of(s, 0)) == {EVERYONE}


@rule("candelabria.end.scoring", "candelabria.house.ability_years", "candelabria.end.game")
def test_upgrades_and_abilities_score_at_the_end_after_the_cleanup() -> None:
    make = table(year=3).upgrade(0, "end_forge").flames(0, "1-in").candle(0, "warrior", "6-b").vp(1, 0, 0)
    s = make.end_of_war().play()
    # Ash: forges 8-ccw and 1-in; the candle has left 6-b. Seeders: curse territory 3-cw.
    assert s.state.vp == (1 + 4, 0, 2)
    assert s.values_of("end.scored") == [(0, "end_forge", 4), (2, "end_curse", 2)]


@rule("candelabria.end.winner", "candelabria.meta.goal")
def test_the_most_points_win() -> None:
    s = table(year=3).vp(10, 30, 20).end_of_war().play()
    assert s.result.winners == (1,)


@rule("candelabria.end.tie")
def test_a_tie_is_won_by_the_earlier_on_the_track() -> None:
    assert table(year=3).vp(30, 30, 5).order(1, 0, 2).end_of_war().play().result.winners == (1,)
    assert table(year=3).vp(30, 30, 5).order(0, 1, 2).end_of_war().play().result.winners == (0,)


def test_the_score_tells_source_and_year() -> None:
    make = table(year=1)
    score(make.t, 0, 4, BY_BATTLE)
    make.state.year = 2
    score(make.t, 0, 8, BY_BATTLE)
    score(make.t, 0, 4, BY_TEMPLE)
    lines = score_lines(make.state, BOX)
    assert [(line.source, line.points) for line in lines[0]] == [("battle-1", 4), ("battle-2", 8), ("temple-2", 4)]
    assert lines[1] == ()


def test_end_points_name_their_effects() -> None:
    make = table().upgrade(0, "end_resources", "end_tactics")
    found = {EFFECTS[effect]: vp for effect, vp in end_points(make.state, BOX, 0)}
    assert found == {"end_resources": 4, "end_tactics": 3}
    assert end_points(make.upgrade(0, "light_on_tactic", "vp_on_tactic").state, BOX, 0) == end_points(
        table().upgrade(0, "end_resources", "end_tactics").state, BOX, 0
    )


@rule("candelabria.endwar.candle_cards")
def test_after_the_last_year_cards_go_under_without_a_question() -> None:
    make = table(year=3).candle(0, "explorer", "1-in", card="A1").candle(0, "warrior", "1-in", card="U07")
    s = make.end_of_war().play()
    assert s.result.reason == "years" and s.state.cards == (-1,) * 9 and s.state.fires == (0,) * 9
    assert len(s.state.deck) == 52
