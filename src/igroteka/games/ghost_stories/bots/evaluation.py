"""An evaluation of a state for search: some 130 points for each card the players may survive.

What weighs: the ghosts in play by what they will do, less those that the Taoists can hope to exorcise in their next
turns; the village; Qi; what the Taoists hold. The same for all seats, since they win and lose together. The weights
were set by hand near those of a regression over matches of the bots (docs/bots.md).
"""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.bots.chances import Chances, Goal, Hand, attack, singles
from igroteka.games.ghost_stories.bots.hunt import purse, showdown
from igroteka.games.ghost_stories.bots.prices import cards_before, main_colour, turns_until
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    board_of,
    clockwise,
    crystals_left,
    exorcisable,
    first_active,
    free_dice,
    ghosts_on,
    has_yin_yang,
    holds_die,
    immune,
    is_lying,
    is_out,
    locks_power,
    locks_tao,
    needs,
    switches_powers_off,
    tao_of,
    wild_whites,
    works,
)
from igroteka.games.ghost_stories.state import INCARNATION, NO_CARD, State
from igroteka.games.ghost_stories.topics import YANG_ACT, YANG_MOVE, YANG_SECOND
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    BLACK,
    EACH_BOARD,
    EACH_POSITION,
    EACH_SIDE,
    EACH_SPACE,
    FACING,
    FAVORITE,
    LINES,
    MOUNTAIN,
    NOWHERE,
    OPPOSITE,
    ROW_ON,
    SECOND_WIND,
    SIDE_OF,
    SPACES_ON,
    SPIRES,
    Board,
    Card,
    Side,
    Space,
)
from igroteka.kernel.ask import Ask, Seat

WIN: Final = 1_000_000

HAUNTED: Final = (1900, 640, 310, 120, 0)  # by the number of tiles left until defeat
QI: Final = (-600, 0, 180, 345, 500, 650)  # of a Taoist
NEUTRAL_QI: Final = (-150, 0, 20, 35, 45, 50)
MORE_QI: Final = 60
TAO: Final = (0, 50, 75, 85, 90)  # by the number of tokens of a colour in one hand
BLACK_TAO: Final = 10  # more for the colour of most incarnations
YIN_YANG: Final = 110
BUDDHA_HELD: Final = 135
BUDDHA_PLACED: Final = 200
CIRCLE_SET: Final = 20
CIRCLE_TO_COME: Final = 4  # per card until the incarnation

GHOST: Final = 160  # for being in play at all
SYMBOL: Final = 8
CROWD: Final = 3.0  # times the square of the number of ghosts
FULL: Final = (0.95, 0.85, 0.75, 0.65)  # chances that a full board costs Qi, by the turns until its Yin phase
RESPITE: Final = 15  # no ghost arrives there
PAIR: Final = 20
WU_FENG: Final = 3000
GUARDED: Final = 100  # an incarnation that cannot be exorcised yet; the ghost that is in the way weighs more too
DIE_HELD: Final = 100
TAO_HELD: Final = 150
POWER_HELD: Final = 40  # of one board
POWERS_HELD: Final = 120  # of all
TORMENT: Final = (160, 150, 135, 125)  # by the turns until the Yin phase of its board; Qi counts separately
HAUNT_NEXT: Final = (0.95, 0.9, 0.85, 0.8)  # chances that it happens
HAUNT_LATER: Final = (0.6, 0.58, 0.55, 0.52)
BOUNTY: Final = {"curse": -60, "tao": 30, "two_tao": 55, "qi_or_yin_yang": 90}  # right stones

HOPE: Final = 0.3  # share of what the next exorcisms promise; with more, they are put off for ever
SOON: Final = (1.0, 0.95, 0.85, 0.75)  # the same, by the number of turns from now
SECOND: Final = 0.7  # what a second exorcism from the same tile is worth
CARD: Final = 35  # per card before the next incarnation
HURRY: Final = 1200  # divided by the cards left, while the last incarnation is in play
BEATEN: Final = 600

NEAR: Final = tuple((tile, *ADJACENT[tile]) for tile in EACH_POSITION)
ACTS, PLACES = 2, 3  # steps of the Yang phase


def evaluate(s: State, box: Box, seat: Seat) -> int:
    """Higher is better."""
    if s.outcome:
        return WIN if s.outcome == "won" else -WIN
    if s.active < 0:  # before the set-up is done
        return 0
    weights = ghosts(s, box)
    value = village(s, box) + taoists(s) + progress(s, box) - sum(weights) - crowds(s) + hopes(s, box, weights)
    value -= showdown(s, box)
    return int(value + (villagers(s, box) if s.white_moon else 0))


def rest(s: State) -> int:
    """Whether a turn is over: a bot evaluates there, before luck brings a card and perhaps a Curse."""
    return s.turns + (not s.agenda and s.active >= 0)


def candidates(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """All options except those never better than another: gifts are taken, and a free attempt is made."""
    options, every = ask.options, ask.in_order()
    if ask.topic is YANG_MOVE:
        gift = "pockets" if "pockets" in options else "mantra" if s.mantra < 0 and "mantra" in options else ""
        return [options.index(gift)] if gift else every
    if ask.topic is YANG_ACT or ask.topic is YANG_SECOND:
        cursed = any("curse" in box.tables.right[s.space[space]] for space in FACING[s.at[s.active]])
        idle = "exorcism" in options and not cursed
        # a Yin-Yang token can just as well be used before the move or after the action
        return [n for n in every if options[n] != "yin_yang" and not (idle and options[n] == "skip")]
    return every


# The village and the Taoists


def haunted(s: State, box: Box, more: int = 0) -> int:
    """The weight of the haunted tiles and ``more`` of them, which grows as defeat gets nearer."""
    left = box.tables.level[s.level].haunted_limit - s.haunted.bit_count() - more
    return HAUNTED[min(max(left, 0), 4)]


def village(s: State, box: Box) -> int:
    """Haunted tiles, Buddhas that wait for ghosts, the Circle of Prayer."""
    circle = CIRCLE_SET + CIRCLE_TO_COME * cards_before(s) if s.circle >= 0 else 0
    return BUDDHA_PLACED * s.buddha.bit_count() + circle - haunted(s, box)


def taoists(s: State) -> int:
    value = 0
    for board in EACH_BOARD:
        qi = s.qi[board]
        if s.seat_of[board] < 0:
            value += NEUTRAL_QI[min(qi, 5)]
            continue
        value += QI[min(qi, 5)] + MORE_QI * max(0, qi - 5)
        if qi:
            value += _belongings(s, board)
    return value


def last_qi(s: State, board: Board) -> int:
    """The weight of a board's last Qi; another board pays for a possessed one."""
    qi, table = s.qi[board], QI if s.seat_of[board] >= 0 else NEUTRAL_QI
    if qi > 5 or not qi:
        return MORE_QI if qi else table[2]
    return table[qi] - table[qi - 1]


def _belongings(s: State, board: Board) -> int:
    tao = tao_of(s, board)
    value = sum([TAO[min(count, len(TAO) - 1)] for count in tao]) + (BLACK_TAO if tao[BLACK] else 0)
    value += BUDDHA_HELD * s.buddhas[board] + 25 * s.power_tokens[board]
    return value + YIN_YANG * has_yin_yang(s, board) - 30 * is_lying(s, board)


def progress(s: State, box: Box) -> float:
    """Incarnations beaten, cards before the next one, and the cards left when no more will come."""
    value = float(BEATEN * s.beaten - 150 * len(s.extra))
    if INCARNATION in s.deck:
        return value - CARD * cards_before(s)
    return value - HURRY / (1 + len(s.deck)) if s.undefeated else value


# The ghosts


def ghosts(s: State, box: Box) -> list[float]:
    """The weight of the ghost in each space: for being there, and for what its stones do."""
    weights = [0.0] * 12
    one_more = danger(s, box)
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if card:
            weights[space] += GHOST + SYMBOL * sum(box.tables.cost[card]) + _held(s, space)
            if s.su_ling != space:
                weights[space] += _act(s, box, space, card, one_more)
            if box.tables.incarnation[card]:
                weights[space] += WU_FENG
                if not exorcisable(s, box, space):
                    weights[space] += GUARDED
                    weights[OPPOSITE[space]] += GUARDED if s.space[OPPOSITE[space]] else 0
    return weights


def danger(s: State, box: Box) -> float:
    """The weight of one more haunted tile, counting those that the haunters in play will soon haunt."""
    soon = 0.0
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if "haunter" in box.tables.actions[card] and s.su_ling != space:
            soon += (HAUNT_NEXT if is_out(s, space) else HAUNT_LATER)[turns_until(s, board_of(s, space))]
    now, whole = haunted(s, box), int(soon)
    if not soon:
        return haunted(s, box, 1) - now
    some = haunted(s, box, whole)
    return (some + (soon - whole) * (haunted(s, box, whole + 1) - some) - now) / soon


def _held(s: State, space: Space) -> int:
    """What it holds: a die, Tao tokens, powers."""
    value = DIE_HELD if holds_die(s, space) else 0
    if locks_tao(s, space):
        value += TAO_HELD
    if locks_power(s, space):
        value += POWER_HELD
    return value + (POWERS_HELD if switches_powers_off(s, space) else 0)


def _act(s: State, box: Box, space: Space, card: Card, one_more: float) -> float:
    """What its centre stone will do in the Yin phase of its board."""
    value = 0.0
    for action in box.tables.actions[card]:
        wait = turns_until(s, board_of(s, space))
        if action == "haunter":
            lost = first_active(s, space) == NOWHERE
            chance = (HAUNT_NEXT if is_out(s, space) else HAUNT_LATER)[wait]
            value += chance * (HAUNTED[0] if lost else one_more)
        else:
            value += TORMENT[wait] + FULL[wait] * last_qi(s, board_of(s, space)) / 6
    return value


def crowds(s: State) -> float:
    """Full boards cost Qi; a full table leaves no time for anything."""
    total, value = 0, 0.0
    for side in EACH_SIDE:
        count = ghosts_on(s, side)
        total += count
        if count == 3:
            value += overrun(s, side)
        elif count == 2:
            value += PAIR
    return value + CROWD * total * total


def is_full_side(s: State, side: Side) -> bool:
    """Whether three ghosts stand there."""
    return NO_CARD not in s.space[ROW_ON[side]]


def overrun(s: State, side: Side) -> float:
    """What a full board weighs; it spares the next ghost."""
    board = s.board_at[side]
    return FULL[turns_until(s, board)] * last_qi(s, board) - RESPITE


# What can be hoped for


def hopes(s: State, box: Box, weights: list[float]) -> float:
    """The worth of what the Taoists can hope to exorcise, one after another in turn order."""
    left = _prizes(s, box, weights)
    goals = _goals(s, box)
    if not any(goals):
        return 0.0
    busy = s.yang == PLACES or s.acts > 0
    value = 0.0
    order = clockwise(s, s.active)
    for n, board in enumerate(order[busy:] + order[:busy]):
        if s.seat_of[board] >= 0 and s.qi[board]:
            rooted = is_lying(s, board) or (n == 0 and s.yang == ACTS)
            value += SOON[n] * _best(s, box, board, bool(rooted), left, goals)
    return HOPE * value


def _prizes(s: State, box: Box, weights: list[float]) -> list[float]:
    """The worth of exorcising each ghost, including its right stones and the room it leaves."""
    left = weights[:]
    room = CROWD * (23 - 2 * s.space.count(NO_CARD))
    for side in EACH_SIDE:
        relief = overrun(s, side) if is_full_side(s, side) else 0.0
        for space in SPACES_ON[side]:
            card = s.space[space]
            if card:
                left[space] += room + relief
                for stone in box.tables.right[card]:
                    left[space] += BOUNTY.get(stone, 0)
    return left


def _goals(s: State, box: Box) -> list[list[Goal]]:
    """The ghosts that can be exorcised from each tile."""
    goals: list[list[Goal]] = [[] for _ in EACH_POSITION]
    for space, card in zip(EACH_SPACE, s.space, strict=True):
        if card and exorcisable(s, box, space):
            need = needs(s, box, space)
            symbols = sum(need)
            colour = main_colour(need)
            hard = immune(s, box, space)
            many = tuple(need) if need[colour] < symbols else ()
            goals[LINES[space][0]].append(Goal(space, colour, symbols, hard, many))
    return goals


def _best(s: State, box: Box, board: Board, rooted: bool, left: list[float], goals: list[list[Goal]]) -> float:
    """The best exorcism in reach; its ghosts are then left out for the Taoists who follow."""
    power = s.power[board] if works(s, s.power[board]) else -1
    dice, wild, again = free_dice(s) + (power == MOUNTAIN), wild_whites(s, box), power == FAVORITE
    hand = Hand(dice, wild, again, singles(dice, wild, again))
    at = s.at[board]
    best, found, goal_tile = 0.0, [], NOWHERE
    for tile in (at,) if rooted else EACH_POSITION if power == SPIRES else NEAR[at]:
        aimed = goals[tile]
        if aimed and sum([left[goal[0]] for goal in aimed]) > best:
            value, chances = attack(hand, purse(s, board, tile), aimed, left)
            if value > best:
                best, found, goal_tile = value, chances, tile
    _take_off(s, left, found)
    if power == SECOND_WIND and goal_tile != NOWHERE:
        more, found = attack(hand, purse(s, board, goal_tile), goals[goal_tile], left)
        best += SECOND * more
        _take_off(s, left, [(space, SECOND * chance) for space, chance in found])
    return best


def _take_off(s: State, left: list[float], found: Chances) -> None:
    """Discount ghosts that may fall: they need no exorcism, and a full board may no longer be full."""
    for space, chance in found:
        left[space] *= 1 - chance
        side = SIDE_OF[space]
        if is_full_side(s, side):
            relief = chance * overrun(s, side)
            for other in SPACES_ON[side]:
                if other != space:
                    left[other] = max(0.0, left[other] - relief)


# White Moon


def villagers(s: State, box: Box) -> int:
    dead, saved = s.dead.bit_count(), s.saved.bit_count()
    left = box.tables.graveyard - dead
    value = 38 * saved - 34 * dead - (260 if left <= 2 else 85 if left <= 4 else 0)
    value += 24 * sum(s.crystals) + 31 * s.receptacles.bit_count() + 14 * (s.su_ling >= 0)
    value += 51 * sum(owner >= 0 for owner in s.artifacts) + 15 * s.height[s.portal]
    return value + (0 if crystals_left(s, box) else 7)
