"""Exact chances to exorcise a ghost, with the dice, tokens and powers of one Taoist."""

from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    can_borrow,
    exorcisable,
    free_dice,
    has_power,
    immune,
    is_living,
    living,
    needs,
    tao_of,
    wild_whites,
)
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    COLOURS,
    EACH_COLOUR,
    FAVORITE,
    LINES,
    MOUNTAIN,
    NO_ATTEMPT,
    SWORD,
    WHITE,
    Board,
    Colour,
    Space,
)

Counts: TypeAlias = tuple[int, ...]  # of symbols or faces, by colour; faces end with white
NOTHING_SHOWN: Final[Counts] = (0,) * (len(COLOURS) + 1)


class Chance(NamedTuple):
    """How likely a Taoist is to exorcise a ghost from the tile in front of it."""

    dice: int
    tokens: int  # 1 if the Taoist has Tao tokens or crystals to add
    alone: Fraction
    helped: Fraction  # with power tokens and the tokens of everybody who stands there


class Throw(NamedTuple):
    """The dice of an attempt."""

    dice: int
    white: int  # how many of them the Sword has laid white side up
    wild: bool  # whether white faces count as any colour
    again: bool  # whether any of the dice may be rolled once more


def chance_of(s: State, box: Box, board: Board, space: Space) -> Chance | None:
    """The chance of a board's Taoist as things stand; None if there is none to tell, or the dice lie there already."""
    if s.outcome or s.attempt != NO_ATTEMPT or not is_living(s, board) or not exorcisable(s, box, space):
        return None
    s = on_turn(s, board)
    there = [each for each in living(s) if each == board or s.at[each] == LINES[space][0]]
    dice, again = free_dice(s) + has_power(s, MOUNTAIN), has_power(s, FAVORITE)
    more, once_more = dice + can_borrow(s, MOUNTAIN), again or can_borrow(s, FAVORITE)
    tokens = int((not s.tao_locks and any(tao_of(s, board))) or s.crystals[board] > 0)
    return Chance(
        dice, tokens, _chance(s, box, [board], space, dice, again), _chance(s, box, there, space, more, once_more)
    )


def on_turn(s: State, board: Board) -> State:
    """The table as it would be if it were the board's turn to act."""
    s = s.copy()
    if s.active != board or not s.own_turn:
        s.active, s.own_turn, s.borrowed = board, True, 0
    s.yang = s.yang or 1  # power tokens may be spent
    return s


def _chance(s: State, box: Box, payers: list[Board], space: Space, dice: int, again: bool) -> Fraction:
    """With this many dice, and the Tao tokens and crystals of these Taoists."""
    held = [0 if s.tao_locks else sum(row) for row in zip(*[tao_of(s, each) for each in payers], strict=True)]
    crystals = sum(s.crystals[each] for each in payers)
    lacks = tuple(
        [tuple([max(0, need - has) for need, has in zip(row, held, strict=True)]) for row in _bills(s, box, space)]
    )
    if immune(s, box, space):
        return Fraction(any(sum(lack) <= crystals for lack in lacks))
    wild, sword = wild_whites(s, box), s.artifacts[SWORD] == s.active and free_dice(s) > 0
    throws = [Throw(dice, int(sword), wild, again)]
    if sword and not wild:  # then it need not be used
        throws.append(Throw(dice, 0, wild, again))
    return max(success(throw, lacks, crystals, box.tables.tao_faces) for throw in throws)


def _bills(s: State, box: Box, space: Space) -> list[list[int]]:
    """The symbols to match; one bill for each colour that the Mantra may take off a many-coloured card."""
    need = needs(s, box, space)
    if s.mantra != space or not box.tables.multi[s.space[space]]:
        return [need]
    return [[count - (each == colour) for each, count in enumerate(need)] for colour in EACH_COLOUR if need[colour]]


@lru_cache(maxsize=1024)
def success(throw: Throw, lacks: tuple[Counts, ...], spare: int, faces: tuple[Colour, ...]) -> Fraction:
    """The chance that dice cover what tokens lack, for any of several bills; crystals are spare symbols."""

    def suffices(shown: Counts) -> bool:
        most = spare + throw.wild * shown[WHITE]
        return any(sum([max(0, lack - seen) for lack, seen in zip(row, shown, strict=False)]) <= most for row in lacks)

    @cache
    def final(shown: Counts) -> Fraction:
        """These dice stay, the others are rolled."""
        left = throw.dice - sum(shown)
        return (
            sum([final(_with(shown, face)) for face in faces], Fraction()) / len(faces)
            if left
            else Fraction(suffices(shown))
        )

    @cache
    def rolled(shown: Counts) -> Fraction:
        """These dice lie there, the others are rolled; then the best of them are kept."""
        if sum(shown) < throw.dice:
            return sum([rolled(_with(shown, face)) for face in faces], Fraction()) / len(faces)
        return max(final(kept) for kept in product(*[range(count + 1) for count in shown]))

    first = (*NOTHING_SHOWN[:WHITE], throw.white)
    return rolled(first) if throw.again else final(first)


def _with(shown: Counts, face: Colour) -> Counts:
    return (*shown[:face], shown[face] + 1, *shown[face + 1 :])
