"""The village path: exploring, building, and the bonus of each village."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import (
    asked,
    can_pay,
    companions,
    holds_any,
    lasting,
    lit,
    own_places,
    own_revealed,
)
from igroteka.games.ryozen.rules.foresight import can_return_event, return_event
from igroteka.games.ryozen.rules.resources import (
    gain,
    gain_any,
    gain_any_shard,
    gain_favour,
    pay_any,
    spend_price,
)
from igroteka.games.ryozen.rules.revelations import move_elsewhere, targets_elsewhere
from igroteka.games.ryozen.rules.rewards import reward_all
from igroteka.games.ryozen.rules.strikes import hide
from igroteka.games.ryozen.state import LEVY, State, T
from igroteka.games.ryozen.topics import HAVEN_SECTOR, HIDE, VILLAGE_WORDS
from igroteka.games.ryozen.words import (
    ALL_RESOURCES,
    ALTAR_TILE,
    BANDIT_LAIR,
    BIRD_GORGE,
    BULWARK,
    COIN,
    CRAFTVILLE,
    FIRE_CAPE,
    FROM_BONUSES,
    FROM_VILLAGES,
    LANTERN,
    MOON_FORGE,
    MOON_HAVEN,
    NO_EVENT_CARD,
    NO_VILLAGE,
    NOMAD_CAMP,
    OWL_BAY,
    PLAYER,
    PROSPEROPOLIS,
    RIVER_SHOAL,
    SCROLL,
    START_VILLAGE,
    Sector,
    Side,
    Village,
    sector_of,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import without

# Exploring and building


def can_explore(s: State, side: Side) -> bool:
    """The next village is built (ryozen.village.explore.no_empty)."""
    return s.explorers[side] + 1 < len(s.path)


def explore(t: T, side: Side) -> None:
    """Move the Explorer to the next built village (ryozen.village.explore.move)."""
    s = t.state
    s.explorers[side] += 1
    t.tell(events.EXPLORED, side, VILLAGE_WORDS[s.path[s.explorers[side]]])


def step_back(t: T, side: Side, steps: int) -> None:
    """Move the Explorer back, not beyond the starting village."""
    s = t.state
    to = max(0, s.explorers[side] - steps)
    if to != s.explorers[side]:
        s.explorers[side] = to
        t.tell(events.WENT_BACK, side, VILLAGE_WORDS[s.path[to]])


def levy(t: T, side: Side) -> int:
    """What an act adds to the price of the player's next village."""
    return lasting(t.state, t.box, "levy") if t.state.omens & LEVY and side == PLAYER else 0


def can_build(t: T, side: Side) -> bool:
    """The Explorer stands on the last built village, before an empty area whose price can be paid."""
    s, tables = t.state, t.box.tables
    built = len(s.path)
    if s.explorers[side] != built - 1 or built > len(tables.path_price):
        return False
    if built < len(tables.path_price) and s.village_top < 0:
        return False
    return can_pay(s, side, tables.path_price[built - 1], levy(t, side))


def build(t: T, side: Side) -> Flow[None]:
    """Pay, gain the favour, lay the top tile (or turn the Altar over) and move onto it (ryozen.village.build.*)."""
    s, tables = t.state, t.box.tables
    area = len(s.path) - 1
    spend_price(t, side, tables.path_price[area])
    extra = tables.path_price[area].of_any_kind + levy(t, side)
    if levy(t, side):
        s.omens &= ~LEVY
    yield from pay_any(t, side, extra)
    gain_favour(t, side, tables.path_favour[area], FROM_VILLAGES)
    if area + 1 == len(tables.path_price):
        s.path += (ALTAR_TILE,)
    else:
        s.path += (s.village_top,)
        s.village_top = NO_VILLAGE
        t.then(uncover)
    s.explorers[side] += 1
    t.tell(events.BUILT, side, VILLAGE_WORDS[s.path[-1]])


def uncover(t: T) -> None:
    """The stack lies face up: its next tile is visible (ryozen.info.village_top)."""
    s = t.state
    if s.village_top < 0 and s.villages:
        s.village_top = t.luck.pick(s.villages)
        s.villages = without(s.villages, s.village_top)
        t.tell(events.VILLAGE_OPENED, VILLAGE_WORDS[s.village_top])


# Bonuses: each with a check whether it would have any effect


def yes(t: T, side: Side) -> bool:
    return True


def start_village(t: T, side: Side) -> Flow[None]:
    """Resources, perhaps some of one's choice, shards of one's choice and favour (ryozen.village.bonus.start)."""
    printed = t.box.path[0].start_bonus
    bonus = printed + (0,) * (6 - len(printed))
    for kind, amount in zip(ALL_RESOURCES, bonus[:3], strict=True):
        if amount:
            gain(t, side, kind, amount)
    of_choice, shards, favour = bonus[3:]
    yield from gain_any(t, side, of_choice)
    yield from gain_any_shard(t, side, shards)
    gain_favour(t, side, favour, FROM_BONUSES)


def prosperopolis(t: T, side: Side) -> None:
    for kind in (COIN, SCROLL, LANTERN):
        gain(t, side, kind, t.box.tables.village_amount[PROSPEROPOLIS])


def craftville(t: T, side: Side) -> None:
    gain(t, side, SCROLL, t.box.tables.village_amount[CRAFTVILLE])


def fire_cape(t: T, side: Side) -> None:
    gain(t, side, LANTERN, t.box.tables.village_amount[FIRE_CAPE])


def has_two_cards(t: T, side: Side) -> bool:
    return len(t.state.cards[side]) >= 2


def river_shoal(t: T, side: Side) -> None:
    gain_favour(t, side, len(t.state.cards[side]) // 2 * t.box.tables.village_amount[RIVER_SHOAL], FROM_BONUSES)


def has_empty_area(t: T, side: Side) -> bool:
    return NO_EVENT_CARD in t.state.areas


def bulwark(t: T, side: Side) -> Flow[None]:
    yield from gain_any(t, side, t.state.areas.count(NO_EVENT_CARD) * t.box.tables.village_amount[BULWARK])


def has_revealed(t: T, side: Side) -> bool:
    return bool(own_revealed(t, side))


def owl_bay(t: T, side: Side) -> Flow[None]:
    revealed = own_revealed(t, side)
    if revealed:
        hide(t, (yield from choose(asked(t.state, side), HIDE, revealed, (side,))))


def bandit_lair(t: T, side: Side) -> Flow[None]:
    """Needs a discarded event and an empty area, otherwise it gives nothing (ryozen.village.tile.bandits_lair)."""
    if can_return_event(t.state):
        yield from return_event(t, side)
        gain_favour(t, side, t.box.tables.village_amount[BANDIT_LAIR], FROM_BONUSES)


def lit_companions(t: T, side: Side) -> int:
    bright = lit(t)
    return sum(sector_of(place) in bright for place in own_places(t, side))


def has_lit_companion(t: T, side: Side) -> bool:
    return lit_companions(t, side) > 0


def bird_gorge(t: T, side: Side) -> None:
    gain_favour(t, side, lit_companions(t, side) * t.box.tables.village_amount[BIRD_GORGE], FROM_BONUSES)


def can_wander(t: T, side: Side) -> bool:
    return any(targets_elsewhere(t, place) for place in own_revealed(t, side))


def nomad_camp(t: T, side: Side) -> Flow[None]:
    yield from move_elsewhere(t, side, own_revealed(t, side))


def moon_forge(t: T, side: Side) -> Flow[None]:
    step_back(t, side, t.box.tables.village_amount[MOON_FORGE])
    yield from gain_any_shard(t, side, t.box.tables.village_amount[MOON_FORGE])


def inhabited(t: T) -> list[Sector]:
    """Highlighted sectors with at least one companion."""
    return [sector for sector in lit(t) if companions(t, sector)]


def any_inhabited(t: T, side: Side) -> bool:
    return bool(inhabited(t))


def moon_haven(t: T, side: Side) -> Flow[None]:
    """The night reward of one lit sector at once, with its majority bonus (ryozen.village.tile.moon_harbour)."""
    sectors = inhabited(t)
    if sectors:
        sector = yield from choose(asked(t.state, side), HAVEN_SECTOR, sectors, (side,))
        yield from reward_all(t, sector)


def can_pay_altar(t: T, side: Side) -> bool:
    return holds_any(t.state, side, t.box.altar_tile[0].bonus_price)


def altar(t: T, side: Side) -> Flow[None]:
    """Pay 1 resource of one's choice for 1 shard of one's choice (ryozen.village.altar.bonus)."""
    tile = t.box.altar_tile[0]
    if can_pay_altar(t, side):
        yield from pay_any(t, side, tile.bonus_price)
        yield from gain_any_shard(t, side, tile.bonus_shards)


Condition = Callable[[T, Side], bool]
Bonus = Callable[[T, Side], Flow[None] | None]

BONUSES: Final[dict[Village, tuple[Condition, Bonus]]] = {
    PROSPEROPOLIS: (yes, prosperopolis),
    CRAFTVILLE: (yes, craftville),
    FIRE_CAPE: (yes, fire_cape),
    RIVER_SHOAL: (has_two_cards, river_shoal),
    BULWARK: (has_empty_area, bulwark),
    OWL_BAY: (has_revealed, owl_bay),
    BANDIT_LAIR: (lambda t, side: can_return_event(t.state), bandit_lair),
    BIRD_GORGE: (has_lit_companion, bird_gorge),
    NOMAD_CAMP: (can_wander, nomad_camp),
    MOON_FORGE: (yes, moon_forge),
    MOON_HAVEN: (any_inhabited, moon_haven),
    START_VILLAGE: (yes, start_village),
    ALTAR_TILE: (can_pay_altar, altar),
}  # the Town Hall applies the Capital day effect: see sectors.py
