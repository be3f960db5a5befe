"""How ready the Taoists are for the incarnations in play: what their best hunter lacks."""

from typing import Final

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    exorcisable,
    needs,
    tao_of,
)
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    EACH_BOARD,
    EACH_SPACE,
    LINES,
    STEPS,
    Board,
    Card,
    Position,
    Space,
)

UNREADY: Final = 700  # the same, while the Taoists prepare for it
TRAP: Final = (0, 200, 400)  # for the Uncatchable: no Buddha, one in a hand, one on a board
LACK: Final = 110  # per symbol that its best hunter's tokens leave to the dice
FAR: Final = 40  # per step of the hunter


def showdown(s: State, box: Box) -> int:
    """How unready the Taoists are for the incarnations in play."""
    value = 0
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if card and box.tables.incarnation[card]:
            if not exorcisable(s, box, space):
                value += UNREADY - _trap(s, box, card)
            value += _hunt(s, box, space)
    return value


def _trap(s: State, box: Box, card: Card) -> int:
    if "opposite_empty" in box.tables.centre[card]:
        return 0
    return TRAP[2 if s.buddha else 1 if any(s.buddhas) else 0]


def _hunt(s: State, box: Box, space: Space) -> int:
    """What the best hunter lacks, and how far it is from the tile in front."""
    need, tile = needs(s, box, space), LINES[space][0]
    best = LACK * sum(need)
    for board in EACH_BOARD:
        if s.seat_of[board] >= 0 and s.qi[board]:
            tao = purse(s, board, s.at[board])
            lack = sum([max(0, symbols - held) for symbols, held in zip(need, tao, strict=True)])
            best = min(best, LACK * lack + FAR * STEPS[s.at[board]][tile])
    return best


def purse(s: State, board: Board, tile: Position) -> list[int]:
    """The tokens of the Taoist and of those on the tile."""
    if s.tao_locks:
        return [0] * 5
    row = tao_of(s, board)
    for other in EACH_BOARD:
        if s.at[other] == tile and other != board and s.qi[other]:
            row = [one + more for one, more in zip(row, tao_of(s, other), strict=True)]
    return row
