"""Ghosts come into play from the deck or the box, and their left stones act."""

from igroteka.games.ghost_stories.events import (
    GHOST_ARRIVED,
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
from igroteka.games.ghost_stories.rules import death, endings, ghosts, stones, su_ling
from igroteka.games.ghost_stories.state import GHOST, INCARNATION, NO_CARD, T
from igroteka.games.ghost_stories.topics import SPACE
from igroteka.games.ghost_stories.words import PAVILION, SHIELD, TEMPLE, Card, Space
from igroteka.kernel.ask import Flow, choose


def bring_ghost(t: T) -> Flow[None] | None:
    """Bring a ghost into play, with the board whose turn it is as the active one (ghost_stories.arrival.*)."""
    s = t.state
    if 0 in s.space:
        return _draw_and_place(t)
    t.tell(NO_SPACE)
    death.lose_qi(t, s.active)
    return None


def _draw_and_place(t: T) -> Flow[None]:
    s = t.state
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
    enter(t, card, space)


def put_under(t: T, card: Card) -> int:
    """Shield of Time: the ghost goes under the deck instead (ghost_stories.wm.artifact.shield)."""
    t.state.deck.insert(0, card)
    t.tell(UNDER_DECK, t.box.tables.card_id[card])
    return 1


def draw(t: T) -> Card:
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


def replace(t: T, card: Card) -> Card:
    """The Uncatchable needs Temple and Pavilion; otherwise another incarnation replaces it.

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


def from_box(t: T) -> Card:
    """A random unused incarnation: from the deck's set, then from the other; 0 if none is left."""
    s = t.state
    if s.boxed:
        s.boxed -= 1
        return take_incarnation(t)
    left = list(s.others)
    card = t.luck.take(left) if left else NO_CARD
    s.others = tuple(left)
    return card


def take_incarnation(t: T) -> Card:
    """One from the deck's set that nobody has seen."""
    left = list(t.state.incarnations)
    card = t.luck.take(left)
    t.state.incarnations = tuple(left)
    return card


def choose_space(t: T, card: Card) -> Flow[Space]:
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
            enter(t, card, (yield from choose_space(t, card)))
        else:
            s.deck.append(card)
            t.tell(ON_DECK, t.box.tables.card_id[card])


def enter(t: T, card: Card, space: Space) -> None:
    """Place a card; a Buddha stops an ordinary ghost; then its left stone acts (ghost_stories.arrival.left_stones)."""
    s = t.state
    tables = t.box.tables
    if not ghosts.meet_buddha(t, card, space):
        s.discard += (card,)
        return
    s.space[space] = card
    t.tell(GHOST_ARRIVED, tables.card_id[card], *spot(s, space))
    if tables.incarnation[card]:
        su_ling.step_aside(t, space)
    elif tables.left[card] and armoured(s, board_of(s, space)):
        t.tell(IGNORED, tables.card_id[card])
        return
    if tables.left[card]:
        left_icons(t, card, space, 0)


def left_icons(t: T, card: Card, space: Space, first: int) -> None:
    """The icons of a left stone, one after another (ghost_stories.arrival.left_stones)."""
    icons = t.box.tables.left[card]
    if first + 1 < len(icons):
        t.then(left_icons, card, space, first + 1)
    stone = icons[first]
    t.tell(STONE, t.box.tables.card_id[card], "lose_qi" if stone == "qi" else stone)
    stones.LEFT[stone](t, space)
