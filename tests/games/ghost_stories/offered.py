"""What all possible answers lead to, and which tiles touch, for comparing offers with the rules."""

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.scenario import Scenario

GRID = [(row, column) for row in range(3) for column in range(3)]  # the positions of the village, row by row


def ends(play: Scenario[State, Box], topics: tuple[str, ...]) -> list[State]:
    """The positions after all ways to answer questions of these topics."""
    found, ways = list[State](), [play.match.clone(Luck(1))]
    while ways:
        match = ways.pop()
        if match.ask is None or match.ask.topic.name not in topics:
            found.append(match.state)
        else:
            ways += [answered(match, key) for key in match.ask.keys]
    return found


def answered(match: Match[State, Box], key: str) -> Match[State, Box]:
    after = match.clone(Luck(1))
    after.answer(key)
    return after


def near(one: int, other: int) -> bool:
    """Whether two tiles touch, corners included."""
    (row, column), (other_row, other_column) = GRID[one], GRID[other]
    return one != other and abs(row - other_row) < 2 and abs(column - other_column) < 2
