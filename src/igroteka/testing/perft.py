"""Leaf counts: how many positions a number of answers leads to. They reveal unintended changes of the rules."""

from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


class FirstLuck(Luck):
    """Luck that always gives the first of the possible results, so that counts depend on no generator."""

    __slots__ = ()

    def fresh(self, n: int) -> int:
        return 0


def leaves(match: Match[S, B], depth: int) -> int:
    """The number of ways to give that many answers; a match that ends earlier counts once."""
    if depth == 0 or match.ask is None:
        return 1
    if depth == 1:
        return len(match.ask.options)
    return sum(leaves(_answered(match, index), depth - 1) for index in range(len(match.ask.options)))


def divided(match: Match[S, B], depth: int) -> dict[str, int]:
    """The same by the first answer: where two counts differ, this says which answer to look at."""
    assert match.ask and depth > 0
    return {key: leaves(_answered(match, index), depth - 1) for index, key in enumerate(match.ask.keys)}


def _answered(match: Match[S, B], index: int) -> Match[S, B]:
    """A clone in which the (first) pending question is answered."""
    clone = match.clone(FirstLuck())
    clone.answer(index)
    return clone
