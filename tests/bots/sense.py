"""Positions in which any sensible player does, or never does, one thing, and what the levels answer there.

Budgets are counted in iterations, so that the answers depend on seeds alone.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from igroteka.bots import LEVELS, Bot, Perspective, Plan, SearchBot
from igroteka.bots.worlds import never
from igroteka.testing.scenario import Scenario

ANY_TIME: Final = 60.0  # easy and normal have no budget of time
BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "easy": lambda seed: LEVELS["easy"](seed, ANY_TIME, never),
    "normal": lambda seed: LEVELS["normal"](seed, ANY_TIME, never),
    "hard": lambda seed: SearchBot(seed, Plan(240)),
    "expert": lambda seed: SearchBot(seed, Plan(900)),
}
SURE: Final = ("normal", "hard", "expert")
MISSES: Final = 5  # an easy bot may miss one choice in this many


class Sense(NamedTuple):
    """A position, and the answers of sensible players: one of ``does``, or none of ``never``."""

    position: Callable[[], Scenario[Any, Any]]
    does: Collection[str] = ()
    never: Collection[str] = ()


def answer(sense: Sense, level: str, seed: int = 1) -> str:
    """What a bot of this level answers."""
    match = sense.position().match
    assert match.ask
    keys = match.ask.keys
    assert len(keys) > 1, f"nothing to choose: {match.ask.topic.name} {keys}"
    unknown = ({*sense.does} | {*sense.never}) - {*keys}
    assert not unknown, f"{match.ask.topic.name} offers {keys}, not {unknown}"
    return keys[BOTS[level](seed).choose(Perspective(match, match.ask.seat))]


def sensible(sense: Sense, key: str) -> bool:
    """Whether a sensible player would give this answer."""
    return key in sense.does if sense.does else key not in sense.never


def nonsense(table: Mapping[str, Sense], level: str, seed: int = 1) -> dict[str, str]:
    """The positions in which a level answers what no sensible player would, and its answers."""
    answers = {name: answer(sense, level, seed) for name, sense in table.items()}
    return {name: key for name, key in answers.items() if not sensible(table[name], key)}
