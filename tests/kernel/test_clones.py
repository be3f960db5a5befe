"""Clones and rollouts of a match, and its running segment."""

from collections.abc import Callable

import pytest

from igroteka.kernel.encoding import state_hash
from igroteka.kernel.luck import Luck, LuckError
from tests.kernel.toys import (
    ToyMatch,
    deals,
    perspective,
    play,
    rolls,
    says,
    several,
    toy,
    whispers,
)

# Clones and rollouts

SITUATIONS: dict[str, Callable[[], ToyMatch]] = {
    "start": lambda: play(toy(rolls, says(0), says(1))),
    "middle of a segment": lambda: play(toy(several(rolls, says(0), rolls, says(1), says(0))), "a", "b"),
    "open ask_all": lambda: play(toy(says(0), several(rolls, whispers), says(0)), "a", "b"),
    "after an ask_all": lambda: play(toy(whispers, says(1), says(0)), "a", "b", "c"),
    "several segments to undo": lambda: play(toy(deals, says(0), says(0), says(0)), "a", "b"),
    "after an undo": lambda: undone(play(toy(rolls, says(0), says(0), says(0)), "a", "b")),
    "over": lambda: play(toy(several(says(0), rolls)), "a"),
    "over at once": lambda: play(toy(rolls)),
}


def undone(match: ToyMatch) -> ToyMatch:
    match.undo(0)
    return match


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_clone_is_equal(situation: str) -> None:
    match = SITUATIONS[situation]()

    assert perspective(match.clone(Luck(1))) == perspective(match)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_cloning_leaves_the_match_as_it_was(situation: str) -> None:
    match = SITUATIONS[situation]()
    before = perspective(match)
    match.clone(Luck(1))

    assert perspective(match) == before


@pytest.mark.parametrize("situation", [name for name in SITUATIONS if not name.startswith("over")])
def test_what_happens_to_a_clone_does_not_reach_the_match(situation: str) -> None:
    match = SITUATIONS[situation]()
    before = perspective(match)
    clone = match.clone(Luck(1))
    while clone.ask:
        clone.answer(0)
    clone.undo(0, len(clone.done), force=True)

    assert perspective(match) == before


@pytest.mark.parametrize("situation", [name for name in SITUATIONS if not name.startswith("over")])
def test_what_happens_to_the_match_does_not_reach_a_clone(situation: str) -> None:
    match = SITUATIONS[situation]()
    clone = match.clone(Luck(1))
    before = perspective(clone)
    while match.ask:
        match.answer(0)

    assert perspective(clone) == before


def test_a_clone_has_luck_of_its_own() -> None:
    match = play(toy(several(rolls, says(0), rolls), says(1)), luck=(2, 3), seed=None)
    clone = match.clone(Luck(script=(5,)))
    clone.answer("a")

    assert (clone.state.number, match.table.luck.script) == (5, [3])


def test_the_clone_of_a_clone_can_be_taken_back_to_the_start() -> None:
    match = play(toy(says(0), rolls, says(1), rolls, says(0)), "a", "b")
    clone = match.clone(Luck(1)).clone(Luck(2))
    clone.undo(0, 2, force=True)

    assert (clone.state.notes, [ask.seat for ask in clone.asks]) == ([], [0])


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_rollout_starts_where_the_match_is(situation: str) -> None:
    match = SITUATIONS[situation]()
    run = match.rollout(Luck(1))

    assert (state_hash(run.state), run.result) == (state_hash(match.state), match.result)
    assert [(ask.seat, ask.keys) for ask in run.asks] == [(ask.seat, ask.keys) for ask in match.asks]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_rollout_does_not_reach_the_match(situation: str) -> None:
    match = SITUATIONS[situation]()
    before = perspective(match)
    run = match.rollout(Luck(1))
    while run.ask:
        run.step(0)

    assert perspective(match) == before


def test_a_rollout_has_luck_of_its_own() -> None:
    match = play(toy(several(rolls, says(0), rolls), says(1)), luck=(2, 3), seed=None)
    run = match.rollout(Luck(script=(4,)))
    with pytest.raises(LuckError):
        run.step(0)


def test_a_rollout_goes_on_from_its_own_seed() -> None:
    match = play(toy(several(rolls, says(0), rolls), says(1)), luck=(2,), seed=None)
    numbers = set()
    for seed in range(60):
        run = match.rollout(Luck(seed))
        assert run.state.number == 2
        run.step(0)
        numbers.add(run.state.number)

    assert numbers == set(range(6))


@pytest.mark.parametrize("world", ["clone", "rollout", "imagine"])
def test_the_luck_of_the_match_is_not_lent(world: str) -> None:
    match = play(toy(rolls, says(0)))
    luck = match.table.luck
    before = perspective(match)
    worlds: dict[str, Callable[[], object]] = {
        "clone": lambda: match.clone(luck),
        "rollout": lambda: match.rollout(luck),
        "imagine": lambda: match.imagine(0, luck),
    }
    with pytest.raises(AssertionError, match="another world needs luck of its own"):
        worlds[world]()

    assert perspective(match) == before


def test_the_running_segment_is_its_start_and_what_happened_since() -> None:
    match = play(toy(says(0), several(rolls, says(1), says(0))), "a", "b", luck=(5,))
    start, answers, luck = match.segment()

    assert (start.notes, [each.key for each in answers], [each.value for each in luck]) == (["a"], ["b"], [5])
