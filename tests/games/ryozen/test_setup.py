"""Setting up (rulebook: preparing the game)."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.query import levels, main_board
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import CLANS, RANKS, TILES, VILLAGES
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import held, moons, points, rank_of, table_of, tile, village

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats: int = 3, seed: int = 1, **options: str) -> State:
    return scenario(GAME, None, seats=seats, seed=seed, **options).state


@rule("ryozen.box.players")
def test_two_to_four_players() -> None:
    assert GAME.modes[0].seats == (2, 3, 4)
    with pytest.raises(SetupError):
        GAME.setup("base", 5)


@rule("ryozen.setup.01.assemble", "ryozen.setup.01.side_2p", "ryozen.setup.01.side_3_4p", "ryozen.component.main_board")
@SEATS
def test_the_side_of_the_board_by_number_of_players(seats: int) -> None:
    few, many = BOX.tables.boards

    assert main_board(table_of(begun(seats))) is (few if seats == 2 else many)
    assert len(few.places) < len(many.places)


@rule("ryozen.setup.01.spin")
def test_the_palace_is_spun_at_random() -> None:
    assert {begun(seed=seed).turned for seed in range(60)} == set(range(6))


@rule(
    "ryozen.setup.02.palace_levels",
    "ryozen.component.palace",
    "ryozen.setup.01.disc_side",
    "ryozen.component.rotating_board",
)
def test_only_the_lower_level_of_the_palace_at_first() -> None:
    state = begun()

    assert levels(state) == 1
    assert not state.palace_mode
    assert state.palace == []


@rule("ryozen.setup.03.shards", "ryozen.setup.07.favour_zero", "ryozen.board.favour_track")
@SEATS
def test_everybody_begins_without_shards_and_favour(seats: int) -> None:
    state = begun(seats)

    assert points(state) == [0] * seats
    assert all(moons(state, side) == (0, 0, 0) for side in range(seats))


@rule("ryozen.setup.04.first_player")
def test_the_first_player_at_random_or_by_choice() -> None:
    assert {begun(seed=seed).first for seed in range(40)} == {0, 1, 2}

    play = scenario(GAME, seats=3, seed=1, first="choose")
    assert (play.topic, play.keys) == ("setup.first", ("seat:0", "seat:1", "seat:2"))
    assert play.play("seat:2").state.first == 2
    assert play.seat == 2


@rule("ryozen.setup.05.clan", "ryozen.component.clans")
def test_clans_are_chosen_in_turn_order_each_once() -> None:
    play = scenario(GAME, seats=3, seed=1, clans="choose", first="choose").play("seat:1")
    assert (play.seat, play.keys) == (1, CLANS)
    play.play("green")
    assert (play.seat, play.keys) == (2, ("orange", "purple", "blue"))
    play.play("orange")
    assert (play.seat, play.keys) == (0, ("purple", "blue"))
    play.play("blue")

    assert [CLANS[clan] for clan in play.state.clans] == ["blue", "green", "orange"]


@rule("ryozen.setup.05.unused_clans")
@SEATS
def test_only_the_players_clans_are_in_play(seats: int) -> None:
    state = begun(seats)

    assert len(set(state.clans)) == seats
    assert len(state.hands) == len(state.stacks) == len(state.heralds) == len(state.explorers) == seats


@rule(
    "ryozen.setup.05.hand",
    "ryozen.setup.05.set_2p",
    "ryozen.setup.05.set_3_4p",
    "ryozen.setup.05.extra_apprentice",
    "ryozen.component.companion_tiles",
)
@SEATS
def test_starting_hands(seats: int) -> None:
    state = begun(seats)
    apprentices = 5 if seats == 2 else 4

    for side in range(seats):
        assert [rank_of(each) for each in state.hands[side]] == ["apprentice"] * apprentices + ["warrior"]
        stack = [rank_of(each) for each in state.stacks[side]]
        shown = [rank_of(each) for each in state.row if each // TILES == side]
        assert sorted(stack + shown) == sorted(RANKS[2:])


@rule("ryozen.setup.06.start_resources", "ryozen.setup.06.supply", "ryozen.resource.types")
@SEATS
def test_starting_resources(seats: int) -> None:
    state = begun(seats)

    assert all(held(state, side) == (4, 3, 2) for side in range(seats))


@rule("ryozen.setup.08.heralds", "ryozen.board.capital_track", "ryozen.component.heralds")
def test_heralds_stand_in_turn_order() -> None:
    play = scenario(GAME, seats=4, seed=1, first="choose").play("seat:2")

    assert play.state.heralds == (2, 3, 0, 1)


@rule("ryozen.setup.09.clan_stack", "ryozen.setup.09.first_reveal")
def test_each_player_in_turn_order_reveals_the_top_of_the_clan_stack() -> None:
    play = scenario(GAME, seats=3, seed=1, first="choose").play("seat:1")

    assert [each // TILES for each in play.state.row] == [1, 2, 0]
    assert all(len(stack) == 13 for stack in play.state.stacks)


@rule("ryozen.setup.10.altar_tile", "ryozen.setup.11.start_village_built", "ryozen.setup.11.explorers")
@rule("ryozen.component.explorers")
def test_the_path_begins_with_the_built_starting_village_and_all_explorers() -> None:
    state = begun(4)

    assert state.path == (village("start"),)
    assert state.explorers == [0, 0, 0, 0]
    assert village("altar") not in [state.village_top, *state.villages]


@rule("ryozen.setup.11.village_stack", "ryozen.info.village_top", "ryozen.component.village_tiles")
def test_the_village_stack_lies_face_up() -> None:
    state = begun(3)

    assert sorted([state.village_top, *state.villages]) == list(range(len(VILLAGES)))
    assert len(VILLAGES) == 12


@rule("ryozen.setup.11.prebuilt_2p")
def test_with_two_players_a_village_is_already_built() -> None:
    state = begun(2)

    assert len(state.path) == 2
    assert state.explorers == [0, 0]
    assert points(state) == [0, 0]
    assert state.village_top >= 0
    assert len(state.villages) == 10


@rule("ryozen.setup.12.event_deck", "ryozen.component.event_cards")
def test_the_event_deck() -> None:
    state = begun()

    assert len(state.event_deck) == 16
    assert sorted([*state.event_deck, *state.areas]) == list(range(20))


@rule("ryozen.setup.13.revelation_deck", "ryozen.setup.13.revelation_display", "ryozen.board.revelation_areas")
def test_three_revelations_lie_face_up() -> None:
    state = begun()

    assert len(state.display) == 3
    assert all(each >= 0 for each in state.display)
    assert sorted([*state.card_deck, *state.display]) == list(range(36))


@rule("ryozen.component.first_player_token")
def test_one_token_one_holder() -> None:
    state = begun()

    assert state.first in range(3)
    assert sum(row.count for row in BOX.token if row.id == "first_player") == 1


@rule("ryozen.component.companion_tiles")
def test_eighty_tiles_of_four_alike_clans() -> None:
    assert sum(row.copies for row in BOX.companion) == TILES == 20
    assert len(BOX.tables.rank) == 80
    assert BOX.tables.rank[:20] == BOX.tables.rank[60:]
    assert rank_of(tile(3, "seer")) == "seer"


@rule(
    "ryozen.component.resource_tokens",
    "ryozen.component.shards",
    "ryozen.component.heralds",
    "ryozen.component.favour_markers",
    "ryozen.component.explorers",
    "ryozen.shard.types",
)
def test_tokens_of_the_box() -> None:
    counts = {row.id: row.count for row in BOX.token}

    assert (counts["coin"], counts["scroll"], counts["lantern"]) == (32, 24, 18)
    assert [counts[shard] for shard in ("coral", "agate", "jade")] == [12, 12, 12]
    assert counts["herald"] == counts["favour_marker"] == counts["explorer"] == 4
