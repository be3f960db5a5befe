"""How a state looks to the players, where no planner plays: some 130 for each card that it may keep them alive.

What weighs: the ghosts in play by what they will do, less those that the Taoists can hope to exorcise in their next
turns; the village; Qi; what the Taoists hold. The same for all seats, since they win and lose together. The weights
were set by hand near those of a regression over matches of the bots (docs/bots.md).
"""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.bots.chances import Chances, Goal, Hand, attack, singles
from igroteka.games.ghost_stories.bots.prices import cards_before, turns_until
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import crystals_left, exorcisable, free_dice, immune, needs, wild_whites, works
from igroteka.games.ghost_stories.state import INCARNATION, NO_CARD, State
from igroteka.games.ghost_stories.topics import YANG_ACT, YANG_MOVE, YANG_SECOND
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    FACING,
    FAVORITE,
    LINES,
    MOUNTAIN,
    OPPOSITE,
    SECOND_WIND,
    SPIRES,
    STEPS,
)
from igroteka.kernel.ask import Ask, Seat

WIN: Final = 1_000_000

HAUNTED: Final = (1900, 640, 310, 120, 0)  # by the tiles left until the defeat
QI: Final = (-600, 0, 180, 345, 500, 650)  # of a Taoist
NEUTRAL_QI: Final = (-150, 0, 20, 35, 45, 50)
MORE_QI: Final = 60
TAO: Final = (0, 50, 75, 85, 90)  # so many tokens of a colour in one hand
BLACK_TAO: Final = 10  # more for the colour of most incarnations
YIN_YANG: Final = 110
BUDDHA_HELD: Final = 135
BUDDHA_PLACED: Final = 200
CIRCLE_SET: Final = 20
CIRCLE_TO_COME: Final = 4  # for each card until the incarnation

GHOST: Final = 160  # that it stands there at all
SYMBOL: Final = 8
CROWD: Final = 3.0  # times the square of all ghosts
FULL: Final = (0.95, 0.85, 0.75, 0.65)  # chances that a full board costs Qi, by the turns until its Yin phase
RESPITE: Final = 15  # no ghost arrives there
PAIR: Final = 20
WU_FENG: Final = 3000
GUARDED: Final = 100  # an incarnation that cannot be exorcised yet; the ghost that is in the way weighs more too
UNREADY: Final = 700  # the same, while the Taoists prepare for it
TRAP: Final = (0, 200, 400)  # for the Uncatchable: no Buddha, one in a hand, one on a board
LACK: Final = 110  # each symbol that its best hunter's tokens leave to the dice
FAR: Final = 40  # each step of the hunter
DIE_HELD: Final = 100
TAO_HELD: Final = 150
POWER_HELD: Final = 40  # of one board
POWERS_HELD: Final = 120  # of all
TORMENT: Final = (160, 150, 135, 125)  # by the turns until the Yin phase of its board; Qi counts apart
HAUNT_NEXT: Final = (0.95, 0.9, 0.85, 0.8)  # chances that it comes to that
HAUNT_LATER: Final = (0.6, 0.58, 0.55, 0.52)
BOUNTY: Final = {"curse": -60, "tao": 30, "two_tao": 55, "qi_or_yin_yang": 90}  # right stones

HOPE: Final = 0.3  # of what the next exorcisms promise: more, and they are put off for ever
SOON: Final = (1.0, 0.95, 0.85, 0.75)  # the same after so many turns
SECOND: Final = 0.7  # what a second exorcism from the same tile is worth
CARD: Final = 35  # each card before the next incarnation
HURRY: Final = 1200  # over the cards left, while the last incarnation is in play
BEATEN: Final = 600

NEAR: Final = tuple((tile, *ADJACENT[tile]) for tile in range(9))
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
    """Turns that are over: a bot looks at the table there, before luck goes on with a card and perhaps a Curse."""
    return s.turns + (not s.agenda and s.active >= 0)


def candidates(s: State, box: Box, ask: Ask) -> Sequence[int]:
    """All options but those that are never better than others: gifts are taken, and a free attempt is made."""
    options, every = ask.options, ask.in_order()
    if ask.topic is YANG_MOVE:
        gift = "pockets" if "pockets" in options else "mantra" if s.mantra < 0 and "mantra" in options else ""
        return [options.index(gift)] if gift else every
    if ask.topic is YANG_ACT or ask.topic is YANG_SECOND:
        cursed = any("curse" in box.tables.right[s.space[space]] for space in FACING[s.at[s.active]])
        idle = "exorcism" in options and not cursed
        # a Yin-Yang token can be used as well before the move or after the action
        return [n for n in every if options[n] != "yin_yang" and not (idle and options[n] == "skip")]
    return every


# The village and the Taoists


def haunted(s: State, box: Box, more: int = 0) -> int:
    """What the haunted tiles and some more weigh: the more, the nearer the defeat."""
    left = box.tables.level[s.level].haunted_limit - s.haunted.bit_count() - more
    return HAUNTED[min(max(left, 0), 4)]


def village(s: State, box: Box) -> int:
    """Haunted tiles, Buddhas that wait for ghosts, the Circle of Prayer."""
    circle = CIRCLE_SET + CIRCLE_TO_COME * cards_before(s) if s.circle >= 0 else 0
    return BUDDHA_PLACED * s.buddha.bit_count() + circle - haunted(s, box)


def taoists(s: State) -> int:
    value = 0
    for board in range(4):
        qi = s.qi[board]
        if s.seat_of[board] < 0:
            value += NEUTRAL_QI[min(qi, 5)]
            continue
        value += QI[min(qi, 5)] + MORE_QI * max(0, qi - 5)
        if qi:
            value += _belongings(s, board)
    return value


def last_qi(s: State, board: int) -> int:
    """What a board's last Qi weighs; for a possessed one somebody else pays."""
    qi, table = s.qi[board], QI if s.seat_of[board] >= 0 else NEUTRAL_QI
    if qi > 5 or not qi:
        return MORE_QI if qi else table[2]
    return table[qi] - table[qi - 1]


def _belongings(s: State, board: int) -> int:
    red, blue, green, yellow, black = s.tao[5 * board : 5 * board + 5]
    value = TAO[red] + TAO[blue] + TAO[green] + TAO[yellow] + TAO[black] + (BLACK_TAO if black else 0)
    value += BUDDHA_HELD * s.buddhas[board] + 25 * s.power_tokens[board]
    return value + YIN_YANG * (s.yin_yang >> board & 1) - 30 * (s.lying >> board & 1)


def progress(s: State, box: Box) -> float:
    """Incarnations beaten, cards on the way to the next one, and those left when there is none below."""
    value = float(BEATEN * s.beaten - 150 * len(s.extra))
    if INCARNATION in s.deck:
        return value - CARD * cards_before(s)
    return value - HURRY / (1 + len(s.deck)) if s.undefeated else value


# The ghosts


def ghosts(s: State, box: Box) -> list[float]:
    """What each space's ghost weighs: that it is there, and what its stones do."""
    weights = [0.0] * 12
    one_more = danger(s, box)
    for space, card in enumerate(s.space):
        if card:
            weights[space] += GHOST + SYMBOL * sum(box.tables.cost[card]) + _held(s, 1 << space)
            if s.su_ling != space:
                weights[space] += _act(s, box, space, card, one_more)
            if box.tables.incarnation[card]:
                weights[space] += WU_FENG
                if not exorcisable(s, box, space):
                    weights[space] += GUARDED
                    weights[OPPOSITE[space]] += GUARDED if s.space[OPPOSITE[space]] else 0
    return weights


def danger(s: State, box: Box) -> float:
    """What one more haunted tile weighs, with as many as the haunters in play will soon haunt together."""
    soon = 0.0
    for space, card in enumerate(s.space):
        if box.tables.action[card] == "haunter" and s.su_ling != space:
            soon += (HAUNT_NEXT if s.out >> space & 1 else HAUNT_LATER)[turns_until(s, s.board_at[space // 3])]
    now, whole = haunted(s, box), int(soon)
    if not soon:
        return haunted(s, box, 1) - now
    some = haunted(s, box, whole)
    return (some + (soon - whole) * (haunted(s, box, whole + 1) - some) - now) / soon


def _held(s: State, bit: int) -> int:
    """What it holds: a die, Tao tokens, powers."""
    value = DIE_HELD if s.captors & bit else 0
    if s.tao_locks & bit:
        value += TAO_HELD
    if s.power_locks & bit:
        value += POWER_HELD
    return value + (POWERS_HELD if s.powers_off & bit else 0)


def _act(s: State, box: Box, space: int, card: int, one_more: float) -> float:
    """What its centre stone will do in the Yin phase of its board."""
    action = box.tables.action[card]
    if not action:
        return 0.0
    wait = turns_until(s, s.board_at[space // 3])
    if action != "haunter":
        return TORMENT[wait] + FULL[wait] * last_qi(s, s.board_at[space // 3]) / 6
    lost = all(s.haunted >> tile & 1 for tile in LINES[space])
    return (HAUNTED[0] if lost else one_more) * (HAUNT_NEXT if s.out >> space & 1 else HAUNT_LATER)[wait]


def crowds(s: State) -> float:
    """Full boards cost Qi; a full table leaves no time for anything."""
    total, value = 0, 0.0
    for side in range(4):
        count = 3 - s.space[3 * side : 3 * side + 3].count(NO_CARD)
        total += count
        if count == 3:
            value += overrun(s, side)
        elif count == 2:
            value += PAIR
    return value + CROWD * total * total


def overrun(s: State, side: int) -> float:
    """What a full board weighs; it spares the next ghost."""
    board = s.board_at[side]
    return FULL[turns_until(s, board)] * last_qi(s, board) - RESPITE


# The incarnations


def showdown(s: State, box: Box) -> int:
    """How unready the Taoists are for the incarnations in play."""
    value = 0
    for space, card in enumerate(s.space):
        if card and box.tables.incarnation[card]:
            if not exorcisable(s, box, space):
                value += UNREADY - _trap(s, box, card)
            value += _hunt(s, box, space)
    return value


def _trap(s: State, box: Box, card: int) -> int:
    if "opposite_empty" in box.tables.centre[card]:
        return 0
    return TRAP[2 if s.buddha else 1 if any(s.buddhas) else 0]


def _hunt(s: State, box: Box, space: int) -> int:
    """What the best hunter lacks, and how far it is from the tile in front."""
    need, tile = needs(s, box, space), LINES[space][0]
    best = LACK * sum(need)
    for board in range(4):
        if s.seat_of[board] >= 0 and s.qi[board]:
            tao = _purse(s, board, s.at[board])
            lack = sum([max(0, symbols - held) for symbols, held in zip(need, tao, strict=True)])
            best = min(best, LACK * lack + FAR * STEPS[s.at[board]][tile])
    return best


# What can be hoped for


def hopes(s: State, box: Box, weights: list[float]) -> float:
    """What the Taoists can hope to drive out, one after another in the order of their turns."""
    left = _prizes(s, box, weights)
    goals = _goals(s, box)
    if not any(goals):
        return 0.0
    busy = s.yang == PLACES or s.acts > 0
    value = 0.0
    for n in range(4):
        board = s.board_at[(s.side[s.active] + n + busy) % 4]
        if s.seat_of[board] >= 0 and s.qi[board]:
            rooted = s.lying >> board & 1 or (n == 0 and s.yang == ACTS)
            value += SOON[n] * _best(s, box, board, bool(rooted), left, goals)
    return HOPE * value


def _prizes(s: State, box: Box, weights: list[float]) -> list[float]:
    """What it is worth to drive out each ghost: its right stones count, and the room it leaves."""
    left = weights[:]
    room = CROWD * (23 - 2 * s.space.count(NO_CARD))
    for side in range(4):
        spaces = range(3 * side, 3 * side + 3)
        relief = overrun(s, side) if s.space[3 * side] and s.space[3 * side + 1] and s.space[3 * side + 2] else 0.0
        for space in spaces:
            card = s.space[space]
            if card:
                left[space] += room + relief
                for stone in box.tables.right[card]:
                    left[space] += BOUNTY.get(stone, 0)
    return left


def _goals(s: State, box: Box) -> list[list[Goal]]:
    """The ghosts that can be exorcised from each tile."""
    goals: list[list[Goal]] = [[] for _ in range(9)]
    for space, card in enumerate(s.space):
        if card and exorcisable(s, box, space):
            need = needs(s, box, space)
            symbols = sum(need)
            colour = need.index(max(need))
            hard = immune(s, box, space)
            many = tuple(need) if need[colour] < symbols else ()
            goals[LINES[space][0]].append(Goal(space, colour, symbols, hard, many))
    return goals


def _best(s: State, box: Box, board: int, rooted: bool, left: list[float], goals: list[list[Goal]]) -> float:
    """The best exorcism in reach; what it would drive out is taken off for the Taoists who follow."""
    power = s.power[board] if works(s, s.power[board]) else -1
    dice, wild, again = free_dice(s) + (power == MOUNTAIN), wild_whites(s, box), power == FAVORITE
    hand = Hand(dice, wild, again, singles(dice, wild, again))
    at = s.at[board]
    best, found, chosen = 0.0, [], -1
    for tile in (at,) if rooted else range(9) if power == SPIRES else NEAR[at]:
        aimed = goals[tile]
        if aimed and sum([left[goal[0]] for goal in aimed]) > best:
            value, chances = attack(hand, _purse(s, board, tile), aimed, left)
            if value > best:
                best, found, chosen = value, chances, tile
    _take_off(s, left, found)
    if power == SECOND_WIND and chosen >= 0:
        more, found = attack(hand, _purse(s, board, chosen), goals[chosen], left)
        best += SECOND * more
        _take_off(s, left, [(space, SECOND * chance) for space, chance in found])
    return best


def _take_off(s: State, left: list[float], found: Chances) -> None:
    """What may fall is no longer to be driven out, and a full board is then no longer full."""
    for space, chance in found:
        left[space] *= 1 - chance
        first = space - space % 3
        if s.space[first] and s.space[first + 1] and s.space[first + 2]:
            relief = chance * overrun(s, space // 3)
            for other in (first, first + 1, first + 2):
                if other != space:
                    left[other] = max(0.0, left[other] - relief)


def _purse(s: State, board: int, tile: int) -> list[int]:
    """The tokens of the Taoist and of those on the tile."""
    if s.tao_locks:
        return [0] * 5
    row = s.tao[5 * board : 5 * board + 5]
    for other in range(4):
        if s.at[other] == tile and other != board and s.qi[other]:
            row = [one + more for one, more in zip(row, s.tao[5 * other : 5 * other + 5], strict=True)]
    return row


# White Moon


def villagers(s: State, box: Box) -> int:
    dead, saved = s.dead.bit_count(), s.saved.bit_count()
    left = box.tables.graveyard - dead
    value = 38 * saved - 34 * dead - (260 if left <= 2 else 85 if left <= 4 else 0)
    value += 24 * sum(s.crystals) + 31 * s.receptacles.bit_count() + 14 * (s.su_ling >= 0)
    value += 51 * sum(owner >= 0 for owner in s.artifacts) + 15 * s.height[s.portal]
    return value + (0 if crystals_left(s, box) else 7)
