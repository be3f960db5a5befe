"""Exorcisms: the roll, which ghosts fall, what is paid. Kung-Fu School and Mystic Barrier work the same way."""

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
from igroteka.games.ghost_stories.rules import endings, ghosts, matching, payment, powers, stones, tokens
from igroteka.games.ghost_stories.rules.payment import Paid, Purse
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import CLAW_TAO, FALL, REROLL
from igroteka.games.ghost_stories.topics import SWORD as SWORD_USE
from igroteka.games.ghost_stories.words import (
    AT_SCHOOL,
    BOARDS,
    CLAW,
    EACH_BOARD,
    EACH_COLOUR,
    FAVORITE,
    FROM_TILE,
    IN_BARRIER,
    MOUNTAIN,
    NO_ATTEMPT,
    NO_COLOUR,
    SWORD,
    WHITE,
    Attempt,
    Card,
    Colour,
    Space,
)
from igroteka.kernel.ask import Flow, choose, choose_some, confirm
from igroteka.kernel.pile import without

BY_TILE = NO_COLOUR  # for an attempt from one's tile, the tile alone sets the targets


def attempt(t: T, kind: Attempt, of: Colour) -> None:
    """Roll the dice of an attempt; then come the reroll and the choice of ghosts (ghost_stories.exorcism.dice).

    In the Mystic Barrier these are always four dice, and nothing changes them (ghost_stories.wm.barrier.roll).
    """
    s = t.state
    if kind == IN_BARRIER:
        _begin(t, kind, of, roll(t, 4))
        return
    sword = s.artifacts[SWORD] == s.active and free_dice(s) > 0
    if sword and not wild_whites(s, t.box):
        t.then(ask_sword, kind, of)
    else:
        _begin(t, kind, of, _player_roll(t, sword))


def ask_sword(t: T, kind: Attempt, of: Colour) -> Flow[None]:
    """Where white faces are not wild, the Sword need not be used (ghost_stories.wm.artifact.sword.nameless)."""
    sword = yield from confirm(t.state.seat_of[t.state.active], SWORD_USE)
    _begin(t, kind, of, _player_roll(t, sword))


def _begin(t: T, kind: Attempt, of: Colour, dice: list[Colour]) -> None:
    s = t.state
    s.attempt, s.attempt_of, s.dice = kind, of, tuple(dice)
    tell_dice(t)
    t.then(choose_falls)
    if kind != IN_BARRIER and can_reroll(s):
        t.then(reroll)


def _player_roll(t: T, sword: bool) -> list[Colour]:
    """The free white dice, one of them white by the Sword, and the grey one of the Mountain.

    ghost_stories.wm.artifact.sword
    """
    free = free_dice(t.state)
    dice = [WHITE, *roll(t, free - 1)] if sword else roll(t, free)
    return dice + roll(t, 1) if has_power(t.state, MOUNTAIN) else dice


def roll(t: T, count: int) -> list[Colour]:
    faces = t.box.tables.tao_faces
    return [faces[t.luck.below(6)] for _ in range(count)]


def tell_dice(t: T) -> None:
    """The dice lie on the table for all to see until the next roll or turn."""
    t.state.rolled = t.state.dice
    if t.events is not None:
        t.tell(DICE_ROLLED, *rolled(t.state))
        if t.state.attempt != NO_ATTEMPT:
            matching.tell_rolled(t, targets(t.state, t.box))


def rolled(s: State) -> tuple[int, ...]:
    """How many dice show each colour, and white."""
    return tuple([s.dice.count(face) for face in (*EACH_COLOUR, WHITE)])


def can_reroll(s: State) -> bool:
    """The Gods' Favorite, one's own or borrowed with a power token (ghost_stories.power.green.favorite)."""
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


def targets(s: State, box: Box) -> list[Space]:
    """The ghosts the attempt is aimed at."""
    if s.attempt == FROM_TILE:
        return facing_targets(s, box)
    if s.attempt == AT_SCHOOL:
        return [space for space in ordinary(s, box) if ghost_colour(s, box, space) == s.attempt_of]
    mine = spaces_of(s, EACH_BOARD[s.attempt_of])
    return [space for space in ordinary(s, box) if space in mine]


def choose_falls(t: T) -> Flow[None]:
    """After the roll: which ghosts fall and what is paid for them (ghost_stories.exorcism.contribution_flow)."""
    s = t.state
    aimed = targets(s, t.box)
    refused: list[Paid] = []
    while True:
        purse = payment.purse(s, refused)
        falls = yield from _pick(t, aimed, purse)
        if len(falls) > 1 and t.events is not None:
            matching.tell_matched(t, falls, [])
        pieces = yield from payment.collect(t, falls, purse)
        no = yield from payment.ask_consent(t, pieces, falls)
        if not no:
            break
        refused += no
    if t.events is not None:
        matching.tell_matched(t, falls, pieces)
    payment.spend(t, pieces)
    if not falls:
        yield from _fail(t, aimed)
    kind, s.attempt, s.dice = s.attempt, NO_ATTEMPT, ()
    _banish(t, falls, with_right_stones=kind == FROM_TILE)


def _pick(t: T, aimed: list[Space], purse: Purse) -> Flow[list[Space]]:
    """Any ghosts that dice and tokens can cover; from one's tile, their order is also that of their right stones.

    ghost_stories.exorcism.dice_suffice_forced
    """
    s, box = t.state, t.box
    from_tile = s.attempt == FROM_TILE
    forced = (
        from_tile
        and not s.free_exorcism
        and any(payment.affordable(s, box, [space], payment.NOTHING) for space in aimed)
    )
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


def _banish(t: T, falls: list[Space], *, with_right_stones: bool) -> None:
    """All leave play first; right stones follow only after an exorcism from one's tile.

    ghost_stories.exorcism.two_ghosts_order
    """
    cards = [_exorcise(t, space) for space in falls]
    if with_right_stones:
        for card, space in zip(reversed(cards), reversed(falls), strict=True):
            t.then(right_stone, card, space)


def _exorcise(t: T, space: Space) -> Card:
    """A ghost leaves play; incarnations of the deck count as beaten."""
    s = t.state
    card = ghosts.leave(t, space)
    t.tell(EXORCISED, t.box.tables.card_id[card], *spot(s, space))
    if t.box.tables.incarnation[card]:
        s.undefeated -= 1
        if card in s.extra:
            s.extra = without(s.extra, card)
        else:
            s.beaten += 1
    return card


def _fail(t: T, aimed: list[Space]) -> Flow[None]:
    """Nothing fell: no penalty; the Avenging Claw may take a token (ghost_stories.wm.artifact.claw)."""
    s = t.state
    t.tell(FAILED, BOARDS[s.active])
    if s.attempt == IN_BARRIER or s.clawed or s.artifacts[CLAW] != s.active:
        return
    colours = {colour for space in aimed for colour in _colours(s, t.box, space) if s.tao_supply[colour]}
    if colours:
        colour = yield from choose(s.seat_of[s.active], CLAW_TAO, [*sorted(colours), None])
        if colour is not None:
            s.clawed = True
            tokens.gain_tao(t, s.active, colour)


def _colours(s: State, box: Box, space: Space) -> list[Colour]:
    """All colours of a ghost's cost (ghost_stories.wm.artifact.claw.multicolour)."""
    cost = box.tables.cost[s.space[space]]
    return [colour for colour in EACH_COLOUR if cost[colour]] or [ghost_colour(s, box, space)]


def right_stone(t: T, card: Card, space: Space) -> None:
    """The right stone of one exorcised ghost: curse, then reward, then perhaps victory.

    ghost_stories.end.win.curse_first
    """
    if t.box.tables.incarnation[card]:
        t.then(check_victory)
    right_icons(t, card, space, 0)


def right_icons(t: T, card: Card, space: Space, first: int) -> None:
    """The icons of a right stone, one after another (ghost_stories.exorcism.curse_then_reward)."""
    icons = t.box.tables.right[card]
    if first + 1 < len(icons):
        t.then(right_icons, card, space, first + 1)
    if icons:
        stones.RIGHT[icons[first]](t, space)


def check_victory(t: T) -> None:
    """The last incarnation is beaten (ghost_stories.end.win)."""
    if not t.state.undefeated:
        endings.win(t)
