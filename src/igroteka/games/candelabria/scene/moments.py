"""How each kind of event is played on the table."""

from typing import Final

from igroteka.content.moments import Moment, Moments, table
from igroteka.games.candelabria import events as e
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.state import State

HAND: Final = ("hand:{seat}*", "panel:{seat}:hand")
CARD: Final = ("hand:{seat}:{candle}*", "aside:{seat}:{candle}*", "panel:{seat}:hand")
CANDLE: Final = ("candle:{seat}:{role}", "fires:{seat}:{role}", "arms:{seat}:{role}")
OWNED: Final = ("candle:{owner}:{role}", "fires:{owner}:{role}", "arms:{owner}:{role}")
FIGURE: Final = (
    "{figure}:{seat}",
    "arms:{seat}",
    "candle:{seat}:{figure}",
    "fires:{seat}:{figure}",
    "arms:{seat}:{figure}",
)
LAND: Final = ("land:{territory}",)
FLAME: Final = ("flame:{seat}:{territory}", "panel:{seat}:flames")
CURSE: Final = ("cursed:{place}", "claimed:{place}")
CURSE_CARD: Final = ("card:{curse}", "afflicts:{curse}")
UPGRADE: Final = ("upgrade:{stack}", "upgrade:{stack}:motif", "price:{stack}", "left:{stack}", "token:{seat}:{stack}*")
QUEST: Final = ("quest:*", "common:{quest}*")
STOLEN: Final = ("panel:{seat}:{resource}", "panel:{owner}:{resource}", "stored:*")
TEMPLE: Final = ("temple:{region}:*", "supply:{colour}", "panel:{seat}:gold")
FIGHT: Final = ("fighter:{seat}",)

MOMENTS: Final = table(
    (e.HOUSE_TAKEN, Moment("tell", ("seat:{seat}",))),
    (e.FIRST_PICK, Moment("tell")),
    (e.SET_UP, Moment("tell")),
    (e.QUESTS_DEALT, Moment("tell", QUEST)),
    (e.QUEST_KEPT, Moment("tell", QUEST)),
    (e.QUEST_COMMON, Moment("show", QUEST)),
    (e.QUEST_DONE, Moment("announce", QUEST, number="vp")),
    (e.QUEST_GONE, Moment("leave", QUEST)),
    (e.QUESTS_REOPENED, Moment("tell", ("quest:*", "common:*"))),
    (e.QUESTS_BLOCKED, Moment("tell", ("quest:*", "common:*"))),
    (e.YEAR_BEGAN, Moment("announce")),
    (e.CURSE_DRAWN, Moment("show", CURSE_CARD, ("curse:{place}",))),
    (e.CURSE_APPEARED, Moment("arrive", CURSE, LAND)),
    (e.CANDLE_JOINED, Moment("gain", HAND)),
    (e.IGNITION_BEGAN, Moment("announce")),
    (e.OUT_OF_CARDS, Moment("tell", ("seat:{seat}",))),
    (e.DEPLOYED, Moment("move", (*CARD, "slot:{seat}:{role}*", "role:{seat}:{role}", "panel:{seat}:wax"))),
    (e.CANDLE_PLACED, Moment("arrive", (*CANDLE, "role:{seat}:{role}"), LAND)),
    (e.TOO_EARLY, Moment("tell")),
    (e.DREW, Moment("gain", HAND, ("deck:candle",))),
    (e.DREW_UNSEEN, Moment("gain", HAND, ("deck:candle",))),
    (e.PUT_UNDER, Moment("leave", HAND, ("deck:candle",))),
    (e.MANEUVERED, Moment("move", (*CARD, "hand:{seat}#*"))),
    (e.MOVED, Moment("move", FIGURE, LAND)),
    (e.BURNT, Moment("pay", CANDLE)),
    (e.STRUCK, Moment("light", source=(*LAND, "castle:{seat}"))),
    (e.PUSHED, Moment("move", OWNED, LAND)),
    (e.SETTLED, Moment("arrive", FLAME, LAND)),
    (e.ACTED, Moment("tell", source=("seat:{seat}",))),
    (e.INFLUENCED, Moment("move", ("claim:*", "panel:{seat}:flames"), ("curse:{place}",))),
    (e.CURSE_MOVED, Moment("move", CURSE, LAND)),
    (e.FLAME_TO_CURSE, Moment("move", ("claim:*", "panel:{seat}:flames"), ("curse:{place}",))),
    (e.UPGRADE_BOUGHT, Moment("move", (*UPGRADE, "panel:{seat}:gold"), ("stack:{stack}",))),
    (e.UPGRADE_SHOWN, Moment("arrive", UPGRADE[:4], ("stack:{stack}",))),
    (e.MINED, Moment("gain", ("panel:{seat}:wax", "panel:{seat}:gold", "stored:{seat}:*"))),
    (e.TAVERN_DREW, Moment("gain", HAND, ("deck:candle",))),
    (e.TAVERN_DREW_UNSEEN, Moment("gain", HAND, ("deck:candle",))),
    (e.RETURNED, Moment("pay", HAND, ("deck:candle",))),
    (e.LIT_FLAME, Moment("arrive", FLAME, LAND)),
    (e.LIT_CANDLE, Moment("flip", CANDLE, CANDLE[:1])),
    (e.FLAME_EXTINGUISHED, Moment("leave", ("flame:{owner}:{territory}", "panel:{owner}:flames"), LAND)),
    (e.FIRE_EXTINGUISHED, Moment("flip", OWNED, OWNED[:1])),
    (e.TACTIC_TAKEN, Moment("move", ("offer:*", "tactic:{seat}:*"))),
    (e.TACTIC_SHOWN, Moment("arrive", ("offer:{tactic}:*",))),
    (e.STOLE, Moment("gain", STOLEN, ("storage:{owner}",))),
    (e.STOLEN_LOST, Moment("pay", ("panel:{seat}:{resource}", "stored:{seat}:*"))),
    (e.SCORED, Moment("gain", ("panel:{seat}:score",), number="number")),
    (e.TEMPLE_BUILT, Moment("arrive", TEMPLE, ("region:{region}",))),
    (e.TEMPLE_DESTROYED, Moment("leave", ("temple:{region}:*",), ("region:{region}",))),
    (e.WAR_BEGAN, Moment("announce")),
    (e.CURSE_WON, Moment("announce", CURSE_CARD, ("curse:{place}",))),
    (e.CURSE_UNCLAIMED, Moment("leave", CURSE_CARD, ("curse:{place}",))),
    (e.CURSE_PLACED, Moment("arrive", CURSE, ("region:{region}",))),
    (e.CURSE_LOST, Moment("leave", CURSE)),
    (e.REAPPLIED, Moment("light", source=("slot:{seat}:*",))),
    (e.RELOCATED, Moment("move", OWNED, LAND)),
    (e.BECAME_FIRST, Moment("move", ("turn:*",))),
    (e.UPGRADE_GIVEN, Moment("move", UPGRADE, ("stack:{stack}",))),
    (e.WITHER_TAKEN, Moment("show", ("withering:{seat}:*",))),
    (e.WITHER_PLACED, Moment("move", ("withering:{seat}:*",), ("war:{seat}",))),
    (e.WITHER_DISCARDED, Moment("leave", ("withering:{seat}:*",))),
    (e.VP_STOLEN, Moment("gain", ("panel:{seat}:score", "panel:{owner}:score"))),
    (e.BATTLE_BEGAN, Moment("battle", ("banner:*",), ("region:{region}",), "region")),
    (e.NO_BATTLE, Moment("tell", source=("region:{region}",))),
    (e.TACTIC_REVEALED, Moment("card", ("fights:{seat}:{cell}", "used:{seat}:{tactic}:*"), FIGHT)),
    (e.NEUTRALISED, Moment("card", ("fights:{owner}:*",), FIGHT)),
    (e.TACTIC_PLAYED, Moment("card", ("used:{seat}:{tactic}*",), FIGHT)),
    (e.WEAK_ACTION, Moment("light", source=("weak:{seat}:{cell}:*", *FIGHT))),
    (e.STRENGTH_ADDED, Moment("part", FIGHT, FIGHT, "number")),
    (e.STRENGTH_COUNTED, Moment("strength", FIGHT, FIGHT, "number")),
    (e.BATTLE_WON, Moment("won", ("panel:{seat}:score",), ("region:{region}",), "vp")),
    (e.SHIFTED, Moment("move", ("turn:*",))),
    (e.WAR_ENDED, Moment("announce")),
    (e.CARD_UNDER, Moment("leave", ("slot:{seat}:*", "aside:{seat}:{candle}*"), ("deck:candle",))),
    (e.FINAL_SCORED, Moment("gain", ("panel:{seat}:score",), number="number")),
)  # fmt: skip

TURNS: Final = (e.DEPLOYED, e.MANEUVERED, e.CURSE_WON, e.NEUTRALISED, e.TACTIC_PLAYED, e.WEAK_ACTION)
OPENING: Final = frozenset([kind.name for kind in TURNS])
PLAYED: Final[Moments[State, Box]] = Moments(MOMENTS, opening=OPENING)
