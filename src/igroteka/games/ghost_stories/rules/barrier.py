"""The end of a turn: Su-Ling on turns without a Yang phase, the Mystic Barrier, power tokens."""

from igroteka.games.ghost_stories.events import BARRIER_ENDED, BARRIER_RISEN, TOKENS_TAKEN
from igroteka.games.ghost_stories.query import alive, decider, ordinary, portal_open, spaces_of, stacks, su_ling_spaces
from igroteka.games.ghost_stories.rules import exorcism, families, su_ling, villagers
from igroteka.games.ghost_stories.state import ON_CARD, SUPPLY, State, T
from igroteka.games.ghost_stories.topics import BARRIER, BARRIER_SAVE, PICK_UP
from igroteka.games.ghost_stories.words import BOARDS, CENTRE, ZHOU
from igroteka.kernel.ask import Flow, choose

FULL = 15  # all four Receptacles


def without_yang(t: T) -> Flow[None] | None:
    """A turn that has no step 3, or lost it, still moves Su-Ling (ghost_stories.wm.suling.possessed_turn)."""
    if su_ling_spaces(t.state, t.box):
        return su_ling.end_of_turn(t)
    t.state.phase = "turn.barrier"
    return None


def due(t: T) -> None:
    """The Barrier rises with four full Receptacles, or as Zhou's reward (ghost_stories.wm.barrier.trigger)."""
    s = t.state
    if not s.white_moon or (s.receptacles != FULL and not s.barrier_due):
        s.phase = "turn.tokens"
        return
    s.barrier_due = False
    if s.receptacles != FULL:
        s.receptacles = FULL
        s.crystals = [0, 0, 0, 0]
        s.fresh_crystals = 0
    s.barrier = 4
    s.phase = "barrier"
    t.tell(BARRIER_RISEN)


def board_to_handle(s: State) -> int:
    """From the left of the active board clockwise, the active one last (ghost_stories.wm.barrier.order)."""
    return s.board_at[(s.side[s.active] + 5 - s.barrier) % 4]


def handle_board(t: T) -> Flow[None] | None:
    """The next board: save a villager, roll the dice, or nothing (ghost_stories.wm.barrier.choice)."""
    s = t.state
    if not s.barrier:
        end_barrier(t)
        return None
    return _handle(t, board_to_handle(s))


def _handle(t: T, board: int) -> Flow[None]:
    s = t.state
    options = []
    if s.receptacles and portal_open(s, t.box) and stacks(s):
        options.append("save")
    if any(space in spaces_of(s, board) for space in ordinary(s, t.box)):
        options.append("roll")
    choice = yield from choose(decider(s), BARRIER, [*options, "pass"], (BOARDS[board],))
    if choice == "save":
        s.receptacles &= s.receptacles - 1
        tiles = [s.portal] if s.height[s.portal] else stacks(s)
        yield from villagers.save(t, (yield from choose(decider(s), BARRIER_SAVE, tiles)))
    s.barrier -= 1
    if choice == "roll":
        s.back = "barrier"
        yield from exorcism.attempt(t, "barrier", board)


def end_barrier(t: T) -> None:
    """Crystals and Su-Ling return to the supply; then the families are rewarded (ghost_stories.wm.barrier.after)."""
    s = t.state
    s.receptacles = 0
    if s.su_ling != ON_CARD:
        s.su_ling = SUPPLY
    t.tell(BARRIER_ENDED)
    s.phase = "barrier.rewards"


def reward_families(t: T) -> Flow[None] | None:
    """In the order of completion, Zhou's second Barrier last (ghost_stories.wm.barrier.reward_order)."""
    s = t.state
    if not s.rewards:
        s.phase = "turn.barrier"
        return None
    family = next((each for each in s.rewards if each != ZHOU), ZHOU)
    s.rewards = tuple(each for each in s.rewards if each != family)
    return families.reward(t, family)


def pick_up(t: T) -> Flow[None] | None:
    """A Taoist on the centre tile may take power tokens lying there (ghost_stories.power_token.pick_up)."""
    s = t.state
    if alive(s) and s.centre_tokens and s.at[s.active] == CENTRE:
        return _pick_up(t)
    pass_turn(s)
    return None


def _pick_up(t: T) -> Flow[None]:
    s = t.state
    count = yield from choose(s.seat_of[s.active], PICK_UP, list(range(s.centre_tokens, -1, -1)))
    s.power_tokens[s.active] += count
    s.centre_tokens -= count
    t.tell(TOKENS_TAKEN, BOARDS[s.active], count)
    pass_turn(s)


def pass_turn(s: State) -> None:
    """The turn passes clockwise (ghost_stories.turn.order)."""
    s.active = s.board_at[(s.side[s.active] + 1) % 4]
    s.phase = "turn.start"
