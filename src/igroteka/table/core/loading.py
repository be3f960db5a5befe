"""Builds tables from stored rows; an unreadable table raises an error that says why."""

from collections.abc import Iterable

from igroteka.games import GameError, find_game
from igroteka.records.saving import SaveError, rules_version
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Entry, SeatRow, TableRow
from igroteka.table.errors import RequestError

UNREADABLE = ("unreadable", "unknown-rules", "no-game")  # codes of stored tables that can't be used


def load_play(row: TableRow, seats: list[SeatRow], entries: Iterable[Entry]) -> Play:
    """A stored table, or an error that says why it can't be used here."""
    try:
        return Play(row, seats, entries)
    except Exception as error:
        raise unreadable(row, error) from error


def unreadable(row: TableRow, error: Exception) -> RequestError:
    """Why a stored table can't be used: its game is not installed, its rules are unknown, or it is damaged."""
    if isinstance(error, GameError):
        return RequestError("no-game", 409, game=row.game[:40])
    try:
        found, known = rules_version(row.saved or b""), find_game(row.game).version
    except (SaveError, GameError):
        return RequestError("unreadable", 409, table=row.id)
    if found != known:
        return RequestError("unknown-rules", 409, found=found, known=known)
    return RequestError("unreadable", 409, table=row.id)
