"""The game's small vocabulary: twelve houses, six on each seat's side, numbered counter-clockwise."""

from typing import Final, NewType

House = NewType("House", int)

SIDE: Final = 6  # houses on each seat's side
HOUSES: Final = tuple(House(number) for number in range(2 * SIDE))
MOST_SEEDS: Final = 8  # most seeds in a house at the start


def owner_of(house: House) -> int:
    """The seat on whose side a house lies."""
    return house // SIDE


def next_house(house: House) -> House:
    """The next house counter-clockwise."""
    return House((house + 1) % len(HOUSES))


def house_before(house: House) -> House:
    """The house before, clockwise."""
    return House((house - 1) % len(HOUSES))


def houses_of(seat: int) -> tuple[House, ...]:
    """The houses on a seat's side."""
    return HOUSES[seat * SIDE : (seat + 1) * SIDE]
