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
from igroteka.table.core.puzzles import Given, PuzzleJob, given_answers, opened_puzzle
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import now_ms
from igroteka.table.presenter.puzzle_words import PuzzleWords, PuzzleWordsJob, puzzle_words
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage.puzzles import attempts, keep_attempt, old_puzzle_tables, player_rating, puzzle_ratings
from igroteka.table.wire.puzzles import PuzzleDay, PuzzleInfo, PuzzleTrainer

NEAR: Final = 5  # puzzles near a player's rating, of which any comes next
KEPT: Final = 3  # tables of puzzles that a guest keeps, to play on


class Answered(NamedTuple):
    """A table that began as a puzzle."""

    puzzle: Puzzle
    seat: Seat
    given: Given


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
        puzzle = puzzle_of(play.game_id, play.puzzle) if play.puzzle else None
        if not play.puzzle:
            raise RequestError("no-puzzle", 409)
        if puzzle is None:
            raise RequestError("not-found", 404, what="puzzle", id=play.puzzle[:40])
        seat = play.own(guest.id, None)[0].seat
        return Answered(puzzle, seat, given_answers(play, puzzle))

    found = await services.hub.read(table, see)
    puzzle = found.puzzle
    words = await said(services, caller, found, give_up)
    number = [each.id for each in playable(puzzle.game)].index(puzzle.id) + 1 if puzzle in playable(puzzle.game) else 0
    before = await player_rating(services.store, guest.id, puzzle.game)
    done = await attempts(services.store, guest.id, puzzle.game)
    info = PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        seat=found.seat,
        number=number,
        puzzles=len(playable(puzzle.game)),
        phase=words.phase,
        rating=round(before.rating),
        task=words.task,
        turn=puzzle.turn,
        tried=puzzle.id in done,
        verdict=words.verdict,
        solution=words.solution,
    )
    if words.first == "open" and not give_up:
        return info
    return await rated(services, guest.id, puzzle, words.first == "right", info)


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


async def said(services: Services, caller: Caller, found: Answered, give_up: bool) -> PuzzleWords:
    """A puzzle in words, worked out in another process."""
    puzzle = found.puzzle
    job = PuzzleWordsJob(puzzle.game, puzzle.id, caller.known(), caller.lang, found.given, give_up)
    data = await services.playbacks.run(puzzle_words, job, Share((caller.counted,)))
    return msgspec.json.decode(data, type=PuzzleWords)
