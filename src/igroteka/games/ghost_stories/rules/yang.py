"""The Yang phase: move, act, place."""

from igroteka.games.ghost_stories.events import BUDDHA_PLACED
from igroteka.games.ghost_stories.query import (
    can_borrow,
    can_lead,
    facing_targets,
    has_power,
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
    YANG_ACT,
    YANG_MOVE,
    YANG_PLACE,
    YANG_SECOND,
)
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    CEMETERY,
    FACING,
    GUST,
    KUNG_FU_SCHOOL,
    MOUNTAIN,
    SECOND_WIND,
    SPIRES,
    TILES,
)
from igroteka.kernel.ask import Flow, choose, confirm


def died(s: State) -> bool:
    """A Taoist who died in his Yang phase has lost his remaining steps (ghost_stories.turn.death_in_yang)."""
    if s.qi[s.active]:
        return False
    s.phase = "turn.su_ling"
    return True


# Step 1

# What may be moved to from each tile, besides staying
MOVE_FROM = [["stay", *(MOVE_TO[to] for to in ADJACENT[at])] for at in range(9)]


def move(t: T) -> Flow[None] | None:
    """Powers used before the move, then the move (ghost_stories.yang.before_move, ghost_stories.yang.move)."""
    return None if died(t.state) else _move(t)


def _move(t: T) -> Flow[None]:
    s = t.state
    choice = yield from choose(s.seat_of[s.active], YANG_MOVE, move_options(t), (), lambda: why_not.no_move(t))
    if choice in MOVES:
        s.steps = 2 if has_power(s, SPIRES) else 1
        step_to(t, MOVES[choice])
    elif choice == "stand":
        movement.stand_up(t, s.active)
        s.phase = "yang.step" if has_power(s, SPIRES) else "yang.act"
    elif choice == "stay":
        s.phase = "yang.act"
    elif choice in powers.USES:
        power, use_power = powers.USES[choice]
        s.used |= 1 << power
        yield from use_power(t)
    elif choice in BORROWS:
        powers.borrow(t, BORROWS[choice])
    else:
        yield from artifacts.use(t, choice)


def move_options(t: T) -> list[str]:
    s = t.state
    options = ["stand"] if s.lying >> s.active & 1 else MOVE_FROM[s.at[s.active]][:]
    own = s.power[s.active]
    if own in powers.BEFORE_MOVE and has_power(s, own) and powers.usable_before_move(s, own):
        options.append(powers.BEFORE_MOVE[own][0])
    if s.borrowed or s.power_tokens[s.active]:
        _add_borrowed(s, options)
    artifacts.add_extras(t, options, moved=False)
    return options


def _add_borrowed(s: State, options: list[str]) -> None:
    """Powers of neutral boards: borrowed ones to be used, and those that a token would lend."""
    for power, (name, _) in powers.BEFORE_MOVE.items():
        if power // 2 != s.active and powers.usable_before_move(s, power):
            if has_power(s, power):
                options.append(name)
            elif can_borrow(s, power):
                options.append(BORROW[power])
    if can_borrow(s, SPIRES):
        options.append(BORROW[SPIRES])


def step_to(t: T, to: int) -> None:
    """Take a single step; whether a villager comes along is the next segment (ghost_stories.wm.move.led)."""
    s = t.state
    if can_lead(s, s.at[s.active], to):
        s.to, s.phase = to, "yang.lead"
    else:
        end_step(t, to, lead=False)


def lead(t: T) -> Flow[None]:
    """Lead the top villager of the tile, or go alone (ghost_stories.wm.move.optional)."""
    s = t.state
    end_step(t, s.to, (yield from confirm(s.seat_of[s.active], LEAD, (TILES[s.village[s.to]],))))


def end_step(t: T, to: int, lead: bool) -> None:
    s = t.state
    s.steps -= 1
    s.phase = "yang.step" if s.steps else "yang.act"
    movement.put(t, s.active, to, lead)


def second_step(t: T) -> Flow[None]:
    """Dance of the Spires: a second single step (ghost_stories.power.red.spires)."""
    s = t.state
    to = yield from choose(s.seat_of[s.active], STEP, [*ADJACENT[s.at[s.active]], None])
    s.phase = "yang.act"
    if to is not None:
        s.steps = 1
        step_to(t, to)


# Step 2


def act(t: T) -> Flow[None] | None:
    """One action, or none (ghost_stories.yang.action.one, ghost_stories.wm.save.options)."""
    return None if died(t.state) else _act(t)


def _act(t: T) -> Flow[None]:
    s = t.state
    can = possible_actions(t)
    options = ["skip", *can]
    if can and s.power_tokens[s.active]:
        options += [BORROW[power] for power in (GUST, SECOND_WIND) if can_borrow(s, power)]
        if can_borrow(s, MOUNTAIN) and ("exorcism" in can or _help_rolls(s, can)):
            options.append(BORROW[MOUNTAIN])
    artifacts.add_extras(t, options, moved=True)
    choice = yield from choose(s.seat_of[s.active], YANG_ACT, options, (), lambda: why_not.no_action(t, can))
    if choice == "skip":
        s.phase = "yang.place"
    elif choice in BORROWS:
        powers.borrow(t, BORROWS[choice])
    elif choice in ("help", "exorcism", "save"):
        yield from perform(t, choice)
    else:
        yield from artifacts.use(t, choice)


def _help_rolls(s: State, can: list[str]) -> bool:
    """Whether the tile's help rolls the Curse die or attempts an exorcism, so that the Mountain would matter."""
    return "help" in can and s.village[s.at[s.active]] in (CEMETERY, KUNG_FU_SCHOOL)


def possible_actions(t: T) -> list[str]:
    s = t.state
    at = s.at[s.active]
    can = ["help"] if tiles.can_help(t, s.village[at]) else []
    if facing_targets(s, t.box):
        can.append("exorcism")
    if s.white_moon and s.portal == at and s.height[at] and portal_open(s, t.box):
        can.append("save")
    return can


def perform(t: T, choice: str) -> Flow[None]:
    """Carry out an action; the exorcism's own segments follow before the next step."""
    s = t.state
    s.acts += 1
    s.did, s.to = choice, s.at[s.active]
    s.phase = s.back = "yang.acted"
    if choice == "help":
        tiles.ask_help(s, s.village[s.at[s.active]], "yang.acted")
    elif choice == "save":
        yield from villagers.save(t, s.at[s.active])
    else:
        yield from exorcism.attempt(t, "exorcism")


def acted(t: T) -> Flow[None] | None:
    """After an action: perhaps a second one by blue's powers, nothing in between.

    ghost_stories.yinyang.between_actions
    """
    s = t.state
    if died(s):
        return None
    can = second_actions(t) if s.acts == 1 else []
    if not can:
        s.phase = "yang.place"
        return None
    return _second(t, can)


def second_actions(t: T) -> list[str]:
    """Gust adds the other kind of action, Second Wind the same once more (ghost_stories.wm.save.gust, .second_wind)."""
    s = t.state
    if has_power(s, GUST):
        if s.at[s.active] != s.to:  # both from the same tile, though a solo Pavilion moves the player himself
            return []
        allowed = ("help", "save") if s.did == "exorcism" else ("exorcism",)
    elif has_power(s, SECOND_WIND):
        allowed = (s.did,)
    else:
        return []
    return [action for action in possible_actions(t) if action in allowed]


def _second(t: T, can: list[str]) -> Flow[None]:
    s = t.state
    choice = yield from choose(s.seat_of[s.active], YANG_SECOND, ["skip", *can])
    if choice == "skip":
        s.phase = "yang.place"
    else:
        yield from perform(t, choice)


# Step 3


def place(t: T) -> Flow[None] | None:
    """Buddhas, crystals and Su-Ling in any order (ghost_stories.turn.scheme_wm.step3_order)."""
    return None if died(t.state) else _place(t)


def _place(t: T) -> Flow[None]:
    s = t.state
    options = place_options(t)
    choice = yield from choose(s.seat_of[s.active], YANG_PLACE, options, (), lambda: why_not.no_placing(t, options))
    if choice == "end":
        s.phase = "turn.barrier"
    elif choice in BUDDHAS_ON:
        space = BUDDHAS_ON[choice]
        s.buddhas[s.active] -= 1
        s.buddha |= 1 << space
        t.tell(BUDDHA_PLACED, *spot(s, space))
    elif choice == "crystal":
        su_ling.put_crystal(t)
    elif choice in SU_LINGS_ON:
        yield from su_ling.place(t, SU_LINGS_ON[choice])
    else:
        yield from artifacts.use(t, choice)


def place_options(t: T) -> list[str]:
    s = t.state
    options = ["end"]
    if s.buddhas[s.active] > s.fresh_buddhas:
        empty = [space for space in FACING[s.at[s.active]] if not s.space[space] and not s.buddha >> space & 1]
        options += [BUDDHA_ON[space] for space in empty]
    if s.white_moon:
        if su_ling.open_receptacle(s) >= 0:
            options.append("crystal")
        if s.sad:
            options += [SU_LING_ON[space] for space in su_ling_spaces(s, t.box)]
    artifacts.add_extras(t, options, moved=True)
    return options
