"""What the planner thinks of the answers of the Yang phase: the move, the action, what is placed."""

from collections.abc import Sequence

from igroteka.games.ghost_stories.bots import moon, tiles
from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.falls import (
    GIFT,
    mantra_gains,
)
from igroteka.games.ghost_stories.bots.moon import EXTRAS
from igroteka.games.ghost_stories.bots.plan import NEAR, Planner
from igroteka.games.ghost_stories.bots.prices import Outlook
from igroteka.games.ghost_stories.topics import (
    BORROWS,
    BUDDHAS_ON,
    CLEANSE,
    HELP_OF,
    MOVES,
    SU_LINGS_ON,
)
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_SPACE,
    MANTRA,
    POCKETS,
    SPIRES,
    TWIN_WINDS,
    Board,
    Position,
    Power,
)
from igroteka.kernel.ask import Ask
from igroteka.kernel.bits import has, with_bit

RATHER = 1.0  # breaks a tie between two that are alike


def move(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    """The best plan on each tile; anything useful that may be done before the move comes first."""
    s = out.s
    planner = Planner(out, s.active)
    at = s.at[s.active]
    plans = {tile: planner.plan(tile) for tile in planner.reach(at)}
    best = max(plans.values())
    before = {
        "pockets": lambda: GIFT,
        "mantra": lambda: GIFT,
        "twin_winds": lambda: max([winds(out, board) for board in EACH_BOARD]) - RATHER,
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


def borrowed(out: Outlook, power: Power, best: float) -> float:
    """How much better a plan gets by borrowing a power before the move."""
    s = out.s
    if power == POCKETS:
        value = max([out.tao_gain(s.active, colour) for colour in EACH_COLOUR])
    elif power == MANTRA:
        value = max(mantra_gains(out, [space for space, card in zip(EACH_SPACE, s.space, strict=True) if card]))
    elif power == TWIN_WINDS:
        value = max([winds(out, board) for board in EACH_BOARD])
    else:
        planner = Planner(out, s.active, with_bit(0, power))
        value = max([planner.plan(tile) for tile in planner.reach(s.at[s.active])]) - best
    return value - price.POWER_TOKEN


def step_on(planner: Planner, plans: dict[Position, float], to: Position) -> float:
    """A tile, or with the Spires the best one that a second step may lead to."""
    if not has(planner.powers, SPIRES):
        return plans[to]
    return max(plans[to], *[plans[tile] - RATHER for tile in ADJACENT[to]])


def step(out: Outlook, options: Sequence[Position | None], ask: Ask) -> list[float]:
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
            more = Planner(out, s.active, with_bit(0, BORROWS[option])).acting(at) - planner.acting(at)
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
            values.append(tiles.help_of(out, out.s.active, HELP_OF[option]))
        else:
            values.append(tiles.cleansed(out) + tiles.TILE_WORTH[CLEANSE[option]])
    return values


# Other Taoists are moved


def winds(out: Outlook, board: Board | None) -> float:
    """The worth of moving another Taoist one step."""
    s = out.s
    if board is None or board == s.active or not s.qi[board] or s.seat_of[board] < 0:
        return 0.0
    return max(gusts(out, board).values())


def gusts(out: Outlook, board: Board) -> dict[Position, float]:
    """The worth of moving a Taoist to each tile."""
    planner, at = Planner(out, board), out.s.at[board]
    stays = planner.best_attack(at)
    return {tile: planner.best_attack(tile) - stays for tile in NEAR[at]}


def moved_taoist(out: Outlook, options: Sequence[Board | None], ask: Ask) -> list[float]:
    return [0.0 if board is None else winds(out, board) - RATHER for board in options]


def moved_to(out: Outlook, options: Sequence[Position], ask: Ask) -> list[float]:
    """For the Taoist these tiles surround; if several, the one who gains most."""
    s = out.s
    boards = [board for board in EACH_BOARD if s.at[board] >= 0 and tuple(options) == ADJACENT[s.at[board]]]
    rows = [gusts(out, board) for board in boards if board != s.active]
    return [max([row[tile] for row in rows], default=0.0) for tile in options]
