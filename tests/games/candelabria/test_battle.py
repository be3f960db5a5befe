"""Battles: their order and participants, and tactic cards."""

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules.war import battle_regions
from igroteka.games.candelabria.words import HOUSES
from igroteka.kernel.view import View
from igroteka.testing import rule
from tests.games.candelabria.battles import duel, finish, lay
from tests.games.candelabria.build import TACTICS, Play, plain, tactic, words
from tests.games.candelabria.read import tactics_of

# Order and participants


@rule(
    "candelabria.battle.start_region",
    "candelabria.battle.region_order",
    "candelabria.battle.sequence",
    "candelabria.battle.once",
)
@pytest.mark.parametrize(
    ("houses", "curses", "order"),
    [
        (4, ("curse_3", "curse_8", "curse_1"), [4, 5, 6, 7, 9, 10, 2]),
        (4, ("curse_10", "curse_1", "curse_2"), [3, 4, 5, 6, 7, 8, 9]),
        (4, ("curse_4", "curse_5", "curse_9"), [6, 7, 8, 10, 1, 2, 3]),
        (3, ("curse_8", "curse_2"), [1, 3, 4, 5, 6, 7]),
    ],
)
def test_battles_go_round_from_the_region_after_the_first_curse(
    houses: int, curses: tuple[str, ...], order: list[int]
) -> None:
    make = plain(*HOUSES[:houses]).curses(*curses)
    assert battle_regions(make.t) == order


@rule("candelabria.battle.sequence", "candelabria.battle.next")
def test_battles_come_one_after_another() -> None:
    make = duel().flames(1, "2-in").curses("curse_7")
    s = finish(make.fight(8, 1, 2).play())
    assert s.values_of("battle.began")[0] == (1,)  # nobody is in region 8
    assert s.values_of("battle.empty")[0] == (8,)
    assert [region for _, region, _ in s.values_of("battle.won")] == [1, 2]
    assert s.values_of("endwar.done") == [(1,)]


@rule("candelabria.battle.participants")
def test_participants_have_a_figure_in_the_region() -> None:
    make = duel().candle(2, "pilgrim", "1-ccw", fires=0)
    s = make.fight(1).play()
    assert s.state.fighters == (0, 1, 2)  # an extinguished candle takes part
    make = duel()
    assert make.fight(1).play().state.fighters == (0, 1)


@rule("candelabria.battle.participants")
def test_who_loses_every_figure_stays_a_participant() -> None:
    make = duel().no_flames(1).flames(1, "1-in").tactics(0, "T02").curse(1, 1, 1)
    s = lay(make.fight(1).play(), ("T02", "none"))
    s.play("flame:1:1-in")
    while not s.values_of("battle.won"):
        s.play("pass")
    assert (1, 4) in s.values_of("battle.strength")  # the strong curse still counts


@rule("candelabria.battle.participants")
def test_without_participants_nobody_scores() -> None:
    s = plain().fight(7).play()
    assert s.values_of("battle.empty") == [(7,)] and s.state.vp == (0, 0, 0)


@rule("candelabria.battle.participants.curse_only")
def test_a_curse_alone_does_not_take_part() -> None:
    make = duel().curse(1, 2, 1)
    s = make.fight(1).play()
    assert s.state.fighters == (0, 1)
    assert 2 not in [seat for seat, _ in finish(s).values_of("battle.strength")]


@rule("candelabria.battle.single", "candelabria.battle.turn_shift.single")
def test_a_sole_participant_wins_without_cards_or_movement() -> None:
    s = plain().order(0, 1, 2).fight(8).play()
    assert s.values_of("battle.won") == [(0, 8, 4)] and s.state.order == (0, 1, 2)
    assert s.values_of("battle.weak") == []


def test_the_points_of_a_battle_are_told_once() -> None:
    s = plain().order(0, 1, 2).fight(8).play()
    assert s.values_of("battle.won") == [(0, 8, 4)] and s.state.vp[0] == 4
    assert [vp for seat, vp, _ in s.values_of("vp.scored") if seat == 0] == []


# Choosing


@rule("candelabria.battle.choose_cards", "candelabria.battle.reveal", "candelabria.flow.hidden")
def test_cards_are_chosen_secretly_and_revealed_together() -> None:
    make = duel().tactics(0, "T01", "T02").tactics(1, "T04")
    s = make.fight(1).play()
    assert s.match.deciding() == [0, 1]
    s.play_as(0, "T02")
    assert s.values_of("battle.revealed") == []
    assert s.match.view(1).known.cells == (-1,) * 6
    s.play_as(0, "T01").play_as(1, "none")
    assert s.values_of("battle.revealed") == []
    s.play_as(1, "T04")
    assert s.values_of("battle.revealed") == [(0, "left", "T02"), (0, "right", "T01"), (1, "right", "T04")]


@rule("candelabria.battle.choose_cards")
def test_a_seat_may_change_its_mind_until_all_have_chosen() -> None:
    s = duel().tactics(0, "T01", "T02").tactics(1, "T04").fight(1).play()
    s.play_as(0, "T02", "T01")
    s.match.undo(0, 2)
    s.play_as(0, "none", "none").play_as(1, "none", "none")
    assert s.values_of("battle.revealed") == []


@rule("candelabria.battle.choose_cards")
def test_from_none_to_two_cards_may_be_laid() -> None:
    s = duel().tactics(0, "T01", "T01", "T02").tactics(1, "T04").fight(1).play()
    assert s.keys == ("T01", "T02", "none")
    s.play_as(0, "T01")
    assert s.match.asked(0).keys == ("T01", "T02", "none")
    s.play_as(0, "none").play_as(1, "none", "none")
    assert tactics_of(s, 0) == ["T01", "T02"]


@rule("candelabria.battle.cover", "candelabria.comp.war_board.back.use", "candelabria.battle.minor")
def test_a_card_covers_the_weak_action_of_its_cell() -> None:
    # Ash: left extinguish, right 1 VP
    s = lay(duel().tactics(0, "T04").fight(1).play(), ("none", "T04"))
    assert s.topic == "extinguish.target" and s.state.vp[0] == 0
    s.play("pass")
    assert s.state.vp[0] == 2  # the card, not the weak action under it
    s = lay(duel().tactics(0, "T04").fight(1).play(), ("T04", "none"))
    assert s.topic != "extinguish.target" and s.state.vp[0] >= 2 + 1


# Neutralising


def clash(mine: tuple[str, str], theirs: tuple[str, str], year: int = 1) -> Play:
    """Seats 0 and 1 lay two cards each in region 1."""
    make = duel(year).tactics(0, *mine).tactics(1, *theirs)
    return lay(make.fight(1).play(), mine, theirs)


@rule("candelabria.battle.neutralise")
def test_a_card_neutralises_one_card_with_a_shared_symbol() -> None:
    s = clash(("T05", "T04"), ("T01", "T03"))
    assert (s.topic, s.seat) == ("battle.neutralise", 0)
    assert s.keys == ("left:1:left", "pass")  # light against light; VP and steal share nothing
    s.play("left:1:left")
    assert s.state.cells[:4] == (-1, tactic("T04"), -1, tactic("T03"))
    assert s.values_of("battle.neutralised") == [(0, "T05", 1, "T01")]
    assert s.state.used[0] == (tactic("T05"),) and s.state.used[1] == (tactic("T01"),)


def test_a_tactic_is_neutralised_where_it_lies() -> None:
    assert GAME.scene
    s = clash(("T05", "T04"), ("T01", "T03"))
    seen = View(0, s.state)
    lying = {piece.id: piece.tip for piece in scenery_of(GAME).draw(seen, BOX, lambda key, /, **args: key).pieces}

    assert scenery_of(GAME).targets(seen, BOX, s.topic, "left:1:left") == ("fights:1:left",)
    assert lying["fights:1:left"] == "T01"
    assert scenery_of(GAME).targets(seen, BOX, s.topic, "pass") == ()


@rule("candelabria.battle.neutralise")
def test_both_cards_may_be_spent_and_each_participant_has_one_chance_in_turn_order() -> None:
    s = clash(("T05", "T01"), ("T01", "T02"))
    s.play("left:1:right", "right:1:left")
    assert s.state.cells[:4] == (-1,) * 4
    s = clash(("T05", "T01"), ("T01", "T02"))
    s.play("pass")
    assert (s.topic, s.seat) == ("battle.neutralise", 1)
    s.play("left:0:right")
    assert s.topic == "battle.neutralise" and s.keys == ("right:0:left", "pass")
    s.play("pass")
    assert s.topic != "battle.neutralise"  # seat 0 had its chance


@rule("candelabria.battle.neutralise")
def test_a_neutralised_card_cannot_be_spent() -> None:
    s = clash(("T05", "T04"), ("T01", "T03")).play("left:1:left")
    assert s.topic != "battle.neutralise"


@rule("candelabria.battle.neutralise")
def test_both_cards_may_hit_different_players() -> None:
    make = duel().flames(2, "1-in").tactics(0, "T01", "T02").tactics(1, "T01").tactics(2, "T02")
    s = lay(make.fight(1).play(), ("T01", "T02"), ("T01", "none"), ("T02", "none"))
    s.play("left:1:left", "right:2:left")
    assert s.state.cells == (-1,) * 6


@rule("candelabria.comp.tactics_card.no_neutralise", "candelabria.comp.tactics_card.no_neutralise.vulnerable")
def test_a_crossed_out_card_cannot_neutralise_but_can_be_neutralised() -> None:
    s = clash(("T16", "T04"), ("T01", "T03"))
    assert s.seat == 1  # T16 shares light and steal, but may not be spent
    assert s.keys == ("left:0:left", "right:0:left", "pass")
    s = clash(("T16", "T05"), ("T01", "T03"))
    assert s.keys == ("right:1:left", "pass")
    assert "crossed-out" in str(s.refused("left:1:left"))


@rule("candelabria.battle.minor", "candelabria.battle.minor.immune")
def test_a_cell_emptied_for_any_reason_gives_its_weak_action() -> None:
    s = clash(("T05", "T04"), ("T01", "T03")).play("left:1:left")
    # both left cells are free: Ash extinguishes 1, the Guild steals 1
    assert (s.topic, s.seat) == ("extinguish.target", 0)
    s.play("pass", "left", "0:wax")
    assert s.values_of("battle.weak") == [(0, "left"), (1, "left")]
    assert s.state.wax[:2] == (1, 3)


# Playing


@rule("candelabria.battle.play", "candelabria.comp.tactics_card.symbols")
def test_cells_and_effects_are_resolved_in_an_order_of_choice() -> None:
    s = lay(duel().tactics(0, "T05", "T08").fight(1).play(), ("T05", "T08"))
    assert s.topic == "battle.cell" and s.keys == ("left", "right")
    s.play("right")
    assert s.topic == "effect.order" and s.keys == ("extinguish:1", "steal:1")
    s.play("steal:1", "1:gold", "flame:1:1-in")
    assert s.topic == "effect.order" and s.keys == ("light:1", "extinguish:1")
    s.play("light:1", "flame:1-in", "flame:1:1-cw")
    assert words(s.state, 0) == {"1-cw", "1-in"} and words(s.state, 1) == {"1-ccw"}


@rule("candelabria.battle.play")
def test_one_player_resolves_everything_before_the_next_in_turn_order() -> None:
    make = duel().order(1, 0, 2).tactics(0, "T01").tactics(1, "T02")
    s = lay(make.fight(1).play(), ("none", "T01"), ("none", "T02"))
    assert (s.topic, s.seat) == ("battle.cell", 1)
    s.play("left", "pass", "pass")
    assert s.seat == 0


@rule("candelabria.battle.play")
def test_a_card_without_a_target_still_counts_as_played() -> None:
    make = duel(year=3).no_flames(1).candle(1, "pilgrim", "1-in", fires=0).tactics(0, "T02")
    make.upgrade(0, "vp_on_tactic")
    s = finish(lay(make.fight(1).play(), ("T02", "none")))
    assert (0, "T02") in s.values_of("battle.played") and (0, 1, "upgrade") in s.values_of("vp.scored")


@rule("candelabria.battle.targets", "candelabria.comp.tactics_card.scope")
def test_effects_reach_the_contested_region_and_participants_only() -> None:
    make = duel().flames(2, "2-in").candle(0, "pilgrim", "2-in", fires=0).candle(1, "warrior", "2-in")
    make.candle(0, "warrior", "1-ccw", fires=3).tactics(0, "T05", "T03")
    s = lay(make.fight(1).play(), ("T05", "T03"))
    s.play("left", "light:1")
    assert list(s.keys) == ["flame:1-in", "flame:1-ccw", "candle:warrior", "pass"]
    s.play("pass")
    assert list(s.keys) == ["flame:1:1-in", "flame:1:1-cw", "flame:1:1-ccw", "pass"]
    s.play("pass")
    assert s.keys == ("1:wax", "1:gold", "pass")  # seat 2 does not take part


@rule("candelabria.icon.steal")
def test_by_house_rule_a_battle_lets_one_rob_anyone() -> None:
    make = duel(house={"theft": "anyone"}).tactics(0, "T03")
    s = lay(make.fight(1).play(), ("T03", "none"))
    assert s.keys == ("1:wax", "1:gold", "2:wax", "2:gold", "pass")


@rule("candelabria.battle.play.drawn")
def test_a_drawn_tactic_card_is_for_the_next_battle() -> None:
    make = duel().flames(1, "8-in").flames(0, "8-in").tactics(0, "T23")
    s = lay(make.fight(1, 8).play(), ("none", "T23"))
    while s.topic != "tactic.take":
        s.play("pass" if "pass" in s.keys else s.keys[0])
    s.play("T06")
    assert tactics_of(s, 0) == ["T06"] and s.state.cells[:2].count(tactic("T06")) == 0
    while s.topic != "battle.card":
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert s.keys == ("T06", "none")


@rule("candelabria.battle.used_until_season_end", "candelabria.endwar.tactics")
def test_used_cards_are_away_until_the_end_of_the_war() -> None:
    make = duel().flames(0, "8-in").flames(1, "8-in").tactics(0, "T04", "T15")
    s = lay(make.fight(1, 8).play(), ("T04", "none"))
    while s.topic != "battle.card":
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert s.keys == ("T15", "none")
    s.play("none", "none")
    while s.state.year == 1:
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert tactics_of(s, 0) == ["T04", "T15"]


@pytest.mark.parametrize("card", TACTICS)
@rule("candelabria.comp.tactics_card.symbols")
def test_every_tactic_card(card: str) -> None:
    """Each card does what is printed on it, as often as printed, in the contested region."""
    row = BOX.tactic[tactic(card)]
    make = duel().temple(1, "grey", "grey").storage(1, 4, 4).storage(0, 0, 0).tactics(0, card)
    make.candle(1, "warrior", "1-in").candle(0, "warrior", "1-in", fires=1).wither(0, 1, "tactic")
    s = lay(make.fight(1).play(), (card, "none"))
    used: dict[str, int] = {}
    for _ in range(30):
        if s.state.cells[0] < 0:
            break
        if s.topic in ("battle.cell", "effect.order"):
            s.play(s.keys[0])
            continue
        used[s.topic] = used.get(s.topic, 0) + 1
        s.play(s.keys[0])
    topics = {
        "light": "light.target",
        "extinguish": "extinguish.target",
        "steal": "steal.from",
        "tactic": "tactic.take",
    }
    for symbol, topic in {**topics, "temple": "temple.destroy"}.items():
        assert used.get(topic, 0) == row.effects.get(symbol, 0), symbol  # type: ignore[call-overload]
    assert s.state.points[4] == row.effects.get("vp", 0)


@rule("candelabria.comp.tactics_card.no_neutralise")
def test_only_crossed_out_cards_are_refused_for_their_circle() -> None:
    s = clash(("T16", "T05"), ("T01", "T08"))
    assert {no.target for no in s.ask.refusals()} == {"left:1:left", "left:1:right"}
    s = clash(("T01", "T05"), ("T01", "T08"))
    assert s.ask.refusals() == ()
