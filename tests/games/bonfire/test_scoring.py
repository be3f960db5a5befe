"""Final scoring (rulebook pages 11 and 16)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.score import ONLY_AT_END, city_lines, common_points, score, table_lines, total, winners
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import ALL_CITIES
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    put,
    table,
)

SEVEN = {slot: f"B{slot:02}" for slot in range(1, 8)}


def points(s: State, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in city_lines(s, BOX, ALL_CITIES[seat]) if line.points}


def bare(seats: int = 2) -> State:
    s = table(seats)
    for seat in range(seats):
        city(s, seat, supply=())
    return s


@rule("bonfire.scoring.bonfires")
def test_bonfires_by_their_numbers_and_unlit_tasks_nothing() -> None:
    s = city(bare(), tasks={1: "Y09", 2: "R01", 3: "B01", 4: "Y10"}, lit=[1, 2, 3])
    assert points(s) == {"bonfires": 8 + 5 + 2}


@rule("bonfire.scoring.guardians")
def test_guardians_at_bonfires_by_their_place() -> None:
    s = city(bare(), guardians={"own": "bonfire:7", "pink": "bonfire:1", "grey": "path:5", "blue": "waiting"})
    s.neutrals = 0
    assert points(s)["guardians"] == 8 + 2


@rule("bonfire.scoring.portals")
def test_two_points_for_a_portal_next_to_a_bonfire() -> None:
    s = city(bare(), portals=[7, 6, 5], tasks={7: "B01", 6: "B02"}, lit=[7])
    assert points(s)["portals"] == 2


@rule("bonfire.scoring.paths", "bonfire.path.purpose")
def test_two_points_for_a_path_tile_of_its_bonfires_colour() -> None:
    s = city(bare(), paths="P01 P11 P21", tasks={2: "B01", 3: "B02", 4: "Y01"}, lit=[2, 3])
    assert points(s)["paths"] == 2  # place 2 matches, place 3 differs, place 4 is unlit
    city(s, lit=[4])
    assert points(s)["paths"] == 4


@rule("bonfire.scoring.city_geometry", "bonfire.example.city_scoring")
def test_slot_notch_path_place_and_guardian_place_belong_together() -> None:
    s = city(bare(), paths="P01 P11", tasks={3: "R02"}, lit=[3], portals=[3], guardians={"own": "bonfire:3"})
    assert points(s) == {"bonfires": 4, "guardians": 4, "portals": 2, "paths": 2}


@rule("bonfire.scoring.city_geometry")
def test_the_starting_tile_is_place_one_and_matches_no_bonfire() -> None:
    s = city(bare(), tasks={1: "B01"}, lit=[1])
    assert "paths" not in points(s)


@pytest.mark.parametrize(
    ("what", "less"),
    [
        pytest.param(
            {"paths": "P01 P02 P03 P04 P05 P06"}, {"paths": "P01 P02 P03 P04 P05"}, marks=rule("bonfire.common.paths7")
        ),
        pytest.param({"portals": range(1, 8)}, {"portals": range(2, 8)}, marks=rule("bonfire.common.portals7")),
        pytest.param(
            {"guardians": dict.fromkeys(("pink", "grey", "brown", "blue"), "waiting")},
            {"guardians": dict.fromkeys(("pink", "grey", "brown"), "waiting")},
            marks=rule("bonfire.common.guardians5"),
        ),
        pytest.param({"gnomes": "1 2 3 4 6 elder_1"}, {"gnomes": "1 2 3 4 6"}, marks=rule("bonfire.common.gnomes6")),
        pytest.param(
            {"tasks": SEVEN, "lit": [1, 2, 3]},
            {"tasks": {slot: name for slot, name in SEVEN.items() if slot > 1}, "lit": [2, 3]},
            marks=rule("bonfire.common.tasks7"),
        ),
    ],
)
@rule("bonfire.scoring.common")
def test_four_points_for_each_common_task(what: dict[str, object], less: dict[str, object]) -> None:
    assert common_points(city(bare(), **what), BOX, 0) == 4  # type: ignore[arg-type]
    assert common_points(city(bare(), **less), BOX, 0) == 0  # type: ignore[arg-type]


@rule("bonfire.scoring.common.seven_bonfires", "bonfire.common.tasks7")
def test_seven_points_for_seven_bonfires() -> None:
    s = city(bare(), tasks=SEVEN, lit=range(1, 7))
    assert common_points(s, BOX, ALL_CITIES[0]) == 4
    city(s, lit=[7])
    assert common_points(s, BOX, ALL_CITIES[0]) == 7


@rule("bonfire.common.all_score", "bonfire.scoring.common")
def test_everybody_who_fulfils_a_common_task_scores_it() -> None:
    s = city(bare(3), 0, portals=range(1, 8))
    city(s, 2, portals=range(1, 8))
    s.neutrals = 0
    assert [common_points(s, BOX, ALL_CITIES[seat]) for seat in range(3)] == [4, 0, 4]


@rule("bonfire.scoring.fate")
def test_three_points_for_each_fate_tile_left() -> None:
    assert points(city(bare(), supply=("F1", "F2"))) == {"fate": 6}


@rule("bonfire.scoring.leftovers")
@pytest.mark.parametrize(
    ("tokens", "resources", "due"),
    [("ship:3", "gold", 2), ("ship", "gold:2", 1), ("ship", "", 0), ("", "gold:5", 2)],
)
def test_a_point_for_any_two_pieces_left(tokens: str, resources: str, due: int) -> None:
    assert points(city(bare(), tokens=tokens, resources=resources)).get("leftovers", 0) == due


@rule("bonfire.example.final")
def test_the_example_of_sixty_one_points() -> None:
    s = city(bare(), tasks={1: "Y03", 2: "R01", 3: "B01", 5: "R02", 6: "B02"}, lit=[1, 2, 3, 5, 6])
    city(s, portals=range(1, 8), guardians={"grey": "bonfire:5"})
    city(s, paths="P11 P01 P12 P13 P02")  # red, blue, red, red, blue at places 2 to 6
    city(s, supply=("F1", "F2"), resources="gold", tokens="ship:3", gnomes="elder_4")
    s.points = put(s.points, 1, 5)  # the elder, scored during play
    assert points(s) == {
        "bonfires": 20,
        "guardians": 6,
        "portals": 10,
        "paths": 8,
        "common": 4,
        "fate": 6,
        "leftovers": 2,
        "elders": 5,
    }
    assert total(s, BOX, ALL_CITIES[0]) == 61


@rule("bonfire.scoring.winner")
def test_most_points_win() -> None:
    s = city(bare(3), 1, resources="gold:4")
    assert winners(s, table_lines(s, BOX)) == (1,)


@rule("bonfire.scoring.tie")
def test_a_tie_goes_to_more_bonfires_and_is_else_shared() -> None:
    s = city(bare(3), 1, resources="gold:4")
    city(s, 2, tasks={1: "B01"}, lit=[1])
    assert [total(s, BOX, ALL_CITIES[seat]) for seat in range(3)] == [0, 2, 2]
    assert winners(s, table_lines(s, BOX)) == (2,)
    s = city(bare(3), 1, resources="gold:4")
    city(s, 2, resources="root:4")
    assert winners(s, table_lines(s, BOX)) == (1, 2)


@rule("bonfire.scoring.track.lap")
def test_the_score_goes_beyond_fifty() -> None:
    s = bare()
    s.points = put(s.points, 1, 77)
    assert total(s, BOX, ALL_CITIES[0]) == 77


@rule("bonfire.scoring.during")
def test_points_of_play_are_lines_of_their_own() -> None:
    s = bare()
    s.points = put(s.points, 0, *[10, 5, 1, 2, 4, 3, 0])
    assert points(s) == {"head_start": 10, "elders": 5, "council": 1, "great": 2, "arrivals": 4, "passing": 3}


def test_every_line_cites_a_rule_and_every_seat_has_lines() -> None:
    s = table(3)
    lines = score(s, BOX)
    assert len(lines) == 3
    assert all(line.rule.startswith("bonfire.") for seat in lines for line in seat)


def test_what_is_left_over_is_a_line_of_the_score() -> None:
    assert {line.source for line in score(table(), BOX)[0]} >= ONLY_AT_END


def test_the_end_tells_every_line() -> None:
    t = at(city(city(table(2), 0, supply=()), 1, supply=(), resources="gold:2"))
    assert (1, "leftovers", 1) in t.values_of("score.line")
    assert t.result.scores == (0, 1)
