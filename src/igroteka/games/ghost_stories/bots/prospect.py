"""A forecast, from a table between two turns, of how far the Taoists will get if they follow the planner.

Counted in cards: minus those still to come before the last incarnation if the match is lost, VICTORY if it
is won. A weighted sum of features of the table; the weights come from a regression over the planner's matches
(docs/bots.md), one set for before an incarnation comes into play and one for while it is there. The weights of Qi were
made to grow with it by hand: in the planner's matches a dead Taoist, who may be brought back, did better than one with
the last Qi, so the search gave that away.
"""

from typing import Final

from igroteka.games.ghost_stories.bots import moon
from igroteka.games.ghost_stories.bots.plan import Planner
from igroteka.games.ghost_stories.bots.prices import Outlook, cards_before, qi_price, tile_price, turns_until
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import board_of, clockwise, exorcisable, is_living, is_out
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BLACK,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_SPACE,
    LINES,
    STEPS,
    Board,
    Space,
    tao_at,
)
from igroteka.kernel.ask import Seat

VICTORY: Final = 25.0
MOONLIT = 120.0  # in the planner's prices, per card


def prospect(s: State, box: Box, seat: Seat) -> float:
    """Higher is better; the same for all seats."""
    if s.outcome:
        return VICTORY if s.outcome == "won" else -float(max(0, len(s.deck) - box.tables.group))
    out = Outlook(s, box)
    weights = FACING_IT if any_incarnation(s, box) else BEFORE
    value = sum([weight * each for weight, each in zip(weights, features(out), strict=True)])
    return value + moon.tally(s, box) / MOONLIT if s.white_moon else value


def any_incarnation(s: State, box: Box) -> bool:
    return any(box.tables.incarnation[card] for card in s.space)


def features(out: Outlook) -> list[float]:
    """The features of a table."""
    return [1.0, *taoists(out.s), *village(out), *ghosts(out), *boards(out), *wu_feng(out), *attacks(out)]


def taoists(s: State) -> list[float]:
    """How many Taoists have each amount of Qi, and what they hold."""
    mine = [board for board in EACH_BOARD if s.seat_of[board] >= 0]
    qi = [0.0] * 6
    for board in mine:
        qi[min(s.qi[board], 5)] += 1
    kinds = sum([held > 0 for held in s.tao])
    black = sum([s.tao[tao_at(board, BLACK)] > 0 for board in EACH_BOARD])
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
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if card:
            symbols += sum(out.need[space])
            curses += "curse" in tables.right[card]
            hard += out.hard[space]
            soon = 4 - turns_until(s, board_of(s, space))
            if "haunter" in tables.actions[card]:
                if is_out(s, space):
                    ready += danger * (1 + soon / 4)
                else:
                    waiting += danger * (1 + soon / 4)
            if tables.actions[card] and tables.actions[card] != ("haunter",):
                torments += soon / 4
    held = [mask.bit_count() for mask in (s.captors, s.tao_locks, s.power_locks)]
    return [ready, waiting, torments, curses, hard, symbols, *held]


def boards(out: Outlook) -> list[float]:
    """Crowds, and what full boards will cost."""
    s = out.s
    full, later, pairs = 0.0, 0.0, 0.0
    for board, count in zip(s.board_at, out.boards, strict=True):
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
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if card and tables.incarnation[card]:
            lack = min([lacking(out, board, space) for board in EACH_BOARD])
            return [lack, not exorcisable(s, out.box, space), bool(s.buddha) or any(s.buddhas), sum(out.need[space])]
    return [0.0, 0.0, 0.0, 0.0]


def lacking(out: Outlook, board: Board, space: Space) -> float:
    """Symbols that a Taoist's tokens leave to the dice, and how far the Taoist has to go."""
    s = out.s
    if s.seat_of[board] < 0 or not s.qi[board]:
        return 8.0
    lack = sum(
        [max(0, need - s.tao[tao_at(board, colour)]) for colour, need in zip(EACH_COLOUR, out.need[space], strict=True)]
    )
    tile, at = LINES[space][0], s.at[board]
    return lack + 0.5 * STEPS[at][tile]


def attacks(out: Outlook) -> list[float]:
    """What the next turns' attacks promise."""
    s = out.s
    best = []
    for board in clockwise(s, s.active):
        if is_living(s, board):
            planner = Planner(out, board)
            best.append(planner.best_attack(s.at[board]) / 100)
        else:
            best.append(0.0)
    return [best[0], best[1], best[2] + best[3]]


BEFORE: Final = (
    33.599, -3.6, -2.35, -0.948, 0.314, 1.267, 2.178, 0.238, 0.108, -0.261,
    1.656, 1.304, 1.855, -2.905, -2.656, -1.921, -5.658, 0.395, 0.211, -4.602,
    -0.179, -0.085, -1.078, -0.074, 0.229, -0.127, -0.413, -1.561, -0.168, 0.241,
    0.157, 0.029, -1.357, 0.65, -0.346, 0, 0, 0, 0, 0.358,
    0.24, 0.111,
)  # fmt: skip
FACING_IT: Final = (
    9.438, -2.0, -0.681, 0.543, 0.873, 1.2, 1.2, -0.118, 0.347, -0.454,
    1.367, 0.108, 1.452, -0.912, -1.001, 0.074, 0, 0, 0, 2.407,
    -0.128, -0.069, -1.867, -0.329, 0.483, 0.026, -1.341, -1.398, -0.558, -0.602,
    -0.443, -0.219, 0.02, 0.136, -0.018, -0.678, -4.167, 0.548, -0.524, 0.345,
    0.307, 0.175,
)  # fmt: skip
