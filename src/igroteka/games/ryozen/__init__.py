"""Ryozen: three days and nights in the kingdom of Lady Phoenix."""

from typing import Final

from igroteka.games.ryozen.bots import evaluate
from igroteka.games.ryozen.components import BOX, Box
from igroteka.games.ryozen.events import EVENTS
from igroteka.games.ryozen.flow import segment
from igroteka.games.ryozen.ids import CLANS
from igroteka.games.ryozen.scene import SCENERY
from igroteka.games.ryozen.score import score
from igroteka.games.ryozen.setup import start
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import TOPICS
from igroteka.games.ryozen.view import secrets
from igroteka.kernel.agenda import Agenda
from igroteka.kernel.game import Bots, Game, Mode

_PALACE = ("off", "on")
_CLANS = ("random", "choose")
_LEVELS = ("medium", "easy", "hard", "heroic")

GAME: Final[Game[State, Box]] = Game(
    id="ryozen",
    package="igroteka.games.ryozen",
    version=1,
    modes=(
        Mode("base", (2, 3, 4), {"palace": _PALACE, "clans": _CLANS, "first": _CLANS}),
        Mode("solo", (1,), {"difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS}),
        Mode("narrative", (1,), {"story": ("any", *CLANS), "difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS}),
    ),
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=Agenda((), segment),
    bots=Bots(evaluate=evaluate),
    score=score,
    secrets=secrets,
    scene=SCENERY,
)
