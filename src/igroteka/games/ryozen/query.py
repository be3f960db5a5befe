"""Pure questions about a table: who owns what, what is free, lit or visible, who has the most influence."""

from typing import Final

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.box.prices import Price, is_enough
from igroteka.games.ryozen.box.tables import Board
from igroteka.games.ryozen.state import LOOMING, TIES, State, T
from igroteka.games.ryozen.words import (
    ALL_SECTORS,
    BASILISK,
    CLOCKWISE,
    FROM_GATES,
    LANTERN,
    NO_SIDE,
    OWN_TILES,
    OWNERS,
    PALACE,
    SECTOR_CARDS,
    SECTOR_OF,
    SIDES,
    SOURCES,
    TOP,
    EnemyCard,
    Kind,
    Location,
    Place,
    Resource,
    Sector,
    Side,
    Site,
    sector_of,
    source_slot,
    spot_at,
    spot_number,
)
from igroteka.kernel.ask import Seat

STATIONS: Final = ((), (), (0, 2), (0, 1, 2), (0, 1, 2, 3))  # the board's side before each clan, by how many play
# Sides of the Palace that each station sees, by the Palace's direction (ryozen.palace_mode.view.geometry).
VIEWS: Final = tuple(
    tuple(
        tuple(side for side in range(4) if (90 * side + 60 * turned - 90 * station + 89) % 360 < 179)
        for station in range(4)
    )
    for turned in range(6)
)
_WALLS: Final = [spot_at(n) for n in range(4)]  # of each side of the Palace
_EMBRASURES: Final = [spot_at(4 + n) for n in range(4)]
EVERY_SECOND: Final = (ALL_SECTORS[::2], ALL_SECTORS[1::2])  # sectors, by the parity of the Palace's direction


def goods_of(s: State, side: Side) -> list[int]:
    """Coins, scrolls and lanterns of a side."""
    return s.goods[side * 3 : side * 3 + 3]


def shards_of(s: State, side: Side) -> list[int]:
    """Coral, agate and jade of a side."""
    return s.shards[side * 3 : side * 3 + 3]


def held(s: State, side: Side, kind: Resource) -> int:
    """How many resources of a kind a side has."""
    return s.goods[side * 3 + kind]


def earned_of(s: State, side: Side) -> list[int]:
    """A side's favour by source."""
    at = source_slot(side, FROM_GATES)
    return s.earned[at : at + len(SOURCES)]


def is_hidden(s: State, place: Place) -> bool:
    """Whether the companion on a place is hidden."""
    return bool(s.hidden >> place & 1)


def is_locked(s: State, place: Place) -> bool:
    """Whether a Guard locks the sector of a place."""
    return s.locks[sector_of(place)] >= 0


def main_board(t: T) -> Board:
    """The side of the main board in use: fewer places for two sides (ryozen.setup.01.side_2p)."""
    return t.box.tables.boards[t.state.sides > 2]


def all_sides(s: State) -> tuple[Side, ...]:
    """The clans in play."""
    return SIDES[s.sides]


def asked(s: State, side: Side) -> Seat:
    """The seat that answers for a side: the player chooses for the Basilisk (ryozen.solo.golden.choice)."""
    return side if side < s.seats else 0


def turn_order(s: State) -> tuple[Side, ...]:
    """The sides clockwise from the first-player token."""
    return CLOCKWISE[s.sides][s.first]


def favour(s: State, side: Side) -> int:
    return sum(earned_of(s, side))


def lit(t: T) -> tuple[Sector, ...]:
    """The three highlighted sectors."""
    return lit_sectors(t.state, t.box)


def lit_sectors(s: State, box: Box) -> tuple[Sector, ...]:
    """The highlighted sectors: as the box says, or every second one by house rule (ryozen.board.highlight.three)."""
    return EVERY_SECOND[s.turned % 2] if s.every_second else box.tables.lit[s.turned]


def adjacent(sector: Sector) -> tuple[Sector, Sector]:
    """The two neighbouring sectors."""
    return ALL_SECTORS[sector - 1], ALL_SECTORS[(sector + 1) % 6]


def opposite(sector: Sector) -> Sector:
    return ALL_SECTORS[(sector + 3) % 6]


def free_places(t: T, sector: Sector) -> list[Place]:
    """Places a companion may enter: empty ones of a sector that no Guard locks."""
    s = t.state
    if s.locks[sector] >= 0:
        return []
    board = s.board
    return [place for place in main_board(t).sectors[sector] if board[place] < 0]


def companions(t: T, sector: Sector) -> list[Place]:
    """Occupied places of a sector."""
    board = t.state.board
    return [place for place in main_board(t).sectors[sector] if board[place] >= 0]


def own_places(t: T, side: Side) -> list[Place]:
    """Places in the six sectors where a side has companions."""
    board, own = t.state.board, OWN_TILES[side]
    return [place for place in main_board(t).places if board[place] in own]


def own_revealed(t: T, side: Side) -> list[Place]:
    hidden = t.state.hidden
    return [place for place in own_places(t, side) if not hidden >> place & 1]


def own_hidden(t: T, side: Side) -> list[Place]:
    hidden = t.state.hidden
    return [place for place in own_places(t, side) if hidden >> place & 1]


def own_sectors(t: T, side: Side) -> list[Sector]:
    """Sectors in which a side has at least one companion."""
    return sorted({SECTOR_OF[place] for place in own_places(t, side)})


def lit_sectors_of(t: T, side: Side) -> list[Sector]:
    """Highlighted sectors in which a side has at least one companion."""
    bright = lit(t)
    return [sector for sector in own_sectors(t, side) if sector in bright]


def own_in_palace(s: State, side: Side) -> int:
    """How many companions a side has in the Palace."""
    count = 0
    for tile in s.palace:
        if OWNERS[tile] == side:
            count += 1
    return count


def influences(t: T, site: Site) -> list[int]:
    """Influence of each side in a sector or in the Palace (ryozen.night.influence.sum)."""
    s = t.state
    totals = [0] * s.sides
    if site == PALACE:
        for tile in s.palace:
            if tile >= 0:
                totals[OWNERS[tile]] += 1
        return totals
    table = t.box.tables.table
    board, hidden = s.board, s.hidden
    for place in main_board(t).sectors[site]:
        tile = board[place]
        if tile >= 0:
            owner = OWNERS[tile]
            if not hidden >> place & 1:
                totals[owner] += table.influence_revealed
            elif s.omens & LOOMING and owner >= s.seats:
                totals[owner] += lasting(s, t.box, "looming")
            else:
                totals[owner] += table.influence_hidden
    return totals


def leader(s: State, totals: list[int]) -> Side:
    """The side with most influence, ties broken by the Capital track; none if no side has any (ryozen.night.tie)."""
    best = max(totals)
    if best == 0:
        return NO_SIDE
    if s.omens & TIES and totals[BASILISK] == best:
        return BASILISK
    for side in s.heralds:
        if totals[side] == best:
            return side
    raise AssertionError("every side has a Herald")


def lasting(s: State, box: Box, effect: str) -> int:
    """The amount of an effect that an act of the story has left in force."""
    return box.tables.lasting[s.story].get(effect, 0)


def twist_favour(s: State, box: Box, card: EnemyCard) -> int:
    """What a twist gives the Basilisk: as the card says for the difficulty, or as the difficulty says for all three."""
    own = box.twist_card[card - SECTOR_CARDS].favour
    return own[s.level] if own else box.difficulty[s.level].twist


def visible(s: State, side: Side) -> tuple[int, ...]:
    """The sides of the Palace in a side's view (ryozen.palace_mode.view.condition)."""
    return VIEWS[s.turned][STATIONS[s.sides][side]]


def palace_spaces(s: State, side: Side) -> list[Location]:
    """Where in the Palace a side may place: anywhere, or in the Palace mode on free spots in view and on the top."""
    if not s.palace_mode:
        return [PALACE]
    return [*free_walls(s, side), *free_embrasures(s, side), TOP]


def free_walls(s: State, side: Side) -> list[Location]:
    """Free walls of the Palace in a side's view."""
    return [_WALLS[n] for n in visible(s, side) if s.palace[n] < 0]


def free_embrasures(s: State, side: Side) -> list[Location]:
    """Free embrasures of the Palace in a side's view."""
    return [_EMBRASURES[n] for n in visible(s, side) if s.palace[spot_number(_EMBRASURES[n])] < 0]


def has_lantern(t: T, side: Side) -> bool:
    return held(t.state, side, LANTERN) >= t.box.tables.table.palace_lantern


def can_pay(s: State, side: Side, price: Price, more: int = 0) -> bool:
    """Whether a side holds a price in full, and ``more`` resources of any kind (ryozen.resource.no_debt)."""
    return is_enough(goods_of(s, side), price, more)


def holds_any(s: State, side: Side, amount: int = 1) -> bool:
    return sum(goods_of(s, side)) >= amount


def levels(s: State) -> int:
    """Levels of the Palace in place: one more each round, all three at once in the Palace mode."""
    return 3 if s.palace_mode else max(1, min(3, s.round))


def seals(t: T, side: Side, kind: Kind) -> int:
    """How many copies of a passive revelation a side owns."""
    kinds = t.box.tables.card_kind
    count = 0
    for card in t.state.cards[side]:
        if kinds[card] == kind:
            count += 1
    return count
