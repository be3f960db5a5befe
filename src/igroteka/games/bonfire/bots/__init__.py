"""The bots: how they evaluate a position, which options they try, and the reasons that hints give."""

from typing import Final

from igroteka.games.bonfire.bots.candidates import candidates
from igroteka.games.bonfire.bots.facts import facts
from igroteka.games.bonfire.bots.habits import HABITS
from igroteka.games.bonfire.bots.turns import rest
from igroteka.games.bonfire.bots.value import evaluate
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.game import Bots

BOTS: Final[Bots[State, Box]] = Bots(
    evaluate=evaluate, candidates=candidates, rest=rest, habits=HABITS, facts=facts, expert=7_000
)
