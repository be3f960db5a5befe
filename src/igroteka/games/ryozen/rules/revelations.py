"""Revelation cards: acquiring them, and those used at the start of a turn."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box import CARDS
from igroteka.games.ryozen.query import asked, free_places, held, own_places, own_revealed, seals
from igroteka.games.ryozen.rules.resources import gain, gain_favour, gain_shard, spend
from igroteka.games.ryozen.rules.strikes import hide, move, strike_one
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import (
    ACQUIRE,
    ACQUIRE_FOR,
    HIDE,
    KEEP,
    MOVE_FROM,
    MOVE_TO,
    PRAYER_LANTERNS,
    START_REVELATION,
)
from igroteka.games.ryozen.words import (
    ALL_SECTORS,
    COIN,
    DISGUISE,
    FROM_REVELATIONS,
    LANTERN,
    NO_CARD,
    OFFERING_PHOENIX,
    OFFERING_SPIRITS,
    OFFERING_WEALTH,
    OFFERING_WISDOM,
    PRAYER_AGATE,
    PRAYER_CORAL,
    PRAYER_JADE,
    RAINBOW,
    RESOURCE_OF,
    SCROLL,
    SEAL_SPRINGS,
    SHARD_OF,
    STRATEGIC_MANOEUVRES,
    Card,
    Kind,
    Place,
    Side,
    sector_of,
)
from igroteka.kernel.ask import Flow, WhyNot, choose
from igroteka.kernel.pile import changed, without

# Acquiring


def affordable(t: T, side: Side, off: int = 0) -> list[Card]:
    """Face-up cards whose price in scrolls a side can pay (ryozen.revelation.acquire.cost)."""
    price = t.box.tables.card_price
    scrolls = held(t.state, side, SCROLL) + off
    return [card for card in t.state.display if card >= 0 and price[card] <= scrolls]


def take(t: T, side: Side, card: Card, off: int = 0) -> None:
    """Pay for a face-up card and take it; its area is refilled after the acquisition."""
    s = t.state
    price = max(0, t.box.tables.card_price[card] - off)
    if price:
        spend(t, side, SCROLL, price)
    s.display = changed(s.display, s.display.index(card), NO_CARD)
    t.tell(events.ACQUIRED, side, CARDS[card])


def discard(t: T, side: Side, card: Card) -> None:
    t.state.card_discard += (card,)
    t.tell(events.CARD_DISCARDED, side, CARDS[card])


def discard_own(t: T, side: Side, card: Card) -> None:
    t.state.cards[side] = without(t.state.cards[side], card)
    discard(t, side, card)


def discard_for_favour(t: T, side: Side, card: Card) -> None:
    discard(t, side, card)
    gain_favour(t, side, t.box.tables.card_favour[card], FROM_REVELATIONS)


def _too_dear(t: T, side: Side) -> list[WhyNot]:
    able = affordable(t, side)
    rule = "ryozen.revelation.acquire.cost"
    return [
        WhyNot(CARDS[card], "scrolls", rule, (t.box.tables.card_price[card],))
        for card in t.state.display
        if card >= 0 and card not in able
    ]


def acquire(t: T, side: Side, most: int, seal: bool = False) -> Flow[None]:
    """Acquire cards of one display; each is discarded for favour or kept (ryozen.revelation.choice)."""
    s = t.state
    for taken in range(most):
        able = affordable(t, side)
        if not able:
            break
        card = yield from choose(side, ACQUIRE, [*able, None], (), lambda: _too_dear(t, side))
        if card is None:
            break
        if not taken:
            t.then(refill)
        take(t, side, card)
        if seal:
            reward = t.box.tables.card_amount
            for own in s.cards[side]:
                if t.box.tables.card_kind[own] == SEAL_SPRINGS:
                    gain_favour(t, side, reward[own], FROM_REVELATIONS)
        if (yield from choose(side, KEEP, ("keep", "discard"), (CARDS[card],))) == "keep":
            s.cards[side] += (card,)
            t.tell(events.KEPT, side, CARDS[card])
        else:
            discard_for_favour(t, side, card)


def acquire_for_favour(t: T, side: Side, most: int, dearest: bool = False, off: int = 0) -> Flow[None]:
    """The Basilisk acquires as many as it can and discards each at once for its favour (ryozen.solo.revelations)."""
    tables = t.box.tables
    for taken in range(most):
        able = affordable(t, side, off)
        if not able:
            return
        if dearest:
            able = [card for card in able if tables.card_price[card] == max(tables.card_price[each] for each in able)]
        elif most - taken > 1:
            able = _leaving_most(t, side, able)
        card = yield from choose(0, ACQUIRE_FOR, able, (side,))
        if not taken:
            t.then(refill)
        take(t, side, card, off)
        off = 0
        discard_for_favour(t, side, card)


def _leaving_most(t: T, side: Side, able: list[Card]) -> list[Card]:
    """Cards that leave enough to pay for another one, if there are any (ryozen.solo.revelations.buy)."""
    price, scrolls = t.box.tables.card_price, held(t.state, side, SCROLL)
    pairs = [card for card in able if any(price[card] + price[other] <= scrolls for other in able if other != card)]
    return pairs or able


def refill(t: T) -> None:
    """Replace acquired cards from the deck, rebuilt from the discard when empty (ryozen.revelation.deck_empty)."""
    s = t.state
    for area, card in enumerate(s.display):
        if card >= 0:
            continue
        if not s.card_deck and s.card_discard:
            s.card_deck = tuple(sorted(s.card_discard))
            s.card_discard = ()
            t.tell(events.CARDS_SHUFFLED)
        if s.card_deck:
            opened = t.luck.pick(s.card_deck)
            s.card_deck = without(s.card_deck, opened)
            s.display = changed(s.display, area, opened)
            t.tell(events.CARD_OPENED, CARDS[opened], area + 1)


# At the start of a turn


def can_offer(t: T, side: Side, card: Card) -> bool:
    return bool(own_places(t, side))


def can_manoeuvre(t: T, side: Side, card: Card) -> bool:
    s = t.state
    if held(s, side, COIN) < t.box.tables.card_cost[card]:
        return False
    return any(targets_elsewhere(t, place) for place in own_places(t, side))


def can_disguise(t: T, side: Side, card: Card) -> bool:
    return held(t.state, side, SCROLL) >= t.box.tables.card_cost[card] and bool(own_revealed(t, side))


def can_pray(t: T, side: Side, card: Card) -> bool:
    tables = t.box.tables
    return tables.card_amount[card] > 0 and held(t.state, side, LANTERN) >= max(1, tables.card_cost[card])


def always(t: T, side: Side, card: Card) -> bool:
    return True


def targets_elsewhere(t: T, place: Place) -> list[Place]:
    """Free places outside the sector of a place."""
    own = sector_of(place)
    return [free for sector in ALL_SECTORS if sector != own for free in free_places(t, sector)]


def move_elsewhere(t: T, side: Side, movable: list[Place]) -> Flow[None]:
    """Move one of these companions to a free place of another sector, paying nothing for it."""
    able = [place for place in movable if targets_elsewhere(t, place)]
    if able:
        place = yield from choose(asked(t.state, side), MOVE_FROM, able, (side,))
        to = yield from choose(asked(t.state, side), MOVE_TO, targets_elsewhere(t, place), (side,))
        move(t, place, to)


def manoeuvre(t: T, side: Side, card: Card) -> Flow[None]:
    """Spend a coin to move one of one's companions to another sector (ryozen.revelation.card.strategic_manoeuvres)."""
    spend(t, side, COIN, t.box.tables.card_cost[card])
    yield from move_elsewhere(t, side, own_places(t, side))


def offer(t: T, side: Side, card: Card) -> Flow[None]:
    """Strike one's own companion to gain a coin, a scroll, a lantern or favour (ryozen.revelation.card.offering_*)."""
    yield from strike_one(t, side, own_places(t, side))
    kind, amount = t.box.tables.card_kind[card], t.box.tables.card_amount[card]
    if kind == OFFERING_PHOENIX:
        gain_favour(t, side, amount, FROM_REVELATIONS)
    else:
        gain(t, side, RESOURCE_OF[kind], amount)


def disguise(t: T, side: Side, card: Card) -> Flow[None]:
    """Spend a scroll to turn one of one's revealed companions hidden (ryozen.revelation.card.disguise)."""
    spend(t, side, SCROLL, t.box.tables.card_cost[card])
    hide(t, (yield from choose(side, HIDE, own_revealed(t, side), (side,))))


def pray(t: T, side: Side, card: Card) -> Flow[None]:
    """Spend lanterns for as many shards, then discard the card (ryozen.revelation.card.prayer_*)."""
    s, tables = t.state, t.box.tables
    cost = max(1, tables.card_cost[card])
    most = min(tables.card_amount[card], held(s, side, LANTERN) // cost)
    shards = yield from choose(side, PRAYER_LANTERNS, range(1, most + 1))
    spend(t, side, LANTERN, shards * cost)
    gain_shard(t, side, SHARD_OF[tables.card_kind[card]], shards)
    discard_own(t, side, card)


def rainbow(t: T, side: Side, card: Card) -> None:
    """Discard the card for favour for every different glyph on one's cards (ryozen.revelation.card.rainbow)."""
    s, tables = t.state, t.box.tables
    glyphs = len({tables.card_glyph[own] for own in s.cards[side]})
    discard_own(t, side, card)
    gain_favour(t, side, glyphs * tables.card_amount[card], FROM_REVELATIONS)


Condition = Callable[[T, Side, Card], bool]
Use = Callable[[T, Side, Card], Flow[None] | None]

STARTS: Final[dict[Kind, tuple[Condition, Use]]] = {
    STRATEGIC_MANOEUVRES: (can_manoeuvre, manoeuvre),
    OFFERING_WEALTH: (can_offer, offer),
    OFFERING_WISDOM: (can_offer, offer),
    OFFERING_SPIRITS: (can_offer, offer),
    OFFERING_PHOENIX: (can_offer, offer),
    DISGUISE: (can_disguise, disguise),
    PRAYER_CORAL: (can_pray, pray),
    PRAYER_AGATE: (can_pray, pray),
    PRAYER_JADE: (can_pray, pray),
    RAINBOW: (always, rainbow),
}


def usable_at_start(t: T, side: Side) -> list[Card]:
    """A side's start-of-turn cards that can be used now (ryozen.revelation.start_of_turn.requirements)."""
    kinds, starts = t.box.tables.card_kind, t.box.tables.starts
    return [card for card in t.state.cards[side] if starts[card] and STARTS[kinds[card]][0](t, side, card)]


def start_of_turn(t: T, side: Side) -> Flow[None] | None:
    """One of them may be used (ryozen.day.turn.start_revelation)."""
    usable = usable_at_start(t, side)
    return _may_use(t, side, usable) if usable else None


def _may_use(t: T, side: Side, usable: list[Card]) -> Flow[None]:
    card = yield from choose(side, START_REVELATION, [*usable, None])
    if card is not None:
        t.tell(events.REVELATION_USED, side, CARDS[card])
        flow = STARTS[t.box.tables.card_kind[card]][1](t, side, card)
        if flow is not None:
            yield from flow


def seal_amount(t: T, side: Side, kind: Kind) -> int:
    """The amounts of all of a side's copies of a Seal together (ryozen.revelation.seal.copies)."""
    return seals(t, side, kind) * t.box.revelation_kind[kind].amount
