"""The help of the village tiles: all that the rules allow is offered, in random positions, and nothing else.

What is allowed is worked out here from the cards, pieces and positions on the table alone.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BOARDS,
    COLOURS,
    EACH_COLOUR,
    EACH_POSITION,
    NO_COLOUR,
    POSITIONS,
    SPACES,
    TILES,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import VILLAGE, at, buddha, put_ghost, space, table
from tests.games.ghost_stories.offered import ends, near

SEEDS = st.integers(0, 1_000_000)
INCARNATIONS = (56, 58, 60)  # whose stones change nothing here
GHOSTS = (1, 2, 12, 13, 23, 24, 34, 35, 45)


def furnished(seed: int, tile: str) -> State:
    """Red on a tile's position; ghosts, incarnations, haunted tiles and Buddhas anywhere."""
    luck = Random(seed)
    here = POSITIONS[[TILES[each] for each in VILLAGE].index(tile)]
    others = [each for each in POSITIONS if each != here]
    places = {each: luck.choice(POSITIONS) for each in BOARDS if each != "red"}
    s = table(at={"red": here, **places}, haunted=luck.sample(others, luck.randrange(3)))
    cards = luck.sample((*GHOSTS, *INCARNATIONS), luck.randrange(1, 8))
    for name, card in zip(luck.sample(SPACES, len(cards)), cards, strict=True):
        put_ghost(s, name, card)
    for name in luck.sample([each for each in SPACES if not s.space[space(each)]], luck.randrange(3)):
        buddha(s, name)
    return s


@rule("ghost_stories.tile.hut")
@given(SEEDS)
def test_the_hut_drives_out_any_ghost_but_an_incarnation(seed: int) -> None:
    s = furnished(seed, "hut")
    wanted = {name for name in SPACES if s.space[space(name)] and s.space[space(name)] not in INCARNATIONS}
    t = at(s)
    assert ("help" in t.keys) == bool(wanted)
    if len(wanted) > 1:
        assert set(t.play("help").keys) == wanted


@rule("ghost_stories.tile.altar")
@given(SEEDS)
def test_the_altar_cleanses_any_haunted_tile(seed: int) -> None:
    s = furnished(seed, "altar")
    wanted = {TILES[tile] for number, tile in enumerate(s.village) if s.haunted >> number & 1}
    t = at(s)
    assert ("help" in t.keys) == bool(wanted)
    if len(wanted) > 1:
        assert set(t.play("help").keys) == wanted


@rule("ghost_stories.tile.circle")
@given(SEEDS, st.lists(st.integers(0, 2), min_size=5, max_size=5), st.integers(-1, 4))
def test_the_circle_takes_any_other_colour_of_the_supply(seed: int, supply: list[int], lying: int) -> None:
    s = furnished(seed, "circle")
    s.tao_supply[:] = supply
    s.circle = (*EACH_COLOUR, NO_COLOUR)[lying]
    wanted = {COLOURS[colour] for colour in range(5) if supply[colour] and colour != lying}
    t = at(s)
    assert ("help" in t.keys) == bool(wanted)
    if len(wanted) > 1:
        assert set(t.play("help").keys) == wanted


@rule("ghost_stories.tile.pavilion", "ghost_stories.tile.pavilion.keeps_state")
@pytest.mark.parametrize("seed", range(12))
def test_the_pavilion_moves_any_ghost_anywhere_and_any_other_taoist_one_tile(seed: int) -> None:
    s = furnished(seed, "pavilion")
    s.buddha = 0  # a ghost that is moved onto a Buddha leaves
    start, before = tuple(s.at), tuple(s.space)
    ghosts = {before}
    for one in range(12):
        for other in range(12):
            if before[one] and not before[other]:
                moved = list(before)
                moved[one], moved[other] = moved[other], moved[one]
                ghosts.add(tuple(moved))
    taoists = {start}
    for number in range(1, 4):
        taoists |= {(*start[:number], to, *start[number + 1 :]) for to in EACH_POSITION if near(start[number], to)}

    t = at(s).play("help")
    topics = ("pavilion.ghost", "pavilion.space", "pavilion.taoist", "taoist.to")
    found = {(tuple(each.space), tuple(each.at)) for each in ends(t, topics)}

    assert {each for each, _ in found} == ghosts
    assert {each for _, each in found} == taoists
    assert len(found) == len(ghosts) * len(taoists)
