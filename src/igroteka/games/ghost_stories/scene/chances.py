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


class Purse(NamedTuple):
    """What some Taoists may add to the dice."""

    tao: Counts
    crystals: int

    def lacks(self, bill: list[int]) -> Counts:
        """The symbols of a bill that dice have to show."""
        return tuple([max(0, need - has) for need, has in zip(bill, self.tao, strict=True)])


class Chances:
    """How likely a board's Taoist is to exorcise each ghost, as things stand."""

    def __init__(self, s: State, box: Box, board: Board) -> None:
        self._possible = not s.outcome and s.attempt == NO_ATTEMPT and is_living(s, board)
        self._box, self._board = box, board
        s = self._s = on_turn(s, board)
        self._living = living(s)
        self.dice, again = free_dice(s) + has_power(s, MOUNTAIN), has_power(s, FAVORITE)
        more, once_more = self.dice + can_borrow(s, MOUNTAIN), again or can_borrow(s, FAVORITE)
        self._throws, self._helped_throws = throws(s, box, self.dice, again), throws(s, box, more, once_more)
        self._purse = purse(s, [board])

    def against(self, space: Space) -> Chance | None:
        """The chance against the ghost there; None if there is none to tell, or the dice lie there already."""
        s, board = self._s, self._board
        if not self._possible or not exorcisable(s, self._box, space):
            return None
        there = [each for each in self._living if each == board or s.at[each] == LINES[space][0]]
        alone = self._chance(space, self._purse, self._throws)
        if there == [board] and self._helped_throws == self._throws:
            helped = alone
        else:
            helped = self._chance(space, purse(s, there), self._helped_throws)
        return Chance(self.dice, int(any(self._purse.tao) or self._purse.crystals > 0), alone, helped)

    def _chance(self, space: Space, has: Purse, thrown: tuple[Throw, ...]) -> Fraction:
        lacks = tuple([has.lacks(bill) for bill in bills(self._s, self._box, space)])
        if immune(self._s, self._box, space):
            return Fraction(any(sum(lack) <= has.crystals for lack in lacks))
        return max([success(throw, lacks, has.crystals, self._box.tables.tao_faces) for throw in thrown])


def on_turn(s: State, board: Board) -> State:
    """The table as it would be if it were the board's turn to act."""
    s = s.copy()
    if s.active != board or not s.own_turn:
        s.active, s.own_turn, s.borrowed = board, True, 0
    s.yang = s.yang or 1  # power tokens may be spent
    return s


def purse(s: State, payers: list[Board]) -> Purse:
    """The Tao tokens and crystals of these Taoists."""
    tao = [0 if s.tao_locks else sum(row) for row in zip(*[tao_of(s, each) for each in payers], strict=True)]
    return Purse(tuple(tao), sum([s.crystals[each] for each in payers]))


def throws(s: State, box: Box, dice: int, again: bool) -> tuple[Throw, ...]:
    """The ways to throw this many dice: with the Sword or without it, where it need not be used."""
    wild, sword = wild_whites(s, box), s.artifacts[SWORD] == s.active and free_dice(s) > 0
    found = (Throw(dice, int(sword), wild, again),)
    return (*found, Throw(dice, 0, wild, again)) if sword and not wild else found


def bills(s: State, box: Box, space: Space) -> list[list[int]]:
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
