"""What searching bots share: imagined worlds, variations, values, and ideas about options."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from igroteka.bots.random import Perspective
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.run import Run

DECIDED = 1_000_000  # value of a won match, above any evaluation
SEEDS = 1 << 30


class Move(NamedTuple):
    """One answer of a variation."""

    seat: Seat
    topic: str
    key: str


Variation: TypeAlias = tuple[Move, ...]  # a seat's answers in a row, to questions with more than one option


def move_of(ask: Ask, index: int) -> Move:
    return Move(ask.seat, ask.topic.name, ask.topic.key(ask.options[index]))


class Idea(NamedTuple):
    """What a bot thinks of an option."""

    key: str
    value: float  # in the units of the game's evaluation, for the asked seat
    visits: int = 0  # worlds it was tried in
    variation: Variation = ()  # how play would continue, as far as the bot looked


def never() -> bool:
    """The default stop signal: never."""
    return False


Stop: TypeAlias = Callable[[], bool]
Value: TypeAlias = Callable[[S, B, Seat], float]  # how good a state looks for a seat


def world(perspective: Perspective[S, B], seed: int) -> Run[S, B] | None:
    """A world that fits what the seat knows, with luck from the seed; None if none was found.

    If the game has places to rest, the world stops at the next of them.
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
    """The planner's opinion of each option; None if the game has no planner or it has no opinion."""
    advice = perspective.game.bots.advice
    return advice(perspective.view().known, perspective.game.box, perspective.ask) if advice is not None else None


def worth(run: Run[S, B], seat: Seat) -> int:
    """How good a world looks for a seat. A finished match ranks above or below everything else; margins still count."""
    value = run.game.bots.evaluate(run.state, run.game.box, seat)
    if run.result is None:
        return value
    return value + (DECIDED if seat in run.result.winners else -DECIDED)


def resumed(perspective: Perspective[S, B], state: S, seed: int) -> Run[S, B]:
    """Continue a world that stopped before a step."""
    run = Run(perspective.game, state.copy(), Luck(seed))
    run.start()
    return run


def rank(idea: Idea) -> tuple[int, float]:
    """Ideas compared in more worlds rank first."""
    return idea.visits, idea.value
