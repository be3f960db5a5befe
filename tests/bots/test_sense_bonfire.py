"""Bonfire: what any sensible player does, or never does."""

import pytest

from igroteka.games.bonfire.state import State
from tests.bots.sense import MISSES, SURE, Sense, nonsense
from tests.games.bonfire.build import BonfireScenario, at, city, table

PURSES = (
    "ship:2 task",
    "ship path task gnome bonfire",
    "gnome:3 ship task",
    "path:2 wild",
    "bonfire:2 gnome:2",
    "task:2 ship:2 path",
    "wild:2 ship:2",
    "guardian:2 ship path",
)
EXACT = {  # a purse, the answers up to the price, and the piece that is due
    "a ship token for the ship": ("ship:2 wild path:2", ("ship", "C3"), "ship"),
    "the only ship token for the ship": ("ship path:2 gnome:2", ("ship", "C3"), "ship"),
    "a Path token for a Path tile": ("path wild gnome:2", ("path",), "path"),
    "a Path token of several": ("path:3 ship:3 wild", ("path",), "path"),
    "a Bonfire token for the Great Bonfire": ("bonfire wild ship:3", ("great", "cell_1"), "bonfire"),
    "a Bonfire token of several": ("bonfire:2 wild:2 gnome:2", ("great", "cell_1"), "bonfire"),
    "a Guardian token for a procession": ("guardian wild ship:3", ("procession",), "guardian"),
    "a gnome token for a gnome": ("gnome:2 wild ship:3", ("gnome", "elder_1"), "gnome"),
}
PAIRS = {  # a purse, and the pairs that keep what is rare
    "two plentiful tokens for one": ("gnome:4 ship wild", ("gnome:gnome",)),
    "no yellow token in a pair": ("gnome:2 task:2 wild", ("task:gnome", "task:task", "gnome:gnome")),
    "nor when it is plentiful": ("gnome:3 path wild:2", ("gnome:gnome", "path:gnome")),
}


def purse(tokens: str, mode: str = "base") -> BonfireScenario:
    """A city with these tokens and some resources."""
    return at(city(table(mode=mode), tokens=tokens, resources="flower:2 fruit:2 shell:2"))


def price(tokens: str, answers: tuple[str, ...]) -> BonfireScenario:
    """The question how something is paid."""
    s = city(table(), tokens=tokens, resources="flower:2 fruit:2 shell:2", guardians={"blue": "waiting"})
    play = at(s).play(*answers)
    if play.topic == "gnome.price":
        play.play("two_tokens")
    while play.topic != "pay.token":
        play.play(play.keys[0])
    return play


def pair(tokens: str) -> BonfireScenario:
    """The question which two tokens replace one of the Great Bonfire's."""
    play = at(city(table(), tokens=tokens, resources="")).play("great", "cell_1")
    return play.play("two") if play.topic == "pay.token" else play


def ready(tokens: str = "ship path") -> State:
    """A task that can be lit."""
    return city(table(), tasks={3: "B11"}, resources="flower:2 fruit:2", tokens=tokens)


def full() -> BonfireScenario:
    """Tokens must be given up before a fate tile is laid."""
    return at(city(table(), tokens="ship:3 task:2 gnome:2 path:2 wild bonfire:2")).play("fate")


def fetched() -> BonfireScenario:
    """The ship has come to an island with a task that can be paid for."""
    play = at(city(table(), tokens="ship:2 task:2", resources="flower:2 fruit:2 shell:2 herb:2")).play("ship", "A1")
    while play.topic == "pay.token":
        play.play(play.keys[0])
    return play


POSITIONS: dict[str, Sense] = {
    **{
        f"nobody discards for nothing: {tokens}": Sense(
            lambda tokens=tokens: purse(tokens),  # type: ignore[misc]
            never=["discard"],
        )
        for tokens in PURSES
    },
    **{
        f"nobody discards for nothing against Tom: {tokens}": Sense(
            lambda tokens=tokens: purse(tokens, "solo"),  # type: ignore[misc]
            never=["discard"],
        )
        for tokens in PURSES[:3]
    },
    **{
        name: Sense(
            lambda tokens=tokens, answers=answers: price(tokens, answers),  # type: ignore[misc]
            does=[piece],
        )
        for name, (tokens, answers, piece) in EXACT.items()
    },
    **{
        name: Sense(lambda tokens=tokens: pair(tokens), does=ways)  # type: ignore[misc]
        for name, (tokens, ways) in PAIRS.items()
    },
    "a Bonfire that can be lit": Sense(lambda: at(ready()), does=["light"]),
    "a Bonfire that can be lit, with plenty to do": Sense(
        lambda: at(ready("ship:2 path:2 task gnome:2")), does=["light"]
    ),
    "a yellow token is kept": Sense(full, never=["wild"]),
    "the task one sailed for": Sense(fetched, does=["task"]),
    "without tokens a fate tile": Sense(lambda: at(city(table(), tokens="ship", resources="")), never=["discard"]),
}


@pytest.mark.parametrize("level", SURE)
def test_no_level_from_normal_up_plays_nonsense(level: str) -> None:
    assert nonsense(POSITIONS, level) == {}


def test_an_easy_bot_seldom_plays_nonsense() -> None:
    assert len(nonsense(POSITIONS, "easy")) <= len(POSITIONS) // MISSES


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 25
