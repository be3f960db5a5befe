"""Abilities of the sixteen ranks: whether each can be used, and what it does.

An ability acts from the place where its companion, or the Trickster who copies it, was placed.
"""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import (
    adjacent,
    asked,
    companions,
    free_places,
    held,
    holds_any,
    is_hidden,
    opposite,
    own_hidden,
)
from igroteka.games.ryozen.rules import clan_house, sectors
from igroteka.games.ryozen.rules.foresight import can_return_event, discard_event, predicted, return_event
from igroteka.games.ryozen.rules.resources import gain, gain_any, gain_favour, gain_shard, pay_any, spend
from igroteka.games.ryozen.rules.revelations import acquire, acquire_for_favour, affordable
from igroteka.games.ryozen.rules.strikes import hide, move, strikable, strike_one
from igroteka.games.ryozen.rules.villages import can_explore, explore
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import (
    COPY,
    DISCARD_EVENT,
    HIDE,
    MOVE_FROM,
    MOVE_TO,
    NEIGHBOUR,
    PATHFINDER_CHOICE,
    SEER_CHOICE,
)
from igroteka.games.ryozen.words import (
    APPRENTICE,
    ARCHER,
    BARD,
    CLAN_HOUSE,
    COIN,
    COUNSELLOR,
    DIPLOMAT,
    FROM_ABILITIES,
    GUARD,
    HERMIT,
    MENTOR,
    MERCHANT,
    NIGHT_AGENT,
    ORGANISER,
    PATHFINDER,
    PHILOSOPHER,
    RANKS,
    SCROLL,
    SECTORS,
    SEER,
    TRICKSTER,
    WARRIOR,
    Place,
    Rank,
    Side,
    Village,
    owner_of,
    sector_of,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import changed


def never(t: T, side: Side, place: Place) -> bool:
    return False


def always(t: T, side: Side, place: Place) -> bool:
    return True


# Philosopher, Merchant


def can_study(t: T, side: Side, place: Place) -> bool:
    return bool(affordable(t, side))


def philosopher(t: T, side: Side, place: Place) -> Flow[None]:
    """Acquire one revelation; this is not the Springs' effect (ryozen.companion.ability.philosopher)."""
    most = t.box.tables.companion_amount[PHILOSOPHER]
    return acquire(t, side, most) if side < t.state.seats else acquire_for_favour(t, side, most)


def merchant(t: T, side: Side, place: Place) -> Flow[None]:
    return gain_any(t, side, t.box.tables.companion_amount[MERCHANT])


# Ranks that strike


def archer_targets(t: T, side: Side, place: Place) -> list[Place]:
    return strikable(t, side, opposite(sector_of(place)))


def can_shoot(t: T, side: Side, place: Place) -> bool:
    return bool(archer_targets(t, side, place))


def archer(t: T, side: Side, place: Place) -> Flow[None]:
    """Strike one companion in the opposite sector."""
    return strike_one(t, side, archer_targets(t, side, place))


def warrior_targets(t: T, side: Side, place: Place) -> list[Place]:
    return strikable(t, side, sector_of(place), place)


def can_fight(t: T, side: Side, place: Place) -> bool:
    return bool(warrior_targets(t, side, place))


def warrior(t: T, side: Side, place: Place) -> Flow[None]:
    """Strike another companion in the same sector."""
    return strike_one(t, side, warrior_targets(t, side, place))


def organiser_targets(t: T, side: Side, place: Place) -> list[Place]:
    """Companions in every sector where the side has a hidden one."""
    watched = sorted({sector_of(hidden) for hidden in own_hidden(t, side)})
    return [target for sector in watched for target in strikable(t, side, sector, place)]


def can_organise(t: T, side: Side, place: Place) -> bool:
    return bool(organiser_targets(t, side, place))


def organiser(t: T, side: Side, place: Place) -> Flow[None]:
    """Strike a companion in a sector where one has a hidden companion."""
    return strike_one(t, side, organiser_targets(t, side, place))


# Bard, Diplomat, Guard


def bard_targets(t: T, side: Side, place: Place) -> list[Place]:
    """Revealed companions in adjacent sectors: any side's; for the Basilisk its own (ryozen.solo.turn.2_targets)."""
    s = t.state
    near = [each for sector in adjacent(sector_of(place)) for each in companions(t, sector)]
    return sorted(
        each for each in near if not is_hidden(s, each) and (side < s.seats or owner_of(s.board[each]) == side)
    )


def can_sing(t: T, side: Side, place: Place) -> bool:
    return bool(bard_targets(t, side, place))


def bard(t: T, side: Side, place: Place) -> Flow[None]:
    """Turn a revealed companion in an adjacent sector hidden for free."""
    hide(t, (yield from choose(asked(t.state, side), HIDE, bard_targets(t, side, place), (side,))))


def diplomat_targets(t: T, side: Side, place: Place) -> list[Place]:
    board = t.state.board
    near = [each for sector in adjacent(sector_of(place)) for each in companions(t, sector)]
    return sorted(each for each in near if owner_of(board[each]) == side)


def can_negotiate(t: T, side: Side, place: Place) -> bool:
    return bool(free_places(t, sector_of(place))) and bool(diplomat_targets(t, side, place))


def diplomat(t: T, side: Side, place: Place) -> Flow[None]:
    """Move one of one's companions from an adjacent sector to a free place here, at no cost."""
    seat = asked(t.state, side)
    moved = yield from choose(seat, MOVE_FROM, diplomat_targets(t, side, place), (side,))
    to = yield from choose(seat, MOVE_TO, free_places(t, sector_of(place)), (side,))
    move(t, moved, to)


def can_guard(t: T, side: Side, place: Place) -> bool:
    return held(t.state, side, COIN) >= t.box.tables.companion_amount[GUARD]


def guard(t: T, side: Side, place: Place) -> None:
    """Pay a coin: nobody enters this sector until the side's next turn (ryozen.companion.ability.guard)."""
    s = t.state
    spend(t, side, COIN, t.box.tables.companion_amount[GUARD])
    s.locks = changed(s.locks, sector_of(place), s.board[place])
    t.tell(events.LOCKED, side, SECTORS[sector_of(place)])


# Counsellor, Pathfinder, Seer


def counsellor(t: T, side: Side, place: Place) -> None:
    """3 favour if the Herald is first on the Capital track, otherwise 2 scrolls."""
    if t.state.heralds[0] == side:
        gain_favour(t, side, t.box.tables.companion_amount[COUNSELLOR], FROM_ABILITIES)
    else:
        gain(t, side, SCROLL, t.box.tables.companion_other[COUNSELLOR])


def under_explorer(t: T, side: Side) -> Village:
    """The village on which a side's Explorer stands."""
    return t.state.path[t.state.explorers[side]]


def can_find_path(t: T, side: Side, place: Place) -> bool:
    s = t.state
    return side < s.seats or can_explore(s, side) or sectors.has_effect(t, side, under_explorer(t, side))


def pathfinder(t: T, side: Side, place: Place) -> Flow[None]:
    """Explore a built village, or take the bonus of the village under the Explorer."""
    s = t.state
    options: list[str] = ["explore"] if can_explore(s, side) else []
    if not options or side < s.seats or sectors.has_effect(t, side, under_explorer(t, side)):
        options.append("bonus")
    if (yield from choose(asked(s, side), PATHFINDER_CHOICE, options, (side,))) == "explore":
        for _ in range(t.box.tables.companion_amount[PATHFINDER]):
            if can_explore(s, side):
                explore(t, side)
    else:
        yield from sectors.bonus(t, side, under_explorer(t, side))


def can_foresee(t: T, side: Side, place: Place) -> bool:
    return bool(predicted(t.state)) or can_return_event(t.state)


def seer(t: T, side: Side, place: Place) -> Flow[None]:
    """Discard a predicted event, or return the top discarded one to an empty area."""
    s = t.state
    options = (["discard"] if predicted(s) else []) + (["return"] if can_return_event(s) else [])
    if (yield from choose(asked(s, side), SEER_CHOICE, options, (side,))) == "discard":
        event = yield from choose(asked(s, side), DISCARD_EVENT, predicted(s), (side,))
        assert event is not None
        discard_event(t, event)
    else:
        yield from return_event(t, side)


# Mentor, Hermit, Night Agent, Trickster


def can_teach(t: T, side: Side, place: Place) -> bool:
    return clan_house.can_apply(t, side)


def mentor(t: T, side: Side, place: Place) -> Flow[None]:
    """Apply the Clan House day effect in addition to that of one's own sector."""
    return sectors.apply(t, side, CLAN_HOUSE)


def hermit(t: T, side: Side, place: Place) -> Flow[None]:
    """The day effect of an adjacent sector will be applied instead of that of one's own sector."""
    s = t.state
    options = sorted(adjacent(sector_of(place)))
    if side >= s.seats:
        options = [sector for sector in options if sectors.is_possible(t, side, sector)] or options
    s.effect = yield from choose(asked(s, side), NEIGHBOUR, options, (side,))


def can_deal(t: T, side: Side, place: Place) -> bool:
    return holds_any(t.state, side, t.box.tables.companion_amount[NIGHT_AGENT])


def night_agent(t: T, side: Side, place: Place) -> Flow[None]:
    """Pay 1 resource of one's choice for a shard of the sector's colour."""
    tables = t.box.tables
    yield from pay_any(t, side, tables.companion_amount[NIGHT_AGENT])
    gain_shard(t, side, tables.majority[sector_of(place)], tables.companion_other[NIGHT_AGENT])


def copied_ranks(t: T, side: Side, place: Place) -> list[Rank]:
    """Ranks of one's own tiles in the row whose ability could be used from here; never another Trickster's."""
    ranks = sorted({t.box.tables.rank[tile] for tile in t.state.row if owner_of(tile) == side})
    return [rank for rank in ranks if rank != TRICKSTER and is_usable(t, side, rank, place)]


def can_trick(t: T, side: Side, place: Place) -> bool:
    return bool(copied_ranks(t, side, place))


def trickster(t: T, side: Side, place: Place) -> Flow[None]:
    """Use the ability of one's own ready companion as if it were the Trickster's."""
    rank = yield from choose(asked(t.state, side), COPY, copied_ranks(t, side, place), (side,))
    yield from use(t, side, rank, place)


Condition = Callable[[T, Side, Place], bool]
Use = Callable[[T, Side, Place], Flow[None] | None]


def nothing(t: T, side: Side, place: Place) -> None:
    """An Apprentice has no ability."""


ABILITIES: Final[dict[Rank, tuple[Condition, Use]]] = {
    APPRENTICE: (never, nothing),
    WARRIOR: (can_fight, warrior),
    PHILOSOPHER: (can_study, philosopher),
    MERCHANT: (always, merchant),
    ARCHER: (can_shoot, archer),
    BARD: (can_sing, bard),
    TRICKSTER: (can_trick, trickster),
    DIPLOMAT: (can_negotiate, diplomat),
    COUNSELLOR: (always, counsellor),
    PATHFINDER: (can_find_path, pathfinder),
    SEER: (can_foresee, seer),
    MENTOR: (can_teach, mentor),
    HERMIT: (always, hermit),
    GUARD: (can_guard, guard),
    ORGANISER: (can_organise, organiser),
    NIGHT_AGENT: (can_deal, night_agent),
}


def is_usable(t: T, side: Side, rank: Rank, place: Place) -> bool:
    """Whether an ability has a target and its cost can be paid (ryozen.companion.ability.no_target)."""
    return ABILITIES[rank][0](t, side, place)


def use(t: T, side: Side, rank: Rank, place: Place) -> Flow[None]:
    """Use an ability from a place."""
    t.tell(events.ABILITY, side, RANKS[rank])
    flow = ABILITIES[rank][1](t, side, place)
    if flow is not None:
        yield from flow
