"""Annotations and twins of compiled classes; here the classes are plain, and the same must hold."""

from typing import get_type_hints

import msgspec

from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.compiled import decoded_as, hints, hints_in_source, is_compiled, original, twin
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import State


def test_the_source_tells_the_types_of_fields() -> None:
    assert hints_in_source(State) == hints(State)
    assert set(hints(State)) == set(State.__dataclass_fields__)


def test_a_state_comes_back_from_a_twin() -> None:
    state = Match(GAME, GAME.setup(), Luck(1)).state
    copy = original(msgspec.msgpack.decode(encode(state), type=twin(State)))

    assert type(copy) is State
    assert copy == state


def test_a_plain_class_is_decoded_as_itself() -> None:
    class Plain(msgspec.Struct):
        number: int

    assert decoded_as(Plain) is Plain
    assert not is_compiled(Plain)
    assert hints(Plain) == get_type_hints(Plain)
