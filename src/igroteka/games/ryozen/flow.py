"""Segments: the only state machine. What is due lies on a stack in the state; its last entry is the next segment."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events, setup, state
from igroteka.games.ryozen.rules import (
    basilisk,
    clan_house,
    companions,
    enemy_deck,
    foresight,
    narrative,
    night,
    palace,
    placing,
    revelations,
    villages,
)
from igroteka.games.ryozen.score import result, total
from igroteka.games.ryozen.state import ACT, ENEMY_CARD, ENEMY_SHUFFLE, FORETELL, PLACE, TURN, T
from igroteka.games.ryozen.words import TILES
from igroteka.kernel.ask import Flow
from igroteka.kernel.flow import end_match

Step = Callable[[T, int, int], Flow[None] | None]


def segment(t: T) -> Flow[None] | None:
    """The next restartable piece of the match."""
    s = t.state
    s.now = step, first, second = s.due.pop()
    return STEPS[step](t, first, second)


def day(t: T, _: int, __: int) -> None:
    """A round begins: the act of the story, event preparation, then turns from the first player (ryozen.day.parts)."""
    s = t.state
    s.round += 1
    s.side = (s.first - 1) % s.sides
    t.tell(events.ROUND, s.round)
    s.due += [(TURN, 0, 0), (FORETELL, 0, 0)]
    if s.round > 1:
        if s.story >= 0:
            s.due.append((ACT, s.round, 0))
        if s.sides > s.seats:
            s.due.append((ENEMY_SHUFFLE, 0, 0))


def next_turn(t: T, _: int, __: int) -> Flow[None] | None:
    """The next side with a companion left takes a turn; without any, Night falls (ryozen.day.skip_empty_hand)."""
    s = t.state
    for step in range(1, s.sides + 1):
        side = (s.side + step) % s.sides
        if s.hands[side] or (side >= s.seats and s.top >= 0):
            s.side = side
            return begin_turn(t, side)
    night.nightfall(t)
    return None


def begin_turn(t: T, side: int) -> Flow[None] | None:
    """Own locks end; a player may use a revelation first, the Basilisk turns up a card."""
    s = t.state
    t.tell(events.TURN, side)
    if s.locks != state.UNLOCKED:
        s.locks = tuple(-1 if tile // TILES == side else tile for tile in s.locks)
    s.due.append((TURN, 0, 0))
    if side >= s.seats:
        s.due.append((ENEMY_CARD, 0, 0))
        return None
    usable = revelations.usable_at_start(t, side) if s.cards[side] else []
    if usable:
        s.due.append((PLACE, side, 0))
        return revelations.start_of_turn(t, side, usable)
    return placing.place(t, side)


def rotate(t: T, free: int, _: int) -> Flow[None] | None:
    """Turn the Palace; `free`: in a direction to be chosen."""
    if free:
        return basilisk.turn_palace(t)
    palace.rotate(t)
    return None


def dawn(t: T, _: int, __: int) -> None:
    """After the third Night the match ends, otherwise a new round begins (ryozen.dawn.third_skip)."""
    s = t.state
    if s.round >= t.box.tables.table.rounds:
        for side in range(s.sides):
            t.tell(events.SCORE, side, total(s, t.box, side))
        end_match(result(s, t.box))
    night.dawn(t)


def reveal(t: T, side: int, _: int) -> Flow[None] | None:
    return clan_house.may_reveal(t, side) if t.state.stacks[side] else None


def hire(t: T, side: int, _: int) -> Flow[None] | None:
    return clan_house.may_hire(t, side) if clan_house.hireable(t, side) else None


STEPS: Final[dict[int, Step]] = {
    state.SPIN: lambda t, _, __: setup.spin(t),
    state.CHOOSE_FIRST: lambda t, _, __: setup.choose_first(t),
    state.CHOOSE_CLAN: lambda t, _, __: setup.choose_clans(t),
    state.DEAL: lambda t, _, __: setup.deal(t),
    state.DAY: day,
    state.ACT: lambda t, number, _: narrative.act(t, number),
    state.FORETELL: lambda t, _, __: foresight.foretell(t),
    state.TURN: next_turn,
    state.PLACE: lambda t, side, _: placing.place(t, side),
    state.SPACE: lambda t, side, _: placing.place_chosen(t, side),
    state.SHOWN: lambda t, side, _: placing.turn_side(t, side),
    state.ABILITY: placing.ability,
    state.EFFECT: lambda t, side, _: placing.day_effect(t, side),
    state.REVEAL: reveal,
    state.HIRE: hire,
    state.REFILL: lambda t, _, __: revelations.refill(t),
    state.UNCOVER: lambda t, _, __: villages.uncover(t),
    state.ROTATE: rotate,
    state.EVENT: night.resolve,
    state.REWARD: night.hand_out,
    state.DAWN: dawn,
    state.ENEMY_CARD: lambda t, _, __: enemy_deck.turn_up(t),
    state.ENEMY_PLACE: lambda t, _, __: basilisk.place(t),
    state.ENEMY_ABILITY: lambda t, rank, _: companions.use(t, t.state.seats, rank, t.state.where),
    state.ENEMY_EFFECT: lambda t, _, __: basilisk.day_effect(t),
    state.ENEMY_HIRE: lambda t, coins, _: basilisk.hire(t, coins),
    state.ENEMY_SHUFFLE: lambda t, _, __: basilisk.shuffle_stack(t),
}
