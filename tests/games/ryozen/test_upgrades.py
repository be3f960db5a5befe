"""States saved under rules version 1: they become just what these rules make of the same match."""

from dataclasses import fields

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.state import STEPS, State, with_agenda
from igroteka.kernel.luck import Luck
from igroteka.records.saving import resume
from tests.compat.positions import reached
from tests.games.ryozen.build import table


def test_a_saved_match_is_upgraded_to_the_state_that_these_rules_reach() -> None:
    for position, state in reached("ryozen"):
        assert resume(GAME, position.saved, Luck(0)).state == state, position.name


def version_1(*due: tuple[int, int, int], **changes: object) -> dict[str, object]:
    """The fields of a state with these duties."""
    s = table()
    new = ("agenda", "night", "ability", "hiring")
    values = {each.name: getattr(s, each.name) for each in fields(State) if each.name not in new}
    return {**values, "due": list(due), "now": (7, 0, 0), **changes}


def test_every_duty_has_become_a_step() -> None:
    whole = {*STEPS, 4, 9, 17, 18, 19}
    known = {each.id for each in GAME.agenda.steps}

    assert whole == {*range(27)}
    assert {step for step, _ in STEPS.values()} <= known


@pytest.mark.parametrize(
    ("duty", "due"),
    [
        ((18, 2, 0), ["dawn()", "hand_out(0)", "resolve(2)"]),
        ((18, 2, 1), ["dawn()", "hand_out(0)", "resolve(3)", "put_away(2)", "befall(2, 0)", "befall(2, 2)"]),
        ((18, 2, 3), ["dawn()", "hand_out(0)", "resolve(3)", "put_away(2)"]),
        ((19, 3, 0), ["dawn()", "hand_out(3)"]),
        ((19, 6, 2), ["dawn()", "hand_out(7)", "majority(36)", "reward(0, 36)"]),
        ((17, 0, 0), ["rotate()"]),
        ((17, 1, 0), ["choose_rotation()"]),
        ((9, 1, 0), ["choose_space(1, 5)"]),
        ((4, 0, 0), []),
    ],
)
def test_what_was_left_of_a_duty_is_due(duty: tuple[int, int, int], due: list[str]) -> None:
    fields = with_agenda(version_1(duty, first=1, chosen=5))

    assert [GAME.agenda.name(step) for step in fields["agenda"]] == due
