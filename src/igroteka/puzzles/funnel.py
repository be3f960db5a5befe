"""Looks for puzzles in many records at once, the most promising decisions first.

Records are screened until some candidate is promising; the best one then goes on to the next, dearer sieve. What was
found out about each decision is written down at once, so that a stopped run goes on where it was.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import islice
from typing import Final, Generic, NamedTuple

import msgspec

from igroteka.bots.worlds import Stop, Variation, never
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.log import Answer
from igroteka.kernel.match import Match, Unimaginable
from igroteka.puzzles.finding import Candidate, Collection, looked_into, made, screened, topic_of
from igroteka.puzzles.imagining import imagined
from igroteka.puzzles.proof import Means, turn_name
from igroteka.puzzles.puzzle import Puzzle
from igroteka.records import record

APART: Final = 8  # entries of the record between two puzzles
DROPPED, SCREENED, LOOKED_INTO, PROVED, WHOLE = range(5)  # how far a decision came; the last: a record is at its end
KEEN: Final = {SCREENED: 1.0, LOOKED_INTO: 1.1}  # from this lead on a candidate goes first, before further records


class Sighting(msgspec.Struct, frozen=True):
    """How far an entry of a record came; the last one about an entry counts."""

    source: str
    entry: int
    sieve: int
    lead: float = 0.0
    best: str = ""
    obvious: str = ""
    topic: str = ""
    turn: Variation = ()  # the obvious one, if whole turns are compared


class Place(NamedTuple):
    """Where an entry is."""

    source: str
    entry: int


class Funnel(Generic[S, B]):
    """The candidates of some records."""

    def __init__(
        self,
        game: Game[S, B],
        records: Mapping[str, Callable[[], bytes]],
        collection: Collection,
        means: Means,
        known: Iterable[Sighting] = (),
        seen: Callable[[Sighting], None] = lambda _: None,
        stop: Stop = never,
        fresh: Iterable[str] | None = None,
    ) -> None:
        """``fresh`` names the records to screen when they are needed; by default all of them in their order."""
        self.game, self.records, self.collection, self.means = game, records, collection, means
        self._seen, self._stop = seen, stop
        self._fresh = [*records] if fresh is None else fresh
        self._last: dict[Place, Sighting] = {}
        self._waiting: list[tuple[float, Place]] = []
        for each in known:
            self._last[Place(each.source, each.entry)] = each
        for each in self._last.values():
            self._wait(each)

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles, as they are proved."""
        fresh = (source for source in self._fresh if Place(source, -1) not in self._last)
        while not self._stop():
            if not self._waiting or -self._waiting[0][0] < 1:
                source = next(fresh, None)
                if source is not None:
                    self._screen(source)
                    continue
            if not self._waiting:
                return
            sighting = self._last[heappop(self._waiting)[1]]
            if self._wanted(sighting):
                yield from self._advance(sighting)
            else:
                self._note(sighting, DROPPED)

    def _wait(self, sighting: Sighting) -> None:
        """Let a candidate wait for its next sieve."""
        if sighting.sieve in KEEN and sighting.source in self.records:
            rank = sighting.lead / KEEN[sighting.sieve]
            heappush(self._waiting, (-rank, Place(sighting.source, sighting.entry)))

    def _note(self, sighting: Sighting, sieve: int, lead: float = 0.0) -> None:
        """Write down how far an entry came."""
        now = msgspec.structs.replace(sighting, sieve=sieve, lead=round(lead, 3))
        self._last[Place(now.source, now.entry)] = now
        self._seen(now)
        self._wait(now)

    def _screen(self, source: str) -> None:
        """Send the decisions of a record through the cheap sieves."""
        answers = 0
        for number, (match, entry) in enumerate(self._steps(source)):
            if self._stop():
                return
            if isinstance(entry, Answer):
                if Place(source, number) not in self._last:
                    self._look(Sighting(source, number, DROPPED, topic=topic_of(match)), match, entry.seat, answers)
                answers += 1
        self._note(Sighting(source, -1, WHOLE), WHOLE)

    def _look(self, sighting: Sighting, match: Match[S, B], seat: int, answers: int) -> None:
        if not self.collection.wants_topic(sighting.topic):
            return
        found = screened(match, seat, answers, sighting.entry)
        if found is not None:
            named = msgspec.structs.replace(sighting, best=found.best, obvious=found.obvious, turn=found.turn)
            self._note(named, SCREENED, found.lead)

    def _wanted(self, sighting: Sighting) -> bool:
        """Whether no puzzle is like it, and none of the same match is near it."""
        near = range(sighting.entry - APART + 1, sighting.entry + APART)
        taken = (self._last.get(Place(sighting.source, entry)) for entry in near)
        if any(each is not None and each.sieve == PROVED for each in taken):
            return False
        return self.collection.wants_answer(sighting.topic, sighting.best, sighting.obvious)

    def _advance(self, sighting: Sighting) -> Iterator[Puzzle]:
        """Send a candidate through its next sieve."""
        try:
            candidate = self._candidate(sighting)
        except Unimaginable:
            self._note(sighting, DROPPED)
            return
        if sighting.sieve == SCREENED:
            lead = looked_into(candidate, self.means)
            self._note(sighting, LOOKED_INTO if lead >= 1 else DROPPED, lead)
            return
        puzzle = made(candidate, self.means, sighting.source)
        if puzzle is None or not self.collection.wants(puzzle):
            self._note(sighting, DROPPED)
            return
        self.collection.add(puzzle)
        yield puzzle
        self._note(sighting, PROVED)

    def _candidate(self, sighting: Sighting) -> Candidate[S, B]:
        """A candidate that was seen, in a world that its seat imagines."""
        match, entry = next(islice(self._steps(sighting.source), sighting.entry, None))
        assert isinstance(entry, Answer)
        answers = sum(isinstance(each, Answer) for each in match.log)
        world, first = imagined(match, entry.seat, sighting.entry)
        obvious = sighting.obvious
        if sighting.turn:
            obvious = turn_name(world, entry.seat, sighting.turn)
        return Candidate(world, first, entry.seat, obvious, answers, sighting.turn)

    def _steps(self, source: str) -> Iterator[tuple[Match[S, B], record.Entry | None]]:
        return record.steps(self.game, record.read(self.game, self.records[source]()))
