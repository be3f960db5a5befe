"""Bots by name: the kinds, optionally with a budget, and the levels offered at a table."""

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Literal, TypeAlias

from igroteka.bots.budget import Plan
from igroteka.bots.greedy import WORLDS, GreedyBot
from igroteka.bots.light import VARIATIONS, LightBot
from igroteka.bots.process import ProcessBot
from igroteka.bots.random import Bot, RandomBot
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Stop, never

Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]
Thinker: TypeAlias = GreedyBot | SearchBot

HARD_SECONDS: Final = 0.2
EXPERT_SECONDS: Final = 2.0
TRIALS: Final = 24  # of normal, where the game has a planner
FLOOR: Final = 24  # minimum of iterations, even on the slowest machine
GROUP: Final = "igroteka.bots"  # of entry points: a function of the text after the colon, and of a seed
KINDS: Final = "random, greedy, greedy:WORLDS, light, light:VARIATIONS, search, search:TIMEms, search:ITERATIONS"
FORMS: Final = f"{KINDS}, easy, normal, hard, expert or process:COMMAND"


class BotError(ValueError):
    """A bot that does not exist."""


def _easy(seed: int, seconds: float, stop: Stop) -> Thinker:
    return GreedyBot(seed, worlds=1, stray=1, stop=stop, ways=8)


def _normal(seed: int, seconds: float, stop: Stop) -> Thinker:
    return GreedyBot(seed, worlds=2, stop=stop, trials=TRIALS)


def _hard(seed: int, seconds: float, stop: Stop) -> Thinker:
    return SearchBot(seed, Plan(None, min(seconds, HARD_SECONDS), FLOOR), stop)


def _expert(seed: int, seconds: float, stop: Stop) -> Thinker:
    return SearchBot(seed, Plan(None, seconds, FLOOR), stop)


LEVELS: Final[dict[Level, Callable[[int, float, Stop], Thinker]]] = {
    "easy": _easy,
    "normal": _normal,
    "hard": _hard,
    "expert": _expert,
}
"""Makes a bot of a level from a seed, the most seconds a decision may take, and a stop signal."""


def bot(name: str, seed: int) -> Bot:
    """A bot by its name, or an error that lists the names."""
    kind, colon, budget = name.partition(":")
    if kind in LEVELS and not colon:
        return LEVELS[kind](seed, EXPERT_SECONDS, never)
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "light" and (not colon or re.fullmatch(r"[1-9]\d{0,5}", budget)):
        return LightBot(seed, int(budget or VARIATIONS))
    if kind == "greedy" and (not colon or re.fullmatch(r"[1-9]\d{0,5}", budget)):
        return GreedyBot(seed, int(budget or WORLDS))
    if kind == "search" and not colon:
        return SearchBot(seed)
    if kind == "search" and re.fullmatch(r"[1-9]\d{0,7}(ms)?", budget):
        timed = budget.endswith("ms")
        amount = int(budget.removesuffix("ms"))
        return SearchBot(seed, Plan(None, amount / 1000) if timed else Plan(amount))
    if kind == "process" and budget:
        return ProcessBot(budget, seed)
    if kind in installed_bots():
        return _from_package(kind, budget, seed)
    more = "".join(f", or {each}:…" for each in installed_bots())
    raise BotError(f"there is no bot {name!r}; a bot is {FORMS}{more}")


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots of installed packages, and of the lab."""
    return {each.name: each for each in entry_points(group=GROUP)}


def _from_package(kind: str, argument: str, seed: int) -> Bot:
    try:
        made: Bot = installed_bots()[kind].load()(argument, seed)
    except (ImportError, OSError, ValueError) as error:
        raise BotError(f"the bot {kind}:{argument} cannot be used: {error}") from error
    return made
