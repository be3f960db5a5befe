"""States saved under rules version 2, which had phases: they become just what these rules make of the same match."""

from dataclasses import fields
from typing import Any

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.state import State, with_agenda
from igroteka.games.ghost_stories.words import BOARDS, ZHOU
from igroteka.kernel.luck import Luck
from igroteka.records.saving import resume
from tests.compat.positions import reached
from tests.games.ghost_stories.build import table

NEW = ("agenda", "yang", "barrier", "attempt")
VERSION_2 = {
    "back": "", "steps": 1, "to": -1, "helping": -1, "did": "", "acting": (), "due": (), "barrier": 0, "attempt": "",
}  # fmt: skip


def test_a_saved_match_is_upgraded_to_the_state_that_these_rules_reach() -> None:
    for position, state in reached("ghost_stories"):
        assert resume(GAME, position.saved, Luck(0)).state == state, position.name


def version_2(phase: str, **changes: Any) -> dict[str, Any]:
    """The fields of a state in this phase; it is red's turn in White Moon."""
    s = table(moon=True)
    values = {each.name: getattr(s, each.name) for each in fields(State) if each.name not in NEW}
    return {**values, **VERSION_2, "phase": phase, "yang": phase.startswith("yang"), **changes}


COMING = ["end_turn()", "place()", "act()", "move()"]
BARRIER = ["check_barrier()", "end_barrier()"]


@pytest.mark.parametrize(
    ("phase", "changes", "due"),
    [
        ("setup.first", {}, []),
        ("setup.villagers", {}, ["save_before()", "deal_villagers()"]),
        ("turn.start", {}, []),
        (
            "window.yin.act",
            {"acting": (34, 1)},
            [*COMING, "before_overrun()", "act(1, 0)", "act(34, 0)", "offer_elixir()"],
        ),
        ("yin.act", {"acting": (34,)}, [*COMING, "before_overrun()", "act(34, 0)"]),
        ("yin.act", {"acting": (34,), "own_turn": False}, ["end_turn()", "before_overrun()", "act(34, 0)"]),
        ("window.yin.overrun", {}, [*COMING, "overrun()", "offer_elixir()"]),
        ("yin.overrun", {}, [*COMING, "overrun()"]),
        ("window.yin.arrival", {}, [*COMING, "bring_ghost()", "offer_elixir()"]),
        ("yin.arrival", {}, [*COMING, "bring_ghost()"]),
    ],
)
def test_before_the_yang_phase(phase: str, changes: dict[str, Any], due: list[str]) -> None:
    assert names(version_2(phase, **changes)) == due


@pytest.mark.parametrize(
    ("phase", "changes", "due", "step"),
    [
        ("yang.move", {}, ["act()", "move()"], 1),
        ("yang.lead", {"to": 3, "steps": 2}, ["act()", "lead(3, 1)"], 1),
        ("yang.lead", {"to": 3, "steps": 1}, ["act()", "lead(3, 0)"], 1),
        ("yang.step", {}, ["act()", "second_step()"], 1),
        ("yang.act", {}, ["act()"], 2),
        ("yang.acted", {"did": "exorcism", "to": 5, "acts": 1, "active": 1}, ["act_again(1, 5)"], 2),
        ("yang.acted", {"did": "exorcism", "to": 5, "acts": 1}, [], 2),
        ("yang.acted", {"did": "help", "to": 5, "acts": 2, "active": 1}, [], 2),
        ("yang.place", {}, [], 3),
        ("yin_yang", {"back": "yang.move"}, ["act()", "move()", "use_yin_yang()"], 1),
        ("fireworks", {"back": "yang.act"}, ["act()", "light_fireworks()"], 2),
        ("help", {"back": "yang.place", "helping": 8}, ["receive(8)"], 3),
        ("help.ghost", {"back": "yang.act"}, ["act()", "bring_ghost()"], 2),
    ],
)
def test_in_the_yang_phase(phase: str, changes: dict[str, Any], due: list[str], step: int) -> None:
    fields = version_2(phase, **{**changes, "yang": True})

    assert names(fields) == COMING[:2] + due
    assert with_agenda(fields)["yang"] == step


@pytest.mark.parametrize(
    ("phase", "changes", "due"),
    [
        ("attempt.reroll", {}, ["choose_falls()", "reroll()"]),
        ("attempt.choose", {}, ["choose_falls()"]),
        ("attempt.right", {"due": (16 * 34 + 1, 16 * 45 + 11)}, ["right_stone(45, 11)", "right_stone(34, 1)"]),
    ],
)
def test_in_an_attempt(phase: str, changes: dict[str, Any], due: list[str]) -> None:
    fields = version_2(phase, back="yang.acted", did="exorcism", acts=2, attempt="exorcism", **changes)

    assert names(fields) == COMING[:2] + due
    assert with_agenda(fields)["attempt"] == 1


def test_at_the_end_of_a_turn() -> None:
    assert names(version_2("turn.su_ling")) == ["end_turn()"]
    assert names(version_2("turn.barrier")) == ["check_barrier()"]
    assert names(version_2("turn.tokens")) == ["pass_turn()"]
    assert names(version_2("turn.tokens", centre_tokens=2)) == ["pass_turn()", "pick_up()"]


def test_in_the_barrier() -> None:
    red, blue, green, yellow = (f"handle_board({board})" for board in range(len(BOARDS)))
    fields = version_2("barrier", barrier=2, rewards=(1,))

    assert names(version_2("barrier", barrier=4)) == [*BARRIER, red, yellow, green, blue]
    assert names(fields) == [*BARRIER, red, yellow]
    assert names(version_2("barrier", barrier=0)) == BARRIER
    assert (with_agenda(fields)["barrier"], with_agenda(fields)["rewards"]) == (True, (1,))


def test_families_rewarded_after_the_barrier() -> None:
    fields = version_2("barrier.rewards", rewards=(ZHOU, 1, 2))

    assert names(fields) == ["check_barrier()", f"reward({ZHOU})", "reward(2)", "reward(1)"]
    assert (with_agenda(fields)["barrier"], with_agenda(fields)["rewards"]) == (False, ())


def names(fields: dict[str, Any]) -> list[str]:
    return [GAME.agenda.name(due) for due in with_agenda(fields)["agenda"]]
