"""Victory and defeat."""

from typing import NoReturn

from igroteka.games.ghost_stories.events import LOST, WON
from igroteka.games.ghost_stories.query import score
from igroteka.games.ghost_stories.state import State, T
from igroteka.kernel.flow import Result, end_match


def lose(t: T, reason: str) -> NoReturn:
    """All players lose at this very moment (ghost_stories.resolve.immediate_defeat)."""
    t.state.outcome = "lost"
    t.tell(LOST, reason)
    end_match(Result((), score(t.state, t.box), reason))


def win(t: T) -> NoReturn:
    """All players win: the last incarnation is beaten (ghost_stories.end.win)."""
    t.state.outcome = "won"
    t.tell(WON)
    end_match(Result(tuple(range(t.state.seats)), score(t.state, t.box), "incarnations_beaten"))


def all_dead(s: State) -> bool:
    """Neutral boards are no Taoists (ghost_stories.neutral.not_a_taoist)."""
    return not any(s.qi[board] for board in range(4) if s.seat_of[board] >= 0)
