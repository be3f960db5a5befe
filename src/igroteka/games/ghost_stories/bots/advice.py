"""What the planner thinks of each answer to a question: higher is better."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from igroteka.games.ghost_stories.bots import moon, tiles
from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.falls import (
    GIFT,
    curse_again,
    fall,
    mantra_gains,
    mantra_on,
    missed,
    pay,
    reroll,
)
from igroteka.games.ghost_stories.bots.moon import EXTRAS
from igroteka.games.ghost_stories.bots.plan import NEAR, Planner
from igroteka.games.ghost_stories.bots.prices import Outlook, full_price, qi_gain, qi_price, turns_until
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import board_of
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.topics import (
    ALTAR_TILE,
    BARRIER,
    BARRIER_SAVE,
    BORROWS,
    BUDDHAS_ON,
    CIRCLE_TAO,
    CLAW_TAO,
    CLEANSE,
    CONSENT,
    CURSE_REROLL,
    ELIXIR_FOR,
    ELIXIR_NOW,
    FALL,
    FIREWORKS_TILE,
    HEIR,
    HELP_OF,
    HUT_GHOST,
    KUNG_FU_SET,
    LEAD,
    LOSE_TAO,
    MANTRA_COLOUR,
    MANTRA_ON,
    MOVED_TAOIST,
    MOVED_TO,
    MOVES,
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
    SU_LINGS_ON,
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
    ADJACENT,
    COLOURS,
    FACING,
    LINES,
    MANTRA,
    OPPOSITE,
    POCKETS,
    SPIRES,
    TWIN_WINDS,
)
from igroteka.kernel.ask import Ask, Topic

CORNER = 19.2  # another ghost before the same tile
WITHIN_REACH = 3.08  # each Taoist who could go there
STOPPED = 101.0  # a Buddha waits
TILE_SCALE = 2.08  # of the tile that a haunter would haunt first
CAUGHT = 2000.0  # the Uncatchable onto a Buddha
TILE_WORTH: Final = (2.0, 3.0, 5.0, 3.0, 4.0, 2.0, 6.0, 2.0, 3.0, 0.0)  # how much each tile would be missed
CROWDS: Final = (0.0, 1.0, 2.0)  # times a pair, by the ghosts on the board
RATHER = 1.0  # of two that are alike

Thought: TypeAlias = Callable[..., list[float]]  # of the outlook, the options and the question


def opinions(s: State, box: Box, ask: Ask) -> list[float] | None:
    """What the planner thinks of each option, None where it knows nothing."""
    think = THOUGHTS.get(ask.topic)
    return None if think is None else think(Outlook(s, box), ask.options, ask)


# The Yang phase


def move(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    """The best plan on each tile; what may be done before the move is done first if it brings anything."""
    s = out.s
    planner = Planner(out, s.active)
    at = s.at[s.active]
    plans = {tile: planner.plan(tile) for tile in planner.reach(at)}
    best = max(plans.values())
    before = {
        "pockets": lambda: GIFT,
        "mantra": lambda: GIFT,
        "twin_winds": lambda: max([winds(out, board) for board in range(4)]) - RATHER,
        "yin_yang": lambda: tiles.yin_yang(out, s.active),
    }
    values = []
    for option in options:
        if option in MOVES:
            values.append(step_on(planner, plans, MOVES[option]))
        elif option in before:
            values.append(best + before[option]())
        elif option in EXTRAS:
            values.append(moon.special(out, option, best, tiles.best_help(out, s.active)))
        else:
            values.append(plans[at] if option in ("stay", "stand") else best + borrowed(out, BORROWS[option], best))
    return values


def borrowed(out: Outlook, power: int, best: float) -> float:
    """What it is worth to borrow a power before the move, above the best plan without it."""
    s = out.s
    if power == POCKETS:
        value = max([out.tao_gain(s.active, colour) for colour in range(5)])
    elif power == MANTRA:
        value = max(mantra_gains(out, [space for space, card in enumerate(s.space) if card]))
    elif power == TWIN_WINDS:
        value = max([winds(out, board) for board in range(4)])
    else:
        planner = Planner(out, s.active, 1 << power)
        value = max([planner.plan(tile) for tile in planner.reach(s.at[s.active])]) - best
    return value - price.POWER_TOKEN


def step_on(planner: Planner, plans: dict[int, float], to: int) -> float:
    """A tile, or with the Spires the best one that a second step may lead to."""
    if not planner.powers >> SPIRES & 1:
        return plans[to]
    return max(plans[to], *[plans[tile] - RATHER for tile in ADJACENT[to]])


def step(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    planner = Planner(out, out.s.active)
    return [planner.plan(out.s.at[out.s.active] if to is None else to) for to in options]


def act(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    s = out.s
    at = s.at[s.active]
    planner = Planner(out, s.active)
    values = {"skip": 0.0, "help": tiles.help_at(out, s.active, at), "exorcism": planner.attack(at) + RATHER}
    if s.white_moon:
        values["save"] = moon.rescue(out, at, False)
    best = max([values.get(option, 0.0) for option in options])
    for option in options:
        if option == "yin_yang":
            values[option] = best + tiles.yin_yang(out, s.active)
        elif option in EXTRAS:
            values[option] = moon.special(out, option, best, tiles.best_help(out, s.active))
        elif option in BORROWS:
            more = Planner(out, s.active, 1 << BORROWS[option]).acting(at) - planner.acting(at)
            values[option] = best + more - price.POWER_TOKEN
    return [values[option] for option in options]


def place(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    planner = Planner(out, out.s.active)
    values = []
    for option in options:
        if option in BUDDHAS_ON:
            values.append(planner.placed(BUDDHAS_ON[option]))
        elif option in SU_LINGS_ON:
            values.append(moon.guarded(out, SU_LINGS_ON[option]))
        elif option in EXTRAS:
            values.append(moon.special(out, option, 0.0, tiles.best_help(out, out.s.active)))
        else:
            values.append(tiles.yin_yang(out, out.s.active) if option == "yin_yang" else 0.0)
    return values


def yin_yang(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    values = []
    for option in options:
        if option in HELP_OF:
            values.append(tiles.HELP[HELP_OF[option]](out, out.s.active))
        else:
            values.append(tiles.cleansed(out) + TILE_WORTH[CLEANSE[option]])
    return values


# Other Taoists are moved


def winds(out: Outlook, board: int | None) -> float:
    """What it is worth to move another Taoist a step."""
    s = out.s
    if board is None or board == s.active or not s.qi[board] or s.seat_of[board] < 0:
        return 0.0
    return max(gusts(out, board).values())


def gusts(out: Outlook, board: int) -> dict[int, float]:
    """What it is worth to move a Taoist to each tile."""
    planner, at = Planner(out, board), out.s.at[board]
    stays = planner.best_attack(at)
    return {tile: planner.best_attack(tile) - stays for tile in NEAR[at]}


def moved_taoist(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    return [0.0 if board is None else winds(out, board) - RATHER for board in options]


def moved_to(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    """For whoever stands where these tiles lie round; of several the one who gains most."""
    s = out.s
    boards = [board for board in range(4) if s.at[board] >= 0 and tuple(options) == ADJACENT[s.at[board]]]
    rows = [gusts(out, board) for board in boards if board != s.active]
    return [max([row[tile] for row in rows], default=0.0) for tile in options]


# Ghosts arrive and are moved


def arrival(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    card = out.box.tables.card_id.index(str(ask.about[0]))
    return [standing(out, space, card) for space in options]


def standing(out: Outlook, space: int, card: int = 0) -> float:
    """How well a ghost would stand in a space for the Taoists."""
    s, tile = out.s, LINES[space][0]
    count = out.boards[space // 3]
    value = -CROWDS[count] * price.PAIR - (full_price(s, board_of(s, space)) if count == 2 else 0.0)
    if len(FACING[tile]) == 2:
        value += CORNER if any(other != space and s.space[other] for other in FACING[tile]) else CORNER / 2
    near = [board for board in range(4) if s.seat_of[board] >= 0 and s.qi[board] and tile in NEAR[s.at[board]]]
    return value + WITHIN_REACH * len(near) + met(out, space, card) - feared(out, space, card)


def met(out: Outlook, space: int, card: int) -> float:
    """A Buddha stops a ghost, is lost on an incarnation, and catches the Uncatchable."""
    tables = out.box.tables
    if not out.s.buddha >> space & 1:
        return 0.0
    if "buddha_first" in tables.centre[card]:
        return CAUGHT
    return -STOPPED if tables.incarnation[card] else STOPPED


def feared(out: Outlook, space: int, card: int) -> float:
    """The tile that a haunter would haunt, the ghost that would guard an incarnation."""
    s, tables = out.s, out.box.tables
    value = price.GUARD if "opposite_empty" in tables.centre[card] and s.space[OPPOSITE[space]] else 0.0
    if tables.action[card] == "haunter":
        free = [tile for tile in LINES[space] if not s.haunted >> tile & 1]
        value += TILE_SCALE * TILE_WORTH[s.village[free[0]]] if free else price.DEFEAT
    return value


def hut_ghost(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [out.plain[space] for space in options]


def blown_ghost(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    return [0.0 if space is None else tiles.blown(out, space) for space in options]


def blown_to(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [standing(out, space) for space in options]


# The village, tokens and Qi


def altar_tile(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [TILE_WORTH[tile] for tile in options]


def watched(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [tiles.watched(out, board) - turns_until(out.s, board) for board in options]


def circle_tao(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [tiles.prayer(out, colour) for colour in options]


def take_tao(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    board = out.s.seat_of.index(ask.seat)
    return [out.tao_gain(board, colour) for colour in options]


def lose_tao(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    board = out.s.seat_of.index(ask.seat)
    return [-missed(out, board, colour) for colour in options]


def white_face(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    gains = {name: out.tao_gain(out.s.active, colour) for colour, name in enumerate(COLOURS)}
    return [gains.get(name, moon.IN_HAND) for name in options]


def qi_or_yin_yang(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    return [qi_gain(out.s, out.s.active) if option == "qi" else price.YIN_YANG for option in options]


def qi_payer(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [-qi_price(out.s, board) for board in options]


def fireworks(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [tiles.HELP[tile](out, out.s.active) for tile in options]


def reward_buddha(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    planner = Planner(out, out.s.active)
    return [0.0 if space is None else planner.placed(space) for space in options]


def reward_qi(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [qi_gain(out.s, board) for board in options]


def any_will_do(out: Outlook, options: Sequence[object], ask: Ask) -> list[float]:
    return [0.0] * len(options)


def the_first(out: Outlook, options: Sequence[object], ask: Ask) -> list[float]:
    """Friends consent, and all power tokens are picked up."""
    return [-GIFT * place for place in range(len(options))]


THOUGHTS: Final[dict[Topic[Any], Thought]] = {
    YANG_MOVE: move,
    STEP: step,
    YANG_ACT: act,
    YANG_SECOND: act,
    YANG_PLACE: place,
    YIN_YANG: yin_yang,
    MOVED_TAOIST: moved_taoist,
    PAVILION_TAOIST: moved_taoist,
    MOVED_TO: moved_to,
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
