"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta
from igroteka.games.ghost_stories.words import CENTRE, LEVELS, POSITIONS
from igroteka.kernel.game import Mode

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

META: Final = Meta(
    id="ghost_stories",
    modes=(Mode("base", (1, 2, 3, 4), _OPTIONS), Mode("white-moon", (1, 2, 3, 4), _WHITE_MOON)),
    minutes="60–90",
    weight=3,
)
