"""What a game says about itself before it is set up: modes, length, weight, and a campaign if it has one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Mode


class CampaignRules(NamedTuple):
    """Matches of one seat that follow from one another: each is played with a handicap that the last one set."""

    mode: str  # in which it is played
    option: str  # of that mode: the handicap
    first: int  # handicap of the first match
    after: Callable[[int, int, int], int]  # handicap, own points, the opponent's points: the next handicap
    totals: Callable[[Any, Any], tuple[int, int]]  # state and box: own points and the opponent's
    starts: Callable[[int], tuple[int, int]]  # handicap: where the two score markers start


class Meta(NamedTuple):
    """A game in a catalogue. Its title and description are the messages ``title`` and ``about-game`` of its texts."""

    id: str
    modes: tuple[Mode, ...]
    minutes: str  # how long a match takes at a table: "60–120"
    weight: int  # how much there is to learn, 1 (little) to 5
    campaign: CampaignRules | None = None


def meta_of(game: Game[S, B]) -> Meta:
    """What a game says about itself."""
    return game.meta if isinstance(game.meta, Meta) else Meta(game.id, game.modes, "", 1)
