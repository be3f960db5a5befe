"""Views: the only place that hides. A view is a state in which all that a seat does not know is masked.

It is perfect recall: what a seat has seen stays known to it, because the knowers of every slot are in the state.
"""

from typing import Generic, NamedTuple

from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import fill, mask, unknown


class View(NamedTuple, Generic[S]):
    """What one seat knows; seat ``None`` is an onlooker."""

    seat: Seat | None
    known: S


def view(game: Game[S, B], state: S, seat: Seat | None) -> View[S]:
    """The state as the seat knows it."""
    known = state.copy()
    for pool, places in game.secrets(known):
        mask(pool, places, seat)
    game.hide(known, seat)
    return View(seat, known)


def determinise(game: Game[S, B], seen: View[S], luck: Luck) -> S:
    """One full state, drawn by luck from those the view cannot tell apart."""
    state = seen.known.copy()
    for pool, places in game.secrets(state):
        fill(pool, places, luck)
    game.guess(state, seen.seat, luck)
    return state


def horizon(game: Game[S, B], state: S, seats: int) -> list[list[int]]:
    """What each seat cannot locate: when it shrinks, something hidden was shown."""
    return [each for pool, places in game.secrets(state) for each in unknown(pool, places, seats)]
