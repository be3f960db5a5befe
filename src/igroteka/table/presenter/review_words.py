"""A review in words, with the pieces that its choices are about. It replays the match: not in the event loop."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from igroteka.content.texts import Language
from igroteka.kernel.ask import EVERYONE, Seat
from igroteka.review.chart import PART_TONES, course
from igroteka.review.findings import Decision, Review
from igroteka.review.summary import Moment, accuracy, moments
from igroteka.review.words import ReviewWords, percent
from igroteka.table.core.playbacks import StoredMatch, TablePlayback, playback
from igroteka.table.presenter.header import names
from igroteka.table.presenter.hint_words import all_of, path_of, things_of_line
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.reviews import ReviewInfo, ReviewMoment, ReviewOption, ReviewPart, ReviewPoint, ReviewSeat

CHOICES: Final = 12  # listed besides the moments
MOST: Final = 10_000  # more moments than any match has
POINTS: Final = 200  # of the course
HAPPENED: Final = 6  # lines of the log shown with a moment


class ReviewPageJob(NamedTuple):
    """A stored review to be put into words."""

    stored: StoredMatch
    body: str
    lang: Language


def review_page(job: ReviewPageJob) -> bytes:
    """The review in words, as JSON."""
    found = msgspec.json.decode(job.body, type=Review)
    playing = playback(job.stored)
    words = ReviewWords(playing.play.game, found, job.lang, names(playing.play, job.lang))
    return msgspec.json.encode(_Page(playing, found, words, job.lang).info())


class _Page:
    def __init__(
        self,
        playing: TablePlayback,
        found: Review,
        words: ReviewWords[Any, Any],
        lang: Language,
    ) -> None:
        self.playing, self.found, self.words, self.lang = playing, found, words, lang

    def info(self) -> ReviewInfo:
        found, every = self.found, moments(self.found, MOST)
        costly = sorted([each for each in every if each.decision][:CHOICES], key=lambda each: each.entry)
        last = found.steps[-1].until if found.steps else 0
        return ReviewInfo(
            phase="whole",
            done=last,
            total=last,
            unit=self.words.say(f"unit-{found.unit}"),
            course=tuple(ReviewPoint(step, values) for step, values in _thinned(course(found))),
            seats=tuple(self._seat(seat) for seat in range(found.seats)),
            moments=tuple(map(self._moment, moments(found))),
            choices=tuple(map(self._moment, costly)),
        )

    def _seat(self, seat: Seat) -> ReviewSeat:
        parts, words = self.found.parts(seat), self.words
        own = [each for each in self.found.decisions if each.seat == seat]
        shown = [
            ReviewPart(name, words.say(f"part-{name}"), value, words.amount(value, signed=True))
            for name in PART_TONES
            for value in [float(getattr(parts, name))]
        ]
        return ReviewSeat(
            seat,
            words.sentence(seat),
            percent(accuracy(own, words.labels)),
            tuple(shown),
            (words.sum(seat), *words.accuracies(seat)),
        )

    def _moment(self, moment: Moment) -> ReviewMoment:
        text, each = self.words.moment(moment), moment.decision
        if each is None:
            return ReviewMoment(moment.kind, moment.entry, text, happened=self._happened(moment))
        presenter = Presenter(self.playing.table_at(each.entry), each.seat, self.lang)
        line = [(move.topic, move.key) for move in each.valued(each.best).line if move.seat == each.seat]
        things = things_of_line(presenter, line or [(each.topic, each.best)], each.seat)
        return ReviewMoment(
            moment.kind,
            each.entry,
            text,
            each.seat,
            each.label,
            self.words.reason(each),
            all_of(things),
            path_of(things),
            all_of(things_of_line(presenter, [(each.topic, each.chosen)], each.seat)),
            self._options(each),
        )

    def _happened(self, moment: Moment) -> tuple[str, ...]:
        """What everybody saw happen in a step, in words; luck comes after what the answer itself does."""
        before, after = self.playing.at(moment.entry).events, self.playing.at(moment.until).events
        said = [
            self.words.texts.event(self.lang, event.kind, event.values, self.words.players)
            for event in after[len(before) :]
            if event.seen == EVERYONE
        ]
        return ("…", *said[-HAPPENED:]) if len(said) > HAPPENED + 1 else tuple(said)

    def _options(self, each: Decision) -> tuple[ReviewOption, ...]:
        """The compared options; none is worth more than the best one, whatever its sample says."""
        best = each.valued(each.best).value
        gaps = {option.key: max(best - option.value, 0.0) for option in each.options}
        return tuple(
            ReviewOption(
                self.words.option(each.topic, key),
                self.words.unit(gap) if self.words.amount(gap) != "0" else "",
                key == each.chosen,
            )
            for key, gap in gaps.items()
        )


def _thinned(points: Sequence[tuple[int, tuple[float, ...]]]) -> list[tuple[int, tuple[float, ...]]]:
    """At most a number of points, with the last one."""
    step = -(-len(points) // POINTS)
    return [*points[:-1:step], points[-1]]
