"""Finds puzzles in a record: positions where a search prefers another answer than the obvious one, then proved."""

from collections import Counter
from collections.abc import Callable, Container, Iterator
from hashlib import sha256
from typing import Final, Generic, NamedTuple

import msgspec

from igroteka.bots.budget import Plan
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.random import Perspective
from igroteka.bots.search import SearchBot
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.log import Answer
from igroteka.kernel.match import Match, Unimaginable
from igroteka.puzzles.difficulty import start_rating
from igroteka.puzzles.imagining import imagined
from igroteka.puzzles.proof import CLEAR, Means, judged, margins, proved
from igroteka.puzzles.puzzle import Puzzle, packed, puzzle_id
from igroteka.records import record

SCREENED: Final = 600  # iterations of the search that looks for candidates
SCREEN_WORLDS: Final = 16
FEWEST_OPTIONS: Final = 3
QUICK_LOOKS: Final = 3  # of the greedy bot: the answer that most of them give is the obvious one
APART: Final = 8  # entries of the record between two puzzles
ALIKE: Final = 3  # puzzles of a game with the same question, best and obvious answer
SAME_QUESTION: Final = 15  # puzzles of a game about the same question


class Looked(msgspec.Struct, frozen=True):
    """An entry of a record that was looked at, so that a stopped run goes on after it."""

    source: str
    entry: int


class Candidate(NamedTuple, Generic[S, B]):
    """A position that may be a puzzle."""

    match: Match[S, B]  # in a world that the seat imagines
    first: bytes  # the state it began from
    seat: Seat
    obvious: str
    answers: int  # given before it


def source_of(data: bytes) -> str:
    """The digest of a record's bytes."""
    return sha256(data).hexdigest()[:16]


class Collection:
    """The puzzles found so far, which keep others like them out."""

    def __init__(self, found: list[Puzzle]) -> None:
        self.ids = {each.id for each in found}
        self._alike = Counter((each.topic, each.best[0], each.obvious) for each in found)
        self._topics = Counter(each.topic for each in found)

    def wants(self, puzzle: Puzzle) -> bool:
        """Whether it is not like too many others."""
        alike = self._alike[puzzle.topic, puzzle.best[0], puzzle.obvious]
        return puzzle.id not in self.ids and alike < ALIKE and self.wants_topic(puzzle.topic)

    def wants_topic(self, topic: str) -> bool:
        """Whether there are not too many about a question."""
        return self._topics[topic] < SAME_QUESTION

    def add(self, puzzle: Puzzle) -> None:
        self.ids.add(puzzle.id)
        self._alike[puzzle.topic, puzzle.best[0], puzzle.obvious] += 1
        self._topics[puzzle.topic] += 1


def search_record(
    game: Game[S, B],
    data: bytes,
    collection: Collection,
    means: Means,
    known: Container[Looked] = (),
    looked: Callable[[Looked], None] = lambda _: None,
) -> Iterator[Puzzle]:
    """The puzzles in a record; entries that are known were looked at before."""
    source, last, answers = source_of(data), -APART, 0
    for number, (match, entry) in enumerate(record.steps(game, record.read(game, data))):
        if not isinstance(entry, Answer):
            continue
        answers += 1
        here = Looked(source, number)
        if here in known or number < last + APART or match.gathering or not collection.wants_topic(topic_of(match)):
            continue
        candidate = screened(match, entry.seat, answers - 1, number)
        puzzle = candidate and made(candidate, means, source)
        if puzzle is not None and collection.wants(puzzle):
            collection.add(puzzle)
            last = number
            yield puzzle
        looked(here)


def topic_of(match: Match[S, B]) -> str:
    return match.ask.topic.name if match.ask else ""


def screened(match: Match[S, B], seat: Seat, answers: int, seed: int) -> Candidate[S, B] | None:
    """The position as a candidate, if a search prefers another answer than the obvious one by a good deal."""
    if len(match.asked(seat).options) < FEWEST_OPTIONS:
        return None
    obvious = obvious_answer(Perspective(match, seat))
    labels, plan = margins(match.game.id), Plan(SCREENED, keep=False)
    if SearchBot(seed, plan).ideas(Perspective(match, seat))[0].key == obvious:
        return None
    try:
        world, first = imagined(match, seat, seed)
    except Unimaginable:
        return None
    decision = judged(world, seat, obvious, answers, plan, seed, SCREEN_WORLDS, 3)
    if decision.cost < max(labels.mistake, CLEAR * decision.error):
        return None
    return Candidate(world, first, seat, obvious, answers)


def obvious_answer(perspective: Perspective[S, B]) -> str:
    """What a quick look prefers: the planner, or the best position at the end of the turn."""
    keys = [GreedyBot(seed).ideas(perspective)[0].key for seed in range(1, QUICK_LOOKS + 1)]
    return Counter(keys).most_common(1)[0][0]


def made(candidate: Candidate[S, B], means: Means, source: str = "") -> Puzzle | None:
    """The puzzle of a candidate, if it can be proved."""
    match, seat = candidate.match, candidate.seat
    proof = proved(match, seat, candidate.obvious, candidate.answers, means)
    if proof is None:
        return None
    start = packed(match, candidate.first)
    return Puzzle(
        id=puzzle_id(start),
        game=match.game.id,
        version=match.game.version,
        box=match.game.box.digest,
        mode=match.setup.mode,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        seat=seat,
        topic=match.asked(seat).topic.name,
        best=proof.best,
        obvious=candidate.obvious,
        compared=proof.compared,
        reasons=proof.reasons,
        unit=proof.unit,
        margin=proof.margin,
        budget=means.budget,
        seeds=means.seeds,
        worlds=means.worlds,
        rating=start_rating(match, seat, proof.best),
        start=start,
        source=source,
    )
