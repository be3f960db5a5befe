"""Everything about a match that outlives a segment. All of it is open: what nobody has seen is not yet decided."""

from dataclasses import dataclass, field
from typing import TypeAlias

from igroteka.games.ghost_stories.box import Box
from igroteka.kernel.flow import Table

GHOST, INCARNATION = -1, -2  # unseen cards of the deck
FACE_DOWN = -1
SUPPLY, ON_CARD = -1, -2  # where Su-Ling is, if not on a board
USED = -2  # an artifact that was discarded


@dataclass(slots=True)
class State:
    """Boards go by their colour (0 to 3), tiles by position (0 to 8), ghost spaces by place on the ring (0 to 11)."""

    # How the match was set up
    white_moon: bool = False  # White Moon is played
    level: str = "initiation"  # initiation, normal, nightmare or hell
    seats: int = 4
    first_by: str = "random"  # how the first player is found: random or choose
    colours_by: str = "random"
    powers_by: str = "random"
    village_by: str = "kung_fu_school"  # kung_fu_school takes Night Watch's place, or nine tiles at random
    incarnation_set: str = "base"  # the set the deck's incarnations come from

    # Fixed after the set-up; a board and its Taoist go by their colour
    side: tuple[int, ...] = (-1, -1, -1, -1)  # of each board
    board_at: tuple[int, ...] = (-1, -1, -1, -1)  # the board on each side
    seat_of: tuple[int, ...] = (-1, -1, -1, -1)  # who plays each board; -1: neutral
    power: tuple[int, ...] = (-1, -1, -1, -1)  # of each board
    village: tuple[int, ...] = ()  # the tile at each position
    where: tuple[int, ...] = ()  # the position of each tile, -1 if left out
    portal: int = 4  # its position (also while the Gatekeeper holds it)
    first: int = -1  # the first player's seat

    # The turn
    phase: str = "setup.first"  # which segment comes next
    back: str = ""  # the phase after an attempt
    outcome: str = ""  # won or lost
    turns: int = 0  # begun so far
    active: int = -1  # the board whose turn it is
    own_turn: bool = False  # its player was alive when the turn began
    yang: bool = False  # the Yang phase has begun
    steps: int = 1  # single steps left in this move
    to: int = -1  # the tile of the step at hand, then that of the first action
    helping: int = -1  # the tile whose help was asked for
    acts: int = 0  # step-2 actions done
    did: str = ""  # the kind of the first of them
    used: int = 0  # bits of powers used this turn before the move
    borrowed: int = 0  # bits of powers borrowed this turn
    fresh_buddhas: int = 0  # taken this turn by the active player
    fresh_crystals: int = 0
    clawed: bool = False  # the Avenging Claw gave its token this turn
    sad: bool = False  # an event since which Su-Ling may be moved this turn
    su_ling_moved: bool = False  # this turn
    barrier_due: bool = False  # the Zhou family's reward waits for the end of the turn
    barrier: int = 0  # boards still to be handled in the Mystic Barrier
    acting: tuple[int, ...] = ()  # cards that still act in this Yin phase, first first
    attempt: str = ""  # exorcism, kung_fu or barrier
    attempt_of: int = -1  # the colour (kung_fu) or the board (barrier) it is aimed at
    dice: tuple[int, ...] = ()  # the faces of the running attempt
    due: tuple[int, ...] = ()  # right stones to be resolved: card * 16 + space
    rewards: tuple[int, ...] = ()  # families completed in the Barrier, to be rewarded after it
    rolled: tuple[int, ...] = ()  # the faces of the last roll of Tao dice this turn; they stay on the table
    curse: int = -1  # the side of the Curse die rolled last this turn

    # Boards and Taoists
    qi: list[int] = field(default_factory=list)  # of each board; 0: dead or possessed
    tao: list[int] = field(default_factory=list)  # 5 numbers a board
    tao_supply: list[int] = field(default_factory=list)  # by colour
    at: list[int] = field(default_factory=list)  # each Taoist's position; -1: none
    lying: int = 0  # bits of laid Taoists
    yin_yang: int = 0  # bits of boards that hold their token
    buddhas: list[int] = field(default_factory=list)  # held by each Taoist
    crystals: list[int] = field(default_factory=list)  # held by each Taoist
    power_tokens: list[int] = field(default_factory=list)  # held by each Taoist
    centre_tokens: int = 0  # power tokens on the centre tile
    artifacts: list[int] = field(default_factory=list)  # the owner of each; -1: in the supply, -2: used

    # The village
    haunted: int = 0  # bits of positions
    circle: int = -1  # the colour on the Circle of Prayer
    temple: int = 0  # Buddhas on the Temple, or in the box if it is left out
    villagers: list[int] = field(default_factory=list)  # 3 a position, bottom first; -1 face down, 0 none
    height: list[int] = field(default_factory=list)  # of each stack of villagers
    face_down: list[int] = field(default_factory=list)  # villagers nobody has seen
    dead: int = 0  # bits of villagers on the Graveyard board
    saved: int = 0  # bits of villagers on the Shelter board
    receptacles: int = 0  # bits of full ones, clockwise from the north-west
    su_ling: int = -1  # her space; -1: supply, -2: on the Howling Siren's card

    # The ghosts
    space: list[int] = field(default_factory=list)  # the card in each space, 0 if none
    buddha: int = 0  # bits of spaces with a Buddha
    out: int = 0  # bits of figurines on the haunter stone
    captors: int = 0  # bits of ghosts that hold a die
    power_locks: int = 0  # bits of ghosts that block their board's power
    tao_locks: int = 0  # bits of ghosts that lock Tao tokens
    powers_off: int = 0  # bits of ghosts that switch all powers off
    mantra: int = -1  # the space it lies on
    caught: bool = False  # Uncatchable has met a Buddha
    deck: list[int] = field(default_factory=list)  # bottom first: a card known to all, or GHOST, INCARNATION
    ghosts: list[int] = field(default_factory=list)  # ghosts nobody has seen: in the deck or removed
    incarnations: tuple[int, ...] = ()  # unseen ones of the deck's set: in the deck or in the box
    boxed: int = 0  # how many of them are in the box
    others: tuple[int, ...] = ()  # incarnations of the other set, all in the box
    extra: tuple[int, ...] = ()  # incarnations brought by the Wu penalty
    undefeated: int = 0  # incarnations to beat
    beaten: int = 0  # incarnations of the deck beaten
    discard: tuple[int, ...] = ()

    def copy(self) -> "State":
        return State(
            self.white_moon,
            self.level,
            self.seats,
            self.first_by,
            self.colours_by,
            self.powers_by,
            self.village_by,
            self.incarnation_set,
            self.side,
            self.board_at,
            self.seat_of,
            self.power,
            self.village,
            self.where,
            self.portal,
            self.first,
            self.phase,
            self.back,
            self.outcome,
            self.turns,
            self.active,
            self.own_turn,
            self.yang,
            self.steps,
            self.to,
            self.helping,
            self.acts,
            self.did,
            self.used,
            self.borrowed,
            self.fresh_buddhas,
            self.fresh_crystals,
            self.clawed,
            self.sad,
            self.su_ling_moved,
            self.barrier_due,
            self.barrier,
            self.acting,
            self.attempt,
            self.attempt_of,
            self.dice,
            self.due,
            self.rewards,
            self.rolled,
            self.curse,
            self.qi[:],
            self.tao[:],
            self.tao_supply[:],
            self.at[:],
            self.lying,
            self.yin_yang,
            self.buddhas[:],
            self.crystals[:],
            self.power_tokens[:],
            self.centre_tokens,
            self.artifacts[:],
            self.haunted,
            self.circle,
            self.temple,
            self.villagers[:],
            self.height[:],
            self.face_down[:],
            self.dead,
            self.saved,
            self.receptacles,
            self.su_ling,
            self.space[:],
            self.buddha,
            self.out,
            self.captors,
            self.power_locks,
            self.tao_locks,
            self.powers_off,
            self.mantra,
            self.caught,
            self.deck[:],
            self.ghosts[:],
            self.incarnations,
            self.boxed,
            self.others,
            self.extra,
            self.undefeated,
            self.beaten,
            self.discard,
        )


T: TypeAlias = Table[State, Box]
