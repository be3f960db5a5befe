"""White Moon's villagers: flight, death, rescue."""

from igroteka.games.ghost_stories.box import name_of
from igroteka.games.ghost_stories.events import FAMILY_SAVED, VILLAGER_DIED, VILLAGER_FLED, VILLAGER_SAVED
from igroteka.games.ghost_stories.query import decider, first_stack, is_haunted, is_rescued, stacks
from igroteka.games.ghost_stories.rules import death, due, endings, su_ling
from igroteka.games.ghost_stories.rules.stacks import put_top, take_top
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import VICTIM
from igroteka.games.ghost_stories.words import LINES, NOWHERE, STACK, TILES, Position, Space, Villager
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit


def flee(t: T, space: Space) -> None:
    """The top villager of the first stack steps away from the haunter, or dies (ghost_stories.wm.flight.*)."""
    s = t.state
    start = first_stack(s, space)
    if start == NOWHERE:
        return
    to = next_in_line(space, start)
    if to == NOWHERE or is_haunted(s, to) or s.height[to] == STACK:
        kill_top(t, start)
        return
    villager = take_top(t, start)
    put_top(t, villager, to)
    t.tell(VILLAGER_FLED, name_of(villager), TILES[s.village[start]], TILES[s.village[to]])


def next_in_line(space: Space, position: Position) -> Position:
    """The next tile behind another in the line of a space, or NOWHERE."""
    near, middle, far = LINES[space]
    return {near: middle, middle: far}.get(position, NOWHERE)


def kill_top(t: T, position: Position) -> None:
    """The top villager of a tile dies; the penalty follows (ghost_stories.wm.death.penalty_active)."""
    villager = take_top(t, position)
    bury(t, villager)
    t.then(due.penalise, villager, position)


def kill_stack(t: T, position: Position) -> None:
    """All villagers of a tile die; then their penalties from the top down (ghost_stories.wm.death.several)."""
    dead = []
    while t.state.height[position]:
        dead.append(take_top(t, position))
    for villager in dead:
        bury(t, villager)
    for villager in reversed(dead):
        t.then(due.penalise, villager, position)


def bury(t: T, villager: Villager) -> None:
    """A dead villager goes to the Graveyard board; its last place is the defeat (ghost_stories.wm.death.twelve)."""
    s = t.state
    s.dead = with_bit(s.dead, villager)
    t.tell(VILLAGER_DIED, name_of(villager))
    su_ling.sad_event(s)
    if s.dead.bit_count() >= t.box.tables.graveyard:
        endings.lose(t, "villagers")


def devour(t: T, space: Space) -> None:
    """Kill the top villager of the first stack in line, or one of the players' choice (ghost_stories.wm.devourer.*)."""
    position = first_stack(t.state, space)
    if position == NOWHERE:
        t.then(devour_any)
    else:
        kill_top(t, position)


def devour_any(t: T) -> Flow[None] | None:
    """Kill a top villager of the players' choice; with none left lose 1 Qi (ghost_stories.wm.devourer.none_left)."""
    if stacks(t.state):
        return choose_victim(t)
    death.lose_qi(t, t.state.active)
    return None


def choose_victim(t: T) -> Flow[None]:
    """A top villager of the players' choice dies."""
    kill_top(t, (yield from choose(decider(t.state), VICTIM, stacks(t.state))))


def save(t: T, position: Position) -> None:
    """The top villager goes to the Shelter; a family complete there is rewarded, in the Barrier only after it.

    ghost_stories.wm.save.family_reward
    """
    s = t.state
    villager = take_top(t, position)
    s.saved = with_bit(s.saved, villager)
    t.tell(VILLAGER_SAVED, name_of(villager))
    family = t.box.tables.family[villager]
    if is_rescued(s, t.box, family):
        t.tell(FAMILY_SAVED, t.box.family[family].id)
        if s.barrier:
            s.rewards += (family,)
        else:
            t.then(due.reward, family)
