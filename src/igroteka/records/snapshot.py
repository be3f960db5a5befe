"""Snapshots: a state as bytes with what is needed to load it safely, also under later rules."""

from typing import TypeVar

import msgspec

from igroteka.content.decoder_lock import decodable
from igroteka.kernel.encoding import encode, hash_of
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.records.compiled import decoded_as, original

FORMAT = 1
LARGEST = 4_194_304  # bytes; a state takes a few kilobytes

T = TypeVar("T")


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


def dump(game: Game[S, B], state: S) -> bytes:
    """A state as bytes, with everything needed to load it safely."""
    raw = encode(state)
    return encode(Head(FORMAT, game.id, game.version, game.box.digest, msgspec.Raw(raw), hash_of(raw)))


def load(game: Game[S, B], data: bytes) -> S:
    """The dumped state, or one error that says what is wrong with the bytes."""
    if len(data) > LARGEST:
        raise SnapshotError(f"a snapshot has at most {LARGEST} bytes, this has {len(data)}")
    head = _decode(data, Head)
    names = ("format", "game", "components")
    ours = (FORMAT, game.id, game.box.digest)
    for name, theirs, wanted in zip(names, (head.format, head.game, head.box), ours, strict=True):
        if theirs != wanted:
            raise SnapshotError(f"the snapshot is of {name} {theirs}, and {name} {wanted} is needed")
    if hash_of(head.state) != head.check:
        raise SnapshotError("the snapshot's state does not match its hash: it was damaged or edited")
    return original(
        _decode(head.state, decoded_as(game.state)) if head.version == game.version else _upgraded(game, head)
    )


def _upgraded(game: Game[S, B], head: Head) -> S:
    """A state of older rules, upgraded one version at a time."""
    plain, version = _decode(head.state, dict[str, object]), head.version
    while version != game.version:
        step = game.upgrades.get(version)
        if step is None:
            raise SnapshotError(
                f"the snapshot is of rules version {version}, and nothing brings it to version {game.version}"
            )
        plain, version = step(plain), version + 1
    try:
        return original(msgspec.convert(plain, decodable(decoded_as(game.state))))
    except ValueError as error:
        raise SnapshotError(f"the snapshot's state does not fit these rules: {error}") from None


def _decode(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    try:
        return msgspec.msgpack.decode(data, type=decodable(kind))
    except (ValueError, RecursionError) as error:
        raise SnapshotError(f"not a snapshot, or a damaged one: {error}") from None
