"""Snapshots: states as bytes, checked when they are read."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from igroteka.kernel.ask import only
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import Place
from igroteka.records.snapshot import LARGEST, SnapshotError, dump, load
from igroteka.testing.reference import GAME
from tests.kernel.toys import Board, says, toy, with_version

TOY = toy(says(0))
BOARD = Board(step=1, notes=["a", "ж"], number=-7, hidden=3, hand=Place([4], [only(0)]))
DATA = dump(TOY, BOARD)


def head(**changes: object) -> bytes:
    """The snapshot with other fields."""
    fields = msgspec.msgpack.decode(DATA)
    assert changes.keys() <= fields.keys() | {"more"}
    return msgspec.msgpack.encode({**fields, **changes})


def test_a_state_loads_as_it_was_dumped() -> None:
    assert load(TOY, DATA) == BOARD


@pytest.mark.parametrize("seed", range(5))
def test_every_state_of_a_match_loads_as_it_was_dumped(seed: int) -> None:
    random, match = Random(seed), Match(GAME, GAME.setup(omens="on"), Luck(seed))
    while match.ask:
        assert load(GAME, dump(GAME, match.state)) == match.state
        match.answer(random.randrange(len(match.ask.options)))


def test_a_loaded_state_is_independent() -> None:
    load(TOY, DATA).notes.append("z")

    assert load(TOY, DATA) == BOARD


def test_equal_states_have_equal_bytes_and_hashes() -> None:
    assert (encode(BOARD.copy()), state_hash(BOARD.copy())) == (encode(BOARD), state_hash(BOARD))


@pytest.mark.parametrize("field", ["step", "number", "hidden"])
def test_another_field_gives_another_hash(field: str) -> None:
    other = BOARD.copy()
    setattr(other, field, 99)

    assert state_hash(other) != state_hash(BOARD)


def test_a_hash_is_the_same_on_every_machine() -> None:
    assert state_hash(Board()) == "3191635900b55f9a"


def test_the_order_of_a_dict_does_not_matter() -> None:
    assert encode({"a": 1, "b": 2}) == encode({"b": 2, "a": 1})


ERRORS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not a snapshot, or a damaged one"),
    "text": (b"hello", "not a snapshot"),
    "number": (b"\x01", "not a snapshot"),
    "deep": (b"\x91" * 200_000, "not a snapshot"),
    "too large": (b"\x00" * (LARGEST + 1), f"at most {LARGEST} bytes, this has {LARGEST + 1}"),
    "just not too large": (b"\x00" * LARGEST, "not a snapshot"),
    "trailing bytes": (DATA + b"\x00", "not a snapshot"),
    "format": (head(format=2), "is of format 2, and format 1 is needed"),
    "game": (head(game="chess"), "is of game chess, and game toy is needed"),
    "components": (head(box="0" * 16), "is of components 0000000000000000, and components"),
    "later rules": (head(version=2), "rules version 2, and nothing brings it to version 1"),
    "older rules": (head(version=0), "rules version 0, and nothing brings it to version 1"),
    "check": (head(check="0" * 16), "does not match its hash: it was damaged or edited"),
    "edited state": (head(state=msgspec.msgpack.decode(encode(Board(step=5)))), "does not match its hash"),
    "unknown field": (head(more=1), "not a snapshot.*unknown field `more`"),
    "format as text": (head(format="1"), "not a snapshot"),
}


@pytest.mark.parametrize("case", ERRORS)
def test_what_cannot_be_used_is_refused_in_one_clear_error(case: str) -> None:
    data, message = ERRORS[case]
    with pytest.raises(SnapshotError, match=message):
        load(TOY, data)


def test_a_state_of_another_shape_is_refused() -> None:
    with pytest.raises(SnapshotError, match=r"not a snapshot, or a damaged one: .*number"):
        load(TOY, dump(TOY, Board(number="seven")))  # type: ignore[arg-type]


def refused(data: bytes) -> bool:
    try:
        load(TOY, data)
    except SnapshotError:
        return True
    return False


def test_a_snapshot_truncated_anywhere_is_refused() -> None:
    assert all(refused(DATA[:size]) for size in range(len(DATA)))


@pytest.mark.parametrize("change", [0x01, 0x10, 0x20, 0x80, 0xFF])
def test_a_snapshot_damaged_in_any_byte_is_refused(change: int) -> None:
    for at in range(len(DATA)):
        damaged = bytearray(DATA)
        damaged[at] ^= change
        assert refused(bytes(damaged)), at


# Later rules

Plain = dict[str, object]


def shouts(fields: Plain) -> Plain:
    """Version 2 has another number."""
    return {**fields, "number": 100}


def test_a_state_of_older_rules_is_upgraded() -> None:
    later = replace(with_version(TOY, 2), upgrades={1: shouts})

    assert load(later, DATA) == replace(BOARD, number=100)


def test_upgrades_follow_one_another() -> None:
    later = replace(with_version(TOY, 3), upgrades={1: shouts, 2: lambda fields: {**fields, "step": 7}})

    assert load(later, DATA) == replace(BOARD, number=100, step=7)


def test_a_gap_between_upgrades_is_refused() -> None:
    later = replace(with_version(TOY, 3), upgrades={1: shouts})
    with pytest.raises(SnapshotError, match="rules version 2, and nothing brings it to version 3"):
        load(later, DATA)


def test_an_upgrade_must_lead_to_these_rules_state() -> None:
    later = replace(with_version(TOY, 2), upgrades={1: lambda fields: {**fields, "number": "x"}})
    with pytest.raises(SnapshotError, match=r"does not fit these rules: .*number"):
        load(later, DATA)


def test_a_damaged_state_of_older_rules_is_refused() -> None:
    later = replace(with_version(TOY, 2), upgrades={1: shouts})
    with pytest.raises(SnapshotError, match="does not match its hash"):
        load(later, head(check="0" * 16))
