"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import CampaignRules, Meta, with_house_rules
from igroteka.games.bonfire.house_rules import HOUSE_RULES
from igroteka.games.bonfire.rules.handicap import FIRST, HANDICAPS, next_handicap, starts, totals
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="bonfire",
    modes=with_house_rules(
        (
            Mode("base", (2, 3, 4), {"tasks": ("random", "mixed")}),
            Mode("solo", (1,), opponent=True),
            Mode("handicap", (1,), {"handicap": HANDICAPS}, opponent=True),
        ),
        HOUSE_RULES,
    ),
    minutes="70–100",
    weight=4,
    house_rules=HOUSE_RULES,
    pictures={
        "base": "gnome_master_01",
        "solo": "back_tom",
        "handicap": "gnome_elder_1",
        "tasks--random": "task_none",
        "tasks--mixed": "task_blue_two_by_two",
    },
    campaign=CampaignRules(
        mode="handicap",
        option="handicap",
        first=FIRST,
        after=next_handicap,
        totals=totals,
        starts=starts,
    ),
)
