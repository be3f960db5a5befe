"""Plays on from a question to the next position that can be judged, with quick but sensible answers.

Where a game has a planner, it answers for every seat. Otherwise a seat takes the best of a few random turns, as its
evaluation sees them; where the game names candidates, only these are drawn.
"""

from collections.abc import Callable
from math import inf
from typing import Generic, TypeAlias

from igroteka.bots.exploring import asked_first
from igroteka.bots.worlds import DECIDED, Variation
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

LONGEST = 400  # answers up to the next such position: more than there ever are
WAY_SEEDS = 104_729  # between the seeds of two ways to go on

Begin: TypeAlias = Callable[[], Run[S, B]]  # the same position each time, at a question or at its end


class PlayingOn(Generic[S, B]):
    """How seats go on in one game."""

    def __init__(self, game: Game[S, B], ways: int) -> None:
        self.game = game
        self.ways = 1 if game.bots.advice else ways

    def settled(self, begin: Begin[S, B], seed: int) -> Run[S, B]:
        """The position in which the best of a few ways ends, as judged by whoever is asked first."""
        best, best_run = -inf, None
        for way in range(self.ways):
            run = begin()
            if run.ask is None:
                return run
            seat = run.ask.seat
            self._answer(run, Luck(seed + way * WAY_SEEDS))
            value = self.judged(run, seat)
            if best_run is None or value > best:
                best, best_run = value, run
        assert best_run is not None
        return best_run

    def followed(self, begin: Begin[S, B], line: Variation, seat: Seat, seed: int) -> Run[S, B]:
        """The position in which a seat's line ends; without a line the best of a few ways."""
        if not line:
            return self.settled(begin, seed)
        run = begin()
        if run.ask is not None:
            self._answer(run, Luck(seed), line, seat)
        return run

    def turns(self, run: Run[S, B], seed: int, number: int) -> Run[S, B]:
        """The position some turns later, each with luck of its own."""
        for turn in range(1, number + 1):
            if run.result is not None:
                break
            run = self.settled(lambda state=run.state, own=seed + turn: self.resumed(state, own), seed + turn)  # type: ignore[misc]  # bound at once
        return run

    def resumed(self, state: S, seed: int) -> Run[S, B]:
        """A position that was judged, at its next question."""
        run = Run(self.game, state.copy(), Luck(seed))
        run.start()
        return run

    def judged(self, run: Run[S, B], seat: Seat) -> float:
        """How good a position looks to a seat."""
        value = self.game.bots.evaluate(run.state, self.game.box, seat)
        if run.result is None:
            return value
        return value + (DECIDED if seat in run.result.winners else -DECIDED)

    def until(self, run: Run[S, B]) -> Callable[[S], bool]:
        """The test for the next position that can be judged."""
        quiet, rest = self.game.agenda.quiet, self.game.bots.rest
        if rest is None:
            return lambda state: quiet(state.agenda)
        began = rest(run.state)
        return lambda state: rest(state) != began

    def _answer(self, run: Run[S, B], luck: Luck, line: Variation = (), seat: Seat = 0) -> None:
        """Answer until the position can be judged or the match is over."""
        run.brake.until = self.until(run)
        moves = iter(line)
        for _ in range(LONGEST):
            ask = asked_first(run, seat) if line else run.ask
            if ask is None:
                return
            index = self._index(run, ask, luck)
            move = next(moves, None) if ask.seat == seat and len(ask.options) > 1 else None
            if move is not None and move.topic == ask.topic.name and move.key in ask.keys:
                index = ask.index(move.key)
            run.step(index, ask.seat)
        raise AssertionError(f"no position that can be judged after {LONGEST} answers")

    def _index(self, run: Run[S, B], ask: Ask, luck: Luck) -> int:
        bots = self.game.bots
        if len(ask.options) == 1:
            return 0
        if bots.advice is not None:
            values = bots.advice(run.state, self.game.box, ask)
            return 0 if values is None else values.index(max(values))
        if bots.candidates is not None and self.game.turn is not None:
            looked = bots.candidates(run.state, self.game.box, ask)
            return looked[luck.fresh(len(looked))]
        return luck.fresh(len(ask.options))
