"""The sieves for puzzles: decisions where a search prefers another answer than the obvious one, by a good deal."""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from math import inf
from statistics import fmean
from typing import Final, Generic, NamedTuple

from igroteka.bots.budget import Plan
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.random import Perspective
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Idea, Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.match import Match, Unimaginable
from igroteka.puzzles.difficulty import start_rating
from igroteka.puzzles.proof import (
    CLEAR,
    MOST_RIGHT,
    MOST_TURNS,
    Means,
    Proof,
    decisions,
    looked,
    margins,
    promise,
    proved,
    turn_name,
)
from igroteka.puzzles.puzzle import Puzzle, answers_of, packed, puzzle_id
from igroteka.puzzles.turns import is_end, is_turn, keys_of, turn_end, turn_of
from igroteka.review.decisions import WORLD_SEEDS, standard_error

GLANCE: Final = 120  # iterations of the search that all decisions get
SCREENED: Final = 600  # of the one that candidates get
FEWEST_OPTIONS: Final = 3
QUICK_LOOKS: Final = 3  # of the greedy bot: the answer that most of them give is the obvious one
SCREEN_WORLDS: Final = 24  # at most, to measure the gap between two answers
AT_A_TIME: Final = 4  # worlds between two looks at the gap
WORTH: Final = 0.8  # a gap of this many mistakes, less two standard errors, is worth a longer search
SURE: Final = 2.0  # a gap of this many mistakes needs no more worlds
PROMISING: Final = 1.2  # what a long search must promise of a whole turn, before it is asked for instead of an answer
ALIKE: Final = 3  # puzzles of a game with the same question, best and obvious answer
SAME_QUESTION: Final = 15  # puzzles of a game about the same question


class Candidate(NamedTuple, Generic[S, B]):
    """A position that may be a puzzle."""

    match: Match[S, B]  # in a world that the seat imagines
    first: bytes  # the state it began from
    seat: Seat
    obvious: str
    answers: int  # given before it
    turn: Variation = ()  # the obvious one, if a whole turn is asked for


class Screened(NamedTuple):
    """What a short search says about a decision."""

    best: str
    obvious: str
    lead: float  # how many mistakes the obvious answer surely costs
    turn: Variation = ()  # the obvious one, if whole turns were compared


def source_of(data: bytes) -> str:
    """The digest of a record's bytes."""
    return sha256(data).hexdigest()[:16]


class Collection:
    """The puzzles found so far, which keep others like them out."""

    def __init__(self, found: Iterable[Puzzle]) -> None:
        self.ids: set[str] = set()
        self._alike: Counter[tuple[str, str, str]] = Counter()
        self._topics: Counter[str] = Counter()
        for each in found:
            self.add(each)

    def wants(self, puzzle: Puzzle) -> bool:
        """Whether it is not like too many others."""
        best, obvious = puzzle.answer(puzzle.best[0]), puzzle.answer(puzzle.obvious)
        return puzzle.id not in self.ids and self.wants_answer(puzzle.topic, best, obvious)

    def wants_topic(self, topic: str) -> bool:
        """Whether there are not too many about a question."""
        return self._topics[topic] < SAME_QUESTION

    def wants_answer(self, topic: str, best: str, obvious: str) -> bool:
        """Whether there are not too many with these answers."""
        return self._alike[topic, best, obvious] < ALIKE and self.wants_topic(topic)

    def add(self, puzzle: Puzzle) -> None:
        self.ids.add(puzzle.id)
        self._alike[puzzle.topic, puzzle.answer(puzzle.best[0]), puzzle.answer(puzzle.obvious)] += 1
        self._topics[puzzle.topic] += 1


def topic_of(match: Match[S, B]) -> str:
    return match.ask.topic.name if match.ask else ""


def screened(match: Match[S, B], seat: Seat, answers: int, seed: int) -> Screened | None:
    """What a search prefers to the obvious answer, or to the obvious turn, by a good deal; None if there is nothing.

    Each look is dearer than the one before, and the first that finds nothing ends it.
    """
    if match.gathering or len(match.asked(seat).options) < FEWEST_OPTIONS:
        return None
    perspective = Perspective(match, seat)
    glance = _ideas(perspective, GLANCE, seed)[0]
    if GreedyBot(1).ideas(perspective)[0].key == glance.key:
        return screened_turn(match, seat, glance, answers, seed)
    obvious = obvious_answer(perspective)
    ideas = _ideas(perspective, SCREENED, seed, obvious)
    usual = next(idea for idea in ideas if idea.key == obvious)
    lead = 0.0 if ideas[0].key == obvious else surely_behind(match, seat, ideas[0], usual, answers, seed)
    if lead >= WORTH:
        return Screened(ideas[0].key, obvious, lead)
    return screened_turn(match, seat, ideas[0], answers, seed)


def screened_turn(match: Match[S, B], seat: Seat, glance: Idea, answers: int, seed: int) -> Screened | None:
    """The same for whole turns, where no first answer is much better than the obvious one."""
    keys = keys_of(glance.variation, seat)
    if match.game.bots.advice is not None or not is_turn(glance.variation, seat):
        return None
    if not is_end(turn_end(match, seat, keys)):
        return None
    turn = turn_of(match, seat, GreedyBot(1))
    if not turn or turn_end(match, seat, keys_of(turn, seat)) == turn_end(match, seat, keys):
        return None
    best = _ideas(Perspective(match, seat), SCREENED, seed)[0]
    ends = [turn_end(match, seat, keys_of(line, seat)) for line in (best.variation, turn)]
    if not is_turn(best.variation, seat) or not is_end(ends[0]) or ends[0] == ends[1]:
        return None
    lead = surely_behind(match, seat, best, Idea(turn[0].key, 0.0, 0, turn), answers, seed)
    return Screened(answers_of(best.variation), answers_of(turn), lead, turn) if lead >= WORTH else None


def obvious_answer(perspective: Perspective[S, B]) -> str:
    """What a quick look prefers: the planner, or the best position at the end of the turn."""
    keys = [GreedyBot(seed).ideas(perspective)[0].key for seed in range(1, QUICK_LOOKS + 1)]
    return Counter(keys).most_common(1)[0][0]


def surely_behind(match: Match[S, B], seat: Seat, best: Idea, usual: Idea, answers: int, seed: int) -> float:
    """By how many mistakes the usual idea is behind the best one, less two standard errors.

    Both are compared in one world after another, until the gap is plain or hopeless.
    """
    mistake, judge, perspective = margins(match.game.id).mistake, decisions(match, Plan()), Perspective(match, seat)
    gaps: list[float] = []
    lead = -inf
    for world in range(1, SCREEN_WORLDS + 1):
        own = seed + world * WORLD_SEEDS
        try:
            after = [judge.after(perspective, idea, answers, own)[seat] for idea in (best, usual)]
        except Unimaginable:
            continue
        gaps.append(after[0] - after[1])
        if len(gaps) % AT_A_TIME == 0:
            mean, error = fmean(gaps), standard_error(gaps)
            lead = (mean - CLEAR * error) / mistake
            if lead >= SURE or mean + error < mistake:
                break
    return lead


def looked_into(candidate: Candidate[S, B], means: Means, seed: int = 0) -> float:
    """What a search as long as ``expert``'s promises for a proof: below 1 it would fail."""
    match, seat, obvious = candidate.match, candidate.seat, candidate.obvious
    found = looked(match, seat, obvious, candidate.answers, means.short(), seed, candidate.turn)
    most = MOST_TURNS if candidate.turn else MOST_RIGHT
    return promise(found, margins(match.game.id), obvious, most) if found else 0.0


def _ideas(perspective: Perspective[S, B], iterations: int, seed: int, *also: str) -> list[Idea]:
    return SearchBot(seed, Plan(iterations, keep=False)).ideas(perspective, also)


def made(candidate: Candidate[S, B], means: Means, source: str = "") -> Puzzle | None:
    """The puzzle of a candidate, if it can be proved; it asks for the whole turn where that is as clear."""
    for each in (whole_turn(candidate, means), candidate):
        proof = each and proved(each.match, each.seat, each.obvious, each.answers, means, each.turn)
        if each and proof:
            return puzzle_from(each, proof, means, source)
    return None


def whole_turn(candidate: Candidate[S, B], means: Means) -> Candidate[S, B] | None:
    """The candidate with the whole turn asked for, if that is promising; None if it is asked for already."""
    match, seat = candidate.match, candidate.seat
    if candidate.turn or match.game.bots.advice is not None:
        return None
    turn = turn_of(match, seat, GreedyBot(1))
    whole = candidate._replace(obvious=turn_name(match, seat, turn), turn=turn)
    return whole if turn and looked_into(whole, means) >= PROMISING else None


def puzzle_from(candidate: Candidate[S, B], proof: Proof, means: Means, source: str) -> Puzzle:
    match, seat = candidate.match, candidate.seat
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
        rating=start_rating(match, seat, proof.best, turn=bool(candidate.turn)),
        start=start,
        source=source,
        turn=bool(candidate.turn),
    )
