"""Ryozen: three days and nights in the kingdom of Lady Phoenix."""

from typing import Final

from igroteka.games.ryozen.bots import BOTS
from igroteka.games.ryozen.box import BOX, Box
from igroteka.games.ryozen.events import EVENTS
from igroteka.games.ryozen.flow import segment
from igroteka.games.ryozen.meta import META
from igroteka.games.ryozen.scene import SCENERY
from igroteka.games.ryozen.score import score
from igroteka.games.ryozen.setup import start
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import TOPICS
from igroteka.kernel.agenda import Agenda
from igroteka.kernel.game import Game

GAME: Final[Game[State, Box]] = Game(
    id=META.id,
    package="igroteka.games.ryozen",
    version=1,
    modes=META.modes,
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=Agenda((), segment),
    bots=BOTS,
    score=score,
    scene=SCENERY,
    meta=META,
)
