"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import CampaignRules, Meta
from igroteka.games.bonfire.rules.handicap import FIRST, HANDICAPS, next_handicap, starts, totals
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="bonfire",
    modes=(
        Mode("base", (2, 3, 4), {"tasks": ("random", "mixed")}),
        Mode("solo", (1,)),
        Mode("handicap", (1,), {"handicap": HANDICAPS}),
    ),
    minutes="70–100",
    weight=4,
    campaign=CampaignRules(
        mode="handicap",
        option="handicap",
        first=FIRST,
        after=next_handicap,
        totals=totals,
        starts=starts,
    ),
)
