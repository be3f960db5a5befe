"""Ryozen: three days and nights in the kingdom of Lady Phoenix."""

from typing import Final

from igroteka.content.migration import renumbered
from igroteka.games.ryozen.bots import BOTS
from igroteka.games.ryozen.box import BOX, Box
from igroteka.games.ryozen.events import EVENTS
from igroteka.games.ryozen.flow import AGENDA
from igroteka.games.ryozen.meta import META
from igroteka.games.ryozen.scene import SCENERY
from igroteka.games.ryozen.score import opponent, score
from igroteka.games.ryozen.setup import start
from igroteka.games.ryozen.state import State, with_agenda, with_plain_names
from igroteka.games.ryozen.topics import TOPICS
from igroteka.kernel.game import Game

GAME: Final[Game[State, Box]] = Game(
    id=META.id,
    package="igroteka.games.ryozen",
    version=3,  # 2: what is due is an agenda; 3: house rules
    modes=META.modes,
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=AGENDA,
    bots=BOTS,
    score=score,
    opponent=opponent,
    scene=SCENERY,
    meta=META,
    migrations={1: renumbered, 2: renumbered},
    upgrades={1: with_agenda, 2: with_plain_names},
)
