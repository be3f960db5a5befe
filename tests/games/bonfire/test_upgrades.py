"""States saved under rules version 1: they become just what these rules make of the same match."""

from dataclasses import fields
from typing import Any

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.state import STEPS_OF_VERSION_1, State, with_agenda
from igroteka.kernel.luck import Luck
from igroteka.records.saving import resume
from tests.compat.positions import reached
from tests.games.bonfire.build import table


def test_a_saved_match_is_upgraded_to_the_state_that_these_rules_reach() -> None:
    for position, state in reached("bonfire"):
        assert resume(GAME, position.saved, Luck(0)).state == state, position.name


def test_every_step_that_kept_its_meaning_is_listed() -> None:
    known = {each.id for each in GAME.agenda.steps}
    new = {8, 9, 10, 11, 12, 19, 21, 23, 24, 31, 32}  # these depend on more than the name

    assert {*STEPS_OF_VERSION_1.values()} == known - new


def version_1(*due: tuple[str, tuple[int, ...]], **changes: Any) -> dict[str, Any]:
    """The fields of a state with these steps."""
    s = table()
    values = {each.name: getattr(s, each.name) for each in fields(State)}
    price = {"due_token": 0, "due_tokens": 0, "due_resources": ()}
    return {**values, "doing": "", "agenda": [[name, [*about]] for name, about in due], **price, **changes}


@pytest.mark.parametrize(
    ("old", "changes", "due"),
    [
        (("option", ()), {}, ["list_options()"]),
        (("council_path", ()), {}, ["search_path_tile()"]),
        (("lay", (0,)), {}, ["lay_tile(0)"]),
        (("lay", (-1,)), {}, ["lay_tile(6)"]),
        (("sail", (4, 1)), {}, ["sail(4)"]),
        (("sail", (4, 0)), {}, ["sail_free(4)"]),
        (("visit", (0,)), {}, ["offer_task()"]),
        (("visit", (1,)), {}, ["offer_guardian()"]),
        (("march", (2, 0b0000101)), {}, ["march(2, 5, 0)"]),
        (("march", (2, 0b0100101)), {}, ["march(2, 5, 1)"]),
        (("march", (1, 0b1100001)), {}, ["march_free(1, 1, 1)"]),
        (("pay", ()), {"due_token": 2, "due_tokens": 3}, ["pay_tokens(2, 3)"]),
        (("pair", ()), {"due_token": 2, "due_tokens": 1}, ["pay_token_pair(2, 1)"]),
        (("pay", ()), {"due_resources": (1, 4)}, ["pay_resources(1, 4)"]),
        (("pair", ()), {"due_resources": (4,)}, ["pay_resource_pair(4)"]),
        (
            ("pair", ()),
            {"due_token": 5, "due_tokens": 2, "due_resources": (1,)},
            ["pay_resources(1)", "pay_token_pair(5, 2)"],
        ),
    ],
)
def test_steps_of_version_1_become_steps(
    old: tuple[str, tuple[int, ...]], changes: dict[str, Any], due: list[str]
) -> None:
    upgraded = with_agenda(version_1(("end", ()), old, **changes))

    assert [GAME.agenda.name(each) for each in upgraded["agenda"]] == ["end_turn()", *due]
    assert {*upgraded} == {each.name for each in fields(State)}
