"""The box and the state of the reference game."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal, TypeAlias

from igroteka.content.components import ComponentError, Components, Row
from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Table
from igroteka.kernel.pool import Place, Pool

SUITS = ("amber", "coral", "jade")
CELLAR = 2
NO_OMEN = -1
LARGEST_HAND = 3  # four such hands can be dealt


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
    first: Seat  # the seat that began
    choose_first: bool  # the option "first"
    brisk: bool  # the option "pace"
    agenda: list[Due]  # what is due
    named: bool  # every seat has named its omen
    round: int
    order: list[int]  # seats in the round's order
    at: int  # index of the acting seat in the order
    coins: list[int]  # by seat
    pool: Pool  # cards whose place is unknown
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
