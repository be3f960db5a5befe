"""Pure questions about a table: who owns what, what is free, lit or visible, who has most influence."""

from typing import Final

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.box.tables import Board
from igroteka.games.ryozen.state import LOOMING, TIES, State, T
from igroteka.games.ryozen.words import (
    EMBRASURE,
    LANTERN,
    PALACE,
    PLACES_MAX,
    SOURCES,
    TILES,
    TOP,
    WALL,
    Place,
)

STATIONS: Final = ((), (), (0, 2), (0, 1, 2), (0, 1, 2, 3))  # side of the board of each seat, by the number of sides
# Sides of the Palace that each station sees, by the Palace's direction (ryozen.palace_mode.view.geometry).
VIEWS: Final = tuple(
    tuple(
        tuple(side for side in range(4) if (90 * side + 60 * turned - 90 * station + 89) % 360 < 179)
        for station in range(4)
    )
    for turned in range(6)
)
ALL_SOURCES: Final = len(SOURCES)
EVERY_SECOND: Final = ((0, 2, 4), (1, 3, 5))  # sectors, by the parity of the Palace's direction


def goods_of(s: State, side: int) -> list[int]:
    """Coins, scrolls and lanterns of a side."""
    return s.goods[side * 3 : side * 3 + 3]


def shards_of(s: State, side: int) -> list[int]:
    """Coral, agate and jade of a side."""
    return s.shards[side * 3 : side * 3 + 3]


def held(s: State, side: int, kind: int) -> int:
    """How many resources of a kind a side has."""
    return s.goods[side * 3 + kind]


def earned_of(s: State, side: int) -> list[int]:
    """A side's favour by source."""
    return s.earned[side * ALL_SOURCES : (side + 1) * ALL_SOURCES]


def is_hidden(s: State, place: Place) -> bool:
    """Whether the companion on a place is hidden."""
    return bool(s.hidden >> place & 1)


def is_locked(s: State, place: Place) -> bool:
    """Whether a Guard locks the sector of a place."""
    return s.locks[place // PLACES_MAX] >= 0


def main_board(t: T) -> Board:
    """The side of the main board in use: fewer places for two sides (ryozen.setup.01.side_2p)."""
    return t.box.tables.boards[t.state.sides > 2]


def asked(s: State, side: int) -> int:
    """Who answers for a side: the player chooses for the Basilisk (ryozen.solo.golden.choice)."""
    return side if side < s.seats else 0


def turn_order(s: State) -> list[int]:
    """The sides clockwise from the first-player token."""
    return [*range(s.first, s.sides), *range(s.first)]


def favour(s: State, side: int) -> int:
    return sum(earned_of(s, side))


def lit(t: T) -> tuple[int, ...]:
    """The three highlighted sectors."""
    return lit_sectors(t.state, t.box)


def lit_sectors(s: State, box: Box) -> tuple[int, ...]:
    """The highlighted sectors: as the box says, or by house rule every second one (ryozen.board.highlight.three)."""
    return EVERY_SECOND[s.turned % 2] if s.every_second else box.tables.lit[s.turned]


def adjacent(sector: int) -> tuple[int, int]:
    return (sector - 1) % 6, (sector + 1) % 6


def opposite(sector: int) -> int:
    return (sector + 3) % 6


def free_places(t: T, sector: int) -> list[Place]:
    """Places a companion may enter: empty ones of a sector that no Guard locks."""
    s = t.state
    if s.locks[sector] >= 0:
        return []
    board = s.board
    return [place for place in main_board(t).sectors[sector] if board[place] < 0]


def companions(t: T, sector: int) -> list[Place]:
    """Occupied places of a sector."""
    board = t.state.board
    return [place for place in main_board(t).sectors[sector] if board[place] >= 0]


def own_places(t: T, side: int) -> list[Place]:
    """Places in the six sectors where a side has companions."""
    board = t.state.board
    return [place for place in main_board(t).places if board[place] // TILES == side]


def own_revealed(t: T, side: int) -> list[Place]:
    hidden = t.state.hidden
    return [place for place in own_places(t, side) if not hidden >> place & 1]


def own_hidden(t: T, side: int) -> list[Place]:
    hidden = t.state.hidden
    return [place for place in own_places(t, side) if hidden >> place & 1]


def own_sectors(t: T, side: int) -> list[int]:
    """Sectors in which a side has at least one companion."""
    return sorted({place // PLACES_MAX for place in own_places(t, side)})


def lit_sectors_of(t: T, side: int) -> list[int]:
    """Highlighted sectors in which a side has at least one companion."""
    bright = lit(t)
    return [sector for sector in own_sectors(t, side) if sector in bright]


def own_in_palace(s: State, side: int) -> int:
    """How many companions a side has in the Palace."""
    count = 0
    for tile in s.palace:
        if tile // TILES == side:
            count += 1
    return count


def influences(t: T, location: int) -> list[int]:
    """Influence of each side in a sector or in the Palace (ryozen.night.influence.sum)."""
    s = t.state
    totals = [0] * s.sides
    if location == PALACE:
        for tile in s.palace:
            if tile >= 0:
                totals[tile // TILES] += 1
        return totals
    table = t.box.tables.table
    board, hidden = s.board, s.hidden
    for place in main_board(t).sectors[location]:
        tile = board[place]
        if tile >= 0:
            owner = tile // TILES
            if not hidden >> place & 1:
                totals[owner] += table.influence_revealed
            elif s.omens & LOOMING and owner >= s.seats:
                totals[owner] += t.box.tables.looming_influence
            else:
                totals[owner] += table.influence_hidden
    return totals


def leader(s: State, totals: list[int]) -> int:
    """Who has most influence, ties broken by the Capital track; -1 if nobody has any (ryozen.night.tie)."""
    best = max(totals)
    if best == 0:
        return -1
    if s.omens & TIES and totals[-1] == best:
        return s.sides - 1
    for side in s.heralds:
        if totals[side] == best:
            return side
    raise AssertionError("every side has a Herald")


def visible(s: State, side: int) -> tuple[int, ...]:
    """The sides of the Palace in a side's view (ryozen.palace_mode.view.condition)."""
    return VIEWS[s.turned][STATIONS[s.sides][side]]


def palace_spaces(s: State, side: int) -> list[int]:
    """Where in the Palace a side may place: anywhere, or in its mode on free spots in view and on the top."""
    if not s.palace_mode:
        return [PALACE]
    return [*free_walls(s, side), *free_embrasures(s, side), TOP]


def free_walls(s: State, side: int) -> list[int]:
    """Free walls of the Palace in a side's view."""
    return [WALL + n for n in visible(s, side) if s.palace[n] < 0]


def free_embrasures(s: State, side: int) -> list[int]:
    """Free embrasures of the Palace in a side's view."""
    return [EMBRASURE + n for n in visible(s, side) if s.palace[4 + n] < 0]


def has_lantern(t: T, side: int) -> bool:
    return held(t.state, side, LANTERN) >= t.box.tables.table.palace_lantern


def can_pay(s: State, side: int, price: tuple[int, ...], more: int = 0) -> bool:
    """Whether a side holds a price in full, and ``more`` resources of any kind (ryozen.resource.no_debt)."""
    goods = goods_of(s, side)
    return all(have >= need for have, need in zip(goods, price, strict=True)) and sum(goods) >= sum(price) + more


def holds_any(s: State, side: int, amount: int = 1) -> bool:
    return sum(goods_of(s, side)) >= amount


def levels(s: State) -> int:
    """Levels of the Palace in place: one more each round, all three at once in its own mode."""
    return 3 if s.palace_mode else max(1, min(3, s.round))


def seals(t: T, side: int, kind: int) -> int:
    """How many copies of a passive revelation a side owns."""
    kinds = t.box.tables.card_kind
    count = 0
    for card in t.state.cards[side]:
        if kinds[card] == kind:
            count += 1
    return count
