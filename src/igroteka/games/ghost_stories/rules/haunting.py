"""Haunting tiles and the Curse die."""

from igroteka.games.ghost_stories.events import CIRCLE_CLEARED, CURSE_ROLLED, TILE_CLEANSED, TILE_HAUNTED
from igroteka.games.ghost_stories.query import alive, can_borrow, decider, first_active, has_power, is_haunted
from igroteka.games.ghost_stories.rules import death, due, endings, powers, su_ling, villagers
from igroteka.games.ghost_stories.rules.tokens import lose_all_tao
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import CURSE_REROLL
from igroteka.games.ghost_stories.words import (
    CIRCLE,
    COLOURS,
    FAVORITE,
    MOUNTAIN,
    NO_COLOUR,
    NOWHERE,
    TILES,
    Position,
    Space,
)
from igroteka.kernel.ask import Flow, confirm
from igroteka.kernel.bits import with_bit, without_bit


def haunt(t: T, space: Space) -> None:
    """Haunt the first active tile in front of a space; with none left the players lose (ghost_stories.haunt.*)."""
    position = first_active(t.state, space)
    if position == NOWHERE:
        endings.lose(t, "line_haunted")
    haunt_tile(t, position)


def haunt_tile(t: T, position: Position) -> None:
    """Haunt one tile; villagers on it die in its place (ghost_stories.wm.haunt.with_villagers)."""
    s = t.state
    if s.height[position]:
        villagers.kill_stack(t, position)
        return
    if is_haunted(s, position):
        return
    s.haunted = with_bit(s.haunted, position)
    t.tell(TILE_HAUNTED, TILES[s.village[position]])
    su_ling.sad_event(s)
    if s.village[position] == CIRCLE:
        clear_circle(t)
    if s.haunted.bit_count() >= t.box.tables.level[s.level].haunted_limit:
        endings.lose(t, "haunted")


def clear_circle(t: T) -> None:
    """The token on the Circle of Prayer returns to the supply (ghost_stories.haunt.circle_token)."""
    s = t.state
    if s.circle >= 0:
        t.tell(CIRCLE_CLEARED, COLOURS[s.circle])
        s.tao_supply[s.circle] += 1
        s.circle = NO_COLOUR


def cleanse(t: T, position: Position) -> None:
    """Turn a haunted tile back to its active side (ghost_stories.yinyang.unhaunt)."""
    t.state.haunted = without_bit(t.state.haunted, position)
    t.tell(TILE_CLEANSED, TILES[t.state.village[position]])


def roll_curse(t: T, space: Space, position: Position) -> None:
    """Roll the Curse die for a ghost's space, or for the Cemetery's tile, and apply it (ghost_stories.curse.*)."""
    s = t.state
    if has_power(s, MOUNTAIN):
        return
    if has_power(s, FAVORITE) or can_borrow(s, FAVORITE):
        t.then(roll_twice, space, position)
    else:
        _suffer(t, _roll(t), space, position)


def roll_twice(t: T, space: Space, position: Position) -> Flow[None]:
    """The Gods' Favorite may roll it once more (ghost_stories.power.green.favorite.curse)."""
    face = _roll(t)
    if (yield from confirm(decider(t.state), CURSE_REROLL, (face,))):
        if not has_power(t.state, FAVORITE):
            powers.borrow(t, FAVORITE)
        face = _roll(t)
    _suffer(t, face, space, position)


def _roll(t: T) -> str:
    t.state.curse = t.luck.below(6)
    face = t.box.tables.curse[t.state.curse]
    t.tell(CURSE_ROLLED, face)
    su_ling.sad_event(t.state)
    return face


def _suffer(t: T, face: str, space: Space, position: Position) -> None:
    s = t.state
    if face == "haunt":
        if position == NOWHERE:
            haunt(t, space)
        else:
            haunt_tile(t, position)
    elif face == "ghost":
        t.then(due.bring_ghost)
    elif face == "tao":
        if alive(s):
            lose_all_tao(t, s.active)
    elif face == "qi":
        death.lose_qi(t, s.active)
