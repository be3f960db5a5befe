"""Habits of play that statistics count."""

from typing import Final

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import PALACE
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Folly, Habits


def dearer(s: State, box: Box, ask: Ask, index: int) -> bool:
    """A paid place was taken while a free one of the same sector was offered."""
    price, taken = box.tables.boards[s.sides > 2].price, ask.options[index]
    if not isinstance(taken, int) or taken >= PALACE or not price[taken].total:
        return False
    sector = ask.keys[index].partition(":")[0]
    return any(
        key.startswith(f"{sector}:") and isinstance(place, int) and not price[place].total
        for key, place in zip(ask.keys, ask.options, strict=True)
    )


def declined(s: State, box: Box, ask: Ask, index: int) -> bool:
    return ask.keys[index] == "no"


HABITS: Final[Habits[State, Box]] = Habits(
    actions=("place.space", "place.shown", "outskirts.action", "clan_house.hire", "revelation.keep"),
    follies=(
        Folly("paid for a place while a free one was open", "place.space", dearer),
        Folly("declined a day effect", "effect.apply", declined),
    ),
)
