"""Ghost Stories with White Moon: one to four players against Wu-Feng."""

from typing import Final

from igroteka.content.migration import renumbered
from igroteka.games.ghost_stories.bots import BOTS
from igroteka.games.ghost_stories.box import BOX, Box
from igroteka.games.ghost_stories.events import EVENTS
from igroteka.games.ghost_stories.flow import AGENDA
from igroteka.games.ghost_stories.meta import META
from igroteka.games.ghost_stories.scene import SCENERY
from igroteka.games.ghost_stories.score import score
from igroteka.games.ghost_stories.setup import start
from igroteka.games.ghost_stories.state import State, with_agenda
from igroteka.games.ghost_stories.topics import FALL, REROLL, TOPICS
from igroteka.kernel.game import Game

GAME: Final[Game[State, Box]] = Game(
    id=META.id,
    package=__name__,
    version=4,  # 2: the last rolls are kept; 3: ghosts and dice are offered in any order; 4: house rules
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
    cooperative=True,
    migrations={1: renumbered, 2: renumbered, 3: renumbered},
    upgrades={1: dict, 2: with_agenda, 3: dict},
    new_questions={REROLL.name: -1, FALL.name: -1},  # version 2 did not ask if only earlier ones were left
)
