"""The Yin phase: ghosts act, the board may be overrun, a ghost arrives."""

from igroteka.games.ghost_stories.events import ACTED, CALMED, OVERRUN, TURN_BEGAN
from igroteka.games.ghost_stories.query import alive, calmed, spaces_of
from igroteka.games.ghost_stories.rules import arrival, artifacts, death, stones
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.words import BOARDS, ELIXIR
from igroteka.kernel.ask import Flow


def begin_turn(t: T) -> None:
    """The turn passes to a board, neutral and possessed ones included (ghost_stories.turn.order)."""
    s = t.state
    s.turns += 1
    s.own_turn = s.seat_of[s.active] >= 0 and s.qi[s.active] > 0
    s.yang = s.clawed = s.sad = s.su_ling_moved = False
    s.steps, s.acts, s.did, s.used, s.borrowed = 1, 0, "", 0, 0
    s.fresh_buddhas = s.fresh_crystals = 0
    s.rolled, s.curse = (), -1
    s.acting = acting_list(t)
    t.tell(TURN_BEGAN, BOARDS[s.active])
    s.phase = after_window(s, "yin.act")


def acting_list(t: T) -> tuple[int, ...]:
    """The cards that act this Yin phase, fixed now (ghost_stories.resolve.fixed_acting_list).

    Effects of the start of the phase come first. White Moon goes from right to left, the base game from left to right.
    """
    s = t.state
    tables = t.box.tables
    cards = [s.space[space] for space in spaces_of(s, s.active) if s.space[space]]
    if not s.white_moon:
        cards.reverse()
    begin = [card for card in cards if tables.beginning[card]]
    return (*begin, *[card for card in cards if tables.action[card]])


def after_window(s: State, phase: str) -> str:
    """Before a step comes the window of the Elixir, if the active player holds it."""
    return "window." + phase if s.artifacts[ELIXIR] == s.active and alive(s) else phase


def window(t: T) -> Flow[None]:
    """The Elixir may be drunk before the next step."""
    return artifacts.elixir_window(t, t.state.phase.removeprefix("window."))


def act(t: T) -> Flow[None] | None:
    """Step 1: the next ghost acts through its centre stone (ghost_stories.yin.act.active_board_only)."""
    s = t.state
    if not s.acting:
        s.phase = after_window(s, "yin.overrun")
        return None
    card = s.acting[0]
    s.acting = s.acting[1:]
    if card not in s.space:
        return None
    space = s.space.index(card)
    if space not in spaces_of(s, s.active):
        return None
    name = t.box.tables.card_id[card]
    if calmed(s, space):
        t.tell(CALMED, name)
        return None
    stone = t.box.tables.beginning[card] or t.box.tables.action[card]
    t.tell(ACTED, name, stone)
    return stones.CENTRE[stone](t, space)


def overrun(t: T) -> Flow[None] | None:
    """Step 2: three ghosts on the board cost 1 Qi and no ghost arrives (ghost_stories.yin.overrun)."""
    s = t.state
    if all(s.space[space] for space in spaces_of(s, s.active)):
        t.tell(OVERRUN, BOARDS[s.active])
        return _lose_to_overrun(t)
    s.phase = after_window(s, "yin.arrival") if alive(s) else "turn.su_ling"
    return None


def _lose_to_overrun(t: T) -> Flow[None]:
    yield from death.lose_qi(t, t.state.active)
    begin_yang(t.state)


def arrive(t: T) -> Flow[None]:
    """Step 3: a ghost arrives (ghost_stories.yin.arrival)."""
    yield from arrival.bring_ghost(t)
    begin_yang(t.state)


def begin_yang(s: State) -> None:
    """Only a living player has a Yang phase (ghost_stories.turn.dead_no_yang, ghost_stories.neutral.turn)."""
    if alive(s):
        s.yang = True
        s.phase = "yang.move"
    else:
        s.phase = "turn.su_ling"
