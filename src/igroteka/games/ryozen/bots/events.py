"""The cost of tonight's predicted events to a side, as the table stands."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from igroteka.games.ryozen.bots.prices import CARD, POINT, STEP, goods_worth, shards_worth
from igroteka.games.ryozen.query import (
    all_sides,
    favour,
    goods_of,
    held,
    lit,
    lit_sectors_of,
    own_hidden,
    own_in_palace,
    own_places,
    own_revealed,
    own_sectors,
    shards_of,
)
from igroteka.games.ryozen.rules.foresight import predicted
from igroteka.games.ryozen.rules.villages import lit_companions
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.words import (
    AGATE,
    ALL_SHARDS,
    APPRENTICE,
    COIN,
    CORAL,
    EVENTS,
    JADE,
    LANTERN,
    SCROLL,
    Shard,
    Side,
    owner_of,
    sector_of,
)

STRUCK: Final = 130  # a companion that leaves its sector for the Palace
UNMASKED: Final = 110
Harm: TypeAlias = Callable[[T, Side, int], int]  # for a side, with the number printed on the card


def _goods(t: T, side: Side, lost: int) -> int:
    """Resources lost. They cost no more than they count while held, or paying them away would look like a gain."""
    have = sum(goods_of(t.state, side))
    return goods_worth(t.box, have) - goods_worth(t.box, have - lost)


def _resources(t: T, side: Side, wanted: int) -> int:
    return _goods(t, side, min(wanted, sum(goods_of(t.state, side))))


def _favour(t: T, side: Side, wanted: int) -> int:
    return min(wanted, favour(t.state, side)) * POINT


def _left(t: T) -> int:
    """Days after tonight."""
    return max(0, t.box.tables.table.rounds - t.state.round)


def _after(t: T, side: Side, shards: list[int]) -> int:
    return shards_worth(t.state, t.box, side, shards, _left(t))


def _shards(t: T, side: Side, wanted: int) -> int:
    """Shards lost, those that are missed least."""
    have = shards_of(t.state, side)
    left = have
    for _ in range(min(wanted, sum(have))):
        left = max((_with(left, colour, -1) for colour in ALL_SHARDS if left[colour]), key=partial(_after, t, side))
    return _after(t, side, have) - _after(t, side, left)


def _with(shards: list[int], colour: Shard, more: int) -> list[int]:
    return [count + more * (each == colour) for each, count in enumerate(shards)]


def _cards(t: T, side: Side, wanted: int) -> int:
    return min(wanted, len(t.state.cards[side])) * CARD * _left(t)


def _breach(t: T, side: Side, amount: int) -> int:
    return _goods(t, side, sum(min(amount, held(t.state, side, kind)) for kind in (COIN, SCROLL, LANTERN)))


def _eclipse(colour: Shard) -> Harm:
    """Whoever has the colour loses it, everybody else gains it."""

    def harm(t: T, side: Side, amount: int) -> int:
        have = shards_of(t.state, side)
        change = -min(amount, have[colour]) if have[colour] else amount
        return _after(t, side, have) - _after(t, side, _with(have, colour, change))

    return harm


def _curse_of_shadow(t: T, side: Side, amount: int) -> int:
    return len(lit_sectors_of(t, side)) * amount * STRUCK


def _public_brawl(t: T, side: Side, amount: int) -> int:
    s, rank = t.state, t.box.tables.rank
    shown = [s.board[place] for place in own_revealed(t, side)]
    shown += [tile for tile in s.palace if owner_of(tile) == side]
    return _favour(t, side, sum(rank[tile] == APPRENTICE for tile in shown) * amount)


def _unseen_presence(t: T, side: Side, amount: int) -> int:
    bright = lit(t)
    return sum(sector_of(place) in bright for place in own_hidden(t, side)) * UNMASKED


def _three_lights(t: T, side: Side, amount: int) -> int:
    return _favour(t, side, amount) if len(lit_sectors_of(t, side)) == len(lit(t)) else 0


HARM: Final[dict[str, Harm]] = {
    "breach": _breach,
    "uprising": lambda t, side, amount: _favour(t, side, (t.state.explorers[side] + 1) * amount),
    "clan_house_fire": _cards,
    "bandit_raid": lambda t, side, amount: min(amount, len(own_revealed(t, side))) * STRUCK,
    "rumours": lambda t, side, amount: min(amount, len(own_hidden(t, side))) * UNMASKED,
    "ominous_shadows": lambda t, side, amount: _favour(t, side, len(lit_sectors_of(t, side)) * amount),
    "eclipse_coral": _eclipse(CORAL),
    "eclipse_agate": _eclipse(AGATE),
    "eclipse_jade": _eclipse(JADE),
    "curse_of_shadow": _curse_of_shadow,
    "palace_banquet": lambda t, side, amount: _resources(t, side, own_in_palace(t.state, side) * amount),
    "public_brawl": _public_brawl,
    "lunar_curse": lambda t, side, amount: _shards(t, side, len(lit_sectors_of(t, side)) * amount),
    "sun_glare": lambda t, side, amount: _favour(t, side, len(own_sectors(t, side)) * amount),
    "lunar_festival": lambda t, side, amount: _goods(
        t, side, min(held(t.state, side, LANTERN), lit_companions(t, side) * amount)
    ),
    "unseen_presence": _unseen_presence,
    "three_lights": _three_lights,
    "mist_of_oblivion": lambda t, side, amount: len(t.state.cards[side]) * min(CARD * _left(t), amount * POINT),
    "flood": lambda t, side, amount: min(t.state.explorers[side], amount) * STEP * _left(t),
    "earthquake": lambda t, side, amount: _favour(
        t, side, (len(own_places(t, side)) + own_in_palace(t.state, side)) * amount
    ),
}
HARM_OF: Final = tuple(HARM[word] for word in EVENTS)


def harm(t: T) -> list[int]:
    """What tonight's events cost each side; as long as companions are to be placed, one in four may still go away."""
    amounts = t.box.tables.event_amount
    coming, quarters = predicted(t.state), 3 if any(t.state.hands) else 4
    return [
        sum(HARM_OF[event](t, side, amounts[event]) for event in coming) * quarters // 4 for side in all_sides(t.state)
    ]
