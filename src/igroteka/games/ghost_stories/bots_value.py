"""How far the Taoists will come from a table between two turns, if they follow the planner.

In cards: less so many cards left when the match is lost, and VICTORY when it is won. A sum of what can be seen of the
table, with weights of a regression over matches of the planner alone (docs/bots.md), one set before the last
incarnation comes into play and one after it.
"""

from typing import Final

from igroteka.games.ghost_stories.bots_plan import Planner
from igroteka.games.ghost_stories.bots_prices import Outlook, cards_before, qi_price, tile_price, turns_until
from igroteka.games.ghost_stories.components import BLACK, Box
from igroteka.games.ghost_stories.geometry import LINES
from igroteka.games.ghost_stories.query import exorcisable
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.ask import Seat

VICTORY: Final = 15.0


def prospect(s: State, box: Box, seat: Seat) -> float:
    """Higher is better; the same for all seats."""
    if s.outcome:
        return VICTORY if s.outcome == "won" else -float(len(s.deck))
    out = Outlook(s, box)
    weights = FACING_IT if any_incarnation(s, box) else BEFORE
    return sum([weight * each for weight, each in zip(weights, features(out), strict=True)])


def any_incarnation(s: State, box: Box) -> bool:
    return any(box.tables.incarnation[card] for card in s.space)


def features(out: Outlook) -> list[float]:
    """What is seen of a table."""
    return [1.0, *taoists(out.s), *village(out), *ghosts(out), *boards(out), *wu_feng(out), *attacks(out)]


def taoists(s: State) -> list[float]:
    """How many have so much Qi, what they hold."""
    mine = [board for board in range(4) if s.seat_of[board] >= 0]
    qi = [0.0] * 6
    for board in mine:
        qi[min(s.qi[board], 5)] += 1
    kinds = sum([held > 0 for held in s.tao])
    black = sum([s.tao[5 * board + BLACK] > 0 for board in range(4)])
    return [*qi, sum(s.tao), kinds, black, s.yin_yang.bit_count(), sum(s.buddhas), s.buddha.bit_count()]


def village(out: Outlook) -> list[float]:
    s = out.s
    before, haunted = cards_before(s) / 10, s.haunted.bit_count()
    left = out.box.tables.level[s.level].haunted_limit - haunted
    return [left == 1, left == 2, left == 3, before, before * before, (s.circle >= 0) * before, len(s.deck) / 10]


def ghosts(out: Outlook) -> list[float]:
    """Ghosts by what they do."""
    s, tables = out.s, out.box.tables
    ready, waiting, torments, curses, hard, symbols = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    danger = tile_price(s, out.box) / 100
    for space, card in enumerate(s.space):
        if card:
            symbols += sum(out.need[space])
            curses += "curse" in tables.right[card]
            hard += out.hard[space]
            soon = 4 - turns_until(s, s.board_at[space // 3])
            if tables.action[card] == "haunter":
                if s.out >> space & 1:
                    ready += danger * (1 + soon / 4)
                else:
                    waiting += danger * (1 + soon / 4)
            elif tables.action[card]:
                torments += soon / 4
    held = [mask.bit_count() for mask in (s.captors, s.tao_locks, s.power_locks)]
    return [ready, waiting, torments, curses, hard, symbols, *held]


def boards(out: Outlook) -> list[float]:
    """Crowds, and what full boards will cost."""
    s = out.s
    full, later, pairs = 0.0, 0.0, 0.0
    for side, count in enumerate(out.boards):
        board = s.board_at[side]
        if count == 3:
            wait = turns_until(s, board)
            if wait < 2:
                full += qi_price(s, board) / 100
            else:
                later += qi_price(s, board) / 100
        elif count == 2:
            pairs += 1
    return [full, later, pairs, out.total, out.total * out.total / 12, sum(out.plain) / 100]


def wu_feng(out: Outlook) -> list[float]:
    """What the incarnation in play still takes."""
    s, tables = out.s, out.box.tables
    for space, card in enumerate(s.space):
        if card and tables.incarnation[card]:
            lack = min([lacking(out, board, space) for board in range(4)])
            return [lack, not exorcisable(s, out.box, space), bool(s.buddha) or any(s.buddhas), sum(out.need[space])]
    return [0.0, 0.0, 0.0, 0.0]


def lacking(out: Outlook, board: int, space: int) -> float:
    """Symbols that a Taoist's tokens leave to the dice, and how far he is."""
    s = out.s
    if s.seat_of[board] < 0 or not s.qi[board]:
        return 8.0
    lack = sum([max(0, need - s.tao[5 * board + colour]) for colour, need in enumerate(out.need[space])])
    tile, at = LINES[space][0], s.at[board]
    return lack + 0.5 * max(abs(tile // 3 - at // 3), abs(tile % 3 - at % 3))


def attacks(out: Outlook) -> list[float]:
    """What the next turns' attacks promise."""
    s = out.s
    best = []
    for n in range(4):
        board = s.board_at[(s.side[s.active] + n) % 4]
        if s.seat_of[board] >= 0 and s.qi[board]:
            planner = Planner(out, board)
            best.append(planner.best_attack(s.at[board]) / 100)
        else:
            best.append(0.0)
    return [best[0], best[1], best[2] + best[3]]


BEFORE: Final = (
    33.739, -1.783, -2.407, -1.062, 0.393, 1.53, 2.656, 0.504, -0.198, -0.219,
    1.534, 1.813, 2.365, -2.908, -3.133, -2.425, -7.289, 0.493, 0.194, -6.355,
    -0.047, -0.011, -1.33, 0.083, 0.066, -0.211, 0.014, -1.404, 0.114, 0.315,
    0.293, -0.032, -1.661, 0.45, -0.289, 0, 0, 0, 0, 0.253,
    0.159, 0.051,
)  # fmt: skip
FACING_IT: Final = (
    21.631, -1.157, -0.357, 0.919, 1.436, 1.84, 4.085, 0.206, -0.405, 0.089,
    3.108, 0.141, 1.993, -2.882, -2.654, -1.741, 0, 0, 0, -7.998,
    -0.11, -0.048, -1.902, 0.125, 0.357, -0.003, -0.683, -0.467, -0.273, -0.927,
    -0.67, -0.605, -0.423, -0.129, -0.043, -0.462, -3.653, 0.21, -0.401, 0.535,
    0.374, 0.195,
)  # fmt: skip
