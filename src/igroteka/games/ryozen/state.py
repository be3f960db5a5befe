"""The state of a match. Nothing in it is hidden: what lies face down has no order yet.

Stacks and decks are sorted lists of what is left in them; drawing is luck.
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.words import (
    ALL_SECTORS,
    NO_TILE,
    SIDES,
    Card,
    Clan,
    EnemyCard,
    EventCard,
    Location,
    Place,
    Rank,
    Side,
    Site,
    Tile,
    Village,
)
from igroteka.kernel.agenda import Due
from igroteka.kernel.flow import Table

UNLOCKED: Final = (NO_TILE,) * 6  # no sector is locked
NO_STORY: Final = -1  # of `story`: not the narrative mode
ANY_STORY: Final = 4  # of `story`: the deck of the Basilisk's clan, which is not known yet

# Omens: what an act of a scenario leaves in force, one bit each.
STRUCK_FAVOUR, VEIL, LEVY, TIES, LOOMING, SETS = 1, 2, 4, 8, 16, 32
OF_THE_ROUND = STRUCK_FAVOUR | VEIL | TIES | LOOMING

PRESENT: Final = tuple(tuple(1 << (6 * side + n) for n in ALL_SECTORS) for side in SIDES[4])  # bits, by side and sector


@dataclass(slots=True)
class State:
    """One table of Ryozen."""

    # how the match was set up
    seats: int  # people
    sides: int  # clans in play
    palace_mode: bool  # companions take spots on the Palace
    choose_clans: bool  # by choice, not at random
    choose_first: bool
    level: int  # difficulty of the Basilisk, -1 without it
    story: int  # scenario deck by its clan, NO_STORY or ANY_STORY

    # where the match is
    agenda: list[Due]  # what is still to be done, the next step last
    round: int  # 1 to 3, 0 during the set-up
    night: bool  # the Day is over: events and rewards
    side: Side  # whose turn it is
    first: Side  # holder of the first-player token

    # the board
    turned: int  # direction of the Palace, 0 to 5 clockwise
    board: list[Tile]  # on each place, or NO_TILE
    hidden: int  # bit set: the companion on that place is hidden
    palace: list[Tile]  # those in the Palace; in the Palace mode nine spots: walls, embrasures, top
    aside: tuple[Tile, ...]  # those that were toppled, out of this round
    locks: tuple[Tile, ...]  # the Guard that locks each sector, or NO_TILE
    heralds: tuple[Side, ...]  # sides on the Capital track, best first
    row: tuple[Tile, ...]  # in the Clan House row, from the left

    # the sides
    clans: tuple[Clan, ...]  # of each side
    hands: list[tuple[Tile, ...]]  # in front of each side; the Basilisk's stack below its top
    stacks: list[tuple[Tile, ...]]  # left in each clan stack
    goods: list[int]  # coins, scrolls, lanterns of each side in turn
    shards: list[int]  # coral, agate, jade of each side in turn
    earned: list[int]  # favour of each side in turn, by source
    cards: list[tuple[Card, ...]]  # revelations in front of each side
    explorers: list[int]  # steps of each side's Explorer along the path

    # villages, events, revelations
    path: tuple[Village, ...]  # built villages from the starting one on, the Altar last
    village_top: Village  # the open top tile of the stack
    villages: tuple[Village, ...]  # tiles below it
    areas: tuple[EventCard, ...]  # predicted event on each area, or NO_EVENT_CARD
    event_deck: tuple[EventCard, ...]
    event_discard: tuple[EventCard, ...]  # the last one is on top
    display: tuple[Card, ...]  # face-up revelation on each area, or NO_CARD
    card_deck: tuple[Card, ...]
    card_discard: tuple[Card, ...]

    # this turn: empty values for what is not set yet, or no longer
    placing: Rank  # of the companion that is about to be placed
    where: Location  # location of the companion of this turn
    ability: Rank  # whose ability is offered or being used
    effect: Site  # whose day effect is due or being applied
    hiring: bool  # a companion of the row is being chosen or has been paid for

    # the Basilisk
    top: Tile  # its next companion
    enemy_blocks: list[tuple[EnemyCard, ...]]  # enemy deck, bottom block first, each shuffled on its own
    enemy_unseen: tuple[EnemyCard, ...]  # the cards behind the UNSEEN ones
    enemy_discard: tuple[EnemyCard, ...]
    card: EnemyCard  # the sector card of its turn
    way: int  # taken in Act II, counted from 1; 0 before it
    omens: int  # what acts left in force

    # house rules
    by_nightfall: bool = False  # rewards go to those who were present when the Night began
    every_second: bool = False  # every second sector is lit, whatever the box says
    every_way: bool = False  # each way of an act is offered, even if it cannot be carried out in full
    own_order: bool = False  # each side chooses the order in which the Curse of the Shadow strikes
    present: int = 0  # who was present where when the Night began (see PRESENT)

    def copy(self) -> "State":
        return State(
            self.seats,
            self.sides,
            self.palace_mode,
            self.choose_clans,
            self.choose_first,
            self.level,
            self.story,
            self.agenda[:],
            self.round,
            self.night,
            self.side,
            self.first,
            self.turned,
            self.board[:],
            self.hidden,
            self.palace[:],
            self.aside,
            self.locks,
            self.heralds,
            self.row,
            self.clans,
            self.hands[:],
            self.stacks[:],
            self.goods[:],
            self.shards[:],
            self.earned[:],
            self.cards[:],
            self.explorers[:],
            self.path,
            self.village_top,
            self.villages,
            self.areas,
            self.event_deck,
            self.event_discard,
            self.display,
            self.card_deck,
            self.card_discard,
            self.placing,
            self.where,
            self.ability,
            self.effect,
            self.hiring,
            self.top,
            self.enemy_blocks[:],
            self.enemy_unseen,
            self.enemy_discard,
            self.card,
            self.way,
            self.omens,
            self.by_nightfall,
            self.every_second,
            self.every_way,
            self.own_order,
            self.present,
        )


T: TypeAlias = Table[State, Box]


def conceal(s: State, place: Place) -> None:
    """The companion on a place lies hidden side up."""
    s.hidden |= 1 << place


def expose(s: State, place: Place) -> None:
    """The companion on a place lies revealed side up, or none lies there."""
    s.hidden &= ~(1 << place)


# States of rules version 1 had a list of duties, each a number with two arguments, instead of the agenda.

Duty: TypeAlias = tuple[int, int, int]
DAY, SPACE, FACE, ABILITY, EFFECT, ROTATE, EVENT, REWARD = 4, 9, 10, 11, 12, 17, 18, 19  # of these duties
NIGHT: Final = frozenset({EVENT, REWARD, 20})
BASILISK_EFFECT: Final = 24
UNPLACED: Final = frozenset({8, SPACE, 21, 22})  # no companion stands yet in this turn
STEPS: Final = {  # the step that each of the others has become, and how many numbers it takes
    0: (1, 0),
    1: (2, 0),
    2: (3, 0),
    3: (4, 0),
    5: (5, 1),
    6: (6, 0),
    7: (7, 0),
    8: (9, 1),
    FACE: (11, 1),
    ABILITY: (12, 1),
    EFFECT: (13, 1),
    13: (14, 1),
    14: (15, 1),
    15: (16, 0),
    16: (17, 0),
    20: (25, 0),
    21: (26, 0),
    22: (27, 0),
    23: (28, 1),
    BASILISK_EFFECT: (29, 0),
    25: (30, 1),
    26: (32, 0),
}


def with_agenda(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state of version 1 as those of version 2."""
    due: list[Duty] = [(duty, first, second) for duty, first, second in fields["due"]]  # decoded as lists
    duties = {duty for duty, _, _ in due}
    rest = {name: value for name, value in fields.items() if name not in ("due", "now")}
    return {
        **rest,
        "agenda": [step for duty in due for step in _steps(fields, *duty)],
        "night": not duties.isdisjoint(NIGHT),
        "chosen": fields["chosen"] if FACE in duties else -1,
        "where": fields["where"] if duties.isdisjoint(UNPLACED) else -1,
        "ability": next((rank for duty, _, rank in due if duty == ABILITY), -1),
        "effect": -1 if duties.isdisjoint({EFFECT, BASILISK_EFFECT}) else fields["effect"],
        "hiring": False,
    }


def _steps(fields: dict[str, Any], duty: int, first: int, second: int) -> list[Due]:
    """The steps that a duty has become, the next one last."""
    order = [*range(fields["first"], fields["sides"]), *range(fields["first"])]
    left = order[second:][::-1]
    if duty == DAY:
        return []
    if duty == SPACE:
        return [(10, (first, fields["chosen"]))]
    if duty == ROTATE:
        return [(31 if first else 18, ())]
    if duty == EVENT:
        begun: list[Due] = [(19, (first + 1,)), (21, (first,)), *((20, (first, side)) for side in left)]
        return [(25, ()), (22, (0,)), *(begun if second else [(19, (first,))])]
    if duty == REWARD:
        location = first if first < 6 else 36
        begun = [(22, (first + 1,)), (24, (location,)), *((23, (side, location)) for side in left)]
        return [(25, ()), *(begun if second else [(22, (first,))])]
    step, numbers = STEPS[duty]
    return [(step, (first, second)[:numbers])]


RENAMED: Final = {"chosen": "placing", "told": "way"}  # fields since version 3


def with_plain_names(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state of version 2 as those of version 3."""
    return {RENAMED.get(name, name): value for name, value in fields.items()}
