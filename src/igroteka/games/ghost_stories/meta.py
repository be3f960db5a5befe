"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta, with_house_rules
from igroteka.games.ghost_stories.house_rules import HOUSE_RULES
from igroteka.games.ghost_stories.words import CENTRE, LEVELS, POSITIONS
from igroteka.kernel.game import Mode

_OPTIONS: Final = {
    "level": LEVELS,
    "colours": ("random", "choose"),
    "powers": ("random", "choose"),
    "first": ("random", "choose"),
}
_WHITE_MOON: Final = {
    **_OPTIONS,
    "village": ("kung_fu_school", "random"),
    "portal": (POSITIONS[CENTRE], *(position for position in POSITIONS if position != POSITIONS[CENTRE])),
    "incarnations": ("by_level", "base", "new"),
}

META: Final = Meta(
    id="ghost_stories",
    modes=with_house_rules(
        (Mode("base", (1, 2, 3, 4), _OPTIONS), Mode("white-moon", (1, 2, 3, 4), _WHITE_MOON)), HOUSE_RULES
    ),
    minutes="60–90",
    weight=3,
    pictures={
        "base": "taoist_red",
        "white-moon": "spirit_su_ling",
        "level--initiation": "ghost_ghoul_1",
        "level--normal": "ghost_black_widow_50",
        "level--nightmare": "incarnation_howling_nightmare",
        "level--hell": "incarnation_vampire_lord",
        "colours--random": "taoist_blue",
        "colours--choose": "taoist_green",
        "first--random": "taoist_yellow",
        "first--choose": "taoist_red",
        "village--kung_fu_school": "place_kung_fu_school",
        "village--random": "place_temple",
        **{f"portal--{position}": "portal" for position in POSITIONS},
        "incarnations--by_level": "incarnation_nameless",
        "incarnations--base": "incarnation_bone_cracker",
        "incarnations--new": "incarnation_lord_of_roots",
        "powers--random": "power_gust",
        "powers--choose": "power_mountain",
    },
    house_rules=HOUSE_RULES,
    seldom=frozenset({"colours", "first", "village", "portal", "incarnations"}),
)
