"""Prices: what a place, a village or the Altar costs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from igroteka.games.ryozen.words import RESOURCES


class Price(NamedTuple):
    """Resources of each kind, and how many altogether: the rest may be of any kind."""

    coins: int
    scrolls: int
    lanterns: int
    total: int

    @property
    def of_any_kind(self) -> int:
        return self.total - self.coins - self.scrolls - self.lanterns


FREE: Final = Price(0, 0, 0, 0)


def is_enough(goods: Sequence[int], price: Price, more: int = 0) -> bool:
    """Whether coins, scrolls and lanterns pay a price in full, and ``more`` resources of any kind."""
    coins, scrolls, lanterns = goods
    return (
        coins >= price.coins
        and scrolls >= price.scrolls
        and lanterns >= price.lanterns
        and coins + scrolls + lanterns >= price.total + more
    )


def price_of_numbers(numbers: tuple[int, ...]) -> Price:
    """A price printed as coins, scrolls and lanterns, and perhaps resources of any kind."""
    coins, scrolls, lanterns = numbers[:3]
    return Price(coins, scrolls, lanterns, sum(numbers))


def price_of_word(word: str) -> Price:
    """The price of a place: `free`, `coin`, `any`, or two of them as in `coin_any`."""
    kinds = word.split("_") if word != "free" else []
    coins, scrolls, lanterns = (kinds.count(kind) for kind in RESOURCES)
    return Price(coins, scrolls, lanterns, len(kinds))
