"""The state of a match. Rows are tuples: a change makes a new one, a copy shares them."""

from dataclasses import dataclass
from typing import Any, Final, NewType, TypeAlias, TypeVar

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.words import (
    Area,
    CandleCard,
    CurseCard,
    CursePlace,
    House,
    Quest,
    Region,
    TacticCard,
    Territory,
    Token,
    WitheringCard,
)
from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Table
from igroteka.kernel.pool import Place, Pool

Row: TypeAlias = tuple[int, ...]
Sites: TypeAlias = tuple[Territory, ...]
CandleCards: TypeAlias = tuple[CandleCard, ...]
TacticCards: TypeAlias = tuple[TacticCard, ...]
CurseCards: TypeAlias = tuple[CurseCard, ...]
WitheringCards: TypeAlias = tuple[WitheringCard, ...]
Tokens: TypeAlias = tuple[Token, ...]
Seats: TypeAlias = tuple[Seat, ...]

Stage = NewType("Stage", int)
# Stages of a match: setting up, the seasons of a year (War has a preparation and its battles), and the end
SET_UP, MIST, IGNITION, PREPARATION, BATTLES, FINAL = map(Stage, range(6))

PointSource = NewType("PointSource", int)  # where points come from
BY_BATTLE, BY_TEMPLE, BY_CANDLE, BY_UPGRADE, BY_TACTIC, BY_WEAK, BY_WITHERING, BY_QUEST, BY_THEFT, AT_END = map(
    PointSource, range(10)
)
POINTS: Final = ("battle", "temple", "candle", "upgrade", "tactic", "weak", "withering", "quest", "theft", "end")

NOWHERE: Final = Territory(-1)  # off the board
LAST_YEAR: Final = 3
NO_REGION: Final = Region(0)
NOBODY_OWNS: Final = -1
CURSE_IN_DECK: Final = CandleCard(-1)  # in the curse deck: a curse card


@dataclass(slots=True)
class State:
    seats: int
    side: int  # of the board: 0 with 8 regions, 1 with 10
    two: bool  # the two-player game
    quests: bool  # the Quests expansion
    withering: bool  # the Withering expansion
    choose_houses: bool  # Houses by choice, not at random
    year: int  # 1 to 3
    stage: Stage
    agenda: list[Due]  # what is still to be done, the next step last (see flow.py)
    houses: tuple[House, ...]  # by seat
    order: Seats  # seats as on the turn track, first to last
    vp: Row  # by seat
    points: Row  # where they came from (see points_at)
    wax: Row  # in storage, by seat
    gold: Row
    castles: Sites  # territory by seat
    candles: Sites  # territory by candle, or NOWHERE
    fires: Row  # by candle
    cards: CandleCards  # in the slot of each candle, or NO_CANDLE_CARD
    flames: tuple[Area, ...]  # territories with an earth flame of the seat
    supply: Row  # earth flames left, by seat
    powers: Row  # set of upgrade tokens and House abilities, by seat
    temples: Row  # stack by region number: colour + 1 in two bits a level, the top one lowest (see query.py)
    temple_supply: Row  # by colour
    curse_deck: CandleCards  # bottom first: a House candle, or CURSE_IN_DECK
    curse_rest: CurseCards  # curse cards not drawn yet, without order
    curses: CurseCards  # on each place of the curse board, or NO_CURSE
    curse_flames: Row  # by place and seat (see at_curse)
    curse_owners: Seats  # seat by place, or NOBODY_OWNS
    curse_at: Row  # by place: region (territory with two players), or NOWHERE: see query.curse_region
    afflicted: int  # set of region numbers without battle this year
    tactics: tuple[TacticCards, ...]  # tactic cards of each seat, sorted: on the war board, in War in hand
    used: tuple[TacticCards, ...]  # tactic cards used this War, by seat
    display: TacticCards  # tactic cards on offer
    tactic_rest: TacticCards  # unseen tactic cards of the deck, without order
    tactic_bottom: TacticCards  # known cards under them, the next to be drawn first (two players)
    tops: Tokens  # on top of each upgrade stack, or NO_TOKEN
    heights: Row  # unseen tokens under it
    token_rest: Tokens  # unseen tokens, without order
    candle_pool: Pool  # candle cards nobody has located
    deck: Place  # of enhanced candles
    hands: Place  # candle cards of all seats, seat by seat (see rules/cards.py)
    held: Row  # number of candle cards in each hand
    piles: tuple[CandleCards, ...]  # candle cards discarded for maneuvers this year, by seat
    region: Region  # where the battle is fought, or where the curse was just placed: effects of War reach it alone
    battles: tuple[Region, ...]  # regions still to be fought over, in order
    fighters: Seats  # participants of the battle in turn order
    cells: TacticCards  # by cell of the war boards, or NO_TACTIC
    withered: WitheringCards  # by cell, or NO_WITHERING
    wither_rest: WitheringCards  # unseen withering cards, without order
    wither_bottom: WitheringCards  # known cards under them, the next to be drawn first
    quest_pool: Pool  # quest cards nobody has located
    personal: Place  # quest cards of the seats: two each to choose from, then one each
    common: tuple[Quest, ...]  # common quests
    ruled_out: Row  # set of quests, by seat, that it met without claiming: its personal quest is none of them
    quest_slots: Row  # marks by quest: three bits each, first slot lowest (see rules/quests.py)
    keep_three: bool = False  # house rule: the Coven keeps all candle cards it draws
    rob_anyone: bool = False  # house rule: in battle, seats that take no part may be robbed too

    def copy(self) -> "State":
        return State(
            self.seats,
            self.side,
            self.two,
            self.quests,
            self.withering,
            self.choose_houses,
            self.year,
            self.stage,
            self.agenda[:],
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
            self.keep_three,
            self.rob_anyone,
        )


T: TypeAlias = Table[State, Box]
N = TypeVar("N", bound=int)


def add(row: Row, at: int, number: int) -> Row:
    """The row with a number added in one place."""
    return (*row[:at], row[at] + number, *row[at + 1 :])


def sorted_with(row: tuple[N, ...], value: N) -> tuple[N, ...]:
    """A sorted row with one more value."""
    return tuple(sorted((*row, value)))


def points_at(seat: Seat, year: int, source: PointSource) -> int:
    """Where in `points` a seat's points of a year and source are."""
    return (seat * 3 + year - 1) * len(POINTS) + source


def at_curse(state: State, place: CursePlace, seat: Seat) -> int:
    """Where in `curse_flames` a seat's flames at a place of the curse board are."""
    return place * state.seats + seat


# States of rules version 1, which had numbered entries on top of a phase instead of an agenda

_STEPS: Final = (  # the step of each entry, by its number
    33, 34, 35, 36, 38, 37, 39, 21, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 23, 24, 41, 42, 26, 27, 28, 29, 43, 30, 32, 40,
)  # fmt: skip
_MANEUVER, _CHOOSE_TACTICS, _NEUTRALISE, _PLAY, _JUDGE = 11, 26, 27, 28, 31
_LAY_OUT: Final = (3, ())
_END_WAR: Final = (31, ())
_CELLS: Final = {1: 0, 2: 1, 3: 2}  # sets of cells left to play: the left one, the right one, both
_STAGES: Final = (SET_UP, SET_UP, SET_UP, MIST, IGNITION, PREPARATION, BATTLES, BATTLES, FINAL)  # by phase


def with_agenda(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a version 1 state with an agenda in place of its entries, phase and turn."""
    phase = fields.pop("phase")
    frame = _frame(fields, phase, fields.pop("turn"))
    maneuver = (fields.pop("moves"), 0 if fields.pop("burnt") else 1, fields.pop("moved"))
    effects = [_step(maneuver, *entry) for entry in fields.pop("due")]
    return {**fields, "stage": _STAGES[phase], "agenda": [*frame, *effects]}


def _step(maneuver: tuple[int, int, int], number: int, seat: int, *about: int) -> Due:
    """The step that does what an entry did."""
    args: tuple[int, ...] = (seat, *about)
    if number == _MANEUVER:
        args = (seat, *maneuver)
    elif number in (_CHOOSE_TACTICS, _JUDGE):
        args = ()
    elif number == _NEUTRALISE:
        args = (seat, about[0] - 1)
    elif number == _PLAY:
        args = (seat, _CELLS[about[0]])
    return _STEPS[number], args


def _frame(fields: dict[str, Any], phase: int, turn: int) -> list[Due]:
    """The steps of the turn or season that were due below all effects."""
    keep_or_deal = 5 if fields["personal"]["things"] else 4
    frames: list[list[Due]] = [
        _houses(fields, turn),
        [_LAY_OUT],
        [(keep_or_deal, ())],
        [],  # Mist
        [(6, (turn,))],  # ignition_turn
        [(22, (turn,))],  # award_curse
        [_END_WAR, (25, ())],  # next_battle
        [_END_WAR],
        [],  # the end of the match
    ]
    return frames[phase]


def _houses(fields: dict[str, Any], turn: int) -> list[Due]:
    """The seats that still have to choose a House; empty if that has not begun."""
    missing = [seat for seat, house in enumerate(fields["houses"]) if house < 0]
    if fields["two"]:
        first = turn - 1
        regions: list[Due] = [(2, (seat,)) for seat in (1 - first, first) if seat in missing]
        return [_LAY_OUT, *regions] if turn else []
    houses: list[Due] = [(1, (seat,)) for seat in reversed(missing)]
    return [_LAY_OUT, *houses] if len(missing) < fields["seats"] else []
