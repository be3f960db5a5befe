"""House rules become options of the modes that they belong to."""

from igroteka.content.meta import HouseRule, with_house_rules
from igroteka.kernel.game import Mode


def test_house_rules_are_options_of_their_modes() -> None:
    modes = (Mode("base", (2,), {"first": ("random", "choose")}), Mode("solo", (1,)))
    rule = HouseRule("winds", "foo.power.winds", ("before", "after"), "after", ("base",))

    base, solo = with_house_rules(modes, (rule,))

    assert base.options == {"first": ("random", "choose"), "winds": ("before", "after")}
    assert base.implied == {"winds": "after"}
    assert (solo.options, solo.implied) == ({}, {})
