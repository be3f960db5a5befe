"""How a state looks to the players: the danger of each board, haunted tiles, Qi, villagers."""

from igroteka.games.ghost_stories.components import Box
from igroteka.games.ghost_stories.geometry import FACING
from igroteka.games.ghost_stories.query import crystals_left, free_dice, ghosts_left, needs, spaces_of
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.ask import Seat

WIN = 1_000_000


def evaluate(s: State, box: Box, seat: Seat) -> int:
    """Higher is better; the same for all seats, since they win and lose together."""
    if s.outcome:
        return WIN if s.outcome == "won" else -WIN
    if s.active < 0:  # before the set-up is done
        return 0
    return (
        _village(s, box)
        + _taoists(s)
        + _ghosts(s, box)
        + _progress(s, box)
        + (_villagers(s, box) if s.white_moon else 0)
    )


def _village(s: State, box: Box) -> int:
    """Haunted tiles weigh the more, the nearer the defeat."""
    left = box.tables.level[s.level].haunted_limit - s.haunted.bit_count()
    return -(900, 520, 200, 70, 0)[min(max(left, 0), 4)] - 60 * s.haunted.bit_count()


def _taoists(s: State) -> int:
    value = 0
    for board in range(4):
        qi = s.qi[board]
        if s.seat_of[board] < 0:
            value += (-90, 0, 12, 20, 24, 26)[min(qi, 5)]
            continue
        value += (-260, 0, 70, 115, 140, 155)[min(qi, 5)] + 4 * max(0, qi - 5)
        value += 11 * sum(s.tao[5 * board : 5 * board + 5]) + 18 * s.buddhas[board] + 8 * s.power_tokens[board]
        value += 45 * (s.yin_yang >> board & 1) - 12 * (s.lying >> board & 1)
    return value - 30 * (s.tao_locks > 0) - 25 * (3 - free_dice(s)) - 20 * s.power_locks.bit_count()


def _ghosts(s: State, box: Box) -> int:
    """Each ghost by what it does and how hard it is; boards by how full they are; Taoists near by help."""
    tables = box.tables
    value = 0
    for space, card in enumerate(s.space):
        if card:
            value -= 22 + 3 * sum(needs(s, box, space)) + (80 if tables.incarnation[card] else 0)
            if s.su_ling != space:
                value -= _threat(s, tables.action[card], s.out >> space & 1)
    for board in range(4):
        value -= (0, 0, 18, 80)[sum(s.space[space] > 0 for space in spaces_of(s, board))]
        if s.seat_of[board] >= 0 and s.qi[board]:
            value += 5 * sum(s.space[space] > 0 for space in FACING[s.at[board]])
    return value + 14 * s.buddha.bit_count() + 12 * (s.circle >= 0) + 8 * (s.mantra >= 0)


def _threat(s: State, action: str, out: int) -> int:
    """What a ghost's centre stone will do in the next Yin phases of its board."""
    if action == "haunter":
        danger = 30 + 25 * s.haunted.bit_count()
        return 2 * danger if out else danger
    return 40 if action else 0


def _progress(s: State, box: Box) -> int:
    """Incarnations beaten; a short deck with many of them left is a danger."""
    hurry = max(0, 12 - ghosts_left(s, box)) * 12 if s.undefeated else 0
    return 500 * s.beaten - 60 * len(s.extra) - hurry


def _villagers(s: State, box: Box) -> int:
    dead, saved = s.dead.bit_count(), s.saved.bit_count()
    left = box.tables.graveyard - dead
    value = 22 * saved - 20 * dead - (150 if left <= 2 else 50 if left <= 4 else 0)
    value += 14 * sum(s.crystals) + 18 * s.receptacles.bit_count() + 8 * (s.su_ling >= 0)
    value += 30 * sum(owner >= 0 for owner in s.artifacts) + 9 * s.height[s.portal]
    return value + (0 if crystals_left(s, box) else 4)
