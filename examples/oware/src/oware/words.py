"""The game's small vocabulary: twelve houses, six of them before each seat, numbered counter-clockwise."""

from typing import Final, NewType

House = NewType("House", int)

SIDE: Final = 6  # houses before each seat
HOUSES: Final = tuple(House(number) for number in range(2 * SIDE))
MOST_SEEDS: Final = 8  # in a house at the start


def owner_of(house: House) -> int:
    """The seat a house lies before."""
    return house // SIDE


def next_house(house: House) -> House:
    """The next house counter-clockwise."""
    return House((house + 1) % len(HOUSES))


def house_before(house: House) -> House:
    """The house from which one would have come."""
    return House((house - 1) % len(HOUSES))


def houses_of(seat: int) -> tuple[House, ...]:
    """The houses before a seat."""
    return HOUSES[seat * SIDE : (seat + 1) * SIDE]
