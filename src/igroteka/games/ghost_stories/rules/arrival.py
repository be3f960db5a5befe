"""Ghosts come into play, are moved, and leave it; the deck they come from."""

from igroteka.games.ghost_stories.events import (
    BUDDHA_BACK,
    CARD_REMOVED,
    GHOST_ARRIVED,
    GHOST_LEFT,
    GHOST_MOVED,
    GHOST_STOPPED,
    IGNORED,
    NO_SPACE,
    ON_DECK,
    REPLACED,
    STONE,
    UNDER_DECK,
)
from igroteka.games.ghost_stories.query import (
    alive,
    armoured,
    board_of,
    decider,
    free_anywhere,
    free_spaces,
    required_board,
    spot,
)
from igroteka.games.ghost_stories.rules import death, endings, powers, stones, su_ling
from igroteka.games.ghost_stories.state import GHOST, INCARNATION, State, T
from igroteka.games.ghost_stories.topics import SPACE
from igroteka.games.ghost_stories.words import PAVILION, SHIELD, TEMPLE
from igroteka.kernel.ask import Flow, choose


def bring_ghost(t: T) -> Flow[None]:
    """Bring a ghost into play, with the board whose turn it is as the active one (ghost_stories.arrival.*)."""
    s = t.state
    if 0 not in s.space:
        t.tell(NO_SPACE)
        yield from death.lose_qi(t, s.active)
        return
    shield = len(s.deck) if alive(s) and s.artifacts[SHIELD] == s.active else 0
    while True:
        card = draw(t)
        guarded = shield > 0 and not t.box.tables.incarnation[card]
        if guarded and required_board(s, t.box, card) == s.active and free_spaces(s, s.active):
            shield -= put_under(t, card)
            continue
        space = yield from choose_space(t, card)
        if guarded and board_of(s, space) == s.active:
            shield -= put_under(t, card)
            continue
        break
    yield from enter(t, card, space)


def put_under(t: T, card: int) -> int:
    """Shield of Time: the ghost goes under the deck instead (ghost_stories.wm.artifact.shield)."""
    t.state.deck.insert(0, card)
    t.tell(UNDER_DECK, t.box.tables.card_id[card])
    return 1


def draw(t: T) -> int:
    """Draw the top card; drawing the last one loses (ghost_stories.arrival.deck_last_card)."""
    s = t.state
    card = s.deck.pop()
    if card == GHOST:
        card = t.luck.take(s.ghosts)
    elif card == INCARNATION:
        card = take_incarnation(t)
    if not s.deck:
        endings.lose(t, "deck")
    return replace(t, card)


def replace(t: T, card: int) -> int:
    """Uncatchable needs Temple and Pavilion; otherwise another one replaces it.

    ghost_stories.incarnation.57.replaced
    """
    s = t.state
    if "buddha_first" not in t.box.tables.centre[card] or (s.where[TEMPLE] >= 0 and s.where[PAVILION] >= 0):
        return card
    other = from_box(t)
    if not other:
        return card
    t.tell(REPLACED, t.box.tables.card_id[card])
    return other


def from_box(t: T) -> int:
    """A random unused incarnation: of the deck's set, then of the other; 0 if none is left."""
    s = t.state
    if s.boxed:
        s.boxed -= 1
        return take_incarnation(t)
    left = list(s.others)
    card = t.luck.take(left) if left else 0
    s.others = tuple(left)
    return card


def take_incarnation(t: T) -> int:
    """One of the deck's set that nobody has seen."""
    left = list(t.state.incarnations)
    card = t.luck.take(left)
    t.state.incarnations = tuple(left)
    return card


def choose_space(t: T, card: int) -> Flow[int]:
    """A free space of the board of its colour, or any if that is full (ghost_stories.arrival.space_choice)."""
    s = t.state
    free = free_spaces(s, required_board(s, t.box, card)) or free_anywhere(s)
    return (yield from choose(decider(s), SPACE, free, (t.box.tables.card_id[card],)))


def bring_incarnation(t: T) -> Flow[None]:
    """The Wu penalty: a random incarnation from the box enters play (ghost_stories.wm.family.wu.penalty)."""
    s = t.state
    card = from_box(t)
    if card:
        card = replace(t, card)
        s.extra += (card,)
        s.undefeated += 1
        if 0 in s.space:
            yield from enter(t, card, (yield from choose_space(t, card)))
        else:
            s.deck.append(card)
            t.tell(ON_DECK, t.box.tables.card_id[card])


def enter(t: T, card: int, space: int) -> Flow[None]:
    """Place a card; a Buddha stops an ordinary ghost; then its left stone acts (ghost_stories.arrival.left_stones)."""
    s = t.state
    tables = t.box.tables
    if not meet_buddha(t, card, space):
        s.discard += (card,)
        return
    s.space[space] = card
    t.tell(GHOST_ARRIVED, tables.card_id[card], *spot(s, space))
    if tables.incarnation[card]:
        su_ling.step_aside(t, space)
    elif tables.left[card] and armoured(s, board_of(s, space)):
        t.tell(IGNORED, tables.card_id[card])
        return
    for stone in tables.left[card]:
        t.tell(STONE, tables.card_id[card], "lose_qi" if stone == "qi" else stone)
        flow = stones.LEFT[stone](t, space)
        if flow is not None:
            yield from flow


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
        powers.return_mantra(t)
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
        powers.check_mantra(t)
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
