"""What the planner thinks of each answer to a question: higher is better."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from igroteka.games.ghost_stories.bots import moon, tiles, turn
from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.falls import (
    GIFT,
    curse_again,
    fall,
    mantra_on,
    missed,
    pay,
    reroll,
)
from igroteka.games.ghost_stories.bots.plan import NEAR, Planner
from igroteka.games.ghost_stories.bots.prices import Outlook, full_price, qi_gain, qi_price, turns_until
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import board_of, board_played_by, has_buddha, is_haunted
from igroteka.games.ghost_stories.state import NO_CARD, State
from igroteka.games.ghost_stories.topics import (
    ALTAR_TILE,
    BARRIER,
    BARRIER_SAVE,
    CIRCLE_TAO,
    CLAW_TAO,
    CONSENT,
    CURSE_REROLL,
    ELIXIR_FOR,
    ELIXIR_NOW,
    FALL,
    FIREWORKS_TILE,
    HEIR,
    HUT_GHOST,
    KUNG_FU_SET,
    LEAD,
    LOSE_TAO,
    MANTRA_COLOUR,
    MANTRA_ON,
    MOVED_TAOIST,
    MOVED_TO,
    PAVILION_GHOST,
    PAVILION_SPACE,
    PAVILION_TAOIST,
    PAY,
    PICK_UP,
    QI_OR_YIN_YANG,
    QI_PAYER,
    REROLL,
    REVIVE,
    REWARD_BUDDHA,
    REWARD_CRYSTAL,
    REWARD_QI,
    REWARD_TAO,
    REWARD_YIN_YANG,
    SCROLL_COME,
    SPACE,
    STEP,
    SU_LING,
    SU_LING_CRYSTAL,
    SWORD,
    TAKE_TAO,
    TAO_PAYER,
    VICTIM,
    WATCHED,
    WHITE_FACE,
    YANG_ACT,
    YANG_MOVE,
    YANG_PLACE,
    YANG_SECOND,
    YIN_YANG,
    ZHOU_PAYER,
)
from igroteka.games.ghost_stories.words import (
    COLOUR_NAMED,
    EACH_BOARD,
    FACING,
    LINES,
    OPPOSITE,
    SIDE_OF,
    Board,
    Card,
    Colour,
    Space,
    Tile,
)
from igroteka.kernel.ask import Ask, Topic

CORNER = 19.2  # another ghost before the same tile
WITHIN_REACH = 3.08  # per Taoist who could go there
STOPPED = 101.0  # a Buddha waits
TILE_SCALE = 2.08  # times the worth of the tile that a haunter would haunt first
CAUGHT = 2000.0  # the Uncatchable onto a Buddha
CROWDS: Final = (0.0, 1.0, 2.0)  # times the price of a pair, by the ghosts on the board

Thought: TypeAlias = Callable[..., list[float]]  # takes the outlook, the options and the question


def opinions(s: State, box: Box, ask: Ask) -> list[float] | None:
    """What the planner thinks of each option; None if it has no opinion."""
    think = THOUGHTS.get(ask.topic)
    return None if think is None else think(Outlook(s, box), ask.options, ask)


# Ghosts arrive and are moved


def arrival(out: Outlook, options: Sequence[Space], ask: Ask) -> list[float]:
    card = Card(out.box.tables.card_id.index(str(ask.about[0])))
    return [standing(out, space, card) for space in options]


def standing(out: Outlook, space: Space, card: Card = NO_CARD) -> float:
    """How good a space is for a ghost, from the Taoists' point of view."""
    s, tile = out.s, LINES[space][0]
    count = out.boards[SIDE_OF[space]]
    value = -CROWDS[count] * price.PAIR - (full_price(s, board_of(s, space)) if count == 2 else 0.0)
    if len(FACING[tile]) == 2:
        value += CORNER if any(other != space and s.space[other] for other in FACING[tile]) else CORNER / 2
    near = [board for board in EACH_BOARD if s.seat_of[board] >= 0 and s.qi[board] and tile in NEAR[s.at[board]]]
    return value + WITHIN_REACH * len(near) + met(out, space, card) - feared(out, space, card)


def met(out: Outlook, space: Space, card: Card) -> float:
    """A Buddha stops a ghost, is lost on an incarnation, and catches the Uncatchable."""
    tables = out.box.tables
    if not has_buddha(out.s, space):
        return 0.0
    if "buddha_first" in tables.centre[card]:
        return CAUGHT
    return -STOPPED if tables.incarnation[card] else STOPPED


def feared(out: Outlook, space: Space, card: Card) -> float:
    """The cost of the tile a haunter would haunt, and of a ghost that would guard an incarnation."""
    s, tables = out.s, out.box.tables
    value = price.GUARD if "opposite_empty" in tables.centre[card] and s.space[OPPOSITE[space]] else 0.0
    if "haunter" in tables.actions[card]:
        free = [tile for tile in LINES[space] if not is_haunted(s, tile)]
        value += TILE_SCALE * tiles.TILE_WORTH[s.village[free[0]]] if free else price.DEFEAT
    return value


def hut_ghost(out: Outlook, options: Sequence[Space], ask: Ask) -> list[float]:
    return [out.plain[space] for space in options]


def blown_ghost(out: Outlook, options: Sequence[Space | None], ask: Ask) -> list[float]:
    return [0.0 if space is None else tiles.blown(out, space) for space in options]


def blown_to(out: Outlook, options: Sequence[Space], ask: Ask) -> list[float]:
    return [standing(out, space) for space in options]


# The village, tokens and Qi


def altar_tile(out: Outlook, options: Sequence[Tile], ask: Ask) -> list[float]:
    return [tiles.TILE_WORTH[tile] for tile in options]


def watched(out: Outlook, options: Sequence[Board], ask: Ask) -> list[float]:
    return [tiles.watched(out, board) - turns_until(out.s, board) for board in options]


def circle_tao(out: Outlook, options: Sequence[Colour], ask: Ask) -> list[float]:
    return [tiles.prayer(out, colour) for colour in options]


def take_tao(out: Outlook, options: Sequence[Colour], ask: Ask) -> list[float]:
    board = board_played_by(out.s, ask.seat)
    return [out.tao_gain(board, colour) for colour in options]


def lose_tao(out: Outlook, options: Sequence[Colour], ask: Ask) -> list[float]:
    board = board_played_by(out.s, ask.seat)
    return [-missed(out, board, colour) for colour in options]


def white_face(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    gains = {name: out.tao_gain(out.s.active, colour) for name, colour in COLOUR_NAMED.items()}
    return [gains.get(name, moon.IN_HAND) for name in options]


def qi_or_yin_yang(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    return [qi_gain(out.s, out.s.active) if option == "qi" else price.YIN_YANG for option in options]


def qi_payer(out: Outlook, options: Sequence[Board], ask: Ask) -> list[float]:
    return [-qi_price(out.s, board) for board in options]


def fireworks(out: Outlook, options: Sequence[Tile], ask: Ask) -> list[float]:
    return [tiles.help_of(out, out.s.active, tile) for tile in options]


def reward_buddha(out: Outlook, options: Sequence[Space | None], ask: Ask) -> list[float]:
    planner = Planner(out, out.s.active)
    return [0.0 if space is None else planner.placed(space) for space in options]


def reward_qi(out: Outlook, options: Sequence[Board], ask: Ask) -> list[float]:
    return [qi_gain(out.s, board) for board in options]


def any_will_do(out: Outlook, options: Sequence[object], ask: Ask) -> list[float]:
    return [0.0] * len(options)


def the_first(out: Outlook, options: Sequence[object], ask: Ask) -> list[float]:
    """Players consent to each other's requests, and all power tokens are picked up."""
    return [-GIFT * place for place in range(len(options))]


THOUGHTS: Final[dict[Topic[Any], Thought]] = {
    YANG_MOVE: turn.move,
    STEP: turn.step,
    YANG_ACT: turn.act,
    YANG_SECOND: turn.act,
    YANG_PLACE: turn.place,
    YIN_YANG: turn.yin_yang,
    MOVED_TAOIST: turn.moved_taoist,
    PAVILION_TAOIST: turn.moved_taoist,
    MOVED_TO: turn.moved_to,
    MANTRA_ON: mantra_on,
    FALL: fall,
    PAY: pay,
    REROLL: reroll,
    CURSE_REROLL: curse_again,
    SPACE: arrival,
    HUT_GHOST: hut_ghost,
    PAVILION_GHOST: blown_ghost,
    PAVILION_SPACE: blown_to,
    ALTAR_TILE: altar_tile,
    WATCHED: watched,
    CIRCLE_TAO: circle_tao,
    TAKE_TAO: take_tao,
    LOSE_TAO: lose_tao,
    WHITE_FACE: white_face,
    QI_OR_YIN_YANG: qi_or_yin_yang,
    QI_PAYER: qi_payer,
    REWARD_QI: reward_qi,
    REWARD_YIN_YANG: any_will_do,
    REVIVE: moon.revived,
    MANTRA_COLOUR: any_will_do,
    CONSENT: the_first,
    PICK_UP: the_first,
    LEAD: moon.lead,
    VICTIM: moon.victim,
    ZHOU_PAYER: qi_payer,
    SCROLL_COME: moon.scroll,
    FIREWORKS_TILE: fireworks,
    ELIXIR_FOR: moon.revived,
    ELIXIR_NOW: moon.elixir,
    KUNG_FU_SET: moon.kung_fu,
    SWORD: moon.yes,
    CLAW_TAO: moon.claw,
    SU_LING: moon.su_ling,
    SU_LING_CRYSTAL: moon.yes,
    BARRIER: moon.barrier,
    BARRIER_SAVE: any_will_do,
    REWARD_BUDDHA: reward_buddha,
    REWARD_CRYSTAL: any_will_do,
    REWARD_TAO: any_will_do,
    TAO_PAYER: any_will_do,
    HEIR: any_will_do,
}
