"""The narrative solo mode: four scenario decks of three acts. A later act may remember the way taken before."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box.types import Scenario
from igroteka.games.ryozen.rules import acts
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import ACT_CHOICE
from igroteka.games.ryozen.words import ACTS, BASILISK, NO_TILE, PLAYER, RANKS, WAYS
from igroteka.kernel.ask import Flow, choose


def card(t: T, act: int) -> Scenario:
    """The act card of the deck in play."""
    return t.box.act_card(t.state.story, act)


def act_one(t: T) -> None:
    """Named tiles of its clan stack replace Apprentices in its starting hand (ryozen.narrative.setup.act1)."""
    s, rank = t.state, t.box.tables.rank
    t.tell(events.ACT, card(t, 1).id)
    for word in card(t, 1).hand:
        tile = next((tile for tile in s.stacks[BASILISK] if rank[tile] == RANKS.index(word)), NO_TILE)
        if tile >= 0:
            acts.replace_apprentice(t, tile)


def is_due(t: T) -> bool:
    """Whether the act of this round does anything: Act I only if it does more than change the hand in the set-up."""
    s = t.state
    return s.story >= 0 and s.round <= ACTS and (s.round > 1 or bool(card(t, 1).effects(1) or card(t, 1).effects(2)))


def act(t: T, number: int) -> Flow[None]:
    """Follow the act card of this round (ryozen.narrative.acts.day)."""
    s, row = t.state, card(t, number)
    if number > 1:
        t.tell(events.ACT, row.id)
    branch = row.branching()
    if branch == "choice":
        yield from choose_way(t, row)
    elif branch == "remembered" and s.way:
        t.tell(events.ACT_OUTCOME, f"{row.id}:{WAYS[s.way - 1]}")
    else:
        s.way = s.way or 1
    for effect in row.effects(s.way if branch != "first" else 1):
        yield from acts.apply(t, effect)


def choose_way(t: T, row: Scenario) -> Flow[None]:
    """One of two ways, both with `every_way`, else one that can be done in full (ryozen.narrative.acts.choice)."""
    s = t.state
    obstacles = [acts.obstacle(t, row.effects(way)) for way in (1, 2)]
    keys = [way_key(row, way) for way in WAYS]
    ways = keys
    if not s.every_way and any(obstacles) and not all(obstacles):
        ways = [key for key, obstacle in zip(keys, obstacles, strict=True) if not obstacle]
        closed = next(n for n, obstacle in enumerate(obstacles) if obstacle)
        t.tell(events.ACT_SETTLED, keys[closed], obstacles[closed])
    way = yield from choose(PLAYER, ACT_CHOICE, ways, (row.id,))
    s.way = keys.index(way) + 1
    t.tell(events.ACT_CHOSEN, said_key(row, WAYS[s.way - 1]))


def way_key(row: Scenario, way: str) -> str:
    """The key of a way among the options: the same in each act of a deck."""
    return f"{row.deck}:{way}"


def said_key(row: Scenario, way: str) -> str:
    """The words of a way: those of Act II are named by the deck alone."""
    return way_key(row, way) if row.act == 2 else f"{row.id}:{way}"
