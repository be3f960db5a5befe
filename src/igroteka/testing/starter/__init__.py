"""Starter: take counters from a pile, and leave the last one to somebody else. The game a new game begins as."""

from typing import Final

from igroteka.kernel.game import Game
from igroteka.testing.starter.bots import BOTS
from igroteka.testing.starter.box import BOX, Box
from igroteka.testing.starter.events import EVENTS
from igroteka.testing.starter.flow import AGENDA
from igroteka.testing.starter.meta import META
from igroteka.testing.starter.scene import SCENERY
from igroteka.testing.starter.score import score
from igroteka.testing.starter.setup import start
from igroteka.testing.starter.state import State
from igroteka.testing.starter.topics import TOPICS

GAME: Final[Game[State, Box]] = Game(
    id=META.id,
    package=__name__,
    version=1,
    modes=META.modes,
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=AGENDA,
    bots=BOTS,
    score=score,
    scene=SCENERY,
    meta=META,
)
