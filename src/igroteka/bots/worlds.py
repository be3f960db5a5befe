"""What bots that think have in common: worlds to try an option in, what came of it, and what they can say of it."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from igroteka.bots.random import Perspective
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.run import Run

DECIDED = 1_000_000  # a match won, above all that an evaluation gives
SEEDS = 1 << 30


class Step(NamedTuple):
    """One answer of a line of play."""

    seat: Seat
    topic: str
    key: str


class Idea(NamedTuple):
    """What a bot thinks of an option."""

    key: str
    value: float  # in the units of the game's evaluation, for the asked seat
    visits: int = 0  # worlds in which it was tried
    line: tuple[Step, ...] = ()  # how it would go on, as far as the bot looked


def never() -> bool:
    """Nobody wants the bot to stop."""
    return False


Stop: TypeAlias = Callable[[], bool]
Value: TypeAlias = Callable[[S, B, Seat], float]  # how good a state looks for a seat


def world(perspective: Perspective[S, B], seed: int) -> Run[S, B] | None:
    """A world that fits what the seat knows, with luck of that seed; None if none was found.

    Where the game has places to rest it goes no further than to the next of them.
    """
    try:
        run = perspective.imagine(Luck(seed))
    except Unimaginable:
        return None
    rest = perspective.game.bots.rest
    if rest is not None:
        began = rest(run.state)
        run.brake.until = lambda state: rest(state) != began
    return run


def advised(perspective: Perspective[S, B]) -> list[float] | None:
    """What the game's planner thinks of each option, None where there is none or it knows nothing."""
    advice = perspective.game.bots.advice
    return advice(perspective.view().known, perspective.game.box, perspective.ask) if advice is not None else None


def worth(run: Run[S, B], seat: Seat) -> int:
    """How good a world looks for a seat; a decided match above or below all else, by how much counts too."""
    value = run.game.bots.evaluate(run.state, run.game.box, seat)
    if run.result is None:
        return value
    return value + (DECIDED if seat in run.result.winners else -DECIDED)
