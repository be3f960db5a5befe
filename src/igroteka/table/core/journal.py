"""The journal of a table: its log, the history of its scores, and each seat's answers that stand."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.kernel.ask import Seat
from igroteka.table.core.rows import Entry, EntryBody, LogEvent


class Journal:
    """Follows the entries of one table in order."""

    def __init__(self, seats: int) -> None:
        self.events: list[LogEvent] = []
        self.revisions: list[int] = []  # of each event
        self.scores: list[tuple[int, ...]] = []
        self.scored_at: list[int] = []  # the revision of each of the scores
        self.messages: dict[str, int] = {}  # messages of guests that were carried out, and the revision each led to
        self.trails: dict[Seat, list[EntryBody]] = {}  # each seat's answers that stand
        self._former = seats  # names in the log a person who no longer has the seat

    def follow(self, entry: Entry) -> None:
        """Take in one more entry."""
        if entry.message is not None:
            self.messages[entry.message] = entry.number
        self._drop(entry.body.dropped)
        self.events += entry.body.events
        self.revisions += [entry.number] * len(entry.body.events)
        if entry.kind == "note":
            self._pass_on(entry.body.events)
        if entry.body.scores:
            self.scores.append(entry.body.scores)
            self.scored_at.append(entry.number)
        if entry.kind == "answer":
            self.trails.setdefault(entry.seat, []).append(entry.body)
        elif entry.body.undone > 0:
            del self.trails[entry.seat][-entry.body.undone :]
        elif entry.body.undone < 0:
            self.trails = {}

    def _drop(self, count: int) -> None:
        """Remove the last events of the match that were taken back; those of the table stay."""
        at = len(self.events)
        while count:
            at -= 1
            if not self.events[at].of_table:
                del self.events[at], self.revisions[at]
                count -= 1

    def _pass_on(self, news: Sequence[LogEvent]) -> None:
        """When a seat changes hands, earlier lines of the log no longer name its former player."""
        passed = [event.values[0] for event in news if event.kind == "table.replaced"]
        for at, event in enumerate(self.events[: len(self.events) - len(news)] if passed else ()):
            if event.of_table and event.values[0] in passed:
                self.events[at] = replace(event, values=(self._former, *event.values[1:]))
