"""Ghosts in play meet Buddhas, are moved, and leave; the lowest ghosts of the deck leave the game."""

from igroteka.games.ghost_stories.events import (
    BUDDHA_BACK,
    CARD_REMOVED,
    GHOST_LEFT,
    GHOST_MOVED,
    GHOST_STOPPED,
)
from igroteka.games.ghost_stories.query import armoured, board_of, spot
from igroteka.games.ghost_stories.rules import endings, su_ling
from igroteka.games.ghost_stories.rules.mantra import check_mantra, return_mantra
from igroteka.games.ghost_stories.state import INCARNATION, State, T


def meet_buddha(t: T, card: int, space: int) -> bool:
    """Whether the card stays in a space where a Buddha may stand (ghost_stories.arrival.buddha_ghost)."""
    s = t.state
    if not s.buddha >> space & 1:
        return True
    s.buddha &= ~(1 << space)
    s.temple += 1
    t.tell(BUDDHA_BACK, *spot(s, space))
    if t.box.tables.incarnation[card]:
        s.caught = s.caught or "buddha_first" in t.box.tables.centre[card]
        return True
    t.tell(GHOST_STOPPED, t.box.tables.card_id[card], *spot(s, space))
    return False


def leave(t: T, space: int) -> int:
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
        su_ling.come_back(s)
    return card


def _take_off(s: State, space: int) -> None:
    keep = ~(1 << space)
    s.space[space] = 0
    s.out &= keep
    s.captors &= keep
    s.power_locks &= keep
    s.tao_locks &= keep
    s.powers_off &= keep


def move_ghost(t: T, space: int, to: int) -> None:
    """Move a ghost with all it carries; its left stone does not act again (ghost_stories.tile.pavilion.keeps_state)."""
    s = t.state
    card = s.space[space]
    if not meet_buddha(t, card, to):
        leave(t, space)
        return
    held = [mask >> space & 1 for mask in (s.out, s.captors, s.power_locks, s.tao_locks, s.powers_off)]
    _take_off(s, space)
    s.space[to] = card
    s.out |= held[0] << to
    s.captors |= held[1] << to
    s.power_locks |= held[2] << to
    s.tao_locks |= held[3] << to
    s.powers_off |= held[4] << to
    if s.mantra == space:
        s.mantra = to
    t.tell(GHOST_MOVED, t.box.tables.card_id[card], *spot(s, space), *spot(s, to))
    if t.box.tables.incarnation[card]:
        su_ling.step_aside(t, to)
    if space // 3 != to // 3:
        _change_board(t, card, to)


def _change_board(t: T, card: int, to: int) -> None:
    """Locks work on the new board; the Armour frees die and Tao tokens there.

    ghost_stories.wm.artifact.armour.state
    """
    s = t.state
    left, bit = t.box.tables.left[card], 1 << to
    if "power_lock" in left:
        s.power_locks |= bit
        check_mantra(t)
    if not t.box.tables.incarnation[card] and armoured(s, board_of(s, to)):
        s.captors &= ~bit
        s.tao_locks &= ~bit
    elif "tao_lock" in left:
        s.tao_locks |= bit


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
