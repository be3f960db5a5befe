"""State and rules of the reference game; the rules are in its ledger."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal, TypeAlias

from igroteka.content.components import ComponentError, Components, Row
from igroteka.kernel.agenda import Agenda, Due, step
from igroteka.kernel.ask import (
    Flow,
    Seat,
    Topic,
    WhyNot,
    ask_all,
    choose,
    choose_some,
    confirm,
    only,
    yes_no,
)
from igroteka.kernel.flow import Kind, Line, Result, Table, end_match
from igroteka.kernel.game import Secrets, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import UNSEEN, Place, Pool

SUITS = ("amber", "coral", "jade")
CELLAR = 2
NO_OMEN = -1
LARGEST_HAND = 3  # four of them can be dealt


class Card(Row, frozen=True):
    suit: Literal["amber", "coral", "jade"]
    value: int


class Number(Row, frozen=True):
    named: ClassVar[bool] = False

    value: int


class Box(Components, frozen=True):
    card: tuple[Card, ...]
    number: tuple[Number, ...]

    def check(self) -> None:
        self.expect_count("card", 15)
        self.expect_range("card", "value", 1, 5)
        self.expect_range("number", "value", 1, 100)
        if self.numbers["hand"] > LARGEST_HAND:
            raise ComponentError(f'number "hand", value: expected 1 to {LARGEST_HAND}, found {self.numbers["hand"]}')

    @cached_property
    def values(self) -> tuple[int, ...]:
        return tuple(card.value for card in self.card)

    @cached_property
    def suits(self) -> tuple[int, ...]:
        return tuple(SUITS.index(card.suit) for card in self.card)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {row.id: row.value for row in self.number}


@dataclass(slots=True)
class State:
    seats: int
    first: Seat  # who began
    choose_first: bool  # the option "first"
    brisk: bool  # the option "pace"
    agenda: list[Due]  # what is due
    named: bool  # every seat has named its omen
    round: int
    order: list[int]  # seats in the round's order
    at: int  # index of the acting seat in the order
    coins: list[int]  # by seat
    pool: Pool  # cards nobody has located
    deck: Place
    cellar: Place
    hands: list[Place]
    discard: list[int]  # open, oldest first
    omens: list[int]  # each seat's secret suit or NO_OMEN; empty without the option

    def copy(self) -> "State":
        return State(
            self.seats,
            self.first,
            self.choose_first,
            self.brisk,
            self.agenda[:],
            self.named,
            self.round,
            self.order[:],
            self.at,
            self.coins[:],
            self.pool.copy(),
            self.deck.copy(),
            self.cellar.copy(),
            [hand.copy() for hand in self.hands],
            self.discard[:],
            self.omens[:],
        )


T: TypeAlias = Table[State, Box]

CARDS = tuple(range(15))
CARD_IDS = tuple(f"{suit}_{value}" for suit in SUITS for value in range(1, 6))
ACTIONS = ("draw", "peek", "bury", "dice", "steal", "shuffle")

FIRST: Topic[int] = Topic("setup.first", range(4), ("reference.setup.first",))


def card_key(card: int | None) -> str:
    """A card's id as an option's key."""
    assert card is not None
    return CARD_IDS[card]


def suit_key(suit: int) -> str:
    """A suit's name as an option's key."""
    return SUITS[suit]


OMEN: Topic[int] = Topic("setup.omen", range(3), ("reference.setup.omen",), key=suit_key, secret=True)
BID: Topic[int | None] = Topic(
    "bid.card", (*CARDS, None), ("reference.bid.together",), key=card_key, none="done", secret=True
)
ACTION: Topic[str] = Topic("turn.action", ACTIONS, tuple(f"reference.turn.{action}" for action in ACTIONS))
PEEK: Topic[int] = Topic("peek.slot", range(CELLAR), ("reference.turn.peek",))
BURY: Topic[int] = Topic("bury.card", CARDS, ("reference.turn.bury",), key=card_key, secret=True)
TARGET: Topic[int] = Topic("steal.target", range(4), ("reference.turn.steal",))
AMOUNT: Topic[tuple[str, int]] = Topic("steal.amount", (("coins", 1), ("coins", 2)), ("reference.turn.steal",))
GUARD = yes_no("steal.guard", ("reference.turn.guard",))
GUARD_CARD: Topic[int] = Topic("guard.card", CARDS, ("reference.turn.guard",), key=card_key, secret=True)

TOPICS: tuple[Topic[object], ...] = (FIRST, OMEN, BID, ACTION, PEEK, BURY, TARGET, AMOUNT, GUARD, GUARD_CARD)  # type: ignore[assignment]

BEGAN = Kind("round.began", ("round",), "reference.bid.together")
DREW = Kind("turn.drew", ("seat", "card"), "reference.turn.draw")
DREW_UNSEEN = Kind("turn.drew_unseen", ("seat",), "reference.turn.draw")
ROLLED = Kind("turn.rolled", ("seat", "number"), "reference.turn.dice")
STOLE = Kind("turn.stole", ("seat", "target", "number"), "reference.turn.steal")
GUARDED = Kind("turn.guarded", ("seat", "card"), "reference.turn.guard")

EVENTS = (BEGAN, DREW, DREW_UNSEEN, ROLLED, STOLE, GUARDED)


def start(setup: Setup, box: Box) -> State:
    """An empty table with the whole pack unseen."""
    seats = setup.seats
    return State(
        seats=seats,
        first=0,
        choose_first=setup.options["first"] == "choose",
        brisk=setup.options["pace"] == "brisk",
        agenda=[],
        named=False,
        round=0,
        order=list(range(seats)),
        at=0,
        coins=[0] * seats,
        pool=Pool.of(CARDS),
        deck=Place.unseen(len(CARDS) - CELLAR),
        cellar=Place.unseen(CELLAR),
        hands=[Place() for _ in range(seats)],
        discard=[],
        omens=[NO_OMEN] * seats if setup.options["omens"] == "on" else [],
    )


def begin(t: T) -> None:
    """Nothing is due only before the match: the cards are dealt."""
    t.then(deal)


def deal(t: T) -> Flow[None]:
    """Who begins is drawn or chosen; three cards each (reference.setup.*)."""
    state = t.state
    for seat in range(state.seats):
        for _ in range(t.box.numbers["hand"]):
            draw(t, seat)
    if state.choose_first:
        state.first = yield from choose(0, FIRST, range(state.seats))
    else:
        state.first = t.luck.below(state.seats)
    t.then(bid)
    if state.omens:
        t.then(omens)


def omens(t: T) -> Flow[None]:
    """One after another names a suit in secret (reference.setup.omen)."""
    for seat in range(t.state.seats):
        t.state.omens[seat] = yield from choose(seat, OMEN, range(len(SUITS)))
    t.state.named = True


def draw(t: T, seat: Seat) -> None:
    """The top card goes to the hand; only its owner sees it."""
    owner = only(seat)
    card = t.state.deck.draw(t.state.pool, t.luck, owner)
    t.state.hands[seat].put(card, owner)
    t.tell(DREW, seat, CARD_IDS[card], to=owner)
    t.tell(DREW_UNSEEN, seat, to=~owner)


def bid(t: T) -> Flow[None]:
    """All bid at once; the highest acts first (reference.bid.*)."""
    state = t.state
    bids = yield from ask_all({seat: bid_of(t, seat) for seat in range(state.seats)})
    for seat, cards in bids.items():
        for card in cards:
            state.hands[seat].remove(card)
            state.discard.append(card)
    totals = [sum([t.box.values[card] for card in cards]) for cards in bids.values()]
    state.order = sorted(range(state.seats), key=lambda seat: (-totals[seat], (seat - state.first) % state.seats))
    state.round += 1
    t.tell(BEGAN, state.round)
    state.at = 0
    t.then(turn)


def bid_of(t: T, seat: Seat) -> Flow[list[int]]:
    """Up to two cards of the hand (reference.bid.together)."""
    return choose_some(seat, BID, sorted(t.state.hands[seat].things), most=2)


def turn(t: T) -> Flow[None]:
    """One action of the seat whose turn it is (reference.turn.*)."""
    seat = t.state.order[t.state.at]
    action = yield from choose(seat, ACTION, actions(t, seat), why_not=lambda: no_draw(t))
    if action == "draw":
        draw(t, seat)
    elif action == "peek":
        slot = yield from choose(seat, PEEK, range(CELLAR))
        t.state.cellar.look(t.state.pool, t.luck, only(seat), slot)
    elif action == "bury":
        yield from bury(t, seat)
    elif action == "dice":
        number = 1 + t.luck.below(6)
        t.tell(ROLLED, seat, number)
        gain(t, seat, number)
    elif action == "steal":
        yield from steal(t, seat)
    else:
        shuffle(t)
    if action != "bury" or not t.state.brisk:
        next_seat(t)
    else:
        t.then(turn)


def actions(t: T, seat: Seat) -> list[str]:
    """What the seat can do now."""
    state = t.state
    found = ["peek", "dice"]
    if state.deck.things:
        found.append("draw")
    elif state.discard:
        found.append("shuffle")
    if state.hands[seat].things:
        found.append("bury")
    if targets(state, seat):
        found.append("steal")
    return found


def no_draw(t: T) -> list[WhyNot]:
    """Why a card cannot be drawn now."""
    return [] if t.state.deck.things else [WhyNot("draw", "empty-deck", "reference.turn.draw")]


def targets(state: State, seat: Seat) -> list[int]:
    """Who can be robbed: others with coins."""
    return [other for other in range(state.seats) if other != seat and state.coins[other]]


def bury(t: T, seat: Seat) -> Flow[None]:
    """A card under the deck for two coins; only its owner knows it lies there (reference.turn.bury)."""
    hand = t.state.hands[seat]
    card = yield from choose(seat, BURY, sorted(hand.things))
    hand.remove(card)
    t.state.deck.put(card, only(seat), at=0)
    gain(t, seat, 2)


def steal(t: T, seat: Seat) -> Flow[None]:
    """Coins of another seat, unless it guards them (reference.turn.steal)."""
    target = yield from choose(seat, TARGET, targets(t.state, seat))
    most = min(2, t.state.coins[target])
    _, number = yield from choose(seat, AMOUNT, [("coins", coins) for coins in range(1, most + 1)])
    if (yield from guards(t, target)):
        return
    t.state.coins[target] -= number
    t.tell(STOLE, seat, target, number)
    gain(t, seat, number)


def guards(t: T, seat: Seat) -> Flow[bool]:
    """Who is robbed may discard a card (reference.turn.guard)."""
    hand = t.state.hands[seat]
    if not hand.things or not (yield from confirm(seat, GUARD)):
        return False
    card = yield from choose(seat, GUARD_CARD, sorted(hand.things))
    hand.remove(card)
    t.state.discard.append(card)
    t.tell(GUARDED, seat, CARD_IDS[card])
    return True


def shuffle(t: T) -> None:
    """Discard pile and cellar are shuffled, and the cellar is laid anew (reference.turn.shuffle)."""
    state = t.state
    state.cellar.bury(state.pool)
    state.deck.bury(state.pool, state.discard)
    state.discard = []


def gain(t: T, seat: Seat, coins: int) -> None:
    """Coins; a fortune ends the match at once (reference.end.fortune)."""
    t.state.coins[seat] += coins
    if t.state.coins[seat] >= t.box.numbers["fortune"]:
        finish(t, "fortune")


def next_seat(t: T) -> None:
    """The next seat of the order, the next round, or the end (reference.end.rounds)."""
    state = t.state
    state.at += 1
    if state.at < state.seats:
        t.then(turn)
    else:
        t.then(last_round if state.round == t.box.numbers["rounds"] else bid)


def last_round(t: T) -> None:
    """After the last round the match is over (reference.end.rounds)."""
    finish(t, "rounds")


AGENDA: Agenda[T] = Agenda(
    (
        step(1, deal),
        step(2, omens),
        step(3, bid, frame=True),
        step(4, turn, frame=True),
        step(5, last_round),
    ),
    idle=begin,
)


_PHASES: dict[str, list[Due]] = {  # of version 1, and what is due in each
    "deal": [(1, ())],
    "omen": [(3, ()), (2, ())],
    "bid": [(3, ())],
    "turn": [(4, ())],
    "end": [(5, ())],
}


def with_agenda(fields: dict[str, object]) -> dict[str, object]:
    """The fields of a state of version 1, which had a phase in place of an agenda."""
    rest = {name: value for name, value in fields.items() if name != "phase"}
    phase = str(fields["phase"])
    return {**rest, "agenda": _PHASES[phase], "named": phase not in ("deal", "omen")}


def score(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """Coins, five for all suits in hand, and one for each card of the omen."""
    omens: list[int | None] = [*state.omens] or [None] * state.seats
    return tuple(
        [lines_of(box, state.coins[seat], state.hands[seat].things, omens[seat]) for seat in range(state.seats)]
    )


def lines_of(box: Box, coins: int, cards: Sequence[int], omen: int | None) -> tuple[Line, ...]:
    """A seat's points; unknown cards count for nothing."""
    own = (
        Line("coins", coins, "reference.score.coins"),
        Line("suits", 5 * all_suits(box, cards), "reference.score.suits"),
    )
    return own if omen is None else (*own, omen_line(box, cards, omen))


def omen_line(box: Box, cards: Sequence[int], omen: int) -> Line:
    """Known cards of the seat's omen in its hand (reference.score.omen)."""
    suits = [box.suits[card] for card in cards if card != UNSEEN]
    return Line("omen", suits.count(omen), "reference.score.omen")


def all_suits(box: Box, cards: Sequence[int]) -> bool:
    """Whether the known cards show every suit."""
    return len({box.suits[card] for card in cards if card != UNSEEN}) == len(SUITS)


def finish(t: T, reason: str) -> None:
    """The most points win; equal ones share."""
    lines = score(t.state, t.box)
    totals = [sum(line.points for line in each) for each in lines]
    best = max(totals)
    end_match(Result(tuple(seat for seat, total in enumerate(totals) if total == best), lines, reason))


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The lead over the best other seat."""
    totals = [sum(line.points for line in each) for each in score(state, box)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def secrets(state: State) -> Secrets:
    """Deck, cellar and hands hold cards of one pack."""
    return [(state.pool, (state.deck, state.cellar, *state.hands))]


def hide(state: State, seat: Seat | None) -> None:
    """Others' omens."""
    state.omens = [omen if own == seat else NO_OMEN for own, omen in enumerate(state.omens)]


def guess(state: State, seat: Seat | None, luck: Luck) -> None:
    """Any omen the others may have named."""
    if state.named:
        state.omens = [luck.below(len(SUITS)) if omen == NO_OMEN else omen for omen in state.omens]
