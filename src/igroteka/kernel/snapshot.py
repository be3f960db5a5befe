"""States as bytes: dump, load, and a hash that is the same on every machine."""

from hashlib import blake2b

import msgspec

from igroteka.kernel.components import digest
from igroteka.kernel.flow import B, S, State
from igroteka.kernel.game import Game

FORMAT = 1
LARGEST = 4_194_304  # bytes; a state takes a few kilobytes

_encoder = msgspec.msgpack.Encoder(order="deterministic")


class SnapshotError(ValueError):
    """A snapshot that cannot be used here; the message says why."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a snapshot is of."""

    format: int
    game: str
    version: int
    box: str  # digest of the components
    state: msgspec.Raw
    check: str  # hash of the state


def encode(state: object) -> bytes:
    """The state's fields as bytes, the same for equal states."""
    return _encoder.encode(state)


def state_hash(state: State) -> str:
    """Sixteen hex digits, the same for equal states on every machine."""
    return blake2b(encode(state), digest_size=8).hexdigest()


def dump(game: Game[S, B], state: S) -> bytes:
    """A state with all that is needed to load it safely."""
    raw = msgspec.Raw(encode(state))
    return _encoder.encode(Head(FORMAT, game.id, game.version, digest(game.box), raw, state_hash(state)))


def load(game: Game[S, B], data: bytes) -> S:
    """The state that was dumped, or one error that says what is wrong with the bytes."""
    if len(data) > LARGEST:
        raise SnapshotError(f"a snapshot has at most {LARGEST} bytes, this has {len(data)}")
    try:
        head = msgspec.msgpack.decode(data, type=Head)
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        raise SnapshotError(f"not a snapshot, or a damaged one: {fault}") from None
    ours = (FORMAT, game.id, game.version, digest(game.box))
    names = ("format", "game", "rules version", "components")
    for name, theirs, wanted in zip(names, (head.format, head.game, head.version, head.box), ours, strict=True):
        if theirs != wanted:
            raise SnapshotError(f"the snapshot is of {name} {theirs}, and {name} {wanted} is needed")
    try:
        state = msgspec.msgpack.decode(head.state, type=game.state)
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        raise SnapshotError(f"the snapshot's state is damaged: {fault}") from None
    if state_hash(state) != head.check:
        raise SnapshotError("the snapshot's state does not match its hash: it was damaged or edited")
    return state
