"""Oware: sow seeds around the board and capture more than half of them. A public-domain game as an example."""

from typing import Final

from igroteka.kernel.game import Game
from oware.bots import BOTS
from oware.box import BOX, Box
from oware.events import EVENTS
from oware.flow import AGENDA
from oware.meta import META
from oware.scene import SCENERY
from oware.score import score
from oware.setup import start
from oware.state import State
from oware.topics import TOPICS

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
