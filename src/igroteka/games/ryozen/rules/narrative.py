"""The narrative solo mode: four scenario decks of three acts. The option taken in Act II is remembered for Act III."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box.types import Scenario
from igroteka.games.ryozen.query import favour
from igroteka.games.ryozen.rules.basilisk import shuffle_stack
from igroteka.games.ryozen.rules.resources import (
    gain,
    gain_any_shard,
    gain_favour,
    gain_shard,
    lose_any_shard,
    lose_favour,
    spend,
)
from igroteka.games.ryozen.rules.sectors import herald_first
from igroteka.games.ryozen.rules.strikes import rank_word
from igroteka.games.ryozen.rules.villages import can_explore, explore
from igroteka.games.ryozen.state import LEVY, LOOMING, SETS, STRUCK_FAVOUR, TIES, VEIL, T
from igroteka.games.ryozen.topics import ACT_CHOICE, ACT_EXPLORE, ACT_PRICE, VILLAGE_WORDS, WAYS
from igroteka.games.ryozen.words import (
    APPRENTICE,
    BASILISK,
    CLANS,
    COIN,
    CORAL,
    FROM_CARDS,
    LANTERN,
    NO_TILE,
    PLAYER,
    RANKS,
    Tile,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.pile import without


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
            replace_apprentice(t, tile)


def replace_apprentice(t: T, tile: Tile) -> None:
    """A tile of its clan stack takes the place of an Apprentice in its hand, if it has one."""
    s, rank = t.state, t.box.tables.rank
    hand = s.hands[BASILISK]
    apprentice = next((own for own in hand if rank[own] == APPRENTICE), NO_TILE)
    if apprentice >= 0:
        s.stacks[BASILISK] = without(s.stacks[BASILISK], tile)
        s.hands[BASILISK] = (*without(hand, apprentice), tile)
        t.tell(events.REPLACED, BASILISK, rank_word(t, apprentice), "hand:" + rank_word(t, tile))


def act(t: T, number: int) -> Flow[None]:
    """Follow the act card of this round (ryozen.narrative.acts.day)."""
    s = t.state
    deck = CLANS[s.story]
    t.tell(events.ACT, card(t, number).id)
    if number == 2:
        yield from choose_way(t, deck)
    else:
        t.tell(events.ACT_OUTCOME, f"{card(t, number).id}:{WAYS[s.way - 1]}")
    flow = ACTS[deck, number, s.way](t)
    if flow is not None:
        yield from flow


def choose_way(t: T, deck: str) -> Flow[None]:
    """One of two ways, remembered for Act III; a loss that cannot be borne is no way (ryozen.narrative.acts.choice)."""
    able = [can(t) for can in POSSIBLE[deck]]
    ways = [f"{deck}:{way}" for way, can in zip(WAYS, able, strict=True) if can or not any(able)]
    way = yield from choose(PLAYER, ACT_CHOICE, ways, (card(t, 2).id,))
    t.state.way = WAYS.index(way.partition(":")[2]) + 1
    t.tell(events.ACT_CHOSEN, way)


# Orange: the siege


def can_lose_coins(t: T) -> bool:
    return t.state.goods[COIN] >= card(t, 2).first


def always(t: T) -> bool:
    return True


def pay_off(t: T) -> None:
    """The player loses 2 coins."""
    amount = min(card(t, 2).first, t.state.goods[COIN])
    if amount:
        spend(t, PLAYER, COIN, amount)


def bounty(t: T) -> None:
    """This round the Basilisk gains favour for each of the player's companions it strikes."""
    t.state.omens |= STRUCK_FAVOUR


def reinforce(t: T) -> None:
    """The Basilisk replaces an Apprentice by the top tile of its clan stack."""
    s = t.state
    if s.top >= 0:
        s.hands[BASILISK] += (s.top,)
        s.top = NO_TILE
    for _ in range(card(t, 3).first):
        if s.stacks[BASILISK]:
            replace_apprentice(t, Tile(t.luck.pick(s.stacks[BASILISK])))
    t.then(shuffle_stack)


def trophy(t: T) -> None:
    """The Basilisk gains a coral shard."""
    gain_shard(t, BASILISK, CORAL, card(t, 3).second)


# Purple: the hungry moon


def share(t: T) -> Flow[None]:
    """Both sides gain a shard."""
    yield from gain_any_shard(t, PLAYER, card(t, 2).first)
    yield from gain_any_shard(t, BASILISK, card(t, 2).first)


def feed(t: T) -> None:
    """The Basilisk gains 2 lanterns."""
    gain(t, BASILISK, LANTERN, card(t, 2).second)


def blessing(t: T) -> None:
    """Sets of three different shards are worth more for both sides."""
    t.state.omens |= SETS


def hunger(t: T) -> Flow[None]:
    """Discard a shard or lose 3 favour."""
    s = t.state
    able = [any(s.shards[:3]), favour(s, PLAYER) >= card(t, 3).second]
    options = [word for word, can in zip(("shard", "favour"), able, strict=True) if can or not any(able)]
    if (yield from choose(PLAYER, ACT_PRICE, options)) == "shard":
        yield from lose_any_shard(t, PLAYER)
    else:
        lose_favour(t, PLAYER, card(t, 3).second, FROM_CARDS)


# Green: the trails


def can_chase(t: T) -> bool:
    return t.state.explorers[BASILISK] + 1 < len(t.state.path)


def chase(t: T) -> None:
    """The Basilisk's Explorer moves to the last built village."""
    s = t.state
    if can_chase(t):
        s.explorers[BASILISK] = len(s.path) - 1
        t.tell(events.EXPLORED, BASILISK, VILLAGE_WORDS[s.path[-1]])


def can_still_build(t: T) -> bool:
    return len(t.state.path) <= len(t.box.tables.path_price)


def toll(t: T) -> None:
    """The player's next village costs 1 resource more."""
    t.state.omens |= LEVY


def shortcut(t: T) -> Flow[None]:
    """The player may explore 1 village now."""
    for _ in range(card(t, 3).first):
        if can_explore(t.state, PLAYER) and (yield from confirm(PLAYER, ACT_EXPLORE)):
            explore(t, PLAYER)


def spoils(t: T) -> None:
    """The Basilisk gains favour for every village it has explored."""
    gain_favour(t, BASILISK, (t.state.explorers[BASILISK] + 1) * card(t, 3).second, FROM_CARDS)


# Blue: the court of shadows


def can_promote(t: T) -> bool:
    return t.state.heralds[0] != BASILISK


def promote(t: T) -> None:
    """The Basilisk's Herald becomes first."""
    herald_first(t, BASILISK)


def veil(t: T) -> None:
    """His first companion of this round is placed hidden for free."""
    t.state.omens |= VEIL


def partial(t: T) -> None:
    """Ties in influence go to the Basilisk this round."""
    t.state.omens |= TIES


def loom(t: T) -> None:
    """His hidden companions give more influence this round."""
    t.state.omens |= LOOMING


Act = Callable[[T], Flow[None] | None]
POSSIBLE: Final[dict[str, tuple[Callable[[T], bool], Callable[[T], bool]]]] = {
    "orange": (can_lose_coins, always),
    "purple": (always, always),
    "green": (can_chase, can_still_build),
    "blue": (can_promote, always),
}
ACTS: Final[dict[tuple[str, int, int], Act]] = {
    ("orange", 2, 1): pay_off,
    ("orange", 2, 2): bounty,
    ("orange", 3, 1): reinforce,
    ("orange", 3, 2): trophy,
    ("purple", 2, 1): share,
    ("purple", 2, 2): feed,
    ("purple", 3, 1): blessing,
    ("purple", 3, 2): hunger,
    ("green", 2, 1): chase,
    ("green", 2, 2): toll,
    ("green", 3, 1): shortcut,
    ("green", 3, 2): spoils,
    ("blue", 2, 1): promote,
    ("blue", 2, 2): veil,
    ("blue", 3, 1): partial,
    ("blue", 3, 2): loom,
}
