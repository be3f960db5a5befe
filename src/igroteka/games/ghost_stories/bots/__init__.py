"""The bots: an evaluation for search, a planner that rates every answer, and the reasons that hints give."""

from typing import Final

from igroteka.games.ghost_stories.bots.advice import opinions
from igroteka.games.ghost_stories.bots.evaluation import candidates, evaluate, rest
from igroteka.games.ghost_stories.bots.facts import facts
from igroteka.games.ghost_stories.bots.habits import HABITS
from igroteka.games.ghost_stories.bots.prospect import prospect
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.game import Bots

BOTS: Final[Bots[State, Box]] = Bots(
    evaluate=evaluate,
    candidates=candidates,
    rest=rest,
    advice=opinions,
    prospect=prospect,
    habits=HABITS,
    expert=1_500,
    facts=facts,
)
