"""States as bytes, and a hash of them that is the same on every machine."""

from hashlib import blake2b

import msgspec

from igroteka.kernel.flow import State

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def encode(state: object) -> bytes:
    """The state's fields as bytes, the same for equal states."""
    return _encoder.encode(state)


def state_hash(state: State) -> str:
    """Sixteen hex digits, the same for equal states on every machine."""
    return hash_of(encode(state))


def hash_of(data: bytes | msgspec.Raw) -> str:
    """Sixteen hex digits of these bytes."""
    return blake2b(data, digest_size=8).hexdigest()
