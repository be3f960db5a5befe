"""The house rules of Ryozen: where its books can be read in several ways."""

from typing import Final

from igroteka.content.meta import HouseRule

ALL: Final = ("base", "solo", "narrative")
HOUSE_RULES: Final = (
    HouseRule("presence", "ryozen.night.rewards.when_checked", ("nightfall", "scoring"), "scoring", ALL),
    HouseRule("curse", "ryozen.golden.night", ("owner", "clockwise"), "clockwise", ALL),
    HouseRule("acts", "ryozen.narrative.acts.choice", ("all", "possible"), "possible", ("narrative",)),
    HouseRule("light", "ryozen.board.highlight.three", ("box", "every_second"), "box", ALL),
)
