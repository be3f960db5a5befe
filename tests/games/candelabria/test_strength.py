"""Strength, points and the turn track after a battle; the battle of the rulebook."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import strength, winner
from igroteka.games.candelabria.words import HOUSES, Region
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from tests.games.candelabria.battles import duel, finish, lay
from tests.games.candelabria.build import Play, Position, plain, table
from tests.games.candelabria.read import fires_of

# Strength and winning


@rule("candelabria.battle.strength", "candelabria.meta.goal")
def test_the_highest_strength_wins() -> None:
    make = duel()
    assert (strength(make.state, BOX, 0, Region(1)), strength(make.state, BOX, 1, Region(1))) == (5, 3)
    s = finish(make.fight(1).play())
    assert s.values_of("battle.won")[0] == (0, 1, 4)
    make = duel().candle(1, "pilgrim", "1-in", fires=3).curse(1, 1, 1)
    assert strength(make.state, BOX, 1, Region(1)) == 3 + 3 + 4


@rule("candelabria.battle.tie")
@pytest.mark.parametrize(("order", "wins"), [((0, 1, 2), 0), ((1, 0, 2), 1)])
def test_a_tie_goes_to_the_earlier_player(order: tuple[int, ...], wins: int) -> None:
    make = duel().castle(0, "8-in").flames(0, "1-in", "1-ccw")
    make.state.region, make.state.fighters = Region(1), tuple(seat for seat in order if seat < 2)
    assert strength(make.state, BOX, 0, Region(1)) == strength(make.state, BOX, 1, Region(1)) == 3
    assert winner(make.state, BOX) == wins


@rule("candelabria.battle.strength")
def test_a_strength_of_zero_can_win() -> None:
    make = duel().no_flames(0).no_flames(1).castle(0, "8-in").candle(0, "pilgrim", "1-in", fires=0)
    make.candle(1, "pilgrim", "1-in", fires=0)
    make.state.region, make.state.fighters = Region(1), (1, 0)
    assert winner(make.state, BOX) == 1


@rule("candelabria.battle.vp")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_the_winner_scores_by_year(year: int, vp: int) -> None:
    s = finish(duel(year).fight(1).play())
    assert s.values_of("battle.won")[0] == (0, 1, vp)
    s = plain(year=year).fight(8).play()
    assert s.values_of("battle.won")[0] == (0, 8, vp)


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
    while not s.values_of("battle.won"):
        s.match.answer("pass" if "pass" in s.keys else s.keys[0], s.seat)
    assert s.values_of("battle.won")[0][0] == wins
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
    while len(s.values_of("battle.began")) < 2:
        s.match.answer("pass" if "pass" in s.keys else s.keys[0], s.seat)
    assert s.state.fighters == (1, 0)
    assert s.values_of("battle.shifted") == [(0, 2)]


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
    return [strength(s.state, BOX, seat, Region(3)) for seat in range(3)]


@rule("candelabria.example.battle.start", "candelabria.example.battle.reveal", "candelabria.example.battle.neutralise")
def test_example_battle_begins_and_ash_neutralises() -> None:
    s = example().play()
    assert strengths(s) == [4, 6, 6] and s.state.order == (0, 1, 2)
    s.play_as(0, "T05", "T07").play_as(1, "T14", "T16").play_as(2, "T26", "T11")
    assert len(s.values_of("battle.revealed")) == 6
    s.play("left:2:right")
    assert s.values_of("battle.neutralised") == [(0, "T05", 2, "T11")]
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
    assert s.values_of("battle.strength") == [(0, 3), (1, 5), (2, 7)]
    assert [
        sum(int(number) for each, _, number in s.values_of("battle.part") if each == seat) for seat in range(3)
    ] == [
        3,
        5,
        7,
    ]
    assert s.values_of("battle.won")[0] == (2, 3, 4)
    assert s.values_of("battle.shifted") == [] and s.state.order == (0, 1, 2)


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


@rule("candelabria.war.curse.place", "candelabria.battle.strength", "candelabria.comp.curse_figure.strength")
def test_a_curse_won_and_placed_fights_for_its_owner_in_that_region_only() -> None:
    make = duel().flames(1, "8-in").curses("curse_7", "curse_2").at_curse(1, s1=1).at_curse(2, s0=1)
    s = make.war().play("region:1")
    assert s.state.curse_owners == (1, 0, -1) and s.state.curse_at == (1, 1, -1)
    assert strength(s.state, BOX, 1, Region(1)) == 3 + 3 and strength(s.state, BOX, 0, Region(1)) == 5 + 3
    assert strength(s.state, BOX, 1, Region(8)) == 1


@rule("candelabria.curse.double")
def test_a_doubling_curse_elsewhere_doubles_nothing() -> None:
    s = finish(duel().curses("curse_7").curse(1, 0, 8).fight(1).play())
    assert s.values_of("battle.won")[0] == (0, 1, 4)
