"""Setting up the board and the cities (rulebook pages 4 and 5)."""

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.box.area import laid_tile, lay_of, tile_of
from igroteka.games.bonfire.setup import deal
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import ISLANDS, TASKS
from igroteka.games.bonfire.words import AWAY, NO_FATE_TILE, NO_TASK, PIER, RESOURCES, SOUTH, WAITING
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.bonfire.build import resources, tokens

SEEDS = range(8)


def dealt(seats: int, seed: int = 1, mode: str = "base", **options: str) -> State:
    state = GAME.start(GAME.setup(mode, seats, **options), BOX)
    deal(Table(state, BOX, Luck(seed)))
    return state


def tasks_of(state: State) -> dict[str, list[str]]:
    found = {}
    for at, isle in enumerate(ISLANDS):
        tasks = [TASKS[task] for task in state.isles[at * 3 : at * 3 + 3] if task != NO_TASK]
        if tasks:
            found[isle] = tasks
    return found


@rule("bonfire.setup.tasks.4p")
def test_four_players_have_three_tasks_an_island() -> None:
    assert sorted(map(len, tasks_of(dealt(4)).values())) == [3] * 10


@rule("bonfire.setup.tasks.3p")
def test_three_players_have_two_tasks_on_corner_islands() -> None:
    found = tasks_of(dealt(3))
    assert {name for name, tasks in found.items() if len(tasks) == 2} == {"A1", "A5", "C1", "C5"}
    assert sum(map(len, found.values())) == 26


@rule("bonfire.setup.tasks.1_2p")
@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("solo", 1)])
def test_one_or_two_have_two_tasks_an_island(mode: str, seats: int) -> None:
    assert sorted(map(len, tasks_of(dealt(seats, mode=mode)).values())) == [2] * 10


@rule("bonfire.setup.tasks.shuffle", "bonfire.setup.tasks.rest_to_box")
def test_tasks_are_dealt_at_random_and_the_rest_is_gone() -> None:
    deals = [tasks_of(dealt(4, seed)) for seed in SEEDS]
    assert len({str(each) for each in deals}) == len(SEEDS)
    assert all(len({task for tasks in each.values() for task in tasks}) == 30 for each in deals)
    assert len({task for each in deals for tasks in each.values() for task in tasks}) > 60  # any of the 66 may come


@rule("bonfire.box.count_dependence", "bonfire.task.yellow.three_gifts_one_island.not_1_2")
def test_three_gifts_on_one_island_is_no_task_for_one_or_two() -> None:
    def ever(seats: int, mode: str) -> bool:
        deals = (tasks_of(dealt(seats, seed, mode)) for seed in range(60))
        return any("Y06" in tasks for each in deals for tasks in each.values())

    assert (ever(1, "solo"), ever(2, "base"), ever(3, "base"), ever(4, "base")) == (False, False, True, True)


@rule("bonfire.setup.tasks.advice_first_game", "bonfire.box.comments_not_rules")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_different_colours_on_each_island_only_if_wished(seats: int) -> None:
    def mixed(state: State) -> bool:
        return all(len({task[0] for task in tasks}) == len(tasks) for tasks in tasks_of(state).values())

    assert all(mixed(dealt(seats, seed, tasks="mixed")) for seed in SEEDS)
    assert not all(mixed(dealt(seats, seed)) for seed in SEEDS)


@rule("bonfire.setup.guardians", "bonfire.setup.player.start_tile", "bonfire.component.player.guardian")
def test_only_the_own_guardian_is_in_the_city() -> None:
    assert dealt(4).guardians == (AWAY, AWAY, AWAY, AWAY, WAITING) * 4


@rule("bonfire.setup.countdown")
def test_countdown_tokens_lie_on_the_board() -> None:
    state = dealt(3)
    assert (state.counting, state.stack, state.token) == (False, 0, 0)


@rule("bonfire.setup.elders")
def test_all_elders_are_open() -> None:
    assert dealt(2).elders == 0b111111


@rule("bonfire.setup.portals.remove_1_2p", "bonfire.setup.portals.distribute")
@pytest.mark.parametrize(("seats", "mode", "each"), [(1, "solo", 3), (2, "base", 3), (3, "base", 4), (4, "base", 4)])
def test_portals_are_spread_evenly(seats: int, mode: str, each: int) -> None:
    areas = dealt(seats, mode=mode).areas
    assert [sum(areas[cell * 7 : cell * 7 + 7]) for cell in range(7)] == [each] * 7
    assert [sum(areas[shape::7]) for shape in range(7)] == [each] * 7
    assert areas != dealt(seats, 2, mode).areas


@rule("bonfire.setup.great_bonfire")
def test_the_great_bonfire_points_between_two_cells() -> None:
    assert dealt(2).pointer == SOUTH


@rule("bonfire.setup.path.piles", "bonfire.setup.path.display")
def test_four_open_path_tiles_and_three_piles_of_eight() -> None:
    state = dealt(2)
    assert state.piles == (8, 8, 8)
    assert sorted([*state.open_paths, *state.path_unseen]) == list(range(28))


@rule("bonfire.setup.masters.deck", "bonfire.setup.masters.display")
def test_six_open_masters_and_a_deck() -> None:
    state = dealt(2)
    assert len(set(state.open_masters)) == 6
    assert sorted([*state.open_masters, *state.masters_unseen]) == list(range(27))
    assert state.open_masters != dealt(2, 2).open_masters


@rule("bonfire.setup.neutral_novices")
def test_a_neutral_novice_on_each_common_task() -> None:
    assert dealt(2).neutrals == 0b11111
    assert sum(dealt(2).council) == 0


@rule("bonfire.setup.score_zero", "bonfire.component.player.score_marker")
def test_everybody_starts_with_no_points_won() -> None:
    assert sum(dealt(4).points) == 0


@rule("bonfire.setup.ship_pier", "bonfire.component.player.ship")
def test_ships_start_at_the_pier_where_no_island_action_is_possible() -> None:
    match = scenario(GAME, mode="base", seats=2, seed=1)
    assert match.state.ships == (PIER, PIER)
    match.play(match.keys[0], "r3c3:east")
    assert {"task", "retrieve"}.isdisjoint(match.keys)


@rule("bonfire.setup.colour", "bonfire.setup.player.novices", "bonfire.setup.player.board")
def test_every_seat_has_a_whole_set_of_its_own() -> None:
    state = dealt(4)
    assert sorted(state.boards) == [0, 1, 2, 3]
    assert state.lit == (0,) * 4  # seven novices wait beside seven slots
    assert state.slots == (NO_TASK,) * 28


@rule("bonfire.setup.player.building", "bonfire.setup.player.first", "bonfire.component.buildings")
def test_the_oval_building_is_dealt_at_random_and_makes_first() -> None:
    firsts = {dealt(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    for seed in SEEDS:
        match = scenario(GAME, mode="base", seats=4, seed=seed)
        assert match.seat == match.state.first


def test_city_boards_are_dealt_at_random() -> None:
    assert len({dealt(2, seed).boards for seed in range(40)}) > 6


@rule("bonfire.setup.player.gifts", "bonfire.setup.player.gifts.reveal")
def test_two_gift_stacks_of_five_with_open_tops() -> None:
    state = dealt(3)
    assert state.gift_stacks == (4, 4) * 3
    for seat in range(3):
        tops = state.gift_tops[seat * 2 : seat * 2 + 2]
        assert [state.gifts_unseen[seat * 5 + each] + tops.count(each) for each in range(5)] == [2] * 5


@rule("bonfire.setup.player.fate_supply")
def test_seven_fate_tiles_in_a_shuffled_column_and_one_kept() -> None:
    state = dealt(2)
    for seat in range(2):
        assert len(state.supply[seat]) == 7
        assert sorted([*state.supply[seat], state.set_aside[seat]]) == list(range(8))
    assert state.supply[0] != state.supply[1]


@rule("bonfire.setup.player.fate_choice", "bonfire.turn.sequence")
def test_before_the_first_turn_the_kept_or_the_middle_tile_is_chosen() -> None:
    match = scenario(GAME, mode="base", seats=2, seed=3)
    state, seat = match.state, match.state.first
    column, aside = state.supply[seat], state.set_aside[seat]
    assert match.topic == "fate.start"
    assert match.keys == (BOX.fate_tile[aside].id, BOX.fate_tile[column[3]].id)
    match.play(match.keys[1], "r3c3:east")
    assert state.supply[seat] == (*column[:3], aside, *column[4:])
    assert state.laid[seat] == (laid_tile(BOX.fate.start, column[3]),)
    assert match.topic == "turn.option"


@rule("bonfire.setup.player.fate_choice")
def test_later_players_choose_when_their_own_first_turn_comes() -> None:
    match = scenario(GAME, mode="base", seats=2, seed=3)
    first = match.state.first
    match.play(match.keys[0], "r3c3:east")
    while match.seat == first:
        match.play("ship" if match.topic == "turn.option" else match.keys[-1])
    assert match.topic == "fate.start"
    assert match.state.laid[1 - first] == ()


@rule("bonfire.setup.player.fate_start_cells")
def test_the_starting_tile_lies_in_the_centre_either_way_round() -> None:
    match = scenario(GAME, mode="base", seats=2, seed=3)
    seat, aside = match.state.first, match.state.set_aside[match.state.first]
    match.play(match.keys[0])
    assert match.keys == ("r3c3:east", "r3c3:west")
    match.play("r3c3:west")
    area = BOX.fate
    cells = area.cells[lay_of(match.state.laid[seat][0])]
    assert cells[0] > cells[2]  # the first symbol lies on the right
    assert tile_of(match.state.laid[seat][0]) == aside
    assert not area.masks[area.start] & (area.gold | area.yellow)


@rule("bonfire.setup.player.resources", "bonfire.setup.player.tokens", "bonfire.setup.supply")
def test_a_seat_starts_with_six_resources_and_five_tokens() -> None:
    match = scenario(GAME, mode="base", seats=2, seed=3)
    seat = match.state.first
    assert resources(match.state, seat) == {}
    tile = match.keys[0]
    match.play(tile, "r3c3:east")
    symbols = next(row.symbols for row in BOX.fate_tile if row.id == tile)
    assert resources(match.state, seat) == dict.fromkeys(RESOURCES, 1)
    assert tokens(match.state, seat) == {**dict.fromkeys(symbols, 1), "wild": 2}


# Against Tom


@rule("bonfire.solo.setup.tasks")
@pytest.mark.parametrize("seed", SEEDS)
def test_solo_tasks_seven_seven_six_in_different_colours(seed: int) -> None:
    found = tasks_of(dealt(1, seed, "solo"))
    colours = [task[0] for tasks in found.values() for task in tasks]
    assert [colours.count(each) for each in "BRY"] == [7, 7, 6]
    assert all(tasks[0][0] != tasks[1][0] for tasks in found.values())


@rule("bonfire.solo.setup.portals")
@pytest.mark.parametrize("seed", SEEDS)
def test_solo_portals_of_a_cell_differ(seed: int) -> None:
    assert max(dealt(1, seed, "solo").areas) == 1


@rule("bonfire.solo.setup.gnomes")
def test_solo_without_masters_that_show_gold() -> None:
    state = dealt(1, 1, "solo")
    left = sorted([*state.open_masters, *state.masters_unseen])
    assert len(left) == 24
    assert not {4, 13, 22} & set(left)
    assert state.elders == 0b111111


@rule("bonfire.solo.setup.building")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_solo_player_is_first(seed: int) -> None:
    match = scenario(GAME, mode="solo", seats=1, seed=seed)
    assert (match.state.first, match.seat) == (0, 0)


@rule("bonfire.solo.setup.tom_board", "bonfire.solo.setup.tom_guardian", "bonfire.solo.setup.tom_rest")
@rule("bonfire.solo.setup.tom_score", "bonfire.solo.setup.tom_novices", "bonfire.example.solo.board")
def test_tom_has_a_board_a_guardian_and_nothing_else() -> None:
    state = dealt(1, 1, "solo")
    assert state.cities == 2
    assert state.boards[0] != state.boards[1]
    assert state.guardians[5:] == (AWAY, AWAY, AWAY, AWAY, WAITING)
    assert state.built[1] == ()
    assert BOX.pieces["tom_novice"] == 4
    assert sum(state.points) == 0
    assert (state.supply[1], state.set_aside[1], state.gift_stacks[2:]) == ((), NO_FATE_TILE, (0, 0))


@rule("bonfire.solo.setup.tom_pile")
def test_toms_eight_cards_lie_face_down() -> None:
    assert dealt(1, 1, "solo").tom_pile == tuple(range(8))
    assert dealt(2).tom_pile == ()
