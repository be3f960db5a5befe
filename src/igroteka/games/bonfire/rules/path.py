"""Build the Path (bonfire.path.*), and the display and piles of Path tiles."""

from igroteka.games.bonfire.events import PATH_LAID, PATH_OPENED, PATH_SHUFFLED, PATH_SWAPPED
from igroteka.games.bonfire.query import pile_size
from igroteka.games.bonfire.rules.gain import gain_resource, reached
from igroteka.games.bonfire.rules.pay import pay_tokens
from igroteka.games.bonfire.state import Buried, State, T, buried, pile_of, take, tile_of
from igroteka.games.bonfire.topics import (
    PATH_ORDER,
    PATH_PILE,
    PATH_REFILL,
    PATH_SEARCH,
    PATH_SWAP,
    PATH_TAKE,
    pile_in,
    source_of,
)
from igroteka.games.bonfire.words import (
    ALL_SEATS,
    NO_TILE,
    OPEN_PATHS,
    PATH,
    PATH_HARVEST,
    PATHS7,
    PILES,
    City,
    Pile,
    Seat,
    Tile,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.bits import has, with_bit
from igroteka.kernel.pile import changed, without


def build_path(t: T) -> None:
    """Step: the price depends on the place (bonfire.path.cost.first3); then a tile is taken."""
    s = t.state
    t.then(take_path_tile)
    t.then(pay_tokens, PATH, t.box.path_cost[len(s.built[s.seat]) + 1])


def take_path_tile(t: T) -> Flow[None]:
    """Step: take an open tile, or the top of a pile unseen, and lay it; before it four of one colour may be swapped."""
    s = t.state
    seat = s.seat
    if can_swap(t):
        swap_first = yield from confirm(seat, PATH_SWAP)
        if swap_first:
            t.then(take_path_tile)
            t.then(swap_display)
            return
    source = yield from choose(seat, PATH_TAKE, [*_open_tiles(s), *map(source_of, piles_to_choose(s))])
    pile = pile_in(source)
    if pile is None:
        take_open(t, seat, Tile(source))
    else:
        lay(t, seat, draw(t, pile))


def search_path_tile(t: T) -> Flow[None]:
    """Step, a council bonus: any tile of the display or the piles, which are then shuffled (bonfire.council.path)."""
    s = t.state
    seat = s.seat
    if can_swap(t):
        swap_first = yield from confirm(seat, PATH_SWAP)
        if swap_first:
            t.then(search_path_tile)
            t.then(swap_display)
            return
    choice = yield from choose(seat, PATH_SEARCH, [*_open_tiles(s), *_pile_tiles(t)])
    if choice in s.open_paths:
        take_open(t, seat, choice)
        return
    gather(s)
    s.path_unseen = tuple(tile for tile in s.path_unseen if tile != choice)
    split(s)
    t.tell(PATH_SHUFFLED)
    lay(t, seat, choice)


def _open_tiles(s: State) -> list[Tile]:
    return [tile for tile in s.open_paths if tile != NO_TILE]


def _pile_tiles(t: T) -> list[Tile]:
    """One tile of each kind that lies in the piles."""
    s, kind = t.state, t.box.path_kind
    found = {kind[tile]: tile for tile in sorted([*s.path_unseen, *(tile_of(each) for each in s.under)], reverse=True)}
    return sorted(found.values())


def take_open(t: T, seat: Seat, tile: Tile) -> None:
    s = t.state
    s.open_paths = changed(s.open_paths, s.open_paths.index(tile), NO_TILE)
    t.then(refill_display)
    lay(t, seat, tile)


def lay(t: T, city: City, tile: Tile) -> None:
    """Join a tile to the previous one (bonfire.path.attach); master 8 brings its resource."""
    s = t.state
    s.built = changed(s.built, city, (*s.built[city], tile))
    t.tell(PATH_LAID, city, t.box.path_tile[tile].id, len(s.built[city]) + 1)
    if s.gnomes[city] & PATH_HARVEST and city < s.seats:
        gain_resource(t, city, t.box.path_resource[tile])
    reached(t, city, PATHS7, s.gnomes[city])


# The display and the piles


def piles_to_choose(s: State) -> list[Pile]:
    """Piles a tile may be drawn from. While all tiles are unseen, piles are alike, so only the highest is offered."""
    if s.under:
        return [pile for pile in PILES if pile_size(s, pile)]
    return [PILES[s.piles.index(max(s.piles))]] if s.path_unseen else []


def piles_to_open(s: State) -> list[Pile]:
    """Piles a new open tile may come from: a tile put back in this turn is not new (bonfire.path.same_colour_swap)."""
    piles = piles_to_choose(s)
    return [pile for pile in piles if _is_fresh(s, pile)] or piles if s.put_back else piles


def _is_fresh(s: State, pile: Pile) -> bool:
    """Whether the top tile of a pile was not put back in this turn."""
    return s.piles[pile] > 0 or not has(s.put_back, tile_of(_top_buried(s, pile)))


def _top_buried(s: State, pile: Pile) -> Buried:
    """The uppermost of the tiles put back under a pile."""
    return next(each for each in s.under if pile_of(each) == pile)


def draw(t: T, pile: Pile) -> Tile:
    """The top tile of a pile: an unseen one, or the uppermost of those put back under it."""
    s = t.state
    if s.piles[pile]:
        s.piles = changed(s.piles, pile, s.piles[pile] - 1)
        tile, s.path_unseen = take(t, s.path_unseen)
        return tile
    known = _top_buried(s, pile)
    s.under = without(s.under, known)
    return tile_of(known)


def refill_display(t: T) -> Flow[None] | None:
    """Step: fill empty places of the display from the left (bonfire.path.refill)."""
    s = t.state
    if s.under and NO_TILE in s.open_paths:
        return _refill_one(t)
    while NO_TILE in s.open_paths and s.path_unseen:
        _open(t, piles_to_choose(s)[0])
    return None


def _refill_one(t: T) -> Flow[None]:
    pile = yield from choose(chooser(t.state), PATH_REFILL, piles_to_open(t.state))
    _open(t, pile)
    t.then(refill_display)


def chooser(s: State) -> Seat:
    """The seat that decides now: the seat on turn, or the player in Tom's turn."""
    return s.seat if s.seat < s.seats else ALL_SEATS[0]


def _open(t: T, pile: Pile) -> None:
    s = t.state
    place = s.open_paths.index(NO_TILE)
    tile = draw(t, pile)
    s.open_paths = changed(s.open_paths, place, tile)
    t.tell(PATH_OPENED, t.box.path_tile[tile].id, place + 1)


def can_swap(t: T) -> bool:
    """Four open crystals of one colour, and four tiles in the piles not put back in this turn.

    By house rule fewer are enough for the first swap of a turn (bonfire.path.same_colour_swap).
    """
    s, crystal = t.state, t.box.path_crystal
    one, two, three, four = s.open_paths
    if NO_TILE in s.open_paths or not crystal[one] == crystal[two] == crystal[three] == crystal[four]:
        return False
    stale = sum(has(s.put_back, tile_of(each)) for each in s.under)
    fresh = len(s.path_unseen) + len(s.under) - stale
    return fresh >= 4 or (s.swap_fewer and fresh > 0 and not s.put_back)


def swap_display(t: T) -> Flow[None]:
    """Step: put the four open tiles under one pile, in any chosen order, and open new ones."""
    s = t.state
    seat = s.seat
    pile = yield from choose(seat, PATH_PILE, [pile for pile in PILES if pile_size(s, pile)])
    left, order = list(s.open_paths), []
    while left:
        tile = yield from choose(seat, PATH_ORDER, tuple(left))
        left.remove(tile)
        order.append(tile)
    for tile in order:
        s.under += (buried(pile, tile),)
        s.put_back = with_bit(s.put_back, tile)
    s.open_paths = (NO_TILE,) * OPEN_PATHS
    t.tell(PATH_SWAPPED, seat, pile + 1)
    t.then(refill_display)


def gather(s: State) -> None:
    """Forget where each tile lies in the piles."""
    s.path_unseen = tuple(sorted([*s.path_unseen, *(tile_of(each) for each in s.under)]))
    s.under = ()


def split(s: State) -> None:
    """Three piles of equal height, as far as possible (bonfire.council.path_shuffle)."""
    count = len(s.path_unseen)
    s.piles = ((count + 2) // 3, (count + 1) // 3, count // 3)
