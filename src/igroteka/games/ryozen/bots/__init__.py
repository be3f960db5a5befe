"""The bots' evaluation of a table, and the reasons that hints give."""

from typing import Final

from igroteka.games.ryozen.bots.evaluation import evaluate
from igroteka.games.ryozen.bots.facts import facts
from igroteka.games.ryozen.bots.habits import HABITS
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.state import State
from igroteka.kernel.game import Bots

BOTS: Final[Bots[State, Box]] = Bots(evaluate, habits=HABITS, facts=facts, expert=22_000)
