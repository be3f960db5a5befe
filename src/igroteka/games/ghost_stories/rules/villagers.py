"""White Moon's villagers: stacks, flight, death, rescue."""

from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.events import (
    FAMILY_SAVED,
    VILLAGER_DIED,
    VILLAGER_FLED,
    VILLAGER_REVIVED,
    VILLAGER_SAVED,
    VILLAGER_SEEN,
)
from igroteka.games.ghost_stories.query import decider, first_stack, stacks
from igroteka.games.ghost_stories.rules import death, endings, families, su_ling
from igroteka.games.ghost_stories.state import FACE_DOWN, T
from igroteka.games.ghost_stories.topics import VICTIM
from igroteka.games.ghost_stories.words import LINES, TILES
from igroteka.kernel.ask import Flow, choose


def take_top(t: T, tile: int) -> int:
    """The top villager leaves a tile; the next one is turned face up (ghost_stories.wm.villagers.reveal)."""
    s = t.state
    s.height[tile] -= 1
    at = 3 * tile + s.height[tile]
    villager = s.villagers[at]
    s.villagers[at] = 0
    show_top(t, tile)
    return villager


def show_top(t: T, tile: int) -> None:
    s = t.state
    at = 3 * tile + s.height[tile] - 1
    if s.height[tile] and s.villagers[at] == FACE_DOWN:
        s.villagers[at] = t.luck.take(s.face_down)
        t.tell(VILLAGER_SEEN, VILLAGERS[s.villagers[at] - 1], TILES[s.village[tile]])


def put_top(t: T, villager: int, tile: int) -> None:
    """A villager comes onto a tile on top of its stack (ghost_stories.wm.villagers.arrive_on_top)."""
    s = t.state
    assert s.height[tile] < 3, "never more than three villagers on a tile"
    s.villagers[3 * tile + s.height[tile]] = villager
    s.height[tile] += 1


def flee(t: T, space: int) -> Flow[None]:
    """The top villager of the first stack steps away from the haunter, or dies (ghost_stories.wm.flight.*)."""
    s = t.state
    n = first_stack(s, space)
    if n < 0:
        return
    tile = LINES[space][n]
    to = LINES[space][n + 1] if n < 2 else -1
    if to < 0 or s.haunted >> to & 1 or s.height[to] == 3:
        yield from kill_top(t, tile)
        return
    villager = take_top(t, tile)
    put_top(t, villager, to)
    t.tell(VILLAGER_FLED, VILLAGERS[villager - 1], TILES[s.village[tile]], TILES[s.village[to]])


def kill_top(t: T, tile: int) -> Flow[None]:
    """The top villager of a tile dies and penalises the active player (ghost_stories.wm.death.penalty_active)."""
    villager = take_top(t, tile)
    bury(t, villager)
    yield from families.penalise(t, villager, tile)


def kill_stack(t: T, tile: int) -> Flow[None]:
    """All villagers of a tile die; then their penalties from the top down (ghost_stories.wm.death.several)."""
    dead = []
    while t.state.height[tile]:
        dead.append(take_top(t, tile))
    for villager in dead:
        bury(t, villager)
    for villager in dead:
        yield from families.penalise(t, villager, tile)


def bury(t: T, villager: int) -> None:
    """A dead villager goes to the Graveyard board; its last place is the defeat (ghost_stories.wm.death.twelve)."""
    s = t.state
    s.dead |= 1 << villager
    t.tell(VILLAGER_DIED, VILLAGERS[villager - 1])
    su_ling.sad_event(s)
    if s.dead.bit_count() >= t.box.tables.graveyard:
        endings.lose(t, "villagers")


def devour(t: T, space: int) -> Flow[None]:
    """Kill the top villager of the first stack in line, or one of the players' choice (ghost_stories.wm.devourer.*)."""
    n = first_stack(t.state, space)
    if n < 0:
        yield from devour_any(t)
    else:
        yield from kill_top(t, LINES[space][n])


def devour_any(t: T) -> Flow[None]:
    """Kill a top villager of the players' choice; with none left lose 1 Qi (ghost_stories.wm.devourer.none_left)."""
    s = t.state
    tiles = stacks(s)
    if tiles:
        yield from kill_top(t, (yield from choose(decider(s), VICTIM, tiles)))
    else:
        yield from death.lose_qi(t, s.active)


def save(t: T, tile: int) -> Flow[None]:
    """The top villager goes to the Shelter; a family complete there is rewarded.

    ghost_stories.wm.save.family_reward
    """
    s = t.state
    villager = take_top(t, tile)
    s.saved |= 1 << villager
    t.tell(VILLAGER_SAVED, VILLAGERS[villager - 1])
    family = t.box.tables.family[villager]
    mask = t.box.tables.family_mask[family]
    if s.saved & mask == mask:
        t.tell(FAMILY_SAVED, t.box.family[family].id)
        if s.barrier:
            s.rewards += (family,)
        else:
            yield from families.reward(t, family)


def revive_villager(t: T, villager: int, tile: int) -> None:
    """A dead villager returns on top of a tile's stack (ghost_stories.wm.cemetery.villager)."""
    t.state.dead &= ~(1 << villager)
    put_top(t, villager, tile)
    t.tell(VILLAGER_REVIVED, VILLAGERS[villager - 1], TILES[t.state.village[tile]])
