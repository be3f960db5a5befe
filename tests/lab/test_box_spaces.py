"""A box with other rows or answers has a space of its own, named by its digest; matches of two spaces are not mixed."""

import pytest

from igroteka.content.edits import ADD, Change, edited
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import codec
from igroteka.lab.layout import LayoutError

BONFIRE = find_game("bonfire")
WIDER = BONFIRE.with_box(edited(BONFIRE.box, [Change("fate_area", "area", "columns", "8")]))
DEARER = BONFIRE.with_box(edited(BONFIRE.box, [Change("task", "B01", "points", "3")]))


def test_a_box_with_other_values_has_the_same_space() -> None:
    assert codec(DEARER) is codec(BONFIRE)
    assert codec(BONFIRE).space == "bonfire"


def test_a_box_of_another_size_has_a_space_of_its_own() -> None:
    numbers = codec(WIDER)

    assert numbers.space == f"bonfire {WIDER.box.digest}"
    assert len(numbers.actions) > len(codec(BONFIRE).actions)


def test_a_box_with_another_row_has_a_space_of_its_own() -> None:
    candelabria = find_game("candelabria")
    first = candelabria.box.tactic[0].id
    copies = Change("tactic", first, "copies", str(candelabria.box.tactic[0].copies - 1))
    more = [copies, Change("tactic", "own_1", ADD, f'"{first}"'), Change("tactic", "own_1", "copies", "1")]

    assert codec(candelabria.with_box(edited(candelabria.box, more))).space.startswith("candelabria ")


def test_matches_of_another_space_are_refused_with_words() -> None:
    match = Match(WIDER, WIDER.setup("base", 2), Luck(1))

    with pytest.raises(LayoutError, match=r"^a match of the space bonfire \w{16} has no numbers in the space bonfire$"):
        codec(BONFIRE).observe(match, 0)
    assert codec(WIDER).observe(match, 0).size == len(codec(WIDER).columns)
