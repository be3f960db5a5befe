"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="candelabria",
    modes=(
        Mode(
            "base",
            (3, 4, 5),
            {"houses": ("random", "choose"), "quests": ("off", "on"), "withering": ("off", "on")},
        ),
        Mode("two", (2,), {"quests": ("off", "on")}),
    ),
    minutes="60–120",
    weight=4,
)
