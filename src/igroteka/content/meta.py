"""What a game says about itself before it is set up: modes, length, weight, house rules, a campaign if it has one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Mode


class HouseRule(NamedTuple):
    """A ruling that the table chooses, because the book can be read in several ways.

    It is an option of the set-up, with an option's texts; ``house-<option>`` says why it is open.
    """

    option: str
    rule: str  # id in the ledger; the ruling there is the first choice
    choices: tuple[str, ...]  # the first is the default of a new table
    before: str  # the choice that matches from before the option existed are played with
    modes: tuple[str, ...]


class CampaignRules(NamedTuple):
    """Matches of one seat that follow from one another: each is played with a handicap that the last one set."""

    mode: str  # the mode in which it is played
    option: str  # the option of that mode that sets the handicap
    first: int  # handicap of the first match
    after: Callable[[int, int, int], int]  # handicap, own points, the opponent's points: the next handicap
    totals: Callable[[Any, Any], tuple[int, int]]  # state and box: own points and the opponent's
    starts: Callable[[int], tuple[int, int]]  # handicap: where the two score markers start


class Meta(NamedTuple):
    """A game in a catalogue. Its title and description are the messages ``title`` and ``about-game`` of its texts."""

    id: str
    modes: tuple[Mode, ...]
    minutes: str  # how long a match takes at a table: "60–120"
    weight: int  # how much there is to learn, from 1 (little) to 5
    campaign: CampaignRules | None = None
    pictures: Mapping[str, str] = {}  # sprites of modes, and of options' values: "level--hell"
    house_rules: tuple[HouseRule, ...] = ()
    seldom: frozenset[str] = frozenset()  # options that are seldom changed: the page asks for them last


def with_house_rules(modes: Iterable[Mode], house_rules: Iterable[HouseRule]) -> tuple[Mode, ...]:
    """The modes of a game with its house rules among their options."""
    rules = tuple(house_rules)
    return tuple(_with_house_rules(mode, [each for each in rules if mode.name in each.modes]) for mode in modes)


def _with_house_rules(mode: Mode, rules: list[HouseRule]) -> Mode:
    options = {**mode.options, **{each.option: each.choices for each in rules}}
    return mode._replace(options=options, implied={**mode.implied, **{each.option: each.before for each in rules}})


def meta_of(game: Game[S, B]) -> Meta:
    """What a game says about itself."""
    return game.meta if isinstance(game.meta, Meta) else Meta(game.id, game.modes, "", 1)
