"""Death, possessed boards, neutral boards; victory, defeat and score."""

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.score import score
from igroteka.games.ghost_stories.state import GHOST, INCARNATION, State
from igroteka.games.ghost_stories.words import SPIRES, Card
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    card_at,
    faces,
    figurine,
    give,
    position,
    put_ghost,
    strip,
    table,
    tao,
)


def dying(**fields: int) -> State:
    """Red has one Qi left and a Grave Walker comes."""
    s = table("yin.arrival", deck=(49,))
    s.qi[0] = 1
    for name, value in fields.items():
        setattr(s, name, value)
    return s


@rule(
    "ghost_stories.death.zero_qi", "ghost_stories.death.belongings", "ghost_stories.death.figurine",
    "ghost_stories.death.ghosts_stay",
)  # fmt: skip
def test_a_taoist_without_qi_dies_at_once_and_loses_their_belongings() -> None:
    s = dying()
    put_ghost(s, "north:2", 36)
    give(s, "red", green=2)
    s.buddhas[0], s.temple = 1, 1
    t = at(s).play("north:0")

    assert t.values_of("died") == [("red",)]
    assert tao(t.state, "red") == {} and t.state.tao_supply == [4, 3, 3, 3, 4]
    assert not t.state.yin_yang & 1
    assert t.state.buddhas[0] == 0 and t.state.temple == 2
    assert t.state.at[0] == position("north_west")
    assert card_at(t.state, "north:2") == 36


@rule("ghost_stories.death.power_tokens")
def test_a_dead_taoist_s_power_tokens_go_to_the_centre() -> None:
    s = table("yin.arrival", seats=3, deck=(49,))
    s.qi[0] = 1
    t = at(s).play("north:0")

    assert t.state.power_tokens[0] == 0 and t.state.centre_tokens == 1


@rule("ghost_stories.death.possessed_board")
def test_a_possessed_board_s_power_is_off() -> None:
    from igroteka.games.ghost_stories.query import works

    s = table()
    assert works(s, SPIRES)
    s.qi[0] = 0
    assert not works(s, SPIRES)


@rule("ghost_stories.death.possessed_qi_loss", "ghost_stories.resolve.decider")
def test_a_qi_loss_on_a_possessed_board_is_taken_by_a_chosen_living_taoist() -> None:
    s = table("turn.start", active="green", ghosts={"south:0": 33})
    s.qi[2] = 0
    t = at(s, CURSE["qi"])
    assert (t.seat, t.topic, t.keys) == (3, "qi.payer", ("yellow", "red", "blue"))
    t.play("blue")

    assert t.state.qi == [3, 2, 0, 3]


@rule("ghost_stories.neutral.possessed", "ghost_stories.neutral.possessed_qi_loss")
def test_further_losses_of_a_possessed_neutral_board_fall_on_a_living_taoist() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11, "west:1": 6, "west:2": 7})
    s.qi[3] = 1
    t = at(s, CURSE["qi"])
    assert t.values_of("possessed") == [("yellow",)]
    assert (t.seat, t.topic) == (0, "qi.payer")  # the overrun of step 2
    t.play("green")

    assert t.state.qi == [3, 3, 2, 0]


@rule("ghost_stories.neutral.possessed")
def test_a_possessed_neutral_board_keeps_its_yin_steps() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 1})
    s.qi[3] = 0
    t = at(s)

    assert t.values_of("figurine_out") == [("ghoul_1", "yellow", "cemetery")]
    assert t.values_of("turn_began") == [("yellow",), ("red",)]


@rule("ghost_stories.neutral.not_a_taoist", "ghost_stories.end.lose.all_dead")
def test_neutral_boards_do_not_keep_the_players_from_losing() -> None:
    s = table("yin.arrival", seats=2, deck=(49,))
    s.qi = [1, 3, 0, 3]
    t = at(s).play("north:0")

    assert t.result.reason == "all_dead"
    assert t.result.winners == ()


@rule("ghost_stories.death.revival", "ghost_stories.death.revival_power")
def test_a_revived_taoist_has_their_board_and_power_back() -> None:
    s = table(at={"red": "north_west"}, powers=("twin_winds", "gust", "favorite", "pockets"), deck=(10, 43))
    s.qi[1] = 0
    strip(s)
    t = at(s, CURSE["blank"]).play("help")
    assert t.state.own_turn and t.state.active == 1  # blue's own turn follows, with its arrival
    assert (t.seat, t.topic) == (1, "arrival.space")
    t.play("west:0", "move:centre", "help", "red", "north:1")

    assert t.state.qi[1] == 3


@rule("ghost_stories.turn.death_in_yang")
def test_death_in_the_yang_phase_completes_the_effect_and_ends_the_turn() -> None:
    s = table(at={"red": "west"}, ghosts={"north:1": 11})
    s.qi[0] = 1
    s.buddhas[0], s.temple = 1, 1
    t = at(s).play("help")

    assert card_at(t.state, "north:1") == 0
    assert t.values_of("turn_began") == [("blue",)]


@rule("ghost_stories.resolve.effects_continue_after_death")
def test_the_rest_of_a_chain_is_resolved_after_a_death() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 39, "west:0": 6}, level="initiation")
    s.qi[0] = 1
    give(s, "red", red=1, yellow=2)
    t = at(s, *faces("blue", "blue", "blue"), CURSE["qi"], CURSE["qi"])
    t.play("exorcism", "north:0", "west:0")
    assert t.values_of("died") == [("red",)]
    assert (t.seat, t.topic) == (0, "qi.payer")  # the second curse, on a possessed board
    t.play("blue")

    assert t.state.qi[1] == 3


# Victory and defeat


def last_incarnation() -> State:
    s = table(at={"red": "north"}, ghosts={"north:1": 60})
    strip(s)
    return s


@rule("ghost_stories.end.win", "ghost_stories.scope.coop")
def test_beating_the_last_incarnation_wins_for_all() -> None:
    t = at(last_incarnation(), *faces("black", "black", "black")).play("exorcism", "red", "red")

    assert t.result.winners == (0, 1, 2, 3)
    assert t.result.reason == "incarnations_beaten"
    assert len(set(t.result.scores)) == 1


@rule("ghost_stories.end.win")
def test_while_an_incarnation_is_left_the_game_goes_on() -> None:
    s = last_incarnation()
    s.undefeated = 2
    s.deck.insert(5, INCARNATION)
    t = at(s, *faces("black", "black", "black")).play("exorcism", "red", "red")

    assert t.match.result is None
    assert t.state.undefeated == 1 and t.state.beaten == 1


@rule("ghost_stories.end.lose.haunted3", "ghost_stories.resolve.immediate_defeat")
@pytest.mark.parametrize("level", ["normal", "nightmare", "hell"])
def test_the_third_haunted_tile_loses(level: str) -> None:
    s = table("turn.start", level=level, ghosts={"north:2": 34, "north:0": 38}, haunted=("south", "east"))
    figurine(s, "north:2")
    t = at(s)

    assert t.result.reason == "haunted"
    assert t.values_of("acted") == [("skinner_34", "haunter")]


@rule("ghost_stories.end.lose.haunted4", "ghost_stories.end.lose.haunted3")
def test_at_initiation_only_the_fourth_haunted_tile_loses() -> None:
    s = table("turn.start", level="initiation", ghosts={"north:2": 34}, haunted=("south", "east"))
    figurine(s, "north:2")
    assert at(s).match.result is None

    s.haunted |= 1 << position("west")
    assert at(s).result.reason == "haunted"


@rule("ghost_stories.end.lose.all_dead")
def test_all_dead_loses() -> None:
    s = dying()
    s.qi = [1, 0, 0, 0]
    t = at(s).play("north:0")

    assert t.result.reason == "all_dead"


@rule("ghost_stories.end.lose.deck")
def test_an_emptied_deck_loses() -> None:
    s = table(deck=(10,))
    s.deck = [Card(10)]
    t = at(s).play("help", "red")

    assert t.result.reason == "deck"


# Score


def points(s: State) -> dict[str, int]:
    return {line.source: line.points for line in score(s, BOX)[0]}


@rule("ghost_stories.score.victory", "ghost_stories.score.victory_hell")
@pytest.mark.parametrize(("level", "value"), [("initiation", 10), ("normal", 10), ("nightmare", 10), ("hell", 20)])
def test_points_for_victory(level: str, value: int) -> None:
    s = table(level=level)
    assert "victory" not in points(s)
    s.outcome = "won"

    assert points(s)["victory"] == value
    rule_cited = next(line.rule for line in score(s, BOX)[0] if line.source == "victory")
    assert rule_cited == "ghost_stories.score.victory" + ("_hell" if level == "hell" else "")


def test_there_is_a_score_from_the_first_question_on() -> None:
    t = scenario(GAME, None, mode="base", seats=2, seed=1, level="normal", colours="choose", powers="choose")
    while t.topic.startswith("setup."):
        assert points(t.state)["qi"] == points(t.state)["dead_taoists"] == 0
        t.play(t.keys[0])

    assert points(t.state)["qi"] == 6


@rule("ghost_stories.score.qi")
def test_points_for_qi_of_living_taoists_only() -> None:
    s = table(seats=2)
    s.qi = [5, 3, 2, 3]

    assert points(s)["qi"] == 7


@rule("ghost_stories.score.deck_win", "ghost_stories.score.deck_loss")
def test_points_for_ghosts_left_in_the_deck() -> None:
    s = table()
    s.deck = [GHOST] * 7 + [INCARNATION, Card(43), Card(61)]
    s.outcome = "won"
    assert points(s)["deck"] == 8
    s.outcome = "lost"

    assert points(s)["deck"] == -8


@rule("ghost_stories.score.dead_taoist", "ghost_stories.score.haunted")
def test_points_for_dead_taoists_and_haunted_tiles() -> None:
    s = table(seats=3, haunted=("north", "south"))
    s.qi = [3, 0, 3, 0]

    assert points(s)["dead_taoists"] == -3
    assert points(s)["haunted"] == -8


@rule("ghost_stories.score.incarnations")
@pytest.mark.parametrize(
    ("level", "seats", "beaten", "value"),
    [
        ("nightmare", 4, 1, 2), ("nightmare", 4, 2, 6), ("hell", 3, 3, 12), ("hell", 4, 4, 12),
        ("nightmare", 2, 2, 6), ("hell", 1, 3, 6), ("normal", 4, 1, 0), ("initiation", 2, 1, 0),
    ],
)  # fmt: skip
def test_points_for_incarnations(level: str, seats: int, beaten: int, value: int) -> None:
    s = table(level=level, seats=seats)
    s.beaten = beaten

    assert points(s)["incarnations"] == value


@rule("ghost_stories.score.no_empty_space_bonus")
def test_empty_spaces_score_nothing() -> None:
    s = table()
    before = sum(points(s).values())
    put_ghost(s, "north:0", 36)

    assert sum(points(s).values()) == before


@rule("ghost_stories.end.win.curse_first", "ghost_stories.incarnation.reward")
def test_the_last_incarnation_s_reward_still_counts() -> None:
    t = at(last_incarnation(), *faces("black", "black", "black")).play("exorcism", "red", "red")

    assert t.result.scores == (10 + 13 + 20,) * 4
