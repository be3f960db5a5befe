"""Every mode, number of seats and expansion."""

from itertools import product

from igroteka.games.candelabria import GAME
from igroteka.kernel.game import Setup

ON_OFF = ("off", "on")
SETUPS = [
    *(
        GAME.setup("base", seats, quests=quests, withering=withering, houses=houses)
        for (seats, quests, withering), houses in zip(
            product((3, 4, 5), ON_OFF, ON_OFF), ("random", "choose") * 6, strict=True
        )
    ),
    *(GAME.setup("two", 2, quests=quests) for quests in ON_OFF),
]


def name(setup: Setup) -> str:
    return "-".join([setup.mode, str(setup.seats), *(f"{word}_{value}" for word, value in setup.options.items())])
