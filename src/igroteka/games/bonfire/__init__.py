"""Bonfire: relight the Bonfires of your city, 1 to 4 players."""

from igroteka.content.migration import renumbered
from igroteka.games.bonfire.bots import BOTS
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.events import EVENTS
from igroteka.games.bonfire.flow import AGENDA
from igroteka.games.bonfire.meta import META
from igroteka.games.bonfire.query import turn_number
from igroteka.games.bonfire.scene import SCENERY
from igroteka.games.bonfire.score import ONLY_AT_END, opponent, score
from igroteka.games.bonfire.setup import start
from igroteka.games.bonfire.state import State, renamed, with_agenda
from igroteka.games.bonfire.topics import STEPS, TOPICS, topics_of
from igroteka.kernel.game import Game

GAME: Game[State, Box] = Game(
    id=META.id,
    package=__name__,
    version=3,  # 2: what is due is an agenda, and all prices of a procession are offered; 3: house rules
    modes=META.modes,
    topics=TOPICS,
    topics_of=topics_of,
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
    turn=turn_number,
    only_at_end=ONLY_AT_END,
    migrations={1: renumbered, 2: renumbered},
    new_questions={STEPS.name: 0},  # version 1 hid prices, and did not ask if only one was left
    upgrades={1: with_agenda, 2: renamed},
)
