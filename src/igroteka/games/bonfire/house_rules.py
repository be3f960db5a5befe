"""The house rules of Bonfire: where its book can be read in several ways."""

from typing import Final

from igroteka.content.meta import HouseRule

SOLO: Final = ("solo", "handicap")
HOUSE_RULES: Final = (
    HouseRule("swap", "bonfire.path.same_colour_swap", ("four", "fewer"), "four", ("base", *SOLO)),
    HouseRule("tom", "bonfire.interaction.solo_pass", ("plays_on", "stops"), "plays_on", SOLO),
)
