"""Option I: place a fate tile and gain action tokens (bonfire.fate.*), and the choice of the starting tile."""

from igroteka.games.bonfire.box.area import laid_tile
from igroteka.games.bonfire.events import DISCARDED, LAID, STARTED
from igroteka.games.bonfire.query import fate_lays, token_count
from igroteka.games.bonfire.rules.gain import gain_resource, gain_token
from igroteka.games.bonfire.state import State, T, token_at, tokens_of
from igroteka.games.bonfire.topics import DISCARD, FATE_END, START, lay_topic
from igroteka.games.bonfire.words import (
    ALL_RESOURCES,
    ALL_TOKENS,
    DOUBLE_SYMBOLS,
    GOLD,
    NO_FATE_TILE,
    THREE_TOKENS,
    TOKENS,
    WILD,
    FateTile,
    Lay,
    Seat,
    Token,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import changed

MIDDLE = 3  # of the seven tiles in the supply


def choose_starting_tile(t: T) -> Flow[None]:
    """Step: before its first turn a seat chooses its starting tile and direction, and takes resources and tokens."""
    s = t.state
    seat = s.seat
    aside, column = s.set_aside[seat], s.supply[seat]
    tile = yield from choose(seat, START, (aside, column[MIDDLE]))
    start = t.box.fate.start
    lay = yield from choose(seat, lay_topic(t.box), (start, Lay(start + 1)), (t.box.fate_tile[tile].id,))
    if tile != aside:
        s.supply = changed(s.supply, seat, changed(column, MIDDLE, aside))
    s.set_aside = changed(s.set_aside, seat, NO_FATE_TILE)
    s.laid = changed(s.laid, seat, (laid_tile(lay, tile),))
    t.tell(STARTED, seat, t.box.fate_tile[tile].id, t.box.fate.lay_names[lay])
    for resource in ALL_RESOURCES:
        gain_resource(t, seat, resource)
    gain_token(t, seat, WILD, 2)
    for symbol in t.box.fate.tiles[tile]:
        gain_token(t, seat, symbol)


def limit(s: State, seat: Seat) -> int:
    """Tokens one may keep when placing a fate tile (bonfire.fate.precondition, bonfire.master.14)."""
    return 3 if s.gnomes[seat] & THREE_TOKENS else 1


def discard_to_limit(t: T) -> Flow[None] | None:
    """Step: discard down to the limit, one token at a time, then take a tile."""
    s = t.state
    if token_count(s, s.seat) > limit(s, s.seat):
        return _discard_down(t)
    t.then(take_tile)
    return None


def _discard_down(t: T) -> Flow[None]:
    yield from discard_one(t, tokens_in(t.state, t.state.seat))
    t.then(discard_to_limit)


def tokens_in(s: State, seat: Seat) -> list[Token]:
    """Types of tokens in a supply."""
    return [token for token, count in zip(ALL_TOKENS, tokens_of(s, seat), strict=True) if count]


def discard_one(t: T, tokens: list[Token]) -> Flow[None]:
    """Put one token back for nothing (bonfire.fate.discard_any_time)."""
    s = t.state
    token = yield from choose(s.seat, DISCARD, tokens)
    s.tokens[token_at(s.seat, token)] -= 1
    t.tell(DISCARDED, s.seat, TOKENS[token])


def take_tile(t: T) -> Flow[None]:
    """Step: take the top or the bottom tile of the supply."""
    s = t.state
    last = len(s.supply[s.seat]) - 1
    end = yield from choose(s.seat, FATE_END, ("top", "bottom") if last else ("top",))
    t.then(lay_tile, last if end == "bottom" else 0)


def lay_tile(t: T, at: int) -> Flow[None]:
    """Step: lay the tile at a place of the supply and gain its tokens."""
    s = t.state
    seat = s.seat
    column = s.supply[seat]
    lay = yield from choose(seat, lay_topic(t.box), fate_lays(s, t.box, seat), (t.box.fate_tile[column[at]].id,))
    s.supply = changed(s.supply, seat, column[:at] + column[at + 1 :])
    place(t, seat, column[at], lay)


def place(t: T, seat: Seat, tile: FateTile, lay: Lay) -> None:
    """Lay a tile; gain a token for each symbol of the groups it joins, and the printed symbols it covers."""
    s, area = t.state, t.box.fate
    s.laid = changed(s.laid, seat, (*s.laid[seat], laid_tile(lay, tile)))
    t.tell(LAID, seat, t.box.fate_tile[tile].id, area.lay_names[lay])
    layout, counted = area.layout(s.laid[seat]), 0
    for cell, symbol in zip(area.cells[lay], area.tiles[tile], strict=True):
        if not counted & cell:
            group = layout.group_at(cell, symbol)
            counted |= group
            gain_token(t, seat, symbol, group.bit_count())
    times = 2 if s.gnomes[seat] & DOUBLE_SYMBOLS else 1
    gold, yellow = (area.masks[lay] & area.gold).bit_count(), (area.masks[lay] & area.yellow).bit_count()
    if gold:
        gain_resource(t, seat, GOLD, gold * times)
    if yellow:
        gain_token(t, seat, WILD, yellow * times)
