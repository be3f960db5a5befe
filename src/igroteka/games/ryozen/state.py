"""Everything about a match that outlives a segment. Nothing in it is hidden: what lies face down has no order yet.

A side is a clan in play: the seats' clans, and after them the Basilisk's. A tile is `side * TILES + number`, so its
owner is `tile // TILES`. Stacks and decks are sorted lists of what is left in them; drawing is luck.
"""

from dataclasses import dataclass
from typing import TypeAlias

from igroteka.games.ryozen.box import Box
from igroteka.kernel.flow import Table
from igroteka.kernel.pile import Pile

Due: TypeAlias = tuple[int, int, int]  # a step and its two numbers

# Steps that may be due. `due` is a stack: the last entry is the next segment.
(
    SPIN,
    CHOOSE_FIRST,
    CHOOSE_CLAN,
    DEAL,
    DAY,
    ACT,
    FORETELL,
    TURN,
    PLACE,
    SPACE,
    SHOWN,
    ABILITY,
    EFFECT,
    REVEAL,
    HIRE,
    REFILL,
    UNCOVER,
    ROTATE,
    EVENT,
    REWARD,
    DAWN,
    ENEMY_CARD,
    ENEMY_PLACE,
    ENEMY_ABILITY,
    ENEMY_EFFECT,
    ENEMY_HIRE,
    ENEMY_SHUFFLE,
) = range(27)

UNLOCKED = (-1,) * 6  # no sector is locked

# Omens: what an act of a scenario leaves in force, one bit each.
STRUCK_FAVOUR, VEIL, LEVY, TIES, LOOMING, SETS = 1, 2, 4, 8, 16, 32
OF_THE_ROUND = STRUCK_FAVOUR | VEIL | TIES | LOOMING


@dataclass(slots=True)
class State:
    """One table of Ryozen."""

    # what was agreed
    seats: int  # people
    sides: int  # clans in play
    palace_mode: bool  # companions take spots on the Palace
    choose_clans: bool  # by choice, not at random
    choose_first: bool
    level: int  # difficulty of the Basilisk, -1 without him
    story: int  # scenario deck, by clan; -1 none, 4 not drawn yet

    # where the match is
    due: list[Due]  # what is still to be done, next one last
    now: Due  # what is being done
    round: int  # 1 to 3, 0 during the set-up
    side: int  # whose turn it is
    first: int  # holder of the first-player token

    # the board
    turned: int  # direction of the Palace, 0 to 5 clockwise
    board: list[int]  # tile on each place, or -1
    hidden: int  # bit set: the companion on that place is hidden
    palace: list[int]  # tiles in the Palace; in its mode nine spots: walls, embrasures, top, -1 for an empty one
    aside: Pile  # tiles that were toppled, out of this round
    locks: Pile  # tile that locks each sector as Guard, or -1
    heralds: Pile  # sides on the Capital track, best first
    row: Pile  # tiles in the Clan House row, from the left

    # the sides
    clans: Pile  # clan of each side, -1 not chosen yet
    hands: list[Pile]  # tiles in front of each side; the Basilisk's stack below its top
    stacks: list[Pile]  # tiles left in each clan stack
    goods: list[int]  # coins, scrolls, lanterns of each side in turn
    shards: list[int]  # coral, agate, jade of each side in turn
    earned: list[int]  # favour of each side in turn, by source
    cards: list[Pile]  # revelations in front of each side
    explorers: list[int]  # steps of each side's Explorer along the path

    # villages, events, revelations
    path: Pile  # built villages from the starting one on, the Altar at last
    village_top: int  # the open top tile of the stack, or -1
    villages: Pile  # tiles below it
    areas: Pile  # predicted event on each area, or -1
    event_deck: Pile
    event_discard: Pile  # the last one is on top
    display: Pile  # face-up revelation on each area, or -1
    card_deck: Pile
    card_discard: Pile

    # this turn
    chosen: int  # rank of the companion to be placed
    where: int  # location of the companion placed this turn
    effect: int  # whose day effect is to be applied: a sector, the Palace or a kind of its spots

    # the Basilisk
    top: int  # his next companion, or -1
    enemy_blocks: list[Pile]  # enemy deck, bottom block first, each shuffled in itself; -1 for an unseen card
    enemy_unseen: Pile  # what those are
    enemy_discard: Pile
    card: int  # the sector card of his turn, or -1
    told: int  # option taken in Act II, 0 before it
    omens: int  # what acts left in force

    def copy(self) -> "State":
        return State(
            self.seats,
            self.sides,
            self.palace_mode,
            self.choose_clans,
            self.choose_first,
            self.level,
            self.story,
            self.due[:],
            self.now,
            self.round,
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
            self.chosen,
            self.where,
            self.effect,
            self.top,
            self.enemy_blocks[:],
            self.enemy_unseen,
            self.enemy_discard,
            self.card,
            self.told,
            self.omens,
        )


T: TypeAlias = Table[State, Box]
