"""The end of a turn: the Mystic Barrier, power tokens, and who is next."""

from igroteka.games.ghost_stories.events import BARRIER_ENDED, BARRIER_FILLED, BARRIER_RISEN, TOKENS_TAKEN
from igroteka.games.ghost_stories.query import (
    alive,
    clockwise,
    decider,
    ordinary,
    portal_open,
    spaces_of,
    stacks,
    su_ling_spaces,
)
from igroteka.games.ghost_stories.rules import due, exorcism, su_ling, tokens, villagers
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import BARRIER, BARRIER_SAVE, PICK_UP
from igroteka.games.ghost_stories.words import ALL_RECEPTACLES, BOARDS, CENTRE, EACH_RECEPTACLE, IN_BARRIER, ZHOU, Board
from igroteka.kernel.ask import Flow, choose


def end_turn(t: T) -> None:
    """Su-Ling on turns without a Yang phase, the Barrier, power tokens, the next board.

    ghost_stories.turn.end_order
    """
    s = t.state
    if not s.white_moon:
        leave_turn(t)
    elif alive(s) or not su_ling_spaces(s, t.box):
        check_barrier(t)
    else:
        t.then(check_barrier)
        t.then(su_ling.come_without_yang)


def check_barrier(t: T) -> None:
    """The Barrier rises with four full Receptacles, or as Zhou's reward (ghost_stories.wm.barrier.trigger)."""
    s = t.state
    if s.receptacles == ALL_RECEPTACLES or s.barrier_due:
        _rise(t)
    else:
        leave_turn(t)


def _rise(t: T) -> None:
    """Boards go from the left of the active one clockwise, the active one last (ghost_stories.wm.barrier.order)."""
    s = t.state
    s.barrier_due = False
    if s.receptacles != ALL_RECEPTACLES:
        t.tell(BARRIER_FILLED, len(EACH_RECEPTACLE) - s.receptacles.bit_count())
        s.receptacles = ALL_RECEPTACLES
        s.crystals = [0] * len(BOARDS)
        s.fresh_crystals = 0
    s.barrier = True
    t.tell(BARRIER_RISEN)
    t.then(check_barrier)
    t.then(end_barrier)
    for board in (s.active, *reversed(clockwise(s, s.active)[1:])):
        t.then(handle_board, board)


def handle_board(t: T, board: Board) -> Flow[None]:
    """The next board: save a villager, roll the dice, or nothing (ghost_stories.wm.barrier.choice)."""
    s = t.state
    options = []
    if s.receptacles and portal_open(s, t.box) and stacks(s):
        options.append("save")
    if any(space in spaces_of(s, board) for space in ordinary(s, t.box)):
        options.append("roll")
    choice = yield from choose(decider(s), BARRIER, [*options, "pass"], (BOARDS[board],))
    if choice == "save":
        tokens.spend_from_barrier(t)
        tiles = [s.portal] if s.height[s.portal] else stacks(s)
        villagers.save(t, (yield from choose(decider(s), BARRIER_SAVE, tiles)))
    elif choice == "roll":
        exorcism.attempt(t, IN_BARRIER, board)


def end_barrier(t: T) -> None:
    """Crystals and Su-Ling return to the supply; then the families are rewarded (ghost_stories.wm.barrier.after).

    They are rewarded in the order of completion, Zhou's second Barrier last (ghost_stories.wm.barrier.reward_order).
    """
    s = t.state
    s.barrier = False
    s.receptacles = 0
    t.tell(BARRIER_ENDED)
    su_ling.return_after_barrier(t)
    if ZHOU in s.rewards:
        t.then(due.reward, ZHOU)
    for family in reversed(s.rewards):
        if family != ZHOU:
            t.then(due.reward, family)
    s.rewards = ()


def leave_turn(t: T) -> None:
    """Power tokens, then the next board."""
    s = t.state
    if s.centre_tokens and alive(s) and s.at[s.active] == CENTRE:
        t.then(pass_turn)
        t.then(pick_up)
    else:
        pass_turn(t)


def pick_up(t: T) -> Flow[None]:
    """A Taoist on the centre tile may take power tokens lying there (ghost_stories.power_token.pick_up)."""
    s = t.state
    count = yield from choose(s.seat_of[s.active], PICK_UP, list(range(s.centre_tokens, -1, -1)))
    s.power_tokens[s.active] += count
    s.centre_tokens -= count
    t.tell(TOKENS_TAKEN, BOARDS[s.active], count)


def pass_turn(t: T) -> None:
    """The turn passes clockwise (ghost_stories.turn.order)."""
    s = t.state
    s.active = clockwise(s, s.active)[1]
