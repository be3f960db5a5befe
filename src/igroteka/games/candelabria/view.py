"""What a seat does not see: candle cards in hands and deck, personal quests.

Tactic cards are taken from an open display and Houses start with known ones, so everybody knows who holds which.
The decks of tactics, curses, tokens and withering cards are multisets without order.
"""

from igroteka.games.candelabria.state import State
from igroteka.kernel.game import Secrets


def secrets(state: State) -> Secrets:
    """The pools, and the places that draw on them."""
    return [
        (state.candle_pool, (state.deck, state.hands)),
        (state.quest_pool, (state.personal,)),
    ]
