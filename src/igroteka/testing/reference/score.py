"""The score of the reference game, and what bots think of a state."""

from collections.abc import Sequence

from igroteka.kernel.ask import Seat
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.result import Line
from igroteka.testing.reference.state import SUITS, Box, State


def score(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """A point per coin, five for all suits in hand, and one for each card of the omen."""
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


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The lead over the best other seat."""
    totals = [sum(line.points for line in each) for each in score(state, box)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
