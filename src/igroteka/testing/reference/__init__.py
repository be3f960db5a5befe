"""The reference game: small, but with every kind of question the kernel knows. For tests and benchmarks."""

from importlib.resources import files

from igroteka.kernel.components import load
from igroteka.kernel.game import Game, Mode
from igroteka.testing.reference.rules import (
    EVENTS,
    TOPICS,
    Box,
    State,
    evaluate,
    guess,
    hide,
    score,
    secrets,
    segment,
    start,
)
from igroteka.testing.reference.scene import SCENERY

BOX = load(files(__package__) / "components.toml", Box)

GAME: Game[State, Box] = Game(
    id="reference",
    package=__name__,
    version=1,
    modes=(
        Mode("base", (2, 3, 4), {"first": ("random", "choose"), "omens": ("off", "on"), "pace": ("calm", "brisk")}),
    ),
    topics=TOPICS,
    events=EVENTS,
    box=BOX,
    state=State,
    start=start,
    segment=segment,
    score=score,
    evaluate=evaluate,
    secrets=secrets,
    hide=hide,
    guess=guess,
    scene=SCENERY,
)
