"""What a seat does not see: candle cards in hands and deck, personal quests.

Tactic cards are taken from an open display and Houses start with known ones, so everybody knows who holds which.
The decks of tactics, curses, tokens and withering cards are multisets without order.
"""

from bisect import insort

from igroteka.games.candelabria.state import State
from igroteka.kernel.ask import NOBODY, Seat, sees
from igroteka.kernel.bits import has
from igroteka.kernel.game import Secrets
from igroteka.kernel.luck import Luck


def secrets(state: State) -> Secrets:
    """The pools, and the places that draw on them."""
    return [
        (state.candle_pool, (state.deck, state.hands)),
        (state.quest_pool, (state.personal,)),
    ]


def guess(state: State, seat: Seat | None, luck: Luck) -> None:
    """A personal quest is claimed when met, so a quest met but unclaimed cannot be personal: deal another."""
    personal, unseen = state.personal, state.quest_pool.unseen
    if len(personal) != state.seats:  # the seats are still choosing
        return
    for other, quest in enumerate(personal.things):
        if sees(personal.knowers[other], seat) or not has(state.ruled_out[other], quest):
            continue
        fitting = [each for each in unseen if not has(state.ruled_out[other], each)]
        if fitting:
            personal.things[other] = luck.pick(fitting, NOBODY)
            unseen.remove(personal.things[other])
            insort(unseen, quest)
