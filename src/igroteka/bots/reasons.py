"""Why a bot prefers an option, as facts of the game that a player would name.

The variations of the best idea and of the second are played in the same imagined worlds to the end of the turn. What
the first brings compared with now, and what it has over the second, are differences of the game's facts
(``Bots.facts``), averaged over the worlds. So a reason is true of the variation that the hint shows.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from igroteka.bots.exploring import LONGEST, asked_first
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import SEEDS, Idea, Move, Variation, world
from igroteka.kernel.ask import Ask
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

WORLDS = 8
BRINGS, RATHER = 2, 1  # reasons to give, at most
SMALL = 0.2  # a reason worth less than this share of the best one is not given
LIKELY = 0.1  # a difference that shows in fewer worlds is not given
MANY = 0.5  # a smaller difference of a number is not given

Name: TypeAlias = tuple[str, tuple[int | str, ...]]  # of a fact, and what it is about


class Reason(NamedTuple):
    """A fact that an option changes for the better."""

    name: str
    more: bool
    amount: float  # the mean change
    about: tuple[int | str, ...] = ()
    chance: bool = False  # whether the amount is the share of worlds in which it happens


class Reasons(NamedTuple):
    """Why the best option is the best."""

    brings: tuple[Reason, ...] = ()  # what its variation changes by the end of the turn
    rather: tuple[Reason, ...] = ()  # what it has over the second option
    second: str = ""  # the key of that option


class _Sum(NamedTuple):
    amount: float = 0.0
    worth: float = 0.0
    number: bool = False  # whether it was ever anything but 0 or 1


Facts: TypeAlias = Mapping[Name, _Sum]  # means over the worlds


def reasons(perspective: Perspective[S, B], ideas: Sequence[Idea], seed: int) -> Reasons:
    """Why the first idea is the best; nothing if the game names no facts or no variation was tried."""
    tried = [idea for idea in ideas if idea.variation]
    if perspective.game.bots.facts is None or not tried or tried[0] is not ideas[0]:
        return Reasons()
    luck = Luck(seed)
    seeds = [luck.fresh(SEEDS) for _ in range(WORLDS)]
    now, best = _facts(perspective, None, seeds), _facts(perspective, tried[0].variation, seeds)
    brings = _better(best, now)[:BRINGS]
    if len(tried) == 1:
        return Reasons(brings)
    second = _facts(perspective, tried[1].variation, seeds)
    rather = [reason for reason in _better(best, second) if (reason.name, reason.about) not in _names(brings)]
    return Reasons(brings, tuple(rather[:RATHER]), tried[1].key if rather else "")


def _names(given: Sequence[Reason]) -> set[Name]:
    return {(reason.name, reason.about) for reason in given}


def _better(here: Facts, there: Facts) -> tuple[Reason, ...]:
    """What is better here than there, what matters most first."""
    found = []
    for name in {**here, **there}:
        one, other = here.get(name, _Sum()), there.get(name, _Sum())
        change, gain = one.amount - other.amount, one.worth - other.worth
        if gain > 0 and abs(change) >= (LIKELY if name[1] else MANY):
            chance = bool(name[1]) and not one.number and not other.number
            found.append((gain, Reason(name[0], change > 0, abs(change), name[1], chance)))
    found.sort(key=lambda each: -each[0])
    return tuple(reason for gain, reason in found if gain >= SMALL * found[0][0])


def _facts(perspective: Perspective[S, B], variation: Variation | None, seeds: Sequence[int]) -> Facts:
    """The mean facts now, or at the end of a variation."""
    sums: dict[Name, _Sum] = defaultdict(_Sum)
    runs = [run for seed in seeds if (run := _played(perspective, variation, seed)) is not None]
    facts, box = perspective.game.bots.facts, perspective.game.box
    assert facts is not None
    for run in runs:
        for fact in facts(run.state, box, perspective.seat):
            amount, worth, number = sums[fact.name, fact.about]
            number = number or fact.amount not in (0, 1)
            sums[fact.name, fact.about] = _Sum(amount + fact.amount, worth + fact.worth, number)
    return {name: _Sum(amount / len(runs), worth / len(runs), number) for name, (amount, worth, number) in sums.items()}


def _played(perspective: Perspective[S, B], variation: Variation | None, seed: int) -> Run[S, B] | None:
    """A world in which the variation was played; None if no world was found."""
    run = world(perspective, seed)
    if run is None or variation is None:
        return run
    if perspective.game.bots.rest is None:
        quiet = perspective.game.agenda.quiet
        run.brake.until = lambda state: quiet(state.agenda)
    moves, luck = [*variation][: 1 if perspective.game.bots.advice else None], Luck(seed)  # a planner goes on by itself
    for _ in range(LONGEST):
        ask = asked_first(run, perspective.seat)
        if ask is None:
            break
        run.step(_answer(run, ask, moves, luck), ask.seat)
    return run


def _answer(run: Run[S, B], ask: Ask, moves: list[Move], luck: Luck) -> int:
    """The next move of the variation if it fits; else what the game's bots would take first, or any option."""
    if moves and (ask.seat, ask.topic.name) == moves[0][:2] and moves[0].key in ask.keys:
        return ask.index(moves.pop(0).key)
    bots, box = run.game.bots, run.game.box
    opinions = bots.advice(run.state, box, ask) if bots.advice else None
    if opinions is not None:
        return opinions.index(max(opinions))
    return bots.candidates(run.state, box, ask)[0] if bots.candidates else luck.fresh(len(ask.options))
