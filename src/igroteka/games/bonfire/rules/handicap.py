"""Challenge 1, the handicap campaign against Tom: handicaps, and how results change them (bonfire.handicap.*)."""

from typing import Final

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.score import total
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import ALL_CITIES

FIRST: Final = -10  # the player starts the first match with 10 points (bonfire.handicap.first_game)
RISE: Final = 5
FALL: Final = 2
LIMIT: Final = 100  # beyond it a match cannot be set up
HANDICAPS: Final = (str(FIRST), *(str(each) for each in range(-LIMIT, LIMIT + 1) if each != FIRST))


def next_handicap(handicap: int, player: int, tom: int) -> int:
    """5 up after a win, 2 down after a loss, unchanged after a tie (bonfire.handicap.win, .loss, .tie)."""
    if player == tom:
        return handicap
    return handicap + RISE if player > tom else handicap - FALL


def starts(handicap: int) -> tuple[int, int]:
    """Where the score markers of the player and of Tom start (bonfire.handicap.negative, .positive)."""
    return max(-handicap, 0), max(handicap, 0)


def totals(s: State, box: Box) -> tuple[int, int]:
    """The player's and Tom's points."""
    return total(s, box, ALL_CITIES[0]), total(s, box, ALL_CITIES[1])
