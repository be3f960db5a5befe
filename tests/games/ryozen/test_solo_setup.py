"""Solo set-up: both sides, difficulties, the enemy deck (solo rulebook)."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.query import main_board
from igroteka.games.ryozen.words import CLANS, DIFFICULTIES, RANKS, TILES
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import (
    Play,
    held,
    rank_of,
    table_of,
    village,
)

LEVELS = pytest.mark.parametrize("level", DIFFICULTIES)


def begun(seed: int = 1, **options: str) -> Play:
    return scenario(GAME, None, mode="solo", seats=1, seed=seed, **options)


# Set-up


@rule("ryozen.solo.component.sector_cards", "ryozen.solo.component.twist_cards", "ryozen.solo.deck.content")
@rule("ryozen.solo.setup.1_enemy_deck", "ryozen.solo.twists.role")
def test_the_enemy_deck_is_twelve_sector_cards_and_three_twists() -> None:
    assert len(BOX.sector_card) == 12
    assert len(BOX.twist_card) == 3
    state = begun().state

    cards = sorted([*state.enemy_unseen, *state.enemy_discard])
    twists_gone = 15 - len(cards)
    assert cards[:12] == list(range(12))
    assert twists_gone == len(begun().values_of("twist"))
    firsts = {begun(seed).values_of("enemy_card")[0] for seed in range(30)}
    assert len(firsts) > 5


@rule("ryozen.solo.opponent", "ryozen.solo.setup.4_first_player", "ryozen.solo.turn.order")
@rule("ryozen.solo.setup.8_heralds", "ryozen.solo.setup.base", "ryozen.solo.rules.base_2p")
def test_the_basilisk_is_the_first_player_of_a_two_player_table() -> None:
    play = begun()

    assert (play.state.seats, play.state.sides, play.state.first) == (1, 2, 1)
    assert play.values_of("turn")[0] == (1,)
    assert play.values_of("first_player") == [(1,)]
    assert len(main_board(table_of(play.state)).places) == 12
    assert len(play.state.path) >= 2
    assert [rank_of(each) for each in play.state.hands[0]] == ["apprentice"] * 5 + ["warrior"]


@rule("ryozen.solo.setup.8_heralds")
def test_the_basilisks_herald_begins_on_space_one() -> None:
    starts = [begun(seed) for seed in range(10)]

    assert all(play.values_of("herald") == [] and play.state.heralds == (1, 0) for play in starts)


@rule("ryozen.solo.setup.5_clans")
def test_the_player_chooses_both_clans() -> None:
    play = begun(clans="choose")
    assert (play.topic, play.keys) == ("setup.clan", CLANS)
    play.play("purple")
    assert (play.seat, play.topic, play.keys) == (0, "setup.basilisk_clan", ("orange", "green", "blue"))
    play.play("blue")

    assert [CLANS[clan] for clan in play.state.clans] == ["purple", "blue"]


@rule(
    "ryozen.solo.setup.6_resources",
    "ryozen.solo.setup.6a_difficulty",
    "ryozen.solo.setup.6a_resources",
    "ryozen.solo.setup.6a_points",
)
def test_difficulties() -> None:
    assert set(GAME.modes[1].options["difficulty"]) == set(DIFFICULTIES)
    levels = {row.id: row for row in BOX.difficulty}
    assert levels["medium"].player == levels["medium"].basilisk == (4, 3, 2)
    assert (levels["easy"].player, levels["easy"].basilisk) == ((5, 4, 3), (4, 3, 2))
    assert (levels["hard"].basilisk, levels["heroic"].basilisk) == ((5, 4, 3), (6, 5, 4))
    assert [levels[level].twist for level in DIFFICULTIES] == [2, 4, 6, 8]


@rule("ryozen.solo.setup.6a_resources")
@LEVELS
def test_starting_resources_by_difficulty(level: str) -> None:
    play = begun(difficulty=level)

    row = next(row for row in BOX.difficulty if row.id == level)
    assert held(play.state, 0) == row.player


@rule("ryozen.solo.setup.6b_mode")
def test_standard_or_narrative() -> None:
    assert [mode.name for mode in GAME.modes] == ["base", "solo", "narrative"]
    assert begun().values_of("act") == []


@rule("ryozen.solo.setup.6b_standard", "ryozen.solo.setup.6b_removed", "ryozen.solo.setup.9_rest")
@rule("ryozen.solo.setup.9_first_reveal")
def test_two_apprentices_of_the_basilisk_are_replaced_at_random() -> None:
    play = begun()
    state = play.state
    placed = [each for each in (*state.board, *state.palace) if each // TILES == 1]
    mine = [rank_of(each) for each in (*state.hands[1], state.top, *placed)]
    ready = [rank_of(each) for each in state.row if each // TILES == 1]
    stack = [rank_of(each) for each in state.stacks[1]]

    assert mine.count("apprentice") == 3
    assert mine.count("warrior") == 1
    assert len(mine) == 6
    assert sorted([*mine, *ready, *stack]) == sorted(["apprentice"] * 3 + list(RANKS[1:]))
    assert [values[0] for values in play.values_of("clan_revealed")][:2] == [1, 0]


@rule("ryozen.solo.setup.9_stack", "ryozen.solo.setup.9_face_up", "ryozen.solo.stack.what")
def test_the_basilisks_stack_is_shuffled_and_its_top_is_seen() -> None:
    tops = {begun(seed).values_of("basilisk_top")[0] for seed in range(30)}
    assert len(tops) > 3

    play = begun()
    first = play.values_of("basilisk_top")[0][0]
    assert play.values_of("placed")[0][1] == first
    assert play.match.view(0).known.top == play.state.top >= 0


@rule("ryozen.solo.setup.10_remove_villages")
def test_three_villages_are_removed() -> None:
    for seed in range(8):
        state = begun(seed).state
        tiles = {*state.path, state.village_top, *state.villages}
        assert tiles.isdisjoint({village("bandit_lair"), village("nomad_camp"), village("moon_haven")})
        assert len(tiles - {village("start")}) == 9
