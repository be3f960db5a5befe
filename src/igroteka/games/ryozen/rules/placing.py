"""A player's turn: placing a companion, its ability, the day effect."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import goods_of, held, is_locked, main_board, palace_spaces
from igroteka.games.ryozen.rules import companions, palace, sectors
from igroteka.games.ryozen.rules.resources import spend
from igroteka.games.ryozen.state import UNLOCKED, T, conceal
from igroteka.games.ryozen.topics import ABILITY_USE, COMPANION, EFFECT_APPLY, PLACE_WORDS, SHOWN, SPACE
from igroteka.games.ryozen.words import APPRENTICE, COIN, PALACE, RANKS, SECTORS, Tile, place_of, sector_of
from igroteka.kernel.ask import Flow, WhyNot, choose, confirm
from igroteka.kernel.pile import without


def spaces(t: T, side: int) -> list[int]:
    """Where a side may place: free places it can pay, and the Palace (ryozen.day.place.*)."""
    s = t.state
    board, payable = s.board, (*goods_of(s, side), True)  # a free place has the price -1, which is always paid
    found = [place for place, price in main_board(t).priced if board[place] < 0 and payable[price]]
    if s.locks != UNLOCKED:
        found = [place for place in found if not is_locked(s, place)]
    return found + palace_spaces(s, side)


def _closed(t: T, side: int) -> list[WhyNot]:
    """Why the other places of the sectors cannot be taken."""
    s, price = t.state, main_board(t).price
    found: list[WhyNot] = []
    for place in main_board(t).places:
        cost = price[place]
        if s.board[place] >= 0:
            found.append(WhyNot(PLACE_WORDS[place], "occupied", "ryozen.board.places.one_each"))
        elif is_locked(s, place):
            found.append(WhyNot(PLACE_WORDS[place], "locked", "ryozen.companion.ability.guard"))
        elif cost >= 0 and not held(s, side, cost):
            found.append(WhyNot(PLACE_WORDS[place], "cannot_pay", "ryozen.day.place.paid", (cost,)))
    return found


def place(t: T, side: int) -> Flow[None]:
    """Place one companion of the hand: first which, then where, then which side up (ryozen.day.place.must)."""
    rank = t.box.tables.rank
    ranks = sorted({rank[tile] for tile in t.state.hands[side]})
    return _which(t, side, ranks) if len(ranks) > 1 else choose_space(t, side, ranks[0])


def _which(t: T, side: int, ranks: list[int]) -> Flow[None]:
    t.then(choose_space, side, (yield from choose(side, COMPANION, ranks)))


def choose_space(t: T, side: int, rank: int) -> Flow[None]:
    """Where the chosen companion goes."""
    s = t.state
    s.chosen = rank
    s.where = yield from choose(side, SPACE, spaces(t, side), (RANKS[rank],), lambda: _closed(t, side))
    if s.where < PALACE:
        coins = t.box.tables.table.hidden_price + (main_board(t).price[s.where] == COIN)
        if held(s, side, COIN) >= coins:
            t.then(choose_face, side)
            return
    settle(t, side, False)


def choose_face(t: T, side: int) -> Flow[None]:
    """Which side up it is placed (ryozen.day.place.revealed, ryozen.day.place.hidden)."""
    shown = yield from choose(side, SHOWN, ("revealed", "hidden"), (RANKS[t.state.chosen],))
    settle(t, side, shown == "hidden")


def settle(t: T, side: int, hidden: bool) -> None:
    """Put the chosen companion down; its ability and the day effect are due."""
    s, ranks = t.state, t.box.tables.rank
    rank, s.chosen = s.chosen, -1
    tile = next(tile for tile in s.hands[side] if ranks[tile] == rank)
    s.hands[side] = without(s.hands[side], tile)
    put(t, side, tile, s.where, hidden)
    t.then(day_effect, side)
    if not hidden and rank != APPRENTICE and s.where < PALACE:
        s.ability = rank
        t.then(ability, side)


def put(t: T, side: int, tile: Tile, where: int, hidden: bool) -> None:
    """Put a companion down and pay; whose day effect follows is settled now (ryozen.day.effect.location_fixed)."""
    s = t.state
    rank = t.box.tables.rank[tile]
    s.where = where
    if where >= PALACE:
        palace.enter(t, tile, where)
        s.effect = palace.kind_of(where)
        t.tell(events.PLACED, side, RANKS[rank], PLACE_WORDS[where], "revealed")
        return
    cost = main_board(t).price[where]
    if cost >= 0:
        spend(t, side, cost)
    if hidden:
        conceal(s, place_of(where))
        spend(t, side, COIN, t.box.tables.table.hidden_price)
    s.board[where] = tile
    s.effect = sector_of(place_of(where))
    t.tell(events.PLACED, side, RANKS[rank], PLACE_WORDS[where], "hidden" if hidden else "revealed")


def ability(t: T, side: int) -> Flow[None] | None:
    """The ability of a revealed companion just placed may be used (ryozen.day.place.ability_optional)."""
    s = t.state
    if companions.is_usable(t, side, s.ability, place_of(s.where)):
        return _may_use(t, side)
    s.ability = -1
    return None


def _may_use(t: T, side: int) -> Flow[None]:
    s = t.state
    if (yield from confirm(side, ABILITY_USE, (RANKS[s.ability],))):
        yield from companions.use(t, side, s.ability, place_of(s.where))
    s.ability = -1


def day_effect(t: T, side: int) -> Flow[None] | None:
    """The day effect of the location where the companion was placed may be applied (ryozen.day.effect.*)."""
    s = t.state
    if s.effect < PALACE:
        if sectors.is_worthwhile(t, side, s.effect):
            return _may_apply(t, side)
    elif palace.is_possible(t, side):
        return palace.day_effect(t, side)
    s.effect = -1
    return None


def _may_apply(t: T, side: int) -> Flow[None]:
    s = t.state
    if (yield from confirm(side, EFFECT_APPLY, (SECTORS[s.effect],))):
        yield from sectors.apply(t, side, s.effect)
    s.effect = -1
