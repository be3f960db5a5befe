"""Candle cards: hands, the deck, and who knows what lies where.

All hands are one place, seat by seat; `held` says how many cards each has.
"""

from typing import TypeVar, cast

from igroteka.games.candelabria.state import State, T, add
from igroteka.games.candelabria.words import CandleCard
from igroteka.kernel.ask import EVERYONE, Audience, Seat, only
from igroteka.kernel.luck import Luck

N = TypeVar("N", bound=int)


def span(state: State, seat: Seat) -> tuple[int, int]:
    """Where a seat's hand begins and ends in the place of all hands."""
    first = sum(state.held[:seat])
    return first, first + state.held[seat]


def hand(state: State, seat: Seat) -> list[CandleCard]:
    """The seat's candle cards."""
    first, end = span(state, seat)
    return cast("list[CandleCard]", state.hands.things[first:end])


def hold(state: State, seat: Seat, card: CandleCard, seen: Audience) -> None:
    """Put a card into a hand. Hands are kept in one order, so that a card's place tells nothing about its age."""
    things, knowers = state.hands.things, state.hands.knowers
    at, end = span(state, seat)
    while at < end and (knowers[at], things[at]) < (seen, card):
        at += 1
    state.hands.put(card, seen, at)
    state.held = add(state.held, seat, 1)


def take_out(state: State, seat: Seat, card: CandleCard) -> None:
    """Take a card out of a hand."""
    state.hands.remove(card)
    state.held = add(state.held, seat, -1)


def to_hand(state: State, seat: Seat, card: CandleCard) -> None:
    """A card that everybody has seen goes to a hand."""
    hold(state, seat, card, EVERYONE)


def draw_card(t: T, seat: Seat) -> CandleCard:
    """Draw the top card of the enhanced deck; seats that know it still know it (candelabria.deploy.draw)."""
    state = t.state
    card = look_at(t, seat, -1)
    state.deck.things.pop()
    hold(state, seat, card, state.deck.knowers.pop())
    return card


def look_at(t: T, seat: Seat, at: int) -> CandleCard:
    """Show a card of the enhanced deck to a seat, counted from the top as -1, -2, …"""
    return CandleCard(t.state.deck.look(t.state.candle_pool, t.luck, only(seat), at))


def put_under(state: State, card: CandleCard, seen: Audience) -> None:
    """A card goes to the bottom of the enhanced deck."""
    state.deck.put(card, seen, at=0)


def forget(state: State, seat: Seat) -> None:
    """The seat alone knows its hand from now on: some of it will go back unseen."""
    first, end = span(state, seat)
    state.hands.things[first:end] = sorted(state.hands.things[first:end])
    state.hands.knowers[first:end] = [only(seat)] * (end - first)


def draw(luck: Luck, rest: tuple[N, ...]) -> tuple[N, tuple[N, ...]]:
    """Draw one of the unseen things, in sight of all; returns it and the rest."""
    things = list(rest)
    return luck.take(things), tuple(things)
