"""The reference game: small, but with every kind of question the kernel knows. For tests and benchmarks."""

from importlib.resources import files

from igroteka.content.components import load
from igroteka.kernel.game import Bots, Game, Mode
from igroteka.testing.reference.rules import AGENDA, EVENTS, TOPICS, guess, hide, secrets, start, with_agenda
from igroteka.testing.reference.scene import SCENERY
from igroteka.testing.reference.score import evaluate, score
from igroteka.testing.reference.state import Box, State

BOX = load(files(__package__) / "components.toml", Box)

GAME: Game[State, Box] = Game(
    id="reference",
    package=__name__,
    version=2,  # version 2 keeps what is due as an agenda; nothing else changed
    modes=(
        Mode("base", (2, 3, 4), {"first": ("random", "choose"), "omens": ("off", "on"), "pace": ("calm", "brisk")}),
    ),
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    agenda=AGENDA,
    score=score,
    bots=Bots(evaluate),
    secrets=secrets,
    hide=hide,
    guess=guess,
    scene=SCENERY,
    migrations={1: lambda lines: lines},
    upgrades={1: with_agenda},
)
