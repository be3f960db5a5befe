"""Candle cards: hands, the deck, and who knows what lies where."""

from igroteka.games.candelabria.state import State, T
from igroteka.kernel.ask import EVERYONE, Audience, Seat, only
from igroteka.kernel.pool import Place


def hold(hand: Place, card: int, seen: Audience) -> None:
    """Put a card into a hand. Hands are kept in one order, so that a card's place tells nothing about its age."""
    slot = (seen, card)
    at = 0
    while at < len(hand.things) and (hand.knowers[at], hand.things[at]) < slot:
        at += 1
    hand.put(card, seen, at)


def draw_card(t: T, seat: Seat) -> int:
    """The top card of the enhanced deck to the hand; those who know it still know it (candelabria.deploy.draw)."""
    state = t.state
    card = state.deck.look(state.candle_pool, t.luck, only(seat))
    state.deck.things.pop()
    hold(state.hands[seat], card, state.deck.knowers.pop())
    return card


def put_under(state: State, card: int, seen: Audience) -> None:
    """A card goes to the bottom of the enhanced deck."""
    state.deck.put(card, seen, at=0)


def forget(cards: Place, seat: Seat) -> None:
    """The seat alone knows these cards from now on: some of them will go back unseen."""
    cards.things.sort()
    cards.knowers = [only(seat)] * len(cards.things)


def to_hand(state: State, seat: Seat, card: int) -> None:
    """A card that all have seen goes to a hand."""
    hold(state.hands[seat], card, EVERYONE)
