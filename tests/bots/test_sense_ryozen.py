"""Ryozen: what any sensible player does, or never does."""

import pytest

from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import SECTORS, Side
from tests.bots.sense import MISSES, SURE, Sense, nonsense
from tests.games.ryozen.build import (
    Play,
    at,
    build_path,
    card,
    foretold,
    goods,
    hand,
    own,
    put,
    rewards,
    row,
    shards,
    sides,
    table,
    village,
)

FREE, PAID = [f"{sector}:1" for sector in SECTORS], [f"{sector}:2" for sector in SECTORS]


def first_turn(coins: int = 4, scrolls: int = 3, lanterns: int = 2, *ranks: str) -> State:
    """Two clans in round 1, with the resources that a match begins with."""
    s = table(2)
    for side in range(2):
        goods(s, side, coins, scrolls, lanterns)
    hand(s, 0, *(ranks or ("apprentice", "apprentice")))
    return s


def last_turn(coins: int = 0, scrolls: int = 0, lanterns: int = 0, rank: str = "apprentice") -> State:
    """The last companion of the match."""
    s = table(2)
    s.round, s.hands[1], s.first = 3, (), Side(1)
    hand(s, 0, rank)
    goods(s, 0, coins, scrolls, lanterns)
    return s


def only_open(sector: str) -> Play:
    """All other sectors are full."""
    s = first_turn()
    for number, place in enumerate((*FREE, *PAID)):
        if not place.startswith(sector):
            put(s, place, number % 2, copy=number % 5)
    return at(s)


def springs(s: State, *cards: str) -> State:
    """These revelations lie open."""
    s.display = tuple(card(each) for each in cards)
    return s


def villages(s: State) -> State:
    """One lies on top of the stack."""
    s.village_top = village("craftville")
    return s


def last_reward(nights: int = 1, **moons: int) -> Play:
    """The shard of the Palace in the last Night, or in an earlier one."""
    s = table(2)
    s.first = Side(1)
    for side, copy in ((0, 4), (1, 3), (1, 4)):
        put(s, "palace", side, copy=copy)
    shards(s, 0, **moons)
    play = rewards(s, last=4 - nights)
    while (play.topic, play.seat) != ("gain.shard", 0):
        play.play(play.keys[0])
    return play


def threatened(event: str, *, rich: bool = False, moons: int = 0) -> Play:
    """An event is predicted, and a companion at the Gates can discard it. The rival has nothing to lose."""
    s = first_turn(*(5, 5, 5) if rich else ())
    goods(s, 1)
    shards(s, 0, coral=moons)
    foretold(s, event)
    return at(s).play("gates:1", "revealed", "yes")


def praying() -> Play:
    """Two lanterns make three coral shards of one."""
    s = last_turn(0, 0, 2)
    own(s, 0, "prayer_coral_1")
    shards(s, 0, coral=1)
    return at(s)


def night_agent() -> Play:
    """With the majority of the Gates and this one, three coral shards of one."""
    s = last_turn(1, 0, 0, "night_agent")
    shards(s, 0, coral=1)
    return at(s).play("gates:1", "revealed")


def explored() -> Play:
    """A village lies before the Explorer."""
    s = first_turn()
    build_path(s, "prosperopolis")
    return at(s).play("altar:1", "revealed", "yes")


def majority(sector: str, price: tuple[int, int], **moons: int) -> Play:
    """The last companion comes to a sector where a rival stands revealed; hidden it has most influence."""
    s = last_turn(*price)
    s.heralds = sides(1, 0)
    put(s, f"{sector}:1", 1)
    shards(s, 0, **moons)
    return at(s).play(f"{sector}:2")


def warriors(*, mine: bool, theirs: bool) -> Play:
    """A Warrior between a companion of their own and a rival's, each hidden or not."""
    s = table(3)
    s.round, s.heralds = 3, sides(1, 2, 0)
    goods(s, 0, 3)
    hand(s, 0, "warrior")
    put(s, "gates:1", 0, hidden=mine)
    put(s, "gates:2", 1, hidden=theirs)
    play = at(s).play("gates:3", "revealed")
    return play.play("yes") if play.topic == "ability.use" else play


def hired(rank: str, *ranks: str) -> Play:
    """A companion from the row replaces one of these in the hand."""
    s = first_turn(4, 3, 2, *ranks)
    row(s, (0, rank))
    play = at(s).play(ranks[0], "clan_house:1", "revealed")
    while play.topic != "clan_house.hire":
        play.play("no" if play.topic in ("ability.use", "clan_house.reveal") else "yes")
    return play.play("area:1")


POSITIONS: dict[str, Sense] = {
    "a paid place while a free one is open": Sense(lambda: at(first_turn()), never=PAID),
    "a paid place while a free one is open, with plenty": Sense(lambda: at(first_turn(9, 9, 9)), never=PAID),
    **{
        f"a paid place of the {sector}, which alone is open": Sense(
            lambda sector=sector: only_open(sector),  # type: ignore[misc]
            never=[f"{sector}:2"],
        )
        for sector in SECTORS
    },
    **{
        f"the day effect of the {sector} is free": Sense(
            lambda sector=sector: at(first_turn()).play(f"{sector}:1", "revealed"),  # type: ignore[misc]
            does=["yes"],
        )
        for sector in ("gates", "capital", "altar")
    },
    "a resource of the Palace is free": Sense(lambda: at(first_turn(0, 0, 0)).play("palace"), never=["pass"]),
    **{
        f"the third shard: {moon}": Sense(lambda moon=moon: last_reward(**{moon: 2}), does=[moon])  # type: ignore[misc]
        for moon in ("coral", "agate", "jade")
    },
    "the third colour": Sense(lambda: last_reward(coral=1, agate=1), does=["jade"]),
    "a third shard before a third colour": Sense(lambda: last_reward(coral=2, agate=1), does=["coral"]),
    "a third shard before a third colour, early": Sense(lambda: last_reward(3, coral=2, agate=1), does=["coral"]),
    **{
        f"{name} bought in the last turn is worth its favour": Sense(
            lambda name=name: at(springs(last_turn(0, 3), name)).play("springs:1", "yes", name),  # type: ignore[misc]
            does=["discard"],
        )
        for name in ("seal_altar_1", "seal_capital_1", "strategic_manoeuvres_1", "disguise_1")
    },
    "a card for nothing": Sense(
        lambda: at(springs(last_turn(), "offering_wealth", "seal_altar_1", "seal_altar_2")).play("springs:1", "yes"),
        does=["offering_wealth"],
    ),
    "the card with most favour": Sense(
        lambda: at(springs(last_turn(0, 3), "seal_altar_1", "seal_capital_1", "disguise_1")).play("springs:1", "yes"),
        never=["pass"],
    ),
    "a village in the last turn": Sense(
        lambda: at(villages(last_turn(2, 1))).play("outskirts:1", "revealed", "yes"),
        does=["build"],
    ),
    "a village of plenty": Sense(
        lambda: at(villages(first_turn(6, 6, 6))).play("outskirts:1", "revealed", "yes"), does=["build"]
    ),
    "the last companion goes where most favour is": Sense(lambda: at(last_turn()), does=["gates:1"]),
    "hidden for a majority that makes a set, Gates": Sense(lambda: majority("gates", (2, 0), coral=2), does=["hidden"]),
    "hidden for a majority that makes a set, Outskirts": Sense(
        lambda: majority("outskirts", (1, 1), jade=2), does=["hidden"]
    ),
    "nobody strikes their own hidden companion": Sense(lambda: warriors(mine=True, theirs=True), never=["gates:1"]),
    "an event that hurts oneself alone": Sense(lambda: threatened("breach", rich=True), does=["breach"]),
    "an event that takes the only shard": Sense(lambda: threatened("eclipse_coral", moons=1), does=["eclipse_coral"]),
    "a Counsellor whose Herald is first": Sense(
        lambda: at(first_turn(4, 3, 2, "counsellor", "apprentice")).play("counsellor", "gates:1", "revealed"),
        does=["yes"],
    ),
    "a Merchant": Sense(
        lambda: at(first_turn(4, 3, 2, "merchant", "apprentice")).play("merchant", "gates:1", "revealed"), does=["yes"]
    ),
    "a hired Counsellor replaces an Apprentice": Sense(
        lambda: hired("counsellor", "apprentice", "mentor"), never=["hand:mentor"]
    ),
    "a hired Hermit replaces an Apprentice": Sense(
        lambda: hired("hermit", "apprentice", "counsellor"), never=["hand:counsellor"]
    ),
    "a Prayer for a set": Sense(praying, does=["prayer_coral_1"]),
    "a Prayer for a whole set": Sense(lambda: praying().play("prayer_coral_1"), does=["2"]),
    "a Night Agent for a set": Sense(night_agent, does=["yes"]),
    "a village to explore": Sense(explored, does=["yes"]),
}


@pytest.mark.parametrize("level", SURE)
def test_no_level_from_normal_up_plays_nonsense(level: str) -> None:
    assert nonsense(POSITIONS, level) == {}


def test_an_easy_bot_seldom_plays_nonsense() -> None:
    assert len(nonsense(POSITIONS, "easy")) <= len(POSITIONS) // MISSES


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 25
