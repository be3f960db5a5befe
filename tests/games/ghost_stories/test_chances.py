"""The chance to exorcise that a card tells is that of the rules, counted roll by roll."""

from fractions import Fraction
from itertools import product

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.rules import payment
from igroteka.games.ghost_stories.scene.chances import Chances
from igroteka.games.ghost_stories.scene.ghosts import percent
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import COLOUR_NAMED, FROM_TILE, LINES, MOUNTAIN, WHITE, Colour
from igroteka.kernel.bits import with_bit
from tests.games.ghost_stories import build
from tests.games.ghost_stories.build import board, drawn, give, holding, put_ghost, space, table

FACES = tuple(BOX.tables.tao_faces)


def counted(s: State, name: str, dice: int, again: bool = False, sword: bool = False) -> Fraction:
    """The chance of the active Taoist before the ghost, by trying every roll and all that may be rolled again."""
    s = s.copy()
    s.attempt, s.at[s.active] = FROM_TILE, LINES[space(name)][0]
    purse = payment.total_of(payment.purse(s, []))
    falls = {}
    for s.dice in product(FACES, repeat=dice):
        falls[s.dice] = payment.affordable(s, BOX, [space(name)], purse)
    rolls = [roll for roll in falls if not sword or roll[:1] == (WHITE,)]

    def kept(roll: tuple[Colour, ...], keep: tuple[bool, ...]) -> Fraction:
        after = [
            fell
            for other, fell in falls.items()
            if all(not stays or one == two for one, two, stays in zip(roll, other, keep, strict=True))
        ]
        return Fraction(sum(after), len(after))

    if not again:
        return Fraction(sum(falls[roll] for roll in rolls), len(rolls))
    ways = list(product((False, True), repeat=dice))
    return sum((max(kept(roll, keep) for keep in ways) for roll in rolls), Fraction()) / len(rolls)


def alone(s: State, name: str) -> Fraction:
    chance = Chances(s, BOX, s.active).against(space(name))
    assert chance
    return chance.alone


CARDS = (1, 14, 33, 34, 43, 44, *range(56, 66), *range(71, 87))


@pytest.mark.parametrize("card", CARDS)
def test_the_chance_is_that_of_all_rolls(card: int) -> None:
    s = table(ghosts={"north:1": card}, moon=card > 70)
    give(s, "red", black=1, red=1)
    chance = Chances(s, BOX, board("red")).against(space("north:1"))

    if chance:  # some incarnations can't be exorcised yet
        assert chance.dice == 3 - s.captors.bit_count()
        assert chance.alone == counted(s, "north:1", chance.dice)


@pytest.mark.parametrize("card", [33, 44, 62])
def test_the_mantra_the_circle_and_crystals_count(card: int) -> None:
    s = table(ghosts={"north:1": card}, powers=build.MANTRA, moon=True)
    before = alone(s, "north:1")
    s.mantra, s.circle = space("north:1"), COLOUR_NAMED["green"]
    s.crystals[board("red")] = 1

    assert alone(s, "north:1") == counted(s, "north:1", 3) > before


def test_the_gods_favorite_rolls_again_what_does_not_help() -> None:
    s = table(active="green", ghosts={"south:1": 33})

    assert alone(s, "south:1") == counted(s, "south:1", 3, again=True)


def test_a_locked_power_does_not_help() -> None:
    s = table(active="green", ghosts={"south:1": 33})
    s.power_locks = 1 << space("south:1")

    assert alone(s, "south:1") == counted(s, "south:1", 3)


def test_the_mountain_adds_a_die_of_ones_own_or_borrowed() -> None:
    own = table(active="green", powers=build.MOUNTAIN, ghosts={"south:1": 33})
    assert alone(own, "south:1") == counted(own, "south:1", 4)

    solo = table(seats=1, powers=build.MOUNTAIN, ghosts={"north:1": 44})
    solo.power_tokens[board("red")] = 1
    chance = Chances(solo, BOX, board("red")).against(space("north:1"))
    assert chance
    assert (chance.alone, chance.helped) == (counted(solo, "north:1", 3), counted(solo, "north:1", 4))

    solo.power_tokens[board("red")], solo.borrowed = 0, with_bit(0, MOUNTAIN)
    assert alone(solo, "north:1") == counted(solo, "north:1", 4)


def test_locked_tokens_and_captured_dice_do_not_count() -> None:
    s = table(ghosts={"north:1": 44})
    give(s, "red", red=2)
    s.tao_locks, s.captors = 1 << space("east:1"), 1 << space("east:1")

    assert alone(s, "north:1") == counted(s, "north:1", 2)


def test_dice_do_not_count_against_the_immune() -> None:
    s = table(ghosts={"north:1": build.IMMUNE})
    s.tao = [0] * len(s.tao)
    assert alone(s, "north:1") == 0

    give(s, "red", red=4)
    assert alone(s, "north:1") == 1


@pytest.mark.parametrize("nameless", [False, True])
def test_the_sword_lays_a_die_white_side_up_unless_that_is_of_no_use(nameless: bool) -> None:
    s = holding("sword", ghosts={"north:1": 44})
    if nameless:
        put_ghost(s, "east:1", 65)

    assert alone(s, "north:1") == counted(s, "north:1", 3, sword=not nameless)


def test_those_who_stand_there_may_help() -> None:
    s = table(ghosts={"north:1": 44}, at={"red": "centre", "green": "north"})
    give(s, "green", red=1)
    chance = Chances(s, BOX, board("red")).against(space("north:1"))

    assert chance
    assert chance.alone < chance.helped == counted(s, "north:1", 3)


def test_the_chance_is_that_of_the_viewers_own_taoist() -> None:
    s = table(ghosts={"north:1": 44})
    give(s, "green", red=4)
    seat = s.seat_of[board("green")]

    assert "100 %" in " ".join(facts(s, seat))
    assert "100 %" not in " ".join(facts(s, s.seat_of[board("red")]))
    assert "%" not in " ".join(facts(s, None))


def facts(s: State, seat: int | None) -> tuple[str, ...]:
    return next(piece.facts for piece in drawn(s, seat).pieces if piece.id == "raging_one_44")


def test_nothing_is_told_of_dice_that_lie_there_already_or_of_the_dead() -> None:
    s = table(ghosts={"north:1": 44})
    s.attempt, s.dice = FROM_TILE, (WHITE,)
    assert Chances(s, BOX, board("red")).against(space("north:1")) is None

    dead = table(ghosts={"north:1": 44})
    dead.qi[board("red")] = 0
    assert Chances(dead, BOX, board("red")).against(space("north:1")) is None


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]
