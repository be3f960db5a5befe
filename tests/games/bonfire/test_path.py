"""Build the Path (rulebook page 8)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.state import State, buried, pile_of, tile_of
from igroteka.games.bonfire.topics import TILES
from igroteka.games.bonfire.words import Pile
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    open_paths,
    table,
    tile,
    tokens,
)

MIXED = "P01 P11 P21 P03"
BLUE = "P01 P02 P03 P04"


def board(paths: str = "", tokens: str = "path", display: str = MIXED) -> State:
    s = city(table(), tokens=tokens, paths=paths)
    open_paths(s, display)
    return s


@rule("bonfire.path.take", "bonfire.path.purpose", "bonfire.action.type.path")
def test_an_open_tile_or_the_top_of_a_pile() -> None:
    t = at(board())
    t.play("path")
    assert t.keys == ("P01", "P11", "P21", "P03", "pile:1")
    t.play("P21")
    assert t.state.built[0] == (TILES.index("P21"),)


@rule("bonfire.path.take")
def test_a_blind_tile_is_drawn_after_paying_and_must_be_laid() -> None:
    t = at(board(), TILES.index("P28"))
    t.play("path")
    assert tokens(t.state) == {}
    t.play("pile:1")
    assert t.state.built[0] == (TILES.index("P28"),)
    assert t.state.open_paths == tuple(TILES.index(name) for name in MIXED.split())


@rule("bonfire.path.attach")
def test_places_fill_in_order_from_the_starting_tile() -> None:
    t = at(board("P05 P06"))
    t.play("path", "P11")
    assert [TILES[each] for each in t.state.built[0]] == ["P05", "P06", "P11"]
    assert t.values_of("path.laid") == [(0, "P11", 4)]


@rule("bonfire.path.refill", "bonfire.setup.display_places")
def test_a_new_tile_takes_the_emptied_place() -> None:
    t = at(board(), TILES.index("P28"))
    t.play("path", "P11")
    assert [TILES[each] for each in t.state.open_paths] == ["P01", "P28", "P21", "P03"]
    assert sum(t.state.piles) == 23


@rule("bonfire.path.refill")
def test_with_empty_piles_the_place_stays_empty() -> None:
    s = board()
    s.path_unseen, s.piles = ((), (0, 0, 0))
    t = at(s)
    t.play("path", "P01")
    assert t.state.open_paths[0] == -1


@rule("bonfire.path.cost.first3")
@pytest.mark.parametrize("paths", ["", "P05", "P05 P06"])
def test_the_first_three_cost_one(paths: str) -> None:
    t = at(board(paths, "path:2"))
    t.play("path")
    assert tokens(t.state) == {"path": 1} or t.ask.about == ("path", 1)
    t.play("path" if t.topic == "pay.token" else "P11")
    assert sum(tokens(t.state).values()) == 1


@rule("bonfire.path.cost.last3")
@pytest.mark.parametrize("paths", ["P05 P06 P07", "P05 P06 P07 P08", "P05 P06 P07 P08 P09"])
def test_the_last_three_cost_two(paths: str) -> None:
    assert "path" not in at(board(paths, "path")).keys
    t = at(board(paths, "path:2"))
    t.play("path")
    assert tokens(t.state) == {}


@rule("bonfire.path.limit6")
def test_no_seventh_tile() -> None:
    t = at(board("P05 P06 P07 P08 P09 P10", "path:3"))
    assert "path" not in t.keys
    why = t.refused("path").why
    assert why is not None
    assert why.rule == "bonfire.path.limit6"


# Four crystals of one colour


@rule("bonfire.path.same_colour_swap")
def test_four_of_one_colour_may_be_put_back_first() -> None:
    t = at(board(display=BLUE), *(TILES.index(name) for name in ("P11", "P12", "P21", "P22")))
    t.play("path")
    assert t.topic == "path.swap"
    t.play("yes", "pile:2", "P04", "P01", "P03")  # the last one follows
    assert t.topic == "path.refill"
    t.play("pile:1", "pile:1", "pile:3", "pile:2")
    assert [TILES[each] for each in t.state.open_paths] == ["P11", "P12", "P21", "P22"]
    assert [(pile_of(each), TILES[tile_of(each)]) for each in t.state.under] == [
        (1, "P04"),
        (1, "P01"),
        (1, "P03"),
        (1, "P02"),
    ]
    assert t.topic == "path.take"
    assert t.keys == ("P11", "P12", "P21", "P22", "pile:1", "pile:2", "pile:3")


@rule("bonfire.path.same_colour_swap")
def test_the_swap_is_free_and_optional() -> None:
    t = at(board(display=BLUE, tokens="path:2"))
    t.play("path", "path", "no")
    assert (t.topic, tokens(t.state)) == ("path.take", {"path": 1})


@rule("bonfire.path.same_colour_swap")
def test_no_swap_with_different_colours() -> None:
    t = at(board())
    t.play("path")
    assert t.topic == "path.take"


@rule("bonfire.path.same_colour_swap")
def test_a_swap_may_be_repeated_but_not_in_circles() -> None:
    s = board(display=BLUE)
    keep = [tile(name) for name in ("P11", "P12", "P13", "P14", "P21", "P22", "P23")]
    s.path_unseen, s.piles = (tuple(keep), (7, 0, 0))
    t = at(s, *keep[:4])
    t.play("path", "yes", "P01", "P02", "P03")
    assert t.topic == "path.take"  # four red ones again, but only three fresh tiles are left
    s = board(display=BLUE)
    s.path_unseen, s.piles = ((*keep, tile("P24")), (8, 0, 0))
    t = at(s, *keep[:4])
    t.play("path", "yes", "P01", "P02", "P03")
    assert t.topic == "path.swap"


@rule("bonfire.path.same_colour_swap")
def test_a_swap_opens_tiles_that_were_not_put_back_in_this_turn() -> None:
    s = board(display=BLUE)
    red = [tile(name) for name in ("P11", "P12", "P13", "P14", "P15")]
    s.path_unseen, s.piles = (tuple(red), (1, 4, 0))
    t = at(s, *red)
    t.play("path", "yes", "pile:1", "P01", "P02", "P03", "pile:1")
    assert t.topic == "path.take"  # what lies in pile 1 now is not new, so nobody was asked again
    assert {TILES[each] for each in t.state.open_paths} == {"P11", "P12", "P13", "P14"}


@rule("bonfire.path.same_colour_swap")
def test_by_house_rule_fewer_than_four_tiles_will_do_once_a_turn() -> None:
    s = board(display=BLUE)
    s.path_unseen, s.piles = ((tile("P05"),), (1, 0, 0))
    assert at(s).play("path").topic == "path.take"
    s.swap_fewer = True
    t = at(s).play("path")
    assert t.topic == "path.swap"
    t.play("yes", "P01", "P02", "P03")
    assert [TILES[each] for each in t.state.open_paths] == ["P05", "P01", "P02", "P03"]
    assert t.topic == "path.take"  # all blue again, but it was done


@rule("bonfire.path.same_colour_swap")
def test_tiles_put_back_come_last_from_their_pile_and_are_known() -> None:
    s = board()
    s.path_unseen, s.piles = ((tile("P27"),), (1, 0, 0))
    s.under = (buried(Pile(0), BOX.tiles[TILES.index("P05")]), buried(Pile(2), BOX.tiles[TILES.index("P06")]))
    t = at(s, seed=None)
    t.play("path")
    assert t.keys == ("P01", "P11", "P21", "P03", "pile:1", "pile:3")
    t.play("pile:3")
    assert TILES[t.state.built[0][0]] == "P06"


@rule("bonfire.path.refill")
def test_while_all_tiles_are_unseen_the_highest_pile_serves() -> None:
    s = board()
    s.piles = (7, 9, 8)
    t = at(s)
    t.play("path", "P01")
    assert t.state.piles == (7, 8, 8)


def test_the_order_of_tiles_put_back_is_recorded_as_it_was_chosen() -> None:
    t = at(board(display=BLUE))
    t.play("path", "yes", "pile:1", "P04", "P01", "P03")
    assert [given.key for given in t.match.done[-3:]] == ["P04", "P01", "P03"]


def test_a_question_keeps_its_options_after_the_answer() -> None:
    t = at(board(display=BLUE))
    t.play("path", "yes", "pile:1")
    ask = t.ask
    t.play("P02")
    assert ask.keys == ("P01", "P02", "P03", "P04")


def test_all_tiles_stay_in_play() -> None:
    t = at(board(display=BLUE))
    t.play("path", "yes", "pile:1", "P01", "P02", "P03", "pile:1", "pile:2", "pile:3", "pile:1", "pile:2")
    s = t.state
    everything = [*s.open_paths, *s.path_unseen, *(tile_of(each) for each in s.under), *s.built[0]]
    assert sorted(everything) == list(range(len(BOX.path_tile)))
    assert sum(s.piles) == len(s.path_unseen)
