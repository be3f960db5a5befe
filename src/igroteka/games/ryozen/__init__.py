"""Ryozen: three days and nights in the kingdom of Lady Phoenix."""

from typing import Final

from igroteka.games.ryozen.bots import BOTS
from igroteka.games.ryozen.box import BOX, Box
from igroteka.games.ryozen.events import EVENTS
from igroteka.games.ryozen.flow import AGENDA
from igroteka.games.ryozen.meta import META
from igroteka.games.ryozen.scene import SCENERY
from igroteka.games.ryozen.score import score
from igroteka.games.ryozen.setup import start
from igroteka.games.ryozen.state import State, with_agenda
from igroteka.games.ryozen.topics import TOPICS
from igroteka.kernel.game import Game
from igroteka.kernel.record import renumbered

GAME: Final[Game[State, Box]] = Game(
    id=META.id,
    package="igroteka.games.ryozen",
    version=2,  # since then what is due is an agenda, and nothing else is different
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
    migrations={1: renumbered},
    upgrades={1: with_agenda},
)
