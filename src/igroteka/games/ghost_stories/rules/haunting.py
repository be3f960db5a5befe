"""Haunting tiles and the Curse die."""

from igroteka.games.ghost_stories.events import CIRCLE_CLEARED, CURSE_ROLLED, TILE_CLEANSED, TILE_HAUNTED
from igroteka.games.ghost_stories.query import alive, can_borrow, decider, first_active, has_power, is_haunted
from igroteka.games.ghost_stories.rules import death, due, endings, powers, su_ling, villagers
from igroteka.games.ghost_stories.rules.tokens import lose_all_tao
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import CURSE_REROLL
from igroteka.games.ghost_stories.words import CIRCLE, COLOURS, FAVORITE, MOUNTAIN, TILES
from igroteka.kernel.ask import Flow, confirm
from igroteka.kernel.bits import with_bit, without_bit

NOWHERE = -1  # the Curse die is rolled for no ghost's space, or for no tile


def haunt(t: T, space: int) -> None:
    """Haunt the first active tile in front of a space; with none left the players lose (ghost_stories.haunt.*)."""
    tile = first_active(t.state, space)
    if tile < 0:
        endings.lose(t, "line_haunted")
    haunt_tile(t, tile)


def haunt_tile(t: T, tile: int) -> None:
    """Haunt one tile; villagers on it die in its place (ghost_stories.wm.haunt.with_villagers)."""
    s = t.state
    if s.height[tile]:
        villagers.kill_stack(t, tile)
        return
    if is_haunted(s, tile):
        return
    s.haunted = with_bit(s.haunted, tile)
    t.tell(TILE_HAUNTED, TILES[s.village[tile]])
    su_ling.sad_event(s)
    if s.village[tile] == CIRCLE:
        clear_circle(t)
    if s.haunted.bit_count() >= t.box.tables.level[s.level].haunted_limit:
        endings.lose(t, "haunted")


def clear_circle(t: T) -> None:
    """The token on the Circle of Prayer returns to the supply (ghost_stories.haunt.circle_token)."""
    s = t.state
    if s.circle >= 0:
        t.tell(CIRCLE_CLEARED, COLOURS[s.circle])
        s.tao_supply[s.circle] += 1
        s.circle = -1


def cleanse(t: T, tile: int) -> None:
    """Turn a haunted tile back to its active side (ghost_stories.yinyang.unhaunt)."""
    t.state.haunted = without_bit(t.state.haunted, tile)
    t.tell(TILE_CLEANSED, TILES[t.state.village[tile]])


def roll_curse(t: T, space: int, tile: int) -> None:
    """Roll the Curse die for a ghost's space, or for the Cemetery's tile, and apply it (ghost_stories.curse.*)."""
    s = t.state
    if has_power(s, MOUNTAIN):
        return
    if has_power(s, FAVORITE) or can_borrow(s, FAVORITE):
        t.then(roll_twice, space, tile)
    else:
        _suffer(t, _roll(t), space, tile)


def roll_twice(t: T, space: int, tile: int) -> Flow[None]:
    """The Gods' Favorite may roll it once more (ghost_stories.power.green.favorite.curse)."""
    face = _roll(t)
    if (yield from confirm(decider(t.state), CURSE_REROLL, (face,))):
        if not has_power(t.state, FAVORITE):
            powers.borrow(t, FAVORITE)
        face = _roll(t)
    _suffer(t, face, space, tile)


def _roll(t: T) -> str:
    t.state.curse = t.luck.below(6)
    face = t.box.tables.curse[t.state.curse]
    t.tell(CURSE_ROLLED, face)
    su_ling.sad_event(t.state)
    return face


def _suffer(t: T, face: str, space: int, tile: int) -> None:
    s = t.state
    if face == "haunt":
        if tile == NOWHERE:
            haunt(t, space)
        else:
            haunt_tile(t, tile)
    elif face == "ghost":
        t.then(due.bring_ghost)
    elif face == "tao":
        if alive(s):
            lose_all_tao(t, s.active)
    elif face == "qi":
        death.lose_qi(t, s.active)
