"""Habits of play that statistics count."""

from typing import Final

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Folly, Habits


def skipped(s: State, box: Box, ask: Ask, index: int) -> bool:
    """Nothing was done, although an exorcism was possible."""
    return ask.keys[index] == "skip" and "exorcism" in ask.keys


def early_token(s: State, box: Box, ask: Ask, index: int) -> bool:
    """A Yin-Yang token was spent in the first round."""
    return ask.keys[index] == "yin_yang" and s.turns <= s.seats


HABITS: Final[Habits[State, Box]] = Habits(
    actions=("yang.move", "yang.act", "yang.second", "yang.place"),
    follies=(
        Folly("left an exorcism", "yang.act", skipped),
        Folly("left a second exorcism", "yang.second", skipped),
        Folly("spent a Yin-Yang token in the first round, moving", "yang.move", early_token),
        Folly("spent a Yin-Yang token in the first round, acting", "yang.act", early_token),
    ),
)
