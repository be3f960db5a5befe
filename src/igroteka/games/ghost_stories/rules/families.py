"""White Moon's families: the penalty for each dead member, the reward for a family saved."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories.events import ARTIFACT_GAINED, BUDDHA_PLACED, TAO_OUT
from igroteka.games.ghost_stories.query import (
    alive,
    decider,
    has_buddha,
    living,
    qi_left,
    receiver,
    spot,
    stacks,
    tao_of,
)
from igroteka.games.ghost_stories.rules import arrival, death, ghosts, haunting, movement, tokens, villagers
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import REWARD_BUDDHA, REWARD_QI, REWARD_TAO, TAO_PAYER, ZHOU_PAYER
from igroteka.games.ghost_stories.words import (
    ARTIFACT_NAMED,
    ARTIFACTS,
    BLACK,
    BLUE,
    BOARDS,
    COLOURS,
    EACH_BOARD,
    EACH_SPACE,
    GREEN,
    NO_COLOUR,
    RED,
    YELLOW,
    Artifact,
    Board,
    Colour,
    Family,
    Position,
    Space,
    Villager,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit


def penalise(t: T, villager: Villager, position: Position) -> Flow[None] | None:
    """The active player, or the neutral board, suffers the penalty (ghost_stories.wm.death.penalty_active)."""
    return PENALTIES[t.box.tables.penalty[t.box.tables.family[villager]]](t, position)


def tao_out(t: T, colour: Colour) -> Flow[None] | None:
    """A Tao token leaves the game: from the supply, a player, or the Circle.

    ghost_stories.wm.family.tao_penalty_source
    """
    s = t.state
    if s.tao_supply[colour]:
        s.tao_supply[colour] -= 1
    elif owners := [board for board in living(s) if tao_of(s, board)[colour]]:
        return _tao_out_of_hand(t, colour, owners)
    elif s.circle == colour:
        s.circle = NO_COLOUR
    else:
        return None
    t.tell(TAO_OUT, COLOURS[colour])
    return None


def _tao_out_of_hand(t: T, colour: Colour, owners: list[Board]) -> Flow[None]:
    board = yield from choose(decider(t.state), TAO_PAYER, owners, (COLOURS[colour],))
    tokens.add_tao(t.state, board, colour, -1)
    t.tell(TAO_OUT, COLOURS[colour])


def green_tao_out(t: T, position: Position) -> Flow[None] | None:
    """Long (ghost_stories.wm.family.long.penalty)."""
    return tao_out(t, GREEN)


def red_tao_out(t: T, position: Position) -> Flow[None] | None:
    """Chang (ghost_stories.wm.family.chang.penalty)."""
    return tao_out(t, RED)


def yellow_tao_out(t: T, position: Position) -> Flow[None] | None:
    """Teng (ghost_stories.wm.family.teng.penalty)."""
    return tao_out(t, YELLOW)


def blue_tao_out(t: T, position: Position) -> Flow[None] | None:
    """Weng (ghost_stories.wm.family.weng.penalty)."""
    return tao_out(t, BLUE)


def black_tao_out(t: T, position: Position) -> Flow[None] | None:
    """Miao (ghost_stories.wm.family.miao.penalty)."""
    return tao_out(t, BLACK)


def incarnation_comes(t: T, position: Position) -> Flow[None]:
    """Wu (ghost_stories.wm.family.wu.penalty)."""
    return arrival.bring_incarnation(t)


def another_dies(t: T, position: Position) -> Flow[None] | None:
    """Xiang: a top villager of the player's choice dies too (ghost_stories.wm.family.xiang.penalty)."""
    return villagers.choose_victim(t) if stacks(t.state) else None


def tile_haunted(t: T, position: Position) -> None:
    """Sheng: the tile the villager stood on becomes haunted, if it is not yet.

    ghost_stories.wm.family.sheng.penalty
    """
    haunting.haunt_tile(t, position)


def ghost_comes(t: T, position: Position) -> Flow[None] | None:
    """Sun (ghost_stories.wm.family.sun.penalty)."""
    return arrival.bring_ghost(t)


def bottom_card_out(t: T, position: Position) -> None:
    """Li (ghost_stories.wm.family.li.penalty)."""
    ghosts.remove_bottom_ghost(t)


def chosen_loses_qi(t: T, position: Position) -> Flow[None]:
    """Zhou: a living Taoist or a neutral board with Qi loses 1 (ghost_stories.wm.family.zhou.penalty_choice)."""
    s = t.state
    boards = [board for board in EACH_BOARD if s.qi[board]]
    death.pay_qi(t, (yield from choose(decider(s), ZHOU_PAYER, boards)))


def active_laid_down(t: T, position: Position) -> None:
    """Hua: the active Taoist is laid down; neutral and possessed boards have none.

    ghost_stories.wm.family.hua.penalty
    """
    if alive(t.state):
        movement.lay_down(t, t.state.active)


PENALTIES: Final[dict[str, Callable[[T, Position], Flow[None] | None]]] = {
    "green_tao_out": green_tao_out,
    "red_tao_out": red_tao_out,
    "yellow_tao_out": yellow_tao_out,
    "blue_tao_out": blue_tao_out,
    "black_tao_out": black_tao_out,
    "incarnation": incarnation_comes,
    "another_dies": another_dies,
    "tile_haunted": tile_haunted,
    "ghost": ghost_comes,
    "bottom_card_out": bottom_card_out,
    "qi": chosen_loses_qi,
    "laid_down": active_laid_down,
}


def reward(t: T, family: Family) -> Flow[None] | None:
    """A whole family is saved: an artifact to the active player, or a common reward.

    ghost_stories.wm.save.reward_kinds
    """
    what = t.box.tables.reward[family]
    if what in REWARDS:
        return REWARDS[what](t)
    give_artifact(t, ARTIFACT_NAMED[what], receiver(t.state))
    return None


def give_artifact(t: T, artifact: Artifact, board: Board) -> None:
    t.state.artifacts[artifact] = board
    t.tell(ARTIFACT_GAINED, BOARDS[board], ARTIFACTS[artifact])


def place_buddhas(t: T) -> Flow[None]:
    """Wu: the available Buddhas may be put on free spaces of any board (ghost_stories.wm.family.wu.reward)."""
    s = t.state
    while s.temple:
        free: list[Space | None] = [space for space in EACH_SPACE if not s.space[space] and not has_buddha(s, space)]
        if not free:
            return
        space = yield from choose(decider(s), REWARD_BUDDHA, [*free, None])
        if space is None:
            return
        s.temple -= 1
        s.buddha = with_bit(s.buddha, space)
        t.tell(BUDDHA_PLACED, *spot(s, space))


def share_five_tao(t: T) -> Flow[None]:
    """Xiang: the players share a Tao token of each colour (ghost_stories.wm.family.xiang.reward)."""
    s = t.state
    for colour in (BLACK, YELLOW, RED, BLUE, GREEN):
        if s.tao_supply[colour]:
            board = yield from choose(decider(s), REWARD_TAO, living(s), (COLOURS[colour],))
            tokens.gain_tao(t, board, colour)


def share_three_qi(t: T) -> Flow[None]:
    """Li: the players share 3 Qi (ghost_stories.wm.family.li.reward)."""
    s = t.state
    for _ in range(3):
        if qi_left(s, t.box) > 0:
            tokens.gain_qi(t, (yield from choose(decider(s), REWARD_QI, living(s))))


def call_barrier(t: T) -> None:
    """Zhou: a Mystic Barrier at the end of this turn (ghost_stories.wm.family.zhou.reward)."""
    t.state.barrier_due = True


REWARDS: Final[dict[str, Callable[[T], Flow[None] | None]]] = {
    "buddhas": place_buddhas,
    "five_tao": share_five_tao,
    "three_qi": share_three_qi,
    "barrier": call_barrier,
}
