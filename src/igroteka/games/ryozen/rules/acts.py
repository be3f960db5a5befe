"""The effects of act cards: one function per word of their vocabulary, and what prevents each."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box.effects import LASTING, ActEffect
from igroteka.games.ryozen.query import all_sides, favour, held, holds_any, shards_of
from igroteka.games.ryozen.rules.basilisk import shuffle_stack
from igroteka.games.ryozen.rules.resources import (
    gain,
    gain_any,
    gain_any_shard,
    gain_favour,
    gain_shard,
    lose_any,
    lose_any_shard,
    lose_favour,
    spend,
)
from igroteka.games.ryozen.rules.sectors import herald_first
from igroteka.games.ryozen.rules.strikes import rank_word
from igroteka.games.ryozen.rules.villages import can_explore, explore, step_back
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.topics import ACT_EXPLORE, ACT_PRICE, VILLAGE_WORDS
from igroteka.games.ryozen.words import (
    APPRENTICE,
    BASILISK,
    FROM_CARDS,
    NO_TILE,
    PLAYER,
    RESOURCES,
    SHARDS,
    Resource,
    Shard,
    Side,
    Tile,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.pile import without

Deed = Callable[[T, Side, int], Flow[None] | None]


def nothing(t: T, side: Side, amount: int) -> None:
    """The way has no effect."""


def gaining(word: str) -> Deed:
    """Gain resources or shards of one kind."""
    if word in SHARDS:
        shard = Shard(SHARDS.index(word))
        return lambda t, side, amount: gain_shard(t, side, shard, amount)
    kind = Resource(RESOURCES.index(word))
    return lambda t, side, amount: gain(t, side, kind, amount)


def losing(word: str) -> Deed:
    """Lose resources of one kind, or as many as there are."""
    kind = Resource(RESOURCES.index(word))

    def lose(t: T, side: Side, amount: int) -> None:
        lost = min(amount, held(t.state, side, kind))
        if lost:
            spend(t, side, kind, lost)

    return lose


def from_cards(t: T, side: Side, amount: int) -> None:
    """Gain favour."""
    gain_favour(t, side, amount, FROM_CARDS)


def lose_from_cards(t: T, side: Side, amount: int) -> None:
    """Lose favour."""
    lose_favour(t, side, amount, FROM_CARDS)


def shard_or_favour(t: T, side: Side, amount: int) -> Flow[None]:
    """Discard a shard or lose favour; the Basilisk discards a shard if it has one."""
    s = t.state
    able = [any(shards_of(s, side)), favour(s, side) >= amount]
    options = [word for word, can in zip(("shard", "favour"), able, strict=True) if can or not any(able)]
    price = options[0] if side == BASILISK else (yield from choose(PLAYER, ACT_PRICE, options))
    if price == "shard":
        yield from lose_any_shard(t, side)
    else:
        lose_favour(t, side, amount, FROM_CARDS)


def herald(t: T, side: Side, amount: int) -> None:
    """The Herald becomes first."""
    herald_first(t, side)


def may_explore(t: T, side: Side, amount: int) -> Flow[None]:
    """The player may explore villages now; the Basilisk does."""
    for _ in range(amount):
        if can_explore(t.state, side) and (side == BASILISK or (yield from confirm(PLAYER, ACT_EXPLORE))):
            explore(t, side)


def last_village(t: T, side: Side, amount: int) -> None:
    """The Explorer moves to the last built village."""
    s = t.state
    if can_explore(s, side):
        s.explorers[side] = len(s.path) - 1
        t.tell(events.EXPLORED, side, VILLAGE_WORDS[s.path[-1]])


def favour_per_village(t: T, side: Side, amount: int) -> None:
    """Gain favour for every explored village, the starting one included."""
    gain_favour(t, side, (t.state.explorers[side] + 1) * amount, FROM_CARDS)


def reinforce(t: T, side: Side, amount: int) -> None:
    """The Basilisk replaces Apprentices in its hand with the top tiles of its clan stack."""
    s = t.state
    if s.top >= 0:
        s.hands[BASILISK] += (s.top,)
        s.top = NO_TILE
    for _ in range(amount):
        if s.stacks[BASILISK]:
            replace_apprentice(t, Tile(t.luck.pick(s.stacks[BASILISK])))
    t.then(shuffle_stack)


def replace_apprentice(t: T, tile: Tile) -> None:
    """A tile of its clan stack replaces an Apprentice in its hand, if it has one."""
    s, rank = t.state, t.box.tables.rank
    hand = s.hands[BASILISK]
    apprentice = next((own for own in hand if rank[own] == APPRENTICE), NO_TILE)
    if apprentice >= 0:
        s.stacks[BASILISK] = without(s.stacks[BASILISK], tile)
        s.hands[BASILISK] = (*without(hand, apprentice), tile)
        t.tell(events.REPLACED, BASILISK, rank_word(t, apprentice), "hand:" + rank_word(t, tile))


def lasting(word: str) -> Deed:
    """Something stays in force: for this round, for the next village, or to the end."""
    omen = 1 << LASTING.index(word)

    def leave(t: T, side: Side, amount: int) -> None:
        t.state.omens |= omen

    return leave


DEEDS: Final[dict[str, Deed]] = {
    "nothing": nothing,
    **{f"gain_{word}": gaining(word) for word in (*RESOURCES, *SHARDS)},
    **{f"lose_{word}": losing(word) for word in RESOURCES},
    "gain_any": gain_any,
    "gain_shard": gain_any_shard,
    "gain_favour": from_cards,
    "lose_any": lose_any,
    "lose_shard": lose_any_shard,
    "lose_favour": lose_from_cards,
    "shard_or_favour": shard_or_favour,
    "herald": herald,
    "explore": may_explore,
    "step_back": step_back,
    "last_village": last_village,
    "favour_per_village": favour_per_village,
    "reinforce": reinforce,
    **{word: lasting(word) for word in LASTING},
}


OF_THE_STORY: Final = frozenset((*LASTING, "reinforce", "nothing"))  # effects that concern no side


def sides_of(t: T, effect: ActEffect) -> tuple[Side, ...]:
    """The sides an effect concerns; lasting effects and reinforcements concern the story, not a side."""
    if effect.who == "both" and effect.what not in OF_THE_STORY:
        return all_sides(t.state)
    return (PLAYER,) if effect.who == "player" else (BASILISK,)


def apply(t: T, effect: ActEffect) -> Flow[None]:
    """Carry out one effect of an act card (ryozen.narrative.acts.surprises)."""
    for side in sides_of(t, effect):
        flow = DEEDS[effect.what](t, side, effect.amount)
        if flow is not None:
            yield from flow


# What prevents a way from being carried out in full, as one word


def obstacle(t: T, effects: tuple[ActEffect, ...]) -> str:
    """Why these effects cannot all be carried out, or "" if they can (ryozen.narrative.acts.choice)."""
    found = [_obstacle(t, side, effect) for effect in effects for side in sides_of(t, effect)]
    return next(filter(None, found), "")


def _obstacle(t: T, side: Side, effect: ActEffect) -> str:
    s, amount = t.state, effect.amount
    match effect.what:
        case "lose_coin" | "lose_scroll" | "lose_lantern":
            word = effect.what.removeprefix("lose_")
            return "" if held(s, side, Resource(RESOURCES.index(word))) >= amount else f"lacking_{word}"
        case "lose_any":
            return "" if holds_any(s, side, amount) else "lacking_resources"
        case "lose_shard":
            return "" if sum(shards_of(s, side)) >= amount else "lacking_shards"
        case "lose_favour":
            return "" if favour(s, side) >= amount else "lacking_favour"
        case "last_village":
            return "" if can_explore(s, side) else "explorer_at_the_end"
        case "levy":
            return "" if len(s.path) <= len(t.box.tables.path_price) else "road_complete"
        case "herald":
            return "" if s.heralds[0] != side else "herald_first"
        case _:
            return ""
