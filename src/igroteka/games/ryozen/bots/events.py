"""The cost of tonight's predicted events to a side, as the table stands."""

from collections.abc import Callable
from typing import Final, TypeAlias

from igroteka.games.ryozen.query import (
    all_sides,
    favour,
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

POINT: Final = 100
RESOURCE: Final = 80
SHARD: Final = 250
REVELATION: Final = 90
STRUCK: Final = 130  # a companion that leaves its sector for the Palace
UNMASKED: Final = 110
STEP: Final = 70
Harm: TypeAlias = Callable[[T, Side, int], int]  # for a side, with the number printed on the card


def _resources(t: T, side: Side, wanted: int) -> int:
    return min(wanted, sum(held(t.state, side, kind) for kind in (COIN, SCROLL, LANTERN))) * RESOURCE


def _favour(t: T, side: Side, wanted: int) -> int:
    return min(wanted, favour(t.state, side)) * POINT


def _shards(t: T, side: Side, wanted: int) -> int:
    return min(wanted, sum(shards_of(t.state, side))) * SHARD


def _breach(t: T, side: Side, amount: int) -> int:
    return sum(min(amount, held(t.state, side, kind)) for kind in (COIN, SCROLL, LANTERN)) * RESOURCE


def _eclipse(colour: Shard) -> Harm:
    return lambda t, side, amount: SHARD if shards_of(t.state, side)[colour] else -SHARD


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
    "clan_house_fire": lambda t, side, amount: min(amount, len(t.state.cards[side])) * REVELATION,
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
    "lunar_festival": lambda t, side, amount: (
        min(held(t.state, side, LANTERN), lit_companions(t, side) * amount) * RESOURCE
    ),
    "unseen_presence": _unseen_presence,
    "three_lights": _three_lights,
    "mist_of_oblivion": lambda t, side, amount: len(t.state.cards[side]) * REVELATION,
    "flood": lambda t, side, amount: min(t.state.explorers[side], amount) * STEP,
    "earthquake": lambda t, side, amount: _favour(
        t, side, (len(own_places(t, side)) + own_in_palace(t.state, side)) * amount
    ),
}
HARM_OF: Final = tuple(HARM[word] for word in EVENTS)


def harm(t: T) -> list[int]:
    """What tonight's events cost each side; on average three of four are still there when Night falls."""
    amounts = t.box.tables.event_amount
    coming = predicted(t.state)
    return [sum(HARM_OF[event](t, side, amounts[event]) for event in coming) * 3 // 4 for side in all_sides(t.state)]
