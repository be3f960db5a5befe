"""The turn begins; the Yin phase: ghosts act, the board may be overrun, a ghost arrives."""

from igroteka.games.ghost_stories.events import ACTED, CALMED, OVERRUN, TURN_BEGAN
from igroteka.games.ghost_stories.query import alive, calmed, spaces_of
from igroteka.games.ghost_stories.rules import artifacts, barrier, death, due, stones, su_ling, yang
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.words import BOARDS


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
    end_turn(t)
    t.then(overrun)
    drink_before_step(t)
    for card in reversed(acting_list(t)):
        t.then(act, card)
    drink_before_step(t)


def end_turn(t: T) -> None:
    """What comes after the Yin and Yang phases (ghost_stories.turn.end_order)."""
    t.then(barrier.pass_turn)
    t.then(barrier.pick_up)
    if t.state.white_moon:
        t.then(barrier.rise)
        t.then(su_ling.comes_without_yang)


def drink_before_step(t: T) -> None:
    """The Elixir of Life may be drunk between two steps (ghost_stories.wm.artifact.elixir.phase)."""
    if t.state.white_moon:
        t.then(artifacts.offer_elixir)


def acting_list(t: T) -> list[int]:
    """The cards that act this Yin phase, fixed now (ghost_stories.resolve.fixed_acting_list).

    Effects of the start of the phase come first. White Moon goes from right to left, the base game from left to right.
    """
    s = t.state
    tables = t.box.tables
    cards = [s.space[space] for space in spaces_of(s, s.active) if s.space[space]]
    if not s.white_moon:
        cards.reverse()
    begin = [card for card in cards if tables.beginning[card]]
    return begin + [card for card in cards if tables.action[card]]


def act(t: T, card: int) -> None:
    """Step 1: a ghost acts through its centre stone (ghost_stories.yin.act.active_board_only)."""
    s = t.state
    if card not in s.space:
        return
    space = s.space.index(card)
    if space not in spaces_of(s, s.active):
        return
    name = t.box.tables.card_id[card]
    if calmed(s, space):
        t.tell(CALMED, name)
        return
    stone = t.box.tables.beginning[card] or t.box.tables.action[card]
    t.tell(ACTED, name, stone)
    stones.CENTRE[stone](t, space)


def overrun(t: T) -> None:
    """Step 2: three ghosts on the board cost 1 Qi and no ghost arrives (ghost_stories.yin.overrun)."""
    s = t.state
    if all(s.space[space] for space in spaces_of(s, s.active)):
        t.tell(OVERRUN, BOARDS[s.active])
        t.then(begin_yang)
        t.then(death.lose_qi, s.active)
    elif alive(s):
        t.then(begin_yang)
        t.then(due.bring_ghost)
        drink_before_step(t)


def begin_yang(t: T) -> None:
    """Only a living player has a Yang phase (ghost_stories.turn.dead_no_yang, ghost_stories.neutral.turn)."""
    if alive(t.state):
        t.state.yang = 1
        t.then(yang.place)
        t.then(yang.act)
        t.then(yang.move)
