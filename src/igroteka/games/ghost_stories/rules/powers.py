"""Taoist powers: borrowing one with a power token, and those used before the move."""

from igroteka.games.ghost_stories.events import MANTRA_PLACED, POWER_BORROWED
from igroteka.games.ghost_stories.query import living, spot, was_used
from igroteka.games.ghost_stories.rules import movement, tokens
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import MANTRA_ON, MOVED_TAOIST
from igroteka.games.ghost_stories.words import BOARDS, EACH_SPACE, MANTRA, POCKETS, POWERS, TWIN_WINDS, Power, Space
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit


def borrow(t: T, power: Power) -> None:
    """Spend a power token for a neutral board's power this turn (ghost_stories.power_token.use)."""
    s = t.state
    s.power_tokens[s.active] -= 1
    s.centre_tokens += 1
    s.borrowed = with_bit(s.borrowed, power)
    t.tell(POWER_BORROWED, BOARDS[s.active], POWERS[power])


def usable_before_move(s: State, power: Power) -> bool:
    """Whether a power used before the move could do something, once this turn (ghost_stories.yang.before_move)."""
    if was_used(s, power):
        return False
    if power == POCKETS:
        return any(s.tao_supply)
    if power == MANTRA:
        return bool(mantra_targets(s))
    return power == TWIN_WINDS and len(living(s)) > 1 and not s.winds_after


def mantra_targets(s: State) -> list[Space]:
    """Any ghost in play but the one it lies on."""
    return [space for space in EACH_SPACE if s.space[space] and space != s.mantra]


def use_pockets(t: T) -> Flow[None]:
    """Bottomless Pockets: take a Tao token of any colour (ghost_stories.power.yellow.pockets)."""
    return tokens.take_tao(t, t.state.active)


def use_mantra(t: T) -> Flow[None]:
    """Enfeeblement Mantra: place or move the token onto any ghost in play (ghost_stories.power.yellow.mantra)."""
    s = t.state
    s.mantra = yield from choose(s.seat_of[s.active], MANTRA_ON, mantra_targets(s))
    t.tell(MANTRA_PLACED, *spot(s, s.mantra))


def use_twin_winds(t: T) -> Flow[None]:
    """Dance of the Twin Winds: move one other Taoist one tile (ghost_stories.power.red.twin_winds)."""
    s = t.state
    others = [board for board in living(s) if board != s.active]
    board = yield from choose(s.seat_of[s.active], MOVED_TAOIST, others)
    yield from movement.move_other(t, board)


BEFORE_MOVE = {
    POCKETS: ("pockets", use_pockets),
    MANTRA: ("mantra", use_mantra),
    TWIN_WINDS: ("twin_winds", use_twin_winds),
}
USES = {name: (power, use) for power, (name, use) in BEFORE_MOVE.items()}
