"""Moving Taoists, leading villagers, lying down and standing up."""

from igroteka.games.ghost_stories.box import name_of
from igroteka.games.ghost_stories.events import LAID_DOWN, MOVED, STOOD_UP, VILLAGER_MOVED
from igroteka.games.ghost_stories.query import can_lead, decider, is_lying
from igroteka.games.ghost_stories.rules.stacks import put_top, take_top
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import LEAD, MOVED_TO
from igroteka.games.ghost_stories.words import ADJACENT, BOARDS, TILES, Board, Position
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.bits import with_bit, without_bit


def walk(t: T, board: Board, to: Position) -> Flow[None]:
    """Move a Taoist, with the top villager of the tile if the active player wishes (ghost_stories.wm.move.led)."""
    s = t.state
    lead = can_lead(s, s.at[board], to) and (yield from confirm(decider(s), LEAD, (TILES[s.village[to]],)))
    put(t, board, to, lead)


def put(t: T, board: Board, to: Position, lead: bool) -> None:
    s = t.state
    start = s.at[board]
    s.at[board] = to
    t.tell(MOVED, BOARDS[board], TILES[s.village[to]])
    if lead:
        villager = take_top(t, start)
        put_top(t, villager, to)
        t.tell(VILLAGER_MOVED, name_of(villager), TILES[s.village[start]], TILES[s.village[to]])


def move_other(t: T, board: Board) -> Flow[None]:
    """Move a Taoist one tile; a laid one stands up instead (ghost_stories.wm.laid.lifted_instead)."""
    s = t.state
    if is_lying(s, board):
        stand_up(t, board)
    else:
        yield from walk(t, board, (yield from choose(decider(s), MOVED_TO, ADJACENT[s.at[board]])))


def lay_down(t: T, board: Board) -> None:
    """The Taoist's next movement will be spent on standing up (ghost_stories.wm.laid.must_stand)."""
    t.state.lying = with_bit(t.state.lying, board)
    t.tell(LAID_DOWN, BOARDS[board])


def stand_up(t: T, board: Board) -> None:
    """A movement spent on standing up (ghost_stories.wm.laid.stand_flow)."""
    t.state.lying = without_bit(t.state.lying, board)
    t.tell(STOOD_UP, BOARDS[board])
