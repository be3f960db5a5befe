"""What Ryozen says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta
from igroteka.games.ryozen.words import CLANS
from igroteka.kernel.game import Mode

_PALACE = ("off", "on")
_CLANS = ("random", "choose")
_LEVELS = ("medium", "easy", "hard", "heroic")

META: Final = Meta(
    id="ryozen",
    modes=(
        Mode("base", (2, 3, 4), {"palace": _PALACE, "clans": _CLANS, "first": _CLANS}),
        Mode("solo", (1,), {"difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS}),
        Mode("narrative", (1,), {"story": ("any", *CLANS), "difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS}),
    ),
    minutes="60–120",
    weight=4,
)
