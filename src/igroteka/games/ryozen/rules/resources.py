"""Resources, moon shards and favour: gaining, spending, losing, and which ones the Basilisk picks."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import favour, goods_of, shards_of
from igroteka.games.ryozen.state import State, T
from igroteka.games.ryozen.topics import GAIN_RESOURCE, GAIN_SHARD, LOSE_RESOURCE, LOSE_SHARD, PAY_RESOURCE
from igroteka.games.ryozen.words import RESOURCES, SHARDS, SOURCES, slot, source_slot
from igroteka.kernel.ask import Flow, Topic, choose

_ALL = (0, 1, 2)


def gain(t: T, side: int, kind: int, amount: int = 1) -> None:
    """Take from the supply, which never runs out (ryozen.resource.unlimited)."""
    t.state.goods[slot(side, kind)] += amount
    t.tell(events.GAINED, side, RESOURCES[kind], amount)


def spend(t: T, side: int, kind: int, amount: int = 1) -> None:
    """Give back to the supply (ryozen.resource.supply)."""
    t.state.goods[slot(side, kind)] -= amount
    t.tell(events.SPENT, side, RESOURCES[kind], amount)


def spend_price(t: T, side: int, price: tuple[int, ...]) -> None:
    for kind in _ALL:
        if price[kind]:
            spend(t, side, kind, price[kind])


def gain_shard(t: T, side: int, kind: int, amount: int = 1) -> None:
    """Shards never run out either (ryozen.shard.unlimited)."""
    t.state.shards[slot(side, kind)] += amount
    t.tell(events.SHARD_GAINED, side, SHARDS[kind], amount)


def lose_shard(t: T, side: int, kind: int, amount: int = 1) -> None:
    t.state.shards[slot(side, kind)] -= amount
    t.tell(events.SHARD_LOST, side, SHARDS[kind], amount)


def gain_favour(t: T, side: int, amount: int, source: int) -> None:
    if amount:
        t.state.earned[source_slot(side, source)] += amount
        t.tell(events.FAVOUR, side, amount, SOURCES[source])


def lose_favour(t: T, side: int, amount: int, source: int) -> None:
    """Lose favour, never below nothing (ryozen.favour.floor)."""
    amount = min(amount, favour(t.state, side))
    if amount:
        t.state.earned[source_slot(side, source)] -= amount
        t.tell(events.FAVOUR_LOST, side, amount, SOURCES[source])


def _fewest(purse: list[int]) -> list[int]:
    """Kinds the Basilisk may gain: those it has fewest of (ryozen.solo.resources.gain_least)."""
    return [kind for kind in _ALL if purse[kind] == min(purse)]


def _given(s: State, side: int, purse: list[int]) -> list[int]:
    """Kinds a side may give up: any it has; the Basilisk those it has most of (ryozen.solo.resources.lose_most)."""
    least = 1 if side < s.seats else max(1, *purse)
    return [kind for kind in _ALL if purse[kind] >= least]


def gain_any(t: T, side: int, amount: int = 1) -> Flow[None]:
    """Gain resources of one's choice, one at a time (ryozen.resource.any)."""
    s = t.state
    for _ in range(amount):
        kinds = _ALL if side < s.seats else _fewest(goods_of(s, side))
        kind = yield from choose(side if side < s.seats else 0, GAIN_RESOURCE, kinds, (side,))
        gain(t, side, kind)


def _give_any(t: T, side: int, amount: int, topic: Topic[int]) -> Flow[None]:
    s = t.state
    for _ in range(amount):
        kinds = _given(s, side, goods_of(s, side))
        if not kinds:
            return
        kind = yield from choose(side if side < s.seats else 0, topic, kinds, (side,))
        spend(t, side, kind)


def pay_any(t: T, side: int, amount: int = 1) -> Flow[None]:
    """Pay resources of one's choice."""
    return _give_any(t, side, amount, PAY_RESOURCE)


def lose_any(t: T, side: int, amount: int = 1) -> Flow[None]:
    """Lose resources of one's choice, as many as there are (ryozen.event.shortfall)."""
    return _give_any(t, side, amount, LOSE_RESOURCE)


def gain_any_shard(t: T, side: int, amount: int = 1) -> Flow[None]:
    """Gain shards of one's choice."""
    s = t.state
    for _ in range(amount):
        kinds = _ALL if side < s.seats else _fewest(shards_of(s, side))
        kind = yield from choose(side if side < s.seats else 0, GAIN_SHARD, kinds, (side,))
        gain_shard(t, side, kind)


def lose_any_shard(t: T, side: int, amount: int = 1) -> Flow[None]:
    """Lose shards of one's choice, as many as there are."""
    s = t.state
    for _ in range(amount):
        kinds = _given(s, side, shards_of(s, side))
        if not kinds:
            return
        kind = yield from choose(side if side < s.seats else 0, LOSE_SHARD, kinds, (side,))
        lose_shard(t, side, kind)
