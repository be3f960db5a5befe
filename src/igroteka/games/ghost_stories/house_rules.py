"""The house rules of Ghost Stories: where its books can be read in several ways."""

from typing import Final

from igroteka.content.meta import HouseRule

ALL: Final = ("base", "white-moon")
HOUSE_RULES: Final = (
    HouseRule("winds", "ghost_stories.power.red.twin_winds", ("before", "after"), "before", ALL),
    HouseRule("neutral_qi", "ghost_stories.setup.few.neutral_qi", ("fixed", "as_taoists"), "fixed", ALL),
    HouseRule("exorcism", "ghost_stories.exorcism.dice_suffice_forced", ("forced", "free"), "forced", ALL),
)
