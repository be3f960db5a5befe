"""Day effects of the six sectors, with the Seals they trigger."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import asked, main_board, seals, turn_order
from igroteka.games.ryozen.rules import clan_house
from igroteka.games.ryozen.rules.foresight import discard_event, predicted
from igroteka.games.ryozen.rules.resources import gain, gain_any, gain_favour, lose_any
from igroteka.games.ryozen.rules.revelations import acquire, acquire_for_favour, affordable, seal_amount
from igroteka.games.ryozen.rules.strikes import strike_one
from igroteka.games.ryozen.rules.villages import (
    BONUSES,
    build,
    can_build,
    can_explore,
    explore,
    levy,
)
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import (
    ALTAR_EXPLORE,
    BONUS,
    DISCARD_EVENT,
    OUTSKIRTS_ACTION,
    SEAL_ORDER,
    VILLAGE_WORDS,
)
from igroteka.games.ryozen.words import (
    ALTAR,
    CAPITAL,
    CLAN_HOUSE,
    FROM_REVELATIONS,
    GATES,
    LANTERN,
    OUTSKIRTS,
    SCROLL,
    SEAL_ALTAR,
    SEAL_CAPITAL,
    SEAL_GATES,
    SEAL_OUTSKIRTS,
    SECTORS,
    SPRINGS,
    TOWN_HALL,
    EventCard,
    Place,
    Sector,
    Side,
    Village,
    owner_of,
)
from igroteka.kernel.ask import Flow, WhyNot, choose, confirm
from igroteka.kernel.pile import without

# Gates


def gates(t: T, side: Side) -> Flow[None]:
    """Gain a lantern, then discard a predicted event if wanted (ryozen.sector.gates.day.*)."""
    for _ in range(seals(t, side, SEAL_GATES)):
        yield from seal_of_gates(t, side)
    gain(t, side, LANTERN, t.box.tables.day[GATES])
    yield from discard_one(t, side)


def seal_of_gates(t: T, side: Side) -> Flow[None]:
    """Each opponent discards a resource of their choice, in turn order (ryozen.revelation.card.seal_gates)."""
    for other in turn_order(t.state):
        if other != side:
            yield from lose_any(t, other, t.box.revelation_kind[SEAL_GATES].amount)


def discard_one(t: T, side: Side) -> Flow[None]:
    """Discard a predicted event; the Basilisk must if there is one (ryozen.solo.turn.3_event_removal)."""
    s = t.state
    options: list[EventCard | None] = [*predicted(s)]
    if options:
        if side < s.seats:
            options.append(None)
        event = yield from choose(asked(s, side), DISCARD_EVENT, options, (side,))
        if event is not None:
            discard_event(t, event)


# Capital


def herald_first(t: T, side: Side) -> None:
    """The Herald goes to the first space; those ahead of it drop one (ryozen.sector.capital.day.herald)."""
    s = t.state
    if s.heralds[0] != side:
        s.heralds = (side, *without(s.heralds, side))
        t.tell(events.HERALD, side)


def capital(t: T, side: Side) -> Flow[None]:
    """Gain 2 scrolls and become first on the Capital track."""
    gain(t, side, SCROLL, t.box.tables.day[CAPITAL])
    herald_first(t, side)
    yield from gain_any(t, side, seal_amount(t, side, SEAL_CAPITAL))


# Outskirts


def outskirts(t: T, side: Side) -> Flow[None]:
    """Explore up to 2 villages, or explore up to 1 and build (ryozen.sector.outskirts.day.*)."""
    gain_favour(t, side, seal_amount(t, side, SEAL_OUTSKIRTS), FROM_REVELATIONS)
    s, most = t.state, t.box.tables.day[OUTSKIRTS]
    explored = 0
    while explored < most:
        options: list[str | None] = []
        if can_explore(s, side):
            options.append("explore")
        if can_build(t, side):
            options.append("build")
        if not options:
            return
        if side < s.seats or explored:
            options.append(None)
        action = yield from choose(asked(s, side), OUTSKIRTS_ACTION, options, (side,), lambda: _why_not_build(t, side))
        if action == "explore":
            explore(t, side)
            explored += 1
        else:
            if action == "build":
                yield from build(t, side)
            return


def _why_not_build(t: T, side: Side) -> list[WhyNot]:
    s, tables = t.state, t.box.tables
    built = len(s.path)
    if can_build(t, side) or built > len(tables.path_price):
        return []
    if s.explorers[side] != built - 1:
        return [WhyNot("build", "not_last_village", "ryozen.village.build.where")]
    price = tables.path_price[built - 1]
    return [WhyNot("build", "price", "ryozen.village.build.cost", (*price, levy(t, side)))]


# Altar


def altar(t: T, side: Side) -> Flow[None]:
    """Explore 1 village if wanted, then take the bonus of an explored one; the Seal strikes before or after."""
    copies = seals(t, side, SEAL_ALTAR)
    after = 0
    for _ in range(copies):
        order = "after"
        if opponents(t, side):
            order = yield from choose(side, SEAL_ORDER, ("before", "after"))
        if order == "before":
            yield from seal_of_altar(t, side)
        else:
            after += 1
    explored = yield from may_explore(t, side)
    yield from take_bonus(t, side, explored)
    for _ in range(after):
        yield from seal_of_altar(t, side)


def opponents(t: T, side: Side) -> list[Place]:
    """Places of the other sides' companions in the sectors."""
    board = t.state.board
    return [place for place in main_board(t).places if board[place] >= 0 and owner_of(board[place]) != side]


def seal_of_altar(t: T, side: Side) -> Flow[None]:
    """Strike an opponent's companion in any sector (ryozen.revelation.card.seal_altar)."""
    for _ in range(t.box.revelation_kind[SEAL_ALTAR].amount):
        yield from strike_one(t, side, opponents(t, side))


def may_explore(t: T, side: Side) -> Flow[bool]:
    """Explore at the Altar if wanted and possible; returns whether it was done."""
    s = t.state
    done = False
    for _ in range(t.box.tables.day[ALTAR]):
        if not can_explore(s, side) or not (yield from confirm(asked(s, side), ALTAR_EXPLORE, (side,))):
            break
        explore(t, side)
        done = True
    return done


def has_effect(t: T, side: Side, village: Village) -> bool:
    """Whether a village's bonus would do anything."""
    return village == TOWN_HALL or BONUSES[village][0](t, side)


def take_bonus(t: T, side: Side, free: bool) -> Flow[None]:
    """Take the bonus of one explored village. The Basilisk takes one with an effect, unless it has explored."""
    s = t.state
    options: list[Village | None] = [*s.path[: s.explorers[side] + 1]]
    if side >= s.seats:
        options = [village for village in options if village is not None and has_effect(t, side, village)] or options
    if side < s.seats or free:
        options.append(None)
    village = yield from choose(asked(s, side), BONUS, options, (side,))
    if village is not None:
        yield from bonus(t, side, village)


def bonus(t: T, side: Side, village: Village) -> Flow[None]:
    """The bonus of one village; the Town Hall applies the Capital's day effect (ryozen.village.tile.*)."""
    t.tell(events.BONUS, side, VILLAGE_WORDS[village])
    if village == TOWN_HALL:
        for _ in range(t.box.tables.village_amount[TOWN_HALL]):
            yield from capital(t, side)
        return
    flow = BONUSES[village][1](t, side)
    if flow is not None:
        yield from flow


# Springs


def springs(t: T, side: Side) -> Flow[None]:
    """Acquire up to 2 revelations (ryozen.sector.springs.day)."""
    most = t.box.tables.day[SPRINGS]
    return acquire(t, side, most, seal=True) if side < t.state.seats else acquire_for_favour(t, side, most)


# All of them


def is_possible(t: T, side: Side, sector: Sector) -> bool:
    """Whether anything of a day effect can be carried out (ryozen.day.effect.nothing_possible)."""
    if sector == OUTSKIRTS:
        return can_explore(t.state, side) or can_build(t, side)
    if sector == SPRINGS:
        return bool(affordable(t, side))
    if sector == CLAN_HOUSE:
        return clan_house.can_apply(t, side)
    return True


def is_worthwhile(t: T, side: Side, sector: Sector) -> bool:
    """Whether applying does anything, a Seal included."""
    return is_possible(t, side, sector) or (sector == OUTSKIRTS and seals(t, side, SEAL_OUTSKIRTS) > 0)


Effect = Callable[[T, Side], Flow[None] | None]
EFFECTS: Final[tuple[Effect, ...]] = (gates, capital, outskirts, altar, springs, clan_house.clan_house)


def apply(t: T, side: Side, sector: Sector) -> Flow[None]:
    """Apply a sector's day effect, whatever caused it (ryozen.revelation.seal.any_source)."""
    t.tell(events.EFFECT, side, SECTORS[sector])
    flow = EFFECTS[sector](t, side)
    if flow is not None:
        yield from flow
