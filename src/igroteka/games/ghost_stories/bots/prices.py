"""Prices for the planner of a turn: what removing a ghost, Qi, tokens and tiles are worth to the Taoists.

About 100 for an ordinary ghost. The prices were tuned together in some 8,000 matches of the planner alone, from values
set by hand (docs/bots.md).
"""

from igroteka.games.ghost_stories.bots.chances import singles
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    board_of,
    exorcisable,
    first_active,
    free_dice,
    ghosts_on,
    has_yin_yang,
    holds_die,
    immune,
    is_haunted,
    is_living,
    is_out,
    locks_power,
    locks_tao,
    needs,
    switches_powers_off,
    wild_whites,
    works,
)
from igroteka.games.ghost_stories.state import INCARNATION, State
from igroteka.games.ghost_stories.words import (
    BLACK,
    EACH_COLOUR,
    EACH_SIDE,
    EACH_SPACE,
    LINES,
    NOWHERE,
    OPPOSITE,
    SIDE_OF,
    Board,
    Card,
    Colour,
    Space,
    Tile,
    tao_at,
)
from igroteka.kernel.bits import with_bit

GHOST = 56.1  # removed
STRONG = 4.92  # per symbol: it would stay longer
TOTAL = 6.96  # per ghost in play
PAIR = 21.8  # two on its board
FULL = 0.419  # times a Qi, on a full board
FULL_LATER = 0.0774  # less for each turn until its Yin phase
QI_1, QI_2, QI_3, QI_4, QI_5 = 256.0, 185.0, 103.0, 103.0, 65.2  # a Taoist's last Qi, the second to last, and so on
QI_MORE = 0.395  # times QI_5
NEUTRAL_QI = 60.0
DEFEAT = 794.0  # a haunted tile that loses the match
TILE_1, TILE_2, TILE_3 = 427.0, 225.0, 189.0  # one that leaves 1, 2 or 3 until then
HAUNT_OUT, HAUNT_IN = 0.591, 0.432  # chances that a figurine on the stone, or on its card, comes to haunt
HAUNT_LATER = 0.0686  # less for each turn until the Yin phase of its board
TORMENT = 251.0
TORMENT_LATER = 12.7
DIE = 60.7  # that it holds
TAO_LOCK = 137.0
POWER_LOCK = 55.4
POWERS_OFF = 111.0  # of all boards
WU_FENG = 2000.0
GATHER = 60.0  # per token that comes to the tile before an incarnation and is needed there
GUARD = 617.0  # a ghost in the way of the Howling Nightmare
CURSE = 67.5
TAO_TOKEN = 26.5  # the first of a colour in a hand
TAO_MORE = 0.635  # times the previous one, for each further token
TAO_NEED = 0.248  # times what it adds to the chances of exorcisms
TAO_MANY = 0.179  # what it adds against an incarnation of many colours
TAO_BLACK = 11.6  # most incarnations are black
YIN_YANG = 149.0
BUDDHA = 152.0
BUDDHA_SECOND = 0.725
PLACED = 26.8
PLACED_CROWD = 19.5  # per ghost on that board
ARRIVAL = 160.0  # one more ghost
CIRCLE_NOW = 0.202  # times the prizes of a colour's ghosts
CIRCLE_LATER = 1.27  # per card to come
POWER_TOKEN = 40.0  # spent
POWER_BACK = 20.0  # per token on the centre tile
REVIVAL = 352.0
# the price of a villager, by how many more may die before the death that loses the match
DEATH = (802.0, 1100.0, 572.0, 396.0, 308.0, 242.0, 198.0, 176.0, 154.0, 143.0, 132.0, 132.0)
DEVOURED = 0.836  # chance that a devourer comes to it


def turns_until(s: State, board: Board) -> int:
    """Turns until the next Yin phase of a board, less one: 0 to 3."""
    return (s.side[board] - s.side[s.active] - bool(s.agenda)) % 4


def cards_before(s: State) -> int:
    """How many cards lie on the next incarnation; 0 if there is none."""
    for count, card in enumerate(reversed(s.deck)):
        if card == INCARNATION:
            return count
    return 0


def qi_price(s: State, board: Board) -> float:
    """The worth of a board's last Qi; another board pays for a dead Taoist or a possessed board."""
    qi = s.qi[board]
    if s.seat_of[board] < 0:
        return NEUTRAL_QI if qi else QI_3
    return (QI_3, QI_1, QI_2, QI_3, QI_4, QI_5)[min(qi, 5)]


def qi_gain(s: State, board: Board) -> float:
    """What one more Qi is worth."""
    return (0.0, QI_2, QI_3, QI_4, QI_5, QI_MORE * QI_5)[min(s.qi[board], 5)]


def tile_price(s: State, box: Box, more: int = 1) -> float:
    """What one more haunted tile costs, or (with 0 more) the last one."""
    left = box.tables.level[s.level].haunted_limit - s.haunted.bit_count() - more
    return (DEFEAT, TILE_1, TILE_2, TILE_3)[min(max(left, 0), 3)]


def death(s: State, box: Box) -> float:
    """What the next villager's death costs."""
    left = box.tables.graveyard - 1 - s.dead.bit_count()
    return DEATH[min(max(0, left), len(DEATH) - 1)]


def full_price(s: State, board: Board) -> float:
    """The cost of a full board."""
    return (FULL - FULL_LATER * turns_until(s, board)) * qi_price(s, board)


def powers_of(s: State, board: Board) -> int:
    """Bits of a Taoist's powers: their own unless blocked, and borrowed ones on their own turn."""
    borrowed = s.borrowed if board == s.active else 0
    return with_bit(borrowed, s.power[board]) if works(s, s.power[board]) else borrowed


def main_colour(need: list[int]) -> Colour:
    """The colour of most of a ghost's symbols."""
    return EACH_COLOUR[need.index(max(need))]


class Outlook:
    """The ghosts in play and their prices at one moment."""

    __slots__ = (
        "_gains",
        "boards",
        "box",
        "cards_before",
        "dice",
        "hard",
        "helps",
        "need",
        "plain",
        "prize",
        "s",
        "total",
        "wild",
        "wu_feng",
    )

    def __init__(self, s: State, box: Box) -> None:
        self.s, self.box = s, box
        self.dice, self.wild = free_dice(s), wild_whites(s, box)
        self.boards = [ghosts_on(s, side) for side in EACH_SIDE]  # ghosts on each side
        self.total = sum(self.boards)
        self.cards_before = cards_before(s)
        self.helps: dict[tuple[Board, Tile], float] = {}  # of each tile to each board, as far as asked: see `tiles`
        self._gains: dict[tuple[Board, Colour], float] = {}  # of Tao tokens
        self.plain = [0.0] * len(EACH_SPACE)  # what removing each ghost is worth
        self.prize = [0.0] * len(EACH_SPACE)  # what exorcising it is worth
        self.need: list[list[int]] = [[]] * len(EACH_SPACE)
        self.hard = [False] * len(EACH_SPACE)  # dice do not count
        self.wu_feng: list[Space] = []  # where incarnations stand
        for space, card in zip(EACH_SPACE, s.space, strict=True):
            if card:
                self._look_at(space, card)
        for space, card in zip(EACH_SPACE, s.space, strict=True):
            if box.tables.guarded[card] and not exorcisable(s, box, space):
                self.plain[OPPOSITE[space]] += GUARD
                self.prize[OPPOSITE[space]] += GUARD

    def _look_at(self, space: Space, card: Card) -> None:
        s, box = self.s, self.box
        self.need[space] = needs(s, box, space)
        self.hard[space] = immune(s, box, space)
        plain = GHOST + STRONG * sum(box.tables.cost[card]) + TOTAL * self.total
        self.plain[space] = plain + self._crowd(space) + self._act(space, card) + self._held(space)
        if box.tables.incarnation[card]:
            self.plain[space] += WU_FENG
            self.wu_feng.append(space)
        self.prize[space] = self.plain[space] + self._right(card)

    def _crowd(self, space: Space) -> float:
        count = self.boards[SIDE_OF[space]]
        if count == 3:
            return full_price(self.s, board_of(self.s, space))
        return PAIR if count == 2 else 0.0

    def _act(self, space: Space, card: Card) -> float:
        """What its centre stone will do."""
        s = self.s
        actions = self.box.tables.actions[card]
        if not actions or s.su_ling == space:
            return 0.0
        wait = turns_until(s, board_of(s, space))
        act = self._by_moonlight if s.white_moon else self._by_night
        return sum([act(space, action, wait) for action in actions])

    def _by_night(self, space: Space, action: str, wait: int) -> float:
        """What an icon of a centre stone will do in the base game."""
        s = self.s
        if action != "haunter":
            return TORMENT - TORMENT_LATER * wait
        lost = first_active(s, space) == NOWHERE
        chance = (HAUNT_OUT if is_out(s, space) else HAUNT_IN) - HAUNT_LATER * wait
        return chance * (DEFEAT if lost else tile_price(s, self.box))

    def stone(self, space: Space) -> float:
        """What the centre stone of a ghost in White Moon would do next turn if Su-Ling stood elsewhere."""
        return sum([self._by_moonlight(space, action, 1) for action in self.box.tables.actions[self.s.space[space]]])

    def _by_moonlight(self, space: Space, action: str, wait: int) -> float:
        """The same in White Moon: villagers die before their tile is haunted."""
        s = self.s
        if action == "devourer":
            return (DEVOURED - HAUNT_LATER * wait) * death(s, self.box)
        if action != "haunter":
            return TORMENT - TORMENT_LATER * wait
        chance = (HAUNT_OUT if is_out(s, space) else HAUNT_IN) - HAUNT_LATER * wait
        for tile in LINES[space]:
            if not is_haunted(s, tile):
                return chance * (s.height[tile] * death(s, self.box) if s.height[tile] else tile_price(s, self.box))
        return chance * DEFEAT

    def _held(self, space: Space) -> float:
        """A die, Tao tokens, powers."""
        s = self.s
        if not (s.captors | s.tao_locks | s.power_locks | s.powers_off) >> space & 1:
            return 0.0
        value = DIE if holds_die(s, space) else 0.0
        if locks_tao(s, space):
            value += TAO_LOCK
        board = board_of(s, space)
        if locks_power(s, space) and is_living(s, board):
            value += POWER_LOCK
        return value + POWERS_OFF if switches_powers_off(s, space) else value

    def _right(self, card: Card) -> float:
        """What the right stones bring and cost."""
        value = 0.0
        for stone in self.box.tables.right[card]:
            if stone == "curse":
                value -= CURSE
            elif stone == "tao":
                value += TAO_TOKEN
            elif stone == "two_tao":
                value += 2 * TAO_TOKEN
            elif stone == "qi_or_yin_yang":
                value += max(qi_gain(self.s, self.s.active), 0 if has_yin_yang(self.s, self.s.active) else YIN_YANG)
        return value

    def token(self, colour: Colour, held: int) -> float:
        """The worth of keeping the last of this many tokens of a colour in a hand."""
        return TAO_TOKEN * float(TAO_MORE ** (held - 1)) + (TAO_BLACK if colour == BLACK else 0.0)

    def tao_gain(self, board: Board, colour: Colour) -> float:
        """What one more token is worth: its own worth, and what it adds to the chances in play."""
        gain = self._gains.get((board, colour))
        if gain is None:
            gain = self._gains[board, colour] = self._tao_gain(board, colour)
        return gain

    def _tao_gain(self, board: Board, colour: Colour) -> float:
        if not self.s.tao_supply[colour]:
            return 0.0
        held = self.s.tao[tao_at(board, colour)]
        chances, more = singles(self.dice, self.wild, False), 0.0
        for space, card in zip(EACH_SPACE, self.s.space, strict=True):
            lack = self.need[space][colour] - held if card else 0
            if lack <= 0:
                continue
            if self.box.tables.multi[card]:
                more += TAO_MANY * self.prize[space]
            elif not self.hard[space]:
                more += (chances[lack - 1] - chances[lack]) * self.prize[space]
            elif lack == 1:
                more += self.prize[space]
        return self.token(colour, held + 1) + TAO_NEED * more
