"""What a seat sees: all. What is hidden is hidden from everybody and has no order (bonfire.turn.public_information).

The Path piles, the deck of masters, the gift stacks below their tops and Tom's pile are multisets in the state; nobody
can know more about them than the state says, so a view is the state itself.
"""

from igroteka.games.bonfire.state import State
from igroteka.kernel.game import Secrets


def secrets(_state: State) -> Secrets:
    """No place holds a thing that one seat knows and another does not."""
    return ()
