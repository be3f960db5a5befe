"""The twenty event cards: what each does to one side at Night.

Each is a plain function, or returns a flow if the side has something to choose.
"""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen.box import CARDS
from igroteka.games.ryozen.query import (
    asked,
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
from igroteka.games.ryozen.rules.resources import (
    gain_shard,
    lose_any,
    lose_any_shard,
    lose_favour,
    lose_shard,
    spend,
)
from igroteka.games.ryozen.rules.revelations import discard_own
from igroteka.games.ryozen.rules.strikes import strike, strike_one, unmask
from igroteka.games.ryozen.rules.villages import lit_companions, step_back
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import BURNT_CARD, MIST, QUAKE, STRIKE, UNMASK
from igroteka.games.ryozen.words import (
    AGATE,
    ALL_EVENTS,
    APPRENTICE,
    COIN,
    CORAL,
    EVENTS,
    FROM_EVENTS,
    JADE,
    LANTERN,
    SCROLL,
    EventCard,
    Resource,
    Shard,
    Side,
    owner_of,
    sector_of,
    slot,
)
from igroteka.kernel.ask import Flow, choose


def _lose(t: T, side: Side, kind: Resource, amount: int) -> None:
    """Lose the amount, or as many as there are (ryozen.event.shortfall)."""
    amount = min(amount, held(t.state, side, kind))
    if amount:
        spend(t, side, kind, amount)


def breach(t: T, side: Side, amount: int) -> None:
    """Discard 1 of each resource."""
    for kind in (COIN, SCROLL, LANTERN):
        _lose(t, side, kind, amount)


def uprising(t: T, side: Side, amount: int) -> None:
    """Lose favour for every explored village, the starting one included."""
    lose_favour(t, side, (t.state.explorers[side] + 1) * amount, FROM_EVENTS)


def clan_house_fire(t: T, side: Side, amount: int) -> Flow[None]:
    """Discard one of your revelations, of your choice."""
    for _ in range(amount):
        cards = t.state.cards[side]
        if not cards:
            return
        discard_own(t, side, (yield from choose(asked(t.state, side), BURNT_CARD, cards, (side,))))


def bandit_raid(t: T, side: Side, amount: int) -> Flow[None]:
    """Strike one of your revealed companions in a sector."""
    for _ in range(amount):
        yield from strike_one(t, side, own_revealed(t, side))


def rumours(t: T, side: Side, amount: int) -> Flow[None]:
    """Reveal one of your hidden companions."""
    for _ in range(amount):
        hidden = own_hidden(t, side)
        if hidden:
            unmask(t, (yield from choose(asked(t.state, side), UNMASK, hidden, (side,))))


def ominous_shadows(t: T, side: Side, amount: int) -> None:
    """Lose favour for every lit sector with a companion of yours."""
    lose_favour(t, side, len(lit_sectors_of(t, side)) * amount, FROM_EVENTS)


def _eclipse(t: T, side: Side, shard: Shard, amount: int) -> None:
    held = t.state.shards[slot(side, shard)]
    if held:
        lose_shard(t, side, shard, min(amount, held))
    else:
        gain_shard(t, side, shard, amount)


def eclipse_coral(t: T, side: Side, amount: int) -> None:
    """Discard a coral shard; a side that has none gains one."""
    _eclipse(t, side, CORAL, amount)


def eclipse_agate(t: T, side: Side, amount: int) -> None:
    """Discard an agate shard; a side that has none gains one."""
    _eclipse(t, side, AGATE, amount)


def eclipse_jade(t: T, side: Side, amount: int) -> None:
    """Discard a jade shard; a side that has none gains one."""
    _eclipse(t, side, JADE, amount)


def curse_of_shadow(t: T, side: Side, amount: int) -> Flow[None]:
    """Strike one of your companions in every lit sector, in an order you choose if it matters (ryozen.golden.night)."""
    if t.state.own_order and t.state.palace_mode:
        yield from _in_any_order(t, side, amount)
        return
    for sector in lit(t):
        for _ in range(amount):
            yield from strike_one(t, side, [own for own in own_places(t, side) if sector_of(own) == sector])


def _in_any_order(t: T, side: Side, amount: int) -> Flow[None]:
    """Struck companions take the Palace walls one after another, so only the first ones may find room."""
    left = dict.fromkeys(lit(t), amount)
    while True:
        targets = [own for own in own_places(t, side) if left.get(sector_of(own))]
        if not targets:
            return
        place = yield from choose(asked(t.state, side), STRIKE, targets, (side,))
        left[sector_of(place)] -= 1
        yield from strike(t, side, place)


def palace_banquet(t: T, side: Side, amount: int) -> Flow[None]:
    """Lose a resource of your choice for every companion of yours in the Palace."""
    return lose_any(t, side, own_in_palace(t.state, side) * amount)


def public_brawl(t: T, side: Side, amount: int) -> None:
    """Lose favour for every revealed Apprentice of yours on the board, the Palace included."""
    s, rank = t.state, t.box.tables.rank
    shown = [s.board[place] for place in own_revealed(t, side)]
    shown += [tile for tile in s.palace if owner_of(tile) == side]
    lose_favour(t, side, sum(rank[tile] == APPRENTICE for tile in shown) * amount, FROM_EVENTS)


def lunar_curse(t: T, side: Side, amount: int) -> Flow[None]:
    """Lose a shard of your choice for every lit sector with a companion of yours."""
    return lose_any_shard(t, side, len(lit_sectors_of(t, side)) * amount)


def sun_glare(t: T, side: Side, amount: int) -> None:
    """Lose favour for every sector with a companion of yours."""
    lose_favour(t, side, len(own_sectors(t, side)) * amount, FROM_EVENTS)


def lunar_festival(t: T, side: Side, amount: int) -> None:
    """Lose a lantern for every companion of yours in lit sectors."""
    _lose(t, side, LANTERN, lit_companions(t, side) * amount)


def unseen_presence(t: T, side: Side, amount: int) -> None:
    """Reveal all your hidden companions in lit sectors."""
    bright = lit(t)
    for place in own_hidden(t, side):
        if sector_of(place) in bright:
            unmask(t, place)


def three_lights(t: T, side: Side, amount: int) -> None:
    """Lose 3 favour with a companion in each lit sector."""
    if len(lit_sectors_of(t, side)) == len(lit(t)):
        lose_favour(t, side, amount, FROM_EVENTS)


def mist_of_oblivion(t: T, side: Side, amount: int) -> Flow[None]:
    """Discard each of your revelations, or lose favour for it; without favour it is discarded."""
    s = t.state
    for card in s.cards[side]:
        options = ("discard", "favour") if favour(s, side) >= amount else ("discard",)
        if (yield from choose(side, MIST, options, (CARDS[card],))) == "discard":
            discard_own(t, side, card)
        else:
            lose_favour(t, side, amount, FROM_EVENTS)


def flood(t: T, side: Side, amount: int) -> None:
    """The Explorer goes back 1 village."""
    step_back(t, side, amount)


def earthquake(t: T, side: Side, amount: int) -> Flow[None]:
    """Lose a shard or favour for every companion of yours on the board, the Palace included."""
    s = t.state
    for _ in range((len(own_places(t, side)) + own_in_palace(s, side)) * amount):
        options = (["shard"] if any(shards_of(s, side)) else []) + (["favour"] if favour(s, side) else [])
        if not options:
            return
        if (yield from choose(asked(s, side), QUAKE, options, (side,))) == "shard":
            yield from lose_any_shard(t, side)
        else:
            lose_favour(t, side, 1, FROM_EVENTS)


Calamity = Callable[[T, Side, int], Flow[None] | None]
CALAMITIES: Final[dict[str, Calamity]] = {
    "breach": breach,
    "uprising": uprising,
    "clan_house_fire": clan_house_fire,
    "bandit_raid": bandit_raid,
    "rumours": rumours,
    "ominous_shadows": ominous_shadows,
    "eclipse_coral": eclipse_coral,
    "eclipse_agate": eclipse_agate,
    "eclipse_jade": eclipse_jade,
    "curse_of_shadow": curse_of_shadow,
    "palace_banquet": palace_banquet,
    "public_brawl": public_brawl,
    "lunar_curse": lunar_curse,
    "sun_glare": sun_glare,
    "lunar_festival": lunar_festival,
    "unseen_presence": unseen_presence,
    "three_lights": three_lights,
    "mist_of_oblivion": mist_of_oblivion,
    "flood": flood,
    "earthquake": earthquake,
}
BY_ID: Final = tuple(CALAMITIES[event] for event in EVENTS)
CHOICES: Final = frozenset(
    ALL_EVENTS[EVENTS.index(event)]
    for event in (
        "clan_house_fire",
        "bandit_raid",
        "rumours",
        "curse_of_shadow",
        "palace_banquet",
        "lunar_curse",
        "mist_of_oblivion",
        "earthquake",
    )
)


def is_choice(event: EventCard) -> bool:
    """Whether the sides it affects choose something."""
    return event in CHOICES


def befall(t: T, event: EventCard, side: Side) -> Flow[None] | None:
    """What an event does to a side."""
    return BY_ID[event](t, side, t.box.tables.event_amount[event])
