"""Exorcisms: the roll, who falls, what is paid. Kung-Fu School and Mystic Barrier use the same course."""

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.events import DICE_ROLLED, EXORCISED, FAILED
from igroteka.games.ghost_stories.query import (
    can_borrow,
    decider,
    facing_targets,
    free_dice,
    ghost_colour,
    has_power,
    ordinary,
    spaces_of,
    spot,
    wild_whites,
)
from igroteka.games.ghost_stories.rules import arrival, endings, payment, powers, stones, tokens
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import CLAW_TAO, FALL, REROLL
from igroteka.games.ghost_stories.topics import SWORD as SWORD_USE
from igroteka.games.ghost_stories.words import BOARDS, CLAW, FAVORITE, MOUNTAIN, SWORD, WHITE
from igroteka.kernel.ask import Flow, choose, choose_some, confirm


def attempt(t: T, kind: str, of: int = -1) -> Flow[None]:
    """Roll the dice of an attempt; its next segments are the reroll and the choice of ghosts.

    ghost_stories.exorcism.dice
    """
    s = t.state
    s.attempt, s.attempt_of = kind, of
    if kind == "barrier":
        s.dice = tuple(roll(t, 4))
    else:
        s.dice = tuple((yield from _player_roll(t)))
    tell_dice(t)
    s.phase = "attempt.choose" if kind == "barrier" or not can_reroll(s) else "attempt.reroll"


def _player_roll(t: T) -> Flow[list[int]]:
    """The free white dice, one of them white by the Sword, and the grey one of the Mountain.

    ghost_stories.wm.artifact.sword
    """
    s = t.state
    free = free_dice(s)
    sword = s.artifacts[SWORD] == s.active and free > 0
    if sword and not wild_whites(s, t.box):
        sword = yield from confirm(s.seat_of[s.active], SWORD_USE)
    dice = [WHITE, *roll(t, free - 1)] if sword else roll(t, free)
    return dice + roll(t, 1) if has_power(s, MOUNTAIN) else dice


def roll(t: T, count: int) -> list[int]:
    faces = t.box.tables.tao_faces
    return [faces[t.luck.below(6)] for _ in range(count)]


def tell_dice(t: T) -> None:
    """The dice lie on the table for all to see until the next roll or turn."""
    t.state.rolled = t.state.dice
    if t.events is not None:
        t.tell(DICE_ROLLED, *rolled(t.state))


def rolled(s: State) -> tuple[int, ...]:
    """How many dice show each colour, and white."""
    return tuple([s.dice.count(face) for face in range(6)])


def can_reroll(s: State) -> bool:
    """The Gods' Favorite, own or for a power token (ghost_stories.power.green.favorite)."""
    return bool(s.dice) and (has_power(s, FAVORITE) or can_borrow(s, FAVORITE))


def reroll(t: T) -> Flow[None]:
    """Roll any of the dice again, once; the second result stands (ghost_stories.power.green.favorite)."""
    s = t.state
    again = yield from choose_some(s.seat_of[s.active], REROLL, range(len(s.dice)))
    if again:
        if not has_power(s, FAVORITE):
            powers.borrow(t, FAVORITE)
        second = dict(zip(sorted(again), roll(t, len(again)), strict=True))
        s.dice = tuple([second.get(die, face) for die, face in enumerate(s.dice)])
        tell_dice(t)


def reroll_attempt(t: T) -> Flow[None]:
    """The segment between the roll and the choice of ghosts."""
    yield from reroll(t)
    t.state.phase = "attempt.choose"


def targets(s: State, box: Box) -> list[int]:
    """The ghosts the attempt is aimed at."""
    if s.attempt == "exorcism":
        return facing_targets(s, box)
    if s.attempt == "kung_fu":
        return [space for space in ordinary(s, box) if ghost_colour(s, box, space) == s.attempt_of]
    mine = spaces_of(s, s.attempt_of)
    return [space for space in ordinary(s, box) if space in mine]


def choose_falls(t: T) -> Flow[None]:
    """After the roll: which ghosts fall and what is paid for them (ghost_stories.exorcism.contribution_flow)."""
    s = t.state
    aimed = targets(s, t.box)
    refused: list[tuple[int, int]] = []
    while True:
        purse = payment.purse(s, refused)
        falls = yield from _pick(t, aimed, purse)
        pieces = yield from payment.collect(t, falls, purse)
        no = yield from payment.ask_consent(t, pieces)
        if not no:
            break
        refused += no
    payment.spend(t, pieces)
    if falls:
        _banish(t, falls)
    else:
        yield from _fail(t, aimed)
    s.attempt, s.dice = "", ()
    s.phase = "attempt.right" if s.due else s.back


def _pick(t: T, aimed: list[int], purse: dict[int, list[int]]) -> Flow[list[int]]:
    """Any ghosts that dice and tokens suffice for; from one's tile their order is that of their right stones.

    ghost_stories.exorcism.dice_suffice_forced
    """
    s, box = t.state, t.box
    from_tile = s.attempt == "exorcism"
    forced = from_tile and any(payment.affordable(s, box, [space], payment.NOTHING) for space in aimed)
    total = payment.total_of(purse)
    falls = yield from choose_some(
        decider(s),
        FALL,
        aimed,
        least=int(forced),
        about=rolled(s),
        fits=lambda falls: payment.affordable(s, box, falls, total),
        ordered=from_tile,
    )
    return falls if from_tile else sorted(falls)


def _banish(t: T, falls: list[int]) -> None:
    """All leave play first; right stones follow only after an exorcism from one's tile.

    ghost_stories.exorcism.two_ghosts_order
    """
    s = t.state
    for space in falls:
        card = arrival.leave(t, space)
        t.tell(EXORCISED, t.box.tables.card_id[card], *spot(s, space))
        if s.attempt == "exorcism":
            s.due += (16 * card + space,)
        if t.box.tables.incarnation[card]:
            s.undefeated -= 1
            if card in s.extra:
                s.extra = tuple(each for each in s.extra if each != card)
            else:
                s.beaten += 1


def _fail(t: T, aimed: list[int]) -> Flow[None]:
    """Nothing fell: no penalty; the Avenging Claw may take a token (ghost_stories.wm.artifact.claw)."""
    s = t.state
    t.tell(FAILED, BOARDS[s.active])
    if s.attempt == "barrier" or s.clawed or s.artifacts[CLAW] != s.active:
        return
    colours = {colour for space in aimed for colour in _colours(s, t.box, space) if s.tao_supply[colour]}
    if colours:
        colour = yield from choose(s.seat_of[s.active], CLAW_TAO, [*sorted(colours), None])
        if colour is not None:
            s.clawed = True
            tokens.gain_tao(t, s.active, colour)


def _colours(s: State, box: Box, space: int) -> list[int]:
    """All colours of a ghost's cost (ghost_stories.wm.artifact.claw.multicolour)."""
    cost = box.tables.cost[s.space[space]]
    return [colour for colour in range(5) if cost[colour]] or [ghost_colour(s, box, space)]


def right_stone(t: T) -> Flow[None]:
    """The right stone of one exorcised ghost: curse, then reward, then perhaps victory.

    ghost_stories.end.win.curse_first
    """
    s = t.state
    card, space = divmod(s.due[0], 16)
    s.due = s.due[1:]
    for stone in t.box.tables.right[card]:
        flow = stones.RIGHT[stone](t, space)
        if flow is not None:
            yield from flow
    if t.box.tables.incarnation[card] and not s.undefeated:
        endings.win(t)
    if not s.due:
        s.phase = s.back
