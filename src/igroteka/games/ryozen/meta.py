"""What Ryozen says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta, with_house_rules
from igroteka.games.ryozen.house_rules import HOUSE_RULES
from igroteka.games.ryozen.words import CLANS
from igroteka.kernel.game import Mode

_PALACE = ("off", "on")
_CLANS = ("random", "choose")
_LEVELS = ("medium", "easy", "hard", "heroic")

META: Final = Meta(
    id="ryozen",
    modes=with_house_rules(
        (
            Mode("base", (2, 3, 4), {"palace": _PALACE, "clans": _CLANS, "first": _CLANS}),
            Mode("solo", (1,), {"difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS}, opponent=True),
            Mode(
                "narrative",
                (1,),
                {"story": ("any", *CLANS), "difficulty": _LEVELS, "palace": _PALACE, "clans": _CLANS},
                opponent=True,
            ),
        ),
        HOUSE_RULES,
    ),
    minutes="60–120",
    weight=4,
    house_rules=HOUSE_RULES,
    seldom=frozenset({"clans", "first"}),
    pictures={
        "base": "companion_warrior_green",
        "solo": "back_enemy",
        "narrative": "story",
        "palace--off": "palace_1",
        "palace--on": "palace_3",
        "difficulty--easy": "companion_apprentice_purple",
        "difficulty--medium": "companion_warrior_purple",
        "difficulty--hard": "companion_night_agent_purple",
        "difficulty--heroic": "companion_trickster_purple",
        "clans--random": "hidden_orange",
        "clans--choose": "companion_mentor_orange",
        "first--random": "first_player",
        "first--choose": "companion_organiser_green",
        "story--any": "story",
        "story--orange": "crest_orange",
        "story--purple": "crest_purple",
        "story--green": "crest_green",
        "story--blue": "crest_blue",
    },
)
