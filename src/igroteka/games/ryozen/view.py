"""What a seat sees: everything.

Hands, holdings and cards lie open, a hidden companion was placed from an open hand, and the order of stacks and decks
does not exist before they are drawn from; so no seat knows what another one does not (ryozen.info.*).
"""

from igroteka.games.ryozen.state import State
from igroteka.kernel.game import Secrets


def secrets(state: State) -> Secrets:
    """Nothing is known to some seats only."""
    return ()
