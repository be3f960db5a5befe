"""A lock for msgspec's decoders: several threads may decode a type for the first time at once.

msgspec caches its information about a struct on the struct, and does so before the information is complete. A second
thread that decodes the same type meanwhile would crash the process. So types are prepared here first, one at a time.
"""

import threading
from typing import TypeVar

from msgspec.msgpack import Decoder

T = TypeVar("T")
_lock = threading.Lock()
_prepared: set[object] = set()


def decodable(kind: type[T]) -> type[T]:
    """Prepare a type, so that any thread may decode it; returns the type."""
    if kind not in _prepared:
        with _lock:
            Decoder(kind)
            _prepared.add(kind)
    return kind
