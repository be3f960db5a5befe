"""Saved matches: live matches as bytes, to be resumed in another process."""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from igroteka.content.decoder_lock import decodable
from igroteka.kernel.ask import Refused, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck, LuckError, Value
from igroteka.kernel.match import Match
from igroteka.records.snapshot import SnapshotError, dump, load

CHECK = 8  # bytes of the checksum at the start


class SaveError(ValueError):
    """A saved match that cannot be resumed; the message says why."""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A live match: the earliest state that undo can reach, and everything since."""

    version: int  # of the rules
    mode: str
    seats: int
    options: dict[str, str]
    state: bytes
    luck: tuple[Value, ...]
    answers: tuple[tuple[Seat, str], ...]
    settled: int  # of these answers
    dealt: tuple[Value, ...] | None  # luck before the first answer of all
    entries: int  # of the log
    revision: int
    migrated: bool = False  # it began under older rules


def save(match: Match[S, B]) -> bytes:
    """Everything needed to resume a match in another process, except its log."""
    start, since, luck = match.undoable()
    setup, game = match.setup, match.game
    saved = Saved(
        version=game.version,
        mode=setup.mode,
        seats=setup.seats,
        options=dict(setup.options),
        state=dump(game, start),
        luck=tuple(each.value for each in luck),
        answers=tuple((each.seat, each.key) for each in since),
        settled=match.settled - (len(match.done) + len(match.open) - len(since)),
        dealt=match.dealt,
        entries=len(match.log),
        revision=match.revision,
        migrated=match.migrated,
    )
    data = msgspec.msgpack.encode(saved)
    return sealed(data)


def rules_version(data: bytes) -> int:
    """The version of the rules that saved a match."""
    return _read(data).version


def resume(game: Game[S, B], data: bytes, luck: Luck, log: Iterable[Answer | Undo] = ()) -> Match[S, B]:
    """Resume a saved match with the same undo limit. Without its log it can't be recorded.

    If older rules saved it and the current rules refuse an answer given since, only those answers are lost.
    """
    saved, entries = _read(data), list(log)
    if entries and len(entries) != saved.entries:
        raise SaveError(f"the saved match has a log of {saved.entries} entries, not of {len(entries)}")
    try:
        setup, state = game.stored(saved.mode, saved.seats, saved.options), load(game, saved.state)
    except (SetupError, SnapshotError) as error:
        raise SaveError(f"the saved match cannot be resumed: {error}") from None
    try:
        match = _relived(game, setup, state, saved).clone(luck)
        match.dealt = saved.dealt if len(entries) == saved.entries else None
    except (Refused, LuckError) as error:
        if saved.version == game.version:
            raise SaveError(f"the saved match cannot be resumed: {error}") from None
        match = Match(game, setup, luck, state)
        match.dealt = None
    match.log = entries or match.log
    match.revision = saved.revision
    match.migrated = saved.migrated or saved.version != game.version
    return match


def _read(data: bytes) -> Saved:
    body = data[CHECK:]
    if data != sealed(body):
        raise SaveError("this is no saved match, or a damaged one: its checksum differs")
    try:
        return msgspec.msgpack.decode(body, type=decodable(Saved))
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this is no saved match: {error}") from None


def _relived(game: Game[S, B], setup: Setup, state: S, saved: Saved) -> Match[S, B]:
    luck = Luck(script=saved.luck)
    match = Match(game, setup, luck, state)
    for seat, key in saved.answers:
        match.answer(key, seat)
    if luck.script:
        raise LuckError("less luck was used than was saved")
    if not 0 <= saved.settled <= len(match.done):
        raise Refused(f"{saved.settled} answers stand for good, and there are {len(match.done)}")
    match.settle(saved.settled)
    return match


def sealed(body: bytes) -> bytes:
    """The bytes of a saved match, preceded by their checksum."""
    return blake2b(body, digest_size=CHECK).digest() + body
