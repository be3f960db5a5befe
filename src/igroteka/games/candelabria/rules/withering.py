"""Withering cards: taken by the seat second at a curse, laid on the war board, used in every battle of the War."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, can_apply, candles_of, robbed_in_battle
from igroteka.games.candelabria.rules.cards import draw
from igroteka.games.candelabria.rules.effects import apply
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.state import BY_THEFT, T
from igroteka.games.candelabria.topics import WITHER_CELL, WITHER_DISCARD, WITHER_MOVED, WITHER_USE, WITHER_VICTIM
from igroteka.games.candelabria.words import (
    CELL_SIDES,
    CELLS,
    CELLS_OF,
    NO_WITHERING,
    WITHER_CARD,
    WITHER_MOVE,
    WITHER_STEAL_VP,
    WITHERING,
    CellSide,
    Choice,
    Role,
    Territory,
    WitheringCard,
    bits,
    role_of,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.bits import has
from igroteka.kernel.pile import changed


def free_cells(t: T, seat: Seat) -> list[CellSide]:
    """Cells without a withering card."""
    return [side for side in CELL_SIDES if t.state.withered[CELLS_OF[seat][side]] == NO_WITHERING]


def gain_withering(t: T, seat: Seat) -> Flow[None] | None:
    """The seat second at a curse takes a card and lays it at once (candelabria.wither.gain, wither.place)."""
    if not free_cells(t, seat):
        return discard(t, seat)
    take(t, seat)
    return None


def take(t: T, seat: Seat) -> None:
    """The top card of the withering deck, to be laid at once."""
    state = t.state
    if state.wither_rest:
        card, state.wither_rest = draw(t.luck, state.wither_rest)
    else:
        card, state.wither_bottom = state.wither_bottom[0], state.wither_bottom[1:]
    t.tell(events.WITHER_TAKEN, seat, WITHERING[card])
    t.then(lay_withering, seat, card)


def discard(t: T, seat: Seat) -> Flow[None]:
    """Before a third card is laid, one of the two goes under the deck (candelabria.wither.third)."""
    cell = yield from choose(seat, WITHER_DISCARD, CELL_SIDES)
    state, at = t.state, CELLS_OF[seat][cell]
    t.tell(events.WITHER_DISCARDED, seat, WITHERING[state.withered[at]])
    state.wither_bottom += (state.withered[at],)
    state.withered = changed(state.withered, at, NO_WITHERING)
    take(t, seat)


def lay_withering(t: T, seat: Seat, card: WitheringCard) -> Flow[None]:
    """The owner chooses the cell (candelabria.wither.place)."""
    cell = yield from choose(seat, WITHER_CELL, free_cells(t, seat), (WITHERING[card],))
    t.state.withered = changed(t.state.withered, CELLS_OF[seat][cell], card)
    t.tell(events.WITHER_PLACED, seat, WITHERING[card], CELLS[cell])


def use_withering(t: T, seat: Seat, cell: CellSide) -> Flow[None] | None:
    """The ability of an uncovered withering card; if it has two, the seat chooses one (candelabria.wither.card.*)."""
    printed = t.box.tables.wither_choices[t.state.withered[CELLS_OF[seat][cell]]]
    choices = [choice for choice in printed if possible(t, seat, choice)]
    return choose_use(t, seat, choices) if choices else None


def possible(t: T, seat: Seat, choice: Choice) -> bool:
    """Whether a choice would do anything now."""
    if choice == WITHER_MOVE:
        return bool(wither_moves(t, seat))
    if choice == WITHER_STEAL_VP:
        return bool(victims(t, seat))
    return can_apply(t.state, t.box, seat, WITHER_CARD, choice)


def choose_use(t: T, seat: Seat, choices: list[Choice]) -> Flow[None]:
    choice = yield from choose(seat, WITHER_USE, choices)
    if choice == WITHER_MOVE:
        yield from move(t, seat)
    elif choice == WITHER_STEAL_VP:
        yield from steal_vp(t, seat)
    else:
        apply(t, seat, WITHER_CARD, ((choice, 1),))


def victims(t: T, seat: Seat) -> list[Seat | None]:
    """Other seats that may be robbed and have at least one point."""
    return [other for other in robbed_in_battle(t.state) if other != seat and t.state.vp[other]]


def wither_moves(t: T, seat: Seat) -> list[tuple[Role, Territory] | None]:
    """Steps of the seat's candles that start or end in the contested region: role and territory."""
    state, board = t.state, board_of(t.state, t.box)
    area = board.region[state.region]
    return [
        (role_of(candle), territory)
        for candle in candles_of(state, seat)
        for territory in bits(board.near[state.candles[candle]])
        if has(area, state.candles[candle]) or has(area, territory)
    ]


def move(t: T, seat: Seat) -> Flow[None]:
    """One of the seat's candles goes one territory, or stays (candelabria.wither.card.move)."""
    step = yield from choose(seat, WITHER_MOVED, [*wither_moves(t, seat), None])
    if step is not None:
        arrive(t, seat, *step)


def steal_vp(t: T, seat: Seat) -> Flow[None]:
    """Take a point from another participant (candelabria.wither.card.steal_vp)."""
    victim = yield from choose(seat, WITHER_VICTIM, [*victims(t, seat), None])
    if victim is not None:
        t.tell(events.VP_STOLEN, seat, victim)
        book(t, victim, -1, BY_THEFT)
        book(t, seat, 1, BY_THEFT)
