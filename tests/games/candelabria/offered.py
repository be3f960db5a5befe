"""Tables furnished at random, and what stands on them, for comparing offers with the printed rows."""

from random import Random

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.words import ROLES, TERRITORIES
from tests.games.candelabria.build import Position, table

SMALL = {row.id: row for row in BOX.territory_small}


def furnished(seed: int, *, two: bool = False) -> tuple[Position, Random]:
    """A table with flames and candles at random; the first seat's turn."""
    random, places = Random(seed), list(SMALL)
    houses = ("coven", "guild") if two else ("coven", "guild", "seeders")
    make = table(*houses, year=3, two=two).order(*range(len(houses)))
    for seat in range(len(houses)):
        make.no_flames(seat).flames(seat, *random.sample(places, random.randint(0, 8)))
        for role in ROLES:
            if random.random() < 0.6:
                make.candle(seat, role, random.choice(places), random.randint(0, 2))
    return make, random


def own_places(make: Position, seat: int) -> list[str]:
    """Territories with a piece of the seat."""
    state = make.state
    flames = [place for n, place in enumerate(TERRITORIES) if state.flames[seat] >> n & 1]
    return [*flames, TERRITORIES[state.castles[seat]], *(place for _, place in candles(make, seat))]


def candles(make: Position, seat: int) -> list[tuple[str, str]]:
    """The seat's candles on the board: role and territory."""
    found = [(role, make.state.candles[seat * 3 + n]) for n, role in enumerate(ROLES)]
    return [(role, TERRITORIES[place]) for role, place in found if place >= 0]


def burning(make: Position, seat: int, places: set[str]) -> set[str]:
    """Flames and burning candles of a seat on some territories, as options."""
    state = make.state
    flames = {f"flame:{seat}:{place}" for n, place in enumerate(TERRITORIES) if state.flames[seat] >> n & 1}
    lit = {
        f"candle:{seat}:{role}" for role, place in candles(make, seat) if place in places and fires(make, seat, role)
    }
    return {key for key in flames if key.rpartition(":")[2] in places} | lit


def fires(make: Position, seat: int, role: str) -> int:
    return make.state.fires[seat * 3 + ROLES.index(role)]


def inside(region: int) -> set[str]:
    return {place for place, row in SMALL.items() if row.region == region}


def present(make: Position, seat: int) -> set[int]:
    return {SMALL[place].region for place in own_places(make, seat)}
