"""Ratings and attempts of puzzles."""

from typing import Final, NamedTuple

import sqlalchemy as sa

from igroteka.puzzles.ratings import Rating, tried
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

_PLAYERS: Final = schema.puzzle_players
_PUZZLES: Final = schema.puzzle_ratings
_ATTEMPTS: Final = schema.puzzle_attempts


class Attempted(NamedTuple):
    """A guest's rating before and after an attempt; the same if they had tried the puzzle before."""

    before: Rating
    after: Rating
    puzzle: Rating
    counted: bool


async def player_rating(store: Store, guest: str, game: str) -> Rating:
    row = await store.row(sa.select(_PLAYERS).where(_PLAYERS.c.guest == guest, _PLAYERS.c.game == game))
    return _rating(row) if row else Rating()


async def puzzle_ratings(store: Store) -> dict[str, Rating]:
    """The ratings of the puzzles that somebody has tried."""
    return {row["puzzle"]: _rating(row) for row in await store.rows(sa.select(_PUZZLES))}


async def attempts(store: Store, guest: str, game: str) -> dict[str, bool]:
    """Whether a guest's first answers were right, by puzzle, the oldest first."""
    wanted = sa.select(_ATTEMPTS).where(_ATTEMPTS.c.guest == guest, _ATTEMPTS.c.game == game)
    return {row["puzzle"]: row["right"] for row in await store.rows(wanted.order_by(_ATTEMPTS.c.at))}


async def keep_attempt(
    store: Store, guest: str, game: str, puzzle: str, start: Rating, right: bool, now: int
) -> Attempted:
    """Rate a guest's first answer to a puzzle; a later one changes nothing."""

    def work(connection: sa.Connection) -> Attempted:
        mine = (_PLAYERS.c.guest == guest) & (_PLAYERS.c.game == game)
        row = connection.execute(sa.select(_PLAYERS).where(mine)).mappings().first()
        theirs = connection.execute(sa.select(_PUZZLES).where(_PUZZLES.c.puzzle == puzzle)).mappings().first()
        player, rated = _rating(row) if row else Rating(), _rating(theirs) if theirs else start
        done = sa.select(_ATTEMPTS.c.right).where(_ATTEMPTS.c.guest == guest, _ATTEMPTS.c.puzzle == puzzle)
        if connection.execute(done).first() is not None:
            return Attempted(player, player, rated, counted=False)
        after, harder = tried(player, rated, right)
        attempt = {"guest": guest, "puzzle": puzzle, "game": game, "right": right, "at": now}
        for statement in (
            sa.insert(_ATTEMPTS).values(attempt),
            sa.delete(_PLAYERS).where(mine),
            sa.insert(_PLAYERS).values(guest=guest, game=game, **after._asdict()),
            sa.delete(_PUZZLES).where(_PUZZLES.c.puzzle == puzzle),
            sa.insert(_PUZZLES).values(puzzle=puzzle, **harder._asdict()),
        ):
            connection.execute(statement)
        return Attempted(player, after, harder, counted=True)

    return await store.write(work)


def _rating(row: sa.RowMapping) -> Rating:
    return Rating(row["rating"], row["deviation"], row["volatility"])


async def old_puzzle_tables(store: Store, guest: str, keep: int) -> list[str]:
    """A guest's tables that began as puzzles, without the latest."""
    rows = schema.tables
    wanted = sa.select(rows.c.id).where(rows.c.creator == guest, rows.c.kind == "puzzle")
    return [row["id"] for row in await store.rows(wanted.order_by(rows.c.touched.desc()).offset(keep).limit(100))]
