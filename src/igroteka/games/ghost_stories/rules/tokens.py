"""Tokens: what is gained comes from a limited supply, what is spent returns to it."""

from igroteka.games.ghost_stories.events import (
    BARRIER_SPENT,
    CRYSTAL_GAINED,
    CRYSTAL_SPENT,
    QI_GAINED,
    TAO_GAINED,
    TAO_LOST,
    YIN_YANG_GAINED,
)
from igroteka.games.ghost_stories.query import crystals_left, is_full, living, qi_left, tao_of
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import LOSE_TAO, TAKE_TAO
from igroteka.games.ghost_stories.words import BOARDS, COLOURS, EACH_COLOUR, EACH_RECEPTACLE, Board, Colour, tao_at
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit, without_bit


def gain_qi(t: T, board: Board) -> None:
    """Take 1 Qi if the supply has one; there is no other cap (ghost_stories.qi.no_cap)."""
    if qi_left(t.state, t.box) > 0:
        t.state.qi[board] += 1
        t.tell(QI_GAINED, BOARDS[board])


def add_tao(s: State, board: Board, colour: Colour, count: int) -> None:
    """Change how many Tao tokens of a colour a board holds."""
    s.tao[tao_at(board, colour)] += count


def gain_tao(t: T, board: Board, colour: Colour) -> None:
    """Take a Tao token of a colour if the supply has one (ghost_stories.resolve.supply_limited)."""
    s = t.state
    if s.tao_supply[colour]:
        s.tao_supply[colour] -= 1
        add_tao(s, board, colour, 1)
        t.tell(TAO_GAINED, BOARDS[board], COLOURS[colour])


def lose_tao(t: T, board: Board, colour: Colour) -> None:
    """Give a Tao token back to the supply (ghost_stories.resolve.spent_to_supply)."""
    s = t.state
    add_tao(s, board, colour, -1)
    s.tao_supply[colour] += 1
    t.tell(TAO_LOST, BOARDS[board], COLOURS[colour])


def lose_all_tao(t: T, board: Board) -> None:
    """Give all Tao tokens back; Moon Crystals do not count as such (ghost_stories.wm.crystal.curse_safe)."""
    for colour, count in zip(EACH_COLOUR, tao_of(t.state, board), strict=True):
        for _ in range(count):
            lose_tao(t, board, colour)


def take_tao(t: T, board: Board) -> Flow[None]:
    """Take a Tao token of any colour the supply has (ghost_stories.stone.right.tao1)."""
    s = t.state
    colours = [colour for colour in EACH_COLOUR if s.tao_supply[colour]]
    if colours:
        gain_tao(t, board, (yield from choose(s.seat_of[board], TAKE_TAO, colours)))


def group_tao_loss(t: T) -> Flow[None]:
    """Every living player in turn loses a Tao token of their choice (ghost_stories.stone.left.group_tao)."""
    for board in living(t.state):
        colours = [colour for colour, count in zip(EACH_COLOUR, tao_of(t.state, board), strict=True) if count]
        if colours:
            lose_tao(t, board, (yield from choose(t.state.seat_of[board], LOSE_TAO, colours)))


def gain_crystal(t: T, board: Board) -> None:
    """Take a Moon Crystal if the supply has one (ghost_stories.wm.reward.crystal)."""
    s = t.state
    if crystals_left(s, t.box) > 0:
        s.crystals[board] += 1
        if board == s.active:
            s.fresh_crystals += 1
        t.tell(CRYSTAL_GAINED, BOARDS[board])


def spend_crystal(t: T, board: Board) -> None:
    """A spent crystal returns to the supply; of several, those of this turn go first."""
    s = t.state
    s.crystals[board] -= 1
    if board == s.active and s.fresh_crystals:
        s.fresh_crystals -= 1
    t.tell(CRYSTAL_SPENT, BOARDS[board])


def spend_from_barrier(t: T) -> None:
    """A crystal from a Receptacle returns to the supply (ghost_stories.wm.barrier.crystals_as_tao)."""
    s = t.state
    full = next(receptacle for receptacle in EACH_RECEPTACLE if is_full(s, receptacle))
    s.receptacles = without_bit(s.receptacles, full)
    t.tell(BARRIER_SPENT, s.receptacles.bit_count())


def gain_yin_yang(t: T, board: Board) -> None:
    """Take back one's own Yin-Yang token (ghost_stories.yinyang.max_one)."""
    t.state.yin_yang = with_bit(t.state.yin_yang, board)
    t.tell(YIN_YANG_GAINED, BOARDS[board])
