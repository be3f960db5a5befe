"""How a match is divided: by the rounds or years that its events tell of, else into thirds."""

from typing import Final, Generic

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.records.record import Record, steps
from igroteka.review.findings import Rounds

FIELDS: Final[dict[tuple[str, ...], Rounds]] = {("round",): "round", ("year",): "year"}


class Phases(Generic[S, B]):
    """The phases of a record."""

    def __init__(self, game: Game[S, B], saved: Record) -> None:
        self.kind: Rounds = "third"
        self._entries = max(len(saved.entries), 1)
        self._begins: list[int] = []  # the entry at which each round or year begins
        seen = 0
        for number, (match, _) in enumerate(steps(game, saved)):
            for event in match.events[seen:]:
                if event.kind.fields in FIELDS and len(self._begins) < int(event.values[0]):
                    self.kind = FIELDS[event.kind.fields]
                    self._begins.append(number)
            seen = len(match.events)

    def of(self, entry: int) -> int:
        """The phase of an entry, from 1."""
        if self.kind == "third":
            return 1 + min(3 * entry // self._entries, 2)
        return max(sum(begin <= entry for begin in self._begins), 1)
