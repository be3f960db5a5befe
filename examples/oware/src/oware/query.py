"""Pure questions about a state."""

from oware.box import Box
from oware.state import State
from oware.words import HOUSES, House, house_before, houses_of, next_house, owner_of


def half(box: Box) -> int:
    """Half of all seeds."""
    return box.numbers["seeds"] * len(HOUSES) // 2


def choices(s: State, seat: int) -> list[House]:
    """Houses the seat may sow: those with seeds; if the other side is empty, those that feed it (oware.turn.feed)."""
    able = [house for house in houses_of(seat) if s.houses[house]]
    if any(s.houses[house] for house in houses_of(1 - seat)):
        return able
    return [house for house in able if feeds(s.houses, house, seat)]


def feeds(houses: list[int], house: House, seat: int) -> bool:
    """Whether sowing a house puts a seed on the other seat's side."""
    after, _ = sown(houses, house)
    return any(after[other] for other in houses_of(1 - seat))


def sown(houses: list[int], house: House) -> tuple[list[int], House]:
    """The houses after one was sown, and where the last seed fell; the emptied house is skipped."""
    after, seeds, at = houses[:], houses[house], house
    after[house] = 0
    while seeds:
        at = next_house(at)
        if at != house:
            after[at] += 1
            seeds -= 1
    return after, at


def captures(houses: list[int], last: House, seat: int) -> list[House]:
    """The houses captured from the last one backwards; never all of the other side (oware.turn.grand_slam)."""
    found: list[House] = []
    at = last
    while owner_of(at) != seat and houses[at] in (2, 3):
        found.append(at)
        at = house_before(at)
    left = sum(houses[house] for house in houses_of(1 - seat)) - sum(houses[house] for house in found)
    return found if left else []
