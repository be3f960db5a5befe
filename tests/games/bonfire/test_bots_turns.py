"""What the evaluation counts: against Tom progress towards the countdown, among people the Bonfires to come."""

from collections.abc import Callable
from random import Random

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots.prices import MISSING, NEVER, RESOURCES_FOR, TOKENS_FOR
from igroteka.games.bonfire.bots.turns import certain, points, rest
from igroteka.games.bonfire.bots.value import evaluate
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.box.area import laid_tile
from igroteka.games.bonfire.rules.conditions import CONDITIONS
from igroteka.games.bonfire.score import leftovers, total
from igroteka.games.bonfire.state import PASSED, State
from igroteka.games.bonfire.words import ALL_CITIES, FateTile, Lay
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from tests.games.bonfire.build import (
    city,
    island,
    open_paths,
    put,
    table,
)


def solo() -> State:
    return table(mode="solo")


def test_every_kind_of_task_has_a_price() -> None:
    assert set(MISSING) == set(CONDITIONS)
    assert set(TOKENS_FOR) | set(RESOURCES_FOR) <= set(CONDITIONS)


def test_alone_the_evaluation_is_the_one_against_tom() -> None:
    more = city(solo(), tokens="wild:2")
    assert evaluate(more, BOX, 0) - evaluate(solo(), BOX, 0) == pytest.approx(
        60 * (points(more, BOX, ALL_CITIES[0]) - points(solo(), BOX, ALL_CITIES[0])), abs=1
    )


def test_each_step_towards_a_bonfire_is_worth_something() -> None:
    unmet = city(solo(), tasks={7: "R02"})
    near = city(solo(), tasks={7: "R02"}, portals=[6, 7])
    met = city(solo(), tasks={7: "R02"}, portals=[5, 6, 7])
    values = [points(s, BOX, ALL_CITIES[0]) for s in (unmet, near, met)]
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_a_bonfire_is_worth_the_turn_it_takes_to_light() -> None:
    met = city(solo(), tasks={7: "R02"}, portals=[5, 6, 7])
    lit = city(solo(), tasks={7: "R02"}, portals=[5, 6, 7], lit=[7])
    lit.council = put(lit.council, 0, 1)
    lit.tom_played = 1
    assert points(lit, BOX, ALL_CITIES[0]) > points(met, BOX, ALL_CITIES[0])


@pytest.mark.parametrize("tokens", ["wild", "wild:2 ship:2 gnome:3"])
def test_the_last_bonfire_before_the_countdown_is_lit_whatever_is_at_hand(tokens: str) -> None:
    """What is at hand saves no turns where no work is left, so it is worth the same before and after."""
    met = city(solo(), tasks={7: "R02"}, portals=[5, 6, 7], tokens=tokens, resources="flower:2 gold:2")
    lit = city(solo(), tasks={7: "R02"}, portals=[5, 6, 7], tokens=tokens, resources="flower:2 gold:2", lit=[7])
    met.council = put(met.council, 0, 6)
    lit.council = put(lit.council, 0, 7)
    lit.counting, lit.stack = True, 4
    assert points(lit, BOX, ALL_CITIES[0]) > points(met, BOX, ALL_CITIES[0])


def test_in_the_last_turns_pieces_of_use_are_worth_more_than_leftovers() -> None:
    few, many, too_many = (city(solo(), tokens=f"gnome:{count}") for count in (2, 3, 4))
    for s in (few, many, too_many):
        s.counting, s.stack = True, 1
    assert (
        points(many, BOX, ALL_CITIES[0]) - points(few, BOX, ALL_CITIES[0])
        > points(too_many, BOX, ALL_CITIES[0]) - points(many, BOX, ALL_CITIES[0])
        > 0
    )


def test_the_points_as_they_stand_are_those_of_the_final_scoring() -> None:
    for seed in (1, 2, 3):
        random, run = Random(seed), Run(GAME, GAME.start(GAME.setup("solo", 1), BOX), Luck(seed))
        run.start()
        while run.ask:
            s = run.state
            assert certain(s, BOX, ALL_CITIES[0]) == total(s, BOX, ALL_CITIES[0]) - leftovers(s, ALL_CITIES[0]) // 2, (
                f"seed {seed}"
            )
            run.step(random.randrange(len(run.ask.options)))


@pytest.mark.parametrize("begun", [solo, table], ids=["before Tom's card", "before the next player's turn"])
def test_a_bot_rests(begun: Callable[[], State]) -> None:
    s = begun()
    s.turns = 3
    before = rest(s)
    s.turns = 4
    assert rest(s) != before


def test_a_turn_later_is_worse() -> None:
    later = solo()
    later.tom_played = 5
    assert points(later, BOX, ALL_CITIES[0]) < points(solo(), BOX, ALL_CITIES[0])


def test_a_token_for_a_task_is_worth_more_than_another() -> None:
    assert points(city(solo(), tokens="task"), BOX, ALL_CITIES[0]) > points(
        city(solo(), tokens="gnome"), BOX, ALL_CITIES[0]
    )


def test_a_token_that_a_condition_asks_for_is_worth_more() -> None:
    idle = points(city(solo(), tokens="path"), BOX, ALL_CITIES[0]) - points(solo(), BOX, ALL_CITIES[0])
    wanted = {7: "B05"}
    assert (
        points(city(solo(), tasks=wanted, tokens="path"), BOX, ALL_CITIES[0])
        - points(city(solo(), tasks=wanted), BOX, ALL_CITIES[0])
        > idle
    )


def test_a_path_task_is_nearer_when_its_tile_is_open() -> None:
    open_now, hidden = city(solo(), tasks={7: "B05"}), city(solo(), tasks={7: "B05"})
    open_paths(open_now, "P01 P03 P05 P07")
    open_paths(hidden, "P03 P05 P07 P09")
    assert points(open_now, BOX, ALL_CITIES[0]) > points(hidden, BOX, ALL_CITIES[0])


def test_gifts_on_both_islands_cannot_be_brought_where_no_task_is_left() -> None:
    open_still, bare = city(solo(), tasks={7: "R13"}), city(solo(), tasks={7: "R13"})
    island(bare, "A1")
    assert points(open_still, BOX, ALL_CITIES[0]) - points(bare, BOX, ALL_CITIES[0]) > NEVER / 2


def test_a_group_of_symbols_is_nearer_when_its_tiles_lie_at_the_ends() -> None:
    """F8 is laid, with one ship less than none: three tiles with a ship are wanted."""
    near = city(solo(), tasks={7: "B14"}, supply=["F1", "F2", "F5", "F6", "F7", "F3", "F4"])
    far = city(solo(), tasks={7: "B14"}, supply=["F5", "F6", "F1", "F2", "F3", "F4", "F7"])
    assert points(near, BOX, ALL_CITIES[0]) > points(far, BOX, ALL_CITIES[0])


def test_after_a_pass_only_points_count() -> None:
    rich = city(solo(), tokens="wild:4", tasks={7: "R02"}, portals=[5, 6, 7])
    rich.counting, rich.stack = True, 4
    playing = points(rich, BOX, ALL_CITIES[0])
    rich.out = put(rich.out, 0, PASSED)
    assert points(rich, BOX, ALL_CITIES[0]) < playing


def test_in_the_countdown_a_task_that_cannot_be_met_in_time_is_worth_nothing() -> None:
    without, late = solo(), city(solo(), tasks={7: "Y04"})
    for s in (without, late):
        s.counting, s.stack = True, 2
    assert points(late, BOX, ALL_CITIES[0]) == points(without, BOX, ALL_CITIES[0])


def test_a_round_against_tom_is_one_turn() -> None:
    assert GAME.turn
    s, numbers = solo(), []
    for turns in (1, 2, 3, 4):
        s.turns = turns
        numbers.append(GAME.turn(s))
    assert numbers == [1, 1, 2, 2]


def test_a_group_of_symbols_without_room_is_far() -> None:
    """Two ships lie side by side at the edge, between other symbols; a third tile cuts them off from the rest."""
    area = BOX.fate
    names = {name: at for at, name in enumerate(area.lay_names)}
    rows = [row.id for row in BOX.fate_tile]

    def laid(*tiles: tuple[str, str]) -> State:
        s = city(solo(), tasks={7: "B14"}, supply=["F4", "F5"])
        s.laid = put(s.laid, 0, tuple(laid_tile(Lay(names[lay]), FateTile(rows.index(tile))) for tile, lay in tiles))
        return s

    ships = ("F1", "r1c1:east"), ("F2", "r2c1:east")
    with_room, without = laid(*ships), laid(*ships, ("F7", "r3c1:east"))
    assert area.layout(with_room.laid[0]).groups()[0] == area.layout(without.laid[0]).groups()[0] == [2]
    assert points(with_room, BOX, ALL_CITIES[0]) - points(without, BOX, ALL_CITIES[0]) > 10


def test_a_task_that_cannot_be_met_leaves_another_one_to_be_taken() -> None:
    """It is no worse than none."""
    dead = city(solo(), tasks={7: "R13"})
    island(dead, "A1")
    none = solo()
    island(none, "A1")
    assert points(dead, BOX, ALL_CITIES[0]) >= points(none, BOX, ALL_CITIES[0])


# Among people


def last_but_one() -> tuple[State, State]:
    """A city before and after the Bonfire that begins the countdown of two players."""
    met, lit = (
        city(table(), tasks={7: "R02"}, portals=[5, 6, 7], lit=lit, tokens="wild:2 ship:2", resources="flower:2")
        for lit in ([], [7])
    )
    met.council, lit.council = put(met.council, 0, 6), put(lit.council, 0, 7)
    lit.counting, lit.stack = True, 5
    return met, lit


def test_the_bonfire_that_begins_the_countdown_is_worth_about_what_any_other_is() -> None:
    met, last = last_but_one()
    early = city(table(), tasks={7: "R02"}, portals=[5, 6, 7], lit=[7], tokens="wild:2 ship:2", resources="flower:2")
    any_other = points(early, BOX, ALL_CITIES[0]) - points(met, BOX, ALL_CITIES[0])
    assert any_other > 0
    assert abs(points(last, BOX, ALL_CITIES[0]) - points(met, BOX, ALL_CITIES[0]) - any_other) < 10


def test_a_task_that_is_out_of_reach_makes_the_countdown_worse() -> None:
    near, far = (city(last_but_one()[1], tasks={6: task}) for task in ("R04", "Y04"))
    assert points(far, BOX, ALL_CITIES[0]) < points(city(near, gnomes="1 2 3"), BOX, ALL_CITIES[0])


def test_whoever_passes_keeps_what_was_missing() -> None:
    """So a pass is worth its own points and no more."""
    playing = last_but_one()[1]
    out = last_but_one()[1]
    out.out = put(out.out, 0, PASSED)
    assert points(out, BOX, ALL_CITIES[0]) < points(playing, BOX, ALL_CITIES[0])


def test_every_city_is_valued_alike() -> None:
    for seed in (1, 2, 3):
        random, run = Random(seed), Run(GAME, GAME.start(GAME.setup("base", 3), BOX), Luck(seed))
        run.start()
        while run.ask:
            s = run.state
            for seat in range(3):
                assert (
                    certain(s, BOX, ALL_CITIES[seat])
                    == total(s, BOX, ALL_CITIES[seat]) - leftovers(s, ALL_CITIES[seat]) // 2
                ), f"seed {seed}"
            run.step(random.randrange(len(run.ask.options)))
