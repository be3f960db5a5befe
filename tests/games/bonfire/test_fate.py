"""Option I: place a fate tile and gain action tokens (rulebook page 7)."""

import pytest

from igroteka.content.components import export, parse
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX, Box, area
from igroteka.games.bonfire.box.area import laid_tile
from igroteka.games.bonfire.query import fate_lays
from igroteka.games.bonfire.words import ALL_SEATS, FateTile, Lay
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.bonfire.build import (
    at,
    city,
    lay,
    put,
    resources,
    table,
    tokens,
)

CORNER_BLOCKED = ("F1@r1c1:east", "F2@r1c4:east", "F3@r2c1:east", "F4@r2c4:east")


@rule("bonfire.fate.precondition", "bonfire.fate.discard_any_time")
def test_a_fate_tile_needs_at_most_one_token_so_the_others_go() -> None:
    t = at(city(table(), tokens="ship:2 path"))
    t.play("fate")
    assert t.topic == "turn.discard"
    t.play("ship")
    assert t.topic == "turn.discard"
    t.play("ship")
    assert (t.topic, tokens(t.state)) == ("fate.tile", {"path": 1})


@rule("bonfire.fate.precondition")
def test_one_token_may_be_kept() -> None:
    t = at(city(table(), tokens="path"))
    t.play("fate")
    assert t.topic == "fate.tile"


@rule("bonfire.fate.discard_any_time")
def test_any_number_of_tokens_may_be_discarded_in_the_own_turn() -> None:
    t = at(city(table(), tokens="ship:2 path:2", resources="gold"))
    t.play("discard", "ship", "discard", "path", "discard", "ship")
    assert (tokens(t.state), resources(t.state), t.topic) == ({"path": 1}, {"gold": 1}, "turn.option")


@rule("bonfire.fate.discard_any_time", "bonfire.turn.one_option")
def test_nobody_may_discard_themselves_out_of_the_game() -> None:
    s = city(table(), tokens="gnome:3", supply=())
    t = at(s)
    assert set(t.keys) >= {"ship", "great", "discard"}  # two for one
    t.play("discard")
    assert tokens(t.state) == {"gnome": 2}
    assert "discard" not in t.keys  # a last gnome token could do nothing
    t.refused("discard")


@rule("bonfire.fate.take_ends", "bonfire.example.fate.ends")
def test_only_the_top_and_the_bottom_tile_can_be_taken() -> None:
    s = table()
    t = at(s)
    assert t.keys == ("top", "bottom")
    t.play("bottom", "r2c3:east")
    assert t.state.supply[0] == (0, 1, 2, 3, 4, 5)
    assert t.state.laid[0][1] & 7 == 6


@rule("bonfire.fate.take_ends")
def test_the_top_tile_leaves_the_column_from_above() -> None:
    t = at(table())
    t.play("top", "r2c3:east")
    assert t.state.supply[0] == (1, 2, 3, 4, 5, 6)
    assert t.state.laid[0][1] & 7 == 0


@rule("bonfire.fate.place.orientation")
def test_a_tile_lies_along_a_row_or_a_column_either_way_round() -> None:
    t = at(table())
    t.play("top")
    assert {"r2c3:east", "r2c3:west", "r1c3:south", "r1c3:north"} - set(t.keys) == {"r1c3:south", "r1c3:north"}
    assert {"r3c2:south", "r3c2:north", "r3c6:south", "r3c6:north"} <= set(t.keys)
    t.play("r3c2:north")
    cells = BOX.fate.cells[t.state.laid[0][1] >> 3]
    assert cells[0] > cells[1] > cells[2]  # the first symbol lies lowest


@rule("bonfire.fate.place.adjacent")
def test_a_tile_must_touch_another_along_a_side() -> None:
    t = at(table())
    t.play("top")
    assert "r2c6:east" not in t.keys  # past the corner: r2c6 is not beside r3c5
    assert "r1c1:east" not in t.keys
    t.refused("r1c1:east")


@rule("bonfire.fate.place.adjacent")
def test_touching_at_a_corner_is_not_enough() -> None:
    s = table()
    s.laid = put(s.laid, 0, lay("F8@r3c3:east"))
    names = [BOX.fate.lay_names[each] for each in fate_lays(s, BOX, ALL_SEATS[0])]
    assert "r4c6:south" not in names  # outside anyway
    assert "r2c6:east" not in names
    assert "r2c5:east" in names


@rule("bonfire.fate.place.inside", "bonfire.example.fate.overhang")
def test_a_tile_must_not_jut_out() -> None:
    s = table()
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F1@r3c6:south"))
    t = at(s)
    t.play("top")
    assert "r3c7:south" in t.keys
    assert "r4c7:south" not in t.keys
    assert "r3c7:east" not in t.keys
    t.refused("r3c7:east")


@rule("bonfire.fate.place.no_overlap")
def test_a_tile_must_not_cover_another() -> None:
    t = at(table())
    t.play("top")
    assert not [key for key in t.keys if key.startswith(("r3c1:e", "r3c2:e", "r3c3:", "r3c4:e", "r3c5:e"))]
    assert "r1c3:south" not in t.keys


@rule("bonfire.fate.gain.base", "bonfire.fate.purpose")
def test_three_tokens_of_the_tile() -> None:
    t = at(table())
    t.play("top", "r2c1:east")  # path ship task beside bonfire: no group
    assert tokens(t.state) == {"path": 1, "ship": 1, "task": 1}


@rule("bonfire.fate.gain.group", "bonfire.example.fate.groups")
def test_the_example_of_three_white_two_purple_one_red() -> None:
    s = city(table(), supply=("F7", "F1"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F6@r3c6:south", "F4@r1c7:south"))
    t = at(s)
    t.play("top", "r2c4:east")
    assert tokens(t.state) == {"guardian": 3, "bonfire": 2, "task": 1}


@rule("bonfire.fate.gain.group")
def test_a_group_grows_through_earlier_symbols_not_only_neighbours() -> None:
    s = city(table(), supply=("F3", "F1"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F6@r3c6:south"))  # guardians at r3c5 and r3c6
    t = at(s)
    t.play("top", "r3c7:north")  # ship task guardian upwards: the guardian at r3c7 joins both
    assert tokens(t.state)["guardian"] == 3


@rule("bonfire.fate.gain.group")
def test_a_group_of_two_symbols_of_the_new_tile_counts_once() -> None:
    box = parse(export(BOX).replace('["path", "ship", "task"]', '["path", "path", "task"]', 1), Box)
    t = scenario(GAME.with_box(box), table(), mode="base", seats=2, seed=1)
    t.play("top", "r2c1:east")
    assert tokens(t.state) == {"path": 2, "task": 1}


@rule("bonfire.fate.gain.symbols", "bonfire.example.fate.gold")
def test_the_example_of_five_tokens_and_a_gold() -> None:
    s = city(table(), supply=("F3", "F1"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F5@r4c3:west"))
    t = at(s)
    t.play("top", "r3c6:north")
    assert tokens(t.state) == {"guardian": 2, "task": 2, "ship": 1}
    assert resources(t.state) == {"gold": 1}


@rule("bonfire.fate.gain.symbols")
def test_a_covered_yellow_symbol_gives_a_yellow_token() -> None:
    s = city(table(), supply=("F1", "F2"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F3@r2c4:east"))
    t = at(s)
    t.play("top", "r1c3:east")
    assert tokens(t.state)["wild"] == 1


@rule("bonfire.fate.gain.symbols")
def test_plain_cells_give_nothing_more() -> None:
    t = at(table())
    t.play("top", "r2c2:east")
    assert (sum(tokens(t.state).values()), resources(t.state)) == (3, {})


@rule("bonfire.fate.empty_supply")
def test_no_tile_no_option_one() -> None:
    t = at(city(table(), supply=(), tokens="wild"))
    assert "fate" not in t.keys
    why = t.refused("fate").why
    assert why is not None
    assert why.reason == "fate.no_tile"


@rule("bonfire.fate.empty_supply")
def test_no_room_no_option_one() -> None:
    s = city(table(), supply=("F1",), tokens="wild")
    s.laid = put(s.laid, 0, tuple(laid_tile(Lay(BOX.fate.lay_names.index(name)), FateTile(0)) for name in FULL))
    t = at(s)
    why = t.refused("fate").why
    assert why is not None
    assert why.reason == "fate.no_room"


FULL = [f"r{row}c{column}:east" for row in range(1, 6) for column in (1, 4)] + ["r1c7:south"]  # r4c7, r5c7 stay free


def test_the_memory_of_layouts_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(area, "MANY", 3)
    names = ["F1@r3c3:east", "F1@r3c3:west", "F2@r3c3:east", "F2@r3c3:west", "F3@r3c3:east"]
    layouts = [BOX.fate.layout(lay(name)) for name in names]
    assert len({id(each) for each in layouts}) == 5
    assert BOX.fate.layout(lay(names[-1])) is layouts[-1]


@pytest.mark.parametrize("row", range(1, 6))
def test_no_false_neighbours_across_the_edges(row: int) -> None:
    right, left = f"F1@r{row}c7:east", f"r{row + 1}c-1:east"
    names = [BOX.fate.lay_names[each] for each in BOX.fate.lays(lay(right), True)]
    assert left not in names
