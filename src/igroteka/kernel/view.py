"""Views: the only place that hides information.

A view is a state in which everything that a seat does not know is masked. Seats have perfect recall: what a seat has
seen it still knows, because the state holds the knowers of every slot.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeAlias

from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import Place, Pool, fill, mask, unknown


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
    """One full state, drawn by luck from those that fit the view."""
    state = seen.known.copy()
    for pool, places in game.secrets(state):
        fill(pool, places, luck)
    game.guess(state, seen.seat, luck)
    return state


Hidden: TypeAlias = list[tuple[Pool, list[Place]]]  # copies of a state's pools, each with the places that draw on it


def secrets_of(game: Game[S, B], state: S) -> Hidden:
    """What is hidden in a state, to be compared with what is hidden later."""
    return [_copied(pool, places) for pool, places in game.secrets(state)]


def renewed(game: Game[S, B], state: S, before: Hidden) -> Hidden:
    """What is hidden in the state now; unchanged parts are those of ``before``, as is the whole if nothing changed."""
    now = before
    for at, (pool, places) in enumerate(game.secrets(state)):
        if _changed(pool, places, before[at]):
            if now is before:
                now = before[:]
            now[at] = _copied(pool, places)
    return now


def shown(before: Hidden, now: Hidden, seats: int) -> bool:
    """Whether a seat can locate something that it could not before, or the reverse."""
    return before is not now and any(
        old is not new and unknown(*old, seats) != unknown(*new, seats) for old, new in zip(before, now, strict=True)
    )


def _copied(pool: Pool, places: Sequence[Place]) -> tuple[Pool, list[Place]]:
    return pool.copy(), [place.copy() for place in places]


def _changed(pool: Pool, places: Sequence[Place], before: tuple[Pool, list[Place]]) -> bool:
    old_pool, old_places = before
    if pool.unseen != old_pool.unseen:
        return True
    for place, old in zip(places, old_places, strict=True):
        if place.things != old.things or place.knowers != old.knowers:
            return True
    return False


def horizon(game: Game[S, B], state: S, seats: int) -> list[list[int]]:
    """What each seat cannot locate: when it shrinks, something hidden was shown."""
    return [each for pool, places in game.secrets(state) for each in unknown(pool, places, seats)]
