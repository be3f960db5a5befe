"""Night: events from left to right, then rewards from the Gates round to the Palace; then Dawn."""

from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import all_sides, influences, own_sectors, turn_order
from igroteka.games.ryozen.rules import calamities, rewards
from igroteka.games.ryozen.rules.foresight import discard_event
from igroteka.games.ryozen.score import result, total
from igroteka.games.ryozen.state import OF_THE_ROUND, PRESENT, UNLOCKED, State, T
from igroteka.games.ryozen.words import (
    ALL_SECTORS,
    EVENTS,
    NO_TILE,
    OWNERS,
    PALACE,
    SPOTS,
    Side,
    Site,
)
from igroteka.kernel.ask import Flow
from igroteka.kernel.flow import end_match

REWARDED: Final[tuple[Site, ...]] = (*ALL_SECTORS, PALACE)  # in the order of their rewards


def nightfall(t: T) -> None:
    """Placing is over, so locks end; events come first, then rewards (ryozen.night.parts)."""
    s = t.state
    s.locks = UNLOCKED
    s.night = True
    see_who_is_present(t)
    t.tell(events.NIGHT, s.round)
    t.then(dawn)
    t.then(hand_out, 0)
    t.then(resolve, 0)


def see_who_is_present(t: T) -> None:
    """Sides that are in a sector now will be rewarded there (ryozen.night.rewards.when_checked)."""
    s = t.state
    if s.by_nightfall:
        s.present = sum(PRESENT[side][sector] for side in all_sides(s) for sector in own_sectors(t, side))


# Events


def resolve(t: T, area: int) -> None:
    """Each event is resolved by every side in turn order, then discarded (ryozen.night.events.player_order)."""
    s = t.state
    for at in range(area, len(s.areas)):
        event = s.areas[at]
        if event < 0:
            continue
        t.tell(events.EVENT, EVENTS[event])
        if calamities.is_choice(event):
            t.then(resolve, at + 1)
            t.then(put_away, at)
            for side in reversed(turn_order(s)):
                t.then(befall, at, side)
            return
        for side in turn_order(s):
            calamities.befall(t, event, side)
        discard_event(t, event)


def befall(t: T, area: int, side: Side) -> Flow[None] | None:
    """What the event of an area does to a side."""
    return calamities.befall(t, t.state.areas[area], side)


def put_away(t: T, area: int) -> None:
    """A resolved event is discarded (ryozen.event.discard_after)."""
    discard_event(t, t.state.areas[area])


# Rewards


def hand_out(t: T, number: int) -> None:
    """Rewards sector by sector, the Palace last (ryozen.night.rewards.order)."""
    s = t.state
    for at in range(number, len(REWARDED)):
        site = REWARDED[at]
        if rewards.is_choice(t, site):
            t.then(hand_out, at + 1)
            t.then(majority, site)
            for side in reversed(turn_order(s)):
                t.then(reward, side, site)
            return
        for side in turn_order(s):
            if is_rewarded(t, side, site):
                rewards.reward(t, side, site)
        rewards.majority(t, site, influences(t, site))


def reward(t: T, side: Side, site: Site) -> Flow[None] | None:
    """The reward of a side, if it is present there (ryozen.night.rewards.player_order)."""
    return rewards.reward(t, side, site) if is_rewarded(t, side, site) else None


def is_rewarded(t: T, side: Side, site: Site) -> bool:
    """Whether a side is there now or, with `by_nightfall`, was in the sector when the Night began.

    ryozen.night.rewards.when_checked
    """
    s = t.state
    if s.by_nightfall and site < PALACE:
        return s.present & PRESENT[side][site] != 0
    return influences(t, site)[side] > 0


def majority(t: T, site: Site) -> None:
    """The bonus of the side with most influence there (ryozen.night.majority)."""
    rewards.majority(t, site, influences(t, site))


# Dawn


def take_back(s: State) -> None:
    """All companions return to their owners, revealed; the toppled ones too (ryozen.dawn.recall)."""
    hands = [[*hand] for hand in s.hands]
    for tile in (*s.board, *s.palace, *s.aside):
        if tile >= 0:
            hands[OWNERS[tile]].append(tile)
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.board = [NO_TILE] * len(s.board)
    s.palace = [NO_TILE] * SPOTS if s.palace_mode else []
    s.aside = ()
    s.hidden = 0


def dawn(t: T) -> None:
    """After the third Night the match ends, otherwise a new round begins (ryozen.dawn.third_skip)."""
    s = t.state
    s.night = False
    s.present = 0
    if s.round >= t.box.tables.table.rounds:
        totals = [total(s, t.box, side) for side in all_sides(s)]
        for side, points in enumerate(totals):
            t.tell(events.SCORE, side, points)
        end_match(result(s, t.box, totals))
    take_back(s)
    s.omens &= ~OF_THE_ROUND
    t.tell(events.DAWN, s.round)
