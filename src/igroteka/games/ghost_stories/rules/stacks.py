"""White Moon's stacks of villagers: the top one leaves, comes, is turned face up."""

from igroteka.games.ghost_stories.box import name_of
from igroteka.games.ghost_stories.events import VILLAGER_REVIVED, VILLAGER_SEEN
from igroteka.games.ghost_stories.state import FACE_DOWN, NO_VILLAGER, T
from igroteka.games.ghost_stories.words import STACK, TILES, Position, Villager, villager_at
from igroteka.kernel.bits import without_bit


def take_top(t: T, position: Position) -> Villager:
    """The top villager leaves a tile; the next one is turned face up (ghost_stories.wm.villagers.reveal)."""
    villager = lift_top(t, position)
    show_top(t, position)
    return villager


def lift_top(t: T, position: Position) -> Villager:
    """The top villager leaves a tile; nothing is turned face up yet."""
    s = t.state
    s.height[position] -= 1
    at = villager_at(position, s.height[position])
    villager, s.villagers[at] = s.villagers[at], NO_VILLAGER
    return villager


def show_top(t: T, position: Position) -> None:
    """The top villager of a tile lies face up (ghost_stories.wm.villagers.reveal)."""
    s = t.state
    at = villager_at(position, s.height[position] - 1)
    if s.height[position] and s.villagers[at] == FACE_DOWN:
        villager = s.villagers[at] = t.luck.take(s.face_down)
        t.tell(VILLAGER_SEEN, name_of(villager), TILES[s.village[position]])


def put_top(t: T, villager: Villager, position: Position) -> None:
    """A villager comes onto a tile on top of its stack (ghost_stories.wm.villagers.arrive_on_top)."""
    s = t.state
    assert s.height[position] < STACK, "never more than three villagers on a tile"
    s.villagers[villager_at(position, s.height[position])] = villager
    s.height[position] += 1


def revive_villager(t: T, villager: Villager, position: Position) -> None:
    """A dead villager returns on top of a tile's stack (ghost_stories.wm.cemetery.villager)."""
    t.state.dead = without_bit(t.state.dead, villager)
    put_top(t, villager, position)
    t.tell(VILLAGER_REVIVED, name_of(villager), TILES[t.state.village[position]])
