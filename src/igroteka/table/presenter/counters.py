"""A seat's counters: what answers cost and bring, and which payment is cheapest."""

from typing import Final, TypeAlias

from igroteka.content.scene import Panel
from igroteka.kernel.ask import Ask

Counted: TypeAlias = dict[str, int]  # by the id of a counter

POINTS: Final = "points"
PAIR: Final = "two"  # two pieces of any kind in place of one
MOST_WAYS: Final = 4  # payments to compare if keys name no counters


def counted(panel: Panel | None) -> Counted:
    """The counters of a seat, and its points."""
    if panel is None:
        return {}
    found = {each.id: each.value for each in panel.counters}
    return found if panel.score is None else {**found, POINTS: panel.score}


def difference(before: Counted, after: Counted) -> dict[str, int]:
    """The changes of the counters."""
    return {each: after[each] - value for each, value in before.items() if after.get(each, value) != value}


def rank(ask: Ask, has: Counted) -> list[str]:
    """The payment keys worth trying: the due piece, else the most plentiful kind; several if keys name no counters.

    Of keys that begin with an owner, such as ``red:tao_blue``, those of the first one: the game names the payer first.
    """
    due = str(ask.about[0]) if ask.about else ""
    named = [key for key in ask.keys if key == PAIR or all(word in has for word in key.split(":"))]
    if len(named) < len(ask.keys):
        owner = ask.keys[0].partition(":")[0]
        return [key for key in ask.keys if key.partition(":")[0] == owner][:MOST_WAYS]

    def order(key: str) -> tuple[int, int]:
        plenty = 0 if key == PAIR else min(has[word] for word in key.split(":"))
        return (0 if key == due else 2 if key == PAIR else 1), -plenty

    return sorted(named, key=order)[:1]


def cost(before: Counted, changes: Counted) -> tuple[int, int]:
    """The cost of a payment: the number of pieces, and how few are left of the scarcest kind."""
    spent = {each: change for each, change in changes.items() if change < 0 and each != POINTS}
    return -sum(spent.values()), -min((before[each] + change for each, change in spent.items()), default=0)
