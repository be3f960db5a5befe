"""Companions on the board: leaving, moving, turning over, and what a strike does."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import asked, free_walls, holds_any, is_hidden, lasting, main_board
from igroteka.games.ryozen.rules.resources import gain_favour, gain_shard, pay_any
from igroteka.games.ryozen.state import STRUCK_FAVOUR, State, T, conceal, expose
from igroteka.games.ryozen.topics import MERCY, PLACE_WORDS, STRIKE, WALL_SPOT
from igroteka.games.ryozen.words import (
    FROM_CARDS,
    MERCY_CORAL,
    MERCY_JADE,
    NO_TILE,
    NOWHERE,
    PALACE,
    RANKS,
    SHARD_OF,
    Card,
    Location,
    Place,
    Sector,
    Side,
    Tile,
    owner_of,
    sector_of,
    spot_number,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import changed


def rank_word(t: T, tile: Tile) -> str:
    return RANKS[t.box.tables.rank[tile]]


def leave(s: State, place: Place) -> Tile:
    """Take the companion off its place; a Guard who leaves locks no more (ryozen.companion.ability.guard.leave)."""
    tile = s.board[place]
    s.board[place] = NO_TILE
    expose(s, place)
    if s.locks[sector_of(place)] == tile:
        s.locks = changed(s.locks, sector_of(place), NO_TILE)
    return tile


def move(t: T, place: Place, to: Place) -> None:
    """Move a companion to another place, the same side up (ryozen.day.move.place_choice)."""
    s = t.state
    was_hidden = is_hidden(s, place)
    tile = leave(s, place)
    s.board[to] = tile
    if was_hidden:
        conceal(s, to)
    t.tell(events.MOVED, owner_of(tile), rank_word(t, tile), PLACE_WORDS[place], PLACE_WORDS[to])


def hide(t: T, place: Place) -> None:
    """Turn a companion hidden; the coin of placing is not paid (ryozen.strike.flip_back_no_cost)."""
    s = t.state
    conceal(s, place)
    tile = s.board[place]
    t.tell(events.TURNED, owner_of(tile), rank_word(t, tile), PLACE_WORDS[place], "hidden")


def unmask(t: T, place: Place) -> None:
    """Turn a companion revealed; its ability is not used (ryozen.strike.flip_no_trigger)."""
    s = t.state
    expose(s, place)
    tile = s.board[place]
    t.tell(events.TURNED, owner_of(tile), rank_word(t, tile), PLACE_WORDS[place], "revealed")


def stand_in_palace(s: State, tile: Tile, spot: Location) -> None:
    """Put a tile into the Palace, or on one of its spots."""
    if spot == PALACE:
        s.palace.append(tile)
    else:
        s.palace[spot_number(spot)] = tile


def send_to_palace(t: T, place: Place) -> Flow[None]:
    """A struck revealed companion goes to the Palace; in the Palace mode to a wall in its owner's view, or aside."""
    s = t.state
    tile = leave(s, place)
    owner = owner_of(tile)
    if not s.palace_mode:
        s.palace.append(tile)
        t.tell(events.SENT, owner, rank_word(t, tile), "palace")
        return
    walls = free_walls(s, owner)
    if not walls:
        s.aside += (tile,)
        t.tell(events.TOPPLED, owner, rank_word(t, tile))
        return
    spot = yield from choose(asked(s, owner), WALL_SPOT, walls, (owner,))
    stand_in_palace(s, tile, spot)
    t.tell(events.SENT, owner, rank_word(t, tile), PLACE_WORDS[spot])


def strike(t: T, side: Side, place: Place) -> Flow[None]:
    """Hit one companion: a hidden one is turned revealed, a revealed one goes to the Palace (ryozen.strike.*)."""
    s = t.state
    tile = s.board[place]
    owner = owner_of(tile)
    t.tell(events.STRUCK, side, owner, rank_word(t, tile), PLACE_WORDS[place])
    if is_hidden(s, place):
        unmask(t, place)
    else:
        yield from send_to_palace(t, place)
    if owner != side:
        yield from mercies(t, side)
        if s.omens & STRUCK_FAVOUR and side >= s.seats:
            gain_favour(t, side, lasting(s, t.box, "struck_favour"), FROM_CARDS)


def mercies(t: T, side: Side) -> Flow[None]:
    """After a strike on an opponent a side may use each of its Mercies once (ryozen.revelation.mercy.timing)."""
    s, tables = t.state, t.box.tables
    left = [card for card in s.cards[side] if MERCY_CORAL <= tables.card_kind[card] <= MERCY_JADE]
    while True:
        usable: list[Card | None] = [card for card in left if holds_any(s, side, tables.card_cost[card])]
        if not usable:
            return
        card = yield from choose(side, MERCY, [*usable, None])
        if card is None:
            return
        left.remove(card)
        yield from pay_any(t, side, tables.card_cost[card])
        gain_shard(t, side, SHARD_OF[tables.card_kind[card]], tables.card_amount[card])


def strikable(t: T, side: Side, sector: Sector, striker: Location = NOWHERE) -> list[Place]:
    """Places whose companion a striking companion may hit: never itself; the Basilisk hits only the player's."""
    s = t.state
    board = s.board
    places = [place for place in main_board(t).sectors[sector] if board[place] >= 0 and place != striker]
    return places if side < s.seats else [place for place in places if owner_of(board[place]) != side]


def strike_one(t: T, side: Side, places: list[Place]) -> Flow[None]:
    """Choose one of the places and strike there; without a target nothing happens (ryozen.strike.no_target)."""
    if places:
        place = yield from choose(asked(t.state, side), STRIKE, places, (side,))
        yield from strike(t, side, place)
