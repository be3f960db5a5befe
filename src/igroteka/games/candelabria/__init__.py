"""The Curse of Candelabria: three years of wandering castles, living candles and war."""

from igroteka.content.migration import renumbered
from igroteka.games.candelabria.bots import BOTS
from igroteka.games.candelabria.box import BOX, Box
from igroteka.games.candelabria.events import EVENTS
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.meta import META
from igroteka.games.candelabria.scene import SCENERY
from igroteka.games.candelabria.score import score_lines
from igroteka.games.candelabria.setup import start
from igroteka.games.candelabria.state import State, with_agenda
from igroteka.games.candelabria.topics import TOPICS, topics_of
from igroteka.games.candelabria.view import guess, secrets
from igroteka.kernel.game import Game

GAME: Game[State, Box] = Game(
    id=META.id,
    package=__name__,
    version=3,  # 2: what is due is an agenda; 3: house rules
    modes=META.modes,
    topics=TOPICS,
    topics_of=topics_of,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=AGENDA,
    bots=BOTS,
    score=score_lines,
    secrets=secrets,
    scene=SCENERY,
    meta=META,
    guess=guess,
    migrations={1: renumbered, 2: renumbered},
    upgrades={1: with_agenda, 2: dict},
)
