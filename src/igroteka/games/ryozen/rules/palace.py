"""The Phoenix Palace: its day effects, its rotation, and the spots of the Palace mode."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import has_lantern, lit
from igroteka.games.ryozen.rules.resources import gain, gain_any, spend
from igroteka.games.ryozen.rules.revelations import seal_amount
from igroteka.games.ryozen.rules.sectors import apply
from igroteka.games.ryozen.rules.strikes import rank_word, stand_in_palace
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import EFFECT_APPLY, LIT_SECTOR, PALACE_EFFECT, PLACE_WORDS, TOP_LANTERN
from igroteka.games.ryozen.words import (
    COIN,
    EMBRASURE,
    LANTERN,
    NOWHERE,
    PALACE,
    SEAL_PALACE,
    TOP,
    WALL,
    Location,
    Side,
    Site,
    Tile,
    owner_of,
    spot_number,
)
from igroteka.kernel.ask import Flow, WhyNot, choose, confirm


def enter(t: T, tile: Tile, spot: Location) -> None:
    """Put a companion into the Palace; whoever stands on the top is toppled (ryozen.palace_mode.topple.order)."""
    s = t.state
    if spot == TOP and s.palace[spot_number(TOP)] >= 0:
        old = s.palace[spot_number(TOP)]
        s.aside += (old,)
        t.tell(events.TOPPLED, owner_of(old), rank_word(t, old))
    stand_in_palace(s, tile, spot)


def rotate(t: T, clockwise: bool = True) -> None:
    """Turn the Palace by one sector; every highlight moves on (ryozen.board.highlight.rotate)."""
    t.state.turned = (t.state.turned + (1 if clockwise else 5)) % 6
    t.tell(events.ROTATED, "clockwise" if clockwise else "counter_clockwise")


def kind_of(spot: Location) -> Site:
    """The Palace as a whole, or the kind of one of its spots."""
    if spot in (PALACE, TOP):
        return spot
    return EMBRASURE if spot >= EMBRASURE else WALL


def is_possible(t: T, side: Side) -> bool:
    """Whether the day effect of the place in the Palace can be applied: an embrasure's needs a lantern."""
    return t.state.effect != EMBRASURE or has_lantern(t, side)


def day_effect(t: T, side: Side) -> Flow[None]:
    """The day effect of where in the Palace the companion was placed."""
    s = t.state
    if s.effect == PALACE:
        yield from _palace(t, side)
    elif s.effect == EMBRASURE:
        yield from _embrasure(t, side)
    elif s.effect == WALL:
        yield from _wall(t, side)
    else:
        yield from _top(t, side)
    s.effect = NOWHERE


def begin(t: T, side: Side) -> None:
    """What comes first: the Seal of the Palace; the rotation is due at the end (ryozen.golden.nested)."""
    t.tell(events.EFFECT, side, PLACE_WORDS[t.state.effect])
    t.then(rotate)
    coins = seal_amount(t, side, SEAL_PALACE)
    if coins:
        gain(t, side, COIN, coins)


def shine(t: T, side: Side) -> Flow[None]:
    """Spend a lantern to apply the day effect of a highlighted sector (ryozen.palace.day.lantern)."""
    spend(t, side, LANTERN, t.box.tables.table.palace_lantern)
    sector = yield from choose(side, LIT_SECTOR, lit(t), (side,))
    yield from apply(t, side, sector)


def _palace(t: T, side: Side) -> Flow[None]:
    """Gain 1 resource, or pay a lantern for the effect of a lit sector; then rotate (ryozen.palace.day.*)."""
    if has_lantern(t, side):
        choice = yield from choose(side, PALACE_EFFECT, ("resource", "lantern", None))
    else:
        choice = yield from choose(side, PALACE_EFFECT, ("resource", None), (), _no_lantern)
    if choice is None:
        return
    begin(t, side)
    if choice == "resource":
        yield from gain_any(t, side, t.box.tables.table.palace_resource)
    else:
        yield from shine(t, side)


def _no_lantern() -> list[WhyNot]:
    return [WhyNot("lantern", "lanterns", "ryozen.resource.no_debt", (1,))]


def _wall(t: T, side: Side) -> Flow[None]:
    """Outer wall: gain 1 resource, then rotate (ryozen.palace_mode.wall.effect)."""
    if (yield from confirm(side, EFFECT_APPLY, ("wall",))):
        begin(t, side)
        yield from gain_any(t, side, t.box.tables.table.palace_resource)


def _embrasure(t: T, side: Side) -> Flow[None]:
    """Embrasure: spend a lantern for the effect of a lit sector, then rotate (ryozen.palace_mode.embrasure.effect)."""
    if (yield from confirm(side, EFFECT_APPLY, ("embrasure",))):
        begin(t, side)
        yield from shine(t, side)


def _top(t: T, side: Side) -> Flow[None]:
    """Top: gain 1 resource, then spend a lantern if wanted, then rotate (ryozen.palace_mode.top.effect.*)."""
    if (yield from confirm(side, EFFECT_APPLY, ("top",))):
        begin(t, side)
        yield from gain_any(t, side, t.box.tables.table.palace_resource)
        if has_lantern(t, side) and (yield from confirm(side, TOP_LANTERN)):
            yield from shine(t, side)
