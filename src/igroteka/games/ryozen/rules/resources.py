"""Resources, moon shards and favour: gaining, spending, losing, and which ones the Basilisk picks."""

from typing import TypeVar

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.query import asked, favour, goods_of, shards_of
from igroteka.games.ryozen.state import State, T
from igroteka.games.ryozen.topics import GAIN_RESOURCE, GAIN_SHARD, LOSE_RESOURCE, LOSE_SHARD, PAY_RESOURCE
from igroteka.games.ryozen.words import (
    ALL_RESOURCES,
    ALL_SHARDS,
    RESOURCES,
    SHARDS,
    SOURCES,
    Resource,
    Shard,
    Side,
    Source,
)
from igroteka.kernel.ask import Flow, Topic, choose

K = TypeVar("K", Resource, Shard)


def gain(t: T, side: Side, kind: Resource, amount: int = 1) -> None:
    """Take from the supply, which never runs out (ryozen.resource.unlimited)."""
    t.state.goods[side * 3 + kind] += amount
    t.tell(events.GAINED, side, RESOURCES[kind], amount)


def spend(t: T, side: Side, kind: Resource, amount: int = 1) -> None:
    """Give back to the supply (ryozen.resource.supply)."""
    t.state.goods[side * 3 + kind] -= amount
    t.tell(events.SPENT, side, RESOURCES[kind], amount)


def spend_price(t: T, side: Side, price: Price) -> None:
    """Spend what a price asks of each kind; the rest may be of any kind (see pay_any)."""
    for kind in ALL_RESOURCES:
        if price[kind]:
            spend(t, side, kind, price[kind])


def gain_shard(t: T, side: Side, kind: Shard, amount: int = 1) -> None:
    """Shards never run out either (ryozen.shard.unlimited)."""
    t.state.shards[side * 3 + kind] += amount
    t.tell(events.SHARD_GAINED, side, SHARDS[kind], amount)


def lose_shard(t: T, side: Side, kind: Shard, amount: int = 1) -> None:
    t.state.shards[side * 3 + kind] -= amount
    t.tell(events.SHARD_LOST, side, SHARDS[kind], amount)


def gain_favour(t: T, side: Side, amount: int, source: Source) -> None:
    if amount:
        t.state.earned[side * len(SOURCES) + source] += amount
        t.tell(events.FAVOUR, side, amount, SOURCES[source])


def lose_favour(t: T, side: Side, amount: int, source: Source) -> None:
    """Lose favour, never below zero (ryozen.favour.floor)."""
    amount = min(amount, favour(t.state, side))
    if amount:
        t.state.earned[side * len(SOURCES) + source] -= amount
        t.tell(events.FAVOUR_LOST, side, amount, SOURCES[source])


def _fewest(kinds: tuple[K, ...], purse: list[int]) -> tuple[K, ...]:
    """Kinds the Basilisk may gain: those it has fewest of (ryozen.solo.resources.gain_least)."""
    return tuple(kind for kind in kinds if purse[kind] == min(purse))


def _given(s: State, side: Side, kinds: tuple[K, ...], purse: list[int]) -> list[K]:
    """Kinds a side may give up: any it has; the Basilisk those it has most of (ryozen.solo.resources.lose_most)."""
    least = 1 if side < s.seats else max(1, *purse)
    return [kind for kind in kinds if purse[kind] >= least]


def gain_any(t: T, side: Side, amount: int = 1) -> Flow[None]:
    """Gain resources of one's choice, one at a time (ryozen.resource.any)."""
    s = t.state
    for _ in range(amount):
        kinds = ALL_RESOURCES if side < s.seats else _fewest(ALL_RESOURCES, goods_of(s, side))
        kind = yield from choose(asked(s, side), GAIN_RESOURCE, kinds, (side,))
        gain(t, side, kind)


def _give_any(t: T, side: Side, amount: int, topic: Topic[Resource]) -> Flow[None]:
    s = t.state
    for _ in range(amount):
        kinds = _given(s, side, ALL_RESOURCES, goods_of(s, side))
        if not kinds:
            return
        kind = yield from choose(asked(s, side), topic, kinds, (side,))
        spend(t, side, kind)


def pay_any(t: T, side: Side, amount: int = 1) -> Flow[None]:
    """Pay resources of one's choice."""
    return _give_any(t, side, amount, PAY_RESOURCE)


def lose_any(t: T, side: Side, amount: int = 1) -> Flow[None]:
    """Lose resources of one's choice, or as many as there are (ryozen.event.shortfall)."""
    return _give_any(t, side, amount, LOSE_RESOURCE)


def gain_any_shard(t: T, side: Side, amount: int = 1) -> Flow[None]:
    """Gain shards of one's choice."""
    s = t.state
    for _ in range(amount):
        kinds = ALL_SHARDS if side < s.seats else _fewest(ALL_SHARDS, shards_of(s, side))
        kind = yield from choose(asked(s, side), GAIN_SHARD, kinds, (side,))
        gain_shard(t, side, kind)


def lose_any_shard(t: T, side: Side, amount: int = 1) -> Flow[None]:
    """Lose shards of one's choice, or as many as there are."""
    s = t.state
    for _ in range(amount):
        kinds = _given(s, side, ALL_SHARDS, shards_of(s, side))
        if not kinds:
            return
        kind = yield from choose(asked(s, side), LOSE_SHARD, kinds, (side,))
        lose_shard(t, side, kind)
