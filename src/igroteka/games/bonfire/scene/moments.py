"""How each kind of event is played on the table."""

from typing import Final

from igroteka.content.moments import Moment, Moments, Words, table
from igroteka.games.bonfire import events as e
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State

FATE: Final = ("fate:{city}:*", "top:{city}:*", "inner:{city}:*", "bottom:{city}:*")
TOKEN: Final = ("panel:{city}:{token}", "token:{city}:{token}")
RESOURCE: Final = ("panel:{city}:{resource}", "resource:{city}:{resource}")
TASK: Final = ("task:{task}", "task:{task}:*")
PATH: Final = ("path:{tile}", "yields:{tile}")
GNOME: Final = ("gnome:{gnome}", "fee:{gnome}", "skill:{gnome}:*", "gist:{gnome}")
BEFORE: Final = ("gnome:{before}", "fee:{before}", "skill:{before}:*")  # the master revealed before, now covered
TOM: Final = ("tom_card:{card}", "tom:*")
OF_TOM: Final = {each.name for each in (e.TOM_CARD, e.TOM_REVEALED, e.TOM_IDLE)}

MOMENTS: Final = table(
    (e.DEALT, Moment("tell")),
    (e.TURN, Moment("turn")),
    (e.STARTED, Moment("move", FATE)),
    (e.DISCARDED, Moment("pay", TOKEN)),
    (e.LAID, Moment("move", FATE, ("cell:{city}:{cell}",))),
    (e.TOKEN, Moment("gain", TOKEN, number="count")),
    (e.RESOURCE, Moment("gain", RESOURCE, number="count")),
    (e.SCORED, Moment("gain", ("points:{city}",), number="points")),
    (e.PAID_TOKEN, Moment("pay", TOKEN, number="count")),
    (e.PAID_RESOURCE, Moment("pay", RESOURCE, number="count")),
    (e.SAILED, Moment("move", ("ship:{city}",), ("island:{island}",))),
    (e.PATH_LAID, Moment("move", PATH, ("place:{city}:{place}",))),
    (e.PATH_OPENED, Moment("arrive", PATH, ("pile:{place}",))),
    (e.PATH_SWAPPED, Moment("flip", ("paths",), ("pile:{pile}",))),
    (e.PATH_SHUFFLED, Moment("light", ("pile:*",))),
    (e.TASK_TAKEN, Moment("move", TASK, ("island:{island}", "slot:{city}:{slot}"))),
    (e.GIFT_OPENED, Moment("flip", ("stack:{city}:{stack}", "open:{city}:*"), ("stack:{city}:{stack}",))),
    (e.RETRIEVED, Moment("move", ("guardian:{city}:{guardian}", "waits:*"))),
    (e.MOVED, Moment("move", ("guardian:{city}:{guardian}",), ("{stop_place}",))),
    (e.TURNED, Moment("move", ("pointer",), ("great:{cell}",))),
    (e.PORTAL, Moment("move", ("portal:*", "built:{city}:{notch}"), ("notch:{city}:{notch}",))),
    (e.RECRUITED, Moment("move", GNOME)),
    (e.MASTER_OPENED, Moment("show", GNOME, ("deck:masters",))),
    (e.MASTERS_SHUFFLED, Moment("light", ("deck:masters",))),
    (e.LIT, Moment("announce", TASK, ("slot:{city}:{slot}",))),
    (e.NOVICE, Moment("move", ("novice:*", "gathered", "council:{cell}"), ("council:{cell}",))),
    (e.COMMON_MET, Moment("announce", ("common:{common}", "common:{common}:*", "neutral:{common}"))),
    (e.COUNTDOWN, Moment("announce", ("countdown", "gathered"))),
    (e.HANDED, Moment("move", ("countdown",))),
    (e.BOXED, Moment("leave", ("countdown",))),
    (e.PASSED_OUT, Moment("announce", ("countdown",), number="number")),
    (e.OUT, Moment("tell")),
    (e.TOM_CARD, Moment("show", TOM)),
    (e.TOM_REVEALED, Moment("show", (*GNOME, *BEFORE), ("deck:masters",))),
    (e.TOM_IDLE, Moment("light", source=TOM)),
    (e.TOTAL, Moment("gain", number="points")),
)


def words(state: State, box: Box, kind: str, values: Words) -> Words:
    """Where a tile lies or a Guardian stands is part of a value; Tom sits after the last seat."""
    city = values.get("city", state.seats if kind in OF_TOM else None)
    if isinstance(city, int):
        values["seat"] = city
    if kind == e.TOM_REVEALED.name:
        values["before"] = revealed_before(state, box, str(values["gnome"]))
    if "lay" in values:
        values["cell"] = str(values["lay"]).partition(":")[0]
    if "stop" in values:
        where, _, number = str(values["stop"]).partition(":")
        values["stop_place"] = f"{'place' if where == 'path' else 'slot'}:{city}:{number}"
    return values


def revealed_before(state: State, box: Box, gnome: str) -> str:
    """The master whom Tom revealed before this one; empty if there was none."""
    out = [box.gnome[each].id for each in state.masters_out]
    return out[out.index(gnome) - 1] if gnome in out[1:] else ""


PLAYED: Final[Moments[State, Box]] = Moments(MOMENTS, words, opening=frozenset({e.TOM_CARD.name}))
