"""The value of a position of a match, from what a seat knows."""

from statistics import fmean
from typing import Generic

from igroteka.kernel.ask import Seat
from igroteka.kernel.encoding import encode
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match, Unimaginable
from igroteka.kernel.run import Run
from igroteka.kernel.view import view
from igroteka.review.expectation import Expectation
from igroteka.review.playing_on import PlayingOn

FORESEEN = 2  # turns that a planner plays on from a quiet position: later it is plainer how a match will end


class Positions(Generic[S, B]):
    """Values positions of one set-up: as they stand if they are quiet, else some moments later in imagined worlds."""

    def __init__(self, expectation: Expectation[S, B], playing_on: PlayingOn[S, B], looks: int) -> None:
        self.expectation, self.playing_on, self.looks = expectation, playing_on, looks
        self.game = expectation.game

    def values(self, match: Match[S, B], answers: int, seed: int) -> tuple[float, ...]:
        """What each seat can expect; seats that win together and know the same expect the same."""
        seats = range(match.setup.seats)
        if not self.game.cooperative:
            return tuple([self.value(match, seat, answers, seed) for seat in seats])
        known = [encode(match.view(seat).known) for seat in seats]
        found = {what: self.value(match, known.index(what), answers, seed) for what in dict.fromkeys(known)}
        return tuple([found[what] for what in known])

    def value(self, match: Match[S, B], seat: Seat, answers: int, seed: int) -> float:
        """What a seat can expect. The same seed means the same imagined worlds, so that positions are comparable."""
        if match.result is not None:
            return self.expectation.outcome(match.result, match.state, seat)
        state = self.quiet(match)
        if state is not None:
            return self.expectation.position(view(self.game, state, seat).known, seat, answers)
        return fmean([self._imagined(match, seat, answers, seed + look) for look in range(self.looks)])

    def quiet(self, match: Match[S, B]) -> S | None:
        """The state in which the pending question was asked, if that can be judged as it stands."""
        state, since, drawn = match.segment()
        settled = not since and not drawn and self.game.agenda.quiet(state.agenda)
        return state if settled and self.game.bots.advice is None else None

    def _imagined(self, match: Match[S, B], seat: Seat, answers: int, seed: int) -> float:
        """What the seat can expect in one world that fits what it knows."""
        try:
            run = self.playing_on.settled(lambda: match.imagine(seat, Luck(seed)), seed)
        except Unimaginable:
            return self.expectation.position(match.view(seat).known, seat, answers)
        if self.game.bots.advice:
            run = self.playing_on.turns(run, seed, FORESEEN)
        return self.end(run, seat, answers)

    def ends(self, run: Run[S, B], answers: int) -> tuple[float, ...]:
        """What each seat can expect there; the same for all where they win together."""
        seats = range(self.expectation.setup.seats)
        if self.game.cooperative:
            return (self.end(run, 0, answers),) * len(seats)
        return tuple([self.end(run, seat, answers) for seat in seats])

    def end(self, run: Run[S, B], seat: Seat, answers: int) -> float:
        """What a seat can expect where a run has stopped."""
        if run.result is not None:
            return self.expectation.outcome(run.result, run.state, seat)
        return self.expectation.position(run.state, seat, answers)
