"""Habits of play that statistics count."""

from typing import Final

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.state import State
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Folly, Habits


def idle(s: State, box: Box, ask: Ask, index: int) -> bool:
    return ask.keys[index] == "done"


def declined(s: State, box: Box, ask: Ask, index: int) -> bool:
    return ask.keys[index] == "pass"


HABITS: Final[Habits[State, Box]] = Habits(
    actions=("ignition.turn", "maneuver.figure", "forge.buy"),
    follies=(
        Folly("ended a maneuver with moves left", "maneuver.figure", idle),
        Folly("stole nothing", "steal.from", declined),
        Folly("lit nothing", "light.target", declined),
    ),
)
