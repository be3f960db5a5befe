"""Ghost Stories: what any sensible player does, or never does."""

from collections.abc import Mapping
from typing import Any

import pytest

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import RED
from igroteka.testing.scenario import Scenario
from tests.bots.sense import MISSES, SURE, Sense, nonsense
from tests.games.ghost_stories.build import at, figurine, give, strip, table

STILL = ("twin_winds", "gust", "favorite", "pockets")  # nothing that helps red
# Cards: haunters 12 (blue, 1), 34 (red, 1), 38 (red, 2), 16 (blue, 2), 41 (red, 3); 35 red and 13 blue, immune to dice;
# 36 (red, 1), 43 (red, 4) without any harm but the room they take; 56 to 65 incarnations.
SURE_WINS: Mapping[str, tuple[dict[str, int], dict[str, int]]] = {  # ghosts, and tokens enough for them
    "of one symbol": ({"north:0": 34}, {"red": 1}),
    "of one symbol, with two tokens": ({"north:0": 34}, {"red": 2}),
    "of two symbols": ({"north:0": 38}, {"red": 2}),
    "of three symbols": ({"north:0": 41}, {"red": 3}),
    "of a blue one": ({"west:0": 12}, {"blue": 1}),
    "of a stronger blue one": ({"west:0": 16}, {"blue": 2}),
    "of two at once": ({"north:0": 34, "west:0": 12}, {"red": 1, "blue": 1}),
    "of one immune to dice": ({"north:0": 35}, {"red": 2}),
}
CORNERS: Mapping[str, dict[str, int]] = {
    "north_east": {"north:2": 38},
    "south_east": {"east:2": 16, "south:2": 34},
    "south_west": {"west:2": 38, "south:0": 12},
    "north_west": {"north:0": 38, "west:0": 16},
}
OPENINGS: tuple[dict[str, int], ...] = ({"north:1": 34}, {"east:0": 12})
LONELY: tuple[dict[str, int], ...] = ({"north:1": 36}, {"west:1": 12}, {"south:1": 38}, {"east:1": 37})


def corner(ghosts: Mapping[str, int], tokens: Mapping[str, int], where: str = "north_west") -> Scenario[Any, Any]:
    """Red in a corner before these ghosts."""
    s = table("yang.act", ghosts=ghosts, at={"red": where}, powers=STILL)
    strip(s)
    give(s, "red", **tokens)
    return at(s)


def opening(ghosts: Mapping[str, int]) -> Scenario[Any, Any]:
    """The first turn of a match, with a Buddha in the Temple and all tokens at hand."""
    s = table("yang.move", ghosts=ghosts, powers=STILL)
    s.turns = 1
    return at(s)


def nothing_to_gain(ghosts: Mapping[str, int]) -> Scenario[Any, Any]:
    """A Yin-Yang token in hand, no haunted tile, no Buddha left in the Temple."""
    s = table("yang.move", ghosts=ghosts, at={"red": "centre"}, powers=STILL)
    s.temple = 0
    return at(s)


def second_action() -> Scenario[Any, Any]:
    """Blue has asked for help, and may exorcise too."""
    s = table("yang.act", active="blue", ghosts={"east:0": 12, "north:2": 34}, at={"blue": "north_east"})
    give(s, "blue", red=2, blue=2)
    return at(s).play("help")


def second_exorcism() -> Scenario[Any, Any]:
    """Blue has exorcised one ghost for sure, and another is there."""
    s = table("yang.act", active="blue", ghosts={"east:0": 16, "north:2": 38}, at={"blue": "north_east"})
    give(s, "blue", red=2, blue=2)
    return at(s).play("help")


def first_of_all(power: str, ghosts: Mapping[str, int]) -> Scenario[Any, Any]:
    """A power that costs nothing."""
    return at(table("yang.move", active="yellow", ghosts=ghosts, powers=("twin_winds", "gust", "favorite", power)))


def moved(s: State) -> Scenario[Any, Any]:
    """A turn without Yin-Yang token in which the Twin Winds have blown."""
    strip(s)
    s.used = 2
    return at(s)


def about_to_lose() -> Scenario[Any, Any]:
    """Three tiles are haunted, and a haunter stands before a fourth."""
    haunted = ["north", "west", "south_west"]
    ghosts = {"north:0": 34, "south:2": 36}
    s = table("yang.move", level="initiation", ghosts=ghosts, at={"red": "centre"}, haunted=haunted, powers=STILL)
    figurine(s, "north:0")
    return moved(s)


def last_qi() -> Scenario[Any, Any]:
    """The Sorcerer's Hut would take the last Qi for a weak ghost."""
    s = table("yang.act", ghosts={"south:1": 36}, at={"red": "west"}, powers=STILL)
    strip(s)
    s.qi[RED] = 1
    return at(s)


def last_of_all() -> Scenario[Any, Any]:
    """The same for a haunter, and with red the last Taoist would die."""
    s = table("yang.act", ghosts={"south:1": 41, "south:0": 38, "south:2": 34}, at={"red": "west"}, powers=STILL)
    strip(s)
    figurine(s, "south:1")
    s.qi[:] = [0] * len(s.qi)
    s.qi[RED] = 1
    return at(s)


def with_buddha() -> Scenario[Any, Any]:
    """A Buddha to place in a corner, and a board that is nearly full."""
    s = table("yang.place", ghosts={"west:1": 43, "west:2": 38}, at={"red": "north_west"})
    strip(s)
    s.buddhas[RED] = 1
    return at(s)


def crowded() -> Scenario[Any, Any]:
    """A red ghost whose own board is full, and a board with one free space."""
    ghosts = {"north:0": 36, "north:1": 37, "north:2": 43, "east:0": 12, "east:1": 16}
    return at(table("yin.arrival", ghosts=ghosts, deck=[38]))


def deaths_army() -> Scenario[Any, Any]:
    """Red before the incarnation with tokens for four of its five symbols."""
    s = table("yang.act", ghosts={"north:1": 59, "south:1": 38}, at={"red": "north"}, powers=STILL)
    strip(s)
    give(s, "red", black=4)
    return at(s)


POSITIONS: dict[str, Sense] = {
    **{
        f"a sure exorcism {which}": Sense(
            lambda ghosts=ghosts, tokens=tokens: corner(ghosts, tokens),  # type: ignore[misc]
            does=["exorcism"],
        )
        for which, (ghosts, tokens) in SURE_WINS.items()
    },
    **{
        f"a sure exorcism in the {where}": Sense(
            lambda where=where, ghosts=ghosts: corner(ghosts, {"red": 2, "blue": 2}, where),  # type: ignore[misc]
            does=["exorcism"],
        )
        for where, ghosts in CORNERS.items()
    },
    **{
        f"the Yin-Yang token is kept where it brings nothing, {ghosts}": Sense(
            lambda ghosts=ghosts: nothing_to_gain(ghosts),  # type: ignore[misc]
            never=["yin_yang"],
        )
        for ghosts in LONELY
    },
    **{
        f"the Yin-Yang token is kept in the first round, {ghosts}": Sense(
            lambda ghosts=ghosts: opening(ghosts),  # type: ignore[misc]
            never=["yin_yang"],
        )
        for ghosts in OPENINGS
    },
    "a second action for nothing": Sense(second_action, does=["exorcism"]),
    "a second action against stronger ghosts": Sense(second_exorcism, does=["exorcism"]),
    "the Bottomless Pockets first": Sense(lambda: first_of_all("pockets", {"north:1": 41}), does=["pockets"]),
    "the Bottomless Pockets first, with two ghosts": Sense(
        lambda: first_of_all("pockets", {"north:1": 41, "south:1": 36}), does=["pockets"]
    ),
    "the Mantra first": Sense(lambda: first_of_all("mantra", {"north:1": 41}), does=["mantra"]),
    "two ghosts before a corner draw more than one": Sense(
        lambda: moved(
            table(
                "yang.move",
                ghosts={"north:0": 36, "west:0": 15, "east:1": 37},
                at={"red": "centre"},
                powers=STILL,
            )
        ),
        does=["move:north_west"],
    ),
    "a haunter that would lose the match comes first": Sense(about_to_lose, does=["move:north_west"]),
    "nobody gives the last Qi for a weak ghost": Sense(last_qi, never=["help"]),
    "nobody dies by the Sorcerer's help as the last Taoist": Sense(last_of_all, never=["help"]),
    "a Buddha for the crowded board": Sense(with_buddha, does=["buddha:west:0"]),
    "no ghost fills a board while others are empty": Sense(crowded, never=["east:2"]),
    "an incarnation that can be beaten": Sense(deaths_army, does=["exorcism"]),
}


@pytest.mark.parametrize("level", SURE)
def test_no_level_from_normal_up_plays_nonsense(level: str) -> None:
    assert nonsense(POSITIONS, level) == {}


def test_an_easy_bot_seldom_plays_nonsense() -> None:
    assert len(nonsense(POSITIONS, "easy")) <= len(POSITIONS) // MISSES


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 25
