"""The state of a match. Nothing in it is hidden: what nobody has seen is not yet decided."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.words import (
    ACTIONS,
    BLUE,
    BOARDS,
    CENTRE,
    NO_ATTEMPT,
    NO_BOARD,
    NO_COLOUR,
    NO_POWER,
    NO_SIDE,
    NO_SPACE,
    SIDES,
    ZHOU,
    Attempt,
    Board,
    Card,
    Colour,
    Family,
    Position,
    Power,
    Side,
    Space,
    Tile,
    Villager,
)
from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Table

NO_CARD = Card(0)
GHOST, INCARNATION = Card(-1), Card(-2)  # unseen cards of the deck
NO_VILLAGER, FACE_DOWN = Villager(0), Villager(-1)
NEUTRAL: Seat = -1  # the seat of a board without a player
SUPPLY, ON_CARD = Space(-1), Space(-2)  # where Su-Ling is, if not on a board
UNUSED, USED = NO_BOARD, Board(Colour(-2))  # an artifact in the supply, and one that was discarded


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
    side: tuple[Side, ...] = (NO_SIDE,) * len(BOARDS)  # of each board
    board_at: tuple[Board, ...] = (NO_BOARD,) * len(SIDES)  # the board on each side
    seat_of: tuple[Seat, ...] = (NEUTRAL,) * len(BOARDS)  # the seat that plays each board
    power: tuple[Power, ...] = (NO_POWER,) * len(BOARDS)  # of each board
    village: tuple[Tile, ...] = ()  # the tile at each position
    where: tuple[Position, ...] = ()  # the position of each tile, NOWHERE if left out
    portal: Position = CENTRE  # its position (also while the Gatekeeper holds it)
    first: Seat = -1  # the first player's

    # The turn
    agenda: list[Due] = field(default_factory=list)  # what is due, the next step last
    outcome: str = ""  # won or lost
    turns: int = 0  # begun so far
    active: Board = NO_BOARD  # the board whose turn it is
    own_turn: bool = False  # its player was alive when the turn began
    yang: int = 0  # the step of the Yang phase: 1 move, 2 act, 3 place; 0 before it
    acts: int = 0  # actions taken in step 2
    used: int = 0  # bits of powers used this turn before the move
    borrowed: int = 0  # bits of powers borrowed this turn
    fresh_buddhas: int = 0  # taken this turn by the active player
    fresh_crystals: int = 0
    clawed: bool = False  # the Avenging Claw gave its token this turn
    sad: bool = False  # something happened that allows Su-Ling to be moved this turn
    su_ling_moved: bool = False  # this turn
    barrier_due: bool = False  # the Zhou family's reward waits for the end of the turn
    barrier: bool = False  # the Mystic Barrier is being resolved
    rewards: tuple[Family, ...] = ()  # families completed in the Barrier, to be rewarded after it
    attempt: Attempt = NO_ATTEMPT  # the kind of the running attempt,
    attempt_of: Colour = NO_COLOUR  # the colour (at the School) or the board (in the Barrier) it is aimed at,
    dice: tuple[Colour, ...] = ()  # and its faces
    rolled: tuple[Colour, ...] = ()  # the faces of the last roll of Tao dice this turn; they stay on the table
    curse: int = -1  # the side of the Curse die rolled last this turn

    # Boards and Taoists
    qi: list[int] = field(default_factory=list)  # of each board; 0: dead or possessed
    tao: list[int] = field(default_factory=list)  # by board and colour, see `tao_at`
    tao_supply: list[int] = field(default_factory=list)  # by colour
    at: list[Position] = field(default_factory=list)  # each Taoist's position; NOWHERE: there is none
    lying: int = 0  # bits of laid Taoists
    yin_yang: int = 0  # bits of boards that hold their token
    buddhas: list[int] = field(default_factory=list)  # held by each Taoist
    crystals: list[int] = field(default_factory=list)  # held by each Taoist
    power_tokens: list[int] = field(default_factory=list)  # held by each Taoist
    centre_tokens: int = 0  # power tokens on the centre tile
    artifacts: list[Board] = field(default_factory=list)  # the owner of each, or UNUSED, USED

    # The village
    haunted: int = 0  # bits of positions
    circle: Colour = NO_COLOUR  # the colour on the Circle of Prayer
    temple: int = 0  # Buddhas on the Temple, or in the box if it is left out
    villagers: list[Villager] = field(default_factory=list)  # by position and height, see `villager_at`
    height: list[int] = field(default_factory=list)  # of each stack of villagers
    face_down: list[Villager] = field(default_factory=list)  # villagers nobody has seen
    dead: int = 0  # bits of villagers on the Graveyard board
    saved: int = 0  # bits of villagers on the Shelter board
    receptacles: int = 0  # bits of full ones, clockwise from the north-west
    su_ling: Space = SUPPLY  # her space, or ON_CARD: on the Howling Siren's card

    # The ghosts
    space: list[Card] = field(default_factory=list)  # the card in each space, or NO_CARD
    buddha: int = 0  # bits of spaces with a Buddha
    out: int = 0  # bits of figurines on the haunter stone
    captors: int = 0  # bits of ghosts that hold a die
    power_locks: int = 0  # bits of ghosts that block their board's power
    tao_locks: int = 0  # bits of ghosts that lock Tao tokens
    powers_off: int = 0  # bits of ghosts that switch all powers off
    mantra: Space = NO_SPACE  # the space it lies on
    caught: bool = False  # Uncatchable has met a Buddha
    deck: list[Card] = field(default_factory=list)  # bottom first: a card known to all, or GHOST, INCARNATION
    ghosts: list[Card] = field(default_factory=list)  # ghosts nobody has seen: in the deck or removed
    incarnations: tuple[Card, ...] = ()  # unseen ones of the deck's set: in the deck or in the box
    boxed: int = 0  # how many of them are in the box
    others: tuple[Card, ...] = ()  # incarnations of the other set, all in the box
    extra: tuple[Card, ...] = ()  # incarnations brought by the Wu penalty
    undefeated: int = 0  # incarnations to beat
    beaten: int = 0  # incarnations of the deck beaten
    discard: tuple[Card, ...] = ()

    # House rules
    winds_after: bool = False  # the Twin Winds blow after one's own move
    neutral_as_taoists: bool = False  # a neutral board has as much Qi as a Taoist
    free_exorcism: bool = False  # an exorcism that the dice alone achieve may be declined

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
            self.agenda[:],
            self.outcome,
            self.turns,
            self.active,
            self.own_turn,
            self.yang,
            self.acts,
            self.used,
            self.borrowed,
            self.fresh_buddhas,
            self.fresh_crystals,
            self.clawed,
            self.sad,
            self.su_ling_moved,
            self.barrier_due,
            self.barrier,
            self.rewards,
            self.attempt,
            self.attempt_of,
            self.dice,
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
            self.winds_after,
            self.neutral_as_taoists,
            self.free_exorcism,
        )


T: TypeAlias = Table[State, Box]


# States of older rules

END_TURN: Due = (48, ())  # steps of flow.py by their ids
CHECK_BARRIER: Due = (50, ())
PASS_TURN: Due = (54, ())
_SETUP: dict[str, list[int]] = {
    "setup.first": [],
    "setup.colours": [5, 4],
    "setup.powers": [5, 4],
    "setup.village": [5, 4],
    "setup.table": [5],
    "setup.villagers": [7, 6],
    "setup.save": [7],
    "turn.start": [],
}
_YANG = {"yang.move": 1, "yang.step": 1, "yang.lead": 1, "yang.act": 2, "yang.acted": 2, "yang.place": 3}
_ATTEMPTS = ("", "exorcism", "kung_fu", "barrier")
_INTERLUDES: dict[str, list[Due]] = {
    "yin_yang": [(40, ())],
    "fireworks": [(41, ())],
    "help.ghost": [(12, ())],
    "attempt.reroll": [(25, ()), (24, ())],
    "attempt.choose": [(25, ())],
}


class _Older:
    """The fields of a version 2 state, which had a phase and its details instead of an agenda."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    def due(self, phase: str) -> list[Due]:
        """What is due in a phase."""
        if phase in _SETUP:
            return [(number, ()) for number in _SETUP[phase]] + self._boards_left(phase)
        if phase in _INTERLUDES:
            return self.due(str(self.fields["back"])) + _INTERLUDES[phase]
        if phase == "help":
            return [*self.due(str(self.fields["back"])), (38, (self.fields["helping"],))]
        if phase == "attempt.right":
            right: list[Due] = [(26, divmod(packed, 16)) for packed in reversed(self.fields["due"])]
            return self.due(str(self.fields["back"])) + right
        if phase.startswith(("yin", "window")):
            return self._yin(phase)
        return self._yang(phase) if phase.startswith("yang") else self._ending(phase)

    def _boards_left(self, phase: str) -> list[Due]:
        power, board_at = self.fields["power"], self.fields["board_at"]
        sides = [side for side in (3, 2, 1, 0) if board_at[side] < 0 or power[board_at[side]] < 0]
        if phase == "setup.colours":
            return [(55, ()), (2, ())]
        if phase != "setup.powers":
            return []
        return [(3, (side,)) for side in sides] if self.fields["powers_by"] == "choose" else [(55, ())]

    def _yin(self, phase: str) -> list[Due]:
        yang: list[Due] = [(22, ()), (20, ()), (14, ())] if self.fields["own_turn"] else []
        window: list[Due] = [(8, ())] if phase.startswith("window") else []
        if phase.endswith("act"):
            acting: list[Due] = [(9, (card, 0)) for card in reversed(self.fields["acting"])]
            return [END_TURN, *yang, (10, ()), *acting, *window]
        return [END_TURN, *yang, (11 if phase.endswith("overrun") else 12, ()), *window]

    def _yang(self, phase: str) -> list[Due]:
        fields = self.fields
        begun: list[Due] = [END_TURN, (22, ())]
        if phase == "yang.acted":
            if fields["acts"] == 2 or not (fields["active"] == BLUE or fields["seat_of"][BLUE] < 0):
                return begun
            return [*begun, (21, (ACTIONS.index(fields["did"]), fields["to"]))]
        steps: dict[str, list[Due]] = {
            "yang.move": [(20, ()), (14, ())],
            "yang.step": [(20, ()), (19, ())],
            "yang.lead": [(20, ()), (18, (fields["to"], fields["steps"] - 1))],
            "yang.act": [(20, ())],
            "yang.place": [],
        }
        return begun + steps[phase]

    def _ending(self, phase: str) -> list[Due]:
        """The last steps of a turn; in the Mystic Barrier the boards to the left of the active one come first."""
        fields = self.fields
        side, left, families = fields["side"][fields["active"]], fields["barrier"], fields["rewards"]
        if phase == "turn.su_ling":
            return [END_TURN]
        if phase == "turn.tokens":  # the Barrier has been checked
            return [PASS_TURN, *([(53, ())] if self._tokens_wait() else [])]
        if phase == "barrier":
            boards: list[Due] = [(51, (fields["board_at"][(side - n) % 4],)) for n in range(left)]
            return [CHECK_BARRIER, (52, ()), *boards]
        if phase == "barrier.rewards":
            order = [family for family in families if family == ZHOU]
            order += [family for family in reversed(families) if family != ZHOU]
            return [CHECK_BARRIER, *[(46, (family,)) for family in order]]
        return [CHECK_BARRIER]

    def _tokens_wait(self) -> bool:
        fields = self.fields
        board = fields["active"]
        return bool(
            fields["own_turn"] and fields["qi"][board] and fields["centre_tokens"] and fields["at"][board] == CENTRE
        )


def with_agenda(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state of version 2 in version 3."""
    old = _Older(fields)
    phase = str(fields["phase"])
    step = phase if phase in _YANG else str(fields["back"])
    gone = ("phase", "back", "steps", "to", "helping", "did", "acting", "due")
    return {
        **{name: value for name, value in fields.items() if name not in gone},
        "agenda": old.due(phase),
        "yang": _YANG.get(step, 3) if fields["yang"] else 0,
        "attempt": _ATTEMPTS.index(fields["attempt"]),
        "barrier": fields["barrier"] > 0 or phase == "barrier",
        "rewards": () if phase == "barrier.rewards" else fields["rewards"],
    }
