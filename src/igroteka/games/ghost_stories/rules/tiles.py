"""The help of the village tiles."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories.box import VILLAGER_NAMED, Box, name_of
from igroteka.games.ghost_stories.events import BUDDHA_TAKEN, CIRCLE_SET, FIGURINE_BACK, HELPED
from igroteka.games.ghost_stories.query import (
    can_borrow,
    crystals_left,
    figurines_out,
    free_anywhere,
    free_dice,
    ghost_colour,
    is_borrowed,
    is_dead,
    is_haunted,
    is_out,
    living,
    ordinary,
    qi_left,
    spaces_of,
    spot,
    wild_whites,
)
from igroteka.games.ghost_stories.rules import death, due, exorcism, ghosts, haunting, movement, powers, tokens
from igroteka.games.ghost_stories.rules.stacks import revive_villager
from igroteka.games.ghost_stories.state import NO_CARD, State, T
from igroteka.games.ghost_stories.topics import (
    ALTAR_TILE,
    CIRCLE_TAO,
    HUT_GHOST,
    KUNG_FU_SET,
    PAVILION_GHOST,
    PAVILION_SPACE,
    PAVILION_TAOIST,
    REVIVE,
    WATCHED,
    WHITE_FACE,
)
from igroteka.games.ghost_stories.words import (
    AT_SCHOOL,
    BLACK,
    BOARD_NAMED,
    BOARDS,
    CEMETERY,
    COLOUR_NAMED,
    COLOURS,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_POSITION,
    EACH_SPACE,
    NO_SPACE,
    STACK,
    TEA_HOUSE,
    TILES,
    WHITE,
    Board,
    Colour,
    Space,
    Tile,
    Villager,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import without_bit


def can_help(t: T, tile: Tile) -> bool:
    """Whether a tile is in the village, active, and its help could do something (ghost_stories.tile.no_effect)."""
    s = t.state
    at = s.where[tile]
    return at >= 0 and not is_haunted(s, at) and POSSIBLE[tile](t)


def ask_help(t: T, tile: Tile) -> None:
    """Put a tile's help on the agenda."""
    t.tell(HELPED, BOARDS[t.state.active], TILES[tile])
    t.then(receive, tile)


def receive(t: T, tile: Tile) -> Flow[None] | None:
    """Receive a tile's help; a ghost it brings and the choice of ghosts at the School are steps of their own."""
    return HELP[tile](t)


def any_help(t: T) -> bool:
    """Whether any tile could help; the Tea House always can."""
    s = t.state
    at = s.where[TEA_HOUSE]
    return (at >= 0 and not is_haunted(s, at)) or any(can_help(t, tile) for tile in s.village)


def helpful(t: T) -> list[Tile]:
    """The tiles whose help could be had now, wherever the Taoist is."""
    return [tile for tile in t.state.village if can_help(t, tile)]


# Cemetery


def dead_taoists(s: State) -> list[Board]:
    return [board for board in EACH_BOARD if s.seat_of[board] >= 0 and not s.qi[board]]


def dead_villagers(s: State, box: Box) -> list[Villager]:
    return [villager for villager in box.tables.villagers if is_dead(s, villager)]


def revivable(t: T) -> list[str]:
    """Dead Taoists, but not in solo, and dead villagers if there is room (ghost_stories.wm.cemetery.room)."""
    s = t.state
    names = [BOARDS[board] for board in dead_taoists(s)] if s.seats > 1 and qi_left(s, t.box) > 0 else []
    if s.dead and s.height[s.where[CEMETERY]] < STACK:
        names += [name_of(villager) for villager in dead_villagers(s, t.box)]
    return names


def can_revive(t: T) -> bool:
    s = t.state
    return (s.dead > 0 or 0 in s.qi) and bool(revivable(t))


def cemetery(t: T) -> Flow[None]:
    """Bring a dead Taoist back with 2 Qi, or a dead villager; then roll the Curse die (ghost_stories.tile.cemetery)."""
    s = t.state
    name = yield from choose(s.seat_of[s.active], REVIVE, revivable(t))
    at = s.where[CEMETERY]
    if name in BOARDS:
        death.revive(t, BOARD_NAMED[name], 2)
    else:
        revive_villager(t, VILLAGER_NAMED[name], at)
    haunting.roll_curse(t, NO_SPACE, at)


# Altar


def any_haunted(t: T) -> bool:
    return t.state.haunted > 0


def haunted_tiles(s: State) -> list[Tile]:
    return [s.village[at] for at in EACH_POSITION if is_haunted(s, at)] if s.haunted else []


def altar(t: T) -> Flow[None]:
    """Turn a haunted tile active, then bring a ghost into play (ghost_stories.tile.altar)."""
    s = t.state
    tile = yield from choose(s.seat_of[s.active], ALTAR_TILE, haunted_tiles(s))
    haunting.cleanse(t, s.where[tile])
    t.then(due.bring_ghost)


# Herbalist


def any_die(t: T) -> bool:
    return free_dice(t.state) > 0


def herbalist(t: T) -> Flow[None]:
    """Roll two free Tao dice and take a token of each rolled colour (ghost_stories.tile.herbalist)."""
    s = t.state
    s.dice = tuple(exorcism.roll(t, min(2, free_dice(s))))
    exorcism.tell_dice(t)
    if exorcism.can_reroll(s):
        yield from exorcism.reroll(t)
    for face in s.dice:
        if face != WHITE:
            tokens.gain_tao(t, s.active, face)
        elif wild_whites(s, t.box):
            yield from white_face(t)
    s.dice = ()


def white_face(t: T) -> Flow[None]:
    """A token of any colour, or a Moon Crystal (ghost_stories.wm.crystal.from_herbalist)."""
    s = t.state
    options = [COLOURS[colour] for colour in EACH_COLOUR if s.tao_supply[colour]]
    if crystals_left(s, t.box) > 0:
        options.append("crystal")
    if not options:
        return
    name = yield from choose(s.seat_of[s.active], WHITE_FACE, options)
    if name == "crystal":
        tokens.gain_crystal(t, s.active)
    else:
        tokens.gain_tao(t, s.active, COLOUR_NAMED[name])


# Sorcerer's Hut


def any_ordinary(t: T) -> bool:
    wu_feng = t.box.tables.incarnation
    return any(card and not wu_feng[card] for card in t.state.space)


def hut(t: T) -> Flow[None]:
    """Lose 1 Qi, even the last, and discard any ghost but an incarnation (ghost_stories.tile.hut)."""
    s = t.state
    space = yield from choose(s.seat_of[s.active], HUT_GHOST, ordinary(s, t.box))
    t.then(drive_out, space)
    death.lose_qi(t, s.active)


def drive_out(t: T, space: Space) -> None:
    """The Hut's ghost is discarded after the Qi is lost (ghost_stories.tile.hut)."""
    ghosts.leave(t, space)


# Buddhist Temple


def any_buddha(t: T) -> bool:
    return t.state.temple > 0


def temple(t: T) -> None:
    """Take one Buddha, to be placed from the next turn on (ghost_stories.tile.temple)."""
    s = t.state
    s.temple -= 1
    s.buddhas[s.active] += 1
    s.fresh_buddhas += 1
    t.tell(BUDDHA_TAKEN, BOARDS[s.active])


# Night Watchman's Beat


def any_figurine(t: T) -> bool:
    return t.state.out > 0


def night_watch(t: T) -> Flow[None]:
    """All figurines of one board go back onto their cards (ghost_stories.tile.night_watch)."""
    s = t.state
    boards = [board for board in EACH_BOARD if figurines_out(s, board)]
    board = yield from choose(s.seat_of[s.active], WATCHED, boards)
    for space in spaces_of(s, board):
        if is_out(s, space):
            s.out = without_bit(s.out, space)
            t.tell(FIGURINE_BACK, t.box.tables.card_id[s.space[space]], *spot(s, space))


# Circle of Prayer


def circle_colours(t: T) -> list[Colour]:
    s = t.state
    return [colour for colour in EACH_COLOUR if s.tao_supply[colour] and colour != s.circle]


def can_set_circle(t: T) -> bool:
    return bool(circle_colours(t))


def circle(t: T) -> Flow[None]:
    """Put a Tao token of any colour from the supply here instead of the one lying here (ghost_stories.tile.circle)."""
    s = t.state
    colour = yield from choose(s.seat_of[s.active], CIRCLE_TAO, circle_colours(t))
    haunting.clear_circle(t)
    s.tao_supply[colour] -= 1
    s.circle = colour
    t.tell(CIRCLE_SET, COLOURS[colour])


# Pavilion of the Heavenly Winds


def movable_ghosts(s: State) -> list[Space | None]:
    return [space for space in EACH_SPACE if s.space[space]] if NO_CARD in s.space else []


def movable_taoists(s: State) -> list[Board | None]:
    """Another living Taoist; in solo the player's own (ghost_stories.setup.solo.pavilion_self)."""
    return [s.active] if s.seats == 1 else [board for board in living(s) if board != s.active]


def can_blow(t: T) -> bool:
    return bool(movable_ghosts(t.state) or movable_taoists(t.state))


def pavilion(t: T) -> Flow[None]:
    """Move any ghost to any free space, then a Taoist one tile; either may be left out.

    ghost_stories.tile.pavilion
    """
    s = t.state
    seat = s.seat_of[s.active]
    ghost = yield from choose(seat, PAVILION_GHOST, [*movable_ghosts(s), None])
    if ghost is not None:
        to = yield from choose(seat, PAVILION_SPACE, free_anywhere(s))
        ghosts.move_ghost(t, ghost, to)
    board = yield from choose(seat, PAVILION_TAOIST, [*movable_taoists(s), None])
    if board is not None:
        yield from movement.move_other(t, board)


# Tea House


def always(t: T) -> bool:
    return True


def tea_house(t: T) -> Flow[None]:
    """Take 1 Tao token of any colour and 1 Qi, then bring a ghost into play (ghost_stories.tile.tea_house)."""
    yield from tokens.take_tao(t, t.state.active)
    tokens.gain_qi(t, t.state.active)
    t.then(due.bring_ghost)


# Kung-Fu School


def kung_fu_colours(t: T) -> list[Colour]:
    """One's own colour, black, or for a power token a neutral board's (ghost_stories.wm.kungfu.neutral_blocked)."""
    s = t.state
    there = {ghost_colour(s, t.box, space) for space in ordinary(s, t.box)}
    return [colour for colour in EACH_COLOUR if colour in there and may_name(s, colour)]


def may_name(s: State, colour: Colour) -> bool:
    if colour in (s.active, BLACK):
        return True
    power = s.power[colour]
    return can_borrow(s, power) or is_borrowed(s, power)


def can_fight(t: T) -> bool:
    return any_ordinary(t) and bool(kung_fu_colours(t))


def kung_fu(t: T) -> Flow[None]:
    """Attempt to exorcise all ghosts of one colour, wherever they are (ghost_stories.wm.kungfu.help)."""
    s = t.state
    colour = yield from choose(s.seat_of[s.active], KUNG_FU_SET, kung_fu_colours(t))
    if colour not in (s.active, BLACK) and not is_borrowed(s, s.power[colour]):
        powers.borrow(t, s.power[colour])
    exorcism.attempt(t, AT_SCHOOL, colour)


# By tile, in the order of the components
HELP: Final[tuple[Callable[[T], Flow[None] | None], ...]] = (
    cemetery, altar, herbalist, hut, temple, night_watch, circle, pavilion, tea_house, kung_fu,
)  # fmt: skip
POSSIBLE: Final[tuple[Callable[[T], bool], ...]] = (
    can_revive, any_haunted, any_die, any_ordinary, any_buddha, any_figurine, can_set_circle, can_blow, always,
    can_fight,
)  # fmt: skip
