"""How the Enfeeblement Mantra leaves the ghost it lies on."""

from igroteka.games.ghost_stories.events import MANTRA_BACK
from igroteka.games.ghost_stories.query import alive, works
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.words import MANTRA, NO_SPACE
from igroteka.kernel.bits import with_bit


def check_mantra(t: T) -> None:
    """The Mantra leaves its ghost as soon as yellow has lost the power.

    ghost_stories.power.yellow.mantra.lost_power
    """
    if t.state.mantra >= 0 and not works(t.state, MANTRA):
        return_mantra(t)


def return_mantra(t: T) -> None:
    """The Mantra goes back to its owner, usable from the next turn on (ghost_stories.power.yellow.mantra.return)."""
    s = t.state
    s.mantra = NO_SPACE
    if alive(s):
        s.used = with_bit(s.used, MANTRA)
    t.tell(MANTRA_BACK)
