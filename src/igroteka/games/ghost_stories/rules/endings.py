"""Victory and defeat."""

from typing import Final, NoReturn

from igroteka.games.ghost_stories.events import LOST, WON
from igroteka.games.ghost_stories.score import score
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.words import EACH_BOARD
from igroteka.kernel.flow import end_match
from igroteka.kernel.result import Result

DEFEATS: Final = (
    Result((), (), "haunted"),
    Result((), (), "line_haunted"),
    Result((), (), "all_dead"),
    Result((), (), "deck"),
    Result((), (), "villagers"),
)


def lose(t: T, reason: str) -> NoReturn:
    """All players lose at this very moment (ghost_stories.resolve.immediate_defeat)."""
    t.state.outcome = "lost"
    t.tell(LOST, reason)
    defeat = next(each for each in DEFEATS if each.reason == reason)
    end_match(defeat._replace(lines=score(t.state, t.box)))


def win(t: T) -> NoReturn:
    """All players win: the last incarnation is beaten (ghost_stories.end.win)."""
    t.state.outcome = "won"
    t.tell(WON)
    end_match(Result(tuple(range(t.state.seats)), score(t.state, t.box), "incarnations_beaten"))


def all_dead(s: State) -> bool:
    """Neutral boards are not Taoists (ghost_stories.neutral.not_a_taoist)."""
    return not any(s.qi[board] for board in EACH_BOARD if s.seat_of[board] >= 0)
