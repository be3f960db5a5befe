"""The entries of a match's log: what was answered, with the luck after it, and what was taken back."""

from typing import TypeAlias

import msgspec

from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Value


class Answer(msgspec.Struct, frozen=True, array_like=True, tag="a", forbid_unknown_fields=True):
    """An answer of the log, with the luck the rules used after it."""

    seat: Seat
    key: str
    luck: tuple[Value, ...] = ()
    hash: str = ""  # of the state after it, in every HASHED-th answer


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="u", forbid_unknown_fields=True):
    """A number of answers was taken back."""

    seat: Seat
    answers: int


Entry: TypeAlias = Answer | Undo
