"""Option I: place a fate tile and gain action tokens (bonfire.fate.*), and the choice of the starting tile."""

from igroteka.games.bonfire.events import DISCARDED, LAID, STARTED
from igroteka.games.bonfire.query import fate_lays, token_count
from igroteka.games.bonfire.rules.gain import gain_resource, gain_token
from igroteka.games.bonfire.state import EMPTY, State, T, put
from igroteka.games.bonfire.topics import DISCARD, FATE_END, LAY, START
from igroteka.games.bonfire.words import DOUBLE_SYMBOLS, GOLD, THREE_TOKENS, TOKENS, WILD
from igroteka.kernel.ask import Flow, choose

MIDDLE = 3  # of the seven tiles in the supply


def first(t: T) -> Flow[None]:
    """Step: before the first own turn choose the starting tile and its direction; take resources and tokens."""
    s = t.state
    seat = s.seat
    kept, column = s.kept[seat], s.supply[seat]
    tile = yield from choose(seat, START, (kept, column[MIDDLE]))
    start = t.box.fate.start
    lay = yield from choose(seat, LAY, (start, start + 1), (t.box.fate_tile[tile].id,))
    if tile != kept:
        s.supply = put(s.supply, seat, (*column[:MIDDLE], kept, *column[MIDDLE + 1 :]))
    s.kept = put(s.kept, seat, EMPTY)
    s.laid = put(s.laid, seat, (lay * 8 + tile,))
    t.tell(STARTED, seat, t.box.fate_tile[tile].id, t.box.fate.lay_names[lay])
    for resource in range(6):
        gain_resource(t, seat, resource)
    gain_token(t, seat, WILD, 2)
    for symbol in t.box.fate.tiles[tile]:
        gain_token(t, seat, symbol)


def limit(s: State, seat: int) -> int:
    """Tokens one may keep when placing a fate tile (bonfire.fate.precondition, bonfire.master.14)."""
    return 3 if s.gnomes[seat] & THREE_TOKENS else 1


def fate(t: T) -> Flow[None] | None:
    """Step: discard down to the limit, one token at a time, then place a tile."""
    s = t.state
    if token_count(s, s.seat) <= limit(s, s.seat):
        s.later("tile")
        return None
    s.later("fate")
    return discard_one(t, held(s, s.seat))


def held(s: State, seat: int) -> list[int]:
    """Types of tokens in a supply."""
    return [token for token in range(7) if s.tokens[seat * 7 + token]]


def discard_one(t: T, tokens: list[int]) -> Flow[None]:
    """Put one token back for nothing (bonfire.fate.discard_any_time)."""
    s = t.state
    token = yield from choose(s.seat, DISCARD, tokens)
    s.tokens[s.seat * 7 + token] -= 1
    t.tell(DISCARDED, s.seat, TOKENS[token])


def tile(t: T) -> Flow[None]:
    """Step: take the top or the bottom tile of the supply."""
    s = t.state
    end = yield from choose(s.seat, FATE_END, ("top", "bottom") if len(s.supply[s.seat]) > 1 else ("top",))
    s.later("lay", 0 if end == "top" else -1)


def lay(t: T, end: int) -> Flow[None]:
    """Step: lay the tile and gain its tokens."""
    s = t.state
    seat = s.seat
    column = s.supply[seat]
    spot = yield from choose(seat, LAY, fate_lays(s, t.box, seat), (t.box.fate_tile[column[end]].id,))
    s.supply = put(s.supply, seat, column[:-1] if end else column[1:])
    place(t, seat, column[end], spot)


def place(t: T, seat: int, tile: int, lay: int) -> None:
    """Lay a tile; gain a token for each symbol of the groups it joins, and the printed symbols it covers."""
    s, area = t.state, t.box.fate
    s.laid = put(s.laid, seat, (*s.laid[seat], lay * 8 + tile))
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
