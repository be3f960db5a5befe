"""The start of a turn and the Yin phase: ghosts act, the board may be overrun, a ghost arrives."""

from igroteka.games.ghost_stories.events import ACTED, CALMED, OVERRUN, TURN_BEGAN
from igroteka.games.ghost_stories.query import alive, calmed, is_overrun, spaces_of
from igroteka.games.ghost_stories.rules import artifacts, barrier, death, due, stones, yang
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.words import BOARDS, EACH_SPACE, Card


def begin_turn(t: T) -> None:
    """The turn passes to a board, neutral and possessed ones included (ghost_stories.turn.order)."""
    s = t.state
    s.turns += 1
    s.own_turn = s.seat_of[s.active] >= 0 and s.qi[s.active] > 0
    s.clawed = s.sad = s.su_ling_moved = False
    s.yang = s.acts = s.used = s.borrowed = 0
    s.fresh_buddhas = s.fresh_crystals = 0
    s.rolled, s.curse = (), -1
    t.tell(TURN_BEGAN, BOARDS[s.active])
    t.then(barrier.end_turn)
    if s.own_turn:  # only a living player has a Yang phase (ghost_stories.turn.dead_no_yang)
        t.then(yang.place)
        t.then(yang.act)
        if s.winds_after:
            t.then(yang.offer_winds)
        t.then(yang.move)
    begin_yin(t)


def begin_yin(t: T) -> None:
    """The ghosts act, then the board may be overrun; the Elixir may be drunk before (ghost_stories.turn.phases)."""
    elixir = t.state.white_moon and artifacts.offers_elixir(t)
    acting = acting_list(t)
    if not elixir and not acting:
        overrun(t)
        return
    t.then(before_overrun)
    for card, icon in reversed(acting if elixir else acting[1:]):
        t.then(act, card, icon)
    if elixir:
        t.then(artifacts.offer_elixir)
    else:
        act(t, *acting[0])


def acting_list(t: T) -> list[tuple[Card, int]]:
    """The cards that act this Yin phase and by which icon, fixed now (ghost_stories.resolve.fixed_acting_list).

    Effects at the start of the phase come first. White Moon goes from right to left, the base game from left to right;
    the icons of one stone act in printed order.
    """
    s = t.state
    tables = t.box.tables
    cards = [s.space[space] for space in spaces_of(s, s.active) if s.space[space]]
    if not s.white_moon:
        cards.reverse()
    begin = [(card, icon) for card in cards for icon, _ in enumerate(tables.beginnings[card])]
    return begin + [
        (card, icon) for card in cards for icon, _ in enumerate(tables.actions[card], len(tables.beginnings[card]))
    ]


def act(t: T, card: Card, icon: int = 0) -> None:
    """Step 1: a ghost acts through an icon of its centre stone (ghost_stories.yin.act.active_board_only).

    Icons that act when the phase begins are counted before the others.
    """
    s = t.state
    if card not in s.space:
        return
    space = EACH_SPACE[s.space.index(card)]
    if space not in spaces_of(s, s.active):
        return
    name = t.box.tables.card_id[card]
    if calmed(s, space):
        t.tell(CALMED, name)
        return
    stone = (*t.box.tables.beginnings[card], *t.box.tables.actions[card])[icon]
    t.tell(ACTED, name, stone)
    stones.CENTRE[stone](t, space)


def before_overrun(t: T) -> None:
    """The Elixir may be drunk between two steps (ghost_stories.wm.artifact.elixir.phase)."""
    if artifacts.offers_elixir(t):
        t.then(overrun)
        t.then(artifacts.offer_elixir)
    else:
        overrun(t)


def overrun(t: T) -> None:
    """Step 2: three ghosts on the board cost 1 Qi and no ghost arrives (ghost_stories.yin.overrun)."""
    s = t.state
    if is_overrun(s, s.active):
        t.tell(OVERRUN, BOARDS[s.active])
        death.lose_qi(t, s.active)
    elif alive(s):
        t.then(due.bring_ghost)
        if s.white_moon and artifacts.offers_elixir(t):
            t.then(artifacts.offer_elixir)
