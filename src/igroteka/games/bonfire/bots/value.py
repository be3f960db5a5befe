"""An evaluation of a position at the end of a turn, for bots that look one turn ahead and for the leaves of a search.

A turn is asked in many small steps; what is due in the middle of a turn is not counted, since bots play it out.
All values are in sixtieths of a point.
"""

from igroteka.games.bonfire.bots.turns import certain, points
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State, seats_of
from igroteka.games.bonfire.words import ALL_SEATS

POINT = 60
LEAD = 15  # a point of the best rival


def evaluate(s: State, box: Box, number: int) -> int:
    """The value of the seat's city and, among people, a little of its lead over the best rival's points."""
    seat = ALL_SEATS[number]
    value = round(POINT * points(s, box, seat))
    if s.solo:
        return value
    return value - LEAD * max(certain(s, box, city) for city in seats_of(s) if city != seat)
