"""Night rewards: every side present takes the reward, the one with most influence the majority bonus too."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import influences, leader, own_in_palace, turn_order
from igroteka.games.ryozen.rules.resources import gain, gain_any, gain_any_shard, gain_favour, gain_shard
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.words import (
    ALL_RESOURCES,
    ANY_RESOURCE,
    FAVOUR,
    FROM_CAPITAL,
    FROM_GATES,
    FROM_PALACE,
    GATES,
    PALACE,
    SECTORS,
    Side,
    Site,
)
from igroteka.kernel.ask import Flow


def is_choice(t: T, site: Site) -> bool:
    """Whether the sides rewarded there choose something."""
    return site == PALACE or t.box.tables.night[site] == ANY_RESOURCE


def reward(t: T, side: Side, site: Site) -> Flow[None] | None:
    """The reward of one side present there; a flow if something is to be chosen (ryozen.sector.*.night)."""
    tables = t.box.tables
    if site == PALACE:
        return _of_palace(t, side)
    kind, amount = tables.night[site], tables.night_amount[site]
    if kind == ANY_RESOURCE:
        return gain_any(t, side, amount)
    if kind == FAVOUR:
        gain_favour(t, side, amount, FROM_GATES if site == GATES else FROM_CAPITAL)
    else:
        gain(t, side, ALL_RESOURCES[kind], amount)
    return None


def _of_palace(t: T, side: Side) -> Flow[None]:
    """Favour for each companion there, and a shard (ryozen.palace.night.*)."""
    table = t.box.tables.table
    gain_favour(t, side, own_in_palace(t.state, side) * table.palace_favour, FROM_PALACE)
    yield from gain_any_shard(t, side, table.palace_shard)


def majority(t: T, site: Site, totals: list[int]) -> None:
    """The bonus of the side with most influence; in the Palace the first-player token (ryozen.night.majority)."""
    s = t.state
    side = leader(s, totals)
    if side < 0:
        return
    if site == PALACE:
        t.tell(events.MAJORITY, side, "palace")
        s.first = side
        t.tell(events.TOKEN, side)
    else:
        t.tell(events.MAJORITY, side, SECTORS[site])
        gain_shard(t, side, t.box.tables.majority[site])


def reward_all(t: T, site: Site) -> Flow[None]:
    """Reward everybody present in turn order, then the majority (ryozen.night.rewards.player_order)."""
    totals = influences(t, site)
    for side in turn_order(t.state):
        if totals[side]:
            flow = reward(t, side, site)
            if flow is not None:
                yield from flow
    majority(t, site, totals)
