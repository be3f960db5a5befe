"""Exact chances of an exorcism, from the dice and the tokens at hand."""

from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from igroteka.games.ghost_stories.words import Colour, Space

SYMBOLS: Final = 16  # at most, of two ghosts together


@cache
def single(dice: int, lack: int, wild: bool, again: bool) -> float:
    """The chance that this many dice show a colour often enough; ``again``: they may be rolled twice."""
    if lack <= 0:
        return 1.0
    if lack > dice:
        return 0.0
    hit = 1 / 3 if wild else 1 / 6
    if again:
        hit += (1 - hit) * hit
    return hit * single(dice - 1, lack - 1, wild, again) + (1 - hit) * single(dice - 1, lack, wild, again)


@cache
def double(dice: int, one: int, other: int, wild: bool, again: bool) -> tuple[float, float]:
    """The chances that the dice suffice for two colours together, and for any of them."""
    both = either = 0.0
    for first, second, white, chance in shown(dice, wild, again):
        lacks = max(0, one - first), max(0, other - second)
        both += chance * (sum(lacks) <= white)
        either += chance * (min(lacks) <= white)
    return both, either


def _faces(wild: bool, again: bool) -> tuple[float, ...]:
    """The chances of one colour, another, a wild white, and a face that does not help and may be rolled again."""
    helpful = [1 / 6, 1 / 6, 1 / 6 if wild else 0.0]
    miss = 1 - sum(helpful, 0.0)  # the start makes it a float for mypyc too
    return (*[each * (1 + miss) for each in helpful], miss * miss) if again else (*helpful, miss)


@cache
def singles(dice: int, wild: bool, again: bool) -> tuple[float, ...]:
    """The chances by the number of missing symbols."""
    return tuple([single(dice, lack, wild, again) for lack in range(SYMBOLS + 1)])


class Goal(NamedTuple):
    """A ghost to be exorcised."""

    space: Space
    colour: Colour
    symbols: int
    hard: bool  # dice do not count
    many: tuple[int, ...] = ()  # symbols by colour, if there are several colours

    def lack(self, tao: list[int]) -> int:
        """Symbols that these tokens leave to the dice."""
        if self.many:
            return sum([max(0, need - held) for need, held in zip(self.many, tao, strict=True)])
        return max(0, self.symbols - tao[self.colour])


class Hand(NamedTuple):
    """What a Taoist brings to an exorcism."""

    dice: int
    wild: bool
    again: bool
    chances: tuple[float, ...]  # by the number of missing symbols


Chances: TypeAlias = list[tuple[Space, float]]  # of the ghost in each space


def attack(hand: Hand, tao: list[int], aimed: list[Goal], left: list[float]) -> tuple[float, Chances]:
    """What an exorcism from a tile is worth, and the chance that each ghost falls."""
    dice, wild, again, chances = hand
    space, colour, symbols, hard, many = aimed[0]
    lack = aimed[0].lack(tao)
    one = (not lack) * 1.0 if hard else chances[lack]
    if len(aimed) == 1:
        return one * left[space], [(space, one)]
    space_2, colour_2, symbols_2, hard_2, many_2 = aimed[1]
    lack_2 = aimed[1].lack(tao)
    two = (not lack_2) * 1.0 if hard_2 else chances[lack_2]
    if hard or hard_2:
        both = one * two
        either = one + two - both
    elif many or many_2:  # both would need too much
        both, either = 0.0, max(one, two)
    elif colour == colour_2:
        both, either = chances[max(0, symbols + symbols_2 - tao[colour])], max(one, two)
    else:
        both, either = double(dice, lack, lack_2, wild, again)
    if left[space] >= left[space_2]:  # if only one can fall, prefer the worse
        two = both + max(0.0, either - one)
    else:
        one = both + max(0.0, either - two)
    return one * left[space] + two * left[space_2], [(space, one), (space_2, two)]


# What the dice show, for the planner of a turn


@cache
def hits(dice: int, wild: bool, again: bool) -> tuple[float, ...]:
    """The chances that dice show a colour 0, 1, 2 … times; ``again``: dice that miss are rolled once more."""
    hit = 1 / 3 if wild else 1 / 6
    if again:
        hit += (1 - hit) * hit
    row = [1.0]
    for _ in range(dice):
        row = [miss * (1 - hit) + less * hit for miss, less in zip([*row, 0.0], [0.0, *row], strict=True)]
    return tuple(row)


@cache
def shown(dice: int, wild: bool, again: bool) -> tuple[tuple[int, int, int, float], ...]:
    """How often dice show one colour, another, and a wild white, with the chance of each result."""
    found: dict[tuple[int, int, int], float] = {}
    weights = _faces(wild, again)
    for roll in product(range(4), repeat=dice):
        chance = 1.0
        for face in roll:
            chance *= weights[face]
        key = roll.count(0), roll.count(1), roll.count(2)
        found[key] = found.get(key, 0.0) + chance
    return tuple([(*key, chance) for key, chance in found.items() if chance])


Lacks: TypeAlias = tuple[tuple[int, int], ...]  # what two ghosts may lack, by how the white faces are shared out


@cache
def shared(dice: int, wild: bool, again: bool, one: int, two: int) -> tuple[tuple[float, Lacks], ...]:
    """What two ghosts of different colours that need this many faces may lack after a roll, with its chance."""
    found: dict[Lacks, float] = {}
    for shows_1, shows_2, white, chance in shown(dice, wild, again):
        ways = [(max(0, one - shows_1 - given), max(0, two - shows_2 - white + given)) for given in range(white + 1)]
        key = tuple(sorted(set(ways)))
        found[key] = found.get(key, 0.0) + chance
    return tuple([(chance, key) for key, chance in found.items()])
