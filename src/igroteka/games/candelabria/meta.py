"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta, with_house_rules
from igroteka.games.candelabria.house_rules import HOUSE_RULES
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="candelabria",
    modes=with_house_rules(
        (
            Mode(
                "base",
                (3, 4, 5),
                {"houses": ("random", "choose"), "quests": ("off", "on"), "withering": ("off", "on")},
            ),
            Mode("two", (2,), {"quests": ("off", "on")}),
        ),
        HOUSE_RULES,
    ),
    minutes="60–120",
    weight=4,
    pictures={
        "base": "castle_guild",
        "two": "arms_knights",
        "houses--random": "back_quest",
        "houses--choose": "house_coven",
        "quests--off": "castle_guild",
        "quests--on": "quest_three_candles",
        "withering--off": "castle_guild",
        "withering--on": "withering_destroy_temple",
    },
    house_rules=HOUSE_RULES,
    seldom=frozenset({"houses"}),
)
