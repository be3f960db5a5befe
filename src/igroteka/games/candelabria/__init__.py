"""The Curse of Candelabria: three years of wandering castles, living candles and war."""

from igroteka.games.candelabria.bots import evaluate
from igroteka.games.candelabria.components import BOX, Box
from igroteka.games.candelabria.events import EVENTS
from igroteka.games.candelabria.flow import segment
from igroteka.games.candelabria.rules.ending import score_lines
from igroteka.games.candelabria.scene import SCENERY
from igroteka.games.candelabria.setup import start
from igroteka.games.candelabria.state import State
from igroteka.games.candelabria.topics import TOPICS
from igroteka.games.candelabria.view import guess, secrets
from igroteka.kernel.agenda import Agenda
from igroteka.kernel.game import Bots, Game, Mode

MODES = (
    Mode(
        "base",
        (3, 4, 5),
        {"houses": ("random", "choose"), "quests": ("off", "on"), "withering": ("off", "on")},
    ),
    Mode("two", (2,), {"quests": ("off", "on")}),
)

GAME: Game[State, Box] = Game(
    id="candelabria",
    package=__name__,
    version=1,
    modes=MODES,
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=Agenda((), segment),
    bots=Bots(evaluate=evaluate),
    score=score_lines,
    secrets=secrets,
    scene=SCENERY,
    guess=guess,
)
