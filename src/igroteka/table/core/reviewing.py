"""Reviews a stored match, a few seconds at a time. It does not run in the event loop."""

from time import monotonic
from typing import Final, NamedTuple

import msgspec

from igroteka.review.analysis import Analysis
from igroteka.review.effort import effort
from igroteka.review.findings import ReviewStep
from igroteka.table.core.playbacks import StoredMatch, playback
from igroteka.table.core.records import by_todays_rules

SECONDS: Final = 2.0  # of work at a time
STEPS: Final = msgspec.json.Decoder(tuple[ReviewStep, ...])


class ReviewJob(NamedTuple):
    """A finished match, and where to go on."""

    stored: StoredMatch
    budget: str
    start: int = 0  # entries that were judged
    body: str = "[]"  # the steps so far


class Progress(NamedTuple):
    """How far a review has come, in entries of the record."""

    done: int
    total: int
    body: str  # the steps so far, or the whole review


@by_todays_rules()
def go_on(job: ReviewJob) -> Progress:
    """Judge some more steps; at the end put the review together."""
    playing = playback(job.stored)
    analysis = Analysis(playing.play.game, playing.record, effort(job.budget))
    until, found, total = monotonic() + SECONDS, list(STEPS.decode(job.body)), len(playing.record.entries)
    for step in analysis.steps(start=job.start):
        found.append(step)
        if monotonic() > until and step.until < total:
            return Progress(step.until, total, msgspec.json.encode(found).decode())
    return Progress(total, total, msgspec.json.encode(analysis.whole(tuple(found))).decode())
