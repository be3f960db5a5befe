"""How much thought a review spends on each decision and each result of luck."""

import re
from typing import Final, NamedTuple

from igroteka.bots.budget import Plan
from igroteka.bots.levels import FLOOR
from igroteka.kernel.game import SetupError

FORMS: Final = "a time such as 200ms, or a number of iterations such as 200"
MOST_SECONDS: Final = 60


class Effort(NamedTuple):
    """The settings of a review. With a budget of iterations the same seed gives the same review."""

    plan: Plan = Plan(200)
    seed: int = 1
    worlds: int = 8  # in which options are compared, the same for all of them
    options: int = 12  # to compare, besides the chosen one: all of them at most questions
    outcomes: int = 12  # of luck: all of them if there are no more, else a sample of this size
    looks: int = 3  # imagined worlds for the value of a position that is not quiet
    ways: int = 6  # turns to choose from when a seat plays on


def effort(budget: str, seed: int = 1) -> Effort:
    """The effort for a budget in words, or an error that says what a budget is."""
    found = re.fullmatch(r"([1-9]\d{0,6})(ms)?", budget)
    if found is None:
        raise SetupError(f"a budget is {FORMS}, not {budget!r}")
    amount = int(found[1])
    if found[2] is None:
        return Effort(Plan(amount), seed)
    if amount > MOST_SECONDS * 1000:
        raise SetupError(f"a budget is at most {MOST_SECONDS} s for each decision, not {budget}")
    return Effort(Plan(None, amount / 1000, FLOOR), seed)


def budget_of(effort: Effort) -> str:
    """The budget in words, as ``effort`` reads it."""
    plan = effort.plan
    return f"{plan.iterations}" if plan.seconds is None else f"{round(plan.seconds * 1000)}ms"
