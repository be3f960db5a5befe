"""Measures how long the rows of a game's states get and which words they hold: ``python -m igroteka.lab.measure GAME``.

Random matches in every mode, with every number of seats and every value of every option, are looked at. A row whose
length changes during a match gets a margin.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from importlib.resources import as_file, files
from typing import Final, cast, get_args, get_origin

from igroteka.bots.random import bots_luck
from igroteka.content.toml import encode
from igroteka.games import find_game
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.layout import EACH, FILE, Extents, LayoutError, extents, item_of, joined, typed

MATCHES: Final = 2  # of each set-up


class Measure:
    """The measurements so far."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.most: dict[str, int] = {}
        self.largest: dict[str, int] = {}
        self.varied: set[str] = set()
        self._match: dict[str, int] = {}  # the first length in this match

    def begin(self) -> None:
        """Begin another match."""
        self._match = {}

    def look(self, kind: object, value: object, path: str = "") -> None:
        """Measure a value of a state."""
        if kind is str:
            self.words.add(cast("str", value))
        elif kind is int:
            self.largest[path] = max(cast("int", value), self.largest.get(path, 0))
        elif isinstance(kind, type) and is_dataclass(kind):
            for name, inner in typed(kind).items():
                self.look(inner, getattr(value, name), joined(path, name))
        elif (inner := item_of(kind)) is not None:
            self._row(inner, cast("Sequence[object]", value), path)
        elif get_origin(kind) is tuple:
            for at, (inner, each) in enumerate(zip(get_args(kind), cast("tuple[object, ...]", value), strict=True)):
                self.look(inner, each, joined(path, str(at)))

    def _row(self, inner: object, items: Sequence[object], path: str) -> None:
        count = len(items)
        self.most[path] = max(count, self.most.get(path, 0))
        if self._match.setdefault(path, count) != count:
            self.varied.add(path)
        if inner is int:
            self.look(inner, max(cast("Sequence[int]", items), default=0), joined(path, EACH))
            return
        for each in items:
            self.look(inner, each, joined(path, EACH))

    def lengths(self) -> dict[str, int]:
        return {path: most + most // 2 + 1 if path in self.varied else most for path, most in self.most.items()}


def setups(game: Game[S, B]) -> Iterator[Setup]:
    """Every mode with every number of seats, and every value of every option at least once."""
    for mode in game.modes:
        for seats in mode.seats:
            rounds = max((len(values) for values in mode.options.values()), default=1)
            for turn in range(rounds):
                yield game.valid(
                    mode.name, seats, {name: each[turn % len(each)] for name, each in mode.options.items()}
                )


def measure(game: Game[S, B], matches: int = MATCHES) -> Measure:
    """Play random matches of every set-up."""
    found = Measure()
    for number, setup in enumerate(setups(game)):
        for seed in range(number * matches, (number + 1) * matches):
            _watch(found, game, setup, seed)
    return found


def _watch(found: Measure, game: Game[S, B], setup: Setup, seed: int) -> None:
    match, luck = Match(game, setup, Luck(seed)), bots_luck(seed)
    found.begin()
    while match.ask:
        found.look(game.state, match.view(match.ask.seat).known)
        found.look(game.state, match.state)
        found.words.update(each for each in match.ask.about if isinstance(each, str))
        match.answer(luck.fresh(len(match.ask.options)), match.ask.seat)
    found.look(game.state, match.state)


def written(known: Extents) -> str:
    """The extents as a file."""
    lines = [f"words = {encode(known.words)}", "", "[bits]", *(f'"{path}" = {n}' for path, n in known.bits.items())]
    for name, table in (("lengths", known.lengths), ("largest", known.largest)):
        lines += ["", f"[{name}]", *(f'"{path}" = {n}' for path, n in table.items())]
    return "\n".join(lines) + "\n"


def main(game_ids: Sequence[str]) -> None:
    """Write the layouts of these games; the list of sets is taken from the old file."""
    for game in map(find_game, game_ids):
        found = measure(game)
        try:
            bits = extents(game.package).bits
        except LayoutError:
            bits = {}
        largest = {path: number for path, number in found.largest.items() if path not in bits}
        known = Extents(bits, tuple(sorted(found.words)), found.lengths(), largest)
        with as_file(files(game.package)) as folder:
            (folder / FILE).write_text(written(known), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
