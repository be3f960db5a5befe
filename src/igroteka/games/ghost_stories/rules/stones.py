"""The stones of ghost cards: left on arrival, centre in the Yin phase, right when exorcised."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories.events import DIE_CAPTURED, FIGURINE_BACK, FIGURINE_OUT
from igroteka.games.ghost_stories.query import alive, decider, free_dice, living, qi_left, spot
from igroteka.games.ghost_stories.rules import arrival, death, haunting, movement, powers, su_ling, tokens, villagers
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import QI_OR_YIN_YANG, REWARD_CRYSTAL, REWARD_QI, REWARD_YIN_YANG
from igroteka.kernel.ask import Flow, choose

# Left: when the ghost arrives


def bring_another(t: T, space: int) -> Flow[None]:
    """Bring another ghost into play (ghost_stories.stone.left.ghost)."""
    return arrival.bring_ghost(t)


def lock_power(t: T, space: int) -> None:
    """The power of the board where it stands is off (ghost_stories.stone.left.power_lock)."""
    t.state.power_locks |= 1 << space
    powers.check_mantra(t)


def start_fast(t: T, space: int) -> Flow[None] | None:
    """The figurine starts on the haunter stone (ghost_stories.stone.left.fast)."""
    return advance(t, space)


def capture_die(t: T, space: int) -> None:
    """Capture a white Tao die, if one is free (ghost_stories.stone.left.die)."""
    if free_dice(t.state):
        t.state.captors |= 1 << space
        t.tell(DIE_CAPTURED, t.box.tables.card_id[t.state.space[space]])


def take_qi(t: T, space: int) -> Flow[None]:
    """The active Taoist, or the neutral board, loses 1 Qi (ghost_stories.arrival.hits_active)."""
    return death.lose_qi(t, t.state.active)


def lock_tao(t: T, space: int) -> None:
    """Nobody may spend Tao tokens while it is in play (ghost_stories.stone.left.tao_lock)."""
    t.state.tao_locks |= 1 << space


def take_group_tao(t: T, space: int) -> Flow[None]:
    """Every living player loses 1 Tao token (ghost_stories.stone.left.group_tao)."""
    return tokens.group_tao_loss(t)


def switch_powers_off(t: T, space: int) -> None:
    """Forgotten Ones: all powers of all boards are off (ghost_stories.incarnation.60)."""
    t.state.powers_off |= 1 << space
    powers.check_mantra(t)


def clear_circle(t: T, space: int) -> None:
    """Nameless: the Circle of Prayer's token is discarded (ghost_stories.incarnation.65)."""
    haunting.clear_circle(t)


def close_portal(t: T, space: int) -> None:
    """Gatekeeper: the Portal is away while it is in play, see `query.portal_open`.

    ghost_stories.wm.incarnation.gatekeeper
    """


def take_su_ling(t: T, space: int) -> None:
    """Howling Siren: Su-Ling lies on its card (ghost_stories.wm.incarnation.siren)."""
    su_ling.go_on_card(t.state)


def lay_all_down(t: T, space: int) -> None:
    """Lord of Roots: all living Taoists are laid down (ghost_stories.wm.incarnation.roots)."""
    for board in living(t.state):
        movement.lay_down(t, board)


def remove_two_bottom(t: T, space: int) -> None:
    """Keeper of Time: the two lowest ghosts of the deck leave the game (ghost_stories.wm.incarnation.keeper)."""
    arrival.remove_bottom_ghost(t)
    arrival.remove_bottom_ghost(t)


def haunt_line(t: T, space: int) -> Flow[None]:
    """Haunt the first active tile in front of it (ghost_stories.stone.left.haunt)."""
    return haunting.haunt(t, space)


def roll_curse(t: T, space: int) -> Flow[None]:
    """Roll the Curse die (ghost_stories.stone.right.curse, ghost_stories.stone.centre.tormentor)."""
    return haunting.roll_curse(t, space)


def devour(t: T, space: int) -> Flow[None]:
    """Kill the top villager of the first stack in front of it (ghost_stories.wm.devourer.kill)."""
    return villagers.devour(t, space)


def kill_chosen(t: T, space: int) -> Flow[None]:
    """Insatiable: kill a top villager of the players' choice (ghost_stories.wm.incarnation.insatiable)."""
    return villagers.devour_any(t)


Effect = Callable[[T, int], Flow[None] | None]

LEFT: Final[dict[str, Effect]] = {
    "ghost": bring_another,
    "power_lock": lock_power,
    "fast": start_fast,
    "die": capture_die,
    "qi": take_qi,
    "tao_lock": lock_tao,
    "haunt": haunt_line,
    "group_tao": take_group_tao,
    "devour": devour,
    "curse": roll_curse,
    "all_powers_off": switch_powers_off,
    "circle_off": clear_circle,
    "portal_off": close_portal,
    "kill_chosen": kill_chosen,
    "su_ling_off": take_su_ling,
    "lay_down_all": lay_all_down,
    "remove_two_bottom": remove_two_bottom,
}


# Centre: in the Yin phase of its board


def advance(t: T, space: int) -> Flow[None] | None:
    """The figurine goes from its card to the haunter stone, and villagers flee.

    ghost_stories.yin.act.haunter.advance
    """
    s = t.state
    s.out |= 1 << space
    t.tell(FIGURINE_OUT, t.box.tables.card_id[s.space[space]], *spot(s, space))
    return villagers.flee(t, space) if s.white_moon else None


def act_haunter(t: T, space: int) -> Flow[None] | None:
    """Advance the figurine, or haunt and take it back onto the card (ghost_stories.yin.act.haunter.haunt)."""
    s = t.state
    if not s.out >> space & 1:
        return advance(t, space)
    s.out &= ~(1 << space)
    t.tell(FIGURINE_BACK, t.box.tables.card_id[s.space[space]], *spot(s, space))
    return haunting.haunt(t, space)


def shift_shape(t: T, space: int) -> None:
    """Shapeshifter: go to the next space without a ghost, clockwise (ghost_stories.wm.incarnation.shapeshifter.yin)."""
    for n in range(1, 12):
        to = (space + n) % 12
        if not t.state.space[to]:
            arrival.move_ghost(t, space, to)
            return


CENTRE: Final[dict[str, Effect]] = {
    "haunter": act_haunter,
    "tormentor": roll_curse,
    "devourer": devour,
    "group_tao": take_group_tao,
    "kill_chosen": kill_chosen,
    "ghost_each_yin": bring_another,
    "move_each_yin": shift_shape,
}


# Right: when the ghost is exorcised


def give_tao(t: T, space: int) -> Flow[None] | None:
    """Take 1 Tao token of choice (ghost_stories.stone.right.tao1)."""
    return tokens.take_tao(t, t.state.active) if alive(t.state) else None


def give_two_tao(t: T, space: int) -> Flow[None]:
    """Take 2 Tao tokens of choice (ghost_stories.stone.right.tao2)."""
    for _ in range(2):
        if alive(t.state):
            yield from tokens.take_tao(t, t.state.active)


def give_qi_or_yin_yang(t: T, space: int) -> Flow[None]:
    """Take 1 Qi, or one's own Yin-Yang token back (ghost_stories.stone.right.qi_or_yy)."""
    s = t.state
    if not alive(s):
        return
    options = ["qi"] if qi_left(s, t.box) > 0 else []
    if not s.yin_yang >> s.active & 1:
        options.append("yin_yang")
    if options:
        if (yield from choose(s.seat_of[s.active], QI_OR_YIN_YANG, options)) == "qi":
            tokens.gain_qi(t, s.active)
        else:
            tokens.gain_yin_yang(t, s.active)


def give_crystal(t: T, space: int) -> None:
    """Take a Moon Crystal (ghost_stories.wm.reward.crystal)."""
    if alive(t.state):
        tokens.gain_crystal(t, t.state.active)


def without_yin_yang(s: State) -> list[int]:
    """Living players who lack their Yin-Yang token (ghost_stories.incarnation.reward_yy_owner)."""
    return [board for board in living(s) if not s.yin_yang >> board & 1]


def share_yin_yang(t: T) -> Flow[None]:
    lacking = without_yin_yang(t.state)
    if lacking:
        tokens.gain_yin_yang(t, (yield from choose(decider(t.state), REWARD_YIN_YANG, lacking)))


def reward_qi_yin_yang(t: T, space: int) -> Flow[None]:
    """The group gets 1 Qi and 1 Yin-Yang (ghost_stories.incarnation.reward)."""
    s = t.state
    if qi_left(s, t.box) > 0:
        tokens.gain_qi(t, (yield from choose(decider(s), REWARD_QI, living(s))))
    yield from share_yin_yang(t)


def reward_crystal_yin_yang(t: T, space: int) -> Flow[None]:
    """The group gets 1 Moon Crystal and 1 Yin-Yang (ghost_stories.wm.reward.crystal_yy)."""
    s = t.state
    if su_ling.crystal_in_supply(t):
        tokens.gain_crystal(t, (yield from choose(decider(s), REWARD_CRYSTAL, living(s))))
    yield from share_yin_yang(t)


RIGHT: Final[dict[str, Effect]] = {
    "curse": roll_curse,
    "tao": give_tao,
    "two_tao": give_two_tao,
    "qi_or_yin_yang": give_qi_or_yin_yang,
    "crystal": give_crystal,
    "reward_qi_yin_yang": reward_qi_yin_yang,
    "reward_crystal_yin_yang": reward_crystal_yin_yang,
}
