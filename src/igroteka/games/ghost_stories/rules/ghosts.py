"""Ghosts in play meet Buddhas, are moved, and leave; the lowest ghosts of the deck leave the game."""

from typing import Final

from igroteka.games.ghost_stories.events import (
    BUDDHA_BACK,
    CARD_REMOVED,
    GHOST_LEFT,
    GHOST_MOVED,
    GHOST_STOPPED,
)
from igroteka.games.ghost_stories.query import armoured, board_of, has_buddha, spot
from igroteka.games.ghost_stories.rules import endings, su_ling
from igroteka.games.ghost_stories.rules.mantra import check_mantra, return_mantra
from igroteka.games.ghost_stories.state import INCARNATION, NO_CARD, State, T
from igroteka.games.ghost_stories.words import ON_SIDE, SIDE_OF, Card, Space
from igroteka.kernel.bits import has, with_bit, without_bit

CARRIED: Final = ("out", "captors", "power_locks", "tao_locks", "powers_off")  # with a ghost that is moved
ALL_SPACES: Final = sum(ON_SIDE)


def meet_buddha(t: T, card: Card, space: Space) -> bool:
    """Whether the card stays in a space where a Buddha may stand (ghost_stories.arrival.buddha_ghost)."""
    s = t.state
    if not has_buddha(s, space):
        return True
    s.buddha = without_bit(s.buddha, space)
    s.temple += 1
    t.tell(BUDDHA_BACK, *spot(s, space))
    if t.box.tables.incarnation[card]:
        s.caught = s.caught or "buddha_first" in t.box.tables.centre[card]
        return True
    t.tell(GHOST_STOPPED, t.box.tables.card_id[card], *spot(s, space))
    return False


def leave(t: T, space: Space) -> Card:
    """A ghost goes to the discard pile and releases what it held (ghost_stories.exorcism.success)."""
    s = t.state
    card = s.space[space]
    _take_off(s, space)
    s.discard += (card,)
    t.tell(GHOST_LEFT, t.box.tables.card_id[card], *spot(s, space))
    if s.mantra == space:
        return_mantra(t)
    if "buddha_first" in t.box.tables.centre[card]:
        s.caught = False
    if "su_ling_off" in t.box.tables.left[card]:
        su_ling.come_back(t)
    return card


def _take_off(s: State, space: Space) -> None:
    """The space is empty, and nothing of its ghost is left."""
    others = without_bit(ALL_SPACES, space)
    s.space[space] = NO_CARD
    s.out &= others
    s.captors &= others
    s.power_locks &= others
    s.tao_locks &= others
    s.powers_off &= others


def move_ghost(t: T, space: Space, to: Space) -> None:
    """Move a ghost with all it carries; its left stone does not act again (ghost_stories.tile.pavilion.keeps_state)."""
    s = t.state
    card = s.space[space]
    if not meet_buddha(t, card, to):
        leave(t, space)
        return
    carries = [name for name in CARRIED if has(getattr(s, name), space)]
    _take_off(s, space)
    s.space[to] = card
    for name in carries:
        setattr(s, name, with_bit(getattr(s, name), to))
    if s.mantra == space:
        s.mantra = to
    t.tell(GHOST_MOVED, t.box.tables.card_id[card], *spot(s, space), *spot(s, to))
    if t.box.tables.incarnation[card]:
        su_ling.step_aside(t, to)
    if SIDE_OF[space] != SIDE_OF[to]:
        _change_board(t, card, to)


def _change_board(t: T, card: Card, to: Space) -> None:
    """Locks work on the new board; the Armour frees die and Tao tokens there.

    ghost_stories.wm.artifact.armour.state
    """
    s = t.state
    left = t.box.tables.left[card]
    if "power_lock" in left:
        s.power_locks = with_bit(s.power_locks, to)
        check_mantra(t)
    if not t.box.tables.incarnation[card] and armoured(s, board_of(s, to)):
        s.captors = without_bit(s.captors, to)
        s.tao_locks = without_bit(s.tao_locks, to)
    elif "tao_lock" in left:
        s.tao_locks = with_bit(s.tao_locks, to)


def remove_bottom_ghost(t: T) -> None:
    """The lowest ghost of the deck leaves the game unseen; incarnations stay (ghost_stories.wm.family.li.*)."""
    s = t.state
    for n, card in enumerate(s.deck):
        if card != INCARNATION and not (card > 0 and t.box.tables.incarnation[card]):
            del s.deck[n]
            t.tell(CARD_REMOVED)
            break
    if not s.deck:
        endings.lose(t, "deck")
