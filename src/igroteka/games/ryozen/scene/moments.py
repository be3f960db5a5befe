"""How each kind of event is played on the table."""

from typing import Final

from igroteka.content.moments import Moment, Moments, Words, table
from igroteka.games.ryozen import events as e
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.state import State

CARD: Final = ("card:{card}", "card:{card}:name", "glyph:{card}", "about:{card}", "price:{card}*", "worth:{card}*")
EVENT: Final = ("foretold:{event}", "harm:{event}*")
PLACE: Final = ("place:{place}",)
VILLAGE: Final = ("village:{village}", "bonus:{village}*")
GOODS: Final = ("panel:{side}:{resource}", "hoard:{resource}")
SHARDS: Final = ("panel:{side}:{shard}", "hoard:{shard}")
FAVOUR: Final = ("panel:{side}:favour", "hoard:favour")

OF_THE_BASILISK: Final = {each.name for each in (e.ENEMY_CARD, e.TWIST, e.ENEMY_SHUFFLED, e.BASILISK_TOP)}
SOURCES: Final = {  # where favour comes from, if that is no sector
    "events": "group:events",
    "villages": "group:road",
    "bonuses": "group:road",
    "revelations": "group:springs",
    "cards": "deck:enemy",
}

MOMENTS: Final = table(
    (e.SPUN, Moment("tell", ("light", "disc"))),
    (e.FIRST, Moment("tell", ("first_player",))),
    (e.CLAN, Moment("tell", ("side:{side}",))),
    (e.ROUND, Moment("announce")),
    (e.EVENT_FORETOLD, Moment("show", EVENT, ("deck:event",))),
    (e.EVENTS_SHUFFLED, Moment("light", ("deck:event",))),
    (e.CARD_OPENED, Moment("arrive", CARD, ("deck:revelation",))),
    (e.CARDS_SHUFFLED, Moment("light", ("deck:revelation",))),
    (e.VILLAGE_OPENED, Moment("arrive", VILLAGE)),
    (e.TURN, Moment("turn", source=("side:{side}",))),
    (e.REVELATION_USED, Moment("light", CARD, CARD[:1])),
    (e.PLACED, Moment("move", PLACE)),
    (e.ABILITY, Moment("tell")),
    (e.EFFECT, Moment("light", source=("{location}",))),
    (e.GAINED, Moment("gain", GOODS, number="amount")),
    (e.SPENT, Moment("pay", GOODS, number="amount")),
    (e.SHARD_GAINED, Moment("gain", SHARDS, number="amount")),
    (e.SHARD_LOST, Moment("pay", SHARDS, number="amount")),
    (e.FAVOUR, Moment("gain", FAVOUR, ("{source}",), "amount")),
    (e.FAVOUR_LOST, Moment("pay", FAVOUR, ("{source}",), "amount")),
    (e.HERALD, Moment("move", ("herald:*",), ("herald:{side}",))),
    (e.EXPLORED, Moment("move", ("explorer:{side}",), ("village:{village}",))),
    (e.WENT_BACK, Moment("move", ("explorer:{side}",), ("village:{village}",))),
    (e.BUILT, Moment("flip", VILLAGE)),
    (e.BONUS, Moment("light", source=VILLAGE)),
    (e.ACQUIRED, Moment("move", CARD)),
    (e.KEPT, Moment("move", CARD)),
    (e.CARD_DISCARDED, Moment("leave", CARD)),
    (e.CLAN_REVEALED, Moment("arrive", ("area:{area}",), ("stack:{side}",))),
    (e.PUSHED_OUT, Moment("leave", ("area:*",))),
    (e.HIRED, Moment("move", ("area:*",), ("area:{area}",))),
    (e.REPLACED, Moment("flip", (*PLACE, "side:{side}"), ("side:{side}",))),
    (e.STRUCK, Moment("light", source=PLACE)),
    (e.TURNED, Moment("flip", PLACE)),
    (e.SENT, Moment("move", (*PLACE, "place:palace"))),
    (e.TOPPLED, Moment("move", ("disc",))),
    (e.MOVED, Moment("move", (*PLACE, "place:{to}"))),
    (e.LOCKED, Moment("light", ("{sector}",), ("{sector}",))),
    (e.EVENT_DISCARDED, Moment("leave", EVENT)),
    (e.EVENT_RETURNED, Moment("arrive", EVENT)),
    (e.ROTATED, Moment("move", ("light", "disc"))),
    (e.NIGHT, Moment("dusk")),
    (e.EVENT, Moment("announce", EVENT, ("group:events",))),
    (e.MAJORITY, Moment("tally", source=("{location}",))),
    (e.TOKEN, Moment("move", ("first_player",))),
    (e.DAWN, Moment("dawn")),
    (e.SCORE, Moment("tell", FAVOUR, number="points")),
    (e.ENEMY_CARD, Moment("show", ("enemy:{card}", "enemy:{card}:sign"), ("deck:enemy",))),
    (e.TWIST, Moment("announce", ("deck:enemy",), ("deck:enemy",))),
    (e.ENEMY_SHUFFLED, Moment("light", ("deck:enemy",))),
    (e.BASILISK_TOP, Moment("flip", ("{top}",))),
    (e.ACT, Moment("announce", ("story",))),
    (e.ACT_CHOSEN, Moment("flip", ("story",))),
    (e.ACT_SETTLED, Moment("tell", ("story",))),
    (e.ACT_OUTCOME, Moment("announce", ("story", "omen"))),
)


def words(state: State, box: Box, kind: str, values: Words) -> Words:
    """Events come from the row of events, the Palace is its hall or its whole disc; the Basilisk sits after the last
    seat."""
    for name in ("source", "location"):
        values |= {name: _where(state, str(values[name]))} if name in values else {}
    if kind == e.BASILISK_TOP.name:
        values |= {"top": f"tile:{state.top}" if state.top >= 0 else f"stack:{state.seats}"}
    side = values.get("side", state.seats if kind in OF_THE_BASILISK else None)
    return values | {"seat": side} if isinstance(side, int) else values


def _where(state: State, name: str) -> str:
    """Where on the table something comes from or happens: a sector is called as it is."""
    if name == "palace":
        return "disc" if state.palace_mode else "place:palace"
    if name.partition(":")[0] in ("wall", "embrasure", "top"):
        return f"place:{name.partition(':')[0]}*"
    return SOURCES.get(name, name)


PLAYED: Final[Moments[State, Box]] = Moments(MOMENTS, words)
