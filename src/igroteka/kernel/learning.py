"""How to read a type is learned when it is first read; another thread that reads it meanwhile would crash the process.

msgspec keeps what it learned of a struct with the struct itself, and puts it there before it is complete. So all types
that several threads may read are learned here first, one at a time.
"""

import threading
from typing import TypeVar

from msgspec.msgpack import Decoder

T = TypeVar("T")
_one_at_a_time = threading.Lock()
_learned: set[object] = set()


def learned(kind: type[T]) -> type[T]:
    """The type, which can be read by any thread from now on."""
    if kind not in _learned:
        with _one_at_a_time:
            Decoder(kind)
            _learned.add(kind)
    return kind
