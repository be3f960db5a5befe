"""Goes through a record and judges each of its steps."""

from collections.abc import Iterator, Mapping
from typing import Generic

from msgspec import structs

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.log import Answer
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import Playback, Record, RecordError
from igroteka.review.chances import Chances
from igroteka.review.decisions import Decisions
from igroteka.review.effort import Effort, budget_of
from igroteka.review.expectation import Expectation
from igroteka.review.findings import Decision, Review, ReviewStep
from igroteka.review.fits import Fit, calibration, label
from igroteka.review.phases import Phases
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions
from igroteka.review.revealing import Revealing

STEP_SEEDS = 1_299_709  # between the seeds of two steps


class Analysis(Generic[S, B]):
    """A record that is being reviewed. Each step has a seed of its own, so known steps need not be judged again."""

    def __init__(
        self,
        game: Game[S, B],
        saved: Record,
        effort: Effort = Effort(),  # noqa: B008  # immutable
        fit: Fit | None = None,
        *,
        choices: bool = True,
    ) -> None:
        if saved.closing.result is None:
            raise RecordError("the match is not over, so it cannot be reviewed")
        self.game, self.saved, self.effort = game, saved, effort
        self.setup = game.stored(saved.header.mode, saved.header.seats, saved.header.options)
        self.expectation = Expectation(game, self.setup, fit)
        playing_on = PlayingOn(game, effort.ways)
        self.positions = Positions(self.expectation, playing_on, effort.looks)
        self.chances = Chances(self.positions, effort.outcomes)
        self.decisions = Decisions(self.positions, effort)
        self.revealing = Revealing(self.positions, effort.worlds)
        self.labels = calibration(game.id).labels
        self.standing = standing(saved)
        self.phases = Phases(game, saved)
        self.choices = choices  # whether choices are judged, or luck alone
        self.number = len(self.standing)  # of answers to judge

    def steps(self, known: Mapping[int, ReviewStep] | None = None, start: int = 0) -> Iterator[ReviewStep]:
        """The steps in order, from an entry on; those that are known, by their first entry, are not judged again."""
        playing = Playback(self.game, self.saved)
        before: Match[S, B] | None = None
        entry, answers = 0, 0
        found: list[Decision] = []
        for number, each in enumerate(self.saved.entries):
            playing.advance_to(each)
            stands = number in self.standing and isinstance(each, Answer)
            if stands and isinstance(each, Answer):
                match = playing.match
                if not match.open:
                    before, entry, found = match.clone(Luck()), number, []
                judged = self.choices and entry >= start and entry not in (known or {})
                if judged and len(match.asked(each.seat).options) > 1:
                    found.append(self._decided(match, each, number, answers))
                answers += 1
            playing.enter(each)
            if stands and entry >= start and not playing.match.open:
                assert before
                old = (known or {}).get(entry)
                yield old or self._step(before, playing.match, entry, number + 1, tuple(found), answers)

    def _decided(self, match: Match[S, B], answer: Answer, entry: int, answers: int) -> Decision:
        decision = self.decisions.judged(match, answer.seat, answer.key, entry, answers, self.seed(entry))
        return structs.replace(decision, label=label(decision.cost, self.labels))

    def _step(
        self,
        before: Match[S, B],
        after: Match[S, B],
        entry: int,
        until: int,
        decisions: tuple[Decision, ...],
        answers: int,
    ) -> ReviewStep:
        seed, given = self.seed(entry), after.done[len(before.done) :]
        values = self.positions.values(after, answers, seed)
        draws = len(after.drawn) - len(before.drawn)
        luck = self.chances.of_step(before, given, values, draws, answers, seed) if draws else None
        revealed = self.revealing.of_step(before, given, after, answers, seed)
        return ReviewStep(entry, until, self.phases.of(entry), values, decisions, luck, revealed)

    def seed(self, entry: int) -> int:
        """The seed of a step."""
        return self.effort.seed + (entry + 1) * STEP_SEEDS

    def whole(self, steps: tuple[ReviewStep, ...]) -> Review:
        """The review with all its steps."""
        first = Playback(self.game, self.saved).match
        values = self.positions.values(first, 0, self.seed(-1))
        opening = self.chances.of_setup(first, values, self.seed(-1))
        head, closing = self.saved.header, self.saved.closing
        assert closing.result
        return Review(
            game=self.game.id,
            version=self.game.version,
            box=head.box,
            mode=head.mode,
            seats=head.seats,
            unit=self.expectation.unit,
            budget=budget_of(self.effort),
            seed=self.effort.seed,
            rounds=self.phases.kind,
            start=tuple(value - change for value, change in zip(values, opening.change, strict=True)),
            first=values,
            opening=opening,
            steps=steps,
            result=steps[-1].values if steps else values,
            winners=closing.result.winners,
            scores=closing.result.scores,
            calibrated=bool(self.expectation.fit.matches),
        )


def standing(saved: Record) -> frozenset[int]:
    """The numbers of the entries that hold answers which were not taken back."""
    found: list[int] = []
    for number, entry in enumerate(saved.entries):
        if isinstance(entry, Answer):
            found.append(number)
        else:
            del found[len(found) - entry.answers :]
    return frozenset(found)


def review(game: Game[S, B], saved: Record, effort: Effort = Effort()) -> Review:  # noqa: B008  # immutable
    """The review of a finished match."""
    analysis = Analysis(game, saved, effort)
    return analysis.whole(tuple(analysis.steps()))
