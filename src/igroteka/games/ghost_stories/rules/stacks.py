"""White Moon's stacks of villagers: the top one leaves, comes, is turned face up."""

from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.events import VILLAGER_REVIVED, VILLAGER_SEEN
from igroteka.games.ghost_stories.state import FACE_DOWN, T
from igroteka.games.ghost_stories.words import STACK, TILES, villager_at
from igroteka.kernel.bits import without_bit


def take_top(t: T, tile: int) -> int:
    """The top villager leaves a tile; the next one is turned face up (ghost_stories.wm.villagers.reveal)."""
    villager = lift_top(t, tile)
    show_top(t, tile)
    return villager


def lift_top(t: T, tile: int) -> int:
    """The top villager leaves a tile; nothing is turned face up yet."""
    s = t.state
    s.height[tile] -= 1
    at = villager_at(tile, s.height[tile])
    villager, s.villagers[at] = s.villagers[at], 0
    return villager


def show_top(t: T, tile: int) -> None:
    """The top villager of a tile lies face up (ghost_stories.wm.villagers.reveal)."""
    s = t.state
    at = villager_at(tile, s.height[tile] - 1)
    if s.height[tile] and s.villagers[at] == FACE_DOWN:
        villager = s.villagers[at] = t.luck.take(s.face_down)
        t.tell(VILLAGER_SEEN, VILLAGERS[villager - 1], TILES[s.village[tile]])


def put_top(t: T, villager: int, tile: int) -> None:
    """A villager comes onto a tile on top of its stack (ghost_stories.wm.villagers.arrive_on_top)."""
    s = t.state
    assert s.height[tile] < STACK, "never more than three villagers on a tile"
    s.villagers[villager_at(tile, s.height[tile])] = villager
    s.height[tile] += 1


def revive_villager(t: T, villager: int, tile: int) -> None:
    """A dead villager returns on top of a tile's stack (ghost_stories.wm.cemetery.villager)."""
    t.state.dead = without_bit(t.state.dead, villager)
    put_top(t, villager, tile)
    t.tell(VILLAGER_REVIVED, VILLAGERS[villager - 1], TILES[t.state.village[tile]])
