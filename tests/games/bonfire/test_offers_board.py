"""What is offered on the board, compared with everything that the words of the rulebook allow."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.box.area import Laid, laid_tile, lay_of
from igroteka.games.bonfire.query import (
    can_pay,
    can_recruit,
    can_take_task,
    free_cells,
    gnome_prices,
    great_cost,
    most_tokens,
    open_gnomes,
)
from igroteka.games.bonfire.words import (
    ALL_CELLS,
    ALL_GREAT_CELLS,
    ALL_SEATS,
    ALL_STACKS,
    ANY,
    GNOME,
    NEUTRAL,
    NOVICE_KINDS,
    PLAIN,
    SOUTH,
    TASK,
    FateTile,
    GreatCell,
    Resource,
    ids,
)
from igroteka.testing import rule
from tests.games.bonfire.build import at, city, gifts, island, novices, table

Cell = tuple[int, int]
ME = ALL_SEATS[0]


# Fate tiles


def other_size(rows: int, columns: int) -> Box:
    """A box with another fate area; its marks lie in the first three cells of a row."""
    area = structs.replace(BOX.fate_area[0], rows=rows, columns=columns)
    marks = [structs.replace(row, cells=((2, 1), (2, 2), (2, 3))) for row in BOX.fate_mark]
    box = structs.replace(BOX, fate_area=(area,), fate_mark=tuple(marks))
    box.check()
    return box


def cells_of(name: str) -> tuple[Cell, ...]:
    """The cells of a lay, in the order of the tile's symbols: `r3c3:east`."""
    where, _, direction = name.partition(":")
    row, _, column = where[1:].partition("c")
    down = direction in ("south", "north")
    cells = [(int(row) + n * down, int(column) + n * (not down)) for n in range(3)]
    return tuple(cells if direction in ("south", "east") else cells[::-1])


def lays(box: Box, laid: tuple[Laid, ...], *, overhang: bool) -> set[tuple[Cell, ...]]:
    """All ways to lay a tile: beside another, not over one, in the area; with master 27 one symbol inside is enough."""
    rows, columns = box.fate.rows, box.fate.columns
    taken = {cell for each in laid for cell in cells_of(box.fate.lay_names[lay_of(each)])}
    beside = {(row + up, column + right) for row, column in taken for up, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    found = set()
    for row, column, (down, right) in product(range(-3, rows + 4), range(-3, columns + 4), ((0, 1), (1, 0))):
        line = tuple((row + n * down, column + n * right) for n in range(3))
        inside = sum(1 <= at_row <= rows and 1 <= at_column <= columns for at_row, at_column in line)
        if inside >= (1 if overhang else 3) and not taken & {*line} and beside & {*line}:
            found |= {line, line[::-1]}
    return found


@rule("bonfire.fate.place.orientation", "bonfire.fate.place.adjacent", "bonfire.fate.place.inside", "bonfire.master.27")
@pytest.mark.parametrize("box", [BOX, other_size(6, 6), other_size(3, 3), other_size(9, 11)])
@pytest.mark.parametrize("overhang", [False, True])
def test_every_way_to_lay_a_fate_tile_is_offered(box: Box, overhang: bool) -> None:
    random, area = Random(7), box.fate
    for _ in range(5):
        laid: tuple[Laid, ...] = (laid_tile(area.start, FateTile(0)),)
        for tile in ids(FateTile, 8)[1:]:
            offered = area.lays(laid, overhang)
            assert {cells_of(area.lay_names[each]) for each in offered} == lays(box, laid, overhang=overhang)
            if not offered:
                break
            laid = (*laid, laid_tile(random.choice(offered), tile))


# The Great Bonfire


@rule(
    "bonfire.great.cost1", "bonfire.great.cost2", "bonfire.great.cost3", "bonfire.great.first_use", "bonfire.master.22"
)
def test_every_cell_within_the_tokens_is_offered() -> None:
    for pointer, count, further in product((SOUTH, *ALL_GREAT_CELLS), (1, 2, 3), (False, True)):
        s = city(table(), tokens=f"bonfire:{count}", gnomes="22" if further else "")
        s.pointer = GreatCell(pointer)
        turned = {steps + more for steps in range(1, min(count, 2) + 1) for more in (0, 1 if further else 0)}
        reached = {(pointer + steps) % len(ALL_GREAT_CELLS) for steps in turned}
        anywhere = pointer == SOUTH or count == 3
        wanted = {BOX.great_cell[cell].id for cell in ALL_GREAT_CELLS if anywhere or cell in reached}
        t = at(s)
        t.play("great")
        offered = {*t.keys} if t.topic == "great.cell" else {BOX.great_cell[t.state.pointer].id}
        assert offered == wanted


@rule("bonfire.great.cost1")
def test_the_price_of_a_cell_is_the_least_that_reaches_it() -> None:
    s = table()
    s.pointer = ALL_GREAT_CELLS[0]
    assert [great_cost(s, ME, cell) for cell in ALL_GREAT_CELLS] == [3, 1, 2, 3, 3, 3, 3]


# Tasks


@rule("bonfire.task.take.cost1", "bonfire.task.take.choose_gift", "bonfire.pay.whole_price", "bonfire.master.26")
@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.integers(0, 2), min_size=7, max_size=7),
    st.lists(st.integers(0, 2), min_size=6, max_size=6),
    st.integers(0, 2),
    st.sampled_from(["", "3", "26", "3 26"]),
    st.tuples(st.sampled_from([*PLAIN]), st.sampled_from([*PLAIN])),
)
def test_a_task_is_offered_whenever_its_whole_price_can_be_paid(
    tokens: list[int], purse: list[int], own: int, masters: str, tops: tuple[Resource, Resource]
) -> None:
    s = city(table(4), ship="A1", gnomes=masters)
    s.tokens[:7], s.resources[:6] = tokens, purse
    island(s, "A1", "B01", *["gift:0"] * own)
    left, right = (BOX.gift[top].id for top in tops)
    gifts(s, 0, left, right)
    due = 1 if "26" in masters else own + 1
    grows = BOX.island_resource[BOX.islands[0]]
    prices = [(ANY, ANY) if "3" in masters.split() else (tops[stack], grows) for stack in ALL_STACKS]
    wanted = most_tokens(s, ME, TASK) >= due and any(can_pay(s, ME, price) for price in prices)

    assert can_take_task(s, BOX, ME) == wanted


# Gnomes that cost any resource


@rule("bonfire.gnome.cost.two_resources")
@settings(max_examples=100)
@given(st.lists(st.integers(0, 2), min_size=7, max_size=7), st.lists(st.integers(0, 2), min_size=6, max_size=6))
def test_a_gnome_of_any_resource_is_offered_whenever_one_is_within_reach(tokens: list[int], purse: list[int]) -> None:
    box = structs.replace(BOX, gnome=tuple(structs.replace(row, resource="any") for row in BOX.gnome))
    s = table()
    s.tokens[:7], s.resources[:6] = tokens, purse
    most = most_tokens(s, ME, GNOME)
    wanted = (most > 1 and sum(purse) > 0) or (most > 0 and sum(purse) > 1)

    assert can_recruit(s, box, ME) == wanted
    assert any(gnome_prices(s, box, ME, each, most) for each in open_gnomes(s)) == wanted


# The High Council


@rule("bonfire.light.novice", "bonfire.bonus.place", "bonfire.master.24")
@settings(max_examples=50)
@given(st.lists(st.tuples(st.sampled_from([row.id for row in BOX.council_cell]), st.integers(0, 5)), max_size=12))
def test_every_cell_without_a_novice_of_the_colour_is_offered(sent: list[tuple[str, int]]) -> None:
    s = table(4)
    for cell, kind in sent:
        novices(s, cell, kind)
    for kind in (*NOVICE_KINDS[:4], NEUTRAL):
        taken = {cell for cell, other in sent if other == kind}
        wanted = [cell for cell in ALL_CELLS if BOX.council_cell[cell].id not in taken]
        assert free_cells(s, kind, shared=False) == wanted
        assert free_cells(s, kind, shared=True) == [*ALL_CELLS]
