"""Night: events from left to right, then rewards from the Gates round to the Palace; then Dawn."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import influences, turn_order
from igroteka.games.ryozen.rules.calamities import befall
from igroteka.games.ryozen.rules.foresight import discard_event
from igroteka.games.ryozen.rules.rewards import majority, reward
from igroteka.games.ryozen.state import DAWN, DAY, EVENT, OF_THE_ROUND, REWARD, UNLOCKED, State, T
from igroteka.games.ryozen.words import EVENTS, PALACE, TILES
from igroteka.kernel.ask import Flow


def nightfall(t: T) -> None:
    """Nothing is placed any more, so locks end; events come first (ryozen.night.parts)."""
    s = t.state
    s.locks = UNLOCKED
    t.tell(events.NIGHT, s.round)
    s.due.append((EVENT, 0, 0))


def resolve(t: T, area: int, turn: int) -> Flow[None] | None:
    """Each event is resolved by every side in turn order, then discarded (ryozen.night.events.player_order)."""
    s = t.state
    while area < len(s.areas):
        event = s.areas[area]
        if event < 0:
            area += 1
            continue
        if turn == 0:
            t.tell(events.EVENT, EVENTS[event])
        for number in range(turn, s.sides):
            flow = befall(t, event, turn_order(s)[number])
            if flow is not None:
                s.due.append((EVENT, area, number + 1))
                return flow
        discard_event(t, event)
        area, turn = area + 1, 0
    s.due.append((REWARD, 0, 0))
    return None


def hand_out(t: T, location: int, turn: int) -> Flow[None] | None:
    """Rewards sector by sector, the Palace last (ryozen.night.rewards.order); 6 stands for the Palace."""
    s = t.state
    while location <= 6:
        at = PALACE if location == 6 else location
        totals = influences(t, at)
        for number in range(turn, s.sides):
            side = turn_order(s)[number]
            if totals[side]:
                flow = reward(t, side, at)
                if flow is not None:
                    s.due.append((REWARD, location, number + 1))
                    return flow
        majority(t, at, totals)
        location, turn = location + 1, 0
    s.due.append((DAWN, 0, 0))
    return None


def take_back(s: State) -> None:
    """All companions return to their owners, revealed; the toppled ones too (ryozen.dawn.recall)."""
    tiles = sorted(tile for tile in (*s.board, *s.palace, *s.aside) if tile >= 0)
    for side in range(s.sides):
        s.hands[side] = tuple(sorted([*s.hands[side], *(tile for tile in tiles if tile // TILES == side)]))
    s.board = [-1] * len(s.board)
    s.palace = [-1] * 9 if s.palace_mode else []
    s.aside = ()
    s.hidden = 0


def dawn(t: T) -> None:
    """The round ends; another one begins with the holder of the first-player token (ryozen.dawn.*)."""
    s = t.state
    take_back(s)
    s.omens &= ~OF_THE_ROUND
    t.tell(events.DAWN, s.round)
    s.due.append((DAY, 0, 0))
