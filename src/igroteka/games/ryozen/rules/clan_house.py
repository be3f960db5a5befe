"""The Clan House row: revealing companions of one's own clan, and hiring them in place of others."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import held, own_places
from igroteka.games.ryozen.rules import due
from igroteka.games.ryozen.rules.resources import gain_favour, spend
from igroteka.games.ryozen.rules.revelations import seal_amount
from igroteka.games.ryozen.rules.strikes import rank_word
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import CLAN_HIRE, CLAN_REVEAL, REPLACE, place_key
from igroteka.games.ryozen.words import (
    CLAN_HOUSE,
    COIN,
    FROM_CLAN_HOUSE,
    HAND,
    IN_PALACE,
    NO_TILE,
    PALACE,
    RANKS,
    SEAL_CLAN_HOUSE,
    Area,
    Location,
    Side,
    Tile,
    in_hand,
    in_palace,
    owner_of,
    place_of,
    rank_there,
    sector_of,
    spot_at,
    spot_number,
)
from igroteka.kernel.ask import Flow, WhyNot, choose, confirm
from igroteka.kernel.pile import changed, without


def reveal(t: T, side: Side) -> None:
    """Put the top tile of the clan stack on the first free area; a full row loses its leftmost tile for good."""
    s = t.state
    if not s.stacks[side]:
        return
    if len(s.row) == len(t.box.tables.coins):
        out, s.row = s.row[0], s.row[1:]
        t.tell(events.PUSHED_OUT, owner_of(out), rank_word(t, out))
    tile = t.luck.pick(s.stacks[side])
    s.stacks[side] = without(s.stacks[side], tile)
    s.row += (tile,)
    t.tell(events.CLAN_REVEALED, side, rank_word(t, tile), len(s.row))


def hireable(t: T, side: Side) -> list[Area]:
    """Areas with a ready companion of one's own clan whose price can be paid (ryozen.clan_house.hire.own)."""
    s, coins = t.state, t.box.tables.coins
    purse = held(s, side, COIN)
    return [Area(n) for n, tile in enumerate(s.row) if owner_of(tile) == side and coins[n] <= purse]


def can_apply(t: T, side: Side) -> bool:
    return bool(t.state.stacks[side]) or bool(hireable(t, side))


def clan_house(t: T, side: Side, coins: int = 0) -> None:
    """The day effect: reveal, then hire; a Seal reveals one more before. The Basilisk does both (ryozen.solo.*)."""
    s = t.state
    if side >= s.seats:
        reveal(t, side)
        t.then(due.basilisk_hires, coins)
        return
    for _ in range(t.box.tables.day[CLAN_HOUSE]):
        t.then(offer_hire, side)
    t.then(offer_reveal, side)
    for _ in range(seal_amount(t, side, SEAL_CLAN_HOUSE)):
        reveal(t, side)


def offer_reveal(t: T, side: Side) -> Flow[None] | None:
    """Revealing is optional (ryozen.sector.clan_house.day.reveal)."""
    return _may_reveal(t, side) if t.state.stacks[side] else None


def _may_reveal(t: T, side: Side) -> Flow[None]:
    if (yield from confirm(side, CLAN_REVEAL)):
        reveal(t, side)


def _not_hireable(t: T, side: Side) -> list[WhyNot]:
    found: list[WhyNot] = []
    for area, tile in enumerate(t.state.row):
        key, cost = f"area:{area + 1}", t.box.tables.coins[area]
        if owner_of(tile) != side:
            found.append(WhyNot(key, "clan", "ryozen.clan_house.hire.own"))
        elif cost > held(t.state, side, COIN):
            found.append(WhyNot(key, "coins", "ryozen.clan_house.hire.cost", (cost,)))
    return found


def offer_hire(t: T, side: Side) -> Flow[None] | None:
    """Hire one ready companion of one's own clan in place of another of one's own (ryozen.clan_house.hire.*)."""
    return _may_hire(t, side) if hireable(t, side) else None


def _may_hire(t: T, side: Side) -> Flow[None]:
    t.state.hiring = True
    area = yield from choose(side, CLAN_HIRE, [*hireable(t, side), None], (side,), lambda: _not_hireable(t, side))
    if area is not None:
        spend(t, side, COIN, t.box.tables.coins[area])
        tile = t.state.row[area]
        at = yield from choose(side, REPLACE, replaceable(t, side), (side, rank_word(t, tile)))
        replace(t, side, tile, at)
        leave_row(t, side, area)
    t.state.hiring = False


def replaceable(t: T, side: Side) -> list[Location]:
    """A side's companions that a hired one may replace: in hand or on the board, the Palace included."""
    s, rank = t.state, t.box.tables.rank
    found = sorted({in_hand(rank[tile]) for tile in s.hands[side]})
    found += own_places(t, side)
    if s.palace_mode:
        found += [spot_at(spot) for spot, tile in enumerate(s.palace) if owner_of(tile) == side]
    else:
        found += sorted({in_palace(rank[tile]) for tile in s.palace if owner_of(tile) == side})
    return found


def replace(t: T, side: Side, tile: Tile, at: Location) -> None:
    """Put a hired tile in place of another of one's own, same side up; that goes to the box (ryozen.clan_house.*)."""
    s, rank = t.state, t.box.tables.rank
    if at >= IN_PALACE:
        spots = [n for n, old in enumerate(s.palace) if owner_of(old) == side and rank[old] == rank_there(at)]
        old, s.palace[spots[0]] = s.palace[spots[0]], tile
    elif at >= HAND:
        hand = s.hands[side]
        number = next(n for n, own in enumerate(hand) if rank[own] == rank_there(at))
        old, s.hands[side] = hand[number], changed(hand, number, tile)
    elif at > PALACE:
        old, s.palace[spot_number(at)] = s.palace[spot_number(at)], tile
    else:
        old, s.board[at] = s.board[at], tile
        sector = sector_of(place_of(at))
        if s.locks[sector] == old:
            s.locks = changed(s.locks, sector, NO_TILE)
    t.tell(events.REPLACED, side, RANKS[rank[old]], place_key(at))


def leave_row(t: T, side: Side, area: Area) -> None:
    """Gain the area's favour and close the row up (ryozen.clan_house.hire.shift)."""
    s = t.state
    tile = s.row[area]
    s.row = without(s.row, tile)
    t.tell(events.HIRED, side, rank_word(t, tile), area + 1)
    gain_favour(t, side, t.box.tables.favour[area], FROM_CLAN_HOUSE)
