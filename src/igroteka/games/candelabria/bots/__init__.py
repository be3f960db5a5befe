"""The bots' evaluation of a position, and the reasons that hints give."""

from typing import Final

from igroteka.games.candelabria.bots.facts import facts
from igroteka.games.candelabria.bots.habits import HABITS
from igroteka.games.candelabria.bots.worth import evaluate
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.state import State
from igroteka.kernel.game import Bots

BOTS: Final[Bots[State, Box]] = Bots(evaluate=evaluate, habits=HABITS, facts=facts)
