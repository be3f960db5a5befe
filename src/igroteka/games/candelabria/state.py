"""Everything about a match that outlives a segment. Rows are tuples: a change makes a new one, a copy shares them."""

from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from igroteka.games.candelabria.box import Box
from igroteka.kernel.flow import Table
from igroteka.kernel.pool import Place, Pool

V = TypeVar("V")
Row: TypeAlias = tuple[int, ...]

HOUSES_PHASE, LAYOUT, QUESTS_PHASE, MIST, IGNITION, WAR, BATTLES, END_OF_WAR, FINAL = range(9)
PHASES: Final = ("houses", "layout", "quests", "mist", "ignition", "war", "battles", "end_of_war", "final")

# Where points come from
BY_BATTLE, BY_TEMPLE, BY_CANDLE, BY_UPGRADE, BY_TACTIC, BY_WEAK, BY_WITHERING, BY_QUEST, BY_THEFT, AT_END = range(10)
POINTS: Final = ("battle", "temple", "candle", "upgrade", "tactic", "weak", "withering", "quest", "theft", "end")

NOWHERE: Final = -1
NOBODY_OWNS: Final = -1


@dataclass(slots=True)
class State:
    seats: int
    side: int  # of the board: 0 with 8 regions, 1 with 10
    two: bool  # the two-player game
    quests: bool  # the Quests expansion
    withering: bool  # the Withering expansion
    choose_houses: bool  # Houses by choice, not at random
    year: int  # 1 to 3
    phase: int
    turn: int  # who is next: index in the order (ignition), place of a curse (war), seat (houses)
    due: list[tuple[int, ...]]  # effects still to be resolved, the next one last (see due.py)
    houses: Row  # by seat
    order: Row  # seats as on the turn track, first to last
    vp: Row  # by seat
    points: Row  # where they came from: ((seat * 3 + year - 1) * sources + source)
    wax: Row  # in storage, by seat
    gold: Row
    castles: Row  # territory by seat
    candles: Row  # territory by seat * 3 + role, or NOWHERE
    fires: Row  # on the candle, by seat * 3 + role
    cards: Row  # candle card in the slot, by seat * 3 + role, or -1
    flames: Row  # set of territories with an earth flame of the seat
    supply: Row  # earth flames left, by seat
    powers: Row  # set of upgrade tokens and House abilities, by seat
    temples: Row  # stack by region number: colour + 1 in two bits a level, the top one lowest
    temple_supply: Row  # by colour
    curse_deck: Row  # bottom first: a House candle, or -1 for a curse card
    curse_rest: Row  # curse cards not drawn yet, without order
    curses: Row  # curse card on each place of the curse board, or -1
    curse_flames: Row  # by place * seats + seat
    curse_owners: Row  # seat by place, or NOBODY_OWNS
    curse_at: Row  # by place: region (territory with two players), or NOWHERE
    afflicted: int  # set of region numbers without battle this year
    tactics: tuple[Row, ...]  # tactic cards of each seat, sorted: on the war board, in War in hand
    used: tuple[Row, ...]  # tactic cards used this War, by seat
    display: Row  # tactic cards on offer
    tactic_rest: Row  # unseen tactic cards of the deck, without order
    tactic_bottom: Row  # known cards under them, the next to be drawn first (two players)
    tops: Row  # token on top of each upgrade stack, or -1
    heights: Row  # unseen tokens under it
    token_rest: Row  # unseen tokens, without order
    candle_pool: Pool  # candle cards nobody has located
    deck: Place  # of enhanced candles
    hands: Place  # candle cards of all seats, seat by seat (see cards.py)
    held: Row  # number of candle cards in each hand
    piles: tuple[Row, ...]  # candle cards discarded for maneuvers this year, by seat
    moves: int  # left of the maneuver
    burnt: bool  # the maneuver's extra move is used up
    moved: int  # role of the candle that has just moved in the maneuver, or -1
    region: int  # where the battle is fought, or where the curse was just placed
    battles: Row  # regions still to be fought over, in order
    fighters: Row  # participants of the battle in turn order
    cells: Row  # tactic card on each war board, by seat * 2 + cell, or -1
    withered: Row  # withering card, by seat * 2 + cell, or -1
    wither_rest: Row  # unseen withering cards, without order
    wither_bottom: Row  # known cards under them, the next to be drawn first
    quest_pool: Pool  # quest cards nobody has located
    personal: Place  # quest cards of the seats: two each to choose from, then one each
    common: Row  # common quests
    ruled_out: Row  # set of quests, by seat, that it met and did not claim: none is its personal one
    quest_slots: Row  # marks by quest: three bits each, first slot lowest (see quests.py)

    def copy(self) -> "State":
        return State(
            self.seats,
            self.side,
            self.two,
            self.quests,
            self.withering,
            self.choose_houses,
            self.year,
            self.phase,
            self.turn,
            self.due[:],
            self.houses,
            self.order,
            self.vp,
            self.points,
            self.wax,
            self.gold,
            self.castles,
            self.candles,
            self.fires,
            self.cards,
            self.flames,
            self.supply,
            self.powers,
            self.temples,
            self.temple_supply,
            self.curse_deck,
            self.curse_rest,
            self.curses,
            self.curse_flames,
            self.curse_owners,
            self.curse_at,
            self.afflicted,
            self.tactics,
            self.used,
            self.display,
            self.tactic_rest,
            self.tactic_bottom,
            self.tops,
            self.heights,
            self.token_rest,
            self.candle_pool.copy(),
            self.deck.copy(),
            self.hands.copy(),
            self.held,
            self.piles,
            self.moves,
            self.burnt,
            self.moved,
            self.region,
            self.battles,
            self.fighters,
            self.cells,
            self.withered,
            self.wither_rest,
            self.wither_bottom,
            self.quest_pool.copy(),
            self.personal.copy(),
            self.common,
            self.ruled_out,
            self.quest_slots,
        )


T: TypeAlias = Table[State, Box]


def put(row: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The row with another value in one place.

    >>> put((7, 8, 9), 1, 0)
    (7, 0, 9)
    """
    return (*row[:at], value, *row[at + 1 :])


def add(row: Row, at: int, number: int) -> Row:
    """The row with a number added in one place."""
    return (*row[:at], row[at] + number, *row[at + 1 :])


def without(row: Row, value: int) -> Row:
    """The row without the first such value.

    >>> without((3, 4, 4), 4)
    (3, 4)
    """
    at = row.index(value)
    return row[:at] + row[at + 1 :]


def sorted_with(row: Row, value: int) -> Row:
    """A sorted row with one more value."""
    return tuple(sorted((*row, value)))
