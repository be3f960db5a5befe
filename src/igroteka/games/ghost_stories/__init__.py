"""Ghost Stories with White Moon: one to four players against Wu-Feng."""

from typing import Final

from igroteka.games.ghost_stories.bots import candidates, evaluate, rest
from igroteka.games.ghost_stories.bots_advice import opinions
from igroteka.games.ghost_stories.bots_value import prospect
from igroteka.games.ghost_stories.components import BOX, LEVELS, Box
from igroteka.games.ghost_stories.events import EVENTS
from igroteka.games.ghost_stories.flow import segment
from igroteka.games.ghost_stories.geometry import CENTRE, POSITIONS
from igroteka.games.ghost_stories.query import score
from igroteka.games.ghost_stories.scene import SCENERY
from igroteka.games.ghost_stories.setup import start
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.topics import FALL, REROLL, TOPICS
from igroteka.games.ghost_stories.view import secrets
from igroteka.kernel.agenda import Agenda
from igroteka.kernel.game import Bots, Game, Mode
from igroteka.kernel.record import renumbered

_OPTIONS: Final = {
    "level": LEVELS,
    "colours": ("random", "choose"),
    "powers": ("random", "choose"),
    "first": ("random", "choose"),
}
_WHITE_MOON: Final = {
    **_OPTIONS,
    "village": ("kung_fu_school", "random"),
    "portal": (POSITIONS[CENTRE], *(position for position in POSITIONS if position != POSITIONS[CENTRE])),
    "incarnations": ("by_level", "base", "new"),
}

GAME: Final[Game[State, Box]] = Game(
    id="ghost_stories",
    package="igroteka.games.ghost_stories",
    version=3,  # 2 keeps the last rolls; 3 offers ghosts and dice in any order, so that it asks for the end more often
    modes=(Mode("base", (1, 2, 3, 4), _OPTIONS), Mode("white-moon", (1, 2, 3, 4), _WHITE_MOON)),
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=Agenda((), segment),
    bots=Bots(evaluate=evaluate, candidates=candidates, rest=rest, advice=opinions, prospect=prospect),
    score=score,
    secrets=secrets,
    scene=SCENERY,
    cooperative=True,
    migrations={1: renumbered, 2: renumbered},
    upgrades={1: dict, 2: dict},
    new_questions={REROLL.name: -1, FALL.name: -1},  # version 2 did not ask where only earlier ones were left
)
