"""Extra instructions that an owner has entered for a sector card: one function per word of their vocabulary."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ryozen.box.effects import CardEffect
from igroteka.games.ryozen.query import companions, favour
from igroteka.games.ryozen.rules.foresight import predicted
from igroteka.games.ryozen.rules.resources import (
    gain,
    gain_any,
    gain_any_shard,
    gain_favour,
    gain_shard,
    lose_any,
    lose_any_shard,
    lose_favour,
)
from igroteka.games.ryozen.rules.sectors import discard_one, herald_first
from igroteka.games.ryozen.rules.strikes import strike_one
from igroteka.games.ryozen.rules.villages import can_explore, explore
from igroteka.games.ryozen.state import T
from igroteka.games.ryozen.words import (
    BASILISK,
    FROM_CARDS,
    PLAYER,
    RESOURCES,
    SHARDS,
    Resource,
    Sector,
    Shard,
    owner_of,
)
from igroteka.kernel.ask import Flow

Instruction = Callable[[T, int, Sector], Flow[None] | None]


def favour_for_it(t: T, amount: int, sector: Sector) -> None:
    """The Basilisk gains favour."""
    gain_favour(t, BASILISK, amount, FROM_CARDS)


def resource(kind: Resource) -> Instruction:
    """It gains resources of one kind."""
    return lambda t, amount, sector: gain(t, BASILISK, kind, amount)


def shard(kind: Shard) -> Instruction:
    """It gains shards of one colour."""
    return lambda t, amount, sector: gain_shard(t, BASILISK, kind, amount)


def herald(t: T, amount: int, sector: Sector) -> None:
    """Its Herald becomes first."""
    herald_first(t, BASILISK)


def explore_more(t: T, amount: int, sector: Sector) -> None:
    """It explores villages, up to this number."""
    for _ in range(amount):
        if can_explore(t.state, BASILISK):
            explore(t, BASILISK)


def discard_events(t: T, amount: int, sector: Sector) -> Flow[None]:
    """It discards predicted events."""
    for _ in range(amount):
        yield from discard_one(t, BASILISK)


def strike_here(t: T, amount: int, sector: Sector) -> Flow[None]:
    """It strikes the player's companions in the sector of the card."""
    board = t.state.board
    for _ in range(amount):
        yield from strike_one(t, BASILISK, [at for at in companions(t, sector) if owner_of(board[at]) == PLAYER])


def player_loses_favour(t: T, amount: int, sector: Sector) -> None:
    lose_favour(t, PLAYER, amount, FROM_CARDS)


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "favour": favour_for_it,
    **{word: resource(Resource(n)) for n, word in enumerate(RESOURCES)},
    **{word: shard(Shard(n)) for n, word in enumerate(SHARDS)},
    "any": lambda t, amount, sector: gain_any(t, BASILISK, amount),
    "shard": lambda t, amount, sector: gain_any_shard(t, BASILISK, amount),
    "herald": herald,
    "explore": explore_more,
    "discard_event": discard_events,
    "strike": strike_here,
    "lose_favour": player_loses_favour,
    "lose_any": lambda t, amount, sector: lose_any(t, PLAYER, amount),
    "lose_shard": lambda t, amount, sector: lose_any_shard(t, PLAYER, amount),
}


def holds(t: T, condition: str, was_first: bool) -> bool:
    """Whether the condition of an instruction holds; who is first is judged before the day effect."""
    s = t.state
    return {
        "always": True,
        "first": was_first,
        "not_first": not was_first,
        "event": bool(predicted(s)),
        "no_event": not predicted(s),
        "ahead": favour(s, BASILISK) > favour(s, PLAYER),
        "behind": favour(s, BASILISK) < favour(s, PLAYER),
    }[condition]


def follow(t: T, effect: CardEffect, sector: Sector, was_first: bool) -> Flow[None]:
    """Carry out an instruction if its condition holds (ryozen.solo.deck.sector_card)."""
    if holds(t, effect.when, was_first):
        flow = INSTRUCTIONS[effect.what](t, effect.amount, sector)
        if flow is not None:
            yield from flow
