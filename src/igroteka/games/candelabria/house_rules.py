"""The house rules of Candelabria: where its book can be read in several ways."""

from typing import Final

from igroteka.content.meta import HouseRule

ALL: Final = ("base", "two")
HOUSE_RULES: Final = (
    HouseRule("coven", "candelabria.house.coven.ability1", ("three", "one"), "one", ALL),
    HouseRule("theft", "candelabria.icon.steal", ("participants", "anyone"), "participants", ("base",)),
)
