"""The Curse of Candelabria: what any sensible player does, or never does."""

from collections.abc import Sequence

import pytest

from igroteka.games.candelabria.rules import due, effects, territories
from igroteka.games.candelabria.words import CARD, HOUSES, UPGRADE
from tests.bots.sense import MISSES, SURE, Sense, nonsense
from tests.games.candelabria.build import Play, Position, plain, table

FLAMES = ("1-in", "1-cw", "1-ccw")


def decisive(*cards: str, mine: int = 1, theirs: int = 3) -> Position:
    """The last battle, worth 12 points: a candle of seat 0 against flames of seat 1, who wins ties and has no cards."""
    make = plain(year=3).order(1, 0, 2).no_flames(0).no_flames(1).no_flames(2)
    make.candle(0, "pilgrim", "1-in", fires=mine).flames(1, *FLAMES[:theirs])
    return make.castle(0, "8-in").tactics(0, *cards).tactics(1).tactics(2)


def hopeless(*cards: str) -> Position:
    """The same against a castle and three flames, which no card can make up for."""
    return decisive(*cards, mine=0).castle(1, "1-in")


def laid(make: Position, card: str) -> Play:
    """The battle in which seat 0 has laid one card."""
    play = make.fight(1).play().play_as(0, card)
    while play.topic == "battle.card":
        play.play_as(0, "none")
    return play


def second_cell(make: Position) -> Play:
    """The battle in which seat 0 has left the first cell to its weak action, which extinguishes one flame."""
    return make.fight(1).play().play_as(0, "none")


def maneuver(make: Position, *answers: str) -> Play:
    """A maneuver with the first card of the hand, and its first answers."""
    play = make.play()
    play.play(next(key for key in play.keys if key.startswith("maneuver:")))
    return play.play(*answers)


def others(house: str) -> Sequence[str]:
    """A House among others, in the order of the box; the Knights need a larger board."""
    most = 4 if house == "knights" else 2
    return sorted([house, *[each for each in HOUSES if each != house][:most]], key=HOUSES.index)


def last_card(make: Position) -> Position:
    """Only seat 0 has a card left."""
    make.hand(0, "A1").no_hand(1)
    make.no_hand(2)
    return make


def afterwards(make: Position) -> Play:
    """The second move of a maneuver."""
    play = maneuver(make, "castle")
    play.play("8-in")
    while play.topic != "maneuver.figure":
        play.play(play.keys[0])
    return play


POSITIONS: dict[str, Sense] = {
    **{
        f"{card} wins the decisive battle": Sense(
            lambda card=card: second_cell(decisive(card)),  # type: ignore[misc]
            does=[card],
        )
        for card in ("T01", "T02", "T05", "T11", "T12")
    },
    "T07 wins the decisive battle, two fires to one": Sense(lambda: second_cell(decisive("T07", mine=2)), does=["T07"]),
    "T09 wins the decisive battle, two fires to one": Sense(lambda: second_cell(decisive("T09", mine=2)), does=["T09"]),
    "a fire that decides is lit": Sense(lambda: laid(decisive("T01"), "T01"), never=["pass"]),
    "a flame that decides is extinguished": Sense(lambda: laid(decisive("T02"), "T02"), never=["pass"]),
    "points of a card in a hopeless battle": Sense(lambda: second_cell(hopeless("T04")), does=["T04"]),
    "points of T07 in a hopeless battle": Sense(lambda: second_cell(hopeless("T07")), does=["T07"]),
    "points of T10 in a hopeless battle": Sense(lambda: second_cell(hopeless("T10")), does=["T10"]),
    **{
        f"a maneuver of the {house} is not wasted": Sense(
            lambda house=house: maneuver(table(*others(house))),  # type: ignore[misc]
            never=["done"],
        )
        for house in HOUSES
    },
    **{
        f"a maneuver in year {year} is not wasted": Sense(
            lambda year=year: maneuver(plain(year=year)),  # type: ignore[misc]
            never=["done"],
        )
        for year in (2, 3)
    },
    **{
        f"the second move of year {year} is not wasted": Sense(
            lambda year=year: afterwards(plain(year=year)),  # type: ignore[misc]
            never=["done"],
        )
        for year in (1, 2, 3)
    },
    "the last maneuver of the match is not wasted": Sense(lambda: maneuver(last_card(plain(year=3))), never=["done"]),
    "the last second move is not wasted": Sense(lambda: afterwards(last_card(plain(year=3))), never=["done"]),
    "a castle strikes a flame where there will be a battle": Sense(
        lambda: maneuver(plain(year=3).flames(1, "8-in"), "castle", "8-in"), never=["pass"]
    ),
    "a cube is stolen": Sense(
        lambda: plain().storage(0, 0, 0).storage(1, 1, 0).due(effects.steal, 0, UPGRADE, 1, 0).play(), never=["pass"]
    ),
    "of two, no cube is left": Sense(
        lambda: plain().storage(0, 1, 1).storage(2, 0, 2).due(effects.steal, 0, UPGRADE, 2, 0).play(), never=["pass"]
    ),
    "a white temple is destroyed for its points": Sense(
        lambda: plain(year=3).temple(7, "white").due(due.destroy_temple, 0, CARD, 1).play(), does=["region:7"]
    ),
    "a white temple before a black one": Sense(
        lambda: plain(year=3).temple(5, "black").temple(7, "white").due(due.destroy_temple, 0, CARD, 1).play(),
        does=["region:7"],
    ),
    "a white temple is bought in the last turn": Sense(
        lambda: last_card(plain(year=3)).stacks().storage(0, 0, 2).due(territories.forge, 0, 1, 0).play(),
        does=["temple:white"],
    ),
    "gold is spent on something": Sense(
        lambda: plain().stacks("vp_on_deploy").storage(0, 0, 5).due(territories.forge, 0, 3, 0).play(), never=["done"]
    ),
    "light is not declined": Sense(lambda: plain().due(effects.light, 0, CARD, 1).play(), never=["pass"]),
}


@pytest.mark.parametrize("level", SURE)
def test_no_level_from_normal_up_plays_nonsense(level: str) -> None:
    assert nonsense(POSITIONS, level) == {}


def test_an_easy_bot_seldom_plays_nonsense() -> None:
    assert len(nonsense(POSITIONS, "easy")) <= len(POSITIONS) // MISSES


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 25
