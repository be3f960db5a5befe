"""What a seat learnt in a step: hidden things that were shown, and choices made in secret.

The mean value after the answers in the world as it is, minus the mean over the worlds that the seat imagined before.
Luck is drawn anew in both, so it is no part of the difference.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Generic

from igroteka.kernel.ask import EVERYONE, Refused, Seat, sees
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Done, Match, Unimaginable
from igroteka.kernel.run import Run
from igroteka.kernel.view import secrets_of, shown, view
from igroteka.review.positions import Positions

CERTAIN = 2.0  # standard errors beyond which a difference counts


class Revealing(Generic[S, B]):
    """Judges what became known in steps of one match."""

    def __init__(self, positions: Positions[S, B], worlds: int) -> None:
        self.positions, self.worlds = positions, worlds

    def of_step(
        self, before: Match[S, B], given: Sequence[Done], after: Match[S, B], answers: int, seed: int
    ) -> tuple[float, ...]:
        """What each seat learnt, in what it can expect; nothing if no secret was shown."""
        if not self._shown(before, given, after):
            return ()
        return tuple([self._learnt(before, given, seat, answers, seed) for seat in range(before.setup.seats)])

    def _shown(self, before: Match[S, B], given: Sequence[Done], after: Match[S, B]) -> bool:
        if len({each.seat for each in given}) > 1 or any(each.seen != EVERYONE for each in given):
            return True
        game, seats = before.game, before.setup.seats
        return shown(secrets_of(game, before.state), secrets_of(game, after.state), seats)

    def _learnt(self, before: Match[S, B], given: Sequence[Done], seat: Seat, answers: int, seed: int) -> float:
        so = [self._real(before, given, seat, answers, seed + world) for world in range(self.worlds)]
        imagined = [self._imagined(before, given, seat, answers, seed + world) for world in range(self.worlds)]
        fair = [value for value in imagined if value is not None]
        if len(fair) < 2:
            return 0.0
        error = sqrt(pvariance(so) / len(so) + pvariance(fair) / len(fair))
        learnt = fmean(so) - fmean(fair)
        return learnt if abs(learnt) > CERTAIN * error else 0.0

    def _real(self, before: Match[S, B], given: Sequence[Done], seat: Seat, answers: int, seed: int) -> float:
        """The value after the answers in the world as it is, with other luck."""

        def begin() -> Run[S, B]:
            run = before.rollout(Luck(seed))
            for each in given:
                run.step(run.asked(each.seat).index(each.key), each.seat)
            return run

        return self._seen(self.positions.playing_on.settled(begin, seed), seat, answers)

    def _imagined(
        self, before: Match[S, B], given: Sequence[Done], seat: Seat, answers: int, seed: int
    ) -> float | None:
        """The same in a world that the seat imagines; answers that it did not see are drawn."""

        def begin() -> Run[S, B]:
            luck = Luck(seed)
            run = before.imagine(seat, luck)
            for each in given:
                ask = run.asked(each.seat)
                own = each.seat == seat or (len(given) == 1 and sees(each.seen, seat))
                run.step(ask.index(each.key) if own else luck.fresh(len(ask.options)), each.seat)
            return run

        try:
            return self._seen(self.positions.playing_on.settled(begin, seed), seat, answers)
        except (Refused, Unimaginable):
            return None

    def _seen(self, run: Run[S, B], seat: Seat, answers: int) -> float:
        if run.result is None:
            known = view(run.game, run.state, seat).known
            return self.positions.expectation.position(known, seat, answers)
        return self.positions.end(run, seat, answers)
