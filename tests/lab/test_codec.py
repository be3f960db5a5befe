"""Observations and actions in numbers."""

from dataclasses import dataclass

import numpy as np
import pytest

from igroteka.bots.random import bots_luck
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Refused
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import codec
from igroteka.lab.layout import PAD, Extents, LayoutError, lay_out
from igroteka.lab.measure import setups

GAMES = (*REGISTRY, "reference")


@dataclass(slots=True)
class Inner:
    words: tuple[str, ...]


@dataclass(slots=True)
class Whole:
    number: int
    bits: int
    row: list[int]
    pair: tuple[int, bool]
    inner: Inner


KNOWN = Extents({"bits": 3}, ("sun", "moon"), {"row": 3, "inner.words": 2})


def test_a_state_is_laid_out_field_by_field() -> None:
    part, out = lay_out(Whole, KNOWN), list[int]()
    part.write(Whole(7, 0b101, [4, 5], (1, True), Inner(("moon", "star"))), out)

    assert out == [7, 1, 0, 1, 2, 4, 5, PAD, 1, 1, 2, 2, 0]


def test_a_state_that_was_laid_out_is_read_back() -> None:
    part, out = lay_out(Whole, KNOWN), list[int]()
    whole = Whole(7, 0b101, [4, 5], (1, True), Inner(("moon", "sun")))
    part.write(whole, out)

    assert part.read(iter(out)) == whole


def test_what_is_no_set_is_not_taken_for_a_full_one() -> None:
    part, full, none = lay_out(Whole, KNOWN), list[int](), list[int]()
    part.write(Whole(7, 0b111, [], (1, True), Inner(())), full)
    part.write(Whole(7, -1, [], (1, True), Inner(())), none)

    assert full[1:4] == [1, 1, 1]
    assert none[1:4] == [-1, -1, -1]


def test_what_was_left_out_is_not_read_back() -> None:
    part, out = lay_out(list[int], Extents({}, (), {"": 2})), list[int]()
    part.write([1, 2, 3], out)

    with pytest.raises(LayoutError, match="has 3 items, 2 of them"):
        part.read(iter(out))


def test_an_unknown_word_is_not_read_back() -> None:
    part, out = lay_out(Inner, KNOWN, "inner"), list[int]()
    part.write(Inner(("star",)), out)

    with pytest.raises(LayoutError, match="not in the list"):
        part.read(iter(out))


def test_every_column_has_a_name() -> None:
    assert lay_out(Whole, KNOWN).names == (
        "number", "bits.bit0", "bits.bit1", "bits.bit2", "row.length", "row.0", "row.1", "row.2", "pair.0", "pair.1",
        "inner.words.length", "inner.words.0", "inner.words.1",
    )  # fmt: skip


def test_what_is_too_long_is_left_out_and_counted() -> None:
    part, out = lay_out(list[int], Extents({}, (), {"": 2})), list[int]()
    part.write([1, 2, 3], out)

    assert out == [3, 1, 2]


def test_a_type_without_numbers_is_refused() -> None:
    with pytest.raises(LayoutError, match="not <class 'float'>"):
        lay_out(float, KNOWN)


@pytest.mark.parametrize("game_id", GAMES)
def test_actions_are_all_keys_of_all_topics_in_their_order(game_id: str) -> None:
    game = find_game(game_id)

    assert codec(game).actions == tuple((topic.name, key) for topic in game.topics for key in topic.keys)


def test_every_value_of_every_option_is_measured() -> None:
    game = find_game("ghost_stories")
    values = {(setup.mode, name, value) for setup in setups(game) for name, value in setup.options.items()}

    assert values == {(m.name, name, value) for m in game.modes for name, each in m.options.items() for value in each}


def test_the_mask_shows_the_options() -> None:
    game = find_game("reference")
    match = Match(game, game.setup(), Luck(3))
    assert match.ask
    allowed = [codec(game).actions[at].key for at in np.flatnonzero(codec(game).mask(match.ask))]

    assert sorted(allowed) == sorted(match.ask.keys)


def test_what_a_seat_does_not_know_is_not_in_its_observation() -> None:
    game = find_game("reference")
    match = Match(game, game.setup(seats=3), Luck(8))
    assert match.ask
    while not any(thing >= 0 for hand in match.state.hands for thing in hand.things):
        match.answer(0)
    numbers = codec(game)
    seen = [dict(zip(numbers.columns, numbers.observe(match, seat).tolist(), strict=True)) for seat in (0, 1)]

    assert seen[0]["hands.0.things.0"] >= 0
    assert seen[1]["hands.0.things.0"] == -1


def test_an_action_of_another_question_is_refused() -> None:
    game = find_game("reference")
    match = Match(game, game.setup(), Luck(3))
    assert match.ask
    other = next(at for at, action in enumerate(codec(game).actions) if action.topic != match.ask.topic.name)

    with pytest.raises(Refused, match="is asked; use the action mask"):
        codec(game).option(match.ask, other)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sheet_that_holds_an_earlier_view_shows_the_later_one_as_a_fresh_sheet_does(game_id: str) -> None:
    game = find_game(game_id)
    numbers, match, luck = codec(game), Match(game, game.setup(), Luck(5)), bots_luck(5)
    sheet = numbers.sheet()
    for _ in range(150):
        if not match.ask:
            break
        for seat in range(match.setup.seats):
            assert (numbers.observe(match, seat, sheet) == numbers.observe(match, seat)).all(), "seed 5"
        match.answer(luck.fresh(len(match.ask.options)), match.ask.seat)


def test_an_observation_stays_as_it_was_when_the_sheet_is_written_again() -> None:
    game = find_game("reference")
    numbers, match = codec(game), Match(game, game.setup(seats=3), Luck(8))
    sheet = numbers.sheet()
    first = numbers.observe(match, 0, sheet)
    before = first.copy()
    match.answer(0)
    numbers.observe(match, 1, sheet)

    assert (first == before).all()
