"""Warfare: order of battles, tactic cards, strength, points and the turn track."""

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import strength, winner
from igroteka.games.candelabria.rules.war import battle_regions
from igroteka.games.candelabria.topics import TACTICS
from igroteka.games.candelabria.words import HOUSES
from igroteka.kernel.luck import Luck
from igroteka.kernel.view import View
from igroteka.testing import rule
from tests.games.candelabria.build import NONE, House, Play, Position, fires_of, table, tactic, tactics_of, words


def quiet(*houses: str, year: int = 1, house: House = NONE) -> Position:
    make = table(*houses, year=year, house=house)
    make.state.powers = (0,) * make.state.seats
    return make


def duel(year: int = 1, house: House = NONE) -> Position:
    """Seats 0 (Ash) and 1 (Guild) meet in region 1: castle and flame against three flames."""
    make = quiet(year=year, house=house).no_flames(0).no_flames(1).castle(0, "1-in").flames(0, "1-cw")
    return make.flames(1, "1-in", "1-cw", "1-ccw").tactics(0).tactics(1)


def lay(s: Play, *cards: tuple[str, str]) -> Play:
    """Each seat that is asked lays its two cards, in seat order; all are revealed."""
    for seat, pair in zip(s.match.deciding(), cards, strict=True):
        for card in pair:
            if s.match.ask and any(ask.seat == seat for ask in s.match.asks if ask.topic.name == "battle.card"):
                s.play_as(seat, card)
    return s


def finish(s: Play) -> Play:
    """Decline everything until the battle is decided."""
    while not s.told("battle.won"):
        s.match.answer("none" if "none" in s.keys else "pass" if "pass" in s.keys else s.keys[0], s.seat)
    return s


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
    make = quiet(*HOUSES[:houses]).curses(*curses)
    assert battle_regions(make.t) == order


@rule("candelabria.battle.sequence", "candelabria.battle.next")
def test_battles_come_one_after_another() -> None:
    make = duel().flames(1, "2-in").curses("curse_7")
    s = finish(make.fight(8, 1, 2).play())
    assert s.told("battle.began")[0] == (1,)  # nobody is in region 8
    assert s.told("battle.empty")[0] == (8,)
    assert [region for _, region, _ in s.told("battle.won")] == [1, 2]
    assert s.told("endwar.done") == [(1,)]


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
    while not s.told("battle.won"):
        s.play("pass")
    assert (1, 4) in s.told("battle.strength")  # the strong curse still counts


@rule("candelabria.battle.participants")
def test_without_participants_nobody_scores() -> None:
    s = quiet().fight(7).play()
    assert s.told("battle.empty") == [(7,)] and s.state.vp == (0, 0, 0)


@rule("candelabria.battle.participants.curse_only")
def test_a_curse_alone_does_not_take_part() -> None:
    make = duel().curse(1, 2, 1)
    s = make.fight(1).play()
    assert s.state.fighters == (0, 1)
    assert 2 not in [seat for seat, _ in finish(s).told("battle.strength")]


@rule("candelabria.battle.single", "candelabria.battle.turn_shift.single")
def test_a_sole_participant_wins_without_cards_or_movement() -> None:
    s = quiet().order(0, 1, 2).fight(8).play()
    assert s.told("battle.won") == [(0, 8, 4)] and s.state.order == (0, 1, 2)
    assert s.told("battle.weak") == []


def test_the_points_of_a_battle_are_told_once() -> None:
    s = quiet().order(0, 1, 2).fight(8).play()
    assert s.told("battle.won") == [(0, 8, 4)] and s.state.vp[0] == 4
    assert [vp for seat, vp, _ in s.told("vp.scored") if seat == 0] == []


# Choosing


@rule("candelabria.battle.choose_cards", "candelabria.battle.reveal", "candelabria.flow.hidden")
def test_cards_are_chosen_secretly_and_revealed_together() -> None:
    make = duel().tactics(0, "T01", "T02").tactics(1, "T04")
    s = make.fight(1).play()
    assert s.match.deciding() == [0, 1]
    s.play_as(0, "T02")
    assert s.told("battle.revealed") == []
    assert s.match.view(1).known.cells == (-1,) * 6
    s.play_as(0, "T01").play_as(1, "none")
    assert s.told("battle.revealed") == []
    s.play_as(1, "T04")
    assert s.told("battle.revealed") == [(0, "left", "T02"), (0, "right", "T01"), (1, "right", "T04")]


@rule("candelabria.battle.choose_cards")
def test_a_seat_may_change_its_mind_until_all_have_chosen() -> None:
    s = duel().tactics(0, "T01", "T02").tactics(1, "T04").fight(1).play()
    s.play_as(0, "T02", "T01")
    s.match.undo(0, 2)
    s.play_as(0, "none", "none").play_as(1, "none", "none")
    assert s.told("battle.revealed") == []


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
    assert s.told("battle.neutralised") == [(0, "T05", 1, "T01")]
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
    assert s.told("battle.weak") == [(0, "left"), (1, "left")]
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
    assert (0, "T02") in s.told("battle.played") and (0, 1, "upgrade") in s.told("vp.scored")


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


# Strength and winning


@rule("candelabria.battle.strength", "candelabria.meta.goal")
def test_the_highest_strength_wins() -> None:
    make = duel()
    assert (strength(make.state, BOX, 0, 1), strength(make.state, BOX, 1, 1)) == (5, 3)
    s = finish(make.fight(1).play())
    assert s.told("battle.won")[0] == (0, 1, 4)
    make = duel().candle(1, "pilgrim", "1-in", fires=3).curse(1, 1, 1)
    assert strength(make.state, BOX, 1, 1) == 3 + 3 + 4


@rule("candelabria.battle.tie")
@pytest.mark.parametrize(("order", "wins"), [((0, 1, 2), 0), ((1, 0, 2), 1)])
def test_a_tie_goes_to_the_earlier_player(order: tuple[int, ...], wins: int) -> None:
    make = duel().castle(0, "8-in").flames(0, "1-in", "1-ccw")
    make.state.region, make.state.fighters = 1, tuple(seat for seat in order if seat < 2)
    assert strength(make.state, BOX, 0, 1) == strength(make.state, BOX, 1, 1) == 3
    assert winner(make.state, BOX) == wins


@rule("candelabria.battle.strength")
def test_a_strength_of_zero_can_win() -> None:
    make = duel().no_flames(0).no_flames(1).castle(0, "8-in").candle(0, "pilgrim", "1-in", fires=0)
    make.candle(1, "pilgrim", "1-in", fires=0)
    make.state.region, make.state.fighters = 1, (1, 0)
    assert winner(make.state, BOX) == 1


@rule("candelabria.battle.vp")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_the_winner_scores_by_year(year: int, vp: int) -> None:
    s = finish(duel(year).fight(1).play())
    assert s.told("battle.won")[0] == (0, 1, vp)
    s = quiet(year=year).fight(8).play()
    assert s.told("battle.won")[0] == (0, 8, vp)


def shifted(order: tuple[int, ...], fighters: tuple[int, ...], wins: int) -> tuple[int, ...]:
    """The turn track after a battle of five Houses."""
    make = table(*HOUSES).order(*order)
    make.state.powers = (0,) * 5
    for seat in range(5):
        make.no_flames(seat).tactics(seat)
    for seat in fighters:
        make.flames(seat, "1-in")
    make.castle(wins, "1-cw")
    s = make.fight(1).play()
    while not s.told("battle.won"):
        s.match.answer("pass" if "pass" in s.keys else s.keys[0], s.seat)
    assert s.told("battle.won")[0][0] == wins
    return s.state.order


@rule("candelabria.battle.turn_shift")
def test_a_winner_first_among_the_participants_moves_behind_them() -> None:
    assert shifted((0, 1, 2, 3, 4), (0, 1), 0) == (1, 0, 2, 3, 4)
    assert shifted((0, 1, 2, 3, 4), (0, 1), 1) == (0, 1, 2, 3, 4)


@rule("candelabria.battle.turn_shift")
def test_a_winner_in_the_middle_or_last_stays() -> None:
    assert shifted((0, 1, 2, 3, 4), (0, 1, 2), 1) == (0, 1, 2, 3, 4)
    assert shifted((0, 1, 2, 3, 4), (0, 1, 2), 2) == (0, 1, 2, 3, 4)


@rule("candelabria.battle.turn_shift.several")
def test_with_several_losers_the_winner_stands_right_behind_the_last() -> None:
    assert shifted((0, 1, 2, 3, 4), (0, 2, 3), 0) == (1, 2, 3, 0, 4)  # seat 1 keeps its place among the others


@rule("candelabria.battle.turn_shift.several")
def test_the_next_battle_uses_the_new_order() -> None:
    make = duel().flames(0, "8-in").flames(1, "8-in")
    s = make.fight(1, 8).play()
    while len(s.told("battle.began")) < 2:
        s.match.answer("pass" if "pass" in s.keys else s.keys[0], s.seat)
    assert s.state.fighters == (1, 0)
    assert s.told("battle.shifted") == [(0, 2)]


# The example of the rulebook


def example() -> Position:
    """Region 3 in year I: Ash, Seeders and Coven."""
    make = table("ash", "seeders", "coven").no_flames(0).no_flames(1).no_flames(2)
    make.flames(0, "3-in", "3-ccw").candle(0, "pilgrim", "3-in", fires=2)
    make.flames(1, "3-in", "3-ccw").castle(1, "3-cw")
    make.flames(2, "3-in").candle(2, "warrior", "3-cw", fires=2).curses("curse_2").curse(1, 2, 3)
    make.tactics(0, "T05", "T07").tactics(1, "T14", "T16").tactics(2, "T11", "T26")
    return make.fight(3)


def strengths(s: Play) -> list[int]:
    return [strength(s.state, BOX, seat, 3) for seat in range(3)]


@rule("candelabria.example.battle.start", "candelabria.example.battle.reveal", "candelabria.example.battle.neutralise")
def test_example_battle_begins_and_ash_neutralises() -> None:
    s = example().play()
    assert strengths(s) == [4, 6, 6] and s.state.order == (0, 1, 2)
    s.play_as(0, "T05", "T07").play_as(1, "T14", "T16").play_as(2, "T26", "T11")
    assert len(s.told("battle.revealed")) == 6
    s.play("left:2:right")
    assert s.told("battle.neutralised") == [(0, "T05", 2, "T11")]
    assert s.seat == 0
    s.play("pass")  # Ash's other card shares light with others too
    assert s.seat == 1 and all(key.startswith(("left", "pass")) for key in s.keys)  # T16 is crossed out
    s.play("pass")
    assert s.seat == 0 and s.topic != "battle.neutralise"  # T26 is crossed out too


@rule(
    "candelabria.example.battle.ash",
    "candelabria.example.battle.seeders",
    "candelabria.example.battle.coven",
    "candelabria.example.battle.result",
    "candelabria.battle.strength",
)
def test_example_battle_is_fought() -> None:
    s = example().play()
    s.play_as(0, "T05", "T07").play_as(1, "T14", "T16").play_as(2, "T26", "T11")
    s.play("left:2:right", "pass", "pass")
    # Ash: weak action extinguish 1, card light 1 and 1 VP
    s.play("left", "flame:1:3-in", "flame:3-cw")
    assert strengths(s) == [5, 5, 6] and s.state.vp[0] == 1
    # Seeders: extinguish 3, light 1, steal 2
    assert s.seat == 1
    s.play("left", "candle:2:warrior", "candle:2:warrior", "flame:0:3-cw")
    s.play("light:1", "flame:3-in", "0:wax", "0:gold")
    assert strengths(s) == [4, 6, 4]
    assert (s.state.wax[:2], s.state.gold[:2]) == ((1, 3), (1, 3))
    # Coven: the card light 3 and extinguish 1, and the freed weak action extinguish 1
    assert s.seat == 2
    s.play("left", "extinguish:1", "flame:0:3-ccw", "candle:warrior", "candle:warrior", "flame:3-cw")
    s.play("flame:1:3-in")
    assert s.told("battle.strength") == [(0, 3), (1, 5), (2, 7)]
    assert s.told("battle.won")[0] == (2, 3, 4)
    assert s.told("battle.shifted") == [] and s.state.order == (0, 1, 2)


def test_the_example_can_be_imagined_by_every_seat() -> None:
    s = example().play()
    s.play_as(0, "T05")
    for seat in range(3):
        run = s.match.imagine(seat, Luck(1))
        assert run.ask is not None and GAME.bots.evaluate(s.match.view(seat).known, BOX, seat) is not None
    assert fires_of(s, 2, "warrior") == 2


# Details


@rule("candelabria.battle.play")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [(("T01", "T01"), False), (("T04", "T01"), False), (("T01", "T04"), False), (("T01", "T02"), True)],
)
def test_the_order_of_cells_is_asked_only_where_it_matters(cards: tuple[str, str], asked: bool) -> None:
    s = lay(duel().tactics(0, *cards).fight(1).play(), cards)
    assert (s.topic == "battle.cell") == asked


@rule("candelabria.comp.tactics_card.no_neutralise")
def test_only_crossed_out_cards_are_refused_for_their_circle() -> None:
    s = clash(("T16", "T05"), ("T01", "T08"))
    assert {no.target for no in s.ask.refusals()} == {"left:1:left", "left:1:right"}
    s = clash(("T01", "T05"), ("T01", "T08"))
    assert s.ask.refusals() == ()


@rule("candelabria.war.curse.place", "candelabria.battle.strength", "candelabria.comp.curse_figure.strength")
def test_a_curse_won_and_placed_fights_for_its_owner_in_that_region_only() -> None:
    make = duel().flames(1, "8-in").curses("curse_7", "curse_2").at_curse(1, s1=1).at_curse(2, s0=1)
    s = make.war().play("region:1")
    assert s.state.curse_owners == (1, 0, -1) and s.state.curse_at == (1, 1, -1)
    assert strength(s.state, BOX, 1, 1) == 3 + 3 and strength(s.state, BOX, 0, 1) == 5 + 3
    assert strength(s.state, BOX, 1, 8) == 1


@rule("candelabria.curse.double")
def test_a_doubling_curse_elsewhere_doubles_nothing() -> None:
    s = finish(duel().curses("curse_7").curse(1, 0, 8).fight(1).play())
    assert s.told("battle.won")[0] == (0, 1, 4)
