"""A player's turn: placing a companion, its ability, the day effect."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.query import can_pay, goods_of, held, is_locked, main_board, palace_spaces
from igroteka.games.ryozen.rules import companions, palace, sectors
from igroteka.games.ryozen.rules.resources import pay_any, spend, spend_price
from igroteka.games.ryozen.state import UNLOCKED, T, conceal
from igroteka.games.ryozen.topics import ABILITY_USE, COMPANION, EFFECT_APPLY, PLACE_WORDS, SHOWN, SPACE
from igroteka.games.ryozen.words import (
    APPRENTICE,
    COIN,
    NO_RANK,
    NOWHERE,
    PALACE,
    RANKS,
    SECTOR_OF,
    SECTORS,
    Location,
    Rank,
    Sector,
    Side,
    Tile,
    in_sector,
    place_of,
)
from igroteka.kernel.ask import Flow, WhyNot, choose, confirm
from igroteka.kernel.pile import without


def spaces(t: T, side: Side) -> list[Location]:
    """Where a side may place: empty places it can pay for, and the Palace (ryozen.day.place.*)."""
    s = t.state
    board, payable = s.board, main_board(t).payable(*goods_of(s, side))
    found: list[Location] = [place for place in payable if board[place] < 0]
    if s.locks != UNLOCKED:
        found = [place for place in found if not is_locked(s, place_of(place))]
    return found + palace_spaces(s, side)


def _closed(t: T, side: Side) -> list[WhyNot]:
    """Why the other places of the sectors cannot be taken."""
    s, price = t.state, main_board(t).price
    found: list[WhyNot] = []
    for place in main_board(t).places:
        cost = price[place]
        if s.board[place] >= 0:
            found.append(WhyNot(PLACE_WORDS[place], "occupied", "ryozen.board.places.one_each"))
        elif is_locked(s, place):
            found.append(WhyNot(PLACE_WORDS[place], "locked", "ryozen.companion.ability.guard"))
        elif not can_pay(s, side, cost):
            found.append(WhyNot(PLACE_WORDS[place], "cannot_pay", "ryozen.day.place.paid", cost))
    return found


def place(t: T, side: Side) -> Flow[None]:
    """Place one companion from the hand: first which, then where, then which side up (ryozen.day.place.must)."""
    rank = t.box.tables.rank
    ranks = sorted({rank[tile] for tile in t.state.hands[side]})
    return _which(t, side, ranks) if len(ranks) > 1 else choose_space(t, side, ranks[0])


def _which(t: T, side: Side, ranks: list[Rank]) -> Flow[None]:
    t.then(choose_space, side, (yield from choose(side, COMPANION, ranks)))


def choose_space(t: T, side: Side, rank: Rank) -> Flow[None]:
    """Where the chosen companion goes."""
    s = t.state
    s.placing = rank
    s.where = yield from choose(side, SPACE, spaces(t, side), (RANKS[rank],), lambda: _closed(t, side))
    if s.where < PALACE and can_hide(t, side, main_board(t).price[s.where]):
        t.then(choose_face, side)
        return
    rest = settle(t, side, False)
    if rest:
        yield from pay_any(t, side, rest)


def can_hide(t: T, side: Side, price: Price) -> bool:
    """Whether a side can pay for a place and for placing a companion hidden (ryozen.day.place.hidden)."""
    s, more = t.state, t.box.tables.table.hidden_price
    return held(s, side, COIN) >= price.coins + more and (not price.total or can_pay(s, side, price, more))


def choose_face(t: T, side: Side) -> Flow[None]:
    """Which side up it is placed (ryozen.day.place.revealed, ryozen.day.place.hidden)."""
    shown = yield from choose(side, SHOWN, ("revealed", "hidden"), (RANKS[t.state.placing],))
    rest = settle(t, side, shown == "hidden")
    if rest:
        yield from pay_any(t, side, rest)


def settle(t: T, side: Side, hidden: bool) -> int:
    """Put the chosen companion down; its ability and the day effect are then due. Returns what is still to be paid."""
    s, ranks = t.state, t.box.tables.rank
    rank, s.placing = s.placing, NO_RANK
    tile = next(tile for tile in s.hands[side] if ranks[tile] == rank)
    s.hands[side] = without(s.hands[side], tile)
    rest = put(t, side, tile, s.where, hidden)
    t.then(day_effect, side)
    if not hidden and rank != APPRENTICE and s.where < PALACE:
        s.ability = rank
        t.then(ability, side)
    return rest


def put(t: T, side: Side, tile: Tile, where: Location, hidden: bool) -> int:
    """Put a companion down and pay; whose day effect follows is settled now (ryozen.day.effect.location_fixed).

    Resources of any kind are paid after all others: how many is returned (ryozen.resource.any).
    """
    s = t.state
    rank = t.box.tables.rank[tile]
    s.where = where
    if where >= PALACE:
        palace.enter(t, tile, where)
        s.effect = palace.kind_of(where)
        t.tell(events.PLACED, side, RANKS[rank], PLACE_WORDS[where], "revealed")
        return 0
    place, cost, rest = place_of(where), main_board(t).price[where], 0
    if cost.total:
        spend_price(t, side, cost)
        rest = cost.of_any_kind
    if hidden:
        conceal(s, place)
        spend(t, side, COIN, t.box.tables.table.hidden_price)
    s.board[place] = tile
    s.effect = SECTOR_OF[place]
    t.tell(events.PLACED, side, RANKS[rank], PLACE_WORDS[place], "hidden" if hidden else "revealed")
    return rest


def ability(t: T, side: Side) -> Flow[None] | None:
    """The ability of a revealed companion just placed may be used (ryozen.day.place.ability_optional)."""
    s = t.state
    if companions.is_usable(t, side, s.ability, place_of(s.where)):
        return _may_use(t, side)
    s.ability = NO_RANK
    return None


def _may_use(t: T, side: Side) -> Flow[None]:
    s = t.state
    if (yield from confirm(side, ABILITY_USE, (RANKS[s.ability],))):
        yield from companions.use(t, side, s.ability, place_of(s.where))
    s.ability = NO_RANK


def day_effect(t: T, side: Side) -> Flow[None] | None:
    """The day effect of the location where the companion was placed may be applied (ryozen.day.effect.*)."""
    s = t.state
    sector = in_sector(s.effect)
    if sector is not None:
        if sectors.is_worthwhile(t, side, sector):
            return _may_apply(t, side, sector)
    elif palace.is_possible(t, side):
        return palace.day_effect(t, side)
    s.effect = NOWHERE
    return None


def _may_apply(t: T, side: Side, sector: Sector) -> Flow[None]:
    if (yield from confirm(side, EFFECT_APPLY, (SECTORS[sector],))):
        yield from sectors.apply(t, side, sector)
    t.state.effect = NOWHERE
