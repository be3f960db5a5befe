"""A lock around msgspec's decoders, so that threads can decode a type for the first time at once.

msgspec keeps what it learned about a struct with the struct itself, and puts it there before it is complete: a second
thread that decodes the same type meanwhile would crash the process. So a type is prepared here first, one at a time.
"""

import threading
from typing import TypeVar

from msgspec.msgpack import Decoder

T = TypeVar("T")
_lock = threading.Lock()
_prepared: set[object] = set()


def decodable(kind: type[T]) -> type[T]:
    """The type, which any thread may decode from now on."""
    if kind not in _prepared:
        with _lock:
            Decoder(kind)
            _prepared.add(kind)
    return kind
