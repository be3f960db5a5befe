"""Puzzles for guests: which one comes next, what their answers are worth, and the solution in words."""

import asyncio
from datetime import UTC, datetime
from secrets import choice
from typing import Final, NamedTuple

import msgspec

from igroteka.kernel.ask import Seat
from igroteka.puzzles.puzzle import Puzzle, puzzle_of
from igroteka.puzzles.ratings import Rating, start_of
from igroteka.table.catalogue import games
from igroteka.table.catalogue.puzzles import playable
from igroteka.table.compute.sharing import Share
from igroteka.table.core import replays
from igroteka.table.core.play import Play
from igroteka.table.core.puzzles import Given, PuzzleJob, given_answer, opened_puzzle
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import now_ms
from igroteka.table.presenter.puzzle_words import PuzzleWords, PuzzleWordsJob, puzzle_words
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage.puzzles import attempts, keep_attempt, old_puzzle_tables, player_rating, puzzle_ratings
from igroteka.table.wire.puzzles import PuzzleDay, PuzzleInfo, PuzzlePhase, PuzzleTrainer

NEAR: Final = 5  # puzzles near a player's rating, of which any comes next
KEPT: Final = 3  # tables of puzzles that a guest keeps, to play on


class Answered(NamedTuple):
    """A table that began as a puzzle."""

    game: str
    puzzle: str
    seat: Seat
    given: Given | None


async def of_the_day(services: Services, caller: Caller) -> PuzzleDay | None:
    """The puzzle of the day, the same for everybody; None if no game has puzzles."""
    offered = [game for game in services.games if playable(game)]
    if not offered:
        return None
    day = datetime.now(UTC).date().toordinal()
    game = offered[day % len(offered)]
    found = playable(game)
    puzzle = found[day // len(offered) % len(found)]
    done = await attempts(services.store, caller.id, game) if caller.id else {}
    info = games.game_info(game, caller.lang)
    return PuzzleDay(id=puzzle.id, game=game, game_title=info.title, picture=info.picture, right=done.get(puzzle.id))


async def trainer(services: Services, caller: Caller, game: str) -> PuzzleTrainer:
    """What the caller has solved of a game."""
    guest = caller.known().id
    rating, done = await player_rating(services.store, guest, game), await attempts(services.store, guest, game)
    return PuzzleTrainer(
        game=game,
        game_title=games.title(game, caller.lang),
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        tried=len(done),
        right=sum(done.values()),
        puzzles=len(playable(game)),
    )


async def next_puzzle(services: Services, guest: str, game: str) -> str:
    """A puzzle that the guest has not tried, near their rating; when all are tried, the one tried first."""
    found, done = playable(game), await attempts(services.store, guest, game)
    if not found:
        raise RequestError("not-found", 404, what="puzzle", id=game)
    rating, rated = await player_rating(services.store, guest, game), await puzzle_ratings(services.store)
    fresh = [each for each in found if each.id not in done]
    if not fresh:
        known = {each.id for each in found}
        return next(puzzle for puzzle in done if puzzle in known)

    def distance(puzzle: Puzzle) -> float:
        return abs(rated.get(puzzle.id, start_of(puzzle.rating)).rating - rating.rating)

    return choice(sorted(fresh, key=distance)[:NEAR]).id


async def new_puzzle_table(services: Services, caller: Caller, game: str, puzzle: str) -> Play:
    """A table with the puzzle's position for the caller; their older ones are deleted."""
    guest = caller.known()
    if puzzle_of(game, puzzle) not in playable(game):
        raise RequestError("not-found", 404, what="puzzle", id=puzzle[:40])
    job = PuzzleJob(game, puzzle, guest, now_ms())
    made = await services.playbacks.run(opened_puzzle, job, Share((caller.counted,)))
    for old in await old_puzzle_tables(services.store, guest.id, KEPT - 1):
        await services.hub.delete(old)
    return await asyncio.to_thread(replays.new_table, made)


async def judged(services: Services, caller: Caller, table: str, give_up: bool) -> PuzzleInfo:
    """What the caller's answer to a puzzle is worth. Only the first one counts; giving up counts as a wrong one."""
    guest = caller.known()

    def see(play: Play) -> Answered:
        if not play.puzzle:
            raise RequestError("no-puzzle", 409)
        seat = play.own(guest.id, None)[0].seat
        return Answered(play.game_id, play.puzzle, seat, given_answer(play))

    found = await services.hub.read(table, see)
    puzzle = puzzle_of(found.game, found.puzzle)
    if puzzle is None:
        raise RequestError("not-found", 404, what="puzzle", id=found.puzzle[:40])
    given = found.given.now if found.given else ""
    phase: PuzzlePhase = "open" if not given else "right" if puzzle.solved_by(given) else "wrong"
    words = await said(services, caller, puzzle, given, solved=give_up or phase == "right")
    number = [each.id for each in playable(found.game)].index(puzzle.id) + 1 if puzzle in playable(found.game) else 0
    before = await player_rating(services.store, guest.id, found.game)
    done = await attempts(services.store, guest.id, found.game)
    info = PuzzleInfo(
        id=puzzle.id,
        game=found.game,
        seat=found.seat,
        number=number,
        puzzles=len(playable(found.game)),
        phase=phase,
        rating=round(before.rating),
        task=words.task,
        tried=puzzle.id in done,
        verdict=words.verdict,
        solution=words.solution,
    )
    if found.given is None and not give_up:
        return info
    return await rated(services, guest.id, puzzle, bool(found.given and puzzle.solved_by(found.given.first)), info)


async def rated(services: Services, guest: str, puzzle: Puzzle, right: bool, info: PuzzleInfo) -> PuzzleInfo:
    """The same with the ratings after the first answer."""
    start: Rating = start_of(puzzle.rating)
    done = await keep_attempt(services.store, guest, puzzle.game, puzzle.id, start, right, now_ms())
    return msgspec.structs.replace(
        info,
        rating=round(done.after.rating),
        change=round(done.after.rating) - round(done.before.rating),
        puzzle_rating=round(done.puzzle.rating),
        tried=not done.counted,
    )


async def said(services: Services, caller: Caller, puzzle: Puzzle, given: str, solved: bool) -> PuzzleWords:
    """A puzzle in words, worked out in another process."""
    job = PuzzleWordsJob(puzzle.game, puzzle.id, caller.known(), caller.lang, given, solved)
    data = await services.playbacks.run(puzzle_words, job, Share((caller.counted,)))
    return msgspec.json.decode(data, type=PuzzleWords)
