"""The stones of ghost cards: left on arrival, centre in the Yin phase, right when exorcised.

An effect is a plain function: its questions, and whatever else it triggers, are due next.
"""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories.events import DIE_CAPTURED, FIGURINE_BACK, FIGURINE_OUT
from igroteka.games.ghost_stories.query import (
    alive,
    crystals_left,
    decider,
    free_dice,
    has_yin_yang,
    is_out,
    living,
    qi_left,
    spot,
)
from igroteka.games.ghost_stories.rules import death, due, ghosts, haunting, movement, su_ling, tokens, villagers
from igroteka.games.ghost_stories.rules.mantra import check_mantra
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import QI_OR_YIN_YANG, REWARD_CRYSTAL, REWARD_QI, REWARD_YIN_YANG
from igroteka.games.ghost_stories.words import EACH_SPACE, NOWHERE, Board, Space
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit, without_bit

# Left: when the ghost arrives


def bring_another(t: T, space: Space) -> None:
    """Bring another ghost into play (ghost_stories.stone.left.ghost)."""
    t.then(due.bring_ghost)


def lock_power(t: T, space: Space) -> None:
    """The power of the board where it stands is off (ghost_stories.stone.left.power_lock)."""
    t.state.power_locks = with_bit(t.state.power_locks, space)
    check_mantra(t)


def start_fast(t: T, space: Space) -> None:
    """The figurine starts on the haunter stone (ghost_stories.stone.left.fast)."""
    advance(t, space)


def capture_die(t: T, space: Space) -> None:
    """Capture a white Tao die, if one is free (ghost_stories.stone.left.die)."""
    if free_dice(t.state):
        t.state.captors = with_bit(t.state.captors, space)
        t.tell(DIE_CAPTURED, t.box.tables.card_id[t.state.space[space]])


def take_qi(t: T, space: Space) -> None:
    """The active Taoist, or the neutral board, loses 1 Qi (ghost_stories.arrival.hits_active)."""
    death.lose_qi(t, t.state.active)


def lock_tao(t: T, space: Space) -> None:
    """Nobody may spend Tao tokens while it is in play (ghost_stories.stone.left.tao_lock)."""
    t.state.tao_locks = with_bit(t.state.tao_locks, space)


def take_group_tao(t: T, space: Space) -> None:
    """Every living player loses 1 Tao token (ghost_stories.stone.left.group_tao)."""
    t.then(tokens.group_tao_loss)


def switch_powers_off(t: T, space: Space) -> None:
    """Forgotten Ones: all powers of all boards are off (ghost_stories.incarnation.60)."""
    t.state.powers_off = with_bit(t.state.powers_off, space)
    check_mantra(t)


def clear_circle(t: T, space: Space) -> None:
    """Nameless: the Circle of Prayer's token is discarded (ghost_stories.incarnation.65)."""
    haunting.clear_circle(t)


def close_portal(t: T, space: Space) -> None:
    """Gatekeeper: the Portal is away while it is in play, see `query.portal_open`.

    ghost_stories.wm.incarnation.gatekeeper
    """


def take_su_ling(t: T, space: Space) -> None:
    """Howling Siren: Su-Ling lies on its card (ghost_stories.wm.incarnation.siren)."""
    su_ling.go_on_card(t.state)


def lay_all_down(t: T, space: Space) -> None:
    """Lord of Roots: all living Taoists are laid down (ghost_stories.wm.incarnation.roots)."""
    for board in living(t.state):
        movement.lay_down(t, board)


def remove_two_bottom(t: T, space: Space) -> None:
    """Keeper of Time: the two lowest ghosts of the deck leave the game (ghost_stories.wm.incarnation.keeper)."""
    ghosts.remove_bottom_ghost(t)
    ghosts.remove_bottom_ghost(t)


def roll_curse(t: T, space: Space) -> None:
    """Roll the Curse die (ghost_stories.stone.right.curse, ghost_stories.stone.centre.tormentor)."""
    haunting.roll_curse(t, space, NOWHERE)


def kill_chosen(t: T, space: Space) -> None:
    """Insatiable: kill a top villager of the players' choice (ghost_stories.wm.incarnation.insatiable)."""
    t.then(villagers.devour_any)


Effect = Callable[[T, Space], None]  # of the ghost in this space

LEFT: Final[dict[str, Effect]] = {
    "ghost": bring_another,
    "power_lock": lock_power,
    "fast": start_fast,
    "die": capture_die,
    "qi": take_qi,
    "tao_lock": lock_tao,
    "haunt": haunting.haunt,
    "group_tao": take_group_tao,
    "devour": villagers.devour,
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


def advance(t: T, space: Space) -> None:
    """The figurine goes from its card to the haunter stone, and villagers flee.

    ghost_stories.yin.act.haunter.advance
    """
    s = t.state
    s.out = with_bit(s.out, space)
    t.tell(FIGURINE_OUT, t.box.tables.card_id[s.space[space]], *spot(s, space))
    if s.white_moon:
        villagers.flee(t, space)


def act_haunter(t: T, space: Space) -> None:
    """Advance the figurine, or haunt and take it back onto the card (ghost_stories.yin.act.haunter.haunt)."""
    s = t.state
    if not is_out(s, space):
        advance(t, space)
        return
    s.out = without_bit(s.out, space)
    t.tell(FIGURINE_BACK, t.box.tables.card_id[s.space[space]], *spot(s, space))
    haunting.haunt(t, space)


def shift_shape(t: T, space: Space) -> None:
    """Shapeshifter: go to the next space without a ghost, clockwise (ghost_stories.wm.incarnation.shapeshifter.yin)."""
    for to in EACH_SPACE[space + 1 :] + EACH_SPACE[:space]:
        if not t.state.space[to]:
            ghosts.move_ghost(t, space, to)
            return


CENTRE: Final[dict[str, Effect]] = {
    "haunter": act_haunter,
    "tormentor": roll_curse,
    "devourer": villagers.devour,
    "group_tao": take_group_tao,
    "kill_chosen": kill_chosen,
    "ghost_each_yin": bring_another,
    "move_each_yin": shift_shape,
}


# Right: when the ghost is exorcised


def give_tao(t: T, space: Space) -> None:
    """Take 1 Tao token of one's choice (ghost_stories.stone.right.tao1)."""
    if alive(t.state):
        t.then(tokens.take_tao, t.state.active)


def give_two_tao(t: T, space: Space) -> None:
    """Take 2 Tao tokens of one's choice (ghost_stories.stone.right.tao2)."""
    give_tao(t, space)
    give_tao(t, space)


def give_qi_or_yin_yang(t: T, space: Space) -> None:
    """Take 1 Qi, or one's own Yin-Yang token back (ghost_stories.stone.right.qi_or_yy)."""
    if alive(t.state):
        t.then(take_qi_or_yin_yang)


def take_qi_or_yin_yang(t: T) -> Flow[None]:
    """Qi while the supply has some, or the token if the board lacks it (ghost_stories.stone.right.qi_or_yy)."""
    s = t.state
    options = ["qi"] if qi_left(s, t.box) > 0 else []
    if not has_yin_yang(s, s.active):
        options.append("yin_yang")
    if options:
        if (yield from choose(s.seat_of[s.active], QI_OR_YIN_YANG, options)) == "qi":
            tokens.gain_qi(t, s.active)
        else:
            tokens.gain_yin_yang(t, s.active)


def give_crystal(t: T, space: Space) -> None:
    """Take a Moon Crystal (ghost_stories.wm.reward.crystal)."""
    if alive(t.state):
        tokens.gain_crystal(t, t.state.active)


def reward_qi_yin_yang(t: T, space: Space) -> None:
    """The group gets 1 Qi and 1 Yin-Yang (ghost_stories.incarnation.reward)."""
    t.then(share_yin_yang)
    if qi_left(t.state, t.box) > 0:
        t.then(share_qi)


def reward_crystal_yin_yang(t: T, space: Space) -> None:
    """The group gets 1 Moon Crystal and 1 Yin-Yang (ghost_stories.wm.reward.crystal_yy)."""
    t.then(share_yin_yang)
    if crystals_left(t.state, t.box) > 0:
        t.then(share_crystal)


def share_qi(t: T) -> Flow[None]:
    """A living player of the group's choice gets 1 Qi (ghost_stories.incarnation.reward)."""
    tokens.gain_qi(t, (yield from choose(decider(t.state), REWARD_QI, living(t.state))))


def share_crystal(t: T) -> Flow[None]:
    """A living player of the group's choice gets a Moon Crystal (ghost_stories.wm.reward.crystal_yy)."""
    tokens.gain_crystal(t, (yield from choose(decider(t.state), REWARD_CRYSTAL, living(t.state))))


def share_yin_yang(t: T) -> Flow[None] | None:
    """A living player who lacks the Yin-Yang token gets it back (ghost_stories.incarnation.reward_yy_owner)."""
    lacking = without_yin_yang(t.state)
    return _share_yin_yang(t, lacking) if lacking else None


def _share_yin_yang(t: T, lacking: list[Board]) -> Flow[None]:
    tokens.gain_yin_yang(t, (yield from choose(decider(t.state), REWARD_YIN_YANG, lacking)))


def without_yin_yang(s: State) -> list[Board]:
    """Living players who lack their Yin-Yang token."""
    return [board for board in living(s) if not has_yin_yang(s, board)]


RIGHT: Final[dict[str, Effect]] = {
    "curse": roll_curse,
    "tao": give_tao,
    "two_tao": give_two_tao,
    "qi_or_yin_yang": give_qi_or_yin_yang,
    "crystal": give_crystal,
    "reward_qi_yin_yang": reward_qi_yin_yang,
    "reward_crystal_yin_yang": reward_crystal_yin_yang,
}
