"""The rules of the reference game; its ledger has them in words."""

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
from igroteka.kernel.flow import Kind, end_match
from igroteka.kernel.game import Secrets, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import Place, Pool
from igroteka.kernel.result import Result
from igroteka.testing.reference.score import score
from igroteka.testing.reference.state import CARD_IDS, CARDS, CELLAR, NO_OMEN, SUITS, Box, State, T

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
    """Deal the cards: only before the match is nothing due."""
    t.then(deal)


def deal(t: T) -> Flow[None]:
    """The first seat is drawn or chosen; three cards each (reference.setup.*)."""
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
    """One seat after another names a suit in secret (reference.setup.omen)."""
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
    """The seats that can be robbed: others with coins."""
    return [other for other in range(state.seats) if other != seat and state.coins[other]]


def bury(t: T, seat: Seat) -> Flow[None]:
    """Put a card under the deck for two coins; only its owner knows it lies there (reference.turn.bury)."""
    hand = t.state.hands[seat]
    card = yield from choose(seat, BURY, sorted(hand.things))
    hand.remove(card)
    t.state.deck.put(card, only(seat), at=0)
    gain(t, seat, 2)


def steal(t: T, seat: Seat) -> Flow[None]:
    """Take coins from another seat, unless it guards them (reference.turn.steal)."""
    target = yield from choose(seat, TARGET, targets(t.state, seat))
    most = min(2, t.state.coins[target])
    _, number = yield from choose(seat, AMOUNT, [("coins", coins) for coins in range(1, most + 1)])
    if (yield from guards(t, target)):
        return
    t.state.coins[target] -= number
    t.tell(STOLE, seat, target, number)
    gain(t, seat, number)


def guards(t: T, seat: Seat) -> Flow[bool]:
    """The robbed seat may discard a card (reference.turn.guard)."""
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
    """Receive coins; a fortune ends the match at once (reference.end.fortune)."""
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


_PHASES: dict[str, list[Due]] = {  # phases of version 1, and what is due in each
    "deal": [(1, ())],
    "omen": [(3, ()), (2, ())],
    "bid": [(3, ())],
    "turn": [(4, ())],
    "end": [(5, ())],
}


def with_agenda(fields: dict[str, object]) -> dict[str, object]:
    """The fields of a state of version 1, which had a phase instead of an agenda."""
    rest = {name: value for name, value in fields.items() if name != "phase"}
    phase = str(fields["phase"])
    return {**rest, "agenda": _PHASES[phase], "named": phase not in ("deal", "omen")}


def finish(t: T, reason: str) -> None:
    """The most points win; ties share the win."""
    lines = score(t.state, t.box)
    totals = [sum(line.points for line in each) for each in lines]
    best = max(totals)
    end_match(Result(tuple(seat for seat, total in enumerate(totals) if total == best), lines, reason))


def secrets(state: State) -> Secrets:
    """Deck, cellar and hands hold cards of the same pack."""
    return [(state.pool, (state.deck, state.cellar, *state.hands))]


def hide(state: State, seat: Seat | None) -> None:
    """Hide the others' omens."""
    state.omens = [omen if own == seat else NO_OMEN for own, omen in enumerate(state.omens)]


def guess(state: State, seat: Seat | None, luck: Luck) -> None:
    """Guess any omen that the others may have named."""
    if state.named:
        state.omens = [luck.below(len(SUITS)) if omen == NO_OMEN else omen for omen in state.omens]
