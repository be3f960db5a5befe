"""Scenarios: tests that read like play.

s = scenario(GAME, seats=2, luck=[3, "c17"])
s.play("warrior", "gates:2")
assert s.keys == ("pass", "gates:1")
"""

from collections.abc import Iterable
from typing import Generic

from igroteka.kernel.ask import Ask, Refused, Seat
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck, Value
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result


class Scenario(Generic[S, B]):
    """A match driven by keys."""

    def __init__(self, match: Match[S, B]) -> None:
        self.match = match

    @property
    def state(self) -> S:
        return self.match.state

    def position(self) -> S:
        """A copy of the state before the running step, to change and to begin another scenario from.

        In the copy the step that asks is still due; in ``state`` it is under way and no longer on the agenda.
        """
        return self.match.segment()[0].copy()

    @property
    def ask(self) -> Ask:
        assert self.match.ask, "the match is over"
        return self.match.ask

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    @property
    def topic(self) -> str:
        return self.ask.topic.name

    @property
    def keys(self) -> tuple[str, ...]:
        return self.ask.keys

    @property
    def result(self) -> Result:
        assert self.match.result, f"the match goes on: seat {self.seat} is asked {self.topic} {self.keys}"
        return self.match.result

    @property
    def events(self) -> list[Event]:
        return self.match.events

    def values_of(self, kind: str) -> list[tuple[Value, ...]]:
        """The values of all events of a kind so far."""
        return [event.values for event in self.events if event.kind.name == kind]

    def play(self, *keys: str) -> "Scenario[S, B]":
        """Answer the pending questions one after another."""
        for number, key in enumerate(keys, 1):
            try:
                self.match.answer(key)
            except Refused as refusal:
                raise AssertionError(f"answer {number}, {key!r}: {refusal}") from refusal
        return self

    def play_as(self, seat: Seat, *keys: str) -> "Scenario[S, B]":
        """Answer this seat's questions of an ask_all."""
        for key in keys:
            self.match.answer(key, seat)
        return self

    def refused(self, key: str) -> Refused:
        """The refusal that this answer gets."""
        try:
            self.match.answer(key)
        except Refused as refusal:
            return refusal
        raise AssertionError(f"{key!r} was accepted")


def scenario(
    game: Game[S, B],
    state: S | None = None,
    *,
    mode: str | None = None,
    seats: int | None = None,
    luck: Iterable[Value] = (),
    seed: int | str | None = None,
    **options: str,
) -> Scenario[S, B]:
    """A match from its set-up or a hand-made state; luck comes from the script, then from the seed if there is one."""
    return Scenario(Match(game, game.setup(mode, seats, **options), Luck(seed, luck), state))
