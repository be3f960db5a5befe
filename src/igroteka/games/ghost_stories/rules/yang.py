"""The Yang phase: move, act, place. A Taoist who dies loses the remaining steps.

ghost_stories.turn.death_in_yang
"""

from igroteka.games.ghost_stories.events import BUDDHA_PLACED
from igroteka.games.ghost_stories.query import (
    can_borrow,
    can_lead,
    facing_targets,
    has_buddha,
    has_power,
    is_lying,
    living,
    portal_open,
    spot,
    su_ling_spaces,
)
from igroteka.games.ghost_stories.rules import artifacts, exorcism, movement, powers, su_ling, tiles, villagers, why_not
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import (
    BORROW,
    BORROWS,
    BUDDHA_ON,
    BUDDHAS_ON,
    LEAD,
    MOVE_TO,
    MOVES,
    STEP,
    SU_LING_ON,
    SU_LINGS_ON,
    WINDS_AFTER,
    YANG_ACT,
    YANG_MOVE,
    YANG_PLACE,
    YANG_SECOND,
)
from igroteka.games.ghost_stories.words import (
    ACTIONS,
    ADJACENT,
    BLUE,
    BOARD_OF,
    EXORCISM,
    FACING,
    FROM_TILE,
    GUST,
    MOUNTAIN,
    SECOND_WIND,
    SPIRES,
    TILES,
    TWIN_WINDS,
    Position,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.bits import with_bit

# Step 1

# Where a move from each tile may lead, besides staying
MOVE_FROM = [["stay", *(MOVE_TO[to] for to in ADJACENT[at])] for at in range(9)]


def move(t: T) -> Flow[None] | None:
    """Powers used before the move, then the move (ghost_stories.yang.before_move, ghost_stories.yang.move)."""
    return _move(t) if t.state.qi[t.state.active] else None


def _move(t: T) -> Flow[None]:
    s = t.state
    s.yang = 1
    choice = yield from choose(s.seat_of[s.active], YANG_MOVE, move_options(t), (), lambda: why_not.no_move(t))
    if choice in MOVES:
        step_to(t, MOVES[choice], has_power(s, SPIRES))
    elif choice == "stand":
        movement.stand_up(t, s.active)
        if has_power(s, SPIRES):
            t.then(second_step)
    elif choice != "stay":
        t.then(move)
        _use_before_move(t, choice)


def _use_before_move(t: T, choice: str) -> None:
    if choice in powers.USES:
        power, use_power = powers.USES[choice]
        t.state.used = with_bit(t.state.used, power)
        t.then(use_power)
    elif choice in BORROWS:
        powers.borrow(t, BORROWS[choice])
    else:
        artifacts.use(t, choice)


def move_options(t: T) -> list[str]:
    s = t.state
    options = ["stand"] if is_lying(s, s.active) else MOVE_FROM[s.at[s.active]][:]
    own = s.power[s.active]
    if own in powers.BEFORE_MOVE and has_power(s, own) and powers.usable_before_move(s, own):
        options.append(powers.BEFORE_MOVE[own][0])
    if s.borrowed or s.power_tokens[s.active]:
        _add_borrowed(s, options)
    artifacts.add_extras(t, options, moved=False)
    return options


def _add_borrowed(s: State, options: list[str]) -> None:
    """Powers of neutral boards: borrowed ones ready to use, and those a token can borrow."""
    for power, (name, _) in powers.BEFORE_MOVE.items():
        if BOARD_OF[power] != s.active and powers.usable_before_move(s, power):
            if has_power(s, power):
                options.append(name)
            elif can_borrow(s, power):
                options.append(BORROW[power])
    if can_borrow(s, SPIRES):
        options.append(BORROW[SPIRES])


def step_to(t: T, to: Position, twice: bool) -> None:
    """Take a single step, perhaps the first of two; whether a villager comes along is a separate question.

    ghost_stories.wm.move.led
    """
    s = t.state
    if can_lead(s, s.at[s.active], to):
        t.then(lead, to, twice)
    else:
        end_step(t, to, twice, led=False)


def lead(t: T, to: Position, twice: int) -> Flow[None]:
    """Lead the top villager of the tile, or go alone (ghost_stories.wm.move.optional)."""
    s = t.state
    led = yield from confirm(s.seat_of[s.active], LEAD, (TILES[s.village[to]],))
    end_step(t, to, bool(twice), led)


def end_step(t: T, to: Position, twice: bool, led: bool) -> None:
    if twice:
        t.then(second_step)
    movement.put(t, t.state.active, to, led)


def second_step(t: T) -> Flow[None]:
    """Dance of the Spires: a second single step (ghost_stories.power.red.spires)."""
    s = t.state
    to = yield from choose(s.seat_of[s.active], STEP, [*ADJACENT[s.at[s.active]], None])
    if to is not None:
        step_to(t, to, False)


def offer_winds(t: T) -> Flow[None] | None:
    """By house rule the Twin Winds blow after the move (ghost_stories.power.red.twin_winds)."""
    s = t.state
    own = has_power(s, TWIN_WINDS)
    if s.qi[s.active] and len(living(s)) > 1 and (own or can_borrow(s, TWIN_WINDS)):
        return _offer_winds(t, own)
    return None


def _offer_winds(t: T, own: bool) -> Flow[None]:
    s = t.state
    if (yield from confirm(s.seat_of[s.active], WINDS_AFTER, ("own" if own else "borrowed",))):
        if not own:
            powers.borrow(t, TWIN_WINDS)
        t.then(powers.use_twin_winds)


# Step 2


def act(t: T) -> Flow[None] | None:
    """One action, or none (ghost_stories.yang.action.one, ghost_stories.wm.save.options)."""
    return _act(t) if t.state.qi[t.state.active] else None


def _act(t: T) -> Flow[None]:
    s = t.state
    s.yang = 2
    can = possible_actions(t)
    options = ["skip", *can]
    if can and s.power_tokens[s.active]:
        options += [BORROW[power] for power in (GUST, SECOND_WIND) if can_borrow(s, power)]
        if can_borrow(s, MOUNTAIN) and ("exorcism" in can or _help_rolls(s, can)):
            options.append(BORROW[MOUNTAIN])
    artifacts.add_extras(t, options, moved=True)
    choice = yield from choose(s.seat_of[s.active], YANG_ACT, options, (), lambda: why_not.no_action(t, can))
    if choice in ACTIONS:
        if s.active == BLUE or s.seat_of[BLUE] < 0:  # only these may have a power that allows it
            t.then(act_again, ACTIONS.index(choice), s.at[s.active])
        perform(t, choice)
    elif choice in BORROWS:
        t.then(act)
        powers.borrow(t, BORROWS[choice])
    elif choice != "skip":
        t.then(act)
        artifacts.use(t, choice)


def _help_rolls(s: State, can: list[str]) -> bool:
    """Whether the tile's help rolls the Curse die or attempts an exorcism, so that the Mountain would matter."""
    return "help" in can and s.village[s.at[s.active]] in artifacts.ROLLING


def possible_actions(t: T) -> list[str]:
    s = t.state
    at = s.at[s.active]
    can = ["help"] if tiles.can_help(t, s.village[at]) else []
    if facing_targets(s, t.box):
        can.append("exorcism")
    if s.white_moon and s.portal == at and s.height[at] and portal_open(s, t.box):
        can.append("save")
    return can


def perform(t: T, choice: str) -> None:
    """Carry out an action."""
    s = t.state
    s.acts += 1
    if choice == "help":
        tiles.ask_help(t, s.village[s.at[s.active]])
    elif choice == "save":
        villagers.save(t, s.at[s.active])
    else:
        exorcism.attempt(t, FROM_TILE, exorcism.BY_TILE)


def act_again(t: T, done: int, tile: Position) -> Flow[None] | None:
    """After an action on a tile: perhaps a second one by blue's powers, with nothing in between.

    ghost_stories.yinyang.between_actions
    """
    can = second_actions(t, done, tile) if t.state.qi[t.state.active] else []
    return _act_again(t, can) if can else None


def second_actions(t: T, done: int, tile: Position) -> list[str]:
    """Gust adds the other kind of action, Second Wind the same once more (ghost_stories.wm.save.gust, .second_wind)."""
    s = t.state
    if has_power(s, GUST):
        if s.at[s.active] != tile:  # both from the same tile, though a solo Pavilion moves the player's own Taoist
            return []
        allowed = ("help", "save") if done == EXORCISM else ("exorcism",)
    elif has_power(s, SECOND_WIND):
        allowed = (ACTIONS[done],)
    else:
        return []
    return [action for action in possible_actions(t) if action in allowed]


def _act_again(t: T, can: list[str]) -> Flow[None]:
    choice = yield from choose(t.state.seat_of[t.state.active], YANG_SECOND, ["skip", *can])
    if choice != "skip":
        perform(t, choice)


# Step 3


def place(t: T) -> Flow[None] | None:
    """Buddhas, crystals and Su-Ling in any order (ghost_stories.turn.scheme_wm.step3_order)."""
    return _place(t) if t.state.qi[t.state.active] else None


def _place(t: T) -> Flow[None]:
    s = t.state
    s.yang = 3
    options = place_options(t)
    choice = yield from choose(s.seat_of[s.active], YANG_PLACE, options, (), lambda: why_not.no_placing(t, options))
    if choice == "end":
        return
    t.then(place)
    if choice in BUDDHAS_ON:
        space = BUDDHAS_ON[choice]
        s.buddhas[s.active] -= 1
        s.buddha = with_bit(s.buddha, space)
        t.tell(BUDDHA_PLACED, *spot(s, space))
    elif choice == "crystal":
        su_ling.put_crystal(t)
    elif choice in SU_LINGS_ON:
        t.then(su_ling.place, SU_LINGS_ON[choice])
    elif choice in BORROWS:
        powers.borrow(t, BORROWS[choice])
    else:
        artifacts.use(t, choice)


def place_options(t: T) -> list[str]:
    s = t.state
    options = ["end"]
    if s.buddhas[s.active] > s.fresh_buddhas:
        empty = [space for space in FACING[s.at[s.active]] if not s.space[space] and not has_buddha(s, space)]
        options += [BUDDHA_ON[space] for space in empty]
    if s.white_moon:
        if su_ling.open_receptacle(s) >= 0:
            options.append("crystal")
        if s.sad:
            options += [SU_LING_ON[space] for space in su_ling_spaces(s, t.box)]
    artifacts.add_extras(t, options, moved=True)
    return options
